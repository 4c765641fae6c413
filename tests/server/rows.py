"""A database in a file, with people and matches in it as the server would write them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.database import Database
from edubba.server.storage.schema import accounts, matches, metadata, seats
from edubba.tables.match import Match


@asynccontextmanager
async def database(folder: Path) -> AsyncIterator[Database]:
    base = Database(f"sqlite+aiosqlite:///{folder}/test.db")
    async with base.engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    try:
        yield base
    finally:
        await base.close()


async def person(connection: AsyncConnection, number: int, **more: Any) -> None:
    plain = {"id": number, "name": f"Person {number}", "guest": False, "created": 0.0}
    plain |= {"email_key": more.get("email")}  # it is confirmed
    await connection.execute(insert(accounts).values(plain | more))


async def stored(connection: AsyncConnection, match: Match) -> None:
    """The summary of a match, in place of an older one."""
    facts = match.facts
    row = {
        "id": match.id, "game": facts.created.game, "players": len(facts.seats), "status": facts.status,
        "version": match.version, "host": 1, "private": False, "rated": True, "clock": match.terms.kind,
        "created": 0.0, "changed": 0.0, "seed": "", "to_act": match.pos.to_act, "deadline": match.deadline(),
    }  # fmt: skip
    await connection.execute(delete(matches).where(matches.c.id == match.id))
    await connection.execute(insert(matches).values(row))
    for number, seat in enumerate(facts.seats, 1):
        known = {"match": match.id, "seat": number, "kind": seat.chair.kind, "name": seat.chair.name}
        known |= {"account": None if seat.chair.who == 9 else seat.chair.who, "bot": seat.bot}
        known |= {"resigned": seat.resigned}
        await connection.execute(insert(seats).values(known))
