"""Work that goes on to its end although nobody waits for it any more."""

from __future__ import annotations

import asyncio
import contextlib

import anyio
import pytest

from edubba.server.undisturbed import settled, undisturbed
from tests.waiting import turns


async def _work(done: list[str], what: str, go: asyncio.Event | None = None) -> str:
    if go is not None:
        await go.wait()  # a cancellation would arrive here
    await turns(3)
    done.append(what)
    if what == "trouble":
        raise ValueError(what)
    return what


def test_what_it_gives_or_raises_is_heard() -> None:
    done: list[str] = []
    assert asyncio.run(undisturbed(_work(done, "fine"))) == "fine"
    with pytest.raises(ValueError, match="trouble"):
        asyncio.run(undisturbed(_work(done, "trouble")))


@pytest.mark.parametrize("what", ["fine", "trouble"])
def test_a_neighbour_who_is_refused_does_not_break_it_off(what: str) -> None:
    """As Litestar asks for what a handler needs: side by side, and all are cancelled where one fails."""
    done: list[str] = []

    async def refused() -> None:
        raise PermissionError

    async def both() -> list[str]:
        go = asyncio.Event()
        with contextlib.suppress(ExceptionGroup):
            async with anyio.create_task_group() as group:
                group.start_soon(undisturbed, _work(done, what, go))
                group.start_soon(refused)
        before = list(done)
        go.set()
        await settled()
        return before

    assert asyncio.run(both()) == []
    assert done == [what]
