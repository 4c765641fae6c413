"""A data set on disk: a manifest, parts in Parquet, and the games of parts that are not full yet.

Which games make a part is fixed by their numbers, and a part is written once all its games are there, beside
its place and then renamed. Until then each game stands in the part's journal, on the disk before it counts.
So a run may end at any moment, also by a kill, and the next one goes on: the files that come out are the same
byte for byte.
"""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from edubba.games.errors import FileError, OptionError, Term, shown
from edubba.lab.arena.match import Result
from edubba.lab.arena.plan import Plan
from edubba.lab.data.columns import FORMAT, MANIFEST, MARK, arrow
from edubba.lab.data.folder import manifest_of
from edubba.lab.data.records import replayed
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.verbs import verbs_of
from edubba.lab.lines import Lines
from edubba.lab.selfplay.journal import Journal
from edubba.lab.selfplay.tables import decisions_bytes, games_bytes
from edubba.records.saving import save

PART = 100  # games: some thousand to some ten thousand decisions
FOLDERS = GAMES, DECISIONS, RUNNING = "games", "decisions", "running"


class DataSet:
    """The folder of one plan, open for one process. Use it in a `with` statement."""

    def __init__(self, folder: str | Path, plan: Plan, games: int, part: int = PART) -> None:
        arrow()
        self.folder, self.plan, self.games = Path(folder), plan, games
        self.name = shown(str(folder), 200)
        self._make(part)
        self._lock = Lines(self.folder / MANIFEST)
        self._open: dict[int, Journal] = {}
        self._full: dict[int, int] = {}  # parts that are written, and how many games they have
        try:
            if not self._lock.claim():
                raise FileError("selfplay-busy", folder=self.name)
            self.part = self._checked()
            self._read()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Leave the folder to others."""
        for journal in self._open.values():
            journal.close()
        self._lock.close()

    def __enter__(self) -> DataSet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- what is there ------------------------------------------------------------------------------

    @property
    def kept(self) -> int:
        """How many of the wanted games are on the disk."""
        return self.games - len(self.missing())

    def missing(self) -> list[int]:
        """The games that are not there yet, ascending."""
        return [number for number in range(self.games) if not self._has(number)]

    def _has(self, number: int) -> bool:
        part, place = divmod(number, self.part)
        return place < self._full.get(part, 0) or (part in self._open and number in self._open[part].games)

    def _wanted(self, part: int) -> int:
        return min(self.part, self.games - part * self.part)

    def measure(self) -> tuple[int, int]:
        """How many decisions the parts have that are written, and how many bytes both tables take."""
        read = arrow().parquet.read_metadata
        games, decisions = ([self._path(table, part) for part in self._full] for table in (GAMES, DECISIONS))
        rows = sum(int(read(path).num_rows) for path in decisions)
        return rows, sum(path.stat().st_size for path in (*games, *decisions))

    # --- adding -------------------------------------------------------------------------------------

    def add(self, result: Result) -> None:
        """Keep a game; when this returns it is on the disk. Raises FileError."""
        part = int(result["game"]) // self.part
        journal = self._journal(part)
        journal.add(result)
        self._finish(part)

    def _journal(self, part: int) -> Journal:
        if part not in self._open:
            path = self.folder / RUNNING / f"{part:06}.jsonl"
            self._open[part] = Journal(path, self.plan, range(part * self.part, (part + 1) * self.part))
        return self._open[part]

    def _finish(self, part: int) -> None:
        """Write a part that has all its games, the decisions first: its games tell that it is there."""
        journal = self._open[part]
        wanted = range(part * self.part, part * self.part + self._wanted(part))
        if not all(number in journal.games for number in wanted):
            return
        records = ((number, journal.games[number]) for number in wanted)
        games = [(number, text, replayed(text)) for number, text in records]
        sizes = _sizes(self.plan)
        save(self._path(DECISIONS, part), decisions_bytes(games, sizes))
        save(self._path(GAMES, part), games_bytes(games, sizes))
        self._full[part] = len(games)
        journal.remove()
        del self._open[part]

    def _path(self, table: str, part: int) -> Path:
        return self.folder / table / f"{part:06}.parquet"

    # --- opening ------------------------------------------------------------------------------------

    def _make(self, part: int) -> None:
        """Begin a data set where there is none; anything else that lies there is left alone."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            found = [path for path in self.folder.iterdir() if not _is_torn(path)]
            if not (self.folder / MANIFEST).exists():
                if found:
                    raise FileError("selfplay-foreign", folder=self.name)
                told = {**manifest(self.plan), "games_in_a_part": part}
                save(self.folder / MANIFEST, json.dumps(told, indent=1).encode() + b"\n")
            for name in FOLDERS:
                (self.folder / name).mkdir(exist_ok=True)
        except (OSError, ValueError) as error:
            if isinstance(error, FileError):
                raise
            reason = getattr(error, "strerror", None) or str(error)
            raise FileError("file-unwritable", file=self.name, reason=shown(reason)) from None

    def _checked(self) -> int:
        """The number of games in a part, where the folder holds this very plan."""
        found, told = manifest_of(self.folder), self.plan.told()
        other = tuple(Term("arena-plan-part", key) for key in told if found.get(key) != told[key])
        if other:
            raise OptionError("selfplay-other-plan", folder=self.name, words=other)
        part = found.get("games_in_a_part")
        if not isinstance(part, int) or part < 1:
            raise FileError("data-no-dataset", folder=self.name)
        return part

    def _read(self) -> None:
        """Take the parts that are whole and the games of those that are not; drop what is torn."""
        for folder in (self.folder, *(self.folder / name for name in FOLDERS)):
            for path in filter(_is_torn, folder.iterdir()):
                path.unlink()
        for part in range(-(-self.games // self.part)):
            there = self._rows(part)
            enough = there >= self._wanted(part)
            if enough:
                self._full[part] = there
            if (self.folder / RUNNING / f"{part:06}.jsonl").exists() or (there and not enough):
                self._go_on(part, there, enough)

    def _go_on(self, part: int, there: int, enough: bool) -> None:
        """Take the games of a journal, and those of a part that is to grow."""
        journal = self._journal(part)
        if not enough:
            for record in self._records(part) if there else ():
                journal.take(record)
            self._finish(part)
        elif all(number < part * self.part + there for number in journal.games):
            del self._open[part]
            journal.remove()  # it was killed when the part was written

    def _rows(self, part: int) -> int:
        """How many games a part has; one that is damaged is dropped and played again."""
        pa = arrow()
        paths = [self._path(table, part) for table in (GAMES, DECISIONS)]
        try:
            games, _ = (pa.parquet.read_metadata(path) for path in paths)
            return int(games.num_rows)
        except (OSError, pa.ArrowException) as error:
            number = getattr(error, "errno", None)  # pyarrow's own errors have none
            if number not in (None, errno.ENOENT):  # no access, no memory: the part may well be whole
                reason = shown(os.strerror(number))
                raise FileError("data-damaged", file=shown(str(paths[0]), 200), reason=reason) from None
            paths[0].unlink(missing_ok=True)
            return 0

    def _records(self, part: int) -> list[str]:
        """The records of a part that is to grow."""
        table = arrow().parquet.read_table(self._path(GAMES, part), columns=["record"])
        found: list[str] = table.column("record").to_pylist()
        return found


def manifest(plan: Plan) -> dict[str, Any]:
    """What a reader without Edubba needs: the plan, sizes, where each field of an observation is."""
    layout = Layout(verbs_of(plan.game).FIELDS, len(plan.bots))
    places = {name: [place.start, place.stop] for name, place in layout.places.items()}
    actions = int(verbs_of(plan.game).ACTIONS)
    return {MARK: FORMAT, **plan.told(), "actions": actions, "observation": places}


def _sizes(plan: Plan) -> dict[str, int]:
    seats = len(plan.bots)
    return {"seats": seats, "numbers": Layout(verbs_of(plan.game).FIELDS, seats).size}


def _is_torn(path: Path) -> bool:
    """What an interrupted `save` leaves."""
    return path.name.startswith(".edubba-") and path.name.endswith(".tmp")
