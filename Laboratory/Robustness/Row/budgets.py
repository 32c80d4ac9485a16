"""The bounds set by the budgets of work, answers and memory, for any request within the other limits."""

import collections
import contextlib
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import threading
import time

import shapes
import wire
from row import Outcome, Row, Skipped
from target import ROOT

# A budget of work is about a second of processor time; this allows for a slow machine.
MOST_TIME = 3.0
# An answer of 32 MiB in pieces and as a whole, and the values kept until it is written.
MOST_MEMORY = 192 << 20
LARGEST_ANSWER = 32 << 20
# Enough memory that no request is refused for it, so that only the budget applies.
ROOMY = ("--max-memory", str(4 << 30))
# The problems for requests that exceed a budget.
REFUSALS = {"too-much-work", "answer-too-large"}
UNBOUNDED = ("--max-work", str(1 << 50), "--max-answer", str(1 << 40), "--max-preview-screens", "1000")

# The shapes that show the costs of a build without budgets.
CONTROLS = {"replay": "long", "compare": "written"}


def policies(server):
    answer = wire.exchange(server, wire.get("/policies"))
    return [policy["name"] for policy in json.loads(answer.body)["policies"]]


class Worst:
    """The greatest value of each cost, and its request."""

    def __init__(self):
        self.costs = {}

    def note(self, kind, cost, name):
        if cost > self.costs.get(kind, (0, ""))[0]:
            self.costs[kind] = (cost, name)

    def __getitem__(self, kind):
        return self.costs.get(kind, (0, ""))[0]

    def words(self):
        units = {
            "time": lambda cost: f"{cost * 1000:.0f} ms",
            "time a byte": lambda cost: f"{cost * 1e6:.0f} µs a byte in",
            "out": lambda cost: f"{cost / 1e6:.1f} MB",
            "out a byte": lambda cost: f"{cost:.0f} bytes out a byte in",
            "memory": lambda cost: f"{cost / (1 << 20):.0f} MiB",
        }
        return ", ".join(f"{units[kind](cost)} ({name})" for kind, (cost, name) in self.costs.items())


def sweep(kind, quick):
    """Sends every policy × shape of one kind of request."""

    def measure(start, is_quick):
        worst = Worst()
        answers = collections.Counter()
        with start(*ROOMY) as server:
            names = policies(server)[:: 5 if is_quick else 1]
            wire.exchange(server, wire.get("/livez"))
            for policy in names:
                for shape in shapes.SHAPES:
                    for number, (path, request) in enumerate(shapes.KINDS[kind](policy, shape)):
                        answers[costs(server, path, request, f"{policy}, {shape} {number}", worst)] += 1
        unbounded = Worst()
        if kind in CONTROLS and not is_quick:
            with start(*ROOMY, *UNBOUNDED) as server:
                for path, request in shapes.KINDS[kind]("doubleNavigationController", CONTROLS[kind]):
                    try:
                        costs(server, path, request, "", unbounded, patience=30)
                    except TimeoutError:
                        unbounded.note("time", server.processor(), "not answered")
                        break
        holds = is_bounded(worst) and set(answers) <= REFUSALS | {"200"}
        figure = f"{', '.join(f'{count} × {what}' for what, count in answers.items())}: {worst.words()}"
        if unbounded.costs:
            figure += f"; without budgets {unbounded.words()}"
            holds = holds and not is_bounded(unbounded)
        return Outcome(figure, holds)

    return measure


def is_bounded(worst):
    return worst["time"] <= MOST_TIME and worst["out"] <= LARGEST_ANSWER and worst["memory"] <= MOST_MEMORY


def costs(server, path, request, name, worst, patience=300):
    """Records the costs of one request; returns its result, or the kind of the problem."""
    body, fields = shapes.encoded(request)
    resident, before = server.resident(), server.processor()
    server.forget_peak()
    answer = wire.exchange(server, wire.post(path, body, *fields, close=True), timeout=patience)
    seconds = server.processor() - before
    worst.note("time", seconds, name)
    worst.note("time a byte", seconds / len(body), name)
    worst.note("out", len(answer.body), name)
    worst.note("out a byte", len(answer.body) / len(body), name)
    worst.note("memory", server.peak() - resident, name)
    return str(answer.status) if answer.status == 200 else json.loads(answer.body)["type"].rpartition("/")[2]


def pushes(start, quick):
    """Sends 900 plain pushes, of which the server may keep only one transition in addition to the text."""
    body, _ = shapes.encoded({"stack": [{"id": "root"}], "operations": shapes.pushes("plain")})
    most = 0
    with start() as server:
        wire.exchange(server, wire.post("/transition", README))
        resident = server.resident()
        for name in policies(server)[:: 5 if quick else 1]:
            request = {"policy": name} | json.loads(body)
            answer = wire.exchange(server, wire.post("/replay", json.dumps(request).encode(), close=True), timeout=60)
            if answer.status != 200:
                raise RuntimeError(f"{name} answers with {answer.status}")
            most = max(most, server.peak() - resident)
    return Outcome(f"{most / (1 << 20):.0f} MiB above rest", most <= 64 << 20)


