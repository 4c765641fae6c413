"""A game as text: read, write, replay, verify. The format is described in docs/record-format.md.

Reading is replaying: a record that these functions return is legal from its first text to its last.
"""

from __future__ import annotations

from pathlib import Path

from edubba.games.errors import shown
from edubba.games.files import read_text
from edubba.records import limits
from edubba.records.errors import BadRecordError
from edubba.records.model import Line, Node, Record
from edubba.records.reader import parse
from edubba.records.saving import save
from edubba.records.verify import verified
from edubba.records.writer import canonical

__all__ = ["EXTENSION", "BadRecordError", "Line", "Node", "Record", "dumps", "loads", "read", "write"]

EXTENSION = ".edubba"


def read(path: str | Path) -> Record:
    """The record in a file; raises RecordError, with the line, or FileError."""
    return loads(read_text(path, limit=limits.BYTES), shown(str(path), 200))


def write(record: Record, path: str | Path) -> None:
    """Replay a record and write it, whole or not at all; raises RecordError or FileError."""
    save(path, canonical(record, shown(str(path), 200)).encode("utf-8"))


def loads(text: str, file: str = "record") -> Record:
    """The record in a text, replayed and verified; `file` names it in errors. Opens nothing."""
    return verified(parse(text, file))


def dumps(record: Record) -> str:
    """The canonical text of a record, replayed and verified; raises RecordError."""
    return canonical(record, "record")
