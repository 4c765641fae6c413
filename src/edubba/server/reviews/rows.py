"""The table of analyses as a queue: waiting, running, done or failed, the oldest first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.review import Look
from edubba.review.look import loaded
from edubba.server.storage.inserting import insert_once
from edubba.server.storage.schema import analyses

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
UNFINISHED = (WAITING, RUNNING)


class Row(NamedTuple):
    """An analysis without what was found."""

    id: str
    status: str
    part: float
    asked: float


async def row(connection: AsyncConnection, replay_id: str) -> Row | None:
    """An analysis, if it was asked for."""
    query = select(analyses.c.id, analyses.c.status, analyses.c.part, analyses.c.asked)
    found = (await connection.execute(query.where(analyses.c.id == replay_id))).first()
    return None if found is None else Row(*found)


async def ahead(connection: AsyncConnection, asked: float) -> int:
    """How many come before what was asked for then."""
    query = select(func.count()).where(analyses.c.status.in_(UNFINISHED), analyses.c.asked < asked)
    return (await connection.execute(query)).scalar_one()


async def unfinished(connection: AsyncConnection, account: int) -> int:
    """How many a person waits for."""
    own = (analyses.c.account == account) & analyses.c.status.in_(UNFINISHED)
    return (await connection.execute(select(func.count()).where(own))).scalar_one()


async def add(connection: AsyncConnection, replay_id: str, account: int, now: float) -> None:
    """Ask for an analysis; one that failed is tried again from where it was."""
    values = {"account": account, "status": WAITING, "asked": now, "changed": now}
    found = await connection.execute(update(analyses).where(analyses.c.id == replay_id).values(**values))
    if not found.rowcount:
        new = insert_once(connection.dialect.name, analyses)  # somebody may ask another worker meanwhile
        await connection.execute(new.values(id=replay_id, part=0.0, looks="", review="", **values))


async def again(connection: AsyncConnection) -> None:
    """What ran when the server stopped waits again."""
    running = update(analyses).where(analyses.c.status == RUNNING)
    await connection.execute(running.values(status=WAITING))  # it keeps its looks and its place


async def oldest(connection: AsyncConnection) -> str | None:
    """What has waited longest."""
    query = select(analyses.c.id).where(analyses.c.status == WAITING).order_by(analyses.c.asked).limit(1)
    return (await connection.execute(query)).scalar_one_or_none()


async def take(connection: AsyncConnection, replay_id: str, now: float) -> tuple[tuple[Look, ...], float]:
    """Begin with an analysis, or go on; what was found so far, and how much of the whole that is."""
    known, found = await looks_of(connection, replay_id), await row(connection, replay_id)
    values = {"status": RUNNING, "changed": now} | ({} if known else {"looks": "", "part": 0.0})
    await connection.execute(update(analyses).where(analyses.c.id == replay_id).values(**values))
    return known, found.part if found and known else 0.0


async def keep(
    connection: AsyncConnection, replay_id: str, looks: Iterable[Look], part: float, now: float
) -> None:
    """Add looks to those that are there, and note how much is done."""
    more = "".join(json.dumps(look.json()) + "\n" for look in looks)
    values = {"looks": analyses.c.looks + more, "part": part, "changed": now}
    await connection.execute(update(analyses).where(analyses.c.id == replay_id).values(**values))


async def mark(
    connection: AsyncConnection, replay_id: str, status: str, now: float, review: str = ""
) -> None:
    """Change the status."""
    values = {"status": status, "review": review, "changed": now} | ({"part": 1.0} if status == DONE else {})
    await connection.execute(update(analyses).where(analyses.c.id == replay_id).values(**values))


async def forget(connection: AsyncConnection, replay_id: str) -> None:
    """There is nothing any more that it could be about."""
    await connection.execute(delete(analyses).where(analyses.c.id == replay_id))


async def looks_of(connection: AsyncConnection, replay_id: str) -> tuple[Look, ...]:
    """What was found so far."""
    query = select(analyses.c.looks).where(analyses.c.id == replay_id)
    text = (await connection.execute(query)).scalar_one_or_none() or ""
    try:
        return tuple(loaded(json.loads(line)) for line in text.splitlines())
    except (ValueError, KeyError, TypeError):  # of another time: it is found anew
        return ()


async def review_of(connection: AsyncConnection, replay_id: str) -> str | None:
    """A whole review as JSON, once it is done."""
    query = select(analyses.c.review).where(analyses.c.id == replay_id, analyses.c.status == DONE)
    return (await connection.execute(query)).scalar_one_or_none()
