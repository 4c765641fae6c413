"""The server's own work goes on whatever goes wrong in it, and what does not work is told.

Signs of life, clocks, notices, analyses, news between workers: each is a task that lasts as long as the
server does, under a name. What fails in one is logged once, counted each time, and shown by `/health` until
it works again; the task goes on, and one that ends by itself begins anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from edubba.server.counting import Metrics
from edubba.server.storage.errors import is_outage

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

PAUSE = 1.0  # seconds before it is begun anew
STEADY = 10.0  # seconds after which what was begun anew counts as working

_log = logging.getLogger("edubba.supervising")


class Round:
    """One round of a work: whether something went wrong in it."""

    failed = False


class Supervisor:
    """Of one process."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._failing: set[str] = set()

    @property
    def failing(self) -> list[str]:
        """The names of what does not work."""
        return sorted(self._failing)

    def start(self, name: str, work: Work) -> asyncio.Task[None]:
        """A task that keeps it going."""
        return asyncio.create_task(self.keep(name, work), name=f"edubba-{name}")

    async def keep(self, name: str, work: Work) -> None:
        """Do it until cancelled."""
        try:
            while True:
                recovered = None
                if name in self._failing:
                    recovered = asyncio.get_running_loop().call_later(STEADY, self._works, name)
                try:
                    await work()
                    if _cancelled():
                        return  # it has put itself in order and ended
                    _log.error("%s has ended and begins anew", name)
                except Exception as error:
                    if _cancelled():
                        raise  # what it put in order failed, and would hide that it was to end
                    self._fails(name, error)
                finally:
                    if recovered is not None:
                        recovered.cancel()
                await asyncio.sleep(PAUSE)
        finally:  # another worker may have it now
            self._failing.discard(name)
            self._works(name)

    @contextmanager
    def round(self, name: str) -> Iterator[Round]:
        """Around each round of a work: what it raises is told, and the work goes on."""
        current = Round()
        try:
            yield current
        except Exception as error:
            if _cancelled():
                raise
            current.failed = True
            self._fails(name, error)
        else:
            self._works(name)

    # --- inside ---------------------------------------------------------------------------------------

    def _fails(self, name: str, error: Exception) -> None:
        self._metrics.work_failures.labels(name).inc()
        if name in self._failing:
            return  # once, not every few seconds of a long night
        self._failing.add(name)
        self._metrics.work_failing.labels(name).set(1)
        _log.error("%s: %s", name, type(error).__name__, exc_info=None if is_outage(error) else error)

    def _works(self, name: str) -> None:
        if name in self._failing:
            self._failing.discard(name)
            _log.warning("%s: works again", name)
        self._metrics.work_failing.labels(name).set(0)


def _cancelled() -> bool:
    """Whether the task that runs is to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
