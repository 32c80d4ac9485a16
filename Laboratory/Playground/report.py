"""The checks and their results."""

import threading
import time

failures = []
started = time.monotonic()
# Lines of the lane that runs in this thread; without a lane they are printed at once.
lane = threading.local()


def say(line):
    lines = getattr(lane, "lines", None)
    if lines is None:
        print(line, flush=True)
    else:
        lines.append(line)


def check(holds, words, found=None):
    """Records the result of a check; `found` is printed if it fails."""
    line = ("ok    " if holds else "FAIL  ") + words
    if not holds:
        failures.append(words)
        if found is not None:
            line += f"\n      found: {found}"
    say(line)


def heading(words):
    say(f"\n{words} ({time.monotonic() - started:.0f} s)")


class Lane(threading.Thread):
    """Checks that run beside the others, since a browser waits most of the time; `end` prints their results."""

    def __init__(self, work):
        super().__init__(daemon=True)
        self.work, self.lines, self.error = work, [], None
        self.start()

    def run(self):
        lane.lines = self.lines
        try:
            self.work()
        except BaseException as error:
            self.error = error

    def end(self):
        self.join()
        print("\n".join(self.lines), flush=True)
        if self.error:
            raise self.error
