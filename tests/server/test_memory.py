"""Garbage is found when nobody plays, and at the latest after a while; never while somebody does."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from edubba.server.memory import Memory
from tests.server.makers import new_match


class Knot:
    """Something that only the collector finds."""

    def __init__(self) -> None:
        self.me = self


def old_garbage() -> weakref.ref[Any]:
    knot = Knot()
    for generation in (0, 1):
        gc.collect(generation)  # it is not young any more
    return weakref.ref(knot)


@pytest.mark.parametrize(
    ("quiet", "latest", "most", "found"),
    [(0.0, 60.0, 1000, True), (60.0, 60.0, 1000, False), (60.0, 0.0, 1000, True), (60.0, 60.0, 0, True)],
)
def test_all_is_looked_through_in_a_quiet_moment_when_it_is_time_or_when_there_is_much(
    quiet: float, latest: float, most: int, found: bool
) -> None:
    async def work() -> None:
        memory = Memory(look=0.02, quiet=quiet, latest=latest, most=most)
        with memory.kept():
            await at_work(memory)

    async def at_work(memory: Memory) -> None:
        task = asyncio.create_task(memory.run())
        memory.changed(new_match("a")[0], [])
        knot = old_garbage()
        assert knot() is not None
        await asyncio.sleep(0.2)
        assert (knot() is None) is found
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    before = gc.get_threshold()
    asyncio.run(work())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
