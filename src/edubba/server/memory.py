"""When Python looks for garbage: to look through everything stops the loop for longer than anything else.

So only what is young is looked through at any time; all of it when nobody plays, at the latest after a while,
or when much has become old meanwhile: what is refused leaves garbage behind, and whoever keeps a match going
and is refused a thousand times a second beside it would else fill the memory.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from edubba.tables.events import Event
from edubba.tables.match import Match

LOOK, QUIET, LATEST = 60.0, 1.0, 3600.0  # seconds
NEVER = 1_000_000_000
YOUNG = 10_000  # things made since the last look; with 700, as Python has it, that took a busy server longer
MOST = 21  # looks at the middle generation: some fifty MiB of garbage, where nothing but refusals makes it


def begin() -> None:
    """A process begins that keeps to its end what it starts with.

    To look through that again and again while it is made, and once more when the process is over, takes a
    second. `Memory.kept` begins to look.
    """
    gc.disable()
    atexit.register(gc.freeze)


class Memory:
    """One of those who hear what happens at the tables: thus it knows when nothing does."""

    def __init__(
        self,
        look: float = LOOK,
        quiet: float = QUIET,
        latest: float = LATEST,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._look, self._quiet, self._latest, self._most = look, quiet, latest, most
        self._clock = clock
        self._busy = self._cleaned = 0.0

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """Somebody plays."""
        self._busy = self._clock()

    def drafted(self, match: Match) -> None:
        """Somebody plays."""
        self._busy = self._clock()

    caught_up = changed

    @contextmanager
    def kept(self) -> Iterator[None]:
        """As long as the server runs; what is there at its start stays and is not looked through again."""
        before = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, before[1], NEVER)
        gc.enable()
        self._cleaned = self._clock()
        try:
            yield
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()

    async def run(self) -> None:
        """Look through everything when it disturbs nobody, until cancelled."""
        while True:
            await asyncio.sleep(self._look)
            now = self._clock()
            due = now - self._busy > self._quiet or now - self._cleaned > self._latest
            if due or gc.get_count()[2] > self._most:
                gc.collect()
                self._cleaned = self._clock()
