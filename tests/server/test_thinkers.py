"""Bots in processes of their own: in turn, within their time, and whatever happens to a process."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import pytest

import edubba
from edubba.search.tree_bot import mark
from edubba.server import thinkers as module
from edubba.server.thinkers import SHORTEST, START, Job, ThinkerError, Thinkers, Worker
from edubba.server.thinking import Answer, answer
from tests.search.tools import Thinking, held
from tests.server.working import HANGS, eager
from tests.waiting import LIMIT, soon, turns, until

T = TypeVar("T")
FOR_EVER = "lugal:3600s"  # no test waits for its answer

#: Do something with the thinkers that all tests share which leave them as they were.
WithShared: TypeAlias = Callable[[Callable[[Thinkers], Awaitable[None]]], None]


async def bounded(work: Awaitable[T]) -> T:
    async with asyncio.timeout(HANGS):
        return await work


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(bounded(work))


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


@pytest.fixture(scope="module", autouse=True)
def _eager() -> Iterator[None]:
    with eager():
        yield


async def _with(workers: int, work: Any, **how: Any) -> Any:
    thinkers = Thinkers(workers, **how)
    await thinkers.start()
    try:
        return await work(thinkers)
    finally:
        await thinkers.stop()


@pytest.fixture(scope="module")
def shared() -> Iterator[WithShared]:
    """One worker for all tests that do nothing to its process: to start one takes seconds."""
    thinkers = Thinkers(1)
    with asyncio.Runner() as runner:
        runner.run(bounded(thinkers.start()))
        yield lambda work: runner.run(bounded(work(thinkers)))
        runner.run(bounded(thinkers.stop()))


def thinks(process: int) -> bool:
    """Whether it computes, or would if it had a core; who waits for a job sleeps."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "R"


def test_the_same_job_has_the_same_answer_and_a_known_position_another(shared: WithShared) -> None:
    async def work(thinkers: Thinkers) -> None:
        first = await thinkers.think(job())
        assert first in job().legal
        assert await thinkers.think(job()) == first
        after = opened("flood")
        after.play(first)
        told = job(met=frozenset({mark(after.inner[2])}))
        assert await thinkers.think(told) not in (first, "")

    shared(work)


def test_twenty_matches_are_served_in_order_and_one_match_once_at_a_time(shared: WithShared) -> None:
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

    shared(work)


def test_a_second_job_of_a_match_does_not_hold_up_others() -> None:
    async def work(thinkers: Thinkers) -> None:
        served: list[str] = []

        async def ask(name: str) -> None:
            await thinkers.think(job(name))
            served.append(name)

        first = thinkers._idle[0].pid
        os.kill(first, signal.SIGSTOP)  # whoever has the first job does not answer yet
        async with asyncio.TaskGroup() as group:
            for name in ("a", "a", "b"):
                group.create_task(ask(name))
            await soon(lambda: served)
            await turns()  # the other worker is idle again, and might begin
            assert (served, thinkers.waiting, [*thinkers._serving]) == (["b"], 1, ["a"])
            os.kill(first, signal.SIGCONT)
        assert served == ["b", "a", "a"]

    run(_with(2, work, grace=HANGS))


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


@pytest.mark.parametrize(("seconds", "least"), [(0.3, 0.2), (SHORTEST, 0.0)])
def test_a_bot_by_the_clock_answers_within_its_time(
    monkeypatch: pytest.MonkeyPatch, seconds: float, least: float
) -> None:
    """By a clock of its own: the one on the wall also has what others take from it."""
    clock = Thinking(1e-4)
    held(monkeypatch, clock)
    asked = job(level="lugal")
    found = answer(asked, seconds)
    assert (found.text in asked.legal, found.error) == (True, "")
    assert least < clock.now <= seconds


def test_a_worker_answers_a_bot_by_the_clock(shared: WithShared) -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = job(level="lugal:0.1s")
        assert await thinkers.think(asked) in asked.legal

    shared(work)


def test_a_forced_decision_needs_no_worker() -> None:
    async def work() -> None:
        assert await Thinkers(1).think(job(legal=("pass",))) == "pass"  # never started

    run(work())


def test_a_killed_worker_is_told_and_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        asked = asyncio.create_task(thinkers.think(job(level=FOR_EVER)))
        await soon(lambda: thinkers._serving and thinks(before[0]))
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
        await soon(lambda: thinkers._serving and thinks(before[0]))
        os.kill(before[0], signal.SIGTERM)
        assert await asked in job().legal
        assert thinkers.pids == before

    run(_with(1, work))


def test_a_worker_that_died_idle_costs_no_job() -> None:
    async def work(thinkers: Thinkers) -> None:
        worker = thinkers._idle[0]
        os.kill(worker.pid, signal.SIGKILL)
        await soon(lambda: not worker.alive)
        assert await thinkers.think(job()) in job().legal

    run(_with(1, work))


def test_a_worker_that_does_not_answer_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        os.kill(before[0], signal.SIGSTOP)
        with pytest.raises(ThinkerError, match="no answer"):
            await thinkers.think(job())
        thinkers._grace = HANGS  # the next one answers, however busy the machine is
        assert await thinkers.think(job()) in job().legal
        assert thinkers.pids != before

    run(_with(1, work, grace=0.1))


def test_a_job_that_cannot_be_done_costs_no_worker(shared: WithShared) -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers.pids
        with pytest.raises(ThinkerError, match="no bot"):
            await thinkers.think(job(level="queen"))
        assert thinkers.pids == before

    shared(work)


def test_who_waits_when_it_stops_is_told_and_no_process_stays() -> None:
    async def work() -> list[int]:
        thinkers = Thinkers(1)
        await thinkers.start()
        pids = thinkers.pids
        asked = [asyncio.create_task(thinkers.think(job(str(n), FOR_EVER))) for n in range(3)]
        await soon(lambda: thinkers._serving and thinks(pids[0]))
        assert thinkers.waiting == 2
        await thinkers.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [ThinkerError] * 3
        return pids

    for pid in run(work()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


SERVER = """
import asyncio
from tests.server.test_thinkers import FOR_EVER, Thinkers, job, soon, thinks

async def work():
    thinkers = Thinkers(1)
    await thinkers.start()
    asking = asyncio.create_task(thinkers.think(job(level=FOR_EVER)))
    await soon(lambda: thinkers._serving and thinks(thinkers.pids[0]))
    print("thinking", flush=True)
    await asking

if __name__ == "__main__":
    asyncio.run(work())
"""


def test_when_the_server_is_killed_nobody_goes_on_thinking(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(SERVER)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(tmp_path / "killed.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        said = server.stdout
        assert said is not None
        assert said.readline() == b"thinking\n"
        server.kill()
        # The end comes when all who hold it are gone, the worker among them.
        until(lambda: select.select([said], [], [], 0)[0], "the worker goes on")
        assert said.read() == b""


class Stuck(Worker):
    """A worker that will never be ready."""

    def __init__(self) -> None:
        super().__init__()
        os.kill(self.pid, signal.SIGSTOP)


def test_whoever_stops_does_not_wait_for_a_worker_that_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Worker", Stuck)

    async def work() -> None:
        thinkers = Thinkers(2)
        await thinkers.start(wait=False)
        (starting,) = await soon(lambda: thinkers._starting)
        async with asyncio.timeout(LIMIT):
            await thinkers.stop()
        assert not starting.alive

    assert START > LIMIT
    run(work())
