"""One's own account: looking at it, changing it, passwords and their loss."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.limits import address_key
from edubba.server.people.email import clean_email, clean_webhook, email_key
from edubba.server.people.joining import check_email_free
from edubba.server.people.keys import csrf_of, digest, new_key, reset_key
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.people.schemas import Change, Me, NewPassword, ResetConfirm, given
from edubba.server.people.settings import Settings
from edubba.server.storage.schema import accounts, notices, resets, sessions, tokens

RESET_SECONDS = 3600.0
MOST_RESETS = 3  # links that are valid at the same time: nobody's mailbox is filled by others


async def me(office: Office, person: int, cookie: str | None) -> Me:
    """The account, to its owner; with the CSRF token of the cookie he came with."""
    async with office.database.read() as connection:
        row = await row_of(connection, person)
    fields = {name: row[name] for name in Me.__struct_fields__ if name != "csrf"}
    return Me(**fields, csrf=csrf_of(office.settings.secret, cookie) if cookie else "")


async def row_of(connection: AsyncConnection, account: int) -> dict[str, Any]:
    """The stored account."""
    found = await connection.execute(select(accounts).where(accounts.c.id == account))
    return dict(found.mappings().one())


def check_at_home(person: Person) -> None:
    """Whoever holds a personal token may play with it, not take the account over."""
    if person.via != "cookie":
        raise Problem(403, "people-cookie-only")


async def change(office: Office, person: Person, wish: Change) -> None:
    """Change what was sent, leave the rest."""
    values = given(wish)
    if "email" in values:
        _check_may_have_mail(person)
        values["email"] = clean_email(values["email"])
        values["email_key"] = email_key(values["email"])
    if "webhook" in values:
        values["webhook"] = clean_webhook(values["webhook"])
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


def check_reset_rate(office: Office, email: str, address: str) -> None:
    """Counted before anything is looked up: the answer is the same whether the address is known or not."""
    now, client = office.clock(), address_key(address)
    office.limits.reset.check(client, now)
    office.limits.reset.check(f"{client} {digest(email.casefold())}", now)


async def send_reset(office: Office, email: str) -> None:
    """Write a notice with the nonce of a link, if the address is somebody's; say nothing if not."""
    now, key = office.clock(), email_key(email.strip())
    async with office.database.write() as connection:
        await connection.execute(delete(resets).where(resets.c.expires <= now))
        live = (accounts.c.email_key == key) & accounts.c.deleted.is_(None) & accounts.c.suspended.is_(None)
        row = (await connection.execute(select(accounts).where(live))).mappings().first()
        if row is None:
            return
        count = select(func.count()).select_from(resets).where(resets.c.account == row["id"])
        if (await connection.execute(count)).scalar_one() >= MOST_RESETS:
            return
        nonce = new_key()
        stored = digest(reset_key(office.settings.secret, nonce))
        link = {"token": stored, "account": row["id"], "expires": now + RESET_SECONDS}
        await connection.execute(insert(resets).values(**link))
        facts = {"nonce": nonce, "name": row["name"]}
        notice = {"account": row["id"], "kind": "reset", "way": "mail", "facts": facts, "due": now}
        await connection.execute(insert(notices).values(**notice))


def reset_link(settings: Settings, nonce: str) -> str:
    """The link for the mail. The secret stands behind the #, which browsers send to no server and no log."""
    return f"{settings.base_url.rstrip('/')}/reset#{reset_key(settings.secret, nonce)}"


async def confirm_reset(office: Office, wish: ResetConfirm, address: str) -> None:
    """A new password by a link; every session, link and personal token of the account ends."""
    key, now = digest(wish.token), office.clock()
    office.check_attempt("reset", address)
    wanted = select(resets.c.account).where(resets.c.token == key, resets.c.expires > now)
    async with office.database.read() as connection:
        account = (await connection.execute(wanted)).scalar()
    if account is None:
        raise Problem(400, "people-reset-over")
    stored = await office.passwords.hashed(wish.password)
    async with office.database.write() as connection:
        used = await connection.execute(delete(resets).where(resets.c.token == key))
        if used.rowcount != 1:  # a link works once
            raise Problem(400, "people-reset-over")
        await connection.execute(update(accounts).where(accounts.c.id == account).values(password=stored))
        for table in (sessions, tokens, resets):
            await connection.execute(delete(table).where(table.c.account == account))
