"""A server's parts together: storage, desk, clocks, bots, listeners, notices; begun and ended in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.games import core
from edubba.locales import LANGUAGES, read_all
from edubba.server.config import Settings
from edubba.server.housekeeping import tidy
from edubba.server.hub import Hub
from edubba.server.limits import Crowd, Limiter
from edubba.server.matches.chat import Chat
from edubba.server.matches.leaving import Releases
from edubba.server.matches.service import Matches
from edubba.server.memory import Memory
from edubba.server.notices.kinds import DIGEST
from edubba.server.notices.sender import Sender
from edubba.server.notices.writing import write_for
from edubba.server.observing import Metrics
from edubba.server.page import board_picture
from edubba.server.ratings import count
from edubba.server.replays.service import Replays
from edubba.server.reviews.hints import Hints
from edubba.server.reviews.service import Reviews
from edubba.server.seated_bots import SeatedBots, waiting_for_bots
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import upgrade
from edubba.server.storage.schema import matches, meta, notices
from edubba.server.storage.writes import Write
from edubba.server.thinkers import Thinkers
from edubba.server.thinking import warm
from edubba.server.timers import Timers
from edubba.tables.clocks import DAYS
from edubba.tables.desk import Audience, Desk
from edubba.tables.events import Event
from edubba.tables.match import RUNNING, Match

logger = logging.getLogger("edubba.site")
PULSE = 5.0  # seconds between two signs of life; what is missing after a restart is given back to the clocks
AT_ONCE = 100  # matches taken up together
SOCKETS = 60  # open connections of one person, or of all passers-by from one address
HOUSEKEEPING = 3600.0  # seconds between two looks for what nobody comes back for
BURST = 3  # seconds' worth of commands that may come at once


class Site:
    """All parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = time.time
        self.database = Database(settings.database_url)
        self.store = MatchStore(self.database)
        self.store.hooks.append(_follow)
        self.metrics, self.hub, self.timers = Metrics(), Hub(), Timers()
        self.thinkers = Thinkers(settings.workers)
        self.memory = Memory()
        self.audience = _Audiences([self.hub, self.timers, _Counting(self.metrics), self.memory])
        self.desk = Desk(self.store, self.audience, self.clock)
        self.bots = SeatedBots(self.desk, self.thinkers)
        self.audience.parts.append(self.bots)
        self.matches = Matches(self.desk, self.database, self.clock, settings.open_matches)
        self.replays = Replays(self.matches, self.database, self.clock)
        self.reviews = Reviews(self.database, self.clock, self.desk)
        self.hints = Hints(self.reviews)
        self.releases = Releases(self.desk, self.store, self.database)
        self.chat = Chat(self.database, self.hub, self.clock)
        rate = settings.commands_per_second
        self.limiter = Limiter(rate, BURST * rate)
        self.crowd = Crowd(SOCKETS)
        self._tasks: list[asyncio.Task[Any]] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first connection to the last."""
        await upgrade(self.database)
        self.settings = await _with_secret(self.database, self.settings)
        await asyncio.to_thread(_get_ready)
        await self.thinkers.start(wait=False)
        await self._take_up()
        self.timers.start(self.desk)
        await self.reviews.start()
        sender = Sender(self.database, self.settings, self.clock)
        self.audience.parts.append(_Poking(sender))
        work = (
            self._pulse(),
            self._keep_house(),
            self.metrics.watch_loop(),
            self.memory.run(),
            sender.run(),
        )
        with self.memory.kept():
            self._tasks = [asyncio.create_task(each) for each in work]
            try:
                yield
            finally:
                await self._stop()

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.timers.stop()
        await self.reviews.stop()
        await self.bots.stop()
        await self.thinkers.stop()
        await self.desk.close()
        await self._beat()
        await self.store.close()
        await self.database.close()

    async def _take_up(self) -> None:
        """Go on with the matches that run: their clocks get back the time the server was away."""
        away = self.clock() - await self._last_sign()
        query = select(matches.c.id, matches.c.deadline).where(matches.c.status == RUNNING)
        async with self.database.read() as connection:
            running = (await connection.execute(query)).all()
        timed = [match_id for match_id, deadline in running if deadline is not None and away > PULSE]
        for first in range(0, len(timed), AT_ONCE):  # those of a batch share one flush to disk
            await asyncio.gather(*(self._credit(each, away) for each in timed[first : first + AT_ONCE]))
        for match_id, deadline in running:
            if match_id not in timed:
                self.timers.watch(match_id, deadline)
        async with self.database.read() as connection:
            waiting = await waiting_for_bots(connection)
        await self.bots.resume(waiting)
        if running:
            logger.info("%d matches taken up after %.0f s", len(running), away)

    async def _credit(self, match_id: str, seconds: float) -> None:
        try:
            await self.desk.credit(match_id, seconds)
        except Exception:  # one that cannot be opened must not keep the site from starting
            logger.exception("match %s cannot be taken up", match_id)

    async def _last_sign(self) -> float:
        query = select(meta.c.value).where(meta.c.key == "alive")
        async with self.database.read() as connection:
            value = (await connection.execute(query)).scalar_one_or_none()
        return float(value) if value else self.clock()

    async def _pulse(self) -> None:
        while True:
            await self._beat()
            await self._catch_up()
            self.metrics.listeners.set(self.hub.count())
            self.metrics.unsent.set(await self._unsent())
            await asyncio.sleep(PULSE)

    async def _catch_up(self) -> None:
        """An administrator's program may have changed matches that are at hand here."""
        known = self.desk.versions()
        query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(known))
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for match_id, version in rows:
            if version > known[match_id]:
                await self.desk.catch_up(match_id, version)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                tables, guests = await tidy(self.desk, self.database, self.clock())
                await self.replays.tidy()
            except Exception:  # storage may be away for a while
                logger.exception("housekeeping")
            else:
                logger.info("%d tables that never filled and %d guests are gone", tables, guests)

    async def _unsent(self) -> int:
        due = notices.c.sent.is_(None) & (notices.c.due <= self.clock()) & (notices.c.way != DIGEST)
        async with self.database.read() as connection:
            return (await connection.execute(select(func.count()).where(due))).scalar_one()

    async def _beat(self) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(meta).where(meta.c.key == "alive"))
            await connection.execute(insert(meta).values(key="alive", value=repr(self.clock())))


