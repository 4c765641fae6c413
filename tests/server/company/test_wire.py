"""Broadcast over a real PostgreSQL whose connections are cut, and the office of the steward."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from litestar.channels import ChannelsPlugin

from edubba.server.company import steward, wire
from edubba.server.company.address import for_asyncpg
from edubba.server.company.steward import Steward
from edubba.server.company.wire import Wire
from edubba.server.storage.database import Database
from edubba.server.supervising import Supervisor
from tests.server.conftest import MakeDatabase
from tests.waiting import LIMIT, soon

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = $1 AND datname = current_database()"""


@pytest.fixture
def base(make_database: MakeDatabase) -> Database:
    return Database(make_database("postgres"))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is cut is lost: nobody gives a line up because the machine is busy."""
    for module in (wire, steward):
        monkeypatch.setattr(module, "PATIENCE", LIMIT)
        monkeypatch.setattr(module, "LOOK", 0.1)


async def _cut(database: Database, name: str) -> int:
    """Cut the connections of a name; how many there were."""
    connection = await asyncpg.connect(**for_asyncpg(database.url) | {"server_settings": {}})
    try:
        return len(await connection.fetch(CUT, name))
    finally:
        await connection.close()


class End:
    """One worker's end of the wire."""

    def __init__(self, database: Database) -> None:
        self.heard: list[bytes] = []
        self.returns = 0
        self.wire = Wire(for_asyncpg(database.url), self._returned, Supervisor())
        self.channels = ChannelsPlugin(self.wire, channels=["news"])

    def _returned(self) -> None:
        self.returns += 1

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[End]:
        async with self.channels, self.channels.start_subscription("news") as subscriber:
            task = asyncio.create_task(self._hear(subscriber))
            try:
                yield self
            finally:
                task.cancel()

    async def _hear(self, subscriber: object) -> None:
        async for data in subscriber.iter_events():  # type: ignore[attr-defined]
            self.heard.append(data)

    async def say(self, data: bytes) -> None:
        await self.channels.wait_published(data, "news")


def _returned(*ends: End, times: int) -> Callable[[], bool]:
    return lambda: all(end.returns == times for end in ends)


def _heard(end: End, data: bytes) -> Callable[[], bool]:
    return lambda: end.heard[-1:] == [data]


@pytest.mark.usefixtures("patient")
def test_all_hear_what_one_says(base: Database) -> None:
    async def work() -> None:
        async with End(base).listening() as one, End(base).listening() as two:
            for number in range(100):
                await one.say(b"%d" % number)
            await soon(lambda: len(two.heard) == 100)
            assert two.heard == one.heard == [b"%d" % number for number in range(100)]

    asyncio.run(work())


@pytest.mark.usefixtures("patient")
def test_a_listener_that_was_cut_off_comes_back_and_says_so(base: Database) -> None:
    async def work() -> None:
        async with End(base).listening() as one, End(base).listening() as two:
            for times in (1, 2, 3):
                assert await _cut(base, "edubba broadcast") >= 2
                await soon(_returned(one, two, times=times))
                await one.say(b"again %d" % times)
                await soon(_heard(two, b"again %d" % times))
            assert one.wire.reconnects == 3

    asyncio.run(work())


def test_who_comes_and_goes_is_not_disturbed_by_the_look_whether_the_line_is_there(
    base: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "PATIENCE", LIMIT)
    monkeypatch.setattr(wire, "LOOK", 0.0)  # it is asked all the time

    async def work() -> None:
        end = End(base)
        async with end.channels:
            for _ in range(50):
                async with end.channels.start_subscription("news"):
                    pass
        assert end.wire.reconnects == 0

    asyncio.run(work())


def test_a_listener_whose_other_side_has_vanished_notices(
    base: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word of an end comes: the connection is asked now and then, and given up where it is silent."""
    monkeypatch.setattr(wire, "LOOK", 0.1)

    async def work() -> None:
        async with End(base).listening() as one:
            connection = one.wire._listener_conn
            transport = connection._con._transport if hasattr(connection, "_con") else connection._transport
            transport.pause_reading()
            await soon(lambda: one.returns == 1)
            monkeypatch.setattr(wire, "PATIENCE", LIMIT)
            await one.say(b"here")
            await soon(lambda: one.heard[-1:] == [b"here"])

    asyncio.run(work())


class Candidate:
    """One worker that may be steward."""

    def __init__(self, database: Database) -> None:
        self.terms = 0
        self.steward = Steward(for_asyncpg(database.url), self._duties)

    @asynccontextmanager
    async def _duties(self) -> AsyncIterator[None]:
        self.terms += 1
        yield


@pytest.mark.usefixtures("patient")
def test_there_is_one_steward_and_another_when_he_is_gone(base: Database) -> None:
    async def work() -> None:
        candidates = [Candidate(base) for _ in range(3)]
        tasks = [asyncio.create_task(each.steward.run()) for each in candidates]
        for _ in range(3):
            await soon(lambda: sum(each.steward.on_duty for each in candidates) == 1)
            (now,) = [at for at, each in enumerate(candidates) if each.steward.on_duty]
            tasks[now].cancel()
            await asyncio.gather(tasks[now], return_exceptions=True)
            assert not candidates[now].steward.on_duty
            candidates[now], tasks[now] = (fresh := Candidate(base)), asyncio.create_task(fresh.steward.run())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(work())


@pytest.mark.usefixtures("patient")
def test_a_steward_who_is_cut_off_lets_go(base: Database) -> None:
    async def work() -> None:
        one = Candidate(base)
        task = asyncio.create_task(one.steward.run())
        await soon(lambda: one.steward.on_duty)
        await _cut(base, "edubba steward")
        await soon(lambda: not one.steward.on_duty)
        await soon(lambda: one.terms == 2 and one.steward.on_duty)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(work())
