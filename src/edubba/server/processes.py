"""Several workers on one machine: uvicorn starts them, looks after them, and replaces them one by one."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import httpx
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from edubba.server import memory
from edubba.server.app import application
from edubba.server.config import Settings
from edubba.server.observing import secrets_of, set_up_logs
from edubba.server.serving import OPTIONS, by_terminal
from edubba.server.sharing import share_between_workers, worker_gone
from edubba.server.surroundings import Surroundings

PATIENCE = 120  # seconds for a new worker to answer, and for any answer of an old one

ENDS = 20  # seconds that a worker has to end in
AGAIN = 5.0  # seconds until one that could not start is tried again

_log = logging.getLogger(__name__)


def serve_by_several(settings: Settings, bound: socket.socket, ready: Callable[[], None] | None) -> None:
    """Until a signal comes; `ready` is called once the first worker answers."""
    config = uvicorn.Config(
        partial(worker, settings),
        factory=True,
        workers=settings.workers,
        forwarded_allow_ips=settings.proxies,
        timeout_worker_healthcheck=PATIENCE,
        **OPTIONS,  # type: ignore[arg-type]
    )
    bound.listen(config.backlog)  # who comes before the first worker waits
    gc.enable()  # this process only looks after the others
    with share_between_workers():
        workers = _Workers(config, [bound])
        if ready is not None:
            threading.Thread(target=_wait, args=(bound, ready), daemon=True).start()
        workers.run()
        if workers.failed:
            sys.exit(STARTUP_FAILURE)


class _Workers(Multiprocess):
    """uvicorn's supervisor; the window of a terminal that is closed ends it."""

    failed = False  # whether it ends because none could start
    _due = 0.0  # when one that could not start is tried again

    def keep_subprocess_alive(self) -> None:
        """Let go of the workers' ends of the pipes first: else the end of one that dies while it is asked
        is not seen, and nobody is looked after until the patience with it is at its end.
        """
        if self.should_exit.is_set():  # nobody is to be replaced any more
            return
        for process in self.processes:
            process.child_conn.close()
        with self._noting_the_gone():
            super().keep_subprocess_alive()
        self._do_without_the_failed()

    def _do_without_the_failed(self) -> None:
        """uvicorn ends all workers where one cannot start; those that serve go on, and it is tried again.

        A worker that dies while the database is newer than its program cannot be replaced, for instance.
        """
        serving = [process for process in self.processes if process.exitcode != STARTUP_FAILURE]
        if not serving:
            self.failed = True
        elif len(serving) < len(self.processes):
            self.processes, self._due = serving, time.monotonic() + AGAIN
            self.should_exit.clear()
            _log.error("a worker cannot start; %d go on without it", len(serving))
        elif len(self.processes) < self.processes_num and time.monotonic() >= self._due:
            process = Process(self.config, self.sockets)
            process.start()
            self.processes.append(process)

    def restart_all(self) -> None:
        for process in self.processes:  # uvicorn would wait for ever for one that cannot end
            process.join = partial(_joined, process)  # type: ignore[method-assign]
        with self._noting_the_gone():
            super().restart_all()

    def join_all(self) -> None:
        for process in self.processes:
            _joined(process)

    @contextmanager
    def _noting_the_gone(self) -> Iterator[None]:
        """What a worker that is no more said of itself is no longer counted."""
        before = {process.pid for process in self.processes}
        yield
        for gone in before - {process.pid for process in self.processes}:
            try:
                worker_gone(gone or 0)
            except Exception:  # figures are not worth a site
                _log.exception("the figures of a worker that ended are lost")

    def handle_hup(self) -> None:
        if by_terminal():
            self.handle_term()
        else:
            _log.warning("workers are replaced one by one; changed settings are taken by a restart alone")
            super().handle_hup()


def _joined(process: Process) -> None:
    """Who does not end in time is ended."""
    process.process.join(ENDS)
    if process.process.is_alive():
        process.process.kill()
        process.process.join()


def worker(settings: Settings) -> Surroundings:
    """The application of one worker, made in its own process."""
    memory.begin()
    set_up_logs(settings.log_level, settings.log_format, secrets_of(settings))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return application(settings)


def _end_with_parent() -> None:
    """Nobody would look after a worker that is left behind, and it would keep the port."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _wait(bound: socket.socket, ready: Callable[[], None]) -> None:
    host, port = bound.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    address = f"http://[{here}]:{port}/health" if ":" in here else f"http://{here}:{port}/health"
    for _ in range(PATIENCE):
        try:
            httpx.get(address, timeout=PATIENCE).raise_for_status()
        except httpx.HTTPError:
            time.sleep(1)
        else:
            return ready()
    return None
