"""A database that is away for longer than anybody's patience: what comes back, and how soon; how one ends."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.company.crew import ear, only, until
from tests.server.company.test_workers import _wait_for
from tests.server.faults.cluster import Cluster, own_cluster
from tests.server.served import Guest, Served, seated, served

AWAY = 25.0  # seconds: longer than a worker counts as alive, and than any pool is patient
SOON = 20.0  # seconds after which everything must be as before, on a busy machine
BANK = 60.0


@pytest.mark.long
def test_everything_comes_back_after_a_long_outage(tmp_path: Path) -> None:
    with own_cluster() as cluster, served(cluster.database("away"), tmp_path, EDUBBA_WORKERS="2") as server:
        _wait_for(server)
        guest = Guest(server.address)
        terms = {"kind": "live", "base": BANK, "increment": 0}
        alone = guest.open(seats=["open", "scribe", "scribe"], terms=terms)
        guest.join(alone, "Ana")
        asyncio.run(_watched(server, cluster))
        state, began = guest.see(alone), time.monotonic()
        version = state["version"]
        while state["version"] < version + 6:  # bots go on, and so does she
            assert time.monotonic() - began < SOON, server.log()[-3000:]
            if state["legal"]:
                command = {"version": state["version"], "revision": 0, "text": state["legal"][0]}
                guest.do(alone, do="play", commit=True, **command)
            state = guest.see(alone)
        assert state["seats"][0]["left"] > BANK - AWAY / 2  # nobody pays for it
        assert not state["seats"][0]["stand_in"]
        _ends_in_an_outage(server, cluster)


async def _watched(server: Served, cluster: Cluster) -> None:
    """Who is there is known again soon, also of one who left meanwhile; requests are told to come later."""
    match, guests = await asyncio.to_thread(seated, server.address)
    async with AsyncExitStack() as stack:
        first, second = server.crew()
        with only(server, first):
            await stack.enter_async_context(ear(server, match, guests[0]))
            passer_by = await stack.enter_async_context(ear(server, match))
        with only(server, second):
            other = await stack.enter_async_context(ear(server, match, guests[1]))
        await until(lambda: other.presence == ([1, 2], 1))
        outage = asyncio.create_task(asyncio.to_thread(cluster.restart, "fast", AWAY))
        await asyncio.sleep(AWAY / 3)
        for path in ("/health", "/api/lobby"):
            answer = await asyncio.to_thread(httpx.get, server.address + path, timeout=AWAY)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        await passer_by.socket.close()
        await outage
        await until(lambda: other.presence == ([1, 2], 0), SOON)


def _ends_in_an_outage(server: Served, cluster: Cluster) -> None:
    """Also where a worker has just been started, and waits."""
    assert server.process is not None
    outage = threading.Thread(target=cluster.restart, args=("fast", 2 * AWAY))
    outage.start()
    time.sleep(2)
    os.kill(server.crew()[0], signal.SIGKILL)
    time.sleep(6)
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(45) == 0
    outage.join()
