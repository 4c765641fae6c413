"""Matches in the database. Writes that wait at the same time share one transaction and its flush to disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TypeAlias

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.batches import carry_out, refused
from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError, is_held, is_outage, reason
from edubba.server.storage.schema import drafts, log, matches, notices, snapshots
from edubba.server.storage.writes import Write, appended, created, drafted
from edubba.tables.events import Event, Renamed, Seated, decode, encode
from edubba.tables.match import Draft, Match, Secrets
from edubba.tables.store import Later, Stored

MOST_WRITES = 500  # of one transaction: the first of them wait for the last

Hook: TypeAlias = Callable[[AsyncConnection, Sequence[Write]], Awaitable[None]]


class MatchStore:
    """The store of a desk. `hooks` run in the transaction of the writes they are called with, before its end.

    A hook that raises undoes the writes. It may be called again with some of them, in another transaction.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hooks: list[Hook] = []
        self.watched: Callable[[int], AbstractContextManager[object]] = nullcontext  # around each commit
        self._waiting: deque[tuple[Write, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def create(self, match: Match, events: Sequence[Event]) -> None:
        """Write a new match with its first events."""
        await self._write(created(match, events))

    async def append(
        self, match: Match, events: Sequence[Event], snapshot: bytes | None, revision: int = 0
    ) -> None:
        """Write events that have led to `match` as it is now; raises ElsewhereError: others came first."""
        await self._write(appended(match, events, snapshot, revision))

    async def set_draft(self, match: Match, draft: Draft) -> None:
        """Write a draft in place of the match's; raises ElsewhereError where others came first."""
        await self._write(drafted(match, draft))

    async def load(self, match: str, *, whole: bool = False) -> Stored | None:
        """A match, from its snapshot on or, with `whole`, from its first event; None if there is none."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(
                    matches.c.seed,
                    matches.c.invitation,
                    snapshots.c.version,
                    snapshots.c.data,
                    drafts.c.draft,
                )
                .outerjoin_from(matches, snapshots)
                .outerjoin(drafts, drafts.c.match == matches.c.id)
                .where(matches.c.id == match)
            )
            row = found.one_or_none()
            if row is None:
                return None
            after = 0 if whole or row.version is None else row.version
            query = select(log.c.event).where(log.c.match == match, log.c.version > after)
            events = [decode(text) for text in await connection.scalars(query.order_by(log.c.version))]
        secrets = Secrets(row.seed, row.invitation)
        return Stored(row.data if after else None, events, stored_draft(row.draft), secrets)

    async def later(self, match: str, version: int) -> Later:
        """What others wrote to a match after a version."""
        query = select(log.c.event).where(log.c.match == match, log.c.version > version)
        async with self.database.read() as connection:
            text = await connection.scalar(select(drafts.c.draft).where(drafts.c.match == match))
            events = [decode(event) for event in await connection.scalars(query.order_by(log.c.version))]
        return Later(events, stored_draft(text))

    async def events(self, match: str, after: int, upto: int) -> list[Event]:
        """The events of the versions after `after` up to `upto`."""
        query = select(log.c.event).where(log.c.match == match, log.c.version > after, log.c.version <= upto)
        async with self.database.read() as connection:
            rows = await connection.execute(query.order_by(log.c.version))
            return [decode(row.event) for row in rows]

    async def erase_name(self, match: str, account: int, name: str) -> None:
        """The one change to what is written: a name that its owner wants gone, in the events that told it."""
        async with self.database.write() as connection:
            query = select(log.c.version, log.c.event).where(log.c.match == match).order_by(log.c.version)
            owners: dict[int, int | None] = {}  # by seat
            for version, text in (await connection.execute(query)).all():
                event = decode(text)
                if isinstance(event, Seated):
                    owners[event.seat] = event.chair.who
                if isinstance(event, (Seated, Renamed)) and owners.get(event.seat) == account:
                    row = (log.c.match == match) & (log.c.version == version)
                    changed = encode(called(event, name)).decode()
                    await connection.execute(update(log).where(row).values(event=changed))
            told = (notices.c.match == match) & notices.c.sent.is_not(None)
            await connection.execute(update(notices).where(told).values(facts={}))

    async def close(self) -> None:
        """Wait until all that was asked for is written."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    # --- the one writer ---------------------------------------------------------------------------------

    async def _write(self, write: Write) -> None:
        entry = write, asyncio.get_running_loop().create_future()
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        try:
            await asyncio.shield(entry[1])
        except asyncio.CancelledError:
            await self._withdraw(entry)
            raise

    async def _withdraw(self, entry: tuple[Write, asyncio.Future[None]]) -> None:
        """Take back what is not on its way yet; whoever asked for the rest goes when its end is known."""
        if entry in self._waiting:
            self._waiting.remove(entry)
            return
        await asyncio.wait([entry[1]])
        if not entry[1].cancelled():
            entry[1].exception()  # nobody else will ask for it

    async def _write_all(self) -> None:
        """Until nobody waits."""
        while self._waiting:
            count = min(len(self._waiting), MOST_WRITES)
            batch = dict(self._waiting.popleft() for _ in range(count))
            try:
                await self._settle(batch)
            finally:  # also where the loop is ending
                for future in batch.values():
                    future.cancel()

    async def _settle(self, batch: dict[Write, asyncio.Future[None]]) -> None:
        """Write them together or, where that fails, each alone: then only the guilty one fails."""
        try:
            with self.watched(len(batch)):
                outcome = await self._commit(list(batch))
        except Exception as error:
            outage = is_outage(error)  # then nobody is guilty, and trying each one takes long
            if len(batch) > 1 and not outage:
                for write, future in batch.items():
                    await self._settle({write: future})
                return
            told = outage or is_held(error)
            why = StorageError("storage-failed", reason=reason(error)) if told else error
            outcome = dict.fromkeys(batch, why)
        for write, future in batch.items():
            _answer(future, outcome.get(write))

    async def _commit(self, writes: list[Write]) -> dict[Write, Exception]:
        """One transaction; the writes that did not fit what is stored, and why."""
        async with self.database.write() as connection:
            refusals = await refused(connection, writes)
            good = [write for write in writes if write not in refusals]
            if good:
                await carry_out(connection, good)
                for hook in self.hooks:
                    await hook(connection, good)
        return dict(refusals)


def stored_draft(text: str | None) -> Draft | None:
    """A draft as it was stored."""
    return None if text is None else msgspec.json.decode(text, type=Draft)


def called(event: Seated | Renamed, name: str) -> Event:
    """The event with another name in it."""
    if isinstance(event, Renamed):
        return msgspec.structs.replace(event, name=name)
    return msgspec.structs.replace(event, chair=msgspec.structs.replace(event.chair, name=name))


def _answer(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
