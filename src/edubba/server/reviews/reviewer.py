"""The reviewer: one process of its own, started when it is first needed, killed when it is in the way.

It does one order at a time; questions about single positions come between two looks at a record. Where it
dies or falls silent whoever waits is told so, and the next to ask finds a new one.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import threading
from collections.abc import Callable

from edubba._position import Position
from edubba.review import Look
from edubba.search.analysis import Analysis
from edubba.server.reviews.reviewing import Answer, Failed, Found, Order, Whole, question, serve

START = 600.0  # seconds for a new process: it may have to compile
GRACE = 30.0  # seconds beyond its time after which a silent process is given up
MOST = 8  # questions at a time

_spawn = multiprocessing.get_context("spawn")  # a fork would copy the server's threads and sockets
_log = logging.getLogger(__name__)


class ReviewerError(Exception):
    """Nothing was found: the process died, fell silent or failed."""


class BusyError(ReviewerError):
    """Too many ask at the same time."""


class _Process:
    """The process at the other end of a pipe. Its methods block: they are called in threads."""

    def __init__(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=serve, args=(theirs,), daemon=True, name="edubba-reviewer")
        self._process.start()
        theirs.close()  # so that the end of the process ends the pipe
        self._sending = threading.Lock()
        self._killed = False  # it may seem to live for a moment longer

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def alive(self) -> bool:
        return not self._killed and self._process.is_alive()

    def send(self, message: object) -> None:
        with self._sending:
            self._pipe.send(message)

    def wait_until_ready(self) -> None:
        if not self._pipe.poll(START):
            raise TimeoutError(f"not ready within {START:.0f} s")
        self._pipe.recv()

    def read(self, hear: Callable[[object], None]) -> None:
        """Hear all it says; at its end None."""
        try:
            while True:
                hear(self._pipe.recv())
        except (EOFError, OSError):
            hear(None)

    def kill(self) -> None:
        """It has nothing to put in order."""
        self._killed = True
        self._process.kill()

    def end(self) -> None:
        """Kill it and wait for that."""
        self.kill()
        self._process.join(5)


def _started() -> _Process:
    process = _Process()
    try:
        process.wait_until_ready()
    except BaseException:
        process.end()
        raise
    return process


class Reviewer:
    """Reviews records one after the other, and answers questions meanwhile."""

    def __init__(self, *, grace: float = GRACE) -> None:
        self._grace = grace
        self._process: _Process | None = None
        self._starting = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._questions: dict[int, asyncio.Future[Analysis]] = {}
        self._asking = 0  # who waits for an answer, or for the process
        self._order: asyncio.Queue[object] | None = None
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return self._process.pid if self._process and self._process.alive else None

    async def review(self, order: Order, found: Callable[[Look, float], None]) -> str:
        """The review of a record as JSON; `found` is told each look and how much is done with it."""
        process = await self._there()
        heard = self._order = asyncio.Queue()
        try:
            await self._send(process, order)
            while True:
                message = await self._next(heard, process)
                if isinstance(message, Whole):
                    return message.review
                if not isinstance(message, Found):
                    raise ReviewerError(message.reason if isinstance(message, Failed) else "the process died")
                found(message.look, message.part)
        except asyncio.CancelledError:
            process.kill()  # else it would go on
            raise
        finally:
            self._order = None

    async def ask(self, pos: Position, seconds: float, jobs: int) -> Analysis:
        """What a position holds, after so many seconds and what others need before."""
        if self._asking >= MOST:
            raise BusyError("too many ask")
        self._asking += 1
        try:
            return await self._answer(await self._there(), pos, seconds, jobs)
        finally:
            self._asking -= 1

    async def stop(self) -> None:
        """End the process; who still waits is told."""
        self._stopped = True
        async with self._starting:
            if self._process is not None:
                await asyncio.to_thread(self._process.end)
        self._lost()

    # --- inside ---------------------------------------------------------------------------------------

    async def _answer(self, process: _Process, pos: Position, seconds: float, jobs: int) -> Analysis:
        number = next(self._numbers)
        answer: asyncio.Future[Analysis] = asyncio.get_running_loop().create_future()
        self._questions[number] = answer
        try:
            await self._send(process, question(number, pos, seconds, jobs))
            async with asyncio.timeout(MOST * seconds + self._grace):
                return await answer
        except TimeoutError:
            raise await self._given_up(process) from None
        finally:
            self._questions.pop(number, None)

    async def _there(self) -> _Process:
        """The process, a new one where there is none."""
        async with self._starting:
            if self._stopped:
                raise ReviewerError("the reviewer has stopped")
            if self._process is None or not self._process.alive:
                self._lost()
                try:
                    self._process = await asyncio.to_thread(_started)
                except (EOFError, OSError) as error:
                    raise ReviewerError(f"the process does not start: {error}") from error
                self._listen(self._process)
            return self._process

    def _listen(self, process: _Process) -> None:
        loop = asyncio.get_running_loop()

        def hear(message: object) -> None:
            try:
                loop.call_soon_threadsafe(self._heard, process, message)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return

        threading.Thread(target=process.read, args=(hear,), daemon=True, name="edubba-reviewer").start()

    def _heard(self, process: _Process, message: object) -> None:
        if process is not self._process:
            return
        if message is None:
            self._lost()
        elif isinstance(message, Answer):
            self._tell(message.number, message.analysis)
        elif isinstance(message, Failed) and message.number is not None:
            self._tell(message.number, ReviewerError(message.reason))
        elif self._order is not None:
            self._order.put_nowait(message)

    def _lost(self) -> None:
        """The process is gone: all who wait are told."""
        self._process = None
        if self._order is not None:
            self._order.put_nowait(None)
        for number in list(self._questions):
            self._tell(number, ReviewerError("the process died"))

    def _tell(self, number: int, answer: Analysis | ReviewerError) -> None:
        waiting = self._questions.get(number)
        if waiting is None or waiting.done():
            return
        if isinstance(answer, ReviewerError):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)

    async def _send(self, process: _Process, message: object) -> None:
        try:
            await asyncio.to_thread(process.send, message)
        except OSError as error:
            raise ReviewerError(f"the process died: {error}") from error

    async def _next(self, heard: asyncio.Queue[object], process: _Process) -> object:
        try:
            async with asyncio.timeout(self._grace):
                return await heard.get()
        except TimeoutError:
            raise await self._given_up(process) from None

    async def _given_up(self, process: _Process) -> ReviewerError:
        _log.warning("the reviewer %d does not answer", process.pid)
        await asyncio.to_thread(process.end)
        return ReviewerError("the process does not answer")
