"""Clients that are slow, never read, or disconnect in the middle do not keep others out."""

import contextlib
import re
import socket
import struct
import subprocess
import threading
import time

import load
import wire
from row import Outcome, Row
from target import eventually

REQUEST_TIMEOUT = 5


class Tricklers(threading.Thread):
    """Clients that send a byte a second each; half of them of a head, half of a body."""

    def __init__(self, server, count):
        super().__init__(daemon=True)
        self.open = []
        self.lifetimes = []
        self.ended = threading.Event()
        for number in range(count):
            client = server.connect()
            head = b"GET / HTTP/1.1\r\nX-A: " if number % 2 else wire.post("/transition", b"")[:-4] + b"0\r\n\r\n"
            client.sendall(head.replace(b"Content-Length: 00", b"Content-Length: 9000"))
            client.setblocking(False)
            self.open.append((client, time.monotonic()))

    def run(self):
        while self.open and not self.ended.wait(1):
            for client, began in list(self.open):
                if not self.is_gone(client):
                    with contextlib.suppress(OSError):
                        client.send(b"a")
                    continue
                self.lifetimes.append(time.monotonic() - began)
                self.open.remove((client, began))
                client.close()

    @staticmethod
    def is_gone(client):
        try:
            while client.recv(1 << 16):
                pass
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True

    def leave(self):
        self.ended.set()
        self.join()
        for client, _ in self.open:
            client.close()


def longest_wait(server, until):
    """Returns the longest wait of an honest client, which retries when it is told to."""
    longest = 0.0
    while not until():
        began = time.monotonic()
        while time.monotonic() - began < 10:
            with contextlib.suppress(OSError):
                answer = wire.exchange(server, wire.post("/transition", load.BODY, close=True), timeout=2)
                if answer and answer.status == 200:
                    break
            time.sleep(0.1)
        longest = max(longest, time.monotonic() - began)
        if longest > 10:
            break
        time.sleep(0.1)
    return longest


def tricklers(start, quick):
    with start("--max-connections", "64", "--request-timeout", str(REQUEST_TIMEOUT)) as server:
        slow = Tricklers(server, 120)
        slow.start()
        began, before = time.monotonic(), server.processor()
        longest = longest_wait(server, lambda: time.monotonic() - began > 2 * REQUEST_TIMEOUT + 4)
        share = (server.processor() - before) / (time.monotonic() - began)
        left = len(slow.open)
        slow.leave()
    life = max(slow.lifetimes, default=0)
    # A trickler over the connection limit waits for its turn before the server reads from it.
    holds = longest <= 2 and left == 0 and life <= 2 * REQUEST_TIMEOUT + 2 and share <= 0.05
    return Outcome(f"waits {longest:.1f} s at most, {left} left, gone after {life:.1f} s, {share:.1%} of a core", holds)


def slowhttptest(start, quick):
    """Runs the three attacks of slowhttptest: slow heads, slow bodies, slow reading."""
    unavailable, seconds = 0, 0
    for attack in (
        ["-H", "-i", "1", "-x", "8"],
        ["-B", "-i", "1", "-x", "8", "-s", "4096", "-t", "POST"],
        ["-X", "-w", "10", "-y", "20", "-n", "1", "-z", "8", "-k", "3"],
    ):
        path = "/openapi.yaml" if attack[0] == "-X" else "/transition"
        with start("--max-connections", "128", "--request-timeout", str(REQUEST_TIMEOUT)) as server:
            output = subprocess.run(
                [
                    "slowhttptest",
                    *attack,
                    "-c",
                    "150",
                    "-r",
                    "100",
                    "-l",
                    "12",
                    "-p",
                    "2",
                    "-u",
                    f"http://127.0.0.1:{server.port}{path}",
                ],
                capture_output=True,
                text=True,
                timeout=60,
            ).stdout
        seconds += len(re.findall(r"service available:", output))
        unavailable += len(re.findall(r"service available:\S*\s+\S*NO", output))
    return Outcome(f"unavailable in {unavailable} of {seconds} looks", seconds > 0 and unavailable == 0)


def big_reading(server, count):
    """Connects clients that request a large answer and never read it."""
    clients = []
    for _ in range(count):
        client = server.connect(receive_buffer=4096)
        client.sendall(wire.get("/openapi.yaml") * 8)
        clients.append(client)
    return clients


def reset(server, request):
    """Disconnects with a reset, in the middle of the upload or of the answer."""
    with server.connect() as client:
        client.sendall(request)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


class Vandal(threading.Thread):
    """Aborts uploads, and resets connections in the middle of the answer."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server = server
        self.count = 0
        self.ended = threading.Event()

    def run(self):
        upload = wire.post("/transition", load.BODY)[:-300]
        while not self.ended.wait(0.005):
            with contextlib.suppress(OSError):
                reset(self.server, upload)
                reset(self.server, wire.get("/openapi.yaml"))
                self.count += 2


def everything_at_once(start, quick):
    seconds = 4 if quick else 20
    with start("--max-connections", "512", "--request-timeout", str(REQUEST_TIMEOUT)) as server:
        load.wrk(server, 8, 2)
        resident, descriptors = server.resident(), server.descriptors()
        slow, vandal, readers = Tricklers(server, 200), Vandal(server), big_reading(server, 50)
        slow.start()
        vandal.start()
        found = load.wrk(server, 8, seconds)
        vandal.ended.set()
        vandal.join()
        slow.leave()
        for client in readers:
            client.close()
        is_at_rest = eventually(lambda: server.descriptors() <= descriptors, 10)
        load.wrk(server, 8, 2)
        growth = server.resident() - resident
    failed = found["status"] + found["socket"]
    holds = found["requests"] > 0 and failed == 0 and is_at_rest and growth <= 8 << 20
    return Outcome(
        f"{found['requests']:,} requests, {failed} failed beside {vandal.count:,} resets; "
        f"{'at rest' if is_at_rest else 'not at rest'}, {growth / 1024:+.0f} KiB",
        holds,
    )


ROWS = [
    Row(
        "K4",
        "120 tricklers at a limit of 64",
        "honest waits 2 s at most, all gone in time, 5 % of a core",
        tricklers,
        "patient",
    ),
    Row("K5", "slowhttptest: heads, bodies, reading", "available all the time", slowhttptest, "patient"),
    Row(
        "A1",
        "200 tricklers, 50 that never read, resets",
        "none failed, at rest after, at most 8 MiB more",
        everything_at_once,
        "leak",
    ),
]
