"""Raw bytes over a socket, including requests that client libraries refuse to send."""

import socket

HOST = b"Host: localhost\r\n"


def post(path, body, *fields, close=False):
    """Returns a well-formed request."""
    lines = [
        f"POST {path} HTTP/1.1".encode(),
        b"Host: localhost",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        *fields,
    ]
    if close:
        lines.append(b"Connection: close")
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def get(path, *fields):
    return b"\r\n".join([f"GET {path} HTTP/1.1".encode(), b"Host: localhost", *fields]) + b"\r\n\r\n"


class Answer:
    def __init__(self, head, body):
        lines = head.split(b"\r\n")
        self.status = int(lines[0].split(b" ")[1])
        self.fields = {}
        for line in lines[1:]:
            name, _, value = line.partition(b":")
            self.fields[name.lower().decode("latin-1")] = value.strip().decode("latin-1")
        self.body = body


class Connection:
    """Reads answers one after another from a socket."""

    def __init__(self, client):
        self.client = client
        self.received = b""

    def answer(self, has_body=True):
        """Returns the next complete answer; None if the server closed before it began. Raises if it is cut off.

        An answer to HEAD has no body, whatever its length field says.
        """
        while b"\r\n\r\n" not in self.received:
            if not self.receive():
                if self.received:
                    raise EOFError("an answer ends in its head")
                return None
        head, _, rest = self.received.partition(b"\r\n\r\n")
        answer = Answer(head, b"")
        is_empty = not has_body or answer.status in (204, 304) or answer.status < 200
        size = 0 if is_empty else int(answer.fields["content-length"])
        self.received = rest
        while len(self.received) < size:
            if not self.receive():
                raise EOFError("an answer ends in its body")
        answer.body, self.received = self.received[:size], self.received[size:]
        return answer

    def receive(self):
        piece = self.client.recv(1 << 18)
        self.received += piece
        return bool(piece)


def exchange(target, request, timeout=10.0):
    """Sends a request on a new connection; returns the first answer, or None if there was none."""
    with target.connect(timeout) as client:
        client.sendall(request)
        return Connection(client).answer()


def everything(client, timeout):
    """Returns all bytes until the server closes, and whether it closed in time."""
    received = b""
    client.settimeout(timeout)
    try:
        while piece := client.recv(1 << 18):
            received += piece
    except (socket.timeout, TimeoutError):
        return received, False
    except ConnectionResetError:
        pass
    return received, True
