"""The ledger sees what it is there to see: whatever is lost, changed, invented or doubled in a database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.migrations import upgrade
from edubba.server.storage.schema import drafts, log, matches
from edubba.tables.events import encode
from edubba.tables.match import Draft, bare
from edubba.tables.turns import moved as moved_by
from tests.server.conftest import run
from tests.server.faults.ledger import Ledger, Sent
from tests.server.faults.people import Answer
from tests.server.makers import add_host, after, moved, new_match

ACK, REFUSED, UNKNOWN = "ack", "refused", "unknown"


class Book:
    """A match where a person has committed a text and then drafted one; what was told of both."""

    def __init__(self, database: Database) -> None:
        self.database, self.ledger = database, Ledger()
        self.committed = 0
        self.others: list[str] = []

    async def write(self, commit: str = ACK) -> None:
        await upgrade(self.database)
        await add_host(self.database)
        store = MatchStore(self.database)
        match, events = new_match("m1")
        await store.create(match, events)
        while match.pos.to_act != 1:
            match, events = moved(match)
            await store.append(match, events, None)
        text, *self.others = match.pos.legal
        position = bare(match.pos)
        position.play(text)
        event = moved_by(match, 1, [text], position, 2000.0)
        self.tell(match.version, [text], 1, Answer(commit, match.version + 1))
        match = after(match, event)
        await store.append(match, [event], None)
        self.committed, self.event = match.version, event

    async def draft(self) -> None:
        """Bots play until it is the person's turn again; then there is a draft."""
        store = MatchStore(self.database)
        stored = await store.load("m1", whole=True)
        assert stored is not None
        match = after(new_match("m1")[0], *stored.events[len(new_match("m1")[1]) :])
        while match.pos.to_act != 1:
            match, events = moved(match)
            await store.append(match, events, None)
        text = match.pos.legal[0]
        await store.set_draft(match, Draft(1, len(match.facts.texts), 1, [text]))
        self.tell(match.version, [text], 1, Answer(ACK, match.version, 1))

    def tell(self, version: int, texts: list[str], revision: int, answer: Answer) -> None:
        self.ledger.note("m1", Sent(version, 1, texts, revision, True, answer))

    async def audit(self) -> list[str]:
        await self.ledger.audit(self.database, ["m1"])
        return self.ledger.wrong

    async def tamper(self, change: Callable[[AsyncConnection], Awaitable[object]]) -> None:
        async with self.database.write() as connection:
            await change(connection)


async def _honest(book: Book) -> None:
    await book.write()
    await book.draft()


async def _lost(book: Book) -> None:
    await book.write()
    last = book.committed
    await book.tamper(lambda c: c.execute(delete(log).where(log.c.version == last)))
    await book.tamper(lambda c: c.execute(update(matches).values(version=last - 1)))


async def _changed(book: Book) -> None:
    await book.write()
    other = encode(type(book.event)(at=2000.0, seat=1, texts=[book.others[0]])).decode()
    row = log.c.version == book.committed
    await book.tamper(lambda c: c.execute(update(log).where(row).values(event=other)))


async def _refused(book: Book) -> None:
    await book.write(REFUSED)


async def _unknown(book: Book) -> None:
    await book.write(UNKNOWN)


async def _promised_twice(book: Book) -> None:
    await book.write()
    book.tell(book.committed - 1, ["x"], 1, Answer(ACK, book.committed))


async def _behind(book: Book) -> None:
    await book.write()
    await book.tamper(lambda c: c.execute(update(matches).values(version=book.committed - 1)))


async def _draft_lost(book: Book) -> None:
    await _honest(book)
    await book.tamper(lambda c: c.execute(delete(drafts)))


@pytest.mark.parametrize(
    ("story", "found"),
    [
        (_honest, ""),
        (_unknown, ""),
        (_lost, "lost"),
        (_changed, "was promised, not"),
        (_refused, "nobody sent"),
        (_promised_twice, "two were promised"),
        (_behind, "is listed"),
        (_draft_lost, "draft"),
    ],
)
def test_the_ledger_finds(story: Callable[[Book], Awaitable[None]], found: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        book = Book(database)
        await story(book)
        wrong = await book.audit()
        if found:
            assert any(found in each for each in wrong), wrong
        else:
            assert not wrong

    run(f"sqlite+aiosqlite:///{tmp_path}/book.sqlite", work)
