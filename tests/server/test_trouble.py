"""A database that is away for a while: no clock is lost, no bot pays for it, nobody is told its secrets."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from edubba.server import seated_bots
from edubba.server.problems import document
from edubba.server.storage.errors import StorageError, is_outage
from edubba.server.timers import Timers
from edubba.tables.clocks import live
from edubba.tables.events import Weakened
from edubba.tables.match import Match
from tests.server.test_seated_bots import room
from tests.server.test_thinkers import run
from tests.tables.tools import MemoryStore, Table


class Outage(MemoryStore):
    """Fails so many appends, as a locked database does."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.left = times

    async def append(self, match: Match, *rest: object) -> None:
        if self.left:
            self.left -= 1
            raise StorageError("storage-failed", reason="database is locked at 10.0.0.7")
        await super().append(match, *rest)  # type: ignore[arg-type]


def test_a_clock_that_could_not_ring_rings_again() -> None:
    table = Table(terms=live(60, 0))
    seat = table.match.pos.to_act or 0
    table.now += 100

    async def work() -> None:
        timers = Timers()
        timers.watch(table.id, table.now - 1)
        table.store.fail = "before"  # the next write
        await timers._ring(table.desk)
        assert not (await table.desk.look(table.id)).seat(seat).stand_in
        table.now += 10
        await timers._ring(table.desk)
        assert (await table.desk.look(table.id)).seat(seat).stand_in

    asyncio.run(work())


def test_a_bot_is_not_weakened_because_storage_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated_bots, "PAUSES", (0.01,))

    async def work() -> None:
        store = Outage(1)
        async with room(1, store=store) as there:
            await there.open("m", "sumeria", "scribe", "scribe", "scribe")
            await there.end_of("m")
            assert store.left == 0
            assert not [event for event in there.store.log("m") if isinstance(event, Weakened)]

    run(work())


class Driver(Exception):
    """What asyncpg says, with its SQLSTATE."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("the database system is starting up")
        self.sqlstate = sqlstate


def test_a_database_that_is_about_to_come_back_is_an_outage_and_a_wrong_statement_is_none() -> None:
    """Else a worker that starts meanwhile fails for good, and its parent ends all of them."""
    for sqlstate, away in (
        ("57P03", True),
        ("53300", True),
        ("08006", True),
        ("42601", False),
        ("23505", False),
    ):
        assert is_outage(DBAPIError("SELECT 1", None, Driver(sqlstate))) is away, sqlstate


def test_an_outage_is_told_without_what_the_database_said() -> None:
    told = document(StorageError("storage-failed", reason="locked at 10.0.0.7"), "en")
    assert (told.status, told.code) == (503, "problem-storage")
    assert "10.0.0.7" not in told.detail
