"""Loads by wrk and ab, and unique requests."""

import json
import os
import re
import subprocess
import tempfile

POST = """
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = os.getenv("BODY")
function done(summary, latency)
    local errors = summary.errors
    io.write(string.format('RESULT {"requests": %d, "rate": %.0f, "p99": %d, "socket": %d, "status": %d}\\n',
        summary.requests, summary.requests / summary.duration * 1e6, latency:percentile(99),
        errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
"""

# About 1 KB, with only the bars before and after requested.
BODY = json.dumps(
    {
        "policy": "restoring",
        "include": [],
        "environment": {"os": "15.0"},
        "stack": [
            {
                "id": f"screen-{number}",
                "title": f"Screen {number}",
                "bar": {"background": {"color": f"#{number:06X}"}, "tint": "#FFFFFF", "statusBar": "lightContent"},
            }
            for number in range(6)
        ],
        "operation": {"type": "push", "screen": {"id": "next", "title": "Next", "bar": {"background": "transparent"}}},
    }
).encode()


def wrk(target, connections, seconds, path="/transition", body=BODY):
    """Posts one body repeatedly; returns the counts of wrk: requests, rate per second, p99 in µs, failures."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(POST)
        script.flush()
        output = subprocess.run(
            [
                "wrk",
                "--threads",
                "1",
                "--connections",
                str(connections),
                "--duration",
                f"{seconds}s",
                "--timeout",
                "5s",
                "--script",
                script.name,
                f"http://127.0.0.1:{target.port}{path}",
            ],
            env=os.environ | {"BODY": body.decode()},
            check=True,
            capture_output=True,
            text=True,
            timeout=seconds + 60,
        ).stdout
    return json.loads(re.search(r"RESULT (.*)", output)[1])


def ab(target, requests, connections):
    """Sends requests on a new connection each; returns the number of failures and the rate per second."""
    output = subprocess.run(
        ["ab", "-q", "-n", str(requests), "-c", str(connections), "-s", "10", f"http://127.0.0.1:{target.port}/livez"],
        capture_output=True,
        text=True,
        timeout=120,
    ).stdout
    names = ("Complete requests", "Failed requests", "Non-2xx responses", "Requests per second")
    found = {name: re.search(rf"{name}:\s+([\d.]+)", output) for name in names}
    complete, failed, refused, rate = (float(found[name][1]) if found[name] else 0.0 for name in names)
    return int(requests - complete + failed + refused), rate


def request_body(number):
    """Returns the body of the request with this number: unique, and of the same length for all numbers."""
    name = f"{number:08d}"
    return json.dumps(
        {
            "policy": "transitionBar",
            "include": ["plan"],
            "stack": [{"id": f"a{name}", "bar": {"tint": "#112233"}}],
            "operation": {"type": "push", "screen": {"id": f"b{name}", "bar": {"background": "transparent"}}},
        }
    ).encode()
