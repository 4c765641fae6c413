"""A server that looks at itself: figures taken every few seconds, and its waits measured as they happen."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Iterator

from sqlalchemy import func, select

from edubba.games.errors import EdubbaError
from edubba.server.counting import Metrics
from edubba.server.notices.kinds import DIGEST, MOST_TRIES
from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError, is_outage
from edubba.server.storage.schema import matches, notices
from edubba.server.supervising import Supervisor
from edubba.tables.errors import TableError
from edubba.tables.match import RUNNING, WAITING

EVERY = 5.0  # seconds between two looks
TICK = 0.05
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
_log = logging.getLogger("edubba.watching")


class Watch:
    """Looks at one process. What concerns the whole site is asked by the one that is `steward`."""

    def __init__(
        self,
        metrics: Metrics,
        database: Database,
        *,
        clock: Callable[[], float],
        listeners: Callable[[], int],
        waiting: Callable[[], int],
        steward: Callable[[], bool] = lambda: True,
        supervisor: Supervisor | None = None,
    ) -> None:
        self._supervisor = supervisor or Supervisor(metrics)
        self._metrics, self._database, self._clock = metrics, database, clock
        self._listeners, self._waiting, self._steward = listeners, waiting, steward
        self._spent = 0.0
        self._away = False

    async def run(self) -> None:
        """Until cancelled."""
        self._metrics.workers_alive.set(1)
        self._metrics.began.set(time.time())
        while True:
            with self._supervisor.round("figures"):
                self.look()
                await self.ask()
            await asyncio.sleep(EVERY)

    def look(self) -> None:
        """What this process knows without asking anybody."""
        metrics = self._metrics
        metrics.listeners.set(self._listeners())
        metrics.waiting.set(self._waiting())
        metrics.steward.set(1 if self._steward() else 0)
        if not self._steward():  # it may have been: what it counted then grows old
            self._count_site({}, 0)
        metrics.connections.set(self._database.in_use())
        spent = time.process_time()
        metrics.processor.inc(max(0.0, spent - self._spent))
        self._spent = spent
        with contextlib.suppress(OSError):  # a system without /proc
            with open("/proc/self/statm", encoding="ascii") as file:
                metrics.memory.set(int(file.read().split()[1]) * _PAGE)
            metrics.files.set(len(os.listdir("/proc/self/fd")))
        with contextlib.suppress(ImportError):  # Windows
            import resource

            metrics.most_files.set(resource.getrlimit(resource.RLIMIT_NOFILE)[0])

    async def ask(self) -> None:
        """What the database knows, and whether it answers."""
        try:
            async with self._database.read() as connection:
                if self._steward():
                    there = matches.c.status.in_((RUNNING, WAITING))
                    query = select(matches.c.status, func.count()).where(there).group_by(matches.c.status)
                    counts: dict[str, int] = dict(row for row in await connection.execute(query))
                    due = notices.c.sent.is_(None) & (notices.c.due <= self._clock())
                    due &= notices.c.tries < MOST_TRIES  # what was given up is no longer due
                    query = select(func.count()).where(due & (notices.c.way != DIGEST))
                    self._count_site(counts, await connection.scalar(query) or 0)
                else:
                    await connection.execute(select(1))
        except Exception as error:  # the watch goes on whatever it sees
            self._metrics.outages.inc()
            self._metrics.database_up.set(0)
            if not self._away:  # once, not every five seconds of a long night
                _log.error("the database does not answer: %s", type(error).__name__)
            self._away = True
        else:
            self._metrics.database_up.set(1)
            if self._away:
                _log.warning("the database answers again")
            self._away = False

    def _count_site(self, counts: dict[str, int], unsent: int) -> None:
        """What concerns the whole site: all who are not steward say nothing, which is 0."""
        for status in (RUNNING, WAITING):
            self._metrics.tables.labels(status).set(counts.get(status, 0))
        self._metrics.unsent.set(unsent)


async def watch_loop(metrics: Metrics) -> None:
    """Measure how late the event loop wakes a sleeper."""
    worst = 0.0
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late = max(0.0, time.perf_counter() - began - TICK)
        metrics.delay.observe(late)
        if late > worst:
            worst = late
            metrics.worst.set(worst)


def committing(metrics: Metrics) -> Callable[[int], contextlib.AbstractContextManager[None]]:
    """What a store of matches wraps around each group commit: its size, its seconds, its failure."""

    @contextlib.contextmanager
    def watched(count: int) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        except Exception as error:
            if is_outage(error):
                metrics.outages.inc()
            raise
        metrics.batch.observe(count)
        metrics.commits.observe(time.perf_counter() - began)

    return watched


@contextlib.contextmanager
def obeying(metrics: Metrics | None) -> Iterator[None]:
    """Around a person's command: what became of it, and the seconds until it was on disk."""
    if metrics is None:
        yield
        return
    began = time.perf_counter()
    try:
        yield
    except Exception as error:
        metrics.commands.labels(_outcome(error)).inc()
        raise
    metrics.commands.labels("done").inc()
    metrics.obeyed.observe(time.perf_counter() - began)


def _outcome(error: Exception) -> str:
    if isinstance(error, StorageError) or not isinstance(error, EdubbaError):
        return "failed"
    stale = isinstance(error, TableError) and error.key in ("table-stale", "table-draft-stale")
    return "stale" if stale else "refused"