# README's request.
README = json.dumps(
    {
        "policy": "system",
        "stack": [{"id": "feed"}, {"id": "photo", "bar": {"background": "transparent", "tint": "#FFFFFF"}}],
        "operation": {"type": "pop"},
    }
).encode()


def dearest():
    """Returns the most expensive request of each kind that the budgets allow."""
    written = shapes.stack(300, "written")
    yield "/replay", {"stack": [{"id": "root"}], "operations": shapes.pushes("styled")}
    yield "/transition", {"policy": "reactNativeScreens", "stack": written, "operation": shapes.push("written")}
    yield "/compare", {"stack": shapes.stack(150, "styled"), "operation": shapes.push("styled")}
    yield "/compare", {
        "policies": ["system"] * 6,
        "environments": [{"os": f"{version}.0"} for version in range(9, 18)],
        "include": ["screens"],
        "stack": shapes.stack(900, "plain"),
        "operation": shapes.push("plain"),
    }
    # The request with the most memory kept until the answer is written.
    much = {"policies": ["doubleNavigationController"] * 20, "stack": shapes.stack(999, "written")}
    yield "/compare", much | {"operation": shapes.push("written")}


def within_limits(policy):
    """Each limit of the contract alone, at its maximum."""
    pop = {"type": "pop"}
    for shape in ("styled", "written"):
        deep = {"policy": policy, "stack": shapes.stack(1_000, shape)}
        yield "/resolve", deep
        yield "/transition", deep | {"operation": pop}
        few = {"policy": policy, "stack": shapes.stack(10, shape)}
        yield "/replay", few | {"operations": [{"type": "reappear"}] * 1_000}
        yield "/replay", {"policy": policy, "stack": shapes.stack(1, shape), "operations": shapes.pushes("plain")}
        many = {"policies": [policy] * 20, "stack": shapes.stack(50, shape), "operation": pop}
        yield "/compare", many


def batches():
    """As many requests as a batch may hold: README's, and those by which the engine's instructions are counted."""
    yield "/batch", {"requests": [json.loads(README)] * 1_000}
    lines = (ROOT / "Benchmarks/Instructions/requests.jsonl").read_text().splitlines()
    counted = [json.loads(line) for line in lines if line]
    yield "/batch", {"requests": (counted * 1_000)[:1_000]}


def limits(start, quick):
    """Nothing of what the contract allows is refused for its work or for the length of its answer, whatever the policy."""
    count, refused, slowest = 0, [], 0.0
    # A thousand of the requests by which instructions are counted are more than a body may have.
    with start(*ROOMY, "--max-body", str(16 << 20)) as server:
        requests = [(path, request, "") for path, request in batches()]
        for policy in policies(server)[:: 5 if quick else 1]:
            requests += [(path, request, policy) for path, request in within_limits(policy)]
        for path, request, policy in requests:
            body, fields = shapes.encoded(request)
            before = server.processor()
            answer = wire.exchange(server, wire.post(path, body, *fields, close=True), timeout=300)
            slowest = max(slowest, server.processor() - before)
            count += 1
            if answer.status != 200 or b'"status":422' in answer.body:
                refused.append(f"{path} {policy}")
    figure = f"{count} requests, {slowest * 1000:.0f} ms at most, refused: {', '.join(refused) or 'none'}"
    return Outcome(figure, not refused and slowest <= MOST_TIME)


# --- A search for expensive requests


def grown(value, dice, depth=0):
    """Returns the value with a part repeated, lengthened or changed, so that it may be more expensive."""
    if isinstance(value, dict) and value:
        key = dice.choice(list(value))
        if dice.random() < 0.1 and depth == 0:
            return value | dice.choice(ASKED)
        return value | {key: grown(value[key], dice, depth + 1)}
    if isinstance(value, list) and value:
        place = dice.randrange(len(value))
        match dice.randrange(4):
            case 0:
                return renamed(value + value * dice.choice([1, 1, 3, 9]))
            case 1:
                return renamed(value[: place + 1] + [value[place]] * dice.choice([1, 10, 100]) + value[place + 1 :])
            case 2 if len(value) > 1:
                return value[:place] + value[place + 1 :]
            case _:
                return value[:place] + [grown(value[place], dice, depth + 1)] + value[place + 1 :]
    if isinstance(value, str):
        return dice.choice(POLICIES) if value in POLICIES else dice.choice([value, value + "n" * 2_000, f"#{dice.randrange(2**24):06X}"])
    if isinstance(value, bool):
        return not value
    return dice.choice([value, 0, 1, 17, 1_000])


