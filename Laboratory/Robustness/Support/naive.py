#!/usr/bin/env python3
"""A naive server, as written in an hour, on which the rows of the table must fail; otherwise they would prove nothing.

It has no limits of time and size, checks no header, reads JSON with Python's lenient reader, and answers a POST with
the request's body. `--fault` adds a typical fault: leak, slow, drop, swap, once, cut, random, hold, die, late, deaf.
"""

import argparse
import itertools
import json
import os
import random
import signal
import socket
import sys
import threading
import time

options = argparse.ArgumentParser()
options.add_argument("--listen")
options.add_argument("--fault", default="")
options.add_argument("--max-connections", type=int, default=256)
arguments = options.parse_known_args()[0]
fault = arguments.fault
places = threading.BoundedSemaphore(arguments.max_connections)
leaked = []
served = itertools.count()


def answer(status, body, kind="application/json"):
    head = f"HTTP/1.1 {status} -\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def respond(line, body):
    method, path, _ = line.split(" ", 2)
    print(f"{method} {path}", file=sys.stderr, flush=True)
    if method != "POST":
        return answer(200, b"{}")
    try:
        json.loads(body)
    except ValueError:
        return answer(400, b"no", "text/plain")
    except RecursionError:
        os._exit(132)
    if fault == "leak":
        leaked.append((bytearray(16 << 10), os.dup(0)))
    if fault == "hold":
        leaked.append(bytearray(100 * len(body)))
    if fault == "slow":
        time.sleep(0.3)
    if fault == "random":
        body += b" " * random.randrange(9)
    return answer(200, body)


def serve(client):
    """Serves the requests of a client, one after another."""
    received = b""
    waiting = []
    while True:
        while b"\r\n\r\n" not in received:
            piece = client.recv(1 << 16)
            if not piece:
                return
            received += piece
            if fault == "once" and b"\r\n\r\n" not in received:
                client.sendall(answer(400, b"half a request"))
                return
        head, _, received = received.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        fields = dict(line.lower().split(":", 1) for line in lines[1:] if ":" in line)
        size = int(fields.get("content-length", 0))
        while len(received) < size:
            piece = client.recv(1 << 16)
            if not piece:
                return
            received += piece
            if fault == "once" and len(received) < size:
                client.sendall(answer(400, b"half a body"))
                return
        if fault == "deaf":
            # Treats the end of the client's sending side as the end of the connection.
            client.setblocking(False)
            try:
                if not client.recv(1, socket.MSG_PEEK):
                    return
            except BlockingIOError:
                pass
            client.setblocking(True)
        if fault == "drop" and next(served) % 50 == 49:
            return
        waiting.append(respond(lines[0], received[:size]))
        received = received[size:]
        if fault == "swap" and b"\r\n\r\n" in received:
            continue
        for text in reversed(waiting):
            client.sendall(text[: len(text) // 2] if fault == "cut" else text)
        waiting = []
        if fault == "cut" or fields.get("connection", "").strip() == "close":
            return


def attend(client):
    try:
        with client:
            serve(client)
    except (OSError, IndexError, ValueError) as error:
        # An error in reading a request ends the server.
        if fault == "die" and isinstance(error, ValueError):
            os._exit(1)
    finally:
        places.release()


def stop(*_):
    os._exit(0)


signal.signal(signal.SIGTERM, stop)
if fault == "late":
    time.sleep(1.5)
host, port = arguments.listen.split(":")
listener = socket.create_server((host, int(port)), backlog=512)
print(f'{{"address":"127.0.0.1:{listener.getsockname()[1]}"}}', file=sys.stderr, flush=True)
while True:
    places.acquire()
    try:
        client = listener.accept()[0]
    except OSError:
        places.release()
        continue
    threading.Thread(target=attend, args=(client,), daemon=True).start()
