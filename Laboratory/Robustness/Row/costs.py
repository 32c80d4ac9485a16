"""The costs that a stranger can cause, and the text that reaches the log."""

import json
import subprocess
import tempfile
import time

import wire
from row import Outcome, Row

CAP = 1 << 20


def fill(prefix, items, suffix):
    """Returns a body with as many items as the largest one may have."""
    text, used = [], len(prefix) + len(suffix)
    for item in items:
        if used + len(item) + 1 > CAP:
            break
        text.append(item)
        used += len(item) + 1
    return (prefix + ",".join(text) + suffix).encode()


EVERYTHING = '"include":"all"'


def screens(count):
    return ",".join(f'{{"id":"s{number}"}}' for number in range(count))


def ids(count):
    return ",".join(f'"s{number}"' for number in range(count))


def dearest_bodies():
    """Returns the largest accepted bodies of each kind, and those with the most computation."""
    yield "keys", "/resolve", fill('{"stack":[],"x-a":{', (f'"{number}":0' for number in range(1 << 20)), "}}")
    yield "array", "/resolve", fill('{"stack":[],"x-a":[', ("0" for _ in range(1 << 20)), "]}")
    yield "faults", "/resolve", fill('{"stack":[],', (f'"a{number}":0' for number in range(1 << 20)), "}")
    yield "escapes", "/resolve", ('{"stack":[],"x-a":"' + "\\u0041" * 170_000 + '"}').encode()
    yield "digits", "/resolve", ('{"stack":[],"x-a":' + "1" * 1_000_000 + "}").encode()
    library = ",".join(f'"a{number}":0' for number in range(90))
    yield "library", "/resolve", fill(
        '{"policy":"hbdNavigationBar","stack":[',
        (f'{{"id":"s{number}","library":{{{library}}}}}' for number in range(1000)),
        "]}",
    )
    yield "gradient", "/resolve", fill(
        '{"stack":[{"id":"a","bar":{"background":{"image":{"gradient":[',
        ('{"at":0,"color":"red"}' for _ in range(1 << 20)),
        "]}}}}]}",
    )
    yield "screens", "/transition", f'{{"stack":[{screens(1000)}],"operation":{{"type":"popToRoot"}},{EVERYTHING}}}'.encode()
    yield "styles", "/resolve", fill(
        f'{{{EVERYTHING},"stack":[',
        (
            f'{{"id":"s{number}","bar":{{"background":{{"color":"#{number:06X}"}},"tint":"red","title":{{"color":"blue"}}}}}}'
            for number in range(1000)
        ),
        "]}",
    )


def dearest_series():
    """Returns a replay with the most operations, on the most screens."""
    pops = ",".join(['{"type":"pop"}'] * 1000)
    yield "replay", "/replay", f'{{"stack":[{screens(1000)}],"operations":[{pops}],{EVERYTHING}}}'.encode()
    yield "replay", "/replay", f'{{"stack":[{screens(190)}],"operations":[{pops}],{EVERYTHING}}}'.encode()
    yield "sets", "/replay", fill(
        f'{{"environment":{{"device":"z"}},"stack":[{screens(1000)}],"operations":[',
        (f'{{"type":"setViewControllers","screens":[{ids(900)}]}}' for _ in range(1000)),
        "]}",
    )
    item = f'{{"stack":[{screens(60)}],"operation":{{"type":"pop"}},{EVERYTHING}}}'
    yield "batch", "/batch", fill('{"requests":[', (item for _ in range(1000)), "]}")


def written_screens(count):
    """Returns screens that write other values in each callback, so that there is much to find and fix."""
    callbacks = ("viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")

    def writes(number):
        return ",".join(
            f'"{key}":{{"barTintColor":"#{(number * 7919 + index) % 4096:03X}","tintColor":"#{number % 4096:03X}",'
            f'"isTranslucent":{"true" if (number + index) % 2 else "false"},"backgroundImage":{{"name":"a"}}}}'
            for index, key in enumerate(callbacks)
        )

    return ",".join(f'{{"id":"s{number}","callbacks":{{{writes(number)}}}}}' for number in range(count))


def dearest_products():
    """Returns requests whose numbers are within their limits while their products are too large."""
    pop = '"operation":{"type":"pop"}'
    styled = ",".join(
        f'{{"id":"s{number}","bar":{{"background":"#{number:06X}","tint":"red"}}}}' for number in range(999)
    )
    for policy in ("doubleNavigationController", "rtRootNavigationController", "reactNativeScreens"):
        policies = ",".join([f'"{policy}"'] * 20)
        yield f"20 × {policy}", "/compare", f'{{"stack":[{styled}],{pop},"policies":[{policies}]}}'.encode()
        yield f"written, {policy}", "/resolve", f'{{"policy":"{policy}","stack":[{written_screens(999)}]}}'.encode()
        written = f'{{"stack":[{written_screens(999)}],{pop},"policies":[{policies}]}}'.encode()
        yield f"20 × written, {policy}", "/compare", written
    environments = ",".join(f'{{"os":"{version}.0"}}' for version in (12, 13, 15, 17, 26) for _ in range(4))
    yield "20 environments", "/transition", f'{{"stack":[{styled}],{pop},"environments":[{environments}]}}'.encode()
    listed = f'{{"stack":[{screens(999)}],"operations":[{reappearances(1000)}],"include":["screens"]}}'
    yield "listed 1,000 times", "/replay", listed.encode()
    writing = f'{{"stack":[{written_screens(60)}],"operations":[{reappearances(1000)}]}}'
    yield "written 1,000 times", "/replay", writing.encode()


def reappearances(count):
    return ",".join(['{"type":"reappear"}'] * count)


