"""The server's own work: what fails is told and goes on, and no clock gains by it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from edubba.server import duties, supervising
from edubba.server.counting import Metrics
from edubba.server.supervising import Supervisor
from tests.server.held import Hands, Inside, inside_on_file
from tests.server.served import seated
from tests.server.test_metrics import value
from tests.waiting import LIMIT, soon, turns, until

FULL = "database or disk is full"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervising, "PAUSE", 0.0)
    monkeypatch.setattr(supervising, "STEADY", 0.0)


def kept(
    work: Callable[[], Awaitable[None]], then: Callable[[Supervisor, asyncio.Task[None]], Awaitable[None]]
) -> Metrics:
    """Keep a work going until `then` has ended."""
    metrics = Metrics()

    async def main() -> None:
        supervisor = Supervisor(metrics)
        task = supervisor.start("work", work)  # type: ignore[arg-type]  # a coroutine function
        await then(supervisor, task)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert supervisor.failing == []  # what is no longer done does not fail

    asyncio.run(main())
    return metrics


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("ends", ["fails", "returns"])
def test_work_that_ends_begins_anew(ends: str) -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun == 4:
            await asyncio.Event().wait()
        if ends == "fails":
            raise RuntimeError("once")

    async def then(supervisor: Supervisor, task: asyncio.Task[None]) -> None:
        await soon(lambda: begun == 4)
        await soon(lambda: supervisor.failing == [])  # it goes on for a while: that is working
        assert not task.done()

    text = kept(work, then).text()
    if ends == "fails":
        assert value(text, 'edubba_work_failures_total{work="work"}') == 3
        assert value(text, 'edubba_work_failing{work="work"}') == 0


def test_work_ends_when_it_shall_although_what_it_puts_in_order_fails() -> None:
    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise RuntimeError("cannot be put in order")

    async def then(supervisor: Supervisor, task: asyncio.Task[None]) -> None:
        await turns()
        task.cancel()
        with pytest.raises(RuntimeError):
            await task

    kept(work, then)


def test_work_that_takes_its_cancellation_for_an_end_has_ended() -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()

    async def then(supervisor: Supervisor, task: asyncio.Task[None]) -> None:
        await turns()
        task.cancel()
        await asyncio.wait_for(task, LIMIT)

    kept(work, then)
    assert begun == 1


def test_a_round_that_fails_is_told_once_until_one_succeeds(caplog: pytest.LogCaptureFixture) -> None:
    outcomes = asyncio.Queue[bool]()

    async def then(supervisor: Supervisor, task: asyncio.Task[None]) -> None:
        async def work() -> None:
            while True:
                good = await outcomes.get()
                with supervisor.round("rounds") as tried:
                    if not good:
                        raise KeyError("wrong")
                assert tried.failed is not good

        rounds = supervisor.start("rounds", work)
        for good, failing in ((False, ["rounds"]), (False, ["rounds"]), (True, []), (False, ["rounds"])):
            outcomes.put_nowait(good)
            await turns()
            assert supervisor.failing == failing
        rounds.cancel()
        await asyncio.gather(rounds, return_exceptions=True)

    async def nothing() -> None:
        await asyncio.Event().wait()

    text = kept(nothing, then).text()
    assert value(text, 'edubba_work_failures_total{work="rounds"}') == 3
    assert [line for line in caplog.messages if "rounds" in line] == [
        "rounds: KeyError", "rounds: works again", "rounds: KeyError",
    ]  # fmt: skip


def _full_disk(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def write() -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError(FULL))

    server.call(lambda: monkeypatch.setattr(server.site.database, "write", write))


def test_a_full_disk_is_told_and_forgotten_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "PULSE", 0.02)
    with (
        inside_on_file(tmp_path, EDUBBA_METRICS="true") as server,
        httpx.Client(base_url=server.address) as http,
    ):
        assert http.get("/health").json()["status"] == "ok"
        with monkeypatch.context() as full:
            _full_disk(server, full)
            until(lambda: http.get("/health").status_code == 503)
            ill = http.get("/health").json()
            assert ill["status"] == "failing"
            assert "pulse" in ill["failing"]
            failed = http.get("/metrics").text
            assert re.search(r'^edubba_work_failing{work="pulse"} 1', failed, re.MULTILINE)
        until(lambda: http.get("/health").status_code == 200)
        assert http.get("/health").json()["failing"] == []
        assert "pulse: OperationalError" in server.log()
        assert "pulse: works again" in server.log()
        assert "Traceback" not in server.log()  # a disk is no fault of the program


def test_clocks_gain_nothing_by_signs_of_life_that_were_not_written(tmp_path: Path) -> None:
    hands = Hands()
    with inside_on_file(tmp_path, hands=hands) as server:
        terms = {"kind": "live", "base": 600, "increment": 0}
        match, [guest] = seated(server.address, 1, terms=terms, seats=["open", "apprentice", "apprentice"])
        state = until(lambda: (now := guest.see(match))["legal"] and now)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "inside.sqlite")) as connection, connection:
            connection.execute("update meta set value = value - 300 where key = 'alive'")
        hands.now += 7  # nobody was there
        server.start()
        assert guest.see(match)["deadline"] - state["deadline"] == pytest.approx(7)
