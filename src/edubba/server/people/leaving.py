"""Leaving for good: the person is erased, the games that others played with him stay."""

from __future__ import annotations

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.people.account import check_at_home, check_password
from edubba.server.people.names import GONE
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.security_log import note
from edubba.server.storage.schema import (
    accounts,
    blocks,
    chats,
    notices,
    ratings,
    resets,
    seats,
    sessions,
    tokens,
    watches,
)


async def leave(office: Office, person: Person, password: str, address: str) -> None:
    """Erase the person who asks; an account proves by its password that it is he."""
    check_at_home(person)
    if not person.guest:
        await check_password(office, person, password, address)
    await office.release(person.id, GONE)
    async with office.database.write() as connection:
        await erase(connection, person.id, office.clock())
    note("erased", account=person.id, address=address)


async def erase(connection: AsyncConnection, account: int, now: float) -> None:
    """What names the person goes; the row stays, for matches and reports point at it."""
    for table in (sessions, tokens, resets, notices, watches, ratings, blocks):
        await connection.execute(delete(table).where(table.c.account == account))
    await connection.execute(delete(blocks).where(blocks.c.blocked == account))
    for table in (seats, chats):
        await connection.execute(update(table).where(table.c.account == account).values(name=GONE))
    nothing = dict.fromkeys(("name_key", "email", "email_key", "password", "webhook", "webhook_key"))
    values = nothing | {"name": GONE, "about": "", "mail": False, "digest": False, "deleted": now}
    await connection.execute(update(accounts).where(accounts.c.id == account).values(**values))