def amplification(start, bodies, most_time, most_share):
    """Measures the processor time and the memory of each body, after the server has answered it once."""
    worst_time = worst_share = 0
    slowest = largest = ""
    with start() as server:
        for name, path, body in bodies:
            wire.exchange(server, wire.post(path, body, close=True))
            resident, before = server.resident(), server.processor()
            server.forget_peak()
            answer = wire.exchange(server, wire.post(path, body, close=True), timeout=60)
            seconds, share = server.processor() - before, (server.peak() - resident) / CAP
            if answer is None or answer.status not in (200, 400, 422):
                raise RuntimeError(f"{name} was answered {answer and answer.status}")
            if seconds > worst_time:
                worst_time, slowest = seconds, name
            if share > worst_share:
                worst_share, largest = share, name
    return Outcome(
        f"{worst_time * 1000:.0f} ms ({slowest}), {worst_share:.1f} times the largest body ({largest})",
        worst_time <= most_time and worst_share <= most_share,
    )


def one_operation(start, quick):
    return amplification(start, dearest_bodies(), most_time=0.1, most_share=20)


def many_operations(start, quick):
    return amplification(start, dearest_series(), most_time=0.5, most_share=64)


def products(start, quick):
    """Measures these requests with the budget of work, and the most expensive one without it, which must exceed the
    limit."""
    most_time = 3
    bodies = list(dearest_products())
    outcome = amplification(start, bodies, most_time, most_share=64)
    path, body = next(row[1:] for row in bodies if row[0] == "20 × written, doubleNavigationController")
    with start("--max-work", str(1 << 50)) as server:
        before = server.processor()
        wire.exchange(server, wire.post(path, body, close=True), timeout=60)
        unbounded = server.processor() - before
    figure = f"{outcome.figure}; {unbounded:.0f} s where work is not bounded"
    return Outcome(figure, outcome.holds and unbounded > most_time)


def oversize(start, quick):
    """Sends 5 MB, with a length and in chunks, from a client that sends everything before it reads, and from one that
    reads."""
    refused = asked = 0
    count = 5 if quick else 30
    with tempfile.NamedTemporaryFile() as file, tempfile.NamedTemporaryFile() as answer, start() as server:
        file.write(b"[" + b"0," * 2_500_000 + b"0]")
        file.flush()
        curl = [
            "curl",
            "-s",
            "-o",
            answer.name,
            "-w",
            "%{http_code}",
            "-H",
            "Content-Type: application/json",
            "--data-binary",
            f"@{file.name}",
            f"http://127.0.0.1:{server.port}/transition",
        ]
        wire.exchange(server, wire.get("/livez"))
        resident = server.resident()
        for options, statuses in (
            (["-H", "Expect:"], {"413"}),
            ([], {"413"}),
            (["-H", "Transfer-Encoding: chunked"], {"411", "413"}),
        ):
            for _ in range(count):
                done = subprocess.run(curl + options, capture_output=True, text=True, timeout=20)
                asked += 1
                refused += done.stdout in statuses
        growth = server.resident() - resident
    return Outcome(
        f"{refused} of {asked} refused with 413 (411 in chunks), {growth / 1024:+.0f} KiB",
        refused == asked and growth <= 2 << 20,
    )


def log_hygiene(start, quick):
    """Sends control characters in every part of a request; the log must be JSON, one line each, without any."""
    nasty = [
        b"\x1b[31m",
        b"\r\nforged",
        b"\nforged",
        b"\0",
        b"\x07",
        b"\x7f",
        b'"',
        b"\\",
        b"\xff\xfe",
        b"%0d%0aforged",
        b"\xe2\x80\xa8",
    ]
    with start("--log-level", "trace") as server:
        sent = 0
        for text in nasty:
            for request in (
                b"GET /" + text + b" HTTP/1.1\r\nHost: a\r\n\r\n",
                b"GET /livez?" + text + b" HTTP/1.1\r\nHost: a\r\n\r\n",
                b"GET" + text + b" /livez HTTP/1.1\r\nHost: a\r\n\r\n",
                wire.get("/livez", b"X-Request-Id: a" + text),
                wire.get("/livez", b"User-Agent: a" + text),
                wire.get("/livez", b"Traceparent: " + text),
                wire.post("/transition", b'{"policy":"' + text + b'"}'),
            ):
                with server.connect() as client:
                    client.sendall(request)
                    client.shutdown(1)
                    wire.everything(client, 5)
                sent += 1
        time.sleep(0.3)
        is_alive = server.is_alive
        server.stop()
        server.reader.join(timeout=5)
        lines = server.log.removesuffix(b"\n").split(b"\n")

    def is_clean(line):
        try:
            json.loads(line)
        except ValueError:
            return False
        return not any(byte < 0x20 or byte == 0x7F for byte in line)

    dirty = sum(not is_clean(line) for line in lines)
    return Outcome(
        f"{sent} requests, {len(lines)} lines, {dirty} that are not one line of clean JSON", is_alive and dirty == 0
    )


ROWS = [
    Row("S9", "the dearest bodies of 1 MiB", "100 ms of processor, 20 times the body in memory", one_operation, "hold"),
    Row(
        "S9s",
        "1,000 operations in one body",
        "500 ms of processor, 64 times the body in memory",
        many_operations,
        "hold",
    ),
    Row("S9p", "products of numbers within their limits", "3 s of processor, 64 times the body in memory", products),
    Row("S10", "bodies of 5 MB by curl, 30 times each", "413 seen each time, at most 2 MiB more", oversize, ""),
    Row("S13", "control characters for the log", "each line clean JSON", log_hygiene, "", in_quick=True),
]
