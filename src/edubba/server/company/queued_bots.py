"""Bots of several workers: what they have to decide waits in a queue that any worker takes from.

The queue is SAQ's, in the same database. A job names a match and the version at which a bot decides, and
nothing else: whoever takes it reads the match. A worker that dies leaves its job behind without a sign of
life, and SAQ gives it to another. A job that was never queued, because a worker died just before, the steward
queues.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from psycopg import AsyncConnection, Error, InterfaceError, OperationalError
from psycopg_pool import AsyncConnectionPool, PoolTimeout
from saq import Job, Status, Worker
from saq.queue.postgres import JOBS_TABLE, PostgresQueue
from sqlalchemy import text
from sqlalchemy.engine import URL

from edubba.server.company.address import for_psycopg
from edubba.server.deciding import Decisions, bot_to_act
from edubba.server.seated_bots import waiting_for_bots
from edubba.server.storage.database import Database
from edubba.server.storage.patience import patiently
from edubba.server.supervising import Supervisor
from edubba.tables.errors import TableError
from edubba.tables.events import Event
from edubba.tables.match import Match

POOL = 6
HEARTBEAT, SWEEP = 4, 2  # seconds without a sign of life, and between two looks for that
SIGN = 1.0  # seconds between two signs of life
OVERDUE = 3.0  # seconds after which a bot that nobody thinks for is queued by the steward
LOOK = 2.0  # seconds between two looks for such
TRIES = 20
ENDS = 1.0  # seconds that a job has to end in when its worker stops
SLACK = 2.0  # seconds that a job may be due from now: a second until it is tried again, and one for clocks
AWAY = (Error, PoolTimeout, OSError, TimeoutError)
OUTAGE = (OperationalError, InterfaceError, OSError, TimeoutError)  # a missing table is none

_log = logging.getLogger(__name__)


#: SAQ goes by the time on the wall, and lets nobody take a job before it is due: one queued before the clock
#: was set back, or by a machine that is ahead, would wait that long.
_DUE = text(
    f"UPDATE {JOBS_TABLE} SET scheduled = 0 WHERE queue = :queue AND status = 'queued'"
    " AND scheduled > extract(epoch FROM now()) + :slack"
)


class _Quiet(logging.Filter):
    """SAQ tells of an outage with a traceback every second; that the database is away is told elsewhere."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not (str(record.msg).startswith("Upkeep task failed") and isinstance(error, OUTAGE))


logging.getLogger("saq").addFilter(_Quiet())


class _Queue(PostgresQueue):
    """SAQ's queue, which does not wait long for the word of a worker that is dead."""

    async def sweep(self, lock: int = 60, abort: float = 0.1) -> list[str]:
        return await super().sweep(lock, abort)


class _Worker(Worker[Any]):
    """SAQ's worker as a part of a server, which hears the signals itself."""

    SIGNALS = []  # noqa: RUF012  # as SAQ declares it


def queue_at(url: URL) -> PostgresQueue:
    """The queue of a database."""
    pool: AsyncConnectionPool[AsyncConnection[Any]] = AsyncConnectionPool(
        for_psycopg(url),
        open=False,
        min_size=1,
        max_size=POOL,
        timeout=5.0,
        reconnect_timeout=3.0,  # then it begins anew, instead of trying ever more seldom
        check=AsyncConnectionPool.check_connection,
    )
    return _Queue(pool, name="bots", min_size=1, max_size=POOL, manage_pool_lifecycle=True)


async def prepare(url: URL) -> None:
    """Make SAQ's own tables before several workers want to."""
    queue = queue_at(url)
    await queue.connect()
    await queue.disconnect()


class QueuedBots:
    """Queues what bots have to decide, and takes from the queue what this worker can do."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        decisions: Decisions,
        thinkers: int,
        supervisor: Supervisor,
    ) -> None:
        self._supervisor = supervisor
        self._database, self._clock, self._decisions = database, clock, decisions
        self.queue = queue_at(database.url)
        self._worker = _Worker(
            self.queue,
            [("think", self._think)],
            concurrency=thinkers + 1,
            timers={"sweep": SWEEP, "schedule": 1, "abort": 1, "worker_info": 10},
            dequeue_timeout=LOOK,
            shutdown_grace_period_s=1,
            cancellation_hard_deadline_s=ENDS,
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to take jobs."""
        await patiently(self.queue.connect)
        self._working = self._supervisor.start("queue", self._worker.start)

    async def stop(self) -> None:
        """Take no more; a job that is not done is another worker's."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.queue.disconnect()

    async def awake(self) -> None:
        """The database is back: do not wait until the pool finds out."""
        try:
            await self.queue.pool.check()
        except AWAY as error:
            _log.info("the queue is not back yet: %s", type(error).__name__)

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """A match has gone on here: if a bot has to act, that is a job."""
        self._decisions.note(match, events)
        if bot_to_act(match):
            task = asyncio.create_task(self._ask(match.id, match.version))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        """Elsewhere: then it is queued already."""
        self._decisions.note(match, events)

    def drafted(self, match: Match) -> None:
        """Bots draft nothing."""

    async def tend(self) -> None:
        """As the steward, queue what nobody has: until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            with self._supervisor.round("bots"):
                async with self._database.write() as connection:
                    await connection.execute(_DUE, {"queue": self.queue.name, "slack": SLACK})
                    waiting = await waiting_for_bots(connection, self._clock() - OVERDUE)
                self._decisions.thinkers.elsewhere = await self.queue.count("queued")
                for match_id, version in waiting:
                    await self._ask(match_id, version)

    async def _ask(self, match_id: str, version: int) -> None:
        """Queue a job; one that is queued or being done is not queued again."""
        job = Job(
            "think",
            {"match": match_id, "version": version},
            key=f"{match_id}:{version}",
            timeout=0,
            heartbeat=HEARTBEAT,
            retries=TRIES,
            retry_delay=1.0,
            ttl=-1,  # nobody wants to know of it when it is done
        )
        try:
            await self.queue.enqueue(job)
        except AWAY as error:  # the steward will
            _log.warning("match %s: a bot's job was not queued: %s", match_id, type(error).__name__)

    async def _think(self, context: Any, *, match: str, version: int) -> None:
        """Decide; called by SAQ."""
        signs = asyncio.create_task(_sign(context["job"]))
        try:
            found = await self._decisions.desk.reach(match, version)
            while found.version == version and bot_to_act(found) and not self._decisions.thinkers.stopped:
                self._decisions.thinkers.elsewhere = await self.queue.count("queued")
                await self._decisions.decide(found)
                found = await self._decisions.desk.reach(match, version)
        except TableError as error:  # the match is no more, or went on elsewhere
            _log.info("match %s, version %d: %s", match, version, error.key)
        finally:
            signs.cancel()


async def _sign(job: Job) -> None:
    """Let SAQ see that somebody is at work."""
    while True:
        await asyncio.sleep(SIGN)
        try:
            await job.update(status=Status.ACTIVE)
        except AWAY as error:
            _log.info("no sign of life: %s", type(error).__name__)
