"""Nobody has a match analysed that he plays, nor tries out against bots how one with people could go on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from sqlalchemy import select

from edubba._position import Position
from edubba.records import Record
from edubba.server.errors import Problem
from edubba.server.storage.database import Database
from edubba.server.storage.schema import matches, seats
from edubba.tables.desk import Desk
from edubba.tables.events import Created
from edubba.tables.match import RUNNING, Match, start

KEPT = 64  # matches whose positions are remembered


class Lock:
    """Knows the running matches of everybody, and what belongs to them."""

    def __init__(self, database: Database, desk: Desk) -> None:
        self._database, self._desk = database, desk
        self._hashes: OrderedDict[str, tuple[int, frozenset[str]]] = OrderedDict()

    async def check_match(self, match_id: str) -> bool:
        """Whether it is a match; raises the problem that says so where it is not over."""
        query = select(matches.c.status).where(matches.c.id == match_id)
        async with self._database.read() as connection:
            status = (await connection.execute(query)).scalar_one_or_none()
        if status is not None and status != "over":
            raise Problem(409, "reviews-running")
        return status is not None

    async def check_record(self, record: Record, who: int) -> None:
        """Raise the problem that says so where a record may be of a match that this person plays."""
        for match_id in await self._running(who):
            match = await self._desk.look(match_id)
            created, texts = match.facts.created, list(match.facts.texts)
            if created.game != record.game:
                continue
            if record.position == created.position:
                same = _agree(record.moves, texts)
            else:
                hashes = await self._positions(match)
                same = await asyncio.to_thread(_begins_there, record, hashes)
            if same:
                raise Problem(409, "reviews-locked")

    async def check_position(self, pos: Position, who: int, *, with_people: bool = False) -> None:
        """Raise the problem that says so where a position came up in a match that this person plays.

        `with_people`: only in a match that somebody else plays too.
        """
        for match_id in await self._running(who):
            match = await self._desk.look(match_id)
            if with_people and all(seat.chair.who in (who, None) for seat in match.facts.seats):
                continue
            tried = {match.ahead.hash}
            if match.facts.created.game == pos.game and pos.hash in tried | await self._positions(match):
                raise Problem(409, "reviews-locked")

    async def _running(self, who: int) -> Sequence[str]:
        there = (seats.c.match == matches.c.id) & (matches.c.status == RUNNING)
        query = select(matches.c.id).join(seats, there).where(seats.c.account == who).distinct()
        async with self._database.read() as connection:
            return (await connection.scalars(query)).all()

    async def _positions(self, match: Match) -> frozenset[str]:
        """The hashes of all positions of a match up to now."""
        known = self._hashes.get(match.id)
        version, created, texts = match.version, match.facts.created, list(match.facts.texts)
        if known is None or known[0] != version:
            known = version, await asyncio.to_thread(_hashes, created, texts)
            self._hashes[match.id] = known
            while len(self._hashes) > KEPT:
                self._hashes.popitem(last=False)
        return known[1]


def _agree(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two lines are the same as far as the shorter goes, and somebody has decided in the longer."""
    decided = any(not text.startswith("~") for text in max(one, other, key=len))
    return decided and all(a == b for a, b in zip(one, other, strict=False))


def _hashes(created: Created, texts: Sequence[str]) -> frozenset[str]:
    pos = start(created)
    found = {pos.hash}
    for text in texts:
        pos.play(text)
        found.add(pos.hash)
    return frozenset(found)


def _begins_there(record: Record, hashes: frozenset[str]) -> bool:
    return Position.of(record, 0).hash in hashes
