"""A file of JSON lines that survives: each line is whole on the disk, or it is the last one and torn."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from edubba.games.errors import FileError, shown

LONGEST_LINE = 1 << 23  # a record may have 4 MiB, and its line ends are written as two characters


class Lines:
    """A file of lines, open for reading and appending. All its errors are FileErrors that name it."""

    def __init__(self, path: str | Path) -> None:
        self.name = shown(str(path), 200)
        try:
            self._file: BinaryIO = open(path, "a+b", buffering=0)  # noqa: SIM115  # closed by close
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            raise self._unwritable(error) from None

    def close(self) -> None:
        """Close the file; a claim on it ends."""
        self._file.close()

    def claim(self) -> bool:
        """Whether this process alone has the file from now on; no lock at all counts as a yes."""
        with contextlib.suppress(ImportError):  # Windows has no such lock
            import fcntl

            try:
                fcntl.flock(self._file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            except OSError:  # a file system without locks
                return True
        return True

    def write(self, value: dict[str, Any]) -> None:
        """Append a line; `flush` brings it to the disk."""
        left = memoryview(line_of(value))
        try:
            while left:  # a disk that fills up takes a part
                left = left[self._file.write(left) or 0 :]
        except OSError as error:
            raise self._unwritable(error) from None

    def flush(self) -> None:
        """What was written is on the disk when this returns."""
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from None

    def truncate(self, size: int) -> None:
        """Drop all behind the first bytes: a torn last line."""
        try:
            if os.fstat(self._file.fileno()).st_size > size:
                self._file.truncate(size)
        except OSError as error:
            raise self._unwritable(error) from None

    def read(self, longest: int = LONGEST_LINE) -> Iterator[bytes]:
        """The lines from the first on, none read further than a line may be long; a torn one has no end."""
        self._file.seek(0)
        with open(self._file.fileno(), "rb", closefd=False) as file:
            while line := file.readline(longest):
                yield line

    def _unwritable(self, error: Exception) -> FileError:
        reason = getattr(error, "strerror", None) or str(error)
        return FileError("file-unwritable", file=self.name, reason=shown(reason))


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until the end of the block: what is written and what is counted stay the same."""
    if threading.current_thread() is not threading.main_thread():  # signals are the main thread's
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


def line_of(value: dict[str, Any]) -> bytes:
    """A value as its line."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def value_of(line: bytes) -> Any:
    """What a line holds; None where it is no JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
