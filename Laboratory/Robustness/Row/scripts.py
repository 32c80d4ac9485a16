"""Rows that run separate scripts, each with its own control."""

import os
import subprocess

from row import Outcome, Row, Skipped
from target import ROOT


def script(*command, **variables):
    def measure(start, quick):
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, timeout=3600
        )
        lines = (done.stdout + done.stderr).strip().splitlines()
        return Outcome((lines or ["no output"])[-1][:120], done.returncode == 0)

    return measure


def image(start, quick):
    if os.geteuid() != 0:
        raise Skipped("needs root for debootstrap and buildah")
    return script("Scripts/containers", "Scripts/image-test")(start, quick)


def schema(start, quick):
    return script("Laboratory/schema-test", start.program, EXAMPLES="300")(start, quick)


def corpus(start, quick):
    raise Skipped("the corpus is another project's; S4 and the fuzzers make their own")


ROWS = [
    Row("S3", "h2o's corpus of HTTP/1 requests", "none crashes it", corpus),
    Row(
        "S7", "libFuzzer, 60 s a target", "no finding, 1,000,000 executions", script("Laboratory/fuzz", SECONDS_EACH="60")
    ),
    Row("S8", "schemathesis, 300 examples", "no failure", schema),
    Row("S11", "address and thread sanitizer", "no report, planted faults reported", script("Laboratory/sanitize")),
    Row("S12", "the image, confined", "as Scripts/image-test says", image),
]
