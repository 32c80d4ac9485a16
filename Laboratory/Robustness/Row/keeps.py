"""The server keeps working under plain load, and can be restarted after it was killed."""

import time

import load
import wire
from row import Outcome, Row
from target import eventually


def soak(start, quick):
    with start() as server:
        load.wrk(server, 16, 3)
        resident, descriptors = server.resident(), server.descriptors()
        found = load.wrk(server, 16, 5 if quick else 30)
        eventually(lambda: server.descriptors() <= descriptors, 8)
        growth, left = server.resident() - resident, server.descriptors() - descriptors
    holds = found["requests"] > 0 and found["status"] + found["socket"] == 0 and growth <= 1 << 20 and left <= 0
    return Outcome(
        f"{found['requests']:,} requests, {found['status'] + found['socket']} failed, {growth / 1024:+.0f} KiB, "
        f"{max(left, 0):+d} descriptors",
        holds,
    )


def latency(start, quick):
    with start() as server:
        load.wrk(server, 8, 1)
        found = load.wrk(server, 8, 10)
    holds = found["status"] + found["socket"] == 0 and found["rate"] >= 20_000 and found["p99"] <= 5_000
    return Outcome(f"{found['rate']:,} a second, p99 {found['p99'] / 1000:.1f} ms", holds)


def connections(start, quick):
    with start() as server:
        failed, rate = load.ab(server, 20_000, 16)
    return Outcome(f"{failed} failed, {rate:,.0f} a second", failed == 0 and rate >= 8_000)


def restart(start, quick):
    """Kills the server while it serves, and starts it again on the same port."""
    port, times = 0, []
    for _ in range(10):
        began = time.monotonic()
        with start(port=port) as server:
            port = server.port
            answer = wire.exchange(server, wire.get("/readyz"))
            times.append(time.monotonic() - began)
            if answer.status != 200:
                raise RuntimeError(f"/readyz answered {answer.status}")
            kept = server.connect()
            kept.sendall(wire.get("/livez"))
            kept.recv(1)
            server.kill()
            kept.close()
    return Outcome(f"ready after {max(times) * 1000:.0f} ms at most", max(times) <= 1)


ROWS = [
    Row("K1", "soak: wrk, 16 connections, 30 s", "none failed, at most 1 MiB more, no descriptor more", soak, "leak"),
    Row("K2", "latency: wrk, 8 connections, 10 s, 1 KB", "20,000 a second, p99 at most 5 ms", latency, "slow"),
    Row("K3", "new connections: ab, 16 at once, 20,000", "none failed, 8,000 a second", connections, "drop"),
    Row("K10", "killed and started again, 10 times", "ready within 1 s each time", restart, "late"),
]
