"""Where a person is signed in: opening a session, seeing them all, ending them."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.errors import Problem
from edubba.server.people.account import check_at_home, check_password
from edubba.server.people.keys import digest, new_key
from edubba.server.people.office import Office
from edubba.server.people.person import LIFETIME, Person
from edubba.server.people.schemas import EndSessions, SessionInfo
from edubba.server.security_log import note
from edubba.server.storage.schema import sessions

MOST_SESSIONS = 20  # of one account at a time; with one more, the one not used for longest ends
SHOWN = 16  # characters of the stored hash that name a session: no secret, and nobody finds the cookie to it


async def open_session(connection: AsyncConnection, account: int, now: float) -> str:
    """A new cookie; its hash is stored."""
    mine = select(sessions.c.token).where(sessions.c.account == account)
    old = (await connection.scalars(mine.order_by(sessions.c.used.desc()).offset(MOST_SESSIONS - 1))).all()
    if old:
        await connection.execute(delete(sessions).where(sessions.c.token.in_(old)))
    cookie = new_key()
    row = {
        "token": digest(cookie),
        "account": account,
        "created": now,
        "used": now,
        "expires": now + LIFETIME,
    }
    await connection.execute(insert(sessions).values(**row))
    return cookie


async def close_session(office: Office, cookie: str) -> None:
    """The session of a cookie is over, if there is one."""
    async with office.database.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.token == digest(cookie)))


async def list_sessions(office: Office, person: Person) -> list[SessionInfo]:
    """All that are not over, the one used last first."""
    check_at_home(person)
    mine = (sessions.c.account == person.id) & (sessions.c.expires > office.clock())
    async with office.database.read() as connection:
        rows = await connection.execute(select(sessions).where(mine).order_by(sessions.c.used.desc()))
        return [
            SessionInfo(row.token[:SHOWN], row.created, row.used, row.token == person.key) for row in rows
        ]


async def end_sessions(office: Office, person: Person, wish: EndSessions, address: str) -> None:
    """End one session, or all but this one; the password shows that the owner of the account wishes it."""
    check_at_home(person)
    if person.guest:
        raise Problem(403, "people-guest")
    await check_password(office, person, wish.password, address)
    others = (sessions.c.account == person.id) & (sessions.c.token != person.key)
    if wish.session is not None:
        others &= sessions.c.token.startswith(wish.session, autoescape=True)
    async with office.database.write() as connection:
        gone = await connection.execute(delete(sessions).where(others))
    if wish.session is not None and not gone.rowcount:
        raise Problem(404, "people-session-missing")
    note("sessions-ended", account=person.id, address=address)
