"""A database that is away for longer than anybody's patience: what comes back, and how one ends."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.company.crew import both, ear, only
from tests.server.faults.cluster import Cluster, own_cluster
from tests.server.faults.faults import WAITS
from tests.server.restless import turn
from tests.server.served import STARTS, VERIFY, Guest, Served, seated, served
from tests.waiting import LIMIT, pause, soon, steady, until

AWAY = 25.0  # seconds: longer than a worker counts as alive, and than any pool is patient
BANK = 60.0


@pytest.mark.long
def test_everything_comes_back_after_a_long_outage(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with own_cluster() as cluster, served(cluster.database("away"), tmp_path, EDUBBA_WORKERS="2") as server:
        both(server)
        guest = Guest(server.address)
        terms = {"kind": "live", "base": BANK, "increment": 0}
        alone = guest.open(seats=["open", "scribe", "scribe"], terms=terms)
        guest.join(alone, "Ana")
        seconds = {"presence": asyncio.run(_watched(server, cluster))}
        state, began = guest.see(alone), steady()
        version = state["version"]

        def goes_on() -> bool:  # bots do, and so does she
            turn([guest], alone)
            return bool(guest.see(alone)["version"] >= version + 6)

        until(goes_on, lambda: server.log()[-3000:])
        seconds["six events"] = steady() - began
        state = guest.see(alone)
        assert state["seats"][0]["left"] > BANK - AWAY  # nobody pays for it
        assert not state["seats"][0]["stand_in"]
        seconds["the end"] = _ends_in_an_outage(server, cluster)
        record_property("seconds", {name: round(each, 1) for name, each in seconds.items()})


async def _watched(server: Served, cluster: Cluster) -> float:
    """Who is there is known again, also of one who left meanwhile; requests are told to come later.

    The seconds until it is.
    """
    match, guests = await asyncio.to_thread(seated, server.address)
    async with AsyncExitStack() as stack:
        first, second = server.crew()
        with only(server, first):
            await stack.enter_async_context(ear(server, match, guests[0]))
            passer_by = await stack.enter_async_context(ear(server, match))
        with only(server, second):
            other = await stack.enter_async_context(ear(server, match, guests[1]))
        await soon(lambda: other.presence == ([1, 2], 1))
        await asyncio.to_thread(cluster.stop, "fast")
        try:
            outage = asyncio.create_task(pause(AWAY))
            for path in ("/health", "/api/lobby"):
                await asyncio.to_thread(_is_told_to_come_later, server, path)
            await passer_by.socket.close()
            await outage
        finally:
            await asyncio.to_thread(cluster.start)
        began = steady()
        await soon(lambda: other.presence == ([1, 2], 0))
        return steady() - began


def _is_told_to_come_later(server: Served, path: str) -> None:
    answer = httpx.get(server.address + path, timeout=LIMIT, verify=VERIFY)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")


def _ends_in_an_outage(server: Served, cluster: Cluster) -> float:
    """Also where a worker has just been started, and waits. The seconds that it takes."""
    assert server.process is not None
    cluster.stop("fast")
    try:
        waited = server.log().count(WAITS)
        os.kill(server.crew()[0], signal.SIGKILL)
        until(lambda: server.log().count(WAITS) > waited, server.log, limit=STARTS)
        began = steady()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(LIMIT) == 0
        return steady() - began
    finally:
        cluster.start()
