"""Request smuggling: requests that two programs may interpret differently, and random requests."""

import random
import re

import load
import wire
from row import Outcome, Row
from target import eventually

A = b"Host: a\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
HIDDEN = b"GET /livez HTTP/1.1\r\nHost: hidden\r\n\r\n"
BODY = b'{"stack":[]}'
LENGTH = b"Content-Length: 12\r\n"


def line(text):
    return text + b"\r\n" + A + b"\r\n"


def header(*fields):
    return b"POST /resolve HTTP/1.1\r\n" + A + b"".join(field + b"\r\n" for field in fields) + b"\r\n" + BODY


# Requests that must be answered with 200, and the number of answers.
GOOD = [
    (header(LENGTH[:-2]), 1),
    (b"GET /livez HTTP/1.0\r\n\r\n", 1),
    (b"\r\n\r\n" + line(b"GET /livez HTTP/1.1"), 1),
    (line(b"GET /livez HTTP/1.1") * 3, 3),
    (header(LENGTH[:-2], b"Connection: close"), 1),
    (header(LENGTH[:-2], b"Cookie: =x"), 1),
    (header(LENGTH[:-2], b"Upgrade: h2c", b"Connection: Upgrade"), 1),
    (header(LENGTH[:-2], *(b"X-%d: %d" % (number, number) for number in range(100))), 1),
    (b"GET /livez HTTP/1.1\r\n" + A + b"X-A: \xe9\r\n\r\n", 1),
    (header(b"Content-Length: 0012"), 1),
    # RFC 9112 3.2.2: accepted with any authority.
    (line(b"GET http://b/livez HTTP/1.1"), 1),
]

# Requests that must be refused, because of their request line, lines, fields, framing or size.
BAD = [
    *(
        line(text)
        for text in [
            b"FOO /livez HTTP/1.1",
            b"get /livez HTTP/1.1",
            b"P(ST /livez HTTP/1.1",
            b"CONNECT a:80 HTTP/1.1",
            b"TRACE /livez HTTP/1.1",
            b"DELETE /livez HTTP/1.1",
            b"GET /livez HTTP/1.2",
            b"GET /livez HTTP/2.0",
            b"GET /livez HTTP/0.9",
            b"GET /livez HTTP/1.10",
            b"GET /livez http/1.1",
            b"GET /livez",
            b"GET  /livez HTTP/1.1",
            b"GET /li vez HTTP/1.1",
            b"GET\t/livez\tHTTP/1.1",
            b"GET /livez\0/x HTTP/1.1",
            b"GET /livez%00 HTTP/1.1",
            b"GET /%zz HTTP/1.1",
            b"GET /%2e%2e%2flivez HTTP/1.1",
            b"GET /liv\xe9z HTTP/1.1",
            b"GET /../livez HTTP/1.1",
            b"GET /livez/ HTTP/1.1",
            b"GET livez HTTP/1.1",
            b"GET * HTTP/1.1",
            b"PRI * HTTP/2.0",
            b"GET /livez#x HTTP/1.1",
            b"GET /" + b"a" * 40_000 + b" HTTP/1.1",
            b"A" * 40_000,
        ]
    ),
    *(
        header(LENGTH[:-2], field)
        for field in [
            b" X-A: b",
            b"X-A: b\r\n c",
            b"X-A : b",
            b"X-A",
            b": b",
            b"X-A: b\0c",
            b"X-A: b\0\0Content-Length\0005",
            b"X-\0A: b",
            b"X-A: b\rc",
            b"X-A: \x01",
            b"X(A): b",
            b"Host: b",
            b"Expect: bogus",
            b"Content-Length: 12",
            b"Content-Length: 5",
            b"Content-Length: 60",
            b"Content-Length : 12",
            b"Transfer-Encoding: chunked",
            b"Transfer-Encoding: identity",
            b"Transfer-Encoding:",
            b"Transfer-Encoding: xchunked",
            b"Transfer-Encoding:\x0bchunked",
            b"Transfer-Encoding : chunked",
            b"X-A: " + b"b" * 40_000,
            b"Content-Encoding: br",
            *(b"\r\n".join(b"X-%d: %s" % (number, b"b" * 40) for number in range(1_000)).split(b"\0")),
        ]
    ),
    *(
        header(field)
        for field in [
            b"Content-Length: 12, 12",
            b"Content-Length: +12",
            b"Content-Length: -1",
            b"Content-Length: 0xc",
            b"Content-Length:",
            b"Content-Length: 99999999999999999999",
            b"Content-Length: 18446744073709551615",
            b"Content-Length: 1000000000",
            b"Content-Length: 12\0junk",
            b"Content-Length: 1 2",
            b"X-A: b",
            b"Content-Length:\r\n 12",
            b"Content-Length: 1\r\n 2",
            b"Content-Length: 12;",
            b"Content-Length: 12.0",
            b"Transfer-Encoding: gzip, chunked",
            b"Transfer-Encoding: chunked, identity",
            b"Transfer-Encoding: chunked",
            b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
            b"Transfer-Encoding:\r\n chunked",
            b"Transfer-Encoding: chunked\r\nContent-Length: 5",
            b"Expect: 100-continue\r\nContent-Length: 1000000000",
        ]
    ),
    b"POST /resolve HTTP/1.1\r\n" + LENGTH + b"\r\n" + BODY,
    b"POST /resolve HTTP/1.1\r\nHost: a@b\r\n" + LENGTH + b"\r\n" + BODY,
    b"POST /resolve HTTP/1.1\r\nHost: a/b\r\n" + LENGTH + b"\r\n" + BODY,
    (b"POST /resolve HTTP/1.1\n" + A + LENGTH + b"\n").replace(b"\r\n", b"\n") + BODY,
    b"POST /resolve HTTP/1.0\r\n" + CHUNKED + b"\r\nc\r\n" + BODY + b"\r\n0\r\n\r\n",
    b"POST /resolve HTTP/1.1\r\n" + A + b"Content-Length: 12\r\nContent-Length: 60\r\n\r\n" + BODY + HIDDEN,
    b"POST /resolve HTTP/1.1\r\n" + A + LENGTH + CHUNKED + b"\r\n0\r\n\r\n" + HIDDEN,
    b"POST /resolve HTTP/1.1\r\n" + A + b"Content-Length: 1000000000\r\n\r\n" + HIDDEN,
    *(
        b"POST /resolve HTTP/1.1\r\n" + A + CHUNKED + b"\r\n" + chunk
        for chunk in [
            b"zz\r\n",
            b"0xc\r\n" + BODY,
            b"-5\r\n",
            b"f" * 17 + b"\r\n",
            b"f" * 16 + b"\r\n",
            b"c\n" + BODY + b"\n0\n\n",
            b"c;\nX\r\n" + BODY + b"\r\n0\r\n\r\n",
            b"1;" + b"a" * 40_000 + b"\r\n",
        ]
    ),
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(64)) + b"\r\n\r\n",
    bytes(range(256)) + b"\r\n\r\n",
]


