"""What goes wrong: processes, the database and the network, each as it does in the world."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial

from tests.server.faults.campaign import Campaign, Fault
from tests.server.faults.cluster import Cluster
from tests.server.faults.disk import Disk
from tests.server.faults.proxy import Weather
from tests.server.served import STARTS
from tests.waiting import pause, soon

WAITS = "the database is away"  # says a worker that begins


class Faults:
    """The faults of one campaign; each is over when it returns."""

    def __init__(self, run: Campaign, cluster: Cluster | None = None) -> None:
        self._run, self._cluster = run, cluster
        self._host, self._proxy, self._lots = run.host, run.proxy, run.lots

    # --- processes --------------------------------------------------------------------------------------

    async def kill(self) -> None:
        """kill -9 of a worker: the others serve on. A lone process must come back first."""
        await asyncio.to_thread(self._host.kill_worker, self._lots)
        if self._host.size == 1:
            await asyncio.to_thread(self._host.wait)

    async def kill_two(self) -> None:
        """Two of them at once."""
        await self.kill()
        await self.kill()

    async def kill_parent(self) -> None:
        """kill -9 of the process that was started; who does that starts it again, on the same port."""
        await asyncio.to_thread(self._host.kill_parent)
        await self._again()

    async def kill_all(self) -> None:
        """A power cut."""
        await asyncio.to_thread(self._host.kill_all)
        await self._again()

    async def strong(self, least: int) -> None:
        """Until so many workers serve: no fault, but the time before the next."""
        host = self._host
        await soon(
            lambda: host.size == 1 or len(host.serving()) >= least,
            lambda: f"workers are missing: {host.log()[-3000:]}",
            limit=2 * STARTS,
        )

    async def _again(self) -> None:
        await asyncio.to_thread(self._host.start_again)

    # --- the database -----------------------------------------------------------------------------------

    def restart(self, mode: str, away: float = 0.0) -> Fault:
        """PostgreSQL goes and comes back."""

        async def restart() -> None:
            assert self._cluster is not None
            await asyncio.to_thread(self._cluster.restart, mode, away)

        return restart

    async def start_into_nothing(self) -> None:
        """A worker is killed while PostgreSQL is away: the next one starts before the database does."""
        assert self._cluster is not None
        await asyncio.to_thread(self._cluster.stop, "immediate")
        try:
            waited = self._host.log().count(WAITS)
            self._host.kill_worker(self._lots)
            await soon(lambda: self._host.log().count(WAITS) > waited, self._host.log, limit=STARTS)
        finally:
            await asyncio.to_thread(self._cluster.start)
        if self._host.size == 1:
            await asyncio.to_thread(self._host.wait)

    async def cut_listeners(self) -> None:
        """The connections that wait for news end."""
        assert self._cluster is not None
        cut = await asyncio.to_thread(self._cluster.cut_listeners)
        assert cut > 0 or self._host.size == 1, "nobody listens"

    async def cut_all(self) -> None:
        """All connections to the database end."""
        assert self._cluster is not None
        assert await asyncio.to_thread(self._cluster.cut_all) > 0

    # --- the network ------------------------------------------------------------------------------------

    async def reset(self) -> None:
        """Every connection is reset."""
        self._proxy.reset()

    async def vanish(self) -> None:
        """Half of the connections are dead, and nobody says so."""
        self._proxy.vanish(0.5)

    async def late(self) -> None:
        """Commands arrive when their senders have given the line up, come back and sent others."""
        self._proxy.linger(0.7)
        await pause(3.5)
        self._proxy.flow()

    async def stall(self) -> None:
        """Nothing travels for a while; then everything arrives."""
        self._proxy.stall()
        await pause(self._lots.uniform(0.5, 3.0))
        self._proxy.flow()

    async def drop(self) -> None:
        """No network at all for a while: connections break, new ones do not come about."""
        self._proxy.weather = Weather(shut=True)
        self._proxy.reset()
        await pause(self._lots.uniform(0.5, 2.0))
        self._proxy.flow()

    async def slow(self) -> None:
        """Long ways: every piece takes up to 0.3 s."""
        await self._for_a_while(Weather(delay=0.3))

    async def narrow(self) -> None:
        """30 kB/s for each connection and direction."""
        await self._for_a_while(Weather(rate=30_000))

    async def _for_a_while(self, weather: Weather) -> None:
        self._proxy.weather = weather
        await pause(1.5)
        self._proxy.flow()

    def named(self, name: str, lots: random.Random) -> Fault:
        """A fault by its name; restarts say how, and take their time."""
        if name.startswith("restart_"):
            return self.restart(name.removeprefix("restart_"), lots.uniform(0, 3))
        fault: Fault = getattr(self, name)
        return fault

    @property
    def network(self) -> Sequence[Fault]:
        """All that the network does."""
        return self.reset, self.vanish, self.late, self.stall, self.drop, self.slow, self.narrow


def full(disk: Disk, run: Campaign, seconds: float) -> Fault:
    """The disk is full for so long; the server goes on to answer, says what fails, and room comes back."""

    async def told(failing: bool) -> bool:
        return ("pulse" in await asyncio.to_thread(run.host.failing)) == failing

    async def disk_full() -> None:
        disk.fill(run.host.pid)
        assert disk.is_full()
        before = run.ledger.count("unknown")
        await pause(seconds)
        await soon(lambda: run.ledger.count("unknown") > before, "nothing failed: the disk was not full")
        await soon(partial(told, True), "the server does not say what fails")
        disk.clear(run.host.pid)
        await soon(partial(told, False), "the server does not say that it works again")

    return disk_full
