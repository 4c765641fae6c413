"""What only one worker of a site does; a server that is alone does it itself.

It keeps the site's time and signs of life, rings the clocks, sends notices, makes analyses and tidies up.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.clock import AWAY, SiteClock
from edubba.server.config import Settings
from edubba.server.housekeeping import tidy
from edubba.server.notices.sender import Sender
from edubba.server.replays.service import Replays
from edubba.server.reviews.service import Reviews
from edubba.server.storage.database import Database
from edubba.server.storage.schema import matches, meta
from edubba.server.supervising import Supervisor, Work
from edubba.server.timers import Timers
from edubba.tables.clocks import DAYS
from edubba.tables.desk import Desk
from edubba.tables.events import Event
from edubba.tables.match import RUNNING, Match

ALIVE, OFFSET = (
    "alive",
    "offset",
)  # the site's time at its last sign of life, and how far it is off the wall's
PULSE = 2.0  # seconds between two signs of life
SOON = 60.0  # seconds: clocks that run longer are looked at later
AT_ONCE = 100  # matches that are given their time back together
HOUSEKEEPING = 3600.0  # seconds between two looks for what nobody comes back for

logger = logging.getLogger("edubba.duties")

#: The time on the wall that all workers see: the machine's, or the database's.
Wall = Callable[[AsyncConnection], Awaitable[float]]


class Duties:
    """Begun and ended with the office, which may come back to the same worker."""

    def __init__(
        self,
        database: Database,
        clock: SiteClock,
        wall: Wall,
        desk: Desk,
        timers: Timers,
        reviews: Reviews,
        replays: Replays,
        supervisor: Supervisor,
    ) -> None:
        self._database, self._clock, self._wall, self._desk = database, clock, wall, desk
        self._timers, self._reviews, self._replays = timers, reviews, replays
        self._supervisor = supervisor
        self._sender: Sender | None = None
        self.settings: Settings | None = None
        self.more: dict[str, Work] = {}  # what else is done until the end
        self.hourly: list[Callable[[], Awaitable[object]]] = []

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[None]:
        """From taking up what was left to letting go of it."""
        assert self.settings is not None
        await self._sign(first=True)
        tasks: list[asyncio.Task[None]] = []
        self._sender = Sender(self._database, self.settings, self._clock, supervisor=self._supervisor)
        work = {
            "pulse": self._pulse,
            "housekeeping": self._keep_house,
            "notices": self._sender.run,
        } | self.more
        try:
            self._timers.start(self._desk, self._supervisor)
            await self._watch_soon()
            await self._reviews.start()
            tasks += [self._supervisor.start(name, each) for name, each in work.items()]
            yield
        finally:  # also where the database went away in the middle of it
            sender, self._sender = self._sender, None
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await sender.close()
            await self._timers.stop()
            await self._reviews.rest()

    # --- what the desk tells ----------------------------------------------------------------------------

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """Somebody may have to be told by mail or webhook."""
        if match.terms.kind == DAYS:
            self.poke()

    caught_up = changed

    def drafted(self, match: Match) -> None:
        """Nobody is told of drafts."""

    def poke(self) -> None:
        """There may be something to send."""
        if self._sender is not None:
            self._sender.poke()

    # --- signs of life ----------------------------------------------------------------------------------

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            with self._supervisor.round("pulse"):  # storage may be away for a while: then no clock runs out
                await self._sign()
                await self._watch_soon()

    async def _sign(self, *, first: bool = False) -> None:
        """Write that the site is alive. What was missing since the last time is given back to the clocks."""
        async with self._database.read() as connection:
            if first:
                self._clock.signed = await last_seen(connection) or self._clock()
            self._clock.follow(await self._wall(connection))
        signed = self._clock.signed or self._clock()
        if not 0 <= self._clock() - signed <= AWAY:
            await self._give_back(max(0.0, self._clock() - signed))
        async with self._database.write() as connection:
            now = self._clock()
            offset = now - await self._wall(connection)
            await connection.execute(delete(meta).where(meta.c.key.in_((ALIVE, OFFSET))))
            rows = [{"key": ALIVE, "value": repr(now)}, {"key": OFFSET, "value": repr(offset)}]
            await connection.execute(insert(meta), rows)
        self._clock.signed = now

    async def _give_back(self, seconds: float) -> None:
        """The site was away: nobody's clock shall have run. Those of a batch share one flush to disk."""
        timed = list(await self._deadlines())
        for first in range(0, len(timed), AT_ONCE):
            await asyncio.gather(*(self._credit(each, seconds) for each in timed[first : first + AT_ONCE]))
        if timed:
            logger.info("%d matches are given back %.0f s", len(timed), seconds)

    async def _credit(self, match_id: str, seconds: float) -> None:
        try:
            await self._desk.credit(match_id, seconds)
        except Exception:  # one that cannot be opened must not keep the site from starting
            logger.exception("match %s cannot be taken up", match_id)

    async def _watch_soon(self) -> None:
        """The clocks that soon run out, also those of which no word came."""
        for match_id, deadline in (await self._deadlines(self._clock() + SOON)).items():
            self._timers.watch(match_id, deadline)

    async def _deadlines(self, before: float = math.inf) -> dict[str, float]:
        query = select(matches.c.id, matches.c.deadline).where(matches.c.status == RUNNING)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(matches.c.deadline < before))
            return {row.id: row.deadline for row in rows}

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            with self._supervisor.round("housekeeping"):
                tables, guests = await tidy(self._desk, self._database, self._clock())
                await self._replays.tidy()
                for each in self.hourly:
                    await each()
                logger.info("%d tables that never filled and %d guests are gone", tables, guests)


async def last_seen(connection: AsyncConnection) -> float | None:
    """The site's time when it was last there: it gave a sign of life, or somebody played."""
    signed = await connection.scalar(select(meta.c.value).where(meta.c.key == ALIVE))
    if signed is None:
        return None
    played = await connection.scalar(select(func.max(matches.c.changed)).where(matches.c.status == RUNNING))
    return max(float(signed), played or 0.0)
