"""One's own account: looking at it, changing it, a new password."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.people.email import clean_email, clean_webhook, email_key
from edubba.server.people.joining import check_email_free
from edubba.server.people.keys import csrf_of, new_key
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.people.schemas import Change, Me, NewPassword, given
from edubba.server.storage.schema import accounts, resets, sessions


async def me(office: Office, person: int, cookie: str | None) -> Me:
    """The account, to its owner; with the CSRF token of the cookie he came with."""
    async with office.database.read() as connection:
        row = await row_of(connection, person)
    fields = {name: row[name] for name in Me.__struct_fields__ if name != "csrf"}
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
        values["email"] = clean_email(values["email"])
        values["email_key"] = email_key(values["email"])
    if {"webhook", "mail", "digest"} & set(values):
        check_at_home(person)
    if "webhook" in values:
        values["webhook"] = clean_webhook(values["webhook"], private=office.settings.private_webhooks)
        values["webhook_key"] = new_key() if values["webhook"] else None
    if not values:
        return
    try:
        async with office.database.write() as connection:
            await check_email_free(connection, values.get("email_key"), person.id)
            await connection.execute(update(accounts).where(accounts.c.id == person.id).values(**values))
            if "email" in values:  # links sent to the old address open nothing any more
                await connection.execute(delete(resets).where(resets.c.account == person.id))
    except IntegrityError:
        raise Problem(409, "people-email-taken") from None


def _check_may_have_mail(person: Person) -> None:
    check_at_home(person)
    if person.guest:
        raise Problem(403, "people-guest")


async def check_password(office: Office, person: Person, password: str, address: str) -> None:
    """That the person at the keyboard knows the password."""
    office.check_attempt(f"#{person.id}", address)
    async with office.database.read() as connection:
        row = await row_of(connection, person.id)
    if not await office.passwords.fits(password, row["password"]):
        raise Problem(403, "people-password-wrong")


async def change_password(office: Office, person: Person, wish: NewPassword, address: str) -> None:
    """A new password; all other sessions end."""
    check_at_home(person)
    if person.guest:
        raise Problem(403, "people-guest")
    await check_password(office, person, wish.old, address)
    stored = await office.passwords.hashed(wish.new)
    async with office.database.write() as connection:
        await connection.execute(update(accounts).where(accounts.c.id == person.id).values(password=stored))
        await connection.execute(delete(resets).where(resets.c.account == person.id))
        others = (sessions.c.account == person.id) & (sessions.c.token != person.key)
        await connection.execute(delete(sessions).where(others))
