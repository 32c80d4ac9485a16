"""Every request is answered once, in order, with the right bytes, even by a stopping server."""

import concurrent.futures
import json
import threading
import time

import load
import wire
from row import Outcome, Row
from target import ROOT


class Caller(threading.Thread):
    """Sends requests until the server is gone, on one connection or one each; counts those without an answer."""

    def __init__(self, server, number):
        super().__init__(daemon=True)
        self.server = server
        self.keeps = number % 2 == 0
        self.answered = self.lost = 0

    def run(self):
        request = wire.post("/transition", load.BODY, close=not self.keeps)
        while True:
            try:
                client = self.server.connect()
            except OSError:
                return
            with client:
                connection = wire.Connection(client)
                while True:
                    try:
                        client.sendall(request)
                        answer = connection.answer()
                    except (OSError, EOFError):
                        answer = None
                    if answer is None:
                        self.lost += 1
                        break
                    self.answered += 1
                    if not self.keeps or answer.fields.get("connection") == "close":
                        break


def stopping(start, quick):
    answered = lost = longest = 0
    codes = set()
    for _ in range(3 if quick else 20):
        with start() as server:
            callers = [Caller(server, number) for number in range(32)]
            for caller in callers:
                caller.start()
            time.sleep(0.5)
            began = time.monotonic()
            server.ask_to_stop()
            codes.add(server.process.wait(timeout=30))
            longest = max(longest, time.monotonic() - began)
            for caller in callers:
                caller.join(timeout=10)
            answered += sum(caller.answered for caller in callers)
            lost += sum(caller.lost for caller in callers)
    return Outcome(
        f"{answered:,} answered, {lost} lost, codes {sorted(codes)}, {longest:.2f} s",
        answered > 0 and lost == 0 and codes == {0} and longest <= 2,
    )


def integrity(start, quick):
    """Sends unique requests, three at a time; the expected answer is the command line's, except for the id."""
    count = 2_000 if quick else 20_000
    with start() as server:
        template = server.computed("/transition", load.request_body(0))
        name = b"%08d" % 0

        def three(first):
            numbers = range(first, first + 3)
            with server.connect() as client:
                client.sendall(
                    b"".join(
                        wire.post("/transition?pretty=true", load.request_body(number), b"X-Request-Id: r%d" % number)
                        for number in numbers
                    )
                )
                connection = wire.Connection(client)
                wrong = 0
                for number in numbers:
                    answer = connection.answer()
                    expected = template.strip().replace(name, b"%08d" % number)
                    is_right = answer is not None and answer.status == 200 and answer.body.strip() == expected
                    wrong += not (is_right and answer.fields.get("x-request-id", f"r{number}") == f"r{number}")
                return wrong

        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            firsts = range(1, count, 3)
            wrong = sum(pool.map(three, firsts))
    return Outcome(f"{3 * len(firsts):,} requests, {wrong} answered wrongly or out of order", wrong == 0)


def golden_requests():
    for path in sorted((ROOT / "Tests" / "Golden").glob("*/*.json")):
        case = json.loads(path.read_text())
        method, _, route = case["endpoint"].partition(" ")
        name = b"X-Request-Id: golden"
        if "request" in case and method == "POST":
            body = case["request"]
            yield wire.post(route, body.encode() if isinstance(body, str) else json.dumps(body).encode(), name)
        else:
            yield wire.get(route, name)


def without_date(answer):
    fields = {
        name: value for name, value in answer.fields.items() if name not in ("date", "server-timing", "connection")
    }
    return answer.status, fields, answer.body


def fragments(start, quick):
    """Sends each request in two pieces, split at every byte."""
    step, cuts, different = 29 if quick else 1, 0, 0
    with start() as server:
        for request in golden_requests():
            expected = without_date(wire.exchange(server, request))
            with server.connect() as client:
                connection = wire.Connection(client)
                for offset in range(1, len(request), step):
                    client.sendall(request[:offset])
                    # Long enough for the server to process the first piece alone.
                    time.sleep(0.0005)
                    client.sendall(request[offset:])
                    answer = connection.answer()
                    cuts += 1
                    if answer is None or without_date(answer) != expected:
                        different += 1
                    if answer is None or answer.fields.get("connection") == "close":
                        client.close()
                        client = server.connect()
                        connection = wire.Connection(client)
                client.close()
    return Outcome(f"{cuts:,} cuts, {different} answered differently", cuts > 0 and different == 0)


def slow_reader(start, quick):
    """Reads a large answer in small pieces, through a receive buffer of 4 KB."""
    body = json.dumps(
        {
            "stack": [{"id": f"s{number}"} for number in range(200)],
            "operation": {"type": "pop"},
            "include": ["screens", "layout", "provenance"],
        }
    ).encode()
    request = wire.post("/transition", body, close=True)
    with start() as server:
        whole = wire.exchange(server, request)
        with server.connect(receive_buffer=4096) as client:
            client.sendall(request)
            received = b""
            began = time.monotonic()
            while piece := client.recv(4096):
                received += piece
                if time.monotonic() - began < 3:
                    time.sleep(0.01)
        answer, _ = received.partition(b"\r\n\r\n")[::2]
        got = received[len(answer) + 4 :]
    is_whole = got == whole.body and len(got) == int(whole.fields["content-length"])
    return Outcome(f"{len(got):,} of {len(whole.body):,} bytes", is_whole)


def determinism(start, quick):
    """Sends the same requests three times, to two servers."""
    count = 200 if quick else 1_000
    requests = [wire.post("/transition", load.request_body(number)) for number in range(count)]
    with start() as first, start() as second:

        def answers(server):
            with server.connect() as client:
                connection = wire.Connection(client)
                found = []
                for request in requests:
                    client.sendall(request)
                    found.append(connection.answer().body)
                return found

        expected = answers(first)
        different = sum(a != b for server in (first, second, first) for a, b in zip(answers(server), expected))
    return Outcome(f"{different} of {3 * count:,} answers differ", different == 0)


ROWS = [
    Row("L1", "SIGTERM under 32 clients, 20 times", "none lost, code 0, within 2 s", stopping, ""),
    Row(
        "L2",
        "20,000 unique requests, 3 in a row on 16 lines",
        "all right and in order",
        integrity,
        "swap",
        in_quick=True,
    ),
    Row("L3", "each golden request cut at every byte", "the same answer", fragments, "once", in_quick=True),
    Row("L4", "a large answer to a slow reader", "whole", slow_reader, "cut"),
    Row("L5", "1,000 requests, 3 times, 2 servers", "the same bytes", determinism, "random", in_quick=True),
]
