"""Bots think in processes of their own, never on the event loop: first come, first served.

A worker that dies or does not answer costs one job, which is told so; another worker takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from edubba.server.counting import Metrics, level_label
from edubba.server.thinking import Answer, Job, seconds_of, serve

__all__ = ["Job", "ThinkerError", "Thinkers"]

SHORTEST = 0.05  # seconds that a bot thinks at least, however many wait
GRACE = 10.0  # seconds beyond its limit after which a worker is given up
START = 600.0  # seconds for a new worker: it may have to compile
PAUSES = (0.5, 2.0, 10.0, 60.0)  # seconds before a worker that would not start is tried again

_spawn = multiprocessing.get_context("spawn")  # a fork would copy the server's threads and sockets
_log = logging.getLogger(__name__)


class ThinkerError(Exception):
    """A bot did not decide: its worker died, hung or failed."""


class _Wish(NamedTuple):
    """A job in the queue and who waits for it."""

    job: Job
    answer: asyncio.Future[str]


class Worker:
    """A process at the other end of a pipe. Its methods block: they are called in threads."""

    def __init__(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=serve, args=(theirs,), daemon=True, name="edubba-thinker")
        self._process.start()
        theirs.close()  # so that the end of the process ends the pipe

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid or 0

    @property
    def alive(self) -> bool:
        """Whether its process runs."""
        return self._process.is_alive()

    def wait(self, seconds: float) -> object:
        """What it says next; raises EOFError, OSError or TimeoutError."""
        if not self._pipe.poll(seconds):
            raise TimeoutError(f"no answer within {seconds:.1f} s")
        return self._pipe.recv()

    def ask(self, job: Job, seconds: float | None, patience: float) -> Answer:
        """Its answer to a job."""
        self._pipe.send((job, seconds))
        found = self.wait(patience)
        assert isinstance(found, Answer)
        return found

    def kill(self) -> None:
        """At once; a worker has nothing to put in order, and whoever waits for it hears of it."""
        self._process.kill()

    def end(self) -> None:
        """Kill it and wait for that."""
        self.kill()
        self._process.join(5)
        self._pipe.close()


class Thinkers:
    """Some workers and one queue; a match has at most one job with a worker."""

    def __init__(self, workers: int, metrics: Metrics | None = None, *, grace: float = GRACE) -> None:
        self._count, self._metrics, self._grace = workers, metrics or Metrics(), grace
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="edubba-thinker")
        self._queue: deque[_Wish] = deque()
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._starting: set[Worker] = set()  # they may take long: whoever stops does not wait for them
        self._serving: dict[str, _Wish] = {}  # by match: those with a worker
        self._tasks: set[asyncio.Task[None]] = set()
        self.elsewhere = 0  # jobs that wait in a queue which several share
        self.sharing: Callable[[], int] = lambda: 1  # how many share it
        self._stopped = False

    @property
    def stopped(self) -> bool:
        """Whether nobody thinks any more."""
        return self._stopped

    @property
    def waiting(self) -> int:
        """How many jobs no worker has begun."""
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return sorted(worker.pid for worker in self._workers)

    async def start(self, *, wait: bool = True) -> None:
        """Start the workers; without `wait` they come when they are ready, and jobs queue until then."""
        if wait:
            await self._staff()
        else:
            self._begin(self._staff())

    async def think(self, job: Job) -> str:
        """The text that a bot chooses; raises ThinkerError."""
        if len(job.legal) == 1:
            return job.legal[0]
        if self._stopped:
            raise ThinkerError("the bots have stopped")
        wish = _Wish(job, asyncio.get_running_loop().create_future())
        self._queue.append(wish)
        self._dispatch()
        try:
            return await wish.answer
        finally:
            if wish in self._queue:  # nobody waits any more
                self._queue.remove(wish)

    async def stop(self) -> None:
        """End all workers; who still waits is told."""
        self._stopped = True
        self._queue.extendleft(self._serving.values())
        self._refuse_all("the bots have stopped")
        ended = self._workers | self._starting
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in ended))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._workers.clear()
        self._idle.clear()
        await asyncio.to_thread(self._threads.shutdown)

    # --- inside ---------------------------------------------------------------------------------------

    def _dispatch(self) -> None:
        if self._stopped:
            return
        for worker in [worker for worker in self._idle if not worker.alive]:  # died between two jobs
            self._idle.remove(worker)
            self._workers.discard(worker)
            self._begin(self._replace(worker, "died idle"))
        while self._idle and (wish := self._next()) is not None:
            self._begin(self._serve(self._idle.pop(0), wish))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _next(self) -> _Wish | None:
        """The first in the queue whose match has no job with a worker."""
        for wish in self._queue:
            if wish.job.match not in self._serving:
                self._queue.remove(wish)
                self._serving[wish.job.match] = wish
                return wish
        return None

    async def _serve(self, worker: Worker, wish: _Wish) -> None:
        """Let a worker do a job, and put another in its place if it does not."""
        job, limit = wish.job, seconds_of(wish.job.level)
        budget = None if limit is None else self._budget(limit)
        patience = (budget or 0.0) + self._grace
        loop, began, level = asyncio.get_running_loop(), time.perf_counter(), level_label(wish.job.level)
        try:
            answer = await loop.run_in_executor(self._threads, worker.ask, job, budget, patience)
        except Exception as error:  # mostly EOFError or TimeoutError; a worker is soon replaced
            answer = Answer("", f"worker {worker.pid}: {type(error).__name__} {error}".strip())
            self._workers.discard(worker)
            healthy = False
        else:
            healthy = True
        self._serving.pop(job.match, None)
        self._metrics.thought.labels(level).observe(time.perf_counter() - began)
        if answer.error and not self._stopped:
            self._metrics.bot_failures.labels(level).inc()
        if healthy:
            self._idle.append(worker)
        self._tell(wish, answer)
        self._dispatch()
        if not healthy and not self._stopped:
            await self._replace(worker, answer.error)

    def _budget(self, limit: float) -> float:
        """Shorter where others wait, so that they are answered within about the level's time too.

        Of those that wait for several servers each does its part.
        """
        waiting = len(self._queue) + self.elsewhere / max(1, self.sharing())
        return max(SHORTEST, limit * self._count / (self._count + waiting))

    def _tell(self, wish: _Wish, answer: Answer) -> None:
        if wish.answer.done():
            return
        if answer.error:
            wish.answer.set_exception(ThinkerError(answer.error))
        else:
            wish.answer.set_result(answer.text)

    async def _staff(self) -> None:
        """One worker alone, so that only one compiles what must be, then the others."""
        await self._find()
        await asyncio.gather(*(self._find() for _ in range(self._count - 1)))

    async def _hire(self) -> None:
        worker = await asyncio.to_thread(Worker)
        self._starting.add(worker)
        try:
            if not self._stopped:
                await asyncio.to_thread(worker.wait, START)
        except BaseException:
            worker.kill()
            raise
        finally:
            self._starting.discard(worker)
        if self._stopped:
            await asyncio.to_thread(worker.end)
            return
        self._workers.add(worker)
        self._idle.append(worker)
        self._dispatch()

    async def _replace(self, worker: Worker, why: str) -> None:
        """Start a worker in place of a dead one."""
        _log.warning("a thinker is replaced: %s", why)
        await asyncio.to_thread(worker.end)
        await self._find()

    async def _find(self) -> None:
        """Start a worker, however often it takes; while there is none at all, nobody waits in vain."""
        attempt = 0
        while not self._stopped:
            try:
                await self._hire()
                return
            except Exception as error:  # EOFError or OSError; also where no thread can be started
                if self._stopped:
                    return
                _log.error("a thinker does not start: %s %s", type(error).__name__, error)
            if not self._workers:
                self._refuse_all("no worker starts")
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    def _refuse_all(self, reason: str) -> None:
        while self._queue:
            self._tell(self._queue.popleft(), Answer("", reason))
