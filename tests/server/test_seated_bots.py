"""Bots in seats: whole matches, failures, restarts, and a server that stays awake meanwhile."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar

import pytest

from edubba.search.levels import weaker
from edubba.server import deciding
from edubba.server.deciding import RETRIES
from edubba.server.seated_bots import SeatedBots, waiting_for_bots
from edubba.server.thinkers import Job, ThinkerError, Thinkers
from edubba.tables.commands import Resign
from edubba.tables.desk import Desk
from edubba.tables.events import ABANDONED, Ended, Moved, Weakened
from edubba.tables.match import OVER, Secrets
from tests.server.makers import moved, new_match
from tests.server.rows import database, person, stored
from tests.server.sample import Hearers, created
from tests.server.test_notices_writing import begun
from tests.server.test_thinkers import FOR_EVER, run, thinks
from tests.server.working import HANGS, eager
from tests.tables.tools import MemoryStore
from tests.waiting import soon

SECRETS = Secrets("0" * 64)
SITTING: dict[str, list[int | str]] = {"bots": ["scribe", "scribe", "scribe"], "people": [1, 2, 3]}


class Room:
    """A desk with bots."""

    def __init__(self, thinkers: Thinkers, store: MemoryStore | None = None) -> None:
        self.store, self.hearers, self.thinkers = store or MemoryStore(), Hearers(), thinkers
        self.desk = Desk(self.store, self.hearers, time.time)
        self.bots = SeatedBots(self.desk, thinkers)
        self.hearers.listeners.append(self.bots.changed)

    async def open(self, name: str, game: str, *sitting: int | str) -> None:
        await self.desk.create(created(name, game, *sitting), SECRETS)

    def moves(self, name: str) -> list[Moved]:
        return [event for event in self.store.log(name) if isinstance(event, Moved)]

    async def more(self, name: str, moves: int = 1) -> None:
        """Wait until bots have moved so many times more."""
        wanted = len(self.moves(name)) + moves
        await soon(lambda: len(self.moves(name)) >= wanted)

    async def end_of(self, name: str) -> None:
        """Wait for the end of a match, which may be long in coming as long as it goes on."""
        version = 0

        async def goes_on() -> bool:
            return (await self.desk.look(name)).version > version

        while (match := await self.desk.look(name)).facts.status != OVER:
            version = match.version
            await soon(goes_on)


@asynccontextmanager
async def room(workers: int = 1, store: MemoryStore | None = None) -> AsyncIterator[Room]:
    thinkers = Thinkers(workers, grace=HANGS)
    with eager():
        await thinkers.start()
        there = Room(thinkers, store)
        try:
            yield there
        finally:
            await there.bots.stop()
            await thinkers.stop()


class Failing(Thinkers):
    """Thinkers that never answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Job] = []

    async def think(self, job: Job) -> str:
        self.asked.append(job)
        raise ThinkerError("out of order")


def test_whole_games_end_while_another_bot_thinks_and_the_loop_stays_awake() -> None:
    async def work() -> None:
        async with room(2) as there:
            await there.open("slow", "flood", FOR_EVER, FOR_EVER, FOR_EVER)
            await soon(lambda: any(map(thinks, there.thinkers.pids)))
            await there.open("sumeria", "sumeria", "apprentice", "scribe", "apprentice")
            await there.open("flood", "flood", "scribe", "scribe", "scribe")
            for name in ("sumeria", "flood"):
                await there.end_of(name)
                assert there.hearers.last[name].pos.over
                assert {move.by for move in there.moves(name)} <= {"apprentice", "scribe"}
                assert not there.bots._decisions._met.get(name)
            assert [*there.thinkers._serving] == ["slow"]
            assert not there.moves("slow")

    run(work())


def _level_served(there: Room) -> str:
    """Of the bot that thinks; none where none does."""
    return next((wish.job.level for wish in there.thinkers._serving.values()), "")


def test_a_killed_worker_does_not_end_a_match() -> None:
    async def work() -> None:
        async with room() as there:
            await there.open("m", "sumeria", FOR_EVER, "apprentice", "apprentice")
            await soon(lambda: _level_served(there) == FOR_EVER)
            os.kill(there.thinkers.pids[0], signal.SIGKILL)
            await soon(lambda: any(isinstance(e, Weakened) for e in there.store.log("m")))
            [weakened] = [e for e in there.store.log("m") if isinstance(e, Weakened)]
            assert (weakened.seat, weakened.level) == (1, weaker("lugal"))
            await there.more("m", 3)
            assert any(move.seat == 1 and move.by == weaker("lugal") for move in there.moves("m"))

    run(work())


