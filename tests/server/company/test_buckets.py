"""Limits that several workers share, in a real PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select, update

from edubba.server.company.buckets import SHARE, SharedGate, forget_full, shared
from edubba.server.errors import Problem
from edubba.server.limits import Rate
from edubba.server.storage.database import Database
from edubba.server.storage.schema import buckets
from tests.server.conftest import run


async def _through(gate: SharedGate, key: str, times: int, now: float = 0.0) -> int:
    """How many of so many attempts pass."""
    passed, refusals = 0, []
    for _ in range(times):
        try:
            await gate.check(key, now)
            passed += 1
        except Problem as problem:
            refusals.append((problem.status, problem.key, problem.facts["seconds"] >= 1))
    assert {*refusals} <= {(429, "problem-too-often", True)}
    return passed


async def _go_back(database: Database, seconds: float) -> None:
    """As if the buckets had been drawn from so long ago."""
    async with database.write() as connection:
        await connection.execute(update(buckets).values(since=buckets.c.since - seconds))


def test_a_burst_is_the_same_for_one_worker_and_for_three(base: Database) -> None:
    rate = Rate("login", 1 / 3600, 5)

    async def work(database: Database) -> None:
        gates = [SharedGate(database, rate) for _ in range(3)]
        assert sum([await _through(gate, "an address", 5) for gate in gates]) == 5
        assert await _through(gates[0], "another", 9) == 5

    run(base, work)


def test_one_who_does_much_is_counted_by_handfuls_and_held_to_the_rate(base: Database) -> None:
    rate = Rate("commands", 1 / 3600, 60)

    async def work(database: Database) -> None:
        gates = [SharedGate(database, rate) for _ in range(2)]
        together = await asyncio.gather(*(_through(gate, "7", 200) for gate in gates))
        assert sum(together) == 60
        await _go_back(database, 20 * 3600)
        assert sum([await _through(gate, "7", 200, 20 * 3600.0) for gate in gates]) == 20

    run(base, work)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys that the database was asked for."""
    keys: list[str] = []
    draw = SharedGate._draw

    async def noted(gate: SharedGate, key: str) -> tuple[int, float]:
        keys.append(key)
        return await draw(gate, key)

    monkeypatch.setattr(SharedGate, "_draw", noted)
    return keys


def test_the_database_is_asked_once_for_a_handful(base: Database, asked: list[str]) -> None:
    async def work(database: Database) -> None:
        gate = shared(database)(Rate("commands", 20, 60))
        assert isinstance(gate, SharedGate)
        assert await _through(gate, "7", 60) == 60
        assert len(asked) == SHARE

    run(base, work)


def test_whoever_goes_on_asking_costs_the_database_nothing(base: Database, asked: list[str]) -> None:
    async def work(database: Database) -> None:
        gate = SharedGate(database, Rate("login", 1 / 60, 5), most_keys=2)
        assert await _through(gate, "one", 5) == 5
        asked.clear()
        assert await _through(gate, "one", 500) == 0
        assert asked == ["one"]
        await _go_back(database, 60)
        assert await _through(gate, "one", 5, 59.0) == 0  # by this worker's clock it is not time yet
        assert await _through(gate, "one", 5, 61.0) == 1
        for key in ("two", "three", "four"):
            assert await _through(gate, key, 6) == 5
        assert len(gate._empty) == 2

    run(base, work)


def test_two_kinds_of_limits_do_not_share_a_key(base: Database) -> None:
    async def work(database: Database) -> None:
        for name in ("login", "join"):
            assert await _through(SharedGate(database, Rate(name, 0.001, 2)), "same", 5) == 2

    run(base, work)


def test_many_at_the_same_moment_get_no_more_than_there_is(base: Database) -> None:
    async def work(database: Database) -> None:
        gates = [SharedGate(database, Rate("login", 1 / 3600, 7)) for _ in range(8)]
        assert sum(await asyncio.gather(*(_through(gate, "k", 4) for gate in gates))) == 7

    run(base, work)


def test_many_at_the_same_moment_at_one_worker_lose_nothing_that_was_drawn(base: Database) -> None:
    async def work(database: Database) -> None:
        gate = SharedGate(database, Rate("join", 1 / 3600, 600))
        passed = await asyncio.gather(*(_through(gate, "k", 1) for _ in range(40)))
        assert sum(passed) == 40
        assert await _through(gate, "k", 1000) == 560

    run(base, work)


def test_what_is_full_again_is_forgotten(base: Database) -> None:
    async def work(database: Database) -> None:
        gate = SharedGate(database, Rate("login", 1, 2))
        await _through(gate, "old", 1)
        await _go_back(database, 2 * 86_400)
        await _through(gate, "new", 1)
        await forget_full(database)
        async with database.read() as connection:
            assert list(await connection.scalars(select(buckets.c.key))) == ["login new"]

    run(base, work)


def test_what_is_remembered_of_keys_is_bounded(base: Database) -> None:
    async def work(database: Database) -> None:
        gate = SharedGate(database, Rate("commands", 1, 60), most_keys=3)
        for key in "abcdef":
            await _through(gate, key, 1)
        assert len(gate._drawn) == 3
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(buckets)) == 6

    run(base, work)
