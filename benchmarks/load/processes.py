"""A server's processes, from outside: how much memory and how much of the processors they take."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def wait_for(port: int, seconds: float = 120) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for each in found:  # grows meanwhile
        for task in Path(f"/proc/{each}/task").glob("*/children"):
            found += map(int, _read(task).split())
    return found


def memory(pid: int) -> float:
    """In MB, what is shared counted by its parts, of a process and its descendants."""
    return sum(_proportional(each) for each in family(pid)) / 1024


def processor(pid: int) -> float:
    """Seconds that a process and its descendants have had the processors."""
    return sum(_seconds(each) for each in family(pid))


def settle(pid: int, seconds: float = 90) -> None:
    """Until it has nothing more to do: processes in which bots think get ready after the server has."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        before = processor(pid)
        time.sleep(2)
        if processor(pid) - before < 0.1:
            return


def _proportional(pid: int) -> int:
    for line in _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def _seconds(pid: int) -> float:
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _read(path: Path) -> str:
    """A process may end while it is looked at."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
