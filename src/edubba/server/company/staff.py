"""The staff of one worker among others: bots by the queue, the steward's duties if the office falls to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from edubba.server.company.address import for_asyncpg
from edubba.server.company.buckets import forget_full
from edubba.server.company.company import Company
from edubba.server.company.queued_bots import QueuedBots
from edubba.server.company.steward import Steward
from edubba.server.company.times import wall
from edubba.server.company.words import Wanted, Went
from edubba.server.config import Settings
from edubba.server.deciding import Decisions
from edubba.server.duties import Duties
from edubba.tables.desk import Audience

if TYPE_CHECKING:
    from edubba.server.site import Site


class InCompany:
    """One process of several on a PostgreSQL."""

    def __init__(self, site: Site) -> None:
        self._timers, self._reviews, self._desk = site.timers, site.reviews, site.desk
        self._supervisor = site.supervisor
        self.company = Company(
            site.database, site.clock, site.desk, site.hub, site.chat, site.crowd, site.metrics,
            site.supervisor,
        )  # fmt: skip
        site.thinkers.sharing = lambda: self.company.size
        decisions = Decisions(site.desk, site.thinkers)
        self.bots = QueuedBots(site.database, site.clock, decisions, site.settings.thinkers, site.supervisor)
        self._duties = Duties(
            site.database, site.clock, wall, site.desk, site.timers, site.reviews, site.replays,
            site.supervisor,
        )  # fmt: skip
        self._duties.more["bots"] = self.bots.tend
        self._duties.hourly.append(partial(forget_full, site.database))
        self.steward = Steward(for_asyncpg(site.database.url), self._duties.begun)
        self.company.steward = lambda: self.steward.on_duty
        self.company.went.append(self._went)
        self.company.wanted.append(site.reviews.poke)
        self.company.returned.append(self.bots.awake)
        site.reviews.wanted = self._wanted
        self.ears: list[Audience] = [self.company, self.bots, self._duties]

    @property
    def size(self) -> int:
        """How many workers there are."""
        return self.company.size

    @property
    def on_duty(self) -> bool:
        """Whether this worker is steward."""
        return self.steward.on_duty

    @asynccontextmanager
    async def at_work(self, settings: Settings) -> AsyncIterator[None]:
        """As long as this worker serves."""
        self._duties.settings = settings
        async with self.company.joined():
            await self.bots.start()
            steward = self._supervisor.start("steward", self.steward.run)
            try:
                yield
            finally:
                steward.cancel()
                await asyncio.gather(steward, return_exceptions=True)
                await self.bots.stop()
                await self._desk.close()  # what is done to the end is told to the others, too

    def _went(self, word: Went) -> None:
        """A match has gone on elsewhere: the steward minds its clock and its notices."""
        self._timers.watch(word.match, word.deadline)
        if word.notices:
            self._duties.poke()

    def _wanted(self) -> None:
        self._reviews.poke()
        self.company.say(Wanted())
