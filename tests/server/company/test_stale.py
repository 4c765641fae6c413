"""What a worker has at hand may be old where no word came: nothing is decided on it for good."""

from __future__ import annotations

import asyncio
import time

import pytest
from saq import Job
from sqlalchemy import func, insert, select

from edubba.server.company import queued_bots
from edubba.server.company.queued_bots import QueuedBots, prepare
from edubba.server.deciding import Decisions
from edubba.server.housekeeping import TABLES_WAIT, tidy
from edubba.server.hub import Hub, Listener
from edubba.server.matches.leaving import Nobody, Releases
from edubba.server.matches.routes import _something
from edubba.server.matches.schemas import NewMatch
from edubba.server.matches.service import Matches
from edubba.server.people.person import Person
from edubba.server.reviews.service import Reviews
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import accounts, matches
from edubba.server.supervising import Supervisor
from edubba.server.thinkers import Thinkers
from edubba.tables.commands import Abandon, Answer, Join, Leave, Play
from edubba.tables.desk import Desk
from edubba.tables.match import OVER, RUNNING, WAITING, Match
from tests.server.conftest import run
from tests.server.makers import moved, new_match
from tests.server.reviewing import refused
from tests.tables.tools import MemoryStore
from tests.waiting import LIMIT, soon

NAMES = {1: "Enki", 2: "Ninhursag", 3: "Nanna"}
PEOPLE = {number: Person(number, name, True, "en", "cookie", "") for number, name in NAMES.items()}


class Worker:
    """A desk of its own on a database that others write to as well."""

    def __init__(self, database: Database) -> None:
        self.desk = Desk(MatchStore(database), Nobody(), time.time, alone=False)
        self.matches = Matches(self.desk, database, time.time, 50)
        self.releases = Releases(self.desk, MatchStore(database), database)
        self.reviews = Reviews(database, time.time, self.desk)

    async def join(self, match_id: str, who: int) -> Match:
        match = await self.desk.fresh(match_id)
        await self.desk.obey(match_id, Join(version=match.version, name=NAMES[who], seed="seed"), who)
        return await self.desk.look(match_id)

    async def play(self, match_id: str, *, commit: bool) -> tuple[int, Match]:
        """The first legal action, tried out or for good; who plays it, and the match before."""
        before = await self.desk.fresh(match_id)
        assert before.pos.to_act is not None
        who = before.seat(before.pos.to_act).chair.who
        assert who is not None
        play = Play(version=before.version, text=before.pos.legal[0], revision=0, commit=commit)
        await self.desk.obey(match_id, play, who)
        return who, before


async def _two_workers(database: Database) -> tuple[Worker, Worker]:
    async with database.write() as connection:
        rows = [{"id": number, "name": name, "guest": True, "created": 0.0} for number, name in NAMES.items()]
        await connection.execute(insert(accounts), rows)
    return Worker(database), Worker(database)


def test_who_goes_for_good_leaves_his_seat_also_where_nobody_heard_that_he_sat_down(base: Database) -> None:
    async def work(database: Database) -> None:
        here, there = await _two_workers(database)
        match = await here.matches.open(NewMatch(game="sumeria"), PEOPLE[1])
        for who in NAMES:
            await there.join(match.id, who)
        assert (await here.desk.look(match.id)).facts.status == WAITING  # no word of it has come
        await here.releases.release(3, "gone")
        now = await there.desk.fresh(match.id)
        assert now.facts.status == RUNNING
        assert now.seat(3).resigned

    run(base, work)


def test_an_old_table_is_cancelled_also_where_nobody_heard_who_came_and_went(base: Database) -> None:
    async def work(database: Database) -> None:
        here, there = await _two_workers(database)
        match = await here.matches.open(NewMatch(game="sumeria"), PEOPLE[1])
        joined = await there.join(match.id, 2)
        await there.desk.obey(match.id, Leave(version=joined.version, seat=1), 2)
        assert (await here.desk.look(match.id)).version < joined.version
        assert (await tidy(here.desk, database, time.time() + TABLES_WAIT + 1))[0] == 1
        assert (await there.desk.fresh(match.id)).facts.status == OVER

    run(base, work)


