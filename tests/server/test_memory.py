"""Garbage is found when nobody plays, and at the latest after a while; never while somebody does."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from edubba.server.memory import Memory
from tests.server.held import Hands
from tests.server.makers import new_match
from tests.waiting import turns

QUIET, LATEST, PLENTY = 1.0, 3600.0, 1000


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
    ("quiet", "since", "most", "found"),
    [
        (QUIET + 0.1, QUIET + 0.1, PLENTY, True),
        (QUIET - 0.1, QUIET - 0.1, PLENTY, False),
        (QUIET - 0.1, LATEST - 1, PLENTY, False),
        (0.0, LATEST + 1, PLENTY, True),
        (0.0, 0.0, 0, True),
    ],
)
def test_all_is_looked_through_in_a_quiet_moment_when_it_is_time_or_when_there_is_much(
    quiet: float, since: float, most: int, found: bool
) -> None:
    """So many seconds after somebody has played, and after all was looked through."""
    hands = Hands()

    async def work() -> None:
        memory = Memory(look=0.0, quiet=QUIET, latest=LATEST, most=most, clock=hands.clock)
        with memory.kept():
            await at_work(memory)

    async def at_work(memory: Memory) -> None:
        hands.pass_by(since - quiet)
        memory.changed(new_match("a")[0], [])
        hands.pass_by(quiet)
        knot = old_garbage()
        task = asyncio.create_task(memory.run())
        assert knot() is not None
        await turns()  # it looks in each of them
        assert (knot() is None) is found
        hands.pass_by(LATEST)
        await turns()
        assert knot() is None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    before = gc.get_threshold()
    asyncio.run(work())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    gc.freeze()  # for the tests after this one
