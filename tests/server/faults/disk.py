"""A small disk for a database, which can be full: a real one where we may mount, else a limit."""

from __future__ import annotations

import contextlib
import errno
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

SIZE = 24 * 1024 * 1024
PIECE = 4096


class Disk:
    """A folder on a file system of its own."""

    kind = "tmpfs"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self, pid: int) -> None:
        """Not a byte is left, nor an old page of the write-ahead log to write over."""
        self._empty_log()
        with self._ballast.open("ab", buffering=0) as file:
            for piece in (256 * PIECE, PIECE, 64):
                with contextlib.suppress(OSError):
                    while file.write(bytes(piece)) == piece:
                        pass

    def _empty_log(self) -> None:
        for database in self.folder.glob("*.sqlite"):
            with contextlib.closing(sqlite3.connect(database, timeout=10)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def clear(self, pid: int) -> None:
        """Room again."""
        self._ballast.unlink()

    def is_full(self) -> bool:
        try:
            (self.folder / "probe").write_bytes(bytes(PIECE))
        except OSError as error:
            return error.errno == errno.ENOSPC
        finally:
            (self.folder / "probe").unlink(missing_ok=True)
        return False


class Limit(Disk):
    """No file of the server's process may grow: the nearest to a full disk that anybody may make."""

    kind = "RLIMIT_FSIZE"

    def fill(self, pid: int) -> None:
        self._empty_log()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (PIECE, resource.RLIM_INFINITY))

    def clear(self, pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def is_full(self) -> bool:
        return True


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A disk of some megabytes in a folder."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "edubba-faults", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        yield Limit(folder)
        return
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
