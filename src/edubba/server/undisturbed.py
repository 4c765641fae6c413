"""Questions to the database that are not broken off when nobody waits for the answer any more.

What a handler needs is found out side by side. Where one part is refused the others are cancelled, and a
connection that is cancelled in the middle of a question is closed, with a traceback in the log: anybody could
have that as often as he likes. So they end by themselves, and nobody hears how.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
_running: set[asyncio.Task[Any]] = set()


async def undisturbed(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives or raises; it goes on to its end where the one who waits is cancelled."""
    task = asyncio.ensure_future(work)
    _running.add(task)
    task.add_done_callback(_heard)
    return await asyncio.shield(task)


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives or raises; who is cancelled meanwhile is so once it has ended, and not before."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def _heard(task: asyncio.Task[Any]) -> None:
    """An exception that nobody waits for is no news."""
    _running.discard(task)
    if not task.cancelled():
        task.exception()


async def settled() -> None:
    """Wait until all of this loop have ended: then the database may be closed."""
    here = asyncio.get_running_loop()
    if mine := [task for task in _running if task.get_loop() is here]:
        await asyncio.wait(mine)
