"""One run of wrk against a server."""
import dataclasses
import json
import os
import pathlib
import re
import subprocess

SCRIPT = pathlib.Path(__file__).parent.parent / "Load" / "post.lua"
CONNECTIONS = 32
THREADS = 2


@dataclasses.dataclass
class Load:
    rate: float  # requests a second
    processor: float  # seconds of the server's processor time a request
    p50: float  # seconds
    p99: float  # seconds


def run(server, bodies, seconds, pause=None, path="/transition"):
    """Posts the bodies to a path for some seconds; each connection waits `pause` seconds before a request, if given."""
    variables = os.environ | {"BODIES": str(bodies), "THREADS": str(THREADS), "TARGET": path}
    if pause:
        variables["PAUSE"] = str(1000 * pause)
    before = server.processor_seconds()
    # wrk waits two seconds by default, and sheets of many pictures on all connections may take longer.
    output = subprocess.run(
        ["wrk", "--threads", str(THREADS), "--connections", str(CONNECTIONS), "--duration", f"{seconds}s",
         "--timeout", "30s", "--script", str(SCRIPT), f"http://127.0.0.1:{server.port}{path}"],
        env=variables, check=True, capture_output=True, text=True, timeout=seconds + 60,
    ).stdout
    processor = server.processor_seconds() - before
    found = json.loads(re.search(r"RESULT (.*)", output)[1])
    if found["failed"] or not found["requests"]:
        raise RuntimeError(f"the load failed: {found}")
    return Load(
        rate=found["requests"] / found["microseconds"] * 1e6,
        processor=processor / found["requests"],
        p50=found["p50"] / 1e6,
        p99=found["p99"] / 1e6,
    )


def run_at(rate, server, bodies, seconds):
    """Posts about `rate` requests a second, with a pause derived from a short first run."""
    interval = CONNECTIONS / rate
    trial = run(server, bodies, 1, pause=interval)
    excess = CONNECTIONS / trial.rate - interval
    return run(server, bodies, seconds, pause=max(interval - excess, interval / 10))
