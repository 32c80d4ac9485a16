"""What was looked at, and whether it holds."""

import time

failures = []
started = time.monotonic()


def check(holds, words, found=None):
    """Notes whether something holds; `found` is told where it does not."""
    line = ("ok    " if holds else "FAIL  ") + words
    if not holds:
        failures.append(words)
        if found is not None:
            line += f"\n      found: {found}"
    print(line, flush=True)


def heading(words):
    print(f"\n{words} ({time.monotonic() - started:.0f} s)", flush=True)
