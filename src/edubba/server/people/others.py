"""Other people: their profiles, keeping away from them, telling a moderator about them."""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.games.errors import shown
from edubba.server.errors import Problem
from edubba.server.people.names import name_key
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.people.schemas import Blocked, NewReport, Profile, Rating
from edubba.server.storage.schema import accounts, blocks, ratings, reports, seats

MOST_BLOCKS = 500


async def profile(office: Office, name: str) -> Profile:
    """An account as everybody may see it; guests have none."""
    columns = (ratings.c.game, ratings.c.players, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    async with office.database.read() as connection:
        row = (await connection.execute(_account_named(name))).mappings().first()
        if row is None:
            raise Problem(404, "people-unknown", name=shown(name))
        wanted = select(*columns).where(ratings.c.account == row["id"]).order_by(ratings.c.id)
        found = [Rating(**each) for each in (await connection.execute(wanted)).mappings()]
    return Profile(row["name"], row["about"], row["created"], found)


def _account_named(name: str) -> Select[tuple[Any, ...]]:
    return select(accounts).where(accounts.c.name_key == name_key(name), accounts.c.deleted.is_(None))


async def find(connection: AsyncConnection, name: str, match: str | None = None) -> int:
    """Who is meant: the person of that name in the match, else the account, else the newest guest."""
    living = accounts.c.deleted.is_(None)
    guests = select(accounts.c.id).where(accounts.c.name == name, accounts.c.guest, living)
    wanted: list[Select[tuple[Any, ...]]] = [
        _account_named(name).with_only_columns(accounts.c.id),
        guests.order_by(accounts.c.id.desc()),
    ]
    if match is not None:
        here = (seats.c.match == match) & (seats.c.name == name) & seats.c.account.is_not(None)
        wanted.insert(0, select(seats.c.account).where(here))
    for each in wanted:
        found = (await connection.execute(each.limit(1))).scalar()
        if found is not None:
            return int(found)
    raise Problem(404, "people-unknown", name=shown(name))


async def list_blocks(office: Office, person: Person) -> list[Blocked]:
    """Whom a person keeps away from."""
    wanted = select(accounts.c.name, blocks.c.created.label("since"))
    wanted = wanted.join(accounts, accounts.c.id == blocks.c.blocked).where(blocks.c.account == person.id)
    async with office.database.read() as connection:
        rows = await connection.execute(wanted.order_by(blocks.c.created))
        return [Blocked(**row) for row in rows.mappings()]


async def block(office: Office, person: Person, name: str, match: str | None) -> None:
    """Keep away from somebody; to say it twice changes nothing."""
    with contextlib.suppress(IntegrityError):  # twice at the same time
        await _block(office, person, name, match)


async def _block(office: Office, person: Person, name: str, match: str | None) -> None:
    async with office.database.write() as connection:
        other = await find(connection, name, match)
        if other == person.id:
            raise Problem(400, "people-self")
        mine = select(blocks.c.blocked).where(blocks.c.account == person.id)
        already = set((await connection.execute(mine)).scalars())
        if other in already:
            return
        if len(already) >= MOST_BLOCKS:
            raise Problem(409, "people-blocks-many", most=MOST_BLOCKS)
        row = {"account": person.id, "blocked": other, "created": office.clock()}
        await connection.execute(insert(blocks).values(**row))


async def unblock(office: Office, person: Person, name: str) -> None:
    """No longer keep away from somebody."""
    named = (accounts.c.name == name) | (accounts.c.name_key == name_key(name))
    wanted = select(accounts.c.id).join(blocks, accounts.c.id == blocks.c.blocked)
    wanted = wanted.where(blocks.c.account == person.id, named)
    async with office.database.write() as connection:
        found = list((await connection.execute(wanted)).scalars())
        if not found:
            raise Problem(404, "people-not-blocked", name=shown(name))
        mine = (blocks.c.account == person.id) & blocks.c.blocked.in_(found)
        await connection.execute(delete(blocks).where(mine))


async def report(office: Office, person: Person, wish: NewReport) -> None:
    """Tell a moderator."""
    now = office.clock()
    await office.limits.report.check(f"#{person.id}", now)
    async with office.database.write() as connection:
        other = await find(connection, wish.name, wish.match)
        if other == person.id:
            raise Problem(400, "people-self")
        row = {
            "account": person.id,
            "reported": other,
            "match": wish.match,
            "text": wish.text,
            "created": now,
        }
        await connection.execute(insert(reports).values(**row))
