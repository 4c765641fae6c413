"""Recovery to a moment, rehearsed: the disk is lost, and every match is again where it was at that moment."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx

from edubba.server.duties import PULSE
from tests.server.cluster import RECOVERY, SETTINGS, cluster
from tests.server.restless import Restless, turn
from tests.server.served import Guest, Served, seated, served
from tests.waiting import until

LIVE = {"kind": "live", "base": 120.0, "increment": 0.0}


def test_the_page_says_what_is_rehearsed() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    used = (SETTINGS + RECOVERY).replace("{folder}/archive", "/srv/archive").splitlines()
    told = [line for line in used if line.startswith(("archive_", "restore_", "recovery_target_action"))]
    assert len(told) == 4
    assert [line for line in told if line not in page] == []


def test_a_lost_postgresql_comes_back_as_it_was_at_a_moment(tmp_path: Path) -> None:
    with cluster() as postgres, served(postgres.url, tmp_path) as server:
        restless = Restless(server.address)
        restless.start()
        quiet, people = seated(server.address)
        until(lambda: restless.told)
        postgres.copy()  # while people play
        timed, players = seated(server.address, terms=LIVE)
        with_bots = people[0].open(seats=["open", "lugal", "lugal"])
        people[0].join(with_bots, "alone")
        for _ in range(5):
            assert turn(people, quiet)
        assert turn(people, quiet, commit=False)  # a draft
        while turn(people[:1], with_bots):  # now a bot thinks
            pass
        then = [person.see(quiet) for person in people]
        clock, bots = players[0].see(timed), people[0].see(with_bots)["version"]
        before = restless.now()
        moment = postgres.ask("SELECT clock_timestamp()")
        after = restless.now()
        _play_on(server, people, quiet)
        server.kill()
        restless.join(30)
        postgres.lose()
        postgres.recover(moment)
        server.start()
        assert [person.see(quiet) for person in people] == then
        assert [bool(state["draft"] and state["draft"]["texts"]) for state in then].count(True) == 1
        for match, version in before.items():  # the answer to one more may have been on its way
            assert version <= restless.guest.see(match)["version"] <= after[match] + 1
        _check_later_is_gone(server)
        _check_clock(players, timed, clock)
        assert turn(people, quiet)
        assert turn(players, timed)
        until(lambda: people[0].see(with_bots)["version"] > bots)


def _play_on(server: Served, people: list[Guest], match: str) -> None:
    """What happens after the moment, and must be gone."""
    state = next(state for person in people if (state := person.see(match))["draft"])
    holder = next(person for person in people if person.see(match)["draft"])
    holder.do(
        match, do="reset", version=state["version"], revision=state["draft"]["revision"]
    ).raise_for_status()
    for _ in range(3):
        assert turn(people, match)
    late = {"name": "Latecomer", "password": "barley and beer"}
    Guest(server.address).http.post("/api/register", json=late)
    assert httpx.post(f"{server.address}/api/login", json=late).status_code == 200


def _check_later_is_gone(server: Served) -> None:
    late = {"name": "Latecomer", "password": "barley and beer"}
    assert httpx.post(f"{server.address}/api/login", json=late).status_code == 401


def _check_clock(players: list[Guest], match: str, then: dict[str, Any]) -> None:
    """The time away is given back, but for what had run since the last sign of life."""
    state = players[0].see(match)
    assert state["to_act"] == then["to_act"]
    left = state["deadline"] - state["since"]
    had = then["deadline"] - then["since"]
    assert had - PULSE - 6 <= left <= had + 1
    assert state["deadline"] > time.time() + had / 2
