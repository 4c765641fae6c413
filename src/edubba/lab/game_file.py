"""Many games on disk: JSON lines, the plan first, then one line a game as it ends.

Each line is flushed to the disk before the next game counts, so an interruption loses at most the games that
were running. Opening the file again goes on with it; the last line may be torn and is then dropped.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Generic, Protocol, Self, TypeVar

from edubba.games.errors import FileError, OptionError, Term, shown
from edubba.lab.arena.match import Result

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
        self._name = shown(str(path), 200)
        self._plan, self._kind = plan, kind
        self.results: dict[int, Result] = {}
        try:
            self._file: BinaryIO = open(path, "a+b", buffering=0)  # noqa: SIM115  # closed by __exit__
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            raise self._unwritable(error) from None
        try:
            self._claim()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Keep a game; when this returns it is on the disk. Raises FileError."""
        self._write(result)
        self.results[result["game"]] = result  # an interruption during the flush finds it counted
        self._flush()

    def first(self, games: int) -> list[Result]:
        """The results of the first games, in order of their number."""
        return [self.results[number] for number in sorted(self.results) if number < games]

    # --- writing ------------------------------------------------------------------------------------

    def _write(self, value: dict[str, Any]) -> None:
        line = memoryview(_line(value))
        try:
            while line:  # a disk that fills up takes a part
                line = line[self._file.write(line) or 0 :]
        except OSError as error:
            raise self._unwritable(error) from None

    def _flush(self) -> None:
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: Exception) -> FileError:
        reason = getattr(error, "strerror", None) or str(error)
        return FileError("file-unwritable", file=self._name, reason=shown(reason))

    def _claim(self) -> None:
        """Two processes on one file would play the same games twice."""
        with contextlib.suppress(ImportError):  # Windows has no such lock
            import fcntl

            try:
                fcntl.flock(self._file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FileError(self._kind.busy, file=self._name) from None
            except OSError:  # a file system without locks
                return

    # --- reading ------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Take what is there, drop a torn last line, and begin the file where nothing is."""
        header = {self._kind.mark: FORMAT, **self._plan.told()}
        good = 0  # bytes up to the end of the last whole line
        for number, line in enumerate(self._lines(), 1):
            if not line.endswith(b"\n"):
                if number == 1 and not _line(header).startswith(line):
                    raise FileError(self._kind.foreign, file=self._name)
                break
            if number == 1:
                self._check_header(line)
            else:
                self._take(number, line)
            good += len(line)
        try:
            self._file.truncate(good)
        except OSError as error:
            raise self._unwritable(error) from None
        if good == 0:
            self._write(header)
            self._flush()

    def _lines(self) -> Iterator[bytes]:
        """The lines of the file, none read further than a line may be long."""
        self._file.seek(0)
        with open(self._file.fileno(), "rb", closefd=False) as file:
            while line := file.readline(LONGEST_LINE):
                yield line

    def _check_header(self, line: bytes) -> None:
        header = _json(line)
        if not isinstance(header, dict) or header.get(self._kind.mark) != FORMAT:
            raise FileError(self._kind.foreign, file=self._name)
        told = self._plan.told()
        other = tuple(Term(self._kind.part, key) for key in told if header.get(key) != told[key])
        if other:
            raise OptionError(self._kind.other, file=self._name, words=other)

    def _take(self, number: int, line: bytes) -> None:
        result = _json(line)
        if not self._kind.fits(self._plan, result):
            raise FileError(self._kind.bad_line, file=self._name, line=number)
        self.results.setdefault(result["game"], result)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def numbers(values: Any, count: int) -> bool:
    """Whether it is a list of so many numbers, none of them absurd."""
    return (
        isinstance(values, list)
        and len(values) == count
        and all(isinstance(value, (int, float)) and abs(value) < 1e9 for value in values)
    )
