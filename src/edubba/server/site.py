"""A server's parts together: storage, desk, clocks, bots, listeners, notices; begun and ended in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.games import core
from edubba.games.errors import EdubbaError
from edubba.locales import LANGUAGES, read_all
from edubba.server.clock import SiteClock
from edubba.server.config import Settings
from edubba.server.counting import Metrics
from edubba.server.hub import Hub
from edubba.server.limits import Crowd, MakeGate, Rate, in_memory
from edubba.server.matches.chat import Chat
from edubba.server.matches.leaving import Releases
from edubba.server.matches.service import Matches
from edubba.server.memory import Memory
from edubba.server.notices.writing import write_for
from edubba.server.page import board_picture
from edubba.server.ratings import count
from edubba.server.redaction import hide
from edubba.server.replays.service import Replays
from edubba.server.reviews.hints import Hints
from edubba.server.reviews.service import Reviews
from edubba.server.staff import Alone, Staff
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import upgrade
from edubba.server.storage.patience import patiently
from edubba.server.storage.schema import meta
from edubba.server.storage.writes import Write
from edubba.server.supervising import Supervisor, Work
from edubba.server.thinkers import Thinkers
from edubba.server.thinking import warm
from edubba.server.timers import Timers
from edubba.server.watching import Watch, committing, watch_loop
from edubba.tables.desk import Audience, Desk
from edubba.tables.events import Event
from edubba.tables.match import Match

logger = logging.getLogger("edubba.site")
SOCKETS = 60  # open connections of one person, or of all passers-by from one address
BURST = 3  # seconds' worth of commands that may come at once


class Site:
    """All parts of a running server, or of one worker of it."""

    def __init__(
        self, settings: Settings, *, clock: SiteClock | None = None, thinkers: type[Thinkers] = Thinkers
    ) -> None:
        self.settings = settings
        self.clock = clock or SiteClock()
        self.database = Database(settings.database_url)
        alone = self.database.sqlite
        self.gate: MakeGate = in_memory if alone else _shared_gates(self.database)
        self.store = MatchStore(self.database)
        self.store.hooks.append(_follow)
        self.metrics, self.hub, self.timers = Metrics(), Hub(self.clock), Timers(on_duty=alone)
        self.store.watched = committing(self.metrics)
        self.supervisor = Supervisor(self.metrics)
        self.thinkers = thinkers(settings.thinkers, self.metrics)
        self.memory = Memory()
        self.audience = _Audiences([self.hub, self.timers, _Counting(self.metrics), self.memory])
        self.desk = Desk(self.store, self.audience, self.clock, alone=alone, judged=self.clock.judged)
        self.desk.listened_by(self.hub.known)
        self.matches = Matches(self.desk, self.database, self.clock, settings.open_matches, self.metrics)
        self.replays = Replays(self.matches, self.database, self.clock)
        self.reviews = Reviews(
            self.database, self.clock, self.desk, gate=self.gate, supervisor=self.supervisor
        )
        self.hints = Hints(self.reviews, self.gate)
        self.releases = Releases(self.desk, self.store, self.database)
        self.chat = Chat(self.database, self.hub, self.clock, self.gate)
        rate = settings.commands_per_second
        self.limiter = self.gate(Rate("commands", rate, BURST * rate))
        self.crowd = Crowd(SOCKETS)
        self.staff: Staff = Alone(self) if alone else _in_company(self)
        self.audience.parts += self.staff.ears
        self._tasks: list[asyncio.Task[Any]] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first connection to the last."""
        try:
            if self.database.sqlite:
                await self._open()
            else:  # a worker that is started anew while the database is
                await patiently(self._open)
        except EdubbaError as error:
            logger.critical("the server cannot start: %s", error)
            raise
        await asyncio.to_thread(_get_ready)
        await self.thinkers.start(wait=False)
        watch = self._watch()
        work: dict[str, Work] = {
            "figures": watch.run,
            "delays": partial(watch_loop, self.metrics),
            "memory": self.memory.run,
        }
        try:
            async with self.staff.at_work(self.settings):
                with self.memory.kept():
                    self._tasks = [self.supervisor.start(name, each) for name, each in work.items()]
                    try:
                        yield
                    finally:
                        for task in self._tasks:
                            task.cancel()
                        await asyncio.gather(*self._tasks, return_exceptions=True)
        finally:
            await self._stop()

    async def _open(self) -> None:
        await upgrade(self.database)
        await self.chat.begin()
        self.settings = await _with_secret(self.database, self.settings)
        hide([self.settings.secret])

    async def _stop(self) -> None:
        await self.reviews.stop()
        await self.thinkers.stop()
        await self.desk.close()
        await self.store.close()
        await self.database.close()

    def _watch(self) -> Watch:
        return Watch(
            self.metrics,
            self.database,
            clock=self.clock,
            listeners=self.hub.count,
            supervisor=self.supervisor,
            waiting=lambda: self.thinkers.waiting + self.thinkers.elsewhere * self.staff.on_duty,
            steward=lambda: self.staff.on_duty,
        )


def _in_company(site: Site) -> Staff:
    from edubba.server.company.staff import InCompany  # needs the packages of PostgreSQL

    return InCompany(site)


def _shared_gates(database: Database) -> MakeGate:
    from edubba.server.company.buckets import shared

    return shared(database)


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

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        for part in self.parts:
            try:
                part.caught_up(match, events)
            except Exception:
                logger.exception("telling of match %s, which went on elsewhere", match.id)


async def _follow(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """What is written in the same transaction as events: the notices they give, the ratings they change."""
    for write in writes:
        if write.match is not None:
            await write_for(connection, write.match, write.events)
            await count(connection, write.match)


class _Counting:
    """Counts events."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        for event in events:
            self._metrics.events.labels(str(event.__struct_config__.tag)).inc()

    def drafted(self, match: Match) -> None:
        self._metrics.events.labels("draft").inc()

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        """Counted where it happened."""


async def _with_secret(database: Database, settings: Settings) -> Settings:
    """The settings with a secret: where none is set, one is made once and kept."""
    if settings.secret:
        return settings
    query = select(meta.c.value).where(meta.c.key == "secret")
    for _ in range(3):
        async with database.read() as connection:
            secret = await connection.scalar(query)
        if secret is not None:
            break
        with contextlib.suppress(IntegrityError):  # another worker was quicker
            async with database.write() as connection:
                await connection.execute(insert(meta).values(key="secret", value=secrets.token_hex(32)))
    return msgspec.structs.replace(settings, secret=secret)