def test_what_was_played_or_tried_at_another_worker_is_analysed_and_locked(base: Database) -> None:
    async def work(database: Database) -> None:
        here, there = await _two_workers(database)
        match = await here.matches.open(NewMatch(game="sumeria"), PEOPLE[1])
        for who in NAMES:
            await here.join(match.id, who)
        await there.play(match.id, commit=True)
        texts = (await there.desk.look(match.id)).facts.texts
        assert (await here.desk.look(match.id)).facts.texts != texts  # no word of it has come
        record = await here.reviews.record(match.id)
        assert record is not None
        assert record.moves == texts
        who, before = await there.play(match.id, commit=False)
        tried = before.pos.copy()
        tried.play(before.pos.legal[0])
        await refused(here.reviews.lock.check_position(tried, who), "reviews-locked")

    run(base, work)


def test_two_who_want_to_play_again_at_two_workers_leave_no_table_behind(base: Database) -> None:
    async def work(database: Database) -> None:
        here, there = await _two_workers(database)
        match = await here.matches.open(NewMatch(game="sumeria"), PEOPLE[1])
        for who in NAMES:
            await here.join(match.id, who)
        now = await here.desk.look(match.id)
        await here.desk.obey(match.id, Abandon(version=now.version, seat=1), 1)
        for who in (2, 3):
            now = await here.desk.look(match.id)
            await here.desk.obey(match.id, Answer(version=now.version, yes=True), who)
        ended = [await worker.desk.fresh(match.id) for worker in (here, there)]
        assert ended[1].facts.status == OVER
        asked = zip((here, there), ended, (1, 2), strict=True)
        found = await asyncio.gather(*(w.matches.follow(over, PEOPLE[who]) for w, over, who in asked))
        assert found[0].id == found[1].id
        waiting = select(func.count()).where(matches.c.status == WAITING)
        async with database.read() as connection:
            assert await connection.scalar(waiting) == 1

    run(base, work)


def test_who_asks_for_news_just_as_something_happens_does_not_wait_for_the_next() -> None:
    async def work() -> None:
        before, _ = new_match("a")
        now, _ = moved(before)
        hub, listener, desk = Hub(), Listener(None, fleeting=True), Desk(MemoryStore(), Nobody(), time.time)
        desk._known.hand.keep(now)
        async with asyncio.timeout(LIMIT):
            await _something(desk, hub, before, before.version, listener, 10 * LIMIT)
        assert hub.count() == 0

    asyncio.run(work())


def test_a_match_that_went_on_is_not_forgotten_for_one_who_looked_before() -> None:
    async def work() -> None:
        before, _ = new_match("a")
        now, events = moved(before)
        hub = Hub()
        hub.join(before, Listener(None))
        hub.changed(now, events)
        hub.join(before, Listener(None))
        assert hub.known("a") is now

    asyncio.run(work())


def test_a_bots_job_of_a_clock_that_was_set_back_is_due_at_once(
    base: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SAQ goes by the wall: what was queued an hour ahead would wait an hour."""
    monkeypatch.setattr(queued_bots, "LOOK", 0.05)

    async def work(database: Database) -> None:
        await prepare(database.url)
        here, _ = await _two_workers(database)
        bots = QueuedBots(database, time.time, Decisions(here.desk, Thinkers(1)), 1, Supervisor())
        await bots.queue.connect()
        try:
            await bots.queue.enqueue(Job("think", key="a:1", scheduled=int(time.time()) + 3600))
            assert await bots.queue.count("queued") == 0
            tending = asyncio.create_task(bots.tend())
            await soon(lambda: bots.queue.count("queued"))
            tending.cancel()
            await asyncio.gather(tending, return_exceptions=True)
        finally:
            await bots.queue.disconnect()

    run(base, work)
