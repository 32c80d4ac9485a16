"""Crowds: slow requests, and clients that do not read, must not delay others, and use bounded memory."""

import collections
import json
import threading
import time

import wire
from row import Outcome, Row
from target import eventually

SMALL = json.dumps({"stack": [{"id": "a"}], "operation": {"type": "pop"}}).encode()


def comparison(screens):
    """Returns a comparison of all policies, of about 14 KB with 180 screens."""
    stack = [{"id": f"screen-{number}", "bar": {"background": {"color": f"#{number:06X}"}}} for number in range(screens)]
    return json.dumps({"stack": stack, "operation": {"type": "push", "screen": {"id": "next"}}}).encode()


def replay(operations):
    """Returns a replay whose answer grows with the square of its operations: some MB with 120."""
    pushes = [{"type": "push", "screen": {"id": f"pushed-{number}"}} for number in range(operations)]
    return json.dumps({"stack": [{"id": "root"}], "operations": pushes}).encode()


def lines_of(server, route):
    return server.log.count(b'"message":"answered"') and sum(
        1 for line in server.log.split(b"\n") if b'"route":"%s"' % route in line and b'"message":"answered"' in line
    )


def answered(start, quick):
    """Sends a comparison from each of 200 clients at once, with liveness probes in between."""
    count = 60 if quick else 200
    body = comparison(40 if quick else 180)
    found = collections.Counter()
    lock = threading.Lock()

    def ask(server):
        try:
            with server.connect(timeout=300) as client:
                client.sendall(wire.post("/compare", body, close=True))
                answer = wire.Connection(client).answer()
                what = answer.status if answer else "closed"
                if what == 503 and "retry-after" not in answer.fields:
                    what = "503 without Retry-After"
        except OSError as error:
            what = type(error).__name__
        with lock:
            found[what] += 1

    with start() as server:
        threads = [threading.Thread(target=ask, args=(server,)) for _ in range(count)]
        for thread in threads:
            thread.start()
        longest = 0.0
        while any(thread.is_alive() for thread in threads):
            for request in (wire.get("/livez"), wire.post("/transition", SMALL)):
                began = time.monotonic()
                answer = wire.exchange(server, request, 60)
                longest = max(longest, time.monotonic() - began)
                if answer is None or answer.status != 200:
                    found[f"in between: {answer.status if answer else 'closed'}"] += 1
            time.sleep(0.02)
        for thread in threads:
            thread.join()
        is_logged = eventually(lambda: lines_of(server, b"/compare") == count, 5)
    others = {what: number for what, number in found.items() if what not in (200, 503)}
    return Outcome(
        f"{found[200]} answered, {found[503]} refused, {others or 'none'} else, "
        f"{'all' if is_logged else 'NOT ALL'} logged; others waited {longest * 1000:.0f} ms at most",
        not others and found[200] > 0 and is_logged and longest <= 1,
    )


def silent(start, quick):
    """Connects clients that request a large answer and do not read it."""
    count = 200
    limit = 96 << 20
    # More than the system buffers for a socket.
    body = replay(300)
    with start("--max-memory", str(limit)) as server:
        size = len(wire.exchange(server, wire.post("/replay", body), 60).body)
        server.forget_peak()
        clients = []
        for _ in range(count):
            client = server.connect(timeout=60, receive_buffer=4096)
            client.sendall(wire.post("/replay", body))
            clients.append(client)
        longest = 0.0
        failures = 0
        end = time.monotonic() + 15
        while time.monotonic() < end:
            began = time.monotonic()
            answer = wire.exchange(server, wire.post("/transition", SMALL))
            longest = max(longest, time.monotonic() - began)
            failures += answer is None or answer.status != 200
            time.sleep(0.05)
        peak = server.peak()
        for client in clients:
            client.close()
        rests = eventually(lambda: server.resident() <= 64 << 20, 20)
        resident = server.resident()
    return Outcome(
        f"{count} × {size / 1e6:.1f} MB: {peak >> 20} MiB at most, {resident >> 20} MiB after; {failures} small ones failed, "
        f"{longest * 1000:.0f} ms at most",
        size * count > 2 * limit and peak <= limit + (128 << 20) and rests and not failures and longest <= 1,
    )


