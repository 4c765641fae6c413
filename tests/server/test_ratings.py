"""Ratings: each rated match once, people and bots on one scale, nobody escapes by leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server import ratings
from edubba.server.ratings import Player, ranks, rated
from edubba.server.storage.schema import matches
from edubba.tables.events import ABANDONED, Ended, Resigned, Started, TimedOut
from edubba.tables.match import Match, Secrets
from edubba.tables.strength import Rating
from tests.server.rows import database, person, stored
from tests.server.sample import created

SEED = Secrets("0" * 64)


class Over:
    """A finished position with a result of one's choice."""

    over = True
    to_act = None

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores, self.winners = scores, winners


def finished(
    name: str, *sitting: int | str, scores: list[int], winners: list[int], left: tuple[int, ...] = ()
) -> Match:
    match = Match.of(created(name, "sumeria", *sitting, rated=True), SEED)
    match.facts.status = "running"
    for seat in left:
        match.fold(TimedOut(at=1.0, seat=seat))
    match.facts.status, match.pos = "over", Over(scores, winners)  # type: ignore[assignment]
    return match


def inside(folder: Path, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with database(folder) as base, base.write() as connection:
            await person(connection, 1)
            await person(connection, 2)
            await person(connection, 3, guest=True)
            await work(connection)

    asyncio.run(all_of_it())


def test_a_match_counts_once_and_moves_all(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match = finished("a", 1, 2, "scribe", scores=[30, 20, 10], winners=[1])
        await stored(connection, match)
        assert await ratings.count(connection, match)
        lines = await ratings.table(connection, "sumeria", 3, 10)
        assert [line.name for line in lines] == ["Person 1", "Person 2", "scribe"]
        assert lines[0].mu > lines[1].mu > lines[2].mu
        assert lines[0].mu > 25 > lines[2].mu
        assert [line.bot for line in lines] == [False, False, True]
        assert all(line.ordinal == pytest.approx(line.mu - 3 * line.sigma) for line in lines)
        assert all(line.interval[0] < line.mu < line.interval[1] for line in lines)
        assert not await ratings.count(connection, match)
        assert await ratings.table(connection, "sumeria", 3, 10) == lines
        assert [line.matches for line in await ratings.of(connection, 2)] == [1]
        assert await ratings.table(connection, "sumeria", 4, 10) == []
        again = finished("b", 2, 1, "scribe", scores=[30, 20, 10], winners=[1])
        await stored(connection, again)
        assert await ratings.count(connection, again)
        assert len(await ratings.table(connection, "sumeria", 3, 10)) == 3
        assert (await ratings.of(connection, 2))[0].matches == 2

    inside(tmp_path, work)


def test_guests_and_people_with_two_seats_are_not_rated(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        for name, sitting in [("g", (1, 3, "scribe")), ("t", (1, 1, "scribe")), ("u", (1, 9, "scribe"))]:
            match = finished(name, *sitting, scores=[3, 2, 1], winners=[1])
            await stored(connection, match)
            assert not await ratings.count(connection, match)
        assert await ratings.table(connection, "sumeria", 3, 10) == []
        assert set(await connection.scalars(select(matches.c.counted))) == {True}

    inside(tmp_path, work)


def test_only_finished_rated_matches_count(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        running = Match.of(created("r", "sumeria", 1, 2, "scribe", rated=True), SEED)
        running.facts.status = "running"
        await stored(connection, running)
        assert not await ratings.count(connection, running)
        running.fold(Ended(at=1.0, how=ABANDONED))  # by agreement
        assert not await ratings.count(connection, running)
        assert await ratings.table(connection, "sumeria", 3, 10) == []

    inside(tmp_path, work)


def test_who_resigns_against_bots_has_lost(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match = Match.of(created("r", "sumeria", 1, "scribe", "ensi", rated=True), SEED)
        draws = []
        trial = match.pos.copy()
        while chance := trial.chance:
            draws.append(chance[0][0])
            trial.play(draws[-1])
        for event in (Started(at=0.0, draws=draws), Resigned(at=1.0, seat=1), Ended(at=1.0, how=ABANDONED)):
            match.fold(event)
        await stored(connection, match)
        assert ranks(match) == [2, 0, 0]
        assert await ratings.count(connection, match)
        assert (await ratings.of(connection, 1))[0].mu < 25

    inside(tmp_path, work)


def test_places_are_shared_and_who_left_is_last() -> None:
    assert ranks(finished("a", 1, 2, "scribe", scores=[9, 9, 5], winners=[1, 2])) == [0, 0, 2]
    assert ranks(finished("a", 1, 2, "scribe", scores=[9, 9, 5], winners=[2])) == [1, 0, 2]
    assert ranks(finished("a", 1, 2, "scribe", scores=[9, 8, 5], winners=[1], left=(1,))) == [2, 0, 1]
    assert ranks(finished("a", 1, 2, "scribe", scores=[9, 8, 5], winners=[1], left=(1, 2))) == [1, 1, 0]


def test_a_level_with_two_seats_counts_once() -> None:
    new = Rating(25.0, 25 / 3)
    human, bot = Player(1), Player(None, "scribe")
    after = rated([bot, human, bot], [0, 1, 2], {human: new, bot: new})
    assert after[bot].mu == pytest.approx(25, abs=0.7)  # what one seat wins the other loses
    assert after[bot].sigma < new.sigma
    assert len(after) == 2


def test_gone_and_suspended_people_are_not_in_the_table(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        await person(connection, 4, deleted=5.0)
        await person(connection, 5, suspended="cheated")
        match = finished("a", 4, 5, 1, scores=[30, 20, 10], winners=[1])
        await stored(connection, match)
        assert await ratings.count(connection, match)
        assert [line.name for line in await ratings.table(connection, "sumeria", 3)] == ["Person 1"]

    inside(tmp_path, work)
