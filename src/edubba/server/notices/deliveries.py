"""What a person sees of the notices to him: when each went, by which way, or why it did not."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.notices.kinds import MOST_TRIES
from edubba.server.storage.schema import notices

WAITING, SENT, FAILED = "waiting", "sent", "failed"


class Delivery(msgspec.Struct, frozen=True):
    """A notice and what became of it."""

    kind: str
    match: str | None
    way: str
    status: str  # waiting, sent or failed
    due: float  # when it is sent or tried again
    tries: int
    sent: float | None
    error: str | None  # of the last try


async def deliveries(connection: AsyncConnection, account: int, limit: int = 50) -> list[Delivery]:
    """The newest notices to an account; what they say of secrets stays out."""
    query = select(notices).where(notices.c.account == account).order_by(notices.c.id.desc()).limit(limit)
    found = []
    for row in await connection.execute(query):
        status = SENT if row.sent is not None else FAILED if row.tries >= MOST_TRIES else WAITING
        found.append(Delivery(row.kind, row.match, row.way, status, row.due, row.tries, row.sent, row.error))
    return found
