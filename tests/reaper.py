"""A test run that is killed leaves nothing behind: no server, no browser, no PostgreSQL.

Whatever tests start inherits a mark in its environment. A small process beside the run waits for its end,
however it comes, and then ends all that still has the mark. Where processes cannot be looked up so (only
Linux has a table of them as files), nothing is done.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import uuid
from pathlib import Path

MARK = "RUN_OF_TESTS"  # EDUBBA_… would be a setting of the server
PROCESSES = Path("/proc")


def mark_this_run() -> str:
    """The mark that all processes have which this one starts; a run within a run has both marks."""
    mark = uuid.uuid4().hex
    os.environ[MARK] = f"{os.environ.get(MARK, '')}/{mark}"
    if hasattr(os, "pidfd_open") and PROCESSES.is_dir():
        command = [sys.executable, __file__, str(os.getpid()), mark]
        environment = {name: value for name, value in os.environ.items() if name != MARK}
        quiet = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3)]
        os.posix_spawn(sys.executable, command, environment, setsid=True, file_actions=quiet)
    return mark


def marked(mark: str) -> list[int]:
    """All processes with this mark."""
    return [int(path.parent.name) for path in PROCESSES.glob("[0-9]*/environ") if _has(path, mark.encode())]


def _has(path: Path, mark: bytes) -> bool:
    with contextlib.suppress(OSError):  # it has ended, or is somebody else's
        return mark in path.read_bytes()
    return False


def reap(parent: int, mark: str) -> None:
    """Wait for the end of a process, then end those with the mark, and those that they start meanwhile."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(ProcessLookupError):
        select.select([os.pidfd_open(parent)], [], [])
    for _ in range(1000):  # those that start others meanwhile are met again
        for each in (left := marked(mark)):
            with contextlib.suppress(OSError):
                os.kill(each, signal.SIGKILL)
        if not left:
            return


if __name__ == "__main__":
    reap(int(sys.argv[1]), sys.argv[2])
