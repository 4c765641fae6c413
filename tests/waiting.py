"""The one place where tests look at a clock: they wait for what shall happen, never for time to pass.

A test that asks how long something took measures the machine it runs on, and one that sleeps before it looks
guesses. What must be fast is measured by `./run bench`; what must be right waits here, with one limit that a
busy machine keeps too. What goes by the clock runs on a clock that the test holds (`tests/server/held.py`).
`tests/test_waiting.py` finds those who do otherwise.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar, overload

LIMIT = 60.0  # seconds
SHORTEST, LONGEST = 0.01, 0.1  # seconds between two looks
MILLISECONDS = LIMIT * 1000  # the same for a browser

T = TypeVar("T")


def until(found: Callable[[], T | None], what: object = "it did not happen", *, limit: float = LIMIT) -> T:
    """What is found, as soon as there is something (that is true); `what` is said where there never is."""
    began = time.monotonic()
    while not (result := found()):
        time.sleep(_pause(began, limit, what))
    return result


@overload
async def soon(
    found: Callable[[], Coroutine[Any, Any, T | None]], what: object = ..., *, limit: float = ...
) -> T: ...


@overload
async def soon(found: Callable[[], T | None], what: object = ..., *, limit: float = ...) -> T: ...


async def soon(
    found: Callable[[], Any],
    what: object = "it did not happen",
    *,
    limit: float = LIMIT,
) -> Any:
    """The same on the event loop; `found` may be a coroutine function."""
    began = time.monotonic()
    while True:
        result = found()
        if isinstance(result, Awaitable):
            result = await result
        if result:
            return result
        await asyncio.sleep(_pause(began, limit, what))


def _pause(began: float, limit: float, what: object) -> float:
    """Seconds until the next look: less and less often, for a look takes time from what is waited for."""
    waited = time.monotonic() - began
    assert waited < limit, what() if callable(what) else what
    return min(max(SHORTEST, waited / 10), LONGEST)


async def pause(seconds: float) -> None:
    """Let time pass: only where the pause is itself the fault, as in the long suites."""
    await asyncio.sleep(seconds)


def steady() -> float:
    """Seconds by a clock that nobody sets: for what long suites tell of themselves, for programs that give a
    line up as people's do, and to show that nothing came before its time, which a slow machine cannot hide.
    """
    return time.monotonic()


async def turns(count: int = 10) -> None:
    """Let everything on the event loop that can go on do so, some times over: no time need pass."""
    for _ in range(count):
        await asyncio.sleep(0)


class LoopAhead(asyncio.SelectorEventLoop):
    """A loop whose time the test moves: what waits on it for an hour need not be waited for."""

    _ahead = 0.0

    def time(self) -> float:
        return super().time() + self._ahead

    def pass_by(self, seconds: float) -> None:
        self._ahead += seconds


def on_a_loop_ahead(work: Callable[[LoopAhead], Coroutine[None, None, None]]) -> None:
    """Run something on such a loop."""
    with asyncio.Runner(loop_factory=LoopAhead) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, LoopAhead)
        runner.run(work(loop))
