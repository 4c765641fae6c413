"""Emptying the outbox: what is due is sent, what fails is tried again ever later, and then given up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import aiosmtplib
from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.config import Settings
from edubba.server.notices.kinds import DIGEST, FORGOTTEN, MOST_TRIES, PAUSES
from edubba.server.notices.mail import Mailer, Parcel, Refused, Smtp, letter
from edubba.server.notices.packing import Call, packed
from edubba.server.notices.webhooks import Webhooks
from edubba.server.notices.writing import write_digest
from edubba.server.storage.database import Database
from edubba.server.storage.schema import notices
from edubba.server.supervising import Supervisor
from edubba.tables.clocks import DAY

BATCH, AT_ONCE = 50, 8
EVERY = 3.0  # seconds between two looks, where nobody pokes: who waits for a link does not wait long
TIDY = 3600.0  # seconds between two clearings of the log
KEPT = 60 * DAY  # how long the log of deliveries goes back

_log = logging.getLogger(__name__)


class Sender:
    """A task of the server. A crash between sending and noting it sends twice, never not at all."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        clock: Callable[[], float],
        mailer: Mailer | None = None,
        webhooks: Webhooks | None = None,
        supervisor: Supervisor | None = None,
    ) -> None:
        self._database, self._settings, self._clock = database, settings, clock
        self._mailer = mailer or Smtp(settings)
        self._webhooks = webhooks or Webhooks(allow_private=settings.private_webhooks)
        self._supervisor = supervisor or Supervisor()
        self._poked = asyncio.Event()
        self._lanes = asyncio.Semaphore(AT_ONCE)
        self._tidied = 0.0

    def poke(self) -> None:
        """Something may be due."""
        self._poked.set()

    async def run(self) -> None:
        """Send until cancelled."""
        while True:
            self._poked.clear()
            with self._supervisor.round("notices"):
                while await self.round() == BATCH:
                    pass
                await self._tidy()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._poked.wait(), EVERY)

    async def close(self) -> None:
        """Let go of connections."""
        await self._webhooks.close()

    async def round(self) -> int:
        """Try what is due, the oldest first; returns how many that were."""
        due = notices.c.sent.is_(None) & (notices.c.due <= self._clock()) & (notices.c.tries < MOST_TRIES)
        due &= notices.c.way != DIGEST
        async with self._database.read() as connection:
            query = select(notices).where(due).order_by(notices.c.due, notices.c.id).limit(BATCH)
            rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
        async with asyncio.TaskGroup() as deliveries:  # if stopped, wait for them: they use the database
            for row in rows:
                deliveries.create_task(self._deliver(row))
        return len(rows)

    # --- inside ---------------------------------------------------------------------------------------

    async def _deliver(self, row: Row[Any]) -> None:
        async with self._lanes:
            try:
                async with self._database.read() as connection:
                    found = await packed(connection, row, self._settings, self._clock())
                if found is not None:
                    await self._send(found)
            except Exception as error:  # whatever is wrong with one must not hold up the others
                _log.warning("notice %d (%s by %s): %r", row.id, row.kind, row.way, error)
                await self._failed(row, error)
            else:
                await self._done(row, found)

    async def _send(self, found: Parcel | Call) -> None:
        if isinstance(found, Parcel):
            await self._mailer.send(letter(found, self._settings))
        else:
            await self._webhooks.post(found.address, found.key, found.content)

    async def _done(self, row: Row[Any], found: Parcel | Call | None) -> None:
        """Note it; what was out of date leaves no trace."""
        async with self._database.write() as connection:
            if found is None:
                await connection.execute(delete(notices).where(notices.c.id == row.id))
                return
            values = {"sent": self._clock(), "tries": row.tries + 1, "error": None}
            await _note(connection, row, values | _without_secrets(row))
            if isinstance(found, Parcel) and found.told:
                told = update(notices).where(notices.c.id.in_(found.told))
                await connection.execute(told.values(sent=self._clock(), tries=1))
            if row.kind == DIGEST:  # tomorrow's, as long as something waits
                await write_digest(connection, row.account, self._clock())

    async def _failed(self, row: Row[Any], error: Exception) -> None:
        tries = MOST_TRIES if isinstance(error, Refused) else row.tries + 1
        values: dict[str, Any] = {"tries": tries, "error": told(error)}
        if tries < MOST_TRIES:
            values["due"] = self._clock() + PAUSES[tries - 1]
        else:
            values |= _without_secrets(row)
        async with self._database.write() as connection:
            await _note(connection, row, values)

    async def _tidy(self) -> None:
        now = self._clock()
        if now - self._tidied < TIDY:
            return
        self._tidied, old = now, notices.c.due < now - KEPT
        async with self._database.write() as connection:
            await connection.execute(delete(notices).where(old))


async def _note(connection: AsyncConnection, row: Row[Any], values: dict[str, Any]) -> None:
    await connection.execute(update(notices).where(notices.c.id == row.id).values(values))


def _without_secrets(row: Row[Any]) -> dict[str, Any]:
    """Once it has gone or been given up, a nonce or an old address has no business in the database."""
    return {"facts": {}} if row.kind in FORGOTTEN else {}


def told(error: Exception) -> str:
    """An error as the reader of the log may see it: nothing of the server's own network is in it."""
    if isinstance(error, Refused) or (type(error) is OSError and str(error).startswith("HTTP ")):
        return str(error)
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return f"SMTP {error.code}"
    return type(error).__name__
