"""Bots in processes of their own: in turn, within their time, and whatever happens to a process."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

import edubba
from edubba.search.tree_bot import mark
from edubba.server.thinkers import SHORTEST, Job, ThinkerError, Thinkers
from edubba.server.thinking import Answer

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 120) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


def opened(game: str) -> edubba.Position:
    pos = edubba.new(game)
    while pos.chance:
        pos.play(pos.chance[0][0])
    return pos


def job(match: str = "m", level: str = "scribe", **more: Any) -> Job:
    pos = opened("flood")
    _, setting, state = pos.inner
    plain = Job(
        match, 1, "flood", setting.told(), setting.rules, state.tobytes(), level, "s", tuple(pos.legal)
    )
    return plain._replace(**more)


async def _with(workers: int, work: Any, **how: Any) -> Any:
    thinkers = Thinkers(workers, **how)
    await thinkers.start()
    try:
        return await work(thinkers)
    finally:
        await thinkers.stop()


def test_the_same_job_has_the_same_answer_and_a_known_position_another() -> None:
    async def work(thinkers: Thinkers) -> None:
        first = await thinkers.think(job())
        assert first in job().legal
        assert await thinkers.think(job()) == first
        after = opened("flood")
        after.play(first)
        told = job(met=frozenset({mark(after.inner[2])}))
        assert await thinkers.think(told) not in (first, "")

    run(_with(1, work))


def test_twenty_matches_are_served_in_order_and_one_match_once_at_a_time() -> None:
    async def work(thinkers: Thinkers) -> None:
        served: list[str] = []

        async def ask(name: str, version: int) -> None:
            await thinkers.think(job(name, version=version))
            served.append(f"{name}.{version}")

        asked = [(f"match{number}", 1) for number in range(20)]
        async with asyncio.TaskGroup() as group:
            for name, version in [asked[0], ("match0", 2), *asked[1:]]:
                group.create_task(ask(name, version))
            await asyncio.sleep(0)
            assert thinkers.waiting == 20
        # the second job of the first match waits for the first, then it is its turn: it came second
        assert served == ["match0.1", "match0.2", *(f"{name}.{version}" for name, version in asked[1:])]

    run(_with(1, work))


def test_a_second_job_of_a_match_does_not_hold_up_others() -> None:
    async def work(thinkers: Thinkers) -> None:
        served: list[str] = []

        async def ask(name: str, level: str) -> None:
            await thinkers.think(job(name, level))
            served.append(name)

        async with asyncio.TaskGroup() as group:
            for name, level in [("a", "lugal:0.6s"), ("a", "scribe"), ("b", "scribe")]:
                group.create_task(ask(name, level))
        assert served == ["b", "a", "a"]

    run(_with(2, work))


class Watched:
    """In place of a worker: notes how long it may think."""

    alive = True
    pid = 0

    def __init__(self, budgets: list[float | None]) -> None:
        self._budgets = budgets

    def ask(self, job: Job, seconds: float | None, patience: float) -> Answer:
        self._budgets.append(seconds)
        return Answer(job.legal[0])


def test_who_thinks_by_the_clock_is_shorter_while_others_wait() -> None:
    async def work() -> None:
        budgets: list[float | None] = []
        thinkers = Thinkers(1)
        thinkers._idle = [Watched(budgets)]  # type: ignore[list-item]
        await asyncio.gather(*(thinkers.think(job(str(n), "lugal:0.8s")) for n in range(8)))
        assert budgets == pytest.approx([0.8 / (1 + waiting) for waiting in (7, 6, 5, 4, 3, 2, 1, 0)])
        await asyncio.gather(*(thinkers.think(job(str(n), "lugal")) for n in range(60)))
        assert min(filter(None, budgets)) == SHORTEST  # not 1 / 60
        await thinkers.think(job(level="ensi"))
        assert budgets[-1] is None  # it does not think by the clock
        await thinkers.stop()

    run(work())


def test_of_a_queue_that_several_share_each_counts_its_part() -> None:
    async def work() -> None:
        budgets: list[float | None] = []
        thinkers = Thinkers(2)
        thinkers._idle = [Watched(budgets)]  # type: ignore[list-item]
        thinkers.elsewhere, thinkers.sharing = 24, lambda: 4
        await thinkers.think(job(level="lugal:0.8s"))
        assert budgets == pytest.approx([0.8 * 2 / (2 + 6)])
        await thinkers.stop()

    run(work())


def test_a_bot_by_the_clock_answers_within_its_time() -> None:
    async def work(thinkers: Thinkers) -> None:
        began = time.perf_counter()
        await thinkers.think(job(level="lugal:0.3s"))
        assert time.perf_counter() - began < 3

    run(_with(1, work))


def test_a_forced_decision_needs_no_worker() -> None:
    async def work() -> None:
        assert await Thinkers(1).think(job(legal=("pass",))) == "pass"  # never started

    run(work())


def test_a_killed_worker_is_told_and_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        asked = asyncio.create_task(thinkers.think(job(level="lugal:30s")))
        await asyncio.sleep(0.2)
        os.kill(before[0], signal.SIGKILL)
        with pytest.raises(ThinkerError):
            await asked
        assert await thinkers.think(job()) in job().legal
        assert len(thinkers.pids) == 1
        assert thinkers.pids != before

    run(_with(1, work))


def test_a_system_that_stops_takes_no_worker_from_its_job() -> None:
    """Whoever stops a service tells all its processes at once, and the server ends its own a little later."""

    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        asked = asyncio.create_task(thinkers.think(job(level="lugal:1s")))
        await asyncio.sleep(0.3)
        os.kill(before[0], signal.SIGTERM)
        assert await asked in job().legal
        assert thinkers.pids == before

    run(_with(1, work))


def test_a_worker_that_died_idle_costs_no_job() -> None:
    async def work(thinkers: Thinkers) -> None:
        os.kill(thinkers.pids[0], signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await thinkers.think(job()) in job().legal

    run(_with(1, work))


def test_a_worker_that_does_not_answer_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        os.kill(before[0], signal.SIGSTOP)
        with pytest.raises(ThinkerError, match="no answer"):
            await thinkers.think(job())
        assert await thinkers.think(job()) in job().legal
        assert thinkers.pids != before

    run(_with(1, work, grace=1.0))


def test_a_job_that_cannot_be_done_costs_no_worker() -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        with pytest.raises(ThinkerError, match="no bot"):
            await thinkers.think(job(level="queen"))
        assert thinkers.pids == before

    run(_with(1, work))


def test_who_waits_when_it_stops_is_told_and_no_process_stays() -> None:
    async def work() -> list[int]:
        thinkers = Thinkers(1)
        await thinkers.start()
        pids = thinkers.pids
        asked = [asyncio.create_task(thinkers.think(job(str(n), "lugal:30s"))) for n in range(3)]
        await asyncio.sleep(0.1)
        await thinkers.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [ThinkerError] * 3
        return pids

    for pid in run(work()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


SERVER = """
import asyncio
from tests.server.test_thinkers import Thinkers, job

async def work():
    thinkers = Thinkers(1)
    await thinkers.start()
    asyncio.create_task(thinkers.think(job(level="lugal:300s")))
    await asyncio.sleep(0.5)
    print("thinking", flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(work())
"""


def test_when_the_server_is_killed_nobody_goes_on_thinking(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(SERVER)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(tmp_path / "killed.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        server.kill()
        began = time.monotonic()
        assert server.stdout.read() == b""  # comes when all who hold it are gone, the worker among them
        assert time.monotonic() - began < 60


def test_whoever_stops_does_not_wait_for_a_worker_that_starts() -> None:
    async def work() -> None:
        thinkers = Thinkers(2)
        await thinkers.start(wait=False)
        await asyncio.sleep(0.1)
        (starting,) = thinkers._starting
        os.kill(starting.pid, signal.SIGSTOP)  # it will never be ready
        began = time.monotonic()
        await thinkers.stop()
        assert time.monotonic() - began < 10
        assert not starting.alive

    run(work())