def turns(start, quick):
    """Checks that a comparison of one client gets its turn while another client floods the server."""
    body = comparison(40)
    with start("--max-computations", "1") as server:
        flood = [server.connect(timeout=300) for _ in range(30)]
        for client in flood:
            client.sendall(wire.post("/compare", body, close=True))
        # Another address of the loopback interface counts as another client.
        with server.connect(timeout=60, address="127.0.0.2") as other:
            other.sendall(wire.post("/compare", body, close=True))
            status = wire.Connection(other).answer().status
        unanswered = 0
        for client in flood:
            client.setblocking(False)
            try:
                unanswered += not client.recv(1)
            except BlockingIOError:
                unanswered += 1
            client.close()
    return Outcome(
        f"{status} while {unanswered} of the 30 before it still waited",
        status == 200 and unanswered >= 15,
    )


class Client(threading.Thread):
    """A client with an address and a rate of its own, which records its answers and their times."""

    def __init__(self, server, address, rate, seconds):
        super().__init__()
        self.server, self.address, self.rate, self.seconds = server, address, rate, seconds
        self.found = collections.Counter()
        self.waits = []

    def run(self):
        client = None
        asked = due = time.monotonic()
        end = due + self.seconds
        while asked < end:
            time.sleep(max(0, due - time.monotonic()))
            asked = time.monotonic()
            # A delayed client does not catch up: the distance of two requests is never below that of the rate.
            due = asked + 1 / self.rate
            try:
                client = client or self.server.connect(address=self.address)
                client.sendall(wire.post("/transition", SMALL))
                answer = wire.Connection(client).answer()
                self.found[answer.status if answer else "closed"] += 1
                is_last = answer is None or answer.fields.get("connection") == "close"
            except OSError as error:
                self.found[type(error).__name__] += 1
                is_last = True
            self.waits.append(time.monotonic() - asked)
            if is_last and client:
                client.close()
                client = None
        if client:
            client.close()

    @property
    def p99(self):
        return sorted(self.waits)[int(len(self.waits) * 0.99)] * 1000


def rate(start, quick):
    """Runs a client at ten times its rate beside one that keeps to it, and the latter alone."""
    limit, seconds = 50, 3 if quick else 20
    with start("--rate", f"{limit}/s") as server:
        alone = Client(server, "127.0.0.2", limit, seconds)
        alone.start()
        alone.join()
        greedy = Client(server, "127.0.0.3", 10 * limit, seconds)
        modest = Client(server, "127.0.0.4", limit, seconds)
        for client in (greedy, modest):
            client.start()
        for client in (greedy, modest):
            client.join()
    count = sum(greedy.found.values())
    return Outcome(
        f"{greedy.found[429]} of its {count} refused; of the other's {sum(modest.found.values())} "
        f"{modest.found.total() - modest.found[200]}; its p99 {modest.p99:.1f} ms, alone {alone.p99:.1f} ms",
        set(greedy.found) == {200, 429}
        and greedy.found[200] <= limit * (seconds + 1)
        and set(modest.found) == set(alone.found) == {200}
        and (quick or modest.p99 <= alone.p99 + 10),
    )


ROWS = [
    Row(
        "W1",
        "200 comparisons at once",
        "each answered and logged, small ones within 1 s",
        answered,
        fault="drop",
        in_quick=True,
    ),
    Row(
        "W2",
        "200 large answers that nobody reads",
        "within --max-memory and 128 MiB, given back, small ones answered",
        silent,
        fault="hold",
    ),
    Row("W3", "a client among 30 requests of another", "answered before half of them", turns, fault="slow", in_quick=True),
    Row(
        "W4",
        "a client that asks ten times too much",
        "has its --rate and no more; of one that keeps to it nothing is refused, and its p99 is 10 ms above that alone at most",
        rate,
        fault="leak",
        in_quick=True,
    ),
]
