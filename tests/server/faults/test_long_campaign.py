"""The long version: 200 workers killed, PostgreSQL restarted ten times, and everything else in between.

`./run test-long tests/server/faults` runs it and prints the counts. FAULTS_SHARE in the environment makes all
of it a part of that (0.1: 20 kills). The seed is fixed: the faults come in the same order every time.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.faults.campaign import WITHIN, Campaign, run
from tests.server.faults.cluster import Cluster
from tests.server.faults.conftest import Counted
from tests.server.faults.disk import small_disk
from tests.server.faults.faults import Faults, full
from tests.server.faults.host import Host
from tests.server.faults.jumps import clocks_are_set
from tests.server.faults.tables import PLANS, SLEEPY

pytestmark = pytest.mark.long
SEED = "long"
WORKERS = 3
SHARE = float(os.environ.get("FAULTS_SHARE", "1"))
#: How often each fault happens among workers on PostgreSQL; kills of all kinds are 200.
TIMES = {
    "kill": 180, "kill_two": 8, "kill_parent": 2, "kill_all": 2, "restart_fast": 4, "restart_immediate": 4,
    "start_into_nothing": 2, "cut_listeners": 15, "cut_all": 10, "reset": 5, "vanish": 4, "late": 6,
    "stall": 4, "drop": 4, "slow": 3, "narrow": 3,
}  # fmt: skip


def test_two_hundred_kills_and_ten_restarts(
    cluster: Cluster, new_url: Callable[[str], str], tmp_path: Path, counted: Counted
) -> None:
    url = new_url("postgres")
    lots = random.Random(SEED)
    order = [name for name, times in TIMES.items() for _ in range(max(1, round(times * SHARE)))]
    lots.shuffle(order)

    async def work(running: Campaign) -> None:
        faults = Faults(running, cluster)
        for number, name in enumerate(order, 1):
            await faults.strong(2 if name == "kill" else WORKERS)
            await running.suffer(faults.named(name, lots))
            if number % 20 == 0:
                await running.go_on()

    counted(run(Host(url, tmp_path, WORKERS), url, SEED, work, [*PLANS, SLEEPY], WITHIN))


def test_a_lone_process_is_killed_and_its_network_fails(tmp_path: Path, counted: Counted) -> None:
    with small_disk(tmp_path / "disk") as disk:
        url = f"sqlite+aiosqlite:///{disk.folder}/faults.sqlite"

        async def work(running: Campaign) -> None:
            faults = Faults(running)
            for number in range(max(1, round(10 * SHARE))):
                for fault in (*faults.network, faults.kill, full(disk, running, 1.0 + number % 4)):
                    await running.suffer(fault)
                await running.go_on()

        counted(run(Host(url, tmp_path), url, SEED, work, [*PLANS, SLEEPY], WITHIN))


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_clocks_jump_for_minutes(
    backend: str,
    new_url: Callable[[str], str],
    tmp_path: Path,
    counted: Counted,
    request: pytest.FixtureRequest,
) -> None:
    cluster: Cluster | None = request.getfixturevalue("cluster") if backend == "postgres" else None
    jumps = [3600.0, 0.0, -3600.0, 0.0, 7200.0, -7200.0, 3600.0, 86_400.0, 0.0]
    workers = WORKERS if cluster else 1
    counted(clocks_are_set(new_url(backend), tmp_path, jumps, cluster, workers, WITHIN))
