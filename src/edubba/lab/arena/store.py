"""A tournament on disk: JSON lines, the plan first, then one line a game as it ends.

Each line is flushed to the disk before the next game counts, so an interruption loses at most the games that
were running. Opening the file again goes on with it; the last line may be torn and is then dropped.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

from edubba.games.errors import FileError, OptionError, Term
from edubba.lab.arena.match import PLAYED, TIMED, Result
from edubba.lab.arena.plan import Plan
from edubba.lab.lines import Lines, line_of, value_of

FORMAT = 1
MARK = "edubba-arena"
LONGEST_LINE = 1 << 20  # a plan with a board of its own takes some 20 KiB


class Store:
    """The file of one plan, open for one process. Use it in a `with` statement."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        self._plan = plan
        self.results: dict[int, Result] = {}
        self._lines = Lines(path)
        self._name = self._lines.name
        try:
            if not self._lines.claim():  # two processes on one file would play the same games twice
                raise FileError("arena-busy", file=self._name)
            self._read()
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lines.close()

    def add(self, result: Result) -> None:
        """Keep a game; when this returns it is on the disk. Raises FileError."""
        self._lines.write(result)
        self.results[result["game"]] = result  # an interruption during the flush finds it counted
        self._lines.flush()

    def first(self, games: int) -> list[Result]:
        """The results of the first games, in order of their number."""
        return [self.results[number] for number in sorted(self.results) if number < games]

    def _read(self) -> None:
        """Take what is there, drop a torn last line, and begin the file where nothing is."""
        header = {MARK: FORMAT, **self._plan.told()}
        good = 0  # bytes up to the end of the last whole line
        for number, line in enumerate(self._lines.read(LONGEST_LINE), 1):
            if not line.endswith(b"\n"):
                if number == 1 and not line_of(header).startswith(line):
                    raise FileError("arena-no-arena", file=self._name)
                break
            if number == 1:
                self._check_header(line)
            else:
                self._take(number, line)
            good += len(line)
        self._lines.truncate(good)
        if good == 0:
            self._lines.write(header)
            self._lines.flush()

    def _check_header(self, line: bytes) -> None:
        header = value_of(line)
        if not isinstance(header, dict) or header.get(MARK) != FORMAT:
            raise FileError("arena-no-arena", file=self._name)
        told = self._plan.told()
        other = tuple(Term("arena-plan-part", key) for key in told if header.get(key) != told[key])
        if other:
            raise OptionError("arena-other-plan", file=self._name, words=other)

    def _take(self, number: int, line: bytes) -> None:
        result = value_of(line)
        if not self._fits(result):
            raise FileError("arena-bad-line", file=self._name, line=number)
        self.results.setdefault(result["game"], result)

    def _fits(self, result: Any) -> bool:
        """Whether it is a game of this plan: the right seats and draws, a number for every seat."""
        if not isinstance(result, dict) or result.keys() != {*PLAYED, *TIMED}:
            return False
        number = result["game"]
        if not isinstance(number, int) or number < 0:
            return False
        pairing = self._plan.pairing(number)
        planned = [pairing.round, list(pairing.seats), pairing.seed]
        by_seat = ("points", "wins", "decisions", *TIMED)
        return [result["round"], result["seats"], result["seed"]] == planned and all(
            _numbers(result[key], len(pairing.seats)) for key in by_seat
        )


def _numbers(values: Any, count: int) -> bool:
    return (
        isinstance(values, list)
        and len(values) == count
        and all(isinstance(value, (int, float)) and abs(value) < 1e9 for value in values)
    )
