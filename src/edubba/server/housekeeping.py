"""What nobody comes back for: tables that never filled, sessions that ended, guests who never sat down."""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.database import Database
from edubba.server.storage.schema import accounts, chats, matches, reports, seats, sessions
from edubba.tables.clocks import DAY
from edubba.tables.commands import Cancel
from edubba.tables.desk import Desk
from edubba.tables.errors import TableError
from edubba.tables.match import WAITING

TABLES_WAIT = 14 * DAY  # since somebody last sat down or stood up
GUESTS_WAIT = 30 * DAY
AT_ONCE = 200


async def tidy(desk: Desk, database: Database, now: float) -> tuple[int, int]:
    """Cancel old tables, forget old guests; how many of each."""
    return await _cancel_tables(desk, database, now), await _forget_guests(database, now)


async def _cancel_tables(desk: Desk, database: Database, now: float) -> int:
    old = (matches.c.status == WAITING) & (matches.c.changed < now - TABLES_WAIT)
    async with database.read() as connection:
        rows = (
            await connection.execute(select(matches.c.id, matches.c.host).where(old).limit(AT_ONCE))
        ).all()
    for match_id, host in rows:
        match = await desk.fresh(match_id)
        with contextlib.suppress(TableError):  # somebody came in this moment
            await desk.obey(match_id, Cancel(version=match.version), host)
    return len(rows)


async def _forget_guests(database: Database, now: float) -> int:
    """A guest without a session cannot come back; one who played or spoke is still named there, and stays."""
    async with database.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.expires <= now))
        gone = await _old_guests(connection, now)
        await connection.execute(delete(accounts).where(accounts.c.id.in_(gone)))
    return len(gone)


async def _old_guests(connection: AsyncConnection, now: float) -> list[int]:
    query = select(accounts.c.id).where(accounts.c.guest, accounts.c.created < now - GUESTS_WAIT)
    named = [table.c.account for table in (sessions, seats, chats, reports)]
    for column in [*named, reports.c.reported, matches.c.host]:
        query = query.where(~select(column).where(column == accounts.c.id).exists())
    return list(await connection.scalars(query.limit(AT_ONCE)))
