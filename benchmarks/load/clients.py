"""The process that plays all the players of some tables, and what the measuring one asks of it."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from array import array
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import uvloop
from benchmarks.load.boardgame_io_table import BoardgameIoTable
from benchmarks.load.edubba_table import EdubbaTable
from benchmarks.load.nothing import NothingTable
from benchmarks.load.tables import FRESH, Table

TABLES: dict[str, type[Table]] = {
    "edubba": EdubbaTable,
    "boardgame.io": BoardgameIoTable,
    "nothing": NothingTable,
}
TOGETHER = 10  # tables that arrive at the same time
LAST = 30.0  # seconds that are waited for what is still under way at the end


class Played(NamedTuple):
    """What one process has seen: the seconds of each command, and the processor time it took itself."""

    times: array[float]
    seconds: float
    processor: float


class Clients:
    """Several such processes, each with its share of the tables."""

    def __init__(self, kind: str, port: int, matches: int, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for share in range(processes):
            ours, theirs = context.Pipe()
            numbers = list(range(share, matches, processes))
            process = context.Process(target=_main, args=(theirs, kind, port, numbers), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._answers()  # everybody has arrived

    def ready(self) -> None:
        """Matches that are far on are left for new ones: that is not to be measured with what comes."""
        for pipe in self._pipes:
            pipe.send(())
        self._answers()

    def play(self, seconds: float, pause: float) -> list[Played]:
        """All tables make commands at a pace, or with pause 0 as fast as they are answered."""
        for pipe in self._pipes:
            pipe.send((seconds, pause))
        return self._answers()

    def _answers(self) -> list[Any]:
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, str):
                raise SystemExit(answer)
        return answers

    def close(self) -> None:
        """Everybody leaves."""
        for pipe in self._pipes:
            pipe.send(None)
        for process in self._processes:
            process.join(30)


def _main(pipe: Connection, kind: str, port: int, numbers: list[int]) -> None:
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(pipe, kind, port, numbers))
    except BaseException as error:
        pipe.send(f"{type(error).__name__}: {error}")
        raise


async def _serve(pipe: Connection, kind: str, port: int, numbers: list[int]) -> None:
    loop = asyncio.get_running_loop()
    failed: asyncio.Future[None] = loop.create_future()
    loop.set_exception_handler(lambda _, facts: _fail(failed, facts))
    tables = [TABLES[kind]("127.0.0.1", port, number) for number in numbers]
    await _in_groups(tables, "arrive")
    pipe.send(None)
    while True:
        wish = loop.run_in_executor(None, pipe.recv)
        await asyncio.wait([wish, failed], return_when=asyncio.FIRST_COMPLETED)
        if failed.done():
            failed.result()
        if (wanted := wish.result()) is None:
            break
        playing = asyncio.ensure_future(_play(tables, *wanted) if wanted else _freshen(tables))
        await asyncio.wait([playing, failed], return_when=asyncio.FIRST_COMPLETED)
        if failed.done():
            failed.result()
        pipe.send(playing.result())
    for table in tables:
        table.leave()


def _fail(failed: asyncio.Future[None], facts: dict[str, Any]) -> None:
    if not failed.done():
        failed.set_exception(facts.get("exception") or RuntimeError(facts["message"]))


async def _in_groups(tables: list[Table], verb: str) -> None:
    for start in range(0, len(tables), TOGETHER):
        await asyncio.gather(*(getattr(table, verb)() for table in tables[start : start + TOGETHER]))


async def _freshen(tables: list[Table]) -> None:
    await _in_groups([table for table in tables if table.played > FRESH], "begin")


async def _play(tables: list[Table], seconds: float, pause: float) -> Played:
    times: array[float] = array("d")
    processor, began = time.process_time(), time.perf_counter()
    end = began + seconds
    paces = [_Pace(table, pause, end, times) for table in tables]
    async with asyncio.timeout(seconds + LAST):
        await asyncio.gather(*(pace.over for pace in paces))
    return Played(times, time.perf_counter() - began, time.process_time() - processor)


class _Pace:
    """A table that makes a command whenever one is due, or the one before is done, whichever is later."""

    def __init__(self, table: Table, pause: float, end: float, times: array[float]) -> None:
        self._table, self._pause, self._end, self._times = table, pause, end, times
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self._loop.create_future()
        self._due = time.perf_counter() + random.random() * pause
        self._wait()

    def _wait(self) -> None:
        now = time.perf_counter()
        if max(now, self._due) >= self._end:
            self.over.set_result(None)
        elif self._due <= now:
            self._loop.call_soon(self._table.move, self._done)
        else:
            self._loop.call_later(self._due - now, self._table.move, self._done)

    def _done(self, seconds: float) -> None:
        self._times.append(seconds)
        self._due = self._due + self._pause if self._pause else time.perf_counter()
        self._wait()
