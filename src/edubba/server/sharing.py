"""The figures of several processes that answer on one port: each writes its own to a folder of the parent's.

The parent calls `share_between_workers` before it starts any of them, and `worker_gone` for each that has
ended: what that one said of itself goes, what it counted is added to what the dead before it have counted. So
the folder stays small, however often workers are replaced.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable that prometheus_client reads when it is imported
GONE = "gone"  # in the place of a process's number: what the dead have counted


@contextmanager
def share_between_workers() -> Iterator[Path]:
    """For the parent, around all of its workers: a new folder for their figures, gone at the end.

    Only processes started inside count there: prometheus_client looks for the folder when it is imported.
    """
    folder = Path(tempfile.mkdtemp(prefix="edubba-metrics-"))
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(folder)
    try:
        yield folder
    finally:
        if before is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = before
        shutil.rmtree(folder, ignore_errors=True)


def worker_gone(pid: int) -> None:
    """For the parent, once a worker has ended: forget what it said of itself, keep what it counted."""
    folder = Path(os.environ[FOLDER])
    with _alone(folder):
        mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        for kind in ("counter", "histogram"):
            own = folder / f"{kind}_{pid}.db"
            if own.exists():
                _add(own, folder / f"{kind}_{GONE}.db")
                own.unlink()


def _add(own: Path, kept: Path) -> None:
    together = MmapedDict(str(kept))  # type: ignore[no-untyped-call]
    for key, value, *_ in MmapedDict.read_all_values_from_file(str(own)):  # type: ignore[no-untyped-call]
        before, _ = together.read_value(key)  # type: ignore[no-untyped-call]
        together.write_value(key, before + value, 0.0)  # type: ignore[no-untyped-call]
    together.close()  # type: ignore[no-untyped-call]


def shared() -> bool:
    """Whether this process is one of several that share their figures."""
    return FOLDER in os.environ


def together() -> bytes:
    """The figures of all processes, added up, as Prometheus reads them."""
    folder = Path(os.environ[FOLDER])
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    with _alone(folder):
        return generate_latest(registry)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While the figures of a dead worker move, nobody reads them twice, or not at all."""
    try:
        import fcntl
    except ImportError:  # Windows, where a server is one process
        yield
        return
    with (folder / "lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
