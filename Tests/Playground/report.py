"""The checks and their results."""

import time

failures = []
started = time.monotonic()


def check(holds, words, found=None):
    """Records the result of a check; `found` is printed if it fails."""
    line = ("ok    " if holds else "FAIL  ") + words
    if not holds:
        failures.append(words)
        if found is not None:
            line += f"\n      found: {found}"
    print(line, flush=True)


def heading(words):
    print(f"\n{words} ({time.monotonic() - started:.0f} s)", flush=True)