def _get_ready() -> None:
    """Load what would stop the loop when it is first needed: the rules' kernels, all sentences, the maps."""
    warm(bots=False)
    read_all()
    for game in core.NAMES:
        board_picture(game, LANGUAGES[0])  # where everything lies is the same in all languages


class _Audiences:
    """Several who listen to the desk; one in trouble does not keep the others from hearing."""

    def __init__(self, parts: Sequence[Audience]) -> None:
        self.parts = list(parts)

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        for part in self.parts:
            try:
                part.changed(match, events)
            except Exception:
                logger.exception("telling of match %s", match.id)

    def drafted(self, match: Match) -> None:
        for part in self.parts:
            try:
                part.drafted(match)
            except Exception:
                logger.exception("telling of a draft of match %s", match.id)


async def _follow(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """What is written in the same transaction as events: the notices they give, the ratings they change."""
    for write in writes:
        if write.match is not None:
            await write_for(connection, write.match, write.events)
            await count(connection, write.match)


class _Poking:
    """Tells the sender that there may be something to send."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        if match.terms.kind == DAYS:
            self._sender.poke()

    def drafted(self, match: Match) -> None:
        """Nobody is told of drafts."""


class _Counting:
    """Counts events."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        for event in events:
            self._metrics.events.labels(str(event.__struct_config__.tag)).inc()

    def drafted(self, match: Match) -> None:
        self._metrics.events.labels("draft").inc()


async def _with_secret(database: Database, settings: Settings) -> Settings:
    """The settings with a secret: where none is set, one is made once and kept."""
    if settings.secret:
        return settings
    query = select(meta.c.value).where(meta.c.key == "secret")
    async with database.write() as connection:
        secret = (await connection.execute(query)).scalar_one_or_none()
        if secret is None:
            secret = secrets.token_hex(32)
            await connection.execute(insert(meta).values(key="secret", value=secret))
    return msgspec.structs.replace(settings, secret=secret)
