"""The rows of the table, and their output."""

import dataclasses
import typing


class Skipped(Exception):
    """The error of a row whose requirements this machine lacks."""


@dataclasses.dataclass
class Outcome:
    figure: str
    holds: bool


@dataclasses.dataclass
class Row:
    """A measurement with a criterion.

    `measure` gets a function that starts a server, and whether to be quick; the same measurement of the naive server
    with `fault` must fail. A row without a fault is a script with its own control.
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
