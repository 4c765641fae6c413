"""Mail addresses count once somebody has opened the link that was sent there.

Until then no notice goes there, no password is reset by it, and it does not keep anybody else from having it:
`email_key` is empty. The link says which account, until when, and an HMAC of both with the address; nothing
has to be kept for it, and the address is confirmed by it, not the account opened.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.notices.writing import write_confirm
from edubba.server.people.email import email_key
from edubba.server.people.keys import confirm_key, digest, same
from edubba.server.people.office import Office
from edubba.server.security_log import note
from edubba.server.storage.schema import accounts

CONFIRM_SECONDS = 3 * 86_400.0


async def check_confirm_rate(office: Office, email: str | None) -> None:
    """Nobody's mailbox is filled by people who give his address for theirs."""
    if email is not None:
        await office.limits.confirm.check(digest(email.casefold()), office.clock())


async def ask_to_confirm(connection: AsyncConnection, account: int, now: float) -> None:
    """Send the link to the address that the account has now."""
    await write_confirm(connection, account, now + CONFIRM_SECONDS, now)


async def confirm(office: Office, token: str, address: str) -> None:
    """The address of an account counts from now on, if the link is of this account and this address."""
    await office.check_attempt("confirm", address)
    number, _, rest = token.partition(".")
    until, _, _ = rest.partition(".")
    if not (number.isdecimal() and until.isdecimal() and len(number) < 10 and len(until) < 16):
        raise Problem(400, "people-confirm-over")
    account, now = int(number), office.clock()
    wanted = select(accounts.c.email).where(accounts.c.id == account, accounts.c.deleted.is_(None))
    async with office.database.read() as connection:
        email = await connection.scalar(wanted)
    right = confirm_key(office.settings.secret, account, email or "", int(until))
    if email is None or int(until) <= now or not same(token, right):
        raise Problem(400, "people-confirm-over")
    unchanged = (accounts.c.id == account) & (accounts.c.email == email)
    try:
        async with office.database.write() as connection:
            changed = update(accounts).where(unchanged).values(email_key=email_key(email))
            await connection.execute(changed)
    except IntegrityError:
        raise Problem(409, "people-email-taken") from None
    note("email-confirmed", account=account, address=address)
