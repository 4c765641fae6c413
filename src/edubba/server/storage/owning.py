"""A file of SQLite belongs to one server at a time, and is looked through before it is served."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from edubba.server.storage.errors import StorageError, reason

try:
    import fcntl
except ImportError:  # Windows: nothing is locked there
    fcntl = None  # type: ignore[assignment]

SMALL = 256 * 1024 * 1024  # bytes of a file that is looked through at every start, in a second or so


@contextmanager
def owned(file: Path) -> Iterator[None]:
    """Keep it for this process; raises StorageError where another server has it.

    Two would each believe their own copies of the matches and ring the same clocks.
    """
    lock = file.with_name(f"{file.name}.lock")
    handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise StorageError("storage-served", file=str(file)) from None
        yield
    finally:
        os.close(handle)  # that lets go; the file stays, for somebody may just be opening it


def look_through(file: Path) -> None:
    """Before a file is served, if it is small; raises StorageError where pages of it are damaged."""
    if file.exists() and file.stat().st_size <= SMALL:
        with suppress(sqlite3.DatabaseError):  # what is no database at all is told by who opens it
            _check(file, "quick_check")


def check(file: Path) -> None:
    """All of it, also whether indexes fit their tables; raises StorageError."""
    if not file.is_file():
        raise StorageError("storage-missing", database=str(file))
    try:
        _check(file, "integrity_check")
    except sqlite3.DatabaseError as error:
        raise StorageError("storage-unreachable", database=str(file), reason=reason(error)) from None


def _check(file: Path, how: str) -> None:
    try:
        with closing(sqlite3.connect(file)) as connection:
            (found,) = connection.execute(f"PRAGMA {how}(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
            raise
        found = str(error)
    if found != "ok":
        raise StorageError("storage-damaged", file=str(file), reason=" ".join(found.split()))
