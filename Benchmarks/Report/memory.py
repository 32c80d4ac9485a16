"""The server's memory while it receives many large bodies."""
import contextlib
import socket
import time

CONNECTIONS = 64
BODY = 1 << 20


def peak_under_large_bodies(server, body):
    """Sends `body`, padded to 1 MiB, on 64 connections at once, completes them together, and reads the answers."""
    padded = body.ljust(BODY)
    head = (
        "POST /transition HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {BODY}\r\n\r\n"
    ).encode()
    with contextlib.ExitStack() as stack:
        connections = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10))
            for _ in range(CONNECTIONS)
        ]
        for connection in connections:
            connection.sendall(head + padded[:-1])
        time.sleep(0.2)
        for connection in connections:
            connection.sendall(padded[-1:])
        for connection in connections:
            if not connection.recv(64).startswith(b"HTTP/1.1 200"):
                raise RuntimeError("a body of 1 MiB was refused")
            while connection.recv(1 << 16):
                pass
    return server.resident_bytes("VmHWM")
