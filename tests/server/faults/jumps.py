"""The clock on the wall is set while people play: nobody runs out of time by it, no clock stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.faults.campaign import Campaign, Fault, run
from tests.server.faults.cluster import Cluster
from tests.server.faults.host import Host
from tests.server.faults.jumping import jump
from tests.server.faults.sleepers import Rung, listen
from tests.server.faults.tables import LIVE, SLEEPY, Plan
from tests.waiting import LIMIT, pause, soon

PLANS = (SLEEPY, Plan(terms=LIVE, bot="apprentice"), Plan(terms=LIVE, asking=True))


def clocks_are_set(
    url: str,
    folder: Path,
    jumps: Sequence[float],
    cluster: Cluster | None = None,
    workers: int = 1,
    within: float | None = None,
) -> dict[str, Any]:
    """Play on while the clock jumps, by seconds off the true time: the machine's, the database's."""
    host = Host(url, folder, workers)
    jump(host.clock, 0.0)
    set_database = cluster.let_clock_jump(url) if cluster else lambda seconds: None
    rung: list[Rung] = []

    def set_by(seconds: float) -> Fault:
        async def clock_jump() -> None:
            jump(host.clock, seconds)
            await asyncio.to_thread(set_database, seconds)
            await pause(2.0)  # who goes by that clock looks at it

        return clock_jump

    async def work(running: Campaign) -> None:
        ear = asyncio.create_task(listen(running.tables[0], rung))
        for seconds in jumps:
            await running.suffer(set_by(seconds))
        before = len(rung)

        async def one_more() -> bool:
            await running.go_on()
            return len(rung) > before

        await soon(one_more, "no clock rings any more", limit=2 * LIMIT)
        ear.cancel()

    counts = run(host, url, "jumps", work, PLANS, within)
    assert not [each for each in rung if each.early], rung
    assert within is None or not [each for each in rung if each.late], rung
    return counts | {"measured": [(round(each.left, 1), round(each.most, 1)) for each in rung]}
