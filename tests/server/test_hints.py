"""Hints in matches against bots: three steps, once for each moment, and only there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from edubba.drawing.scene import stage
from tests.server.served import Guest, Served, served

GAMES = ("sumeria", "flood")
BOTS = ["open", "apprentice", "apprentice"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hints")
    with served(f"sqlite:///{folder}/hints.sqlite", folder, EDUBBA_WORKERS="1") as running:
        yield running


def _hint(guest: Guest, match: str, lang: str = "en") -> httpx.Response:
    return guest.http.post(f"/api/matches/{match}/hint", params={"lang": lang}, timeout=120)


def _my_turn(guest: Guest, match: str) -> dict[str, Any]:
    end = time.monotonic() + 60
    while not (state := guest.see(match))["legal"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_places_the_action_and_the_reasons(server: Served, game: str) -> None:
    guest = Guest(server.address)
    match = guest.open(game=game, seats=BOTS)
    guest.join(match, "Ana")
    state = _my_turn(guest, match)
    first = _hint(guest, match).raise_for_status().json()
    staged = stage(game)
    words = {staged.worded(text, state["position"], "en"): text for text in state["legal"]}
    best = words[first["action"]]
    assert {*first["spots"]} <= {*staged.path(best)}
    assert first["area"]
    assert any("±" in line for line in first["why"])
    assert _hint(guest, match).json() == first  # the same thoughts, not new ones
    german = _hint(guest, match, "de").json()
    assert german["spots"] == first["spots"]
    guest.do(match, do="play", version=state["version"], text=best, revision=0).raise_for_status()
    after = guest.see(match)
    then = _hint(guest, match)
    if after["draft"] is None or after["draft"]["complete"] or not after["legal"]:
        assert then.status_code == 409
    else:
        assert then.json() != first


def test_hints_are_for_ones_own_turn_against_bots_in_unrated_matches(server: Served) -> None:
    guest, friend = Guest(server.address), Guest(server.address)
    with_friend = guest.open(seats=["open", "open", "apprentice"])
    guest.join(with_friend, "Ana")
    friend.join(with_friend, "Béla")
    assert _hint(guest, with_friend).json()["code"] == "hints-people"
    alone = guest.open(seats=BOTS)
    assert _hint(guest, alone).json()["code"] == "table-no-seat-here"
    guest.join(alone, "Ana")
    assert _hint(friend, alone).json()["code"] == "table-no-seat-here"
    assert _hint(guest, "nosuch").status_code == 404
    friend.http.cookies.clear()
    assert _hint(friend, alone).status_code == 401


def test_there_are_no_hints_in_rated_matches_nor_when_they_are_over(server: Served) -> None:
    person = Guest(server.address)
    account = {"name": "Enheduanna", "password": "barley and beer"}
    me = person.http.post("/api/register", json=account).raise_for_status().json()
    person.http.headers["X-Edubba-CSRF"] = me["csrf"]
    terms = {"kind": "live", "base": 600, "increment": 10}
    rated = person.open(seats=BOTS, rated=True, terms=terms)
    person.join(rated, "Enheduanna")
    assert _hint(person, rated).json()["code"] == "hints-rated"
    short = person.open(seats=BOTS)
    person.join(short, "Enheduanna")
    state = _my_turn(person, short)
    person.do(short, do="abandon", version=state["version"], seat=1).raise_for_status()
    assert person.see(short)["status"] == "over"
    assert _hint(person, short).json()["code"] == "table-over"


def test_a_turn_that_is_complete_gets_no_hint(server: Served) -> None:
    guest = Guest(server.address)
    match = guest.open(seats=BOTS)
    guest.join(match, "Ana")
    state = _my_turn(guest, match)
    done = guest.do(match, do="play", version=state["version"], text=state["legal"][0], revision=0)
    done.raise_for_status()
    assert guest.see(match)["draft"]["complete"]
    assert _hint(guest, match).json()["code"] == "hints-complete"