def answers_to(server, request):
    """Returns the received status lines, all received bytes, and whether the server closed the connection within its
    limits."""
    with server.connect() as client:
        try:
            client.sendall(request)
            client.shutdown(1)
        except OSError:
            pass
        received, is_closed = wire.everything(client, 8)
    return [int(code) for code in re.findall(rb"HTTP/1\.1 (\d+) ", received)], received, is_closed


def raw_requests(start, quick):
    wrong, own, pages = [], 0, 0
    with start("--request-timeout", "3") as server:
        for request, count in GOOD:
            codes, _, is_closed = answers_to(server, request)
            if codes != [200] * count or not is_closed:
                wrong.append((request[:40], codes))
        for request in BAD:
            codes, received, is_closed = answers_to(server, request)
            is_own = b"application/problem+json" in received
            own += is_own
            pages += bool(received) and not is_own
            # libmicrohttpd's own refusals have two status lines.
            doubled = len(codes) == 2 and codes[0] == codes[1] and not is_own
            if 200 in codes or 500 in codes or not is_closed or len(codes) > 1 and not doubled:
                wrong.append((request[:40] + b"..." + request[-60:], codes))
        is_alive = server.is_alive
    shown = "".join(f"; {request!r}: {codes}" for request, codes in wrong[:3])
    return Outcome(
        f"{len(GOOD)} good, {len(BAD)} bad: {len(wrong)} wrong; refused by us {own}, by libmicrohttpd {pages}{shown}",
        is_alive and not wrong,
    )


def mutated(generator, seeds):
    """Returns a request with a few bytes changed, removed, doubled or replaced by meaningful ones."""
    words = [
        b"\r\n",
        b"\0",
        b" ",
        b":",
        b"\n",
        b"Content-Length: 3\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"HTTP/1.1",
        b"Host: b\r\n",
        b"\xff",
        b"%00",
        b"[" * 600,
        b"-1",
        b"99999999999999999999",
        b"GET ",
        b"0\r\n\r\n",
    ]
    request = bytearray(generator.choice(seeds))
    for _ in range(generator.randrange(1, 6)):
        at = generator.randrange(len(request) + 1)
        match generator.randrange(5):
            case 0:
                request[at : at + 1] = bytes([generator.randrange(256)])
            case 1:
                del request[at : at + generator.randrange(1, 40)]
            case 2:
                request[at:at] = request[at : at + generator.randrange(1, 80)]
            case 3:
                request[at:at] = generator.choice(words)
            case _:
                request[at : at + generator.randrange(1, 9)] = generator.choice(words)
    return bytes(request)


def wire_fuzz(start, quick):
    count = 5_000 if quick else 50_000
    seeds = [
        wire.post("/transition", load.request_body(1)),
        wire.get("/policies/system?pretty=true"),
        wire.post("/resolve", BODY) + wire.get("/livez"),
        header(LENGTH[:-2], b"Expect: 100-continue"),
    ]
    failures = late = 0
    with start("--request-timeout", "3") as server:
        descriptors = server.descriptors()
        resident = 0
        for seed in (0, 1, 2):
            generator = random.Random(seed)
            # The first seed warms up the server.
            for _ in range(count if seed else count // 5):
                codes, _, is_closed = answers_to(server, mutated(generator, seeds))
                failures += 500 in codes
                late += not is_closed
            resident = resident or server.resident()
        is_closed = eventually(lambda: server.descriptors() <= descriptors, 8)
        growth = server.resident() - resident
        is_alive = server.is_alive
    return Outcome(
        f"{2 * count:,} requests, {failures} answered 500, {late} hung, {growth / 1024:+.0f} KiB",
        is_alive and is_closed and failures + late == 0 and growth <= 5 << 20,
    )


ROWS = [
    Row(
        "S1",
        "raw requests",
        "no 200 or 500 for a bad one, each answered once, none hangs",
        raw_requests,
        "",
        in_quick=True,
    ),
    Row(
        "S4",
        "100,000 requests changed at random",
        "alive, no 500, none hangs, all closed, 5 MiB more",
        wire_fuzz,
        "die",
        in_quick=True,
    ),
]
