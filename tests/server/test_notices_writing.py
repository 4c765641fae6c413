"""The outbox: who is told what, when, and what need not be said any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.notices.deliveries import deliveries
from edubba.server.notices.writing import next_digest, write_for, write_reset
from edubba.server.storage.schema import accounts, notices, watches
from edubba.tables.clocks import DAY, DAYS, LIVE, Terms
from edubba.tables.events import ABANDON, ABANDONED, Asked, Ended, Event, Holiday, Moved, Started
from edubba.tables.match import Match, Secrets
from tests.server.rows import database, person, stored
from tests.server.sample import created

TERMS = Terms(DAYS, 4 * DAY, DAY, 8 * DAY, 7 * DAY)


def begun(name: str = "m", *sitting: int | str, terms: Terms = TERMS) -> tuple[Match, list[Event]]:
    """A match that has just started, of persons 1, 2 and a bot by default."""
    match = Match.of(created(name, "sumeria", *(sitting or (1, 2, "scribe")), terms=terms), Secrets("0" * 64))
    draws, trial = list[str](), match.pos.copy()
    while chance := trial.chance:
        draws.append(chance[0][0])
        trial.play(draws[-1])
    event = Started(at=0.0, draws=draws)
    match.fold(event)
    return match, [event]


def turn(match: Match, at: float) -> list[Event]:
    """Let the seat to act play its whole turn, in one commit."""
    seat, trial, texts = match.pos.to_act or 0, match.pos.copy(), list[str]()
    while trial.to_act == seat:
        texts.append(trial.legal[0])
        trial.play(texts[-1])
    draws = list[str]()
    while chance := trial.chance:
        draws.append(chance[0][0])
        trial.play(draws[-1])
    event = Moved(at=at, seat=seat, texts=texts, draws=draws, by=match.seat(seat).bot)
    match.fold(event)
    return [event]


async def put(connection: AsyncConnection, match: Match, events: Sequence[Event]) -> None:
    await stored(connection, match)
    await write_for(connection, match, events)


async def rows(connection: AsyncConnection, *kinds: str) -> list[Any]:
    query = select(notices).order_by(notices.c.id)
    return [row for row in await connection.execute(query) if not kinds or row.kind in kinds]


def inside(folder: Path, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with database(folder) as base, base.write() as connection:
            for number in (1, 2):
                await person(connection, number, email=f"p{number}@example.org", language="en")
            await work(connection)

    asyncio.run(all_of_it())


def actor(match: Match) -> int:
    return match.seat(match.pos.to_act or 0).chair.who or 0


def test_the_start_is_told_to_all_and_the_turn_to_one(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match, events = begun("m", 1, 2, 1)
        await put(connection, match, events)
        assert sorted(row.account for row in await rows(connection, "start")) == [1, 2]
        [turned] = await rows(connection, "turn")
        assert (turned.account, turned.due, turned.way) == (actor(match), 0.0, "mail")
        [reminder] = await rows(connection, "reminder")
        assert reminder.due == pytest.approx(3 * DAY)  # a quarter of four days before the deadline
        assert turned.facts["deadline"] == pytest.approx(4 * DAY)

    inside(tmp_path, work)


def test_a_reminder_comes_an_hour_before_at_least_or_not_at_all(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match, events = begun("m", 1, 2, 1, terms=Terms(DAYS, 7200.0, 0.0, 7200.0))
        await put(connection, match, events)
        assert [row.due for row in await rows(connection, "reminder")] == [3600.0]
        match, events = begun("n", 1, 2, 1, terms=Terms(DAYS, 1800.0, 0.0, 1800.0))
        await put(connection, match, events)
        assert len(await rows(connection, "reminder")) == 1

    inside(tmp_path, work)


def test_only_matches_by_days_have_notices(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        for name, terms in (("l", Terms(LIVE, 600.0, 5.0, 900.0)), ("n", Terms())):
            await put(connection, *begun(name, terms=terms))
        assert await rows(connection) == []

    inside(tmp_path, work)


def test_unsent_turns_collapse_and_old_reminders_go(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match, events = begun("m", 1, 2, 1)
        await put(connection, match, events)
        for number in range(1, 7):
            await put(connection, match, turn(match, number * 10.0))
            assert len(await rows(connection, "turn")) <= 1
            [reminder] = await rows(connection, "reminder")
            assert (reminder.account, reminder.version) == (actor(match), match.version)
            assert all(row.account == actor(match) for row in await rows(connection, "turn"))

    inside(tmp_path, work)


def test_a_holiday_moves_the_reminder(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match, events = begun("m", 1, 2, 1)
        await put(connection, match, events)
        away = Holiday(at=10.0, seat=match.pos.to_act or 0, away=True)
        match.fold(away)
        await put(connection, match, [away])
        [reminder] = await rows(connection, "reminder")
        assert reminder.due > 8 * DAY
        assert len(await rows(connection, "turn")) == 1

    inside(tmp_path, work)


def test_questions_and_the_end_are_told(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        match, events = begun("m", 1, 2, "scribe")
        await put(connection, match, events)
        asked = Asked(at=5.0, seat=1, what=ABANDON)
        match.fold(asked)
        await put(connection, match, [asked])
        [row] = await rows(connection, "abandon")
        assert (row.account, row.facts["by"], row.facts["names"]) == (2, "Person 1", ["Person 1", "scribe"])
        ended = Ended(at=6.0, how=ABANDONED)
        match.fold(ended)
        await put(connection, match, [ended])
        assert sorted(row.account for row in await rows(connection, "end")) == [1, 2]
        assert await rows(connection, "turn", "reminder") == []

    inside(tmp_path, work)


def test_people_choose_what_they_get(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(accounts).where(accounts.c.id == 1).values(mail=False))
        hook = {"digest": True, "webhook": "https://example.org/"}
        await connection.execute(update(accounts).where(accounts.c.id == 2).values(hook))
        match, events = begun("m", 1, 2, 1)
        await put(connection, match, events)
        start = await rows(connection, "start")
        assert [(row.account, row.way) for row in start] == [(2, "webhook"), (2, "digest")]
        assert [row.account for row in await rows(connection, "digest")] == [2]
        other, events = begun("n", 2, 2, 2)
        await stored(connection, other)
        await connection.execute(insert(watches).values(match="n", account=2, notices=False))
        await write_for(connection, other, events)
        assert {row.match for row in await rows(connection, "start")} == {"m"}
        third, events = begun("o", 2, 2, 2)
        await put(connection, third, events)
        assert len(await rows(connection, "digest")) == 1
        assert [row.way for row in await rows(connection, "reminder") if row.match == "o"] == [
            "webhook",
            "mail",
        ]

    inside(tmp_path, work)


def test_a_reset_needs_no_wish_and_its_token_is_not_shown(tmp_path: Path) -> None:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(accounts).values(mail=False))
        await write_reset(connection, 1, "secret-token", 5.0)
        [delivery] = await deliveries(connection, 1)
        assert (delivery.kind, delivery.status, delivery.way) == ("reset", "waiting", "mail")
        assert "secret-token" not in repr(delivery)

    inside(tmp_path, work)


def test_digests_go_out_once_a_day() -> None:
    assert next_digest(0.0) == 6 * 3600
    assert next_digest(6 * 3600.0) == 30 * 3600
    assert next_digest(30 * 3600.0 - 1) == 30 * 3600
