"""Clocks that run out: one task sleeps until the next deadline of any match. One worker of a site has it."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Sequence
from functools import partial

from edubba.server.supervising import Supervisor
from edubba.tables.desk import Desk
from edubba.tables.events import Event
from edubba.tables.match import Match

logger = logging.getLogger("edubba.timers")
AGAIN = 5.0  # seconds until a clock is looked at again where that failed
SPARE = 1000  # entries
LONGEST_SLEEP = 60.0  # clocks of machines are set forward, too


class Timers:
    """An entry that no longer fits its match is passed over: the desk looks at the clock itself."""

    def __init__(self, *, on_duty: bool = True) -> None:
        self.on_duty = on_duty
        self._heap: list[tuple[float, str]] = []
        self._latest: dict[str, float] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def watch(self, match_id: str, deadline: float | None) -> None:
        """Remember when a match's running clock runs out, if it is for this worker to look at it."""
        if not self.on_duty:
            return
        if deadline is None:
            self._latest.pop(match_id, None)
        elif self._latest.get(match_id) != deadline:
            self._latest[match_id] = deadline
            heapq.heappush(self._heap, (deadline, match_id))
            if len(self._heap) > 2 * len(self._latest) + SPARE:  # most entries no longer fit
                self._heap = [(due, each) for each, due in self._latest.items()]
                heapq.heapify(self._heap)
            self._changed.set()

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """The desk tells of a match that has gone on."""
        self.watch(match.id, match.deadline())

    caught_up = changed

    def drafted(self, match: Match) -> None:
        """A draft moves no clock."""

    def wake(self) -> None:
        """Look at the clocks now: the time itself was changed."""
        self._changed.set()

    def start(self, desk: Desk, supervisor: Supervisor) -> None:
        """Begin to look at the clocks."""
        self.on_duty = True
        self._task = supervisor.start("clocks", partial(self._run, desk))

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task, self.on_duty = None, False
            self._heap.clear()
            self._latest.clear()

    async def _run(self, desk: Desk) -> None:
        while True:
            self._changed.clear()
            await self._ring(desk)
            pause = self._heap[0][0] - desk.clock() if self._heap else LONGEST_SLEEP
            try:
                async with asyncio.timeout(min(max(pause, 0.01), LONGEST_SLEEP)):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _ring(self, desk: Desk) -> None:
        while self._heap and self._heap[0][0] <= desk.clock():
            deadline, match_id = heapq.heappop(self._heap)
            if self._latest.get(match_id) != deadline:
                continue
            del self._latest[match_id]
            try:
                await desk.check_time(match_id)
            except Exception:  # one match in trouble must not stop all other clocks
                logger.exception("clock of match %s", match_id)
                self.watch(match_id, desk.clock() + AGAIN)