ASKED = (
    [{"include": include} for include in (shapes.EVERYTHING, ["screens"], ["diagnostics", "fixes"], [])]
    + [{"environments": [{"os": f"{version}.0"} for version in range(9, 19)]}]
    + [{"operations": [{"type": "reappear"}] * 200}, {"policies": None}]
)
POLICIES = ["system", "transitionBar", "doubleNavigationController", "reactNativeScreens", "hbdNavigationBar", "qmui"]


def renamed(items):
    """Returns the items with new ids, if they have ids."""
    return [
        item | {"id": f"k{place}"} if isinstance(item, dict) and "id" in item else item for place, item in enumerate(items)
    ]


def search(start, quick):
    """Searches for expensive requests for a minute, changing earlier ones and keeping those with more time or bytes."""
    dice = random.Random(34)
    corpus = [
        (path, request)
        for kind in shapes.KINDS.values()
        for shape in ("plain", "written")
        for path, request in [next(kind("transitionBar", shape))]
    ]
    kept = [(0.0, 0, path, shrunk(request)) for path, request in corpus]
    worst, count = Worst(), 0
    with start(*ROOMY) as server:
        POLICIES[:] = policies(server)
        end = time.monotonic() + (10 if quick else 60)
        while time.monotonic() < end:
            _, _, path, request = dice.choice(kept)
            for _ in range(dice.choice([1, 2, 4])):
                request = grown(request, dice)
            body, fields = shapes.encoded(request)
            if len(body) > 1 << 20:
                continue
            count += 1
            resident, before = server.resident(), server.processor()
            server.forget_peak()
            answer = wire.exchange(server, wire.post(path, body, *fields, close=True), timeout=120)
            seconds, size = server.processor() - before, len(answer.body)
            for kind, cost in (("time", seconds), ("out", size), ("memory", server.peak() - resident)):
                worst.note(kind, cost, path)
            if answer.status == 200:
                kept.append((seconds, size, path, request))
            if len(kept) > 200:
                by_time = sorted(kept, key=lambda entry: -entry[0])[:50]
                by_size = sorted(kept, key=lambda entry: -entry[1])[:50]
                kept = by_time + by_size
    return Outcome(f"{count} requests: {worst.words()}", count > 100 and is_bounded(worst))


def shrunk(request):
    """Returns the request with long lists shortened."""
    if isinstance(request, dict):
        return {key: shrunk(value) for key, value in request.items()}
    return [shrunk(item) for item in request[:3]] if isinstance(request, list) else request


# --- Containers

CGROUPS = pathlib.Path("/sys/fs/cgroup")


@contextlib.contextmanager
def container(limit):
    """A cgroup of so many bytes of memory, of either version."""
    is_second = (CGROUPS / "cgroup.controllers").exists()
    folder = (CGROUPS if is_second else CGROUPS / "memory") / f"navigation-style-{os.getpid()}-{limit >> 20}"
    try:
        folder.mkdir()
        (folder / ("memory.max" if is_second else "memory.limit_in_bytes")).write_text(str(limit))
    except OSError as error:
        with contextlib.suppress(OSError):
            folder.rmdir()
        raise Skipped(f"no cgroup can be made here: {error.strerror}") from error
    try:
        yield folder
    finally:
        for _ in range(50):
            try:
                folder.rmdir()
                break
            except OSError:
                time.sleep(0.1)


def swept(names):
    """The requests of all other rows, under some policies, and the dearest."""
    for policy in names:
        for kind in shapes.KINDS.values():
            for shape in shapes.SHAPES:
                yield from kind(policy, shape)
        yield from within_limits(policy)
    for _ in range(3):
        yield from dearest()