def test_bots_that_always_fail_get_weaker_and_then_play_by_lot() -> None:
    async def work() -> None:
        thinkers = Failing()
        there = Room(thinkers)
        await there.open("m", "sumeria", "scribe", "apprentice", "random")
        await soon(lambda: len(there.moves("m")) >= 8)
        await there.bots.stop()
        levels = [e.level for e in there.store.log("m") if isinstance(e, Weakened) and e.seat == 1]
        assert levels == ["greedy", "apprentice", "random"]
        by_lot = [job for job in thinkers.asked if job.level == "random"]
        assert sum(job.version == by_lot[0].version for job in by_lot) == RETRIES + 1
        assert not there.bots._tasks

    run(work())


def test_a_decision_told_after_the_stop_starts_nothing() -> None:
    async def work() -> None:
        there = Room(Failing())
        await there.bots.stop()
        await there.open("m", "sumeria", "scribe", "scribe", "scribe")  # the desk tells of it
        assert not there.bots._tasks

    run(work())


def test_a_bot_stands_in_and_stale_thoughts_are_dropped() -> None:
    async def work() -> None:
        class Slow(Thinkers):
            asked: ClassVar[list[Job]] = []
            go = asyncio.Event()

            async def think(self, job: Job) -> str:
                self.asked.append(job)
                if len(self.asked) == 1:
                    await self.go.wait()
                return job.legal[0]

        thinkers = Slow(1)
        there = Room(thinkers)
        await there.open("m", "sumeria", 1, 2, 3)
        match = await there.desk.look("m")
        actor = match.pos.to_act or 0
        assert not thinkers.asked
        await there.desk.obey("m", Resign(version=match.version, seat=actor), actor)
        await soon(lambda: bool(thinkers.asked))
        other = actor % 3 + 1
        match = await there.desk.look("m")
        await there.desk.obey("m", Resign(version=match.version, seat=other), other)
        thinkers.go.set()
        await soon(lambda: len(there.moves("m")) >= 1)
        assert [job.version for job in thinkers.asked[:2]] == [match.version, match.version + 1]
        assert there.moves("m")[0].by == "apprentice"
        await there.bots.stop()

    run(work())


def test_what_ran_when_the_server_stopped_goes_on() -> None:
    async def work() -> None:
        failing = Failing()
        failing._stopped = True
        before = Room(failing)
        await before.open("m", "sumeria", "apprentice", "apprentice", "apprentice")
        await asyncio.sleep(0)
        await before.bots.stop()
        assert not before.moves("m")
        async with room(store=before.store) as after:
            await after.bots.resume([("unknown", 1), ("m", 1)])
            await after.end_of("m")
            assert after.hearers.last["m"].facts.status == OVER

    run(work())


def test_bots_are_told_where_their_own_seat_has_led_to() -> None:
    async def work() -> None:
        class First(Thinkers):
            asked: ClassVar[list[Job]] = []

            async def think(self, job: Job) -> str:
                self.asked.append(job)
                if len(self.asked) > 40:
                    raise asyncio.CancelledError
                return random.Random(job.seed).choice(job.legal)

        thinkers = First(1)
        there = Room(thinkers)
        await there.open("m", "flood", "scribe", "scribe", "scribe")
        await soon(lambda: len(thinkers.asked) > 40)
        sizes = [len(job.met) for job in thinkers.asked]
        assert sizes[0] == 0
        assert max(sizes) > 3
        assert len({job.seed for job in thinkers.asked}) == len(thinkers.asked)
        assert all(SECRETS.seed not in repr(job) for job in thinkers.asked)
        await there.bots.stop()

    run(work())


def test_the_database_knows_who_waits_for_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with database(tmp_path) as base, base.write() as connection:
            for number in (1, 2, 3):
                await person(connection, number)
            for name, sitting in SITTING.items():
                match, _ = begun(name, *sitting)
                await stored(connection, match)
            done, _ = begun("done", "scribe", "scribe", "scribe")
            done.fold(Ended(at=1.0, how=ABANDONED))
            await stored(connection, done)
            assert await waiting_for_bots(connection) == [("bots", 2)]
            assert await waiting_for_bots(connection, before=0.0) == []

    run(work())


def test_matches_that_others_end_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker does not hear of the end of every match in which it once moved a bot."""
    monkeypatch.setattr(deciding, "KEPT", 3)
    decisions = deciding.Decisions(Desk(MemoryStore(), Hearers(), time.time), Thinkers(1))
    for number in range(6):
        match, _ = new_match(f"m{number}")
        while True:
            match, events = moved(match)
            decisions.note(match, events)
            if isinstance(events[0], Moved) and events[0].by and not events[0].draws:
                break
    assert list(decisions._met) == ["m3", "m4", "m5"]
