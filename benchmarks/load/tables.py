"""Three players at a match who make one command after another; a new match begins where one ends."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from benchmarks.load.wire import Http, Link

SEATS = 3
FRESH = 20  # commands after which a match is too old to be measured from


class Table(ABC):
    """One match after another. A command counts as done when all three players have its event."""

    def __init__(self, host: str, port: int, number: int) -> None:
        self.http = Http(host, port)
        self.lots = random.Random(number)
        self.links: list[Link] = []
        self.played = 0  # commands in this match
        self._done: Callable[[float], None] | None = None
        self._began, self._missing, self._awaited = 0.0, 0, 0
        self._beginning: asyncio.Task[None] | None = None  # held, else it may be forgotten

    @abstractmethod
    async def arrive(self) -> None:
        """Become three players; the first match begins."""

    @abstractmethod
    async def sit(self) -> None:
        """Open a match, take its seats and connect; all three have its state when this returns."""

    @abstractmethod
    def command(self) -> tuple[Link, bytes, int] | None:
        """Who sends what, and the version that it leads to; None where the match is over."""

    async def begin(self) -> None:
        """Leave the match before and begin another."""
        self.leave()
        self.played = 0
        await self.sit()
        self.http.close()  # the server would, before it is needed again

    def leave(self) -> None:
        """Close the connections."""
        for link in self.links:
            link.leave()
        self.links = []

    def lost(self) -> None:
        """A server that hangs up under load has failed the measurement."""
        raise SystemExit("the server has closed a connection")

    # --- one command ------------------------------------------------------------------------------------

    def move(self, done: Callable[[float], None]) -> None:
        """One command; `done` is called with the seconds until all three have its event."""
        self._done = done
        found = self.command()
        if found is None:
            self._beginning = asyncio.create_task(self._begin_and_move())
            self._beginning.add_done_callback(asyncio.Task.result)  # raises where it failed
            return
        link, data, self._awaited = found
        self._missing = SEATS
        self._began = time.perf_counter()
        link.say(data)

    async def _begin_and_move(self) -> None:
        await self.begin()
        assert self._done is not None
        self.move(self._done)

    def reached(self, version: int) -> None:
        """One more player has the event that makes this version."""
        if version != self._awaited or not self._missing:
            return
        self._missing -= 1
        if not self._missing and self._done is not None:
            self.played += 1
            self._done(time.perf_counter() - self._began)
