"""One time for all workers: the database's clock, and how far the steward's time is off it."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.clock import AWAY, SiteClock
from edubba.server.duties import ALIVE, OFFSET
from edubba.server.storage.schema import meta

CLOSE = 0.05  # seconds: the way to the database and back may take as much


async def wall(connection: AsyncConnection) -> float:
    """The time of the database's machine."""
    found = await connection.scalar(select(func.extract("epoch", func.clock_timestamp())))
    assert found is not None
    return float(found)


async def agree(connection: AsyncConnection, clock: SiteClock) -> None:
    """Take over the time of the steward, and when he last gave a sign of life."""
    rows = await connection.execute(select(meta.c.key, meta.c.value).where(meta.c.key.in_((ALIVE, OFFSET))))
    known = {key: float(value) for key, value in rows}
    if len(known) < 2:
        return  # the first worker of a new site
    now = await wall(connection) + known[OFFSET]
    likely = known[ALIVE] - CLOSE <= now <= known[ALIVE] + AWAY  # else the wall was set since he said so
    if abs(now - clock()) > CLOSE and (likely or clock.signed is None):
        clock.set(now)
    clock.signed = known[ALIVE]