def contained(start, quick):
    """What the other rows ask for in containers, by two clients at once, with the memory that one has by default."""
    figures = []
    holds = True
    for size in (256 << 20, 512 << 20):
        with container(size) as folder, start("--max-memory", str(size * 3 // 4)) as server:
            (folder / "cgroup.procs").write_text(str(server.pid))
            names = policies(server)
            wire.exchange(server, wire.post("/transition", README))
            server.forget_peak()
            resident = server.resident()
            statuses = collections.Counter()

            def ask(number):
                # Two policies that have the most to say, and each time others.
                chosen = ["transitionBar", "doubleNavigationController"] + names[number :: 15 if quick else 5]
                for path, request in swept(chosen):
                    if not server.is_alive:
                        return
                    body, fields = shapes.encoded(request)
                    try:
                        answer = wire.exchange(server, wire.post(path, body, *fields, close=True), timeout=300)
                    except (OSError, EOFError):
                        answer = None
                    statuses[answer.status if answer else 0] += 1

            threads = [threading.Thread(target=ask, args=(number,)) for number in range(2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if not server.is_alive:
                figures.append(f"{size >> 20} MiB: KILLED after {statuses.total()} answers")
                holds = False
                continue
            peak = server.peak()
            time.sleep(5 if quick else 60)
            rest = server.resident() / resident
            others = sorted(set(statuses) - {200, 422, 503})
            holds = holds and not others and statuses[200] > 0 and rest <= 2
            figures.append(
                f"{size >> 20} MiB: {peak >> 20} MiB at most, {statuses[200]} answered, {statuses[422]} too much, "
                f"{statuses[503]} without memory, at rest {rest:.1f} × README's"
            )
    return Outcome("; ".join(figures), holds)


# --- Other clients

FLOOD = """
import json, socket, sys
sys.path[:0] = [sys.argv[1], sys.argv[2]]
import budgets, shapes, wire
requests = []
for path, request in budgets.dearest():
    body, fields = shapes.encoded(request)
    requests.append(wire.post(path, body, *fields, close=True))
number = int(sys.argv[4])
while True:
    try:
        with socket.create_connection(("127.0.0.1", int(sys.argv[3])), timeout=120) as client:
            client.sendall(requests[number % len(requests)])
            while client.recv(1 << 20):
                pass
    except OSError:
        pass
    number += 1
"""


@contextlib.contextmanager
def flood(server, count):
    """Runs `count` clients that repeatedly send expensive requests."""
    folders = [str(pathlib.Path(__file__).parent), str(ROOT / "Laboratory/Robustness/Support")]
    clients = [
        subprocess.Popen(
            ["nice", "-n", "19", sys.executable, "-B", "-c", FLOOD, *folders, str(server.port), str(number)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for number in range(count)
    ]
    try:
        yield
    finally:
        for client in clients:
            client.kill()
        for client in clients:
            client.wait()


def latencies(server, seconds):
    """Returns the times of README's requests and of /livez, one after another, and the number without an answer."""
    small, alive, failures = [], [], 0
    end = time.monotonic() + seconds
    with server.connect(timeout=30) as client:
        connection = wire.Connection(client)
        while time.monotonic() < end:
            for request, times in ((wire.post("/transition", README), small), (wire.get("/livez"), alive)):
                began = time.monotonic()
                client.sendall(request)
                failures += connection.answer().status != 200
                times.append(time.monotonic() - began)
            time.sleep(0.002)
    return small, alive, failures


def p99(times):
    return sorted(times)[int(len(times) * 0.99)]


def beside(start, quick):
    """Measures README's request beside 2, 8 and 64 clients that send the most expensive requests, alternating with an
    idle server."""
    turns, seconds = (1, 2) if quick else (5, 4)
    figures, holds = [], True
    for count in (2, 8, 64):
        alone, loaded, alive, slowest, failures = [], [], [], 0.0, 0
        with start() as server:
            latencies(server, 0.5)
            for _ in range(turns):
                small, _, failed = latencies(server, seconds)
                alone.append(p99(small))
                failures += failed
                with flood(server, count):
                    time.sleep(1)
                    small, lives, failed = latencies(server, seconds)
                loaded.append(p99(small))
                alive.append(p99(lives))
                slowest = max(slowest, *lives)
                failures += failed
                time.sleep(2)
        before, after, lives = (statistics.median(times) for times in (alone, loaded, alive))
        holds = (
            holds and after <= max(5 * before, 0.02) and not failures and lives <= 0.05 and slowest <= 1
        )
        figures.append(
            f"{count}: p99 {after * 1000:.1f} ms beside {before * 1000:.1f} alone, /livez {lives * 1000:.1f}, "
            f"{slowest * 1000:.0f} at most, {failures} refused"
        )
    return Outcome("; ".join(figures), holds)


ROWS = [
    Row(
        f"B-{kind}",
        f"/{kind}, every policy × shape",
        "3 s of processor, 32 MiB out, 192 MiB above rest",
        sweep(kind, False),
    )
    for kind in shapes.KINDS
] + [
    Row("B-900", "900 pushes under every policy", "64 MiB above rest", pushes, in_quick=True),
    Row("B-limits", "each limit of the contract alone", "none refused, 3 s of processor", limits),
    Row("B-fuzz", "a minute's search for what is dear", "3 s of processor, 32 MiB out, 192 MiB above rest", search),
    Row("B-box", "all of these in 256 and 512 MiB", "none killed, after a minute 2 × README's", contained),
    Row("B-p99", "README's request beside 2, 8, 64 dear ones", "p99 5 × or 20 ms, /livez 50 ms, 1 s at most", beside),
]
