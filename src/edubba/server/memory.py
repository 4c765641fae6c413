"""When Python looks for garbage: to look through everything stops the loop for longer than anything else.

So only what is young is looked through at any time; all of it when nobody plays, at the latest after a while.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from edubba.tables.events import Event
from edubba.tables.match import Match

LOOK, QUIET, LATEST = 60.0, 1.0, 3600.0  # seconds
NEVER = 1_000_000_000


class Memory:
    """One of those who hear what happens at the tables: thus it knows when nothing does."""

    def __init__(self, look: float = LOOK, quiet: float = QUIET, latest: float = LATEST) -> None:
        self._look, self._quiet, self._latest = look, quiet, latest
        self._busy = self._cleaned = 0.0

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """Somebody plays."""
        self._busy = time.monotonic()

    def drafted(self, match: Match) -> None:
        """Somebody plays."""
        self._busy = time.monotonic()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """As long as the server runs; what is there at its start stays and is not looked through again."""
        young, middle, old = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(young, middle, NEVER)
        self._cleaned = time.monotonic()
        try:
            yield
        finally:
            gc.set_threshold(young, middle, old)
            gc.unfreeze()

    async def run(self) -> None:
        """Look through everything when it disturbs nobody, until cancelled."""
        while True:
            await asyncio.sleep(self._look)
            now = time.monotonic()
            if now - self._busy > self._quiet or now - self._cleaned > self._latest:
                gc.collect()
                self._cleaned = time.monotonic()
