"""Audits take seconds: they must not delay other clients, and end when their client leaves."""

import json
import statistics
import threading
import time

import load
import wire
from row import Outcome, Row
from target import eventually

LINES = b"Accept: application/x-ndjson"
SMALL = b'{"screens":[{"id":"a"}],"entries":[{"id":"root","stack":["a"]}]}'
# No limit may end an audit, only the client that waits for it.
ENDLESS = ("--audit-steps", "1000000000", "--audit-milliseconds", "3600000", "--audit-memory", str(8 << 30))


def endless():
    """Returns an app in which each screen writes one of many values to a property of its own, so that its audit takes
    minutes."""
    names = ["tintColor", "barTintColor", "backgroundColor"]
    screens = [
        {
            "id": f"s{number}",
            "callbacks": {"viewWillAppear": {names[number % 3]: f"#{number:06X}", "alpha": 1 - number / 1000}},
        }
        for number in range(60)
    ]
    routes = [{"from": "*", "to": [screen["id"] for screen in screens]}]
    app = {"policies": ["system"], "screens": screens, "routes": routes, "entries": [{"id": "root", "stack": ["s0"]}]}
    return json.dumps(app).encode()


def is_at_work(server):
    """Returns whether the server runs as many audits as it may, so that it refuses another one."""
    return wire.exchange(server, wire.post("/audit", SMALL, close=True)).status == 503


def has_begun(server):
    """Returns whether the server runs an audit that was just sent, and continues it."""
    # This check must not take the audit's place.
    time.sleep(0.5)
    return is_at_work(server)


def leaving(start, quick):
    longest = 0.0
    rounds = 0
    body = endless()
    with start(*ENDLESS) as server:
        for fields in [(), (LINES,)] * (2 if quick else 10):
            client = server.connect()
            client.sendall(wire.post("/audit", body, *fields))
            # Otherwise an idle server would prove nothing.
            if not has_begun(server):
                return Outcome("the audit was over before its client could leave", False)
            client.close()
            # By the server's own processor time, since others may keep the machine busy.
            began = server.processor()
            if not eventually(lambda: not is_at_work(server), 30):
                return Outcome("still at it after 30 s", False)
            longest = max(longest, server.processor() - began)
            rounds += 1
        spent = server.processor()
        time.sleep(1)
        spent = server.processor() - spent
    return Outcome(
        f"{rounds} audits, idle after {longest * 1000:.0f} ms of processor at most, then {spent:.2f} s of processor in a second",
        longest <= 1 and spent <= 0.1,
    )


def over_the_limit(start, quick):
    statuses = []
    body = endless()
    with start(*ENDLESS, "--max-audits", "2", "--audit-milliseconds", "2000") as server:
        clients = [server.connect() for _ in range(8)]
        for client in clients:
            client.sendall(wire.post("/audit", body))
            time.sleep(0.02)
        answers = []
        for client in clients:
            client.settimeout(60)
            answers.append(wire.Connection(client).answer())
            client.close()
        statuses = sorted(answer.status for answer in answers)
        waits = [answer.fields.get("retry-after") for answer in answers if answer.status == 503]
        is_free = wire.exchange(server, wire.post("/audit", SMALL)).status == 200
    return Outcome(
        f"{statuses.count(200)} of 8 answered, {statuses.count(503)} refused, {'' if all(waits) else 'not all '}with Retry-After",
        statuses == [200] * 2 + [503] * 6 and all(waits) and is_free,
    )


def draining(start, quick):
    """Stops the server while an audit of each form is running."""
    body = endless()
    with start(*ENDLESS, "--max-audits", "2") as server:
        whole, by_line = server.connect(), server.connect()
        whole.sendall(wire.post("/audit", body))
        by_line.sendall(wire.post("/audit", body, LINES, close=True))
        if not has_begun(server):
            return Outcome("the audits were over before the server could be told to stop", False)
        time.sleep(2)
        began = time.monotonic()
        server.ask_to_stop()
        whole.settimeout(60)
        answer = wire.Connection(whole).answer()
        received, _ = wire.everything(by_line, 60)
        code = server.process.wait(timeout=60)
        seconds = time.monotonic() - began
    run = json.loads(answer.body)["runs"][0] if answer and answer.status == 200 else {}
    has_end = b'{"end":' in received and received.endswith(b"\r\n0\r\n\r\n")
    is_told = run.get("isComplete") is False and run["statistics"]["engineSteps"] > 0
    return Outcome(
        f"exit {code} after {seconds:.1f} s, {'what was found' if is_told else 'nothing'} answered, "
        f"{'with' if has_end else 'without'} an end of the lines",
        code == 0 and is_told and has_end and seconds < 15,
    )


def others(start, quick):
    """Measures p99 of transitions with and without an audit, alternating."""
    body = endless()
    with_audit, without = [], []
    seconds = 2 if quick else 5
    with start(*ENDLESS) as server:
        load.wrk(server, 8, 1)
        for _ in range(3 if quick else 5):
            without.append(load.wrk(server, 8, seconds)["p99"])
            with server.connect() as client:
                client.sendall(wire.post("/audit", body, LINES))
                if not has_begun(server):
                    return Outcome("there was no audit", False)
                found = load.wrk(server, 8, seconds)
                if found["socket"] or found["status"] or not is_at_work(server):
                    return Outcome("a transition failed, or the audit was over", False)
                with_audit.append(found["p99"])
            eventually(lambda: not is_at_work(server), 5)
    one, other = statistics.median(without), statistics.median(with_audit)
    return Outcome(f"{one / 1000:.1f} ms without, {other / 1000:.1f} ms with an audit", other <= 2 * one)


def lines(start, quick):
    """Measures how often progress is reported, and checks that the server does not wait forever for a client that does
    not read."""
    body = endless()
    with start(*ENDLESS, "--audit-milliseconds", "3000") as server:
        with server.connect() as client:
            client.sendall(wire.post("/audit", body, LINES, close=True))
            began = time.monotonic()
            received, _ = wire.everything(client, 60)
            seconds = time.monotonic() - began
        count = received.count(b'{"progress":')
        is_whole = received.endswith(b"\r\n0\r\n\r\n") and b'{"end":' in received
        idle = server.processor()
        silent = server.connect(receive_buffer=4096)
        silent.sendall(wire.post("/audit", body, LINES))
        waiting = threading.Event()
        waiting.wait(1)
        busy = server.processor() - idle
        silent.close()
    return Outcome(
        f"{count} lines of progress in {seconds:.1f} s, {'whole' if is_whole else 'cut off'}; {busy:.1f} s of processor in one",
        is_whole and 4 <= count <= 1 + 4 * seconds and busy <= 1.5,
    )


ROWS = [
    Row("U1", "clients that leave audits", "idle within 1 s of processor", leaving, in_quick=True),
    Row("U2", "8 audits where there may be 2", "2 answered, 6 refused with Retry-After", over_the_limit, in_quick=True),
    Row("U3", "SIGTERM during audits", "exit 0, what was found answered", draining, in_quick=True),
    Row("U4", "transitions while an audit runs", "p99 at most twice as long", others),
    Row("U5", "progress", "4 lines a second at most, and no busy loop", lines, in_quick=True),
]
