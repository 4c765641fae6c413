"""Lists of matches: the lobby, one's own, the finished ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.matches.schemas import Listed, ListedSeat
from edubba.server.people.names import name_key
from edubba.server.storage.schema import accounts, matches, seats
from edubba.tables.match import OVER, RUNNING, WAITING

PAGE = 50


async def lobby(connection: AsyncConnection, who: int | None) -> list[Listed]:
    """Public tables that wait for players, then those being played, the newest first."""
    waiting = await _listed(connection, who, and_(matches.c.status == WAITING, ~matches.c.private))
    running = await _listed(connection, who, and_(matches.c.status == RUNNING, ~matches.c.private))
    return [*waiting, *running]


async def mine(connection: AsyncConnection, who: int) -> list[Listed]:
    """A person's unfinished matches and tables, those waiting for him first."""
    own = select(seats.c.match).where(seats.c.account == who)
    part = and_(matches.c.status != OVER, matches.c.id.in_(own) | (matches.c.host == who))
    found = await _listed(connection, who, part, most=500)
    return sorted(found, key=lambda each: not each.your_turn)


async def finished(
    connection: AsyncConnection, who: int | None, name: str | None, before: float | None
) -> list[Listed]:
    """Finished matches, the newest first, of everybody or of one person; private ones only one's own."""
    own = select(seats.c.match).where(seats.c.account == who)
    part = and_(
        matches.c.status == OVER, matches.c.ended != "cancelled", ~matches.c.private | matches.c.id.in_(own)
    )
    if name is not None:
        person = select(accounts.c.id).where(accounts.c.name_key == name_key(name)).scalar_subquery()
        part = and_(part, matches.c.id.in_(select(seats.c.match).where(seats.c.account == person)))
    if before is not None:
        part = and_(part, matches.c.changed < before)
    return await _listed(connection, who, part)


async def _listed(
    connection: AsyncConnection, who: int | None, part: ColumnElement[bool], most: int = PAGE
) -> list[Listed]:
    query = select(matches).where(part).order_by(matches.c.changed.desc()).limit(most)
    rows = (await connection.execute(query)).mappings().all()
    sitting = await _seats(connection, [row["id"] for row in rows])
    return [_one(dict(row), sitting.get(row["id"], []), who) for row in rows]


async def _seats(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    query = select(seats).where(seats.c.match.in_(list(ids))).order_by(seats.c.match, seats.c.seat)
    for row in (await connection.execute(query)).mappings():
        found.setdefault(row["match"], []).append(dict(row))
    return found


def _one(row: dict[str, Any], sitting: list[dict[str, Any]], who: int | None) -> Listed:
    listed = [
        ListedSeat(
            seat["seat"], seat["kind"], seat["name"], seat["bot"], seat["points"], seat["won"],
            yours=who is not None and seat["account"] == who,
        )
        for seat in sitting
    ]  # fmt: skip
    your_turn = any(seat.yours and seat.seat == row["to_act"] and not seat.bot for seat in listed)
    names = ("id", "game", "players", "status", "version", "private", "rated", "clock", "to_act", "deadline",
             "created", "changed", "ended")  # fmt: skip
    return Listed(**{name: row[name] for name in names}, your_turn=your_turn, seats=listed)
