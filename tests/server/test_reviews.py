"""Analyses in the background: once, one by one, whatever happens to the process or to the server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import edubba
from edubba.review.review import wanted
from edubba.search.analysis import Analysis
from edubba.server.reviews.reviewer import MOST, BusyError, Reviewer, ReviewerError
from edubba.server.reviews.reviewing import Order, bare
from edubba.server.reviews.service import LONGEST, Reviews
from edubba.server.reviews.work import Pace, Work
from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade
from edubba.tables.clocks import Terms
from tests.server.conftest import MakeDatabase, run
from tests.server.makers import HOST, add_host, moved, new_match
from tests.server.reviewing import (
    QUICK,
    add_match,
    add_people,
    add_study,
    desk_of,
    game,
    person,
    refused,
    reviewing,
    stored,
    until_status,
)
from tests.server.working import HANGS, Steps, eager
from tests.waiting import LIMIT, soon, turns

ALL = 10_000  # looks


@pytest.fixture
def file(make_database: MakeDatabase) -> Database:
    """SQLite alone: for what does not depend on the database."""
    url = make_database("sqlite")
    run(url, upgrade)
    return Database(url)


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    """No analysis goes further than the test lets it."""
    steps = Steps(tmp_path, monkeypatch)
    yield steps
    steps.close()


def test_a_study_is_analysed_once_kept_and_told(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1)
        record = await add_study(database, "study", game(24))
        async with reviewing(database) as reviews:
            assert (await reviews.state("study")).status == "none"
            for _ in range(2):
                await reviews.ask("study", record, person())
            await until_status(reviews, "study", "done")
            first = await stored(database, "study")
            await reviews.ask("study", record, person())
            assert await stored(database, "study") == first
            told = await reviews.told("study", "en", ["Ana", "Béla", "Cem"])
        assert first["part"] == 1.0
        assert json.loads(first["review"])["steps"][-1]["number"] == 24
        assert "Ana" not in first["review"] + first["looks"]
        assert told is not None
        assert len(told.shares) == 25
        assert all(abs(sum(share.value for share in row) - 100) < 0.1 for row in told.shares)
        decided = [n for n, text in enumerate(record.moves, 1) if not text.startswith("~")]
        assert {each.number for each in told.decisions} <= {*decided}
        assert all(each.told and each.played and each.word for each in told.decisions)
        worse = [each for each in told.decisions if each.best != each.text]
        assert worse
        assert all(each.better for each in worse)
        assert [account.seat for account in told.accounts] == [1, 2, 3]
        for account in told.accounts:
            parts = account.luck.value + account.own.value + account.others.value + account.revised
            assert parts == pytest.approx(account.final - account.first, abs=0.1)
        assert told.graph.startswith("<svg")
        assert "Béla" in told.graph

    run(database, work)


def test_a_restarted_server_goes_on_where_it_was(database: Database, steps: Steps) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1)
        record = await add_study(database, "study", game(40))
        steps.go(5)
        async with reviewing(database) as reviews:
            await reviews.ask("study", record, person())
            await _found(database, 5)
        steps.go(ALL)
        before = await stored(database, "study")
        assert before["status"] == "running"
        assert before["looks"].count("\n") == 5
        assert before["part"] == pytest.approx(5 / len(wanted(record)))
        async with reviewing(database) as reviews:
            await until_status(reviews, "study", "done")
        after = await stored(database, "study")
        assert after["looks"].startswith(before["looks"])
        places = [json.loads(line)["at"] for line in after["looks"].splitlines()]
        assert len(places) == len(set(places)) > before["looks"].count("\n")

    run(database, work)


def test_who_rests_has_stored_all_and_writes_nothing_later(file: Database, steps: Steps) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1)
        record = await add_study(database, "study", game(40))
        others = asyncio.all_tasks()
        async with reviewing(database) as reviews:
            await reviews.ask("study", record, person())
            steps.go()
            await _found(database, 1)
            async with database.write():  # so that a write of looks has begun and waits
                steps.go(2)
                await soon(lambda: reviews._now is not None and reviews._now.saving.locked())
                resting = asyncio.create_task(reviews.rest())
                await turns(100)
                assert not resting.done()
            await resting
            rested = await stored(database, "study")
            assert rested["looks"].count("\n") > 1
            assert asyncio.all_tasks() == others  # nobody is left who could write
            assert reviews.reviewer.pid is None
            steps.go(ALL)
            await turns(100)
            assert await stored(database, "study") == rested

    run(file, work)


def test_a_process_that_dies_costs_an_attempt_and_two_the_analysis(file: Database, steps: Steps) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1)
        record = await add_study(database, "study", game(40))
        async with reviewing(database) as reviews:
            await reviews.ask("study", record, person())
            pids = set[int | None]()
            for attempt in (1, 2):
                steps.go(3)
                await _found(database, 3 * attempt)
                assert (await reviews.state("study")).status == "running"
                pid = reviews.reviewer.pid
                assert pid is not None
                pids.add(pid)
                os.kill(pid, signal.SIGKILL)
                await _gone(reviews, pid)  # else it may still take a step
            steps.go(ALL)
            await until_status(reviews, "study", "failed", "done")
            assert ((await reviews.state("study")).status, len(pids)) == ("failed", 2)
            kept = await stored(database, "study")
            assert kept["looks"].count("\n") == 6
            assert not kept["review"]
            await reviews.ask("study", record, person())
            await until_status(reviews, "study", "done")
            assert (await stored(database, "study"))["looks"].startswith(kept["looks"])

    run(file, work)


async def _gone(reviews: Reviews, pid: int) -> None:
    await soon(lambda: reviews.reviewer.pid != pid)


async def _found(database: Database, looks: int) -> None:
    """Wait until so many are stored."""

    async def there() -> bool:
        return bool((await stored(database, "study"))["looks"].count("\n") >= looks)

    await soon(there, limit=HANGS)


def test_analyses_are_made_in_the_order_they_were_asked_for(file: Database, steps: Steps) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1, 2)
        async with reviewing(database) as reviews:
            looks = {}
            for number, name in enumerate(("one", "two", "three"), 1):
                record = await add_study(database, name, game(12 + number))
                looks[name] = len(wanted(record))
                await reviews.ask(name, record, person(1 + number % 2))
            await until_status(reviews, "one", "running")
            assert [(await reviews.state(name)).ahead for name in ("two", "three")] == [1, 2]
            most = looks["one"] * 2 // 3
            steps.go(most)

            async def as_far() -> bool:
                return (await reviews.state("one")).part == pytest.approx(most / looks["one"])

            await soon(as_far, limit=HANGS)
            assert (await reviews.state("one")).left is not None
            steps.go(looks["one"] - most)
            await until_status(reviews, "two", "running")
            assert (await reviews.state("one")).status == "done"
            assert (await reviews.state("three")).status == "waiting"
            steps.go(ALL)
            await until_status(reviews, "three", "done")
            assert (await reviews.state("two")).status == "done"

    run(file, work)


def test_what_is_no_longer_there_is_forgotten(file: Database) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1)
        async with reviewing(database) as reviews:
            await reviews.ask("gone", game(5), person())
            await until_status(reviews, "gone", "none")

    run(file, work)


def test_nobody_asks_for_too_much(file: Database) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1, 2)
        reviews = Reviews(database, lambda: 1.0, desk_of(database))  # does not run: nothing is ever finished
        for number in range(3):
            await reviews.ask(f"study{number}", game(5), person())
        await reviews.ask("study0", game(5), person())  # that one is asked for already
        await refused(reviews.ask("study3", game(5), person()), "reviews-many")
        await reviews.ask("study3", game(5), person(2, guest=True))
        await refused(reviews.ask("study4", game(5), person(2, guest=True)), "reviews-many")
        long = game(5)
        long.line.nodes *= LONGEST // 5
        long.line.nodes.append(long.line.nodes[0])
        await refused(reviews.ask("long", long, person(3)), "reviews-long")

    run(file, work)


def test_only_what_is_over_is_analysed(file: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        match, events = new_match("match", Terms())
        for _ in range(5):
            match, more = moved(match)
            events += more
        await add_match(database, match, events)
        async with reviewing(database) as reviews:
            record = await reviews.record("match")
            assert record is not None
            assert record.moves == match.facts.texts
            await refused(reviews.ask("match", record, person(HOST)), "reviews-running")
            await reviews.lock._desk.end("match")
            await reviews.ask("match", record, person(HOST))
            await until_status(reviews, "match", "done")

    run(file, work)


def test_who_rests_while_the_last_looks_are_stored_stores_them_and_rests(file: Database) -> None:
    async def work(database: Database) -> None:
        await add_people(database, 1)
        record = await add_study(database, "study", game(4))
        async with reviewing(database) as reviews:
            last, go, save = asyncio.Event(), asyncio.Event(), reviews._save

            async def held(work: Work) -> None:
                if (await reviews.state("study")).status == "done":
                    last.set()
                    await go.wait()
                await save(work)

            reviews._save = held  # type: ignore[method-assign]
            await reviews.ask("study", record, person())
            async with asyncio.timeout(LIMIT):
                await last.wait()
                resting = asyncio.create_task(reviews.rest())
                await turns()
                go.set()
                await resting

    run(file, work)


# --- the process ------------------------------------------------------------------------------------------


def test_positions_are_answered_between_two_looks_and_not_too_many(steps: Steps) -> None:
    async def work() -> None:
        reviewer, pos = Reviewer(grace=HANGS), edubba.new("sumeria")
        looks = []
        order = Order(bare(game(60)), QUICK.seconds, 2)
        review = asyncio.create_task(reviewer.review(order, lambda look, _: looks.append(look)))
        steps.go()
        await soon(lambda: looks, limit=HANGS)
        asked = [asyncio.create_task(reviewer.ask(pos, 0.05, 1))]
        await _answered(steps, asked)
        assert abs(sum(share.value for share in asked[0].result().shares) - 1) < 1e-6
        assert not review.done()
        asked = [asyncio.create_task(reviewer.ask(pos, 0.05, 1)) for _ in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await reviewer.ask(pos, 0.05, 1)
        await _answered(steps, asked)
        assert not review.done()
        before = reviewer.pid
        review.cancel()
        await asyncio.gather(review, return_exceptions=True)
        assert await reviewer.ask(pos, 0.05, 1)
        assert reviewer.pid not in (before, None)  # a new process
        await reviewer.stop()
        assert reviewer.pid is None
        with pytest.raises(ReviewerError):
            await reviewer.ask(pos, 0.05, 1)

    with eager():
        asyncio.run(asyncio.wait_for(work(), HANGS))


async def _answered(steps: Steps, asked: list[asyncio.Task[Analysis]]) -> None:
    """Let the review of a record go on, look by look, until these are answered."""

    def there() -> bool:
        steps.go_if_it_stands()
        return all(task.done() for task in asked)

    await soon(there, limit=HANGS)


def test_a_silent_process_is_given_up() -> None:
    async def work() -> None:
        reviewer, pos = Reviewer(grace=HANGS), edubba.new("sumeria")
        await reviewer.ask(pos, 0.05, 1)
        assert reviewer.pid is not None
        os.kill(reviewer.pid, signal.SIGSTOP)
        reviewer._grace = 0.1
        with pytest.raises(ReviewerError, match="does not answer"):
            await reviewer.ask(pos, 0.05, 1)
        reviewer._grace = HANGS  # the next one answers, however busy the machine is
        assert await reviewer.ask(pos, 0.05, 1)
        await reviewer.stop()

    with eager():
        asyncio.run(asyncio.wait_for(work(), HANGS))


def test_a_long_record_gets_less_time_for_each_position_but_some() -> None:
    pace = Pace()
    assert pace.each(10) == pace.seconds
    assert pace.each(1000) * 2 * 1001 == pytest.approx(pace.whole)
    assert pace.each(1_000_000) == pace.least
