"""Who does the work behind the tables: bots, clocks, notices, analyses; alone, a server does all of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.config import Settings
from edubba.server.duties import Duties
from edubba.server.seated_bots import SeatedBots, waiting_for_bots
from edubba.server.storage.schema import matches
from edubba.tables.desk import Audience

if TYPE_CHECKING:
    from edubba.server.site import Site

LOOK = 5.0  # seconds between two looks whether an administrator's program has changed matches


class Staff(Protocol):
    """The staff of a server, or of one worker."""

    ears: list[Audience]  # those of it who listen to the desk

    @property
    def size(self) -> int:
        """How many workers there are."""

    @property
    def on_duty(self) -> bool:
        """Whether this one does what only one does."""

    def at_work(self, settings: Settings) -> AbstractAsyncContextManager[None]:
        """From the first piece of work to the last."""


class Alone:
    """One process on a database of its own."""

    size, on_duty = 1, True

    def __init__(self, site: Site) -> None:
        self._desk, self._database, self._clock = site.desk, site.database, site.clock
        self._supervisor = site.supervisor
        self._bots = SeatedBots(site.desk, site.thinkers)
        self._duties = Duties(
            site.database, site.clock, self._wall, site.desk, site.timers, site.reviews, site.replays,
            site.supervisor,
        )  # fmt: skip
        self._duties.more["catching-up"] = self._look_around
        self.ears: list[Audience] = [self._bots, self._duties]

    @asynccontextmanager
    async def at_work(self, settings: Settings) -> AsyncIterator[None]:
        """All of it, from the start."""
        self._duties.settings = settings
        try:
            async with self._duties.begun():
                async with self._database.read() as connection:
                    waiting = await waiting_for_bots(connection)
                await self._bots.resume(waiting)
                yield
        finally:
            await self._bots.stop()

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with self._supervisor.round("catching-up"):
                await self._catch_up()

    async def _catch_up(self) -> None:
        """An administrator's program may have changed matches that are at hand here."""
        for match_id in self._desk.doubted():
            await self._desk.look(match_id)
        known = self._desk.versions()
        query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(known))
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        for match_id, version in rows:
            if version > known[match_id]:
                await self._desk.catch_up(match_id, version)

    async def _wall(self, connection: AsyncConnection) -> float:
        return self._clock.wall()
