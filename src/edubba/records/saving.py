"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
from pathlib import Path

from edubba.games.errors import FileError, shown


def save(path: str | Path, data: bytes) -> None:
    """Write beside the target, flush to the disk, rename; the old file stays until then. Raises FileError."""
    try:
        target = Path(os.path.realpath(path))  # a link keeps pointing where it pointed
        beside = _beside(target)
        try:
            _write(beside, data)
            with contextlib.suppress(FileNotFoundError):
                shutil.copymode(target, beside)  # a private record stays private
            os.replace(beside, target)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
        _settle(target.parent)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise _unwritable(path, error) from None


def check_writable(path: str | Path) -> None:
    """Raise the FileError that `save` would raise now: only a file beside the target tells for sure."""
    try:
        beside = _beside(Path(os.path.realpath(path)))
        try:
            _write(beside, b"")
        finally:
            with contextlib.suppress(OSError):
                beside.unlink()
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _beside(target: Path) -> Path:
    return target.parent / f".edubba-{secrets.token_hex(8)}.tmp"


def _unwritable(path: str | Path, error: Exception) -> FileError:
    reason = getattr(error, "strerror", None) or str(error)
    return FileError("file-unwritable", file=shown(str(path), 200), reason=shown(reason))


def _write(path: Path, data: bytes) -> None:
    # O_BINARY exists on Windows only
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Make the rename durable, where a folder can be flushed."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
