"""A service of analyses on a real database with a real process, for its tests."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

import edubba
from edubba.records import Record, dumps
from edubba.server.errors import Problem
from edubba.server.people.person import Person
from edubba.server.reviews import rows
from edubba.server.reviews.reviewer import Reviewer
from edubba.server.reviews.service import Reviews
from edubba.server.reviews.work import Pace
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import accounts, analyses, studies
from edubba.tables.desk import Desk
from edubba.tables.events import Event
from edubba.tables.match import Match
from tests.server.working import HANGS, eager
from tests.waiting import LIMIT, soon

GAMES = Path(__file__).parents[1] / "records" / "games"
QUICK = Pace(seconds=0.02, least=0.01, hint=0.1, position=0.1, saving=0.05)


def person(number: int = 1, *, guest: bool = False) -> Person:
    return Person(number, f"person {number}", guest, "en", "cookie", "")


def game(texts: int = 30, name: str = "flood-greedy-1") -> Record:
    """How a game begins."""
    whole = edubba.read(GAMES / f"{name}.edubba")
    return Record.of(whole.game, whole.options, whole.moves[:texts], seats=["Ana", "Béla", "Cem"])


class Silent:
    """An audience that needs to hear nothing."""

    def changed(self, match: Match, events: object) -> None: ...

    def drafted(self, match: Match) -> None: ...

    caught_up = changed


def desk_of(database: Database) -> Desk:
    return Desk(MatchStore(database), Silent(), time.time)


@asynccontextmanager
async def reviewing(database: Database) -> AsyncIterator[Reviews]:
    """A running service."""
    reviewer = Reviewer(grace=HANGS)
    reviews = Reviews(database, time.time, desk_of(database), pace=QUICK, reviewer=reviewer)
    with eager():
        await reviews.start()
        try:
            yield reviews
        finally:
            await reviews.stop()


async def add_people(database: Database, *numbers: int) -> None:
    rows = [{"id": each, "name": f"person {each}", "guest": False, "created": 0.0} for each in numbers]
    async with database.write() as connection:
        await connection.execute(insert(accounts), rows)


async def add_study(database: Database, study_id: str, record: Record) -> Record:
    row = {"id": study_id, "account": 1, "record": dumps(record), "created": 0.0}
    async with database.write() as connection:
        await connection.execute(insert(studies).values(row))
    return record


async def add_match(database: Database, match: Match, events: list[Event]) -> None:
    store = MatchStore(database)
    await store.create(match, events)
    await store.close()


async def stored(database: Database, study_id: str) -> dict[str, Any]:
    async with database.read() as connection:
        found = await connection.execute(select(analyses).where(analyses.c.id == study_id))
        return dict(found.mappings().one())


async def until_status(reviews: Reviews, study_id: str, *wanted: str) -> None:
    """Wait for it; a whole analysis takes a while on a busy machine."""

    async def there() -> bool:
        status = (await reviews.state(study_id)).status
        assert status != rows.FAILED or rows.FAILED in wanted
        return status in wanted

    await soon(there, lambda: f"{study_id} was not {wanted}", limit=5 * LIMIT)


async def refused(asked: Awaitable[object], key: str) -> None:
    """Something is refused, with this sentence."""
    with pytest.raises(Problem) as problem:
        await asked
    assert problem.value.key == key
