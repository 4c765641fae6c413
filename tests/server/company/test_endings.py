"""What cannot end, or cannot begin, holds nobody else up."""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.config import STARTUP_FAILURE

from edubba.server import processes, sharing
from edubba.server.config import load
from edubba.server.site import Site
from edubba.server.staff import Alone
from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade
from tests.server.conftest import MakeDatabase, run
from tests.waiting import LIMIT


def _deaf(ready: Any) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready.set()
    while True:
        signal.pause()


def test_a_worker_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "ENDS", 0.3)
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    worker = context.Process(target=_deaf, args=(ready,), daemon=True)
    worker.start()
    assert ready.wait(LIMIT)
    worker.terminate()  # which it does not mind
    processes._joined(cast(Any, SimpleNamespace(process=worker)))
    assert worker.exitcode == -signal.SIGKILL


def _workers(*codes: int | None) -> processes._Workers:
    """Those who look after workers that have ended with these codes, or serve."""
    workers = processes._Workers.__new__(processes._Workers)
    children = [
        SimpleNamespace(exitcode=code, pid=n, child_conn=io.BytesIO()) for n, code in enumerate(codes)
    ]
    workers.processes, workers.processes_num = cast(Any, children), len(codes)
    workers.should_exit = threading.Event()
    return workers


def test_who_is_told_to_end_ends_also_where_a_worker_could_not_start() -> None:
    workers = _workers(STARTUP_FAILURE, None)
    workers.handle_term()
    workers.keep_subprocess_alive()
    assert workers.should_exit.is_set()
    assert not workers.failed


def test_figures_that_cannot_be_read_end_no_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(sharing.FOLDER, str(tmp_path / "gone"))
    workers = _workers(-9, None)
    with workers._noting_the_gone():
        workers.processes = workers.processes[1:]
    assert "figures of a worker that ended are lost" in caplog.text


SEVERAL = """
import socket
from edubba.server.config import load
from edubba.server.processes import serve_by_several
settings = load(None, {"EDUBBA_DATABASE": %r, "EDUBBA_WORKERS": "2"})
serve_by_several(settings, socket.create_server(("127.0.0.1", 0)), None)
"""


def test_where_no_worker_can_start_the_exit_says_so(make_database: MakeDatabase) -> None:
    url = make_database("postgres")

    async def be_newer(database: Database) -> None:
        await upgrade(database)
        async with database.write() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    run(url, be_newer)
    done = subprocess.run(
        [sys.executable, "-c", SEVERAL % url], capture_output=True, text=True, timeout=2 * LIMIT
    )
    assert done.returncode == STARTUP_FAILURE
    assert "newer" in done.stderr


def test_a_steward_whose_start_fails_rings_no_clocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = load(None, {"EDUBBA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"})

    async def work() -> None:
        site = Site(settings)
        await upgrade(site.database)

        async def away() -> None:
            raise ConnectionError("the database went away")

        monkeypatch.setattr(site.reviews, "start", away)
        duties = cast(Alone, site.staff)._duties
        duties.settings = site.settings
        with pytest.raises(ConnectionError):
            async with duties.begun():
                raise AssertionError("it began")
        assert not site.timers.on_duty
        assert site.timers._task is None
        await site.database.close()

    asyncio.run(work())
