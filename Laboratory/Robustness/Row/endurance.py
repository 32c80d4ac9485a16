"""Millions of requests of every sort; run only if named."""

import json
import os
import re
import subprocess
import tempfile

import load
import wire
from row import Outcome, Row
from target import eventually

REQUESTS = int(os.environ.get("REQUESTS", 2_000_000))
ROUND = 20
EXPECTED = {200, 204, 304, 400, 404, 405, 411, 413, 415, 417, 422, 501, 505}

SCRIPT = """
local requests = {}
for line in io.lines(os.getenv("REQUESTS_FILE")) do
    requests[#requests + 1] = (line:gsub("%x%x", function(digits) return string.char(tonumber(digits, 16)) end))
end
local position = 0
function request()
    position = position % #requests + 1
    return requests[position]
end
statuses = {}
function response(status)
    statuses[status] = (statuses[status] or 0) + 1
end
local threads = {}
function setup(thread)
    threads[#threads + 1] = thread
end
function done(summary)
    local counts = {}
    for status, count in pairs(threads[1]:get("statuses")) do
        counts[#counts + 1] = string.format('"%d": %d', status, count)
    end
    local errors = summary.errors
    io.write(string.format('RESULT {"requests": %d, "socket": %d, "statuses": {%s}}\\n', summary.requests,
        errors.connect + errors.read + errors.write + errors.timeout, table.concat(counts, ", ")))
end
"""


def mixture():
    """Returns requests of which eight in ten are good, some with `Connection: close`; the rest are broken."""
    good = [wire.post("/transition", load.request_body(number)) for number in range(300)]
    good += [wire.post("/transition", load.BODY, close=True) for _ in range(20)]
    good += [
        wire.get("/policies/system"),
        wire.get("/livez"),
        wire.get("/problems/malformed-request"),
        wire.post("/resolve", b'{"stack":[{"id":"a"}]}'),
        b"OPTIONS /transition HTTP/1.1\r\nHost: a\r\n\r\n",
    ] * 10
    bad = [
        wire.post("/transition", body)
        for body in [
            b"",
            b"{",
            b"[" * 513,
            b'{"stack":[{"id":"a"}',
            b'{"stak":[]}',
            b'{"stack":[{"id":"\\ud800"}]}',
            b"\xff",
            b"null",
            b'{"stack":[{"id":"a"},{"id":"a"}],"operation":{"type":"pop"}}',
            b'{"stack":[],"operation":{"type":"popTo"}}',
        ]
    ]
    bad += [
        wire.get("/nowhere"),
        wire.get("/transition"),
        b"BREW / HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /livez HTTP/1.2\r\nHost: a\r\n\r\n",
        b"GET /livez HTTP/1.1\r\n\r\n",
        b"POST /transition HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n",
        b"POST /transition HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /livez HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n",
        b"GET /livez HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n",
        wire.get("/livez", b"Expect: bogus"),
        wire.post("/transition", b"{}", b"Content-Type: text/html"),
    ]
    spread = len(good) // (3 * len(bad))
    mixed = []
    for number, request in enumerate(good):
        mixed.append(request)
        if number % (spread + 1) == spread:
            mixed.append(bad[number // (spread + 1) % len(bad)])
    return mixed


def round_of_load(server, script, requests):
    output = subprocess.run(
        [
            "wrk",
            "--threads",
            "1",
            "--connections",
            "16",
            "--duration",
            f"{ROUND}s",
            "--timeout",
            "5s",
            "--script",
            script,
            f"http://127.0.0.1:{server.port}/",
        ],
        env=os.environ | {"REQUESTS_FILE": requests},
        check=True,
        capture_output=True,
        text=True,
        timeout=ROUND + 60,
    ).stdout
    return json.loads(re.search(r"RESULT (.*)", output)[1])


def endure(start, quick):
    wanted = REQUESTS if start.program else REQUESTS // 100
    with tempfile.NamedTemporaryFile("w") as script, tempfile.NamedTemporaryFile("w") as requests, start() as server:
        script.write(SCRIPT)
        script.flush()
        requests.writelines(request.hex() + "\n" for request in mixture())
        requests.flush()
        at_rest = server.descriptors()
        round_of_load(server, script.name, requests.name)
        resident = server.resident()
        count = socket_errors = 0
        statuses = {}
        while count < wanted:
            found = round_of_load(server, script.name, requests.name)
            count += found["requests"]
            socket_errors += found["socket"]
            for status, number in found["statuses"].items():
                statuses[int(status)] = statuses.get(int(status), 0) + number
        is_at_rest = eventually(lambda: server.descriptors() <= at_rest, 10)
        growth = server.resident() / resident - 1
        exit_code = server.stop()
    good = statuses.get(200, 0) / max(sum(statuses.values()), 1)
    holds = (
        set(statuses) <= EXPECTED
        and socket_errors == 0
        and good > 0.5
        and is_at_rest
        and growth <= 0.1
        and exit_code == 0
    )
    return Outcome(
        f"{count:,} requests, {good:.0%} of them 200, {len(statuses)} statuses, {socket_errors} socket errors; "
        f"{resident >> 20} MiB, {growth:+.1%}; {'at rest' if is_at_rest else 'not at rest'}",
        holds,
    )


ROWS = [
    Row(
        "A2",
        f"{REQUESTS:,} good and bad requests",
        "only statuses as expected, 10 % more memory, at rest after",
        endure,
        "leak",
        only_by_name=True,
    )
]
