"""What is measured: how figures grow with the players, and the most commands within a limit of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.load.clients import Clients
from benchmarks.load.measuring import Figures, measure
from benchmarks.load.servers import DATABASES, Server, boardgame_io, edubba, nothing

FIRST, STEP, STEPS = 300.0, 1.25, 16  # commands a second of the first step, and how it goes on
REACHED = 0.95  # of the commands asked for: less means that the server has fallen behind

Note = Callable[[Figures], None]


class Side(NamedTuple):
    """A server to be measured."""

    name: str  # sqlite, postgres, boardgame.io, boardgame.io-files or nothing
    workers: int = 1

    def running(self, watched: Path | None = None) -> AbstractContextManager[Server]:
        """The server, from a fresh start to its end."""
        if self.name in DATABASES:
            return edubba(self.name, self.workers, watched)
        return nothing() if self.name == "nothing" else boardgame_io(files=self.name.endswith("-files"))


class Bounds(NamedTuple):
    """How long and how much."""

    seconds: float
    pace: float  # commands a second of each match
    limit_ms: float  # that 99 of 100 commands must keep
    clients: int  # processes


@contextmanager
def _seated(side: Side, matches: int, bounds: Bounds, watched: Path | None = None) -> Iterator[Measured]:
    with side.running(watched) as server:
        clients = Clients(server.kind, server.port, matches, bounds.clients)
        try:
            yield Measured(server, clients, side.workers, matches)
        finally:
            clients.close()


class Measured(NamedTuple):
    """A server with everybody seated."""

    server: Server
    clients: Clients
    workers: int
    matches: int

    def at(self, rate: float, seconds: float) -> Figures:
        """All matches together make so many commands a second; 0: as many as are answered."""
        return measure(
            self.server, self.clients, matches=self.matches, workers=self.workers, seconds=seconds, rate=rate
        )


def grow(side: Side, sizes: list[int], bounds: Bounds, note: Note, watched: Path | None = None) -> None:
    """For each number of matches a fresh server: at a steady pace, then flat out."""
    for matches in sizes:
        with _seated(side, matches, bounds, watched) as seated:
            note(seated.at(matches * bounds.pace, bounds.seconds))
            note(seated.at(0.0, bounds.seconds / 2))


def rise(side: Side, matches: int, bounds: Bounds, note: Note) -> Figures | None:
    """More and more commands a second until the limit is passed; the last figures within it."""
    best, rate = None, FIRST
    with _seated(side, matches, bounds) as seated:
        for _ in range(STEPS):
            figures = seated.at(rate, bounds.seconds / 2)
            note(figures)
            if figures.p99_ms > bounds.limit_ms or figures.per_second < REACHED * rate:
                break
            best, rate = figures, rate * STEP
    return best
