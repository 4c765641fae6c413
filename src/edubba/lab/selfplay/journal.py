"""The games of a part that is not full yet: one line a game, on the disk before it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from edubba.games.errors import EdubbaError, FileError
from edubba.lab.arena.match import Result
from edubba.lab.arena.plan import Plan
from edubba.lab.data.records import number_of, replayed
from edubba.lab.lines import Lines, uninterrupted, value_of


class Journal:
    """The file of one part; a torn last line is dropped, any other that is no game of the plan refused."""

    def __init__(self, path: Path, plan: Plan, numbers: range) -> None:
        self._path, self._plan, self._numbers = path, plan, numbers
        self.games: dict[int, str] = {}  # records, by number
        self._lines = Lines(path)
        try:
            self._read()
        except BaseException:
            self._lines.close()
            raise

    def close(self) -> None:
        """Close the file and leave it for the next run."""
        self._lines.close()

    def remove(self) -> None:
        """The part is written: the journal has served."""
        self.close()
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise FileError("file-unwritable", file=self._lines.name, reason=reason) from None

    def add(self, result: Result) -> None:
        """Keep a game that has just been played."""
        with uninterrupted():  # else one between the two would find it in the file and not counted
            self._lines.write({"game": result["game"], "record": result["record"]})
            self.games[result["game"]] = result["record"]
        self._lines.flush()

    def take(self, record: str) -> None:
        """Count a game that is safe elsewhere: in a part that is to grow."""
        number = number_of(replayed(record).record)
        if number is not None:
            self.games[number] = record

    def _read(self) -> None:
        good = 0  # bytes up to the end of the last whole line
        for number, line in enumerate(self._lines.read(), 1):
            if not line.endswith(b"\n"):
                break
            value = value_of(line)
            if not self._fits(value):
                raise FileError("selfplay-bad-line", file=self._lines.name, line=number)
            self.games[value["game"]] = value["record"]
            good += len(line)
        self._lines.truncate(good)

    def _fits(self, value: Any) -> bool:
        """Whether it is a game of this part that can be replayed, with the seats and draws of the plan."""
        if not isinstance(value, dict) or value.keys() != {"game", "record"}:
            return False
        number, text = value["game"], value["record"]
        if number not in self._numbers or not isinstance(text, str):
            return False
        try:
            record = replayed(text).record
        except EdubbaError:
            return False
        if number_of(record) != number:
            return False
        pairing = self._plan.pairing(number)
        seats = tuple(record.seats.values())
        return (record.headers.get("seed"), seats) == (pairing.seed, pairing.seats)
