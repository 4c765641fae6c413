"""Looks kept in a file while a review goes on, so that an interrupted one need not begin again."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from edubba import __version__
from edubba.games.errors import FileError
from edubba.records import Record
from edubba.records.saving import save
from edubba.review.look import Look, loaded
from edubba.review.review import wanted

ENDING = ".looks"
VERSION = 1


class Kept:
    """The file beside a record: a heading that says what was asked for and by which Edubba, a line a look.

    Where the folder takes no files, or something else has that name, nothing is kept and nothing fails.
    """

    def __init__(self, record: Record, beside: Path, asked: dict[str, Any]) -> None:
        self.path = path_beside(beside)
        self._heading: dict[str, Any] = {"edubba-looks": VERSION, "version": __version__, **asked}
        self._heading |= {"game": record.game, "rules": record.rules}
        self._heading |= {"options": record.options, "texts": record.moves}
        self.total = len(wanted(record))
        self.looks = self._read(set(wanted(record)), players(record))
        self._file: IO[str] | None = None

    def __enter__(self) -> Kept:
        with contextlib.suppress(OSError, FileError):
            if not self.path.exists() or self._is_ours():
                found = [self._heading, *(look.json() for look in self.looks.values())]
                save(self.path, _lines(found).encode())  # by a rename: a kill loses nothing of before
                self._file = self.path.open("a", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()

    @property
    def is_kept(self) -> bool:
        """Whether there is a file to go on from."""
        return self._file is not None

    def keep(self, look: Look) -> None:
        """Add a look; it is on its way to the disk when this returns."""
        self.looks[look.at] = look
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write(_lines([look.json()]))
                self._file.flush()

    def forget(self) -> None:
        """The review is done: its looks are in its output."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
                self.path.unlink()

    def _there(self) -> list[str]:
        try:
            return self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return []

    def _is_ours(self) -> bool:
        """Whether the file there is one of these, of whatever review."""
        lines = self._there()
        return bool(lines) and lines[0].startswith('{"edubba-looks": ')

    def _read(self, places: set[int], seats: int) -> dict[int, Look]:
        """The looks of an earlier attempt at the same; the last line may be cut off."""
        lines = self._there()
        if not lines or lines[0] != json.dumps(self._heading):
            return {}
        found = {}
        for line in lines[1:]:
            try:
                look = loaded(json.loads(line))
            except (ValueError, KeyError, TypeError, RecursionError):
                break
            if look.at in places and len(look.shares) == seats:
                found[look.at] = look
        return found


def _lines(values: Iterable[dict[str, Any]]) -> str:
    return "".join(json.dumps(value) + "\n" for value in values)


def path_beside(file: Path) -> Path:
    """Where the looks at a record are kept."""
    return file.with_name(file.name + ENDING)


def players(record: Record) -> int:
    """How many play."""
    return len(record.verbs.scores(record.verbs.initial(record.setting)))
