"""Coming in: as a guest, with a new account, with an old one; and going out again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.limits import address_key
from edubba.server.people.confirming import ask_to_confirm, check_confirm_rate
from edubba.server.people.email import clean_email
from edubba.server.people.names import clean_name, name_key, random_name
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.people.schemas import Login, NewAccount, NewGuest
from edubba.server.people.sessions import open_session
from edubba.server.security_log import note
from edubba.server.storage.schema import accounts, sessions


async def join_as_guest(office: Office, wish: NewGuest, address: str) -> str:
    """A new guest; the cookie that is his."""
    if not office.settings.guests:
        raise Problem(403, "people-no-guests")
    name = clean_name(wish.name) if wish.name is not None else random_name()
    now = office.clock()
    await office.limits.join.check(address_key(address), now)
    async with office.database.write() as connection:
        await check_free(connection, name)
        row = {"name": name, "guest": True, "language": wish.language, "created": now}
        account = await _insert(connection, row)
        return await open_session(connection, account, now)


async def register(office: Office, wish: NewAccount, address: str, guest: Person | None) -> str:
    """A new account, or a guest's own made into one: he keeps his number and so his matches."""
    if not office.settings.registration:
        raise Problem(403, "people-registration-closed")
    if guest is not None and not guest.guest:
        raise Problem(409, "people-signed-in", name=guest.name)
    row = _account(wish)
    await office.limits.join.check(address_key(address), office.clock())
    await check_confirm_rate(office, row["email"])
    row["password"] = await office.passwords.hashed(wish.password, row["name"], row["email"])
    try:
        cookie = await _write_account(office, row, guest)
    except IntegrityError:  # somebody else was quicker by less than a transaction
        raise Problem(409, "people-name-taken", name=row["name"]) from None
    note("registered", address=address)
    return cookie


def _account(wish: NewAccount) -> dict[str, Any]:
    name = clean_name(wish.name)
    return {
        "name": name,
        "name_key": name_key(name),
        "email": clean_email(wish.email),
        "language": wish.language,
        "guest": False,
    }


async def _write_account(office: Office, row: dict[str, Any], guest: Person | None) -> str:
    now = office.clock()
    async with office.database.write() as connection:
        await check_free(connection, row["name"])
        if guest is None:
            account = await _insert(connection, {**row, "created": now})
        else:
            account = await _keep(connection, row, guest)
        if row["email"] is not None:
            await ask_to_confirm(connection, account, now)
        return await open_session(connection, account, now)


async def _keep(connection: AsyncConnection, row: dict[str, Any], guest: Person) -> int:
    """A guest's number becomes that of the account; his session as a guest is over."""
    mine = (accounts.c.id == guest.id) & accounts.c.guest & accounts.c.deleted.is_(None)
    changed = await connection.execute(update(accounts).where(mine).values(**row))
    if changed.rowcount != 1:  # twice at the same time, or erased meanwhile
        raise Problem(409, "people-signed-in", name=row["name"])
    await connection.execute(delete(sessions).where(sessions.c.account == guest.id))
    return guest.id


async def _insert(connection: AsyncConnection, row: dict[str, Any]) -> int:
    made = await connection.execute(insert(accounts).values(**row).returning(accounts.c.id))
    return int(made.scalar_one())


async def login(office: Office, wish: Login, address: str) -> str:
    """A new session by name and password; it takes as long for a name that nobody has."""
    key = name_key(wish.name)
    await office.check_attempt(key, address)
    wanted = select(accounts).where(accounts.c.name_key == key, accounts.c.deleted.is_(None))
    async with office.database.read() as connection:
        row = (await connection.execute(wanted)).mappings().first()
    if not await office.passwords.fits(wish.password, row["password"] if row else None) or row is None:
        note("login-failed", account=row["id"] if row else None, address=address)
        raise Problem(401, "people-login-wrong")
    if row["suspended"] is not None:
        raise Problem(403, "people-suspended", reason=row["suspended"])
    async with office.database.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.expires <= office.clock()))
        cookie = await open_session(connection, row["id"], office.clock())
    note("login", account=row["id"], address=address)
    return cookie


async def logout(office: Office, person: Person) -> None:
    """End the session that asks for it; a personal token is ended by deleting it."""
    async with office.database.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.token == person.key))
    note("logout", account=person.id)


async def check_free(connection: AsyncConnection, name: str) -> None:
    """That no account has the name; guests may share one, accounts may not."""
    taken = select(accounts.c.id).where(accounts.c.name_key == name_key(name))
    if (await connection.execute(taken)).first():
        raise Problem(409, "people-name-taken", name=name)
