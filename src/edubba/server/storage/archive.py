"""The file of a back-up: JSON lines under gzip, the same from SQLite and PostgreSQL.

The first line is the header: format, revision, and the columns of every table. Then a line for every row, its
table and its values in the order of the columns; tables come before those that point to them. The last line
counts the rows. Binary values are base64; everything else is JSON as it is.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO, cast

from sqlalchemy import LargeBinary, Table

from edubba.games.errors import FileError, shown
from edubba.server.storage.errors import StorageError

FORMAT = 1
NAME = "edubba-backup"


def header(tables: list[Table], revision: str, made: float, last: dict[str, int]) -> dict[str, Any]:
    """The first line; `last` has the highest number that each counting table gave, also to rows now gone."""
    columns = {table.name: [column.name for column in table.columns] for table in tables}
    return {
        "kind": NAME,
        "format": FORMAT,
        "revision": revision,
        "made": made,
        "last": last,
        "tables": columns,
    }


def packed(table: Table, row: Any) -> list[Any]:
    """The values of a row as JSON takes them."""
    return [_pack(column.type, value) for column, value in zip(table.columns, row, strict=True)]


def unpacked(table: Table, names: list[str], values: list[Any]) -> dict[str, Any]:
    """A row as the database takes it."""
    return {name: _unpack(table.c[name].type, value) for name, value in zip(names, values, strict=True)}


def _pack(kind: Any, value: Any) -> Any:
    if value is not None and isinstance(kind, LargeBinary):
        return base64.b64encode(value).decode("ascii")
    return value


def _unpack(kind: Any, value: Any) -> Any:
    if value is not None and isinstance(kind, LargeBinary):
        return base64.b64decode(value, validate=True)
    return value


def line(value: Any) -> str:
    """A line of the file."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


@contextlib.contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """A file that takes its name when it is whole and on disk, and that only its owner can read."""
    target = Path(os.path.realpath(path))
    try:
        handle, name = tempfile.mkstemp(prefix=".edubba-", suffix=".tmp", dir=target.parent)
        try:
            with os.fdopen(handle, "wb") as raw:
                with gzip.open(raw, "wt", compresslevel=6, encoding="utf-8", newline="\n") as file:
                    yield cast(TextIO, file)
                raw.flush()
                os.fsync(raw.fileno())
            os.replace(name, target)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        why = shown(error.strerror or str(error))
        raise FileError("file-unwritable", file=shown(str(path), 200), reason=why) from None


@contextlib.contextmanager
def reading(path: Path) -> Iterator[Iterator[Any]]:
    """The values of its lines; what is wrong with them, also in the eyes of the reader, is a StorageError."""
    file = shown(str(path), 200)
    try:
        raw = path.open("rb")
    except OSError as error:
        raise FileError("file-unreadable", file=file, reason=shown(error.strerror or str(error))) from None
    with raw, gzip.open(raw, "rt", encoding="utf-8") as text:
        try:
            yield (json.loads(each) for each in text)
        except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, KeyError, TypeError) as error:
            if isinstance(error, StorageError):
                raise
            why = shown(" ".join(str(error).split()) or type(error).__name__)
            raise StorageError("storage-no-backup", file=file, reason=why) from None


def checked(first: Any, path: Path) -> dict[str, Any]:
    """The header, if this program can read what follows."""
    if not isinstance(first, dict) or first.get("kind") != NAME:
        raise ValueError(NAME)
    if not isinstance(first["format"], int) or first["format"] > FORMAT:
        raise StorageError("storage-backup-newer", file=shown(str(path), 200))
    return first
