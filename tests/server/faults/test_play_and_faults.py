"""Nothing acknowledged is lost or doubled, nobody is left behind, no match is stuck: whatever goes wrong.

This is the short version; test_long_campaign.py has the long one.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

from tests.server.faults.campaign import Campaign, run
from tests.server.faults.cluster import Cluster
from tests.server.faults.conftest import Counted
from tests.server.faults.disk import small_disk
from tests.server.faults.faults import Faults, full
from tests.server.faults.host import Host
from tests.server.faults.jumps import clocks_are_set
from tests.server.faults.tables import PLANS
from tests.waiting import until

WORKERS = 2
FEW = PLANS[1:4]  # a bot, both games, clocks, and who has no WebSockets


def test_workers_are_killed_and_the_database_restarted(
    cluster: Cluster, new_url: Callable[[str], str], tmp_path: Path, counted: Counted
) -> None:
    url = new_url("postgres")

    async def work(running: Campaign) -> None:
        faults = Faults(running, cluster)
        for fault in (faults.start_into_nothing, faults.cut_listeners, faults.cut_all):
            await running.suffer(fault)
        await faults.strong(WORKERS)
        await running.suffer(faults.kill)

    counted(run(Host(url, tmp_path, WORKERS), url, "short", work, FEW))


def test_a_worker_killed_while_it_starts_is_replaced_at_once(
    new_url: Callable[[str], str], tmp_path: Path
) -> None:
    host = Host(new_url("postgres"), tmp_path, WORKERS)
    host.start()
    try:
        killed = host.pids()[0]
        for _ in range(3):
            os.kill(killed, signal.SIGKILL)
            killed = _next(host, {killed})
        host.end()
    finally:
        host.kill_all()


def _next(host: Host, before: set[int]) -> int:
    """The worker in place of one that was killed; it has hardly begun."""
    known = {*before, *host.pids()}
    return until(lambda: set(host.pids()) - known, "nobody takes the place of a worker that was killed").pop()


def test_the_network_fails_and_the_disk_is_full(tmp_path: Path, counted: Counted) -> None:
    with small_disk(tmp_path / "disk") as disk:
        url = f"sqlite+aiosqlite:///{disk.folder}/faults.sqlite"

        async def work(running: Campaign) -> None:
            faults = Faults(running)
            for fault in faults.network:
                await running.suffer(fault)
            await running.suffer(full(disk, running, 2.0))
            await running.suffer(faults.kill)

        counted(run(Host(url, tmp_path), url, "short", work, FEW))


def test_the_clock_is_set_an_hour_forward_and_back(
    new_url: Callable[[str], str], tmp_path: Path, counted: Counted
) -> None:
    counted(clocks_are_set(new_url("sqlite"), tmp_path, (3600.0, 0.0, -3600.0)))
