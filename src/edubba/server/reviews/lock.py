"""What belongs to a match that is being played is not analysed, nor tried out against bots.

A match that two people or more play locks its positions for everybody: whoever plays in it could ask without
saying so. A match of one person against bots locks them for that person. Whatever comes through one of these
positions is locked with it, however it got there.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import case, func, literal, or_, select

from edubba._position import Position
from edubba.records import Record
from edubba.server.bounded import forget_oldest
from edubba.server.errors import Problem
from edubba.server.reviews.played import Played, Walks, hash_of
from edubba.server.storage.database import Database
from edubba.server.storage.schema import matches, seats
from edubba.tables.desk import Desk
from edubba.tables.match import RUNNING

MOST = 1000  # matches that are looked at, those that went on last
OWN = 1  # decisions after which the positions of one's own match are locked: all games begin alike
OPENING = 3  # the same for the matches of others: what many play is not anybody's own


class _Running(NamedTuple):
    """A match that is being played."""

    id: str
    version: int
    people: int
    own: bool

    @property
    def least(self) -> int:
        """After how many decisions its positions are locked."""
        return OWN if self.own else OPENING


class Lock:
    """Knows the positions of the matches that are being played.

    They are hashed when somebody asks, and only as far as a match has gone on since the last question.
    """

    def __init__(self, database: Database, desk: Desk) -> None:
        self._database, self._desk = database, desk
        self._played: OrderedDict[str, Played] = OrderedDict()
        self._walks, self._hashing = Walks(), asyncio.Lock()

    async def check_match(self, match_id: str) -> bool:
        """Whether it is a match; raises the problem that says so where it is not over."""
        query = select(matches.c.status).where(matches.c.id == match_id)
        async with self._database.read() as connection:
            status = (await connection.execute(query)).scalar_one_or_none()
        if status is not None and status != "over":
            raise Problem(409, "reviews-running")
        return status is not None

    async def check_record(self, record: Record, who: int | None) -> None:
        """Raise the problem that says so where a record comes through a position that is locked."""
        if running := await self._running(record.game, who):
            await self._check(running, await asyncio.to_thread(self._walks.along, record))

    async def check_position(self, pos: Position, who: int | None, *, with_people: bool = False) -> None:
        """Raise the problem that says so where a position is locked for this person, or for everybody.

        `with_people`: only by matches of two people or more.
        """
        running = await self._running(pos.game, who)
        if with_people:
            running = [each for each in running if each.people > 1]
        asked = hash_of(pos)
        await self._check(running, frozenset([asked]))
        for each in running:
            if each.own and asked == await self._tried(each.id, who):
                raise Problem(409, "reviews-locked")

    async def _tried(self, match_id: str, who: int | None) -> str | None:
        """The position of a person's draft; to others it is not refused, or they would learn of it."""
        match = await self._desk.fresh(match_id)
        drafted = match.draft is not None and match.draft.texts and match.draft.seat in match.held_by(who)
        return hash_of(match.ahead) if drafted else None

    async def _check(self, running: Sequence[_Running], positions: frozenset[str]) -> None:
        async with self._hashing:
            for each in running:
                if (await self._up_to_now(each)).meets(positions, each.least):
                    raise Problem(409, "reviews-locked")

    async def _up_to_now(self, running: _Running) -> Played:
        """The positions of a match, those hashed that have come up since somebody asked last."""
        played = self._played.get(running.id)
        if played is None or played.version != running.version:
            match = await self._desk.reach(running.id, running.version)
            texts, version = list(match.facts.texts), match.version
            played = played or Played(match.facts.created)
            await asyncio.to_thread(played.follow, texts, version)
            self._played[running.id] = played
        self._played.move_to_end(running.id)
        forget_oldest(self._played, 2 * MOST)
        return played

    async def _running(self, game: str, who: int | None) -> list[_Running]:
        """The running matches of several people, and those of this person."""
        people = func.count(seats.c.account.distinct())
        own = func.max(case((seats.c.account == who, 1), else_=0)) if who else literal(0)
        query = (
            select(matches.c.id, matches.c.version, people, own)
            .join(seats, seats.c.match == matches.c.id)
            .where(matches.c.status == RUNNING, matches.c.game == game, seats.c.account.is_not(None))
            .group_by(matches.c.id, matches.c.version, matches.c.changed)
            .having(or_(people > 1, own == 1))
            .order_by(matches.c.changed.desc())
            .limit(MOST)
        )
        async with self._database.read() as connection:
            return [_Running(row[0], row[1], row[2], bool(row[3])) for row in await connection.execute(query)]
