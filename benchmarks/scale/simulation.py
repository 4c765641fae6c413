"""The same site second by second: commands come by chance, wait for a worker, for a commit, and to be told.

Queues make the slowest one in a hundred, and no mean tells of them.
"""

from __future__ import annotations

import heapq
import random
from dataclasses import dataclass, field

from benchmarks.scale.model import Costs, Site


@dataclass(slots=True)
class Server:
    """Serves one after another, by as many hands as it has."""

    hands: list[float]

    def serve(self, now: float, seconds: float) -> float:
        """When something that comes now is done."""
        free = heapq.heappop(self.hands)
        done = max(now, free) + seconds
        heapq.heappush(self.hands, done)
        return done


@dataclass(slots=True)
class Worker:
    """An event loop, the writes that wait for its commit, and the words that wait to be told."""

    loop: Server = field(default_factory=lambda: Server([0.0]))
    waiting: list[Command] = field(default_factory=list)
    committing: bool = False
    told: float = 0.0  # when the bundle on its way is told
    next: float = 0.0  # and the one that gathers meanwhile; 0: nothing has gathered


@dataclass(slots=True)
class Command:
    """One command: when it came, who obeys, and where else somebody listens."""

    came: float
    worker: int
    others: list[int]


class Simulation:
    """One database and its workers; those of a site with several do the same beside it."""

    def __init__(self, site: Site, commands: float, costs: Costs | None = None, seed: int = 1) -> None:
        self._c, self._lots = costs or Costs(), random.Random(seed)
        self._site, self._rate = site, commands / site.databases
        self._workers = [Worker() for _ in range(site.share)]
        self._database = Server([0.0] * site.database_cores)
        self._teller = Server([0.0])
        self._events: list[tuple[float, int, object]] = []
        self._number = 0
        self.seconds: list[float] = []

    def run(self, seconds: float) -> list[float]:
        """The seconds that each command took until all players had its event."""
        self._schedule(self._lots.expovariate(self._rate), None)
        while self._events:
            now, _, what = heapq.heappop(self._events)
            if what is None:
                if now < seconds:
                    self._schedule(now + self._lots.expovariate(self._rate), None)
                    self._come(now)
            elif isinstance(what, Command):
                self._decided(now, what)
            else:
                self._committed(now, *what)  # type: ignore[misc]
        return sorted(self.seconds)

    def _schedule(self, at: float, what: object) -> None:
        self._number += 1
        heapq.heappush(self._events, (at, self._number, what))

    def _come(self, now: float) -> None:
        command = Command(now, *self._places())
        done = self._workers[command.worker].loop.serve(now, self._c.obey / 2)
        self._schedule(done, command)

    def _places(self) -> tuple[int, list[int]]:
        count = self._site.share
        obeys = self._lots.randrange(count)
        if self._site.together:
            return obeys, []
        others = {self._lots.randrange(count) for _ in range(self._site.seats - 1)} - {obeys}
        return obeys, list(others)

    def _decided(self, now: float, command: Command) -> None:
        """Those who wait at the same time share a flush."""
        worker = self._workers[command.worker]
        worker.waiting.append(command)
        if not worker.committing:
            self._commit(now, command.worker)

    def _commit(self, now: float, number: int) -> None:
        worker = self._workers[number]
        batch, worker.waiting, worker.committing = worker.waiting, [], True
        written = self._database.serve(now + self._c.way, len(batch) * self._c.store)
        self._schedule(written + self._c.commit + self._c.way, (number, batch))

    def _committed(self, now: float, number: int, batch: list[Command]) -> None:
        worker = self._workers[number]
        worker.committing = False
        if worker.waiting:
            self._commit(now, number)
        ends = [worker.loop.serve(now, self._c.obey / 2) for _ in batch]
        heard = self._tell(now, worker) if len(self._workers) > 1 else now
        for command, own in zip(batch, ends, strict=True):
            later = [self._hear(heard, other) for other in command.others]
            self.seconds.append(max([own, *later]) - command.came)

    def _tell(self, now: float, worker: Worker) -> float:
        """A bundle wakes every worker of the database, whether it wants it or not."""
        if worker.told <= now and worker.next:
            worker.told, worker.next = worker.next, 0.0
        if worker.told <= now:
            worker.told = self._bundle(now)
            return worker.told + self._c.way
        worker.next = worker.next or self._bundle(worker.told)
        return worker.next + self._c.way

    def _bundle(self, now: float) -> float:
        cost = self._c.notify + len(self._workers) * self._c.wake
        told = self._teller.serve(now + self._c.way, cost)
        for other in self._workers:
            other.loop.serve(told, self._c.bundle)
        return told

    def _hear(self, now: float, number: int) -> float:
        read = self._database.serve(now + self._c.way, self._c.read) + self._c.way
        return self._workers[number].loop.serve(read, self._c.hear)


def percentile(seconds: list[float], part: float) -> float:
    """Of seconds that are sorted."""
    return seconds[min(len(seconds) - 1, int(len(seconds) * part))] if seconds else 0.0
