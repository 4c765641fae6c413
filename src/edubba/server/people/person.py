"""Who is asking: the person behind a cookie or a personal token."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Literal

from sqlalchemy import Select, Table, bindparam, select, update

from edubba.server.errors import Problem
from edubba.server.people.keys import digest
from edubba.server.people.office import Office
from edubba.server.storage.schema import accounts, sessions, tokens

LIFETIME = 60 * 86_400.0  # a session that nobody used for so long is over
LONGEST = 180 * 86_400.0  # and of an account, however often it was used; a guest has nothing to sign in with
TOUCH = 3600.0  # `used` is written this often at most: reading should not write every time


# Made once: everybody who listens is asked for again and again, and making them takes longer than asking.
_there = accounts.c.deleted.is_(None)
_by_cookie = (
    select(accounts, sessions.c.used.label("last"), sessions.c.created.label("opened"))
    .join(sessions)
    .where(sessions.c.token == bindparam("key"), sessions.c.expires > bindparam("now"), _there)
)
_by_token = (
    select(accounts, tokens.c.used.label("last"))
    .join(tokens)
    .where(tokens.c.token == bindparam("key"), _there)
)


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
    return await _person(office, _by_cookie, "cookie", digest(cookie))


async def by_token(office: Office, token: str) -> Person | None:
    """The person who made a personal token."""
    return await _person(office, _by_token, "token", digest(token))


async def _person(
    office: Office, found: Select[tuple[object, ...]], via: Literal["cookie", "token"], key: str
) -> Person | None:
    async with office.database.read() as connection:
        row = (await connection.execute(found, {"key": key, "now": office.clock()})).mappings().first()
    if row is None:
        return None
    if row["suspended"] is not None:
        raise Problem(403, "people-suspended", reason=row["suspended"])
    if row["last"] is None or office.clock() - row["last"] > TOUCH:
        over = inf if via == "token" or row["guest"] else row["opened"] + LONGEST
        await _touch(office, sessions if via == "cookie" else tokens, key, over)
    return Person(row["id"], row["name"], row["guest"], row["language"], via, key)


async def _touch(office: Office, table: Table, key: str, over: float) -> None:
    """Note that it is used; a session is put off, but not beyond where it is over anyway."""
    now = office.clock()
    values = {"used": now} | ({"expires": min(now + LIFETIME, over)} if table is sessions else {})
    async with office.database.write() as connection:
        await connection.execute(update(table).where(table.c.token == key).values(**values))
