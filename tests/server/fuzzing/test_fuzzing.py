"""A server that is sent tens of thousands of odd messages answers each, tells no secret and does not grow."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from edubba.server.config import Settings
from tests.server.fuzzing.pestering import PER_SHIFT, Pester
from tests.server.fuzzing.planting import Planted, known, plant
from tests.server.fuzzing.watching import Watch, resident
from tests.server.fuzzing.wishes import Requests
from tests.server.held import Hands, Inside, inside
from tests.server.served import GENEROUS, Guest, Served, served
from tests.waiting import LIMIT

SHORT, LONG = 8_000, 1_000_000
SEED = 20261118
#: MiB that the process may be larger at the end than after the first tenth. What is kept by number fills up
#: meanwhile: open matches, 64 reels, 20,000 limits, the collector's second generation; none of it grows on.
GROWTH = 64.0


@pytest.mark.parametrize("messages", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_no_message_breaks_the_server_leaks_or_stays_in_its_memory(tmp_path: Path, messages: int) -> None:
    with served(f"sqlite:///{tmp_path}/fuzz.sqlite", tmp_path) as server:
        planted, pester, watch = _ready(server, tmp_path / "fuzz.sqlite")
        early = 0.0
        while watch.sent < messages:
            asyncio.run(pester.shift(min(PER_SHIFT, messages - watch.sent)))
            if not early and watch.sent >= messages // 10:
                early = resident(_pid(server))
            _tell(server, watch)
        assert httpx.get(f"{server.address}/health", timeout=LIMIT).status_code == 200
        grown = resident(_pid(server)) - early
        _judge(server, planted, watch, understood=messages // 200)
        assert grown < GROWTH, f"{grown:.0f} MiB more than at the start"


def test_with_the_limits_of_every_day_it_is_refused_and_nothing_else(tmp_path: Path) -> None:
    usual = {name: str(getattr(Settings(), name.removeprefix("EDUBBA_").lower())) for name in GENEROUS}
    url, hands = f"sqlite:///{tmp_path}/fuzz.sqlite", Hands()  # by whose time nobody gets anything back
    with inside(url, hands=hands, **usual) as server:
        planted, pester, watch = _ready(server, tmp_path / "fuzz.sqlite")
        asyncio.run(pester.shift(PER_SHIFT))
        _judge(server, planted, watch, understood=5)
        assert watch.kinds["too often"] > 100


def _ready(server: Served | Inside, database: Path) -> tuple[Planted, Pester, Watch]:
    planted = plant(server, database)
    document = httpx.get(f"{server.address}/api/openapi.json", timeout=LIMIT).json()
    requests = Requests(document, known(server, [planted.public, planted.private]))
    watch = Watch(SEED, planted.secrets)
    return planted, Pester(server, planted, requests, watch), watch


def _pid(server: Served) -> int:
    assert server.process is not None
    return server.process.pid


def _tell(server: Served, watch: Watch) -> None:
    print(
        f"{watch.sent} messages, {resident(_pid(server)):.0f} MiB, "
        f"HTTP {dict(sorted(watch.statuses.items()))}, heard {dict(watch.kinds)}, "
        f"closed {dict(watch.closes)}",
        flush=True,
    )


def _judge(server: Served | Inside, planted: Planted, watch: Watch, *, understood: int) -> None:
    watch.log(server.log().encode())
    assert not watch.faults, "\n".join(watch.faults[:20])
    assert sum(watch.statuses[status] for status in (200, 201)) > understood, (
        "hardly a request was understood"
    )
    assert watch.kinds["ack"] > understood, "hardly a message was understood"
    assert watch.kinds["problem"] > watch.sent // 4
    # The match that somebody drafts in is untouched, the private one is still nobody else's.
    stranger = Guest(server.address)
    assert stranger.see(planted.public)["draft"] is None
    assert stranger.http.get(f"/api/matches/{planted.private}").status_code == 404
