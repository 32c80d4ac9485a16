"""The server keeps working when descriptors, the network or the processor are scarce."""

import concurrent.futures
import contextlib
import os
import resource
import shutil
import socket
import subprocess
import sys
import time

import load
import wire
from row import Outcome, Row, Skipped
from target import eventually


def descriptors(start, quick):
    """Lowers the process's limit of descriptors while 80 clients connect."""
    with start("--max-connections", "64") as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (40, 40))
        with contextlib.ExitStack() as clients:
            for _ in range(80):
                clients.enter_context(server.connect())
            time.sleep(0.3)
            before = server.processor()
            time.sleep(2)
            share = (server.processor() - before) / 2
        began = time.monotonic()
        answer = wire.exchange(server, wire.get("/livez"))
        seconds = time.monotonic() - began
        holds = server.is_alive and share <= 0.1 and answer is not None and answer.status == 200 and seconds <= 1
    return Outcome(f"{share:.0%} of a core, serves {seconds * 1000:.0f} ms after they are gone", holds)


def half_closed(server, request):
    with server.connect() as client:
        client.sendall(request)
        client.shutdown(socket.SHUT_WR)
        received, is_closed = wire.everything(client, 5)
    return is_closed and received.startswith(b"HTTP/1.1 200")


def half_close(start, quick):
    count = 2_000 if quick else 20_000
    request = wire.post("/transition", load.BODY)
    with start() as server:
        before = server.descriptors()
        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            answered = 0
            for is_answered in pool.map(lambda _: half_closed(server, request), range(count)):
                answered += is_answered
                if answered == 0 and time.monotonic() - began > 30:
                    pool.shutdown(cancel_futures=True)
                    break
        seconds = time.monotonic() - began
        is_at_rest = eventually(lambda: server.descriptors() <= before, 8)
    holds = answered == count and seconds <= 30 and is_at_rest
    return Outcome(
        f"{answered:,} of {count:,} answered in {seconds:.1f} s, {'all' if is_at_rest else 'not all'} closed", holds
    )


def in_namespace(*arguments):
    """Runs this file in a network namespace of its own, whose loopback may be degraded."""
    if os.geteuid() != 0 or not shutil.which("iptables"):
        raise Skipped("needs root and iptables")
    probe = subprocess.run(["unshare", "-n", "true"], capture_output=True)
    if probe.returncode != 0:
        raise Skipped("needs network namespaces")
    return subprocess.run(
        ["unshare", "-n", sys.executable, "-B", __file__, *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path[:2])},
        capture_output=True,
        text=True,
        timeout=90,
    )


def lossy(start, quick):
    arguments = [start.program] if start.program else ["--fault", start.fault]
    figures = []
    for spoil, seconds in (("loss", 8), ("slow", 6)):
        done = in_namespace(spoil, str(seconds), *arguments)
        if done.returncode == 3:
            raise Skipped(done.stderr.strip()[-60:])
        if done.returncode != 0:
            raise RuntimeError(done.stderr.strip()[-120:])
        requests, failed = map(int, done.stdout.split())
        figures.append((requests, failed))
    (lost, lost_failed), (slow, slow_failed) = figures
    return Outcome(
        f"2 % loss: {lost:,}, {lost_failed} failed; 1 Mbit/s: {slow:,}, {slow_failed} failed",
        min(lost, slow) > 0 and lost_failed + slow_failed == 0,
    )


def starved(start, quick):
    with start() as server:
        burner = subprocess.Popen(["stress-ng", "--quiet", "--cpu", str(os.cpu_count()), "--timeout", "30s"])
        try:
            time.sleep(1)
            found = load.wrk(server, 4, 10)
        finally:
            burner.terminate()
            burner.wait()
    failed = found["status"] + found["socket"]
    return Outcome(
        f"{found['requests']:,} requests, {failed} failed, p99 {found['p99'] / 1000:.0f} ms",
        found["requests"] > 0 and failed == 0 and found["p99"] <= 250_000,
    )


ROWS = [
    Row(
        "K6",
        "no descriptors left, 80 clients",
        "alive, at most 10 % of a core, serves within 1 s after",
        descriptors,
        "spin",
    ),
    Row(
        "K7",
        "20,000 clients that send and half-close",
        "all answered in 30 s, all closed",
        half_close,
        "deaf",
        in_quick=True,
    ),
    Row("K8", "2 % of the packets lost; 1 Mbit a second", "none failed", lossy, "drop"),
    Row("K9", "no processor left: stress-ng, wrk", "none failed, p99 at most 250 ms", starved, "slow"),
]


def main(spoil, seconds, *arguments):
    from target import Starter

    start = Starter(fault=arguments[1]) if arguments[0] == "--fault" else Starter(program=arguments[0])
    rules = {
        "loss": [
            "iptables",
            "-A",
            "INPUT",
            "-p",
            "tcp",
            "-m",
            "statistic",
            "--mode",
            "random",
            "--probability",
            "0.02",
            "-j",
            "DROP",
        ],
        "slow": [
            "tc",
            "qdisc",
            "add",
            "dev",
            "lo",
            "root",
            "tbf",
            "rate",
            "1mbit",
            "burst",
            "32kbit",
            "latency",
            "400ms",
        ],
    }
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    spoiled = subprocess.run(rules[spoil], capture_output=True, text=True)
    if spoiled.returncode != 0:
        print(spoiled.stderr, file=sys.stderr)
        sys.exit(3)
    with start() as server:
        found = load.wrk(server, 8, int(seconds))
    print(found["requests"], found["status"] + found["socket"])


if __name__ == "__main__":
    main(*sys.argv[1:])
