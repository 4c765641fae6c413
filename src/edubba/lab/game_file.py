"""Many games on disk: JSON lines, the plan first, then one line a game as it ends.

Each line is flushed to the disk before the next game counts, so an interruption loses at most the games that
were running. Opening the file again goes on with it; the last line may be torn and is then dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar

from edubba.games.errors import FileError, OptionError, Term
from edubba.lab.arena.match import Result
from edubba.lab.lines import Lines, line_of, uninterrupted, value_of

FORMAT = 1
LONGEST_LINE = 1 << 20  # a plan with a board of its own takes some 20 KiB


class Planned(Protocol):
    """What a file is of: a plan of games."""

    def told(self) -> dict[str, Any]:
        """The plan as JSON values: what two files must share to be of one plan."""


P = TypeVar("P", bound=Planned)


@dataclass(frozen=True, slots=True)
class Kind(Generic[P]):
    """A kind of file: its mark, which lines belong to a plan, and the messages that say what is wrong."""

    mark: str
    fits: Callable[[P, Any], bool]
    foreign: str
    busy: str
    other: str
    part: str  # names a part of the plan
    bad_line: str


class GameFile(Generic[P]):
    """The file of one plan, open for one process. Use it in a `with` statement."""

    def __init__(self, path: str | Path, plan: P, kind: Kind[P]) -> None:
        self._plan, self._kind = plan, kind
        self.results: dict[int, Result] = {}
        self._lines = Lines(path)
        self._name = self._lines.name
        try:
            if not self._lines.claim():  # two processes on one file would play the same games twice
                raise FileError(kind.busy, file=self._name)
            self._read()
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lines.close()

    def add(self, result: Result) -> None:
        """Keep a game; when this returns it is on the disk. Raises FileError."""
        with uninterrupted():  # else one between the two would find it in the file and not counted
            self._lines.write(result)
            self.results[result["game"]] = result
        self._lines.flush()

    def first(self, games: int) -> list[Result]:
        """The results of the first games, in order of their number."""
        return [self.results[number] for number in sorted(self.results) if number < games]

    def _read(self) -> None:
        """Take what is there, drop a torn last line, and begin the file where nothing is."""
        header = {self._kind.mark: FORMAT, **self._plan.told()}
        good = 0  # bytes up to the end of the last whole line
        for number, line in enumerate(self._lines.read(LONGEST_LINE), 1):
            if not line.endswith(b"\n"):
                if number == 1 and not line_of(header).startswith(line):
                    raise FileError(self._kind.foreign, file=self._name)
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
        if not isinstance(header, dict) or header.get(self._kind.mark) != FORMAT:
            raise FileError(self._kind.foreign, file=self._name)
        told = self._plan.told()
        other = tuple(Term(self._kind.part, key) for key in told if header.get(key) != told[key])
        if other:
            raise OptionError(self._kind.other, file=self._name, words=other)

    def _take(self, number: int, line: bytes) -> None:
        result = value_of(line)
        if not self._kind.fits(self._plan, result):
            raise FileError(self._kind.bad_line, file=self._name, line=number)
        self.results.setdefault(result["game"], result)


def numbers(values: Any, count: int) -> bool:
    """Whether it is a list of so many numbers, none of them absurd."""
    return (
        isinstance(values, list)
        and len(values) == count
        and all(isinstance(value, (int, float)) and abs(value) < 1e9 for value in values)
    )
