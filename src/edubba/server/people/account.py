"""One's own account: looking at it, changing it, a new password."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.notices.writing import write_account
from edubba.server.people.confirming import ask_to_confirm, check_confirm_rate
from edubba.server.people.email import clean_email, clean_webhook, email_key
from edubba.server.people.keys import csrf_of, new_key
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.people.schemas import Change, Me, NewPassword, given
from edubba.server.security_log import note
from edubba.server.storage.schema import accounts, resets, sessions


async def me(office: Office, person: int, cookie: str | None) -> Me:
    """The account, to its owner; with the CSRF token of the cookie he came with."""
    async with office.database.read() as connection:
        row = await row_of(connection, person)
    fields = {name: row[name] for name in Me.__struct_fields__ if name in row}
    fields["confirmed"] = row["email_key"] is not None
    if cookie is None:  # a token is for playing: what it shows may be in a program's log
        fields |= {"email": None, "webhook": None, "webhook_key": None}
    return Me(**fields, csrf=csrf_of(office.settings.secret, cookie) if cookie else "")


async def row_of(connection: AsyncConnection, account: int) -> dict[str, Any]:
    """The stored account."""
    found = await connection.execute(select(accounts).where(accounts.c.id == account))
    return dict(found.mappings().one())


def check_at_home(person: Person) -> None:
    """Whoever holds a personal token may play with it, not take the account over."""
    if person.via != "cookie":
        raise Problem(403, "people-cookie-only")


async def change(office: Office, person: Person, wish: Change, address: str) -> None:
    """Change what was sent, leave the rest; a new mail address needs the password, for it can reset that."""
    values = given(wish)
    password = values.pop("password", "")
    if "email" in values:
        _check_may_have_mail(person)
        await check_password(office, person, password, address)
        await _new_email(office, person, values)
    if {"webhook", "mail", "digest"} & set(values):
        check_at_home(person)
    if "webhook" in values:
        values["webhook"] = clean_webhook(values["webhook"], private=office.settings.private_webhooks)
        values["webhook_key"] = new_key() if values["webhook"] else None
    if not values:
        return
    async with office.database.write() as connection:
        if "email" in values:
            await _tell_of_email(connection, person, values, office.clock())
        await connection.execute(update(accounts).where(accounts.c.id == person.id).values(**values))
    if "email" in values:
        note("email-changed", account=person.id, address=address)


async def _new_email(office: Office, person: Person, values: dict[str, Any]) -> None:
    """Another address counts when its link is opened; the same one, asked for again, as much as before."""
    values["email"] = clean_email(values["email"])
    async with office.database.read() as connection:
        confirmed = (await row_of(connection, person.id))["email_key"]
    same = confirmed is not None and confirmed == email_key(values["email"])
    values["email_key"] = confirmed if same else None
    if not same:
        await check_confirm_rate(office, values["email"])


async def _tell_of_email(
    connection: AsyncConnection, person: Person, values: dict[str, Any], now: float
) -> None:
    """Links sent to the old address open nothing any more, and it is told; the new one is asked."""
    await connection.execute(delete(resets).where(resets.c.account == person.id))
    if values["email_key"] is not None:
        return
    old = await row_of(connection, person.id)
    if old["email_key"] is not None:
        await write_account(connection, person.id, "email", now, to=old["email"])
    if values["email"] is not None:
        await ask_to_confirm(connection, person.id, now)


def _check_may_have_mail(person: Person) -> None:
    check_at_home(person)
    if person.guest:
        raise Problem(403, "people-guest")


async def check_password(office: Office, person: Person, password: str, address: str) -> None:
    """That the person at the keyboard knows the password."""
    await office.check_attempt(f"#{person.id}", address)
    async with office.database.read() as connection:
        row = await row_of(connection, person.id)
    if not await office.passwords.fits(password, row["password"]):
        note("password-wrong", account=person.id, address=address)
        raise Problem(403, "people-password-wrong")


async def change_password(office: Office, person: Person, wish: NewPassword, address: str) -> None:
    """A new password; all sessions end, and whoever changed it goes on under a new one."""
    check_at_home(person)
    if person.guest:
        raise Problem(403, "people-guest")
    await check_password(office, person, wish.old, address)
    async with office.database.read() as connection:
        row = await row_of(connection, person.id)
    stored, now = await office.passwords.hashed(wish.new, row["name"], row["email"]), office.clock()
    async with office.database.write() as connection:
        await connection.execute(update(accounts).where(accounts.c.id == person.id).values(password=stored))
        for table in (resets, sessions):
            await connection.execute(delete(table).where(table.c.account == person.id))
        await write_account(connection, person.id, "password", now)
    note("password-changed", account=person.id, address=address)
