"""Counts by valgrind and by a counting library for the in-process benchmark and the server, over fixed requests."""
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = ("decode", "engine", "encode")
# The function of `Stages.swift` in which a stage runs once for each body.
COUNTED = "*InProcess*Stages*counted*"
# The calls in the engine that have figures of their own, as patterns of the mangled names of caller and callee: the history of
# the stack with the operation, once for each request, and the same with a fix.
ENGINE = r"\$s15NavigationStyle"
PARTS = {
    "first run": (ENGINE + "14FixableRequestV6answer", ENGINE + "(8RunStartC2of|3RunV8carryOut)"),
    "trial": ("", ENGINE + r"14FixableRequestV10fixResults.*4GoalV.*U\d*_$"),
}
# By default, each process seeds its hashes randomly, and callgrind counts `rep movs` once for each byte.
ENVIRONMENT = {
    **os.environ,
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": "glibc.cpu.x86_rep_movsb_threshold=2000000000:glibc.cpu.x86_rep_stosb_threshold=2000000000",
}


def output(*command, **variables):
    environment = {**ENVIRONMENT, **variables}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=900).stdout


def requests(work):
    """Writes the fixed bodies, plain and with all parts of the answer requested, to a file each."""
    with open(os.path.join(HERE, "requests.jsonl"), encoding="utf-8") as file:
        bodies = [json.loads(line) for line in file]
    files = {}
    for answer, further in (("default answer", {}), ("everything", {"include": "all"})):
        files[answer] = os.path.join(work, f"{answer.split()[0]}.jsonl")
        with open(files[answer], "w", encoding="utf-8") as file:
            for body in bodies:
                file.write(json.dumps({**body, **further}, separators=(",", ":")) + "\n")
    return files


def instructions(program, stage, file, work):
    """Returns the instructions of a stage over all bodies, counted by callgrind."""
    dump = os.path.join(work, "callgrind.out")
    output("valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--callgrind-out-file={dump}",
           program, "--count", stage, file)
    with open(dump, encoding="utf-8", errors="replace") as profile:
        total = int(re.search(r"^summary: (\d+)", profile.read(), re.MULTILINE)[1])
    if total == 0:
        sys.exit(f"bench-instructions: callgrind saw nothing of {stage}; is the function still called as the gate has it?")
    return total


def parts_of_engine(work, count):
    """Returns the instructions of each of the engine's parts, in the profile that `instructions` wrote last."""
    costs, calls = dict.fromkeys(PARTS, 0), dict.fromkeys(PARTS, 0)
    names, caller, callee = {}, "", ""

    def name(line):
        # A name stands only where it comes first; its number stands for it.
        number, _, text = line.partition("=")[2].strip().partition(" ")
        return names.setdefault(number, text)

    with open(os.path.join(work, "callgrind.out"), encoding="utf-8", errors="replace") as profile:
        for line in profile:
            if line.startswith("fn="):
                caller = name(line)
            elif line.startswith("cfn="):
                callee = name(line)
            elif line.startswith("calls="):
                cost = int(next(profile).split()[1])
                for part, (outer, inner) in PARTS.items():
                    if re.match(outer, caller) and re.match(inner, callee):
                        costs[part] += cost
                        calls[part] += int(line[len("calls="):].split()[0])
    if 0 in costs.values():
        sys.exit(f"bench-instructions: callgrind saw a part of the engine nowhere; has a function another name? {costs}")
    # The first run has several calls for each request. The round that fills the caches costs nothing, but its calls count.
    return {"first run": costs["first run"] / count, "trial": costs["trial"] / (calls["trial"] / 2)}


def figures(program, library, server, work):
    """Returns every figure by its name: instructions and mallocs per request, instructions per byte."""
    found = {}
    loop = None
    files = requests(work)
    for answer, file in files.items():
        # The loop and its arguments are not part of a stage.
        loop = loop or instructions(program, "nothing", file, work)
        for stage in STAGES:
            count, result, mallocs = map(int, output(program, "--count", stage, file, LD_PRELOAD=library).split())
            total = instructions(program, stage, file, work) - loop
            found[f"{stage}, {answer}: instructions a request"] = round(total / count)
            size = {"decode": bytes_in(file), "encode": result}.get(stage)
            if size:
                found[f"{stage}, {answer}: instructions a byte"] = round(total / size, 2)
            found[f"{stage}, {answer}: mallocs a request"] = round(mallocs / count, 1)
            if stage == "engine":
                for part, cost in parts_of_engine(work, count).items():
                    found[f"{stage}, {answer}: instructions of a {part}"] = round(cost)
    found["server, default answer: instructions a request"] = of_server(server, files["default answer"], work)
    graphs = os.path.join(HERE, "audits.jsonl")
    count, steps, mallocs = map(int, output(program, "--count", "audit", graphs, LD_PRELOAD=library).split())
    found["audit: instructions a step"] = round(instructions(program, "audit", graphs, work) / steps)
    found["audit: mallocs a step"] = round(mallocs / steps, 1)
    return found


def bytes_in(file):
    """Returns the number of bytes of all bodies, without the separators."""
    with open(file, "rb") as lines:
        return sum(len(line.rstrip()) for line in lines)


def of_server(product, file, work):
    """Returns the instructions of the whole server per request, for the bodies in a file."""
    # Without debug information, not all of which valgrind can read.
    server = os.path.join(work, "server")
    subprocess.run(["strip", "--strip-debug", product, "-o", server], check=True)
    with open(file, "rb") as lines:
        bodies = [line.rstrip() for line in lines]
    # The first round fills all caches, and start and end cost the same in both runs.
    once, thrice = (served(server, bodies * rounds, work) for rounds in (1, 3))
    return round((thrice - once) / 2 / len(bodies))


def served(program, bodies, work):
    """Returns the instructions of a server from start to end, including the answers to the bodies."""
    dump = os.path.join(work, "server.out")
    with tempfile.TemporaryFile("w+") as log:
        server = subprocess.Popen(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={dump}", program, "serve", "--listen", "127.0.0.1:0"],
            env=ENVIRONMENT, stderr=log,
        )
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port_told(server, log), timeout=60)
            for body in bodies:
                connection.request("POST", "/transition", body, {"Content-Type": "application/json"})
                answer = connection.getresponse()
                answer.read()
                if answer.status != 200:
                    sys.exit(f"a body that is counted was answered {answer.status}")
            connection.close()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=60)
    with open(dump, encoding="utf-8", errors="replace") as profile:
        return int(re.search(r"^summary: (\d+)", profile.read(), re.MULTILINE)[1])


def port_told(server, log):
    """Returns the port that the server reports."""
    end = time.monotonic() + 120
    while server.poll() is None and time.monotonic() < end:
        log.seek(0)
        if found := re.search(r'"address":"127\.0\.0\.1:(\d+)"', log.read()):
            return int(found[1])
        time.sleep(0.1)
    sys.exit("the server under valgrind did not listen")
