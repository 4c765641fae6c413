"""What an administrator does about people, from the command line of the server."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, String, cast, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.games.errors import shown
from edubba.server.errors import Problem
from edubba.server.matches.leaving import beside_a_server
from edubba.server.people.joining import check_free
from edubba.server.people.leaving import erase
from edubba.server.people.names import GONE, clean_name, name_key
from edubba.server.storage.database import Database
from edubba.server.storage.schema import accounts, chats, reports, seats, sessions

LONGEST_REASON = 500


@dataclass(frozen=True, slots=True)
class Report:
    """A report as a moderator reads it."""

    id: int
    created: float
    by: str
    about: str
    match: str
    text: str


async def open_reports(database: Database) -> list[Report]:
    """Those that nobody has answered, the oldest first."""
    by, about = accounts.alias("by"), accounts.alias("about")
    wanted = select(reports, _called(by).label("by"), _called(about).label("about"))
    wanted = wanted.outerjoin(by, by.c.id == reports.c.account)
    wanted = wanted.outerjoin(about, about.c.id == reports.c.reported)
    async with database.read() as connection:
        rows = await connection.execute(wanted.where(reports.c.closed.is_(None)).order_by(reports.c.id))
        return [_report(row) for row in rows.mappings()]


def _called(person: Any) -> Any:
    """A name and a number: guests may share a name, and the commands take the number."""
    return person.c.name + " #" + cast(person.c.id, String)


def _report(row: RowMapping) -> Report:
    names = {key: row[key] or "" for key in ("by", "about", "match")}
    return Report(id=row["id"], created=row["created"], text=row["text"], **names)


async def close_report(database: Database, number: int, answer: str, now: float) -> None:
    """Answer a report; it is open no longer."""
    mine = (reports.c.id == number) & reports.c.closed.is_(None)
    values = {"closed": now, "answer": _bounded(answer)}
    async with database.write() as connection:
        changed = await connection.execute(update(reports).where(mine).values(**values))
    if changed.rowcount != 1:
        raise Problem(404, "admin-no-report", number=number)


async def suspend(database: Database, who: str, reason: str) -> str:
    """Shut somebody out, and say why; his sessions end, his tokens are refused. Returns the name."""
    async with database.write() as connection:
        row = await _account(connection, who)
        changed = update(accounts).where(accounts.c.id == row["id"]).values(suspended=_bounded(reason))
        await connection.execute(changed)
        await connection.execute(delete(sessions).where(sessions.c.account == row["id"]))
    return str(row["name"])


async def reinstate(database: Database, who: str) -> str:
    """Let somebody in again."""
    async with database.write() as connection:
        row = await _account(connection, who)
        if row["suspended"] is None:
            raise Problem(409, "admin-not-suspended", name=row["name"])
        await connection.execute(update(accounts).where(accounts.c.id == row["id"]).values(suspended=None))
    return str(row["name"])


async def rename(database: Database, who: str, name: str) -> tuple[str, str]:
    """Another name for somebody, also at his tables; the old one and the new one."""
    plain = clean_name(name)
    async with database.write() as connection:
        row = await _account(connection, who)
        if row["name_key"] != name_key(plain):
            await check_free(connection, plain)
        values = {"name": plain, "name_key": None if row["guest"] else name_key(plain)}
        await connection.execute(update(accounts).where(accounts.c.id == row["id"]).values(**values))
        await connection.execute(update(chats).where(chats.c.account == row["id"]).values(name=plain))
    async with beside_a_server(database, time.time) as matches:
        await matches.rename_all(row["id"], plain)
    return str(row["name"]), plain


async def said(database: Database, match: str) -> list[RowMapping]:
    """What was said at a match, the oldest first, with the numbers that `delete_chat` takes."""
    async with database.read() as connection:
        lines = await connection.execute(select(chats).where(chats.c.match == match).order_by(chats.c.id))
        return list(lines.mappings())


async def end_match(database: Database, match: str) -> None:
    """End a match without a result; one that nobody comes back to, say."""
    async with beside_a_server(database, time.time) as matches:
        await matches.end(match)


async def delete_chat(database: Database, number: int) -> None:
    """Take a line of chat away."""
    async with database.write() as connection:
        gone = await connection.execute(delete(chats).where(chats.c.id == number))
    if gone.rowcount != 1:
        raise Problem(404, "admin-no-chat", number=number)


async def remove(database: Database, who: str, now: float) -> str:
    """Erase somebody who asks for it by other means than the page."""
    async with database.read() as connection:
        row = await _account(connection, who)
    async with beside_a_server(database, time.time) as matches:
        await matches.release(row["id"], GONE)
    async with database.write() as connection:
        await erase(connection, row["id"], now)
    return str(row["name"])


async def show(database: Database, who: str) -> dict[str, Any]:
    """An account, without secrets, and how much it did."""
    async with database.read() as connection:
        row = await _account(connection, who)
        counts = {
            table.name: await _count(connection, table.c.account == row["id"], table)
            for table in (seats, chats, sessions)
        }
        about = await _count(connection, reports.c.reported == row["id"], reports)
    told = ("id", "name", "guest", "language", "email", "created", "suspended")
    return {name: row[name] for name in told} | counts | {"reported": about}


async def _count(connection: AsyncConnection, where: Any, table: Any) -> int:
    return int((await connection.execute(select(func.count()).select_from(table).where(where))).scalar_one())


async def _account(connection: AsyncConnection, who: str) -> RowMapping:
    """By name, or by number as #7: guests may share a name."""
    named = accounts.c.name_key == name_key(who)
    if who.startswith("#") and who[1:].isdecimal() and len(who) <= 10:
        named = accounts.c.id == int(who[1:])
    wanted = select(accounts).where(named, accounts.c.deleted.is_(None))
    row = (await connection.execute(wanted)).mappings().first()
    if row is None:
        raise Problem(404, "people-unknown", name=shown(who))
    return row


def _bounded(text: str) -> str:
    plain = text.strip()
    if not 0 < len(plain) <= LONGEST_REASON:
        raise Problem(400, "admin-reason", most=LONGEST_REASON)
    return plain
