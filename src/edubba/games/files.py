"""Reading a text file from outside: bounded, UTF-8, with a reason where it cannot be."""

from __future__ import annotations

from pathlib import Path

from edubba.games.errors import FileError, shown

LIMIT = 4 * 1024 * 1024


def read_text(path: str | Path, *, limit: int = LIMIT) -> str:
    """The whole file; raises FileError, before reading, where it is longer than `limit` bytes."""
    name = shown(str(path), 200)
    try:
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError("file-unreadable", file=name, reason=shown(reason)) from None
    if len(data) > limit:
        raise FileError("file-too-long", file=name, limit=limit // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError("file-not-utf8", file=name, line=line) from None
