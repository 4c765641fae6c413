"""A lost password: a link by mail that sets a new one, once, within the hour.

The outbox holds a nonce, `resets` the hash of the link's secret, and only the server's own secret leads from
the one to the other: a copy of the database opens no account.
"""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from edubba.server.errors import Problem
from edubba.server.limits import address_key
from edubba.server.notices.writing import write_account, write_reset
from edubba.server.people.email import email_key
from edubba.server.people.keys import digest, new_key, reset_key
from edubba.server.people.office import Office
from edubba.server.people.schemas import ResetConfirm
from edubba.server.security_log import note
from edubba.server.storage.schema import accounts, resets, sessions, tokens

RESET_SECONDS = 3600.0
MOST_RESETS = 3  # links that are valid at the same time: nobody's mailbox is filled by others


async def check_reset_rate(office: Office, email: str, address: str) -> None:
    """Counted before anything is looked up: the answer is the same whether the address is known or not."""
    now, client = office.clock(), address_key(address)
    await office.limits.reset.check(client, now)
    await office.limits.reset.check(f"{client} {digest(email.casefold())}", now)


async def send_reset(office: Office, email: str) -> None:
    """Write a notice with the nonce of a link, if the address is somebody's; say nothing if not."""
    now, key = office.clock(), email_key(email)
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
        await write_reset(connection, row["id"], nonce, now)


async def confirm_reset(office: Office, wish: ResetConfirm, address: str) -> None:
    """A new password by a link; every session, link and personal token of the account ends."""
    key, now = digest(wish.token), office.clock()
    await office.check_attempt("reset", address)
    wanted = select(accounts.c.id, accounts.c.name, accounts.c.email).join(resets)
    wanted = wanted.where(resets.c.token == key, resets.c.expires > now)
    async with office.database.read() as connection:
        row = (await connection.execute(wanted)).first()
    if row is None:
        note("reset-refused", address=address)
        raise Problem(400, "people-reset-over")
    account = row.id
    stored = await office.passwords.hashed(wish.password, row.name, row.email)
    async with office.database.write() as connection:
        used = await connection.execute(delete(resets).where(resets.c.token == key))
        if used.rowcount != 1:  # a link works once
            raise Problem(400, "people-reset-over")
        await connection.execute(update(accounts).where(accounts.c.id == account).values(password=stored))
        for table in (sessions, tokens, resets):
            await connection.execute(delete(table).where(table.c.account == account))
        await write_account(connection, account, "password", now)
    note("password-reset", account=account, address=address)
