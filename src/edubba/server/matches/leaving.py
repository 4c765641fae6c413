"""When a person goes for good: his seats play on without him, and no match keeps his name."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import select

from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import log, matches, seats
from edubba.tables.commands import Cancel, Leave, Resign
from edubba.tables.desk import Desk
from edubba.tables.errors import TableError
from edubba.tables.events import Event
from edubba.tables.match import OVER, RUNNING, WAITING, Match

TRIES = 5  # a match that goes on all the time is asked again


class Releases:
    """Lets people go from all their matches."""

    def __init__(self, desk: Desk, store: MatchStore, database: Database) -> None:
        self._desk, self._store, self._database = desk, store, database

    async def release(self, who: int, name: str) -> None:
        """Leave tables that wait, resign in matches that run, and be called `name` in all of them."""
        for match_id in await self._matches_of(who):
            await self._go(match_id, who)
            await self.rename(match_id, who, name)

    async def rename(self, match_id: str, who: int, name: str) -> None:
        """Give a person another name in a match, from its first event on."""
        await self._desk.rename(match_id, who, name)
        await self._store.erase_name(match_id, who, name)

    async def end(self, match_id: str) -> None:
        """End a match without a result."""
        await self._desk.end(match_id)

    async def rename_all(self, who: int, name: str) -> None:
        """In all matches."""
        for match_id in await self._matches_of(who):
            await self.rename(match_id, who, name)

    async def _matches_of(self, who: int) -> list[str]:
        own = select(seats.c.match).where(seats.c.account == who)
        hosted = select(matches.c.id).where(matches.c.host == who, matches.c.status != OVER)
        once = select(log.c.match).where(log.c.event.like(f'%"who":{who},%'))  # also where he left again
        async with self._database.read() as connection:
            return sorted(set((await connection.execute(own.union(hosted, once))).scalars()))

    async def _go(self, match_id: str, who: int) -> None:
        match = await self._desk.fresh(match_id)
        if match.facts.status == WAITING and match.facts.created.host == who:
            with contextlib.suppress(TableError):  # it began in this moment: then the seats are given up
                await self._desk.obey(match_id, Cancel(version=match.version), who)
                return
        for seat in match.held_by(who) * TRIES:
            match = await self._desk.fresh(match_id)
            if match.facts.status == OVER:
                return
            if match.seat(seat).resigned or match.seat(seat).chair.who != who:
                continue
            kind = Resign if match.facts.status == RUNNING else Leave
            with contextlib.suppress(TableError):  # the match went on in this moment: the next look tells
                await self._desk.obey(match_id, kind(version=match.version, seat=seat), who)


@asynccontextmanager
async def beside_a_server(database: Database, clock: Callable[[], float]) -> AsyncIterator[Releases]:
    """For an administrator's program: a server that runs finds its matches changed and reads them again."""
    store = MatchStore(database)
    try:
        yield Releases(Desk(store, Nobody(), clock), store, database)
    finally:
        await store.close()


class Nobody:
    """An audience that is not there."""

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """Not heard."""

    def drafted(self, match: Match) -> None:
        """Not heard either."""

    caught_up = changed
