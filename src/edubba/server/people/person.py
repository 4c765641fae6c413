"""Who is asking: the person behind a cookie or a personal token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Select, Table, select, update

from edubba.server.errors import Problem
from edubba.server.people.keys import digest
from edubba.server.people.office import Office
from edubba.server.storage.schema import accounts, sessions, tokens

LIFETIME = 60 * 86_400.0  # a session that nobody used for so long is over
TOUCH = 3600.0  # `used` is written this often at most: reading should not write every time


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the server knows. `key` is the stored hash of what he showed, never the secret itself."""

    id: int
    name: str
    guest: bool
    language: str
    via: Literal["cookie", "token"]
    key: str


async def by_cookie(office: Office, cookie: str) -> Person | None:
    """The person of a session that is not over."""
    found = select(accounts, sessions.c.used.label("last")).join(sessions)
    key = digest(cookie)
    found = found.where(sessions.c.token == key, sessions.c.expires > office.clock())
    return await _person(office, found, "cookie", key)


async def by_token(office: Office, token: str) -> Person | None:
    """The person who made a personal token."""
    key = digest(token)
    found = select(accounts, tokens.c.used.label("last")).join(tokens).where(tokens.c.token == key)
    return await _person(office, found, "token", key)


async def _person(
    office: Office, found: Select[tuple[object, ...]], via: Literal["cookie", "token"], key: str
) -> Person | None:
    async with office.database.read() as connection:
        row = (await connection.execute(found.where(accounts.c.deleted.is_(None)))).mappings().first()
    if row is None:
        return None
    if row["suspended"] is not None:
        raise Problem(403, "people-suspended", reason=row["suspended"])
    if row["last"] is None or office.clock() - row["last"] > TOUCH:
        await _touch(office, sessions if via == "cookie" else tokens, key)
    return Person(row["id"], row["name"], row["guest"], row["language"], via, key)


async def _touch(office: Office, table: Table, key: str) -> None:
    now = office.clock()
    values = {"used": now} | ({"expires": now + LIFETIME} if table is sessions else {})
    async with office.database.write() as connection:
        await connection.execute(update(table).where(table.c.token == key).values(**values))
