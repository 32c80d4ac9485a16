"""What a row of the table is, and how it is shown."""

import dataclasses
import typing


class Skipped(Exception):
    """This machine lacks what the row needs."""


@dataclasses.dataclass
class Outcome:
    figure: str
    holds: bool


@dataclasses.dataclass
class Row:
    """A measurement with a criterion.

    `measure` is given what starts a server and whether it is to be quick; the same measurement of the naive server with
    `fault` must not hold. A row without a fault is a script that has its own control.
    """

    id: str
    test: str
    criterion: str
    measure: typing.Callable
    fault: str | None = None
    in_quick: bool = False
    only_by_name: bool = False


class Table:
    def __init__(self):
        self.missed = 0
        print(f"{'':5}{'test':50}{'criterion':62}{'figure':70}")

    def show(self, row, figure, verdict):
        self.missed += verdict == "FAIL"
        print(f"{row.id:5}{row.test:50}{row.criterion:62}{figure:70}{verdict}", flush=True)
