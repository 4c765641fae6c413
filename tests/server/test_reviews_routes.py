"""Analyses of records and positions over HTTP, as a page asks for them."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import edubba
from edubba._position import Position
from edubba.records import dumps
from tests.server.held import Inside
from tests.server.reviewing import game
from tests.server.served import Guest
from tests.waiting import until


@pytest.fixture(scope="module")
def study(server: Inside) -> str:
    """A short record, analysed."""
    guest = Guest(server.address)
    study = _brought(guest, dumps(game(10)))
    assert _seen(guest, study)["status"] == "none"
    asked = guest.http.post(f"/api/replays/{study}/analysis")
    assert asked.status_code == 202
    assert asked.json()["status"] in ("waiting", "running")
    parts = []

    def done() -> bool:
        seen = _seen(guest, study)
        if seen["status"] != "done":
            parts.append(seen["part"])
            assert seen["review"] is None
        return bool(seen["status"] == "done")

    until(done)
    assert parts == sorted(parts)
    return study


def _brought(guest: Guest, record: str) -> str:
    return str(guest.http.post("/api/studies", json={"record": record}).raise_for_status().json()["id"])


def _my_turn(guest: Guest, match: str) -> dict[str, Any]:
    return until(lambda: (state := guest.see(match))["legal"] and state)


def _seen(guest: Guest, study: str, **query: str) -> dict[str, Any]:
    answer = guest.http.get(f"/api/replays/{study}/analysis", params=query).raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def test_an_analysis_has_all_that_a_page_shows_in_the_readers_language(server: Inside, study: str) -> None:
    other = Guest(server.address)  # everybody who may see the record sees the analysis
    english, german = (_seen(other, study, lang=lang)["review"] for lang in ("en", "de"))
    assert len(english["shares"]) == 11
    assert all(len(row) == 3 and row[0]["error"] >= 0 for row in english["shares"])
    assert [each["number"] for each in english["decisions"]] == list(range(2, 11))
    for one, other in zip(english["decisions"], german["decisions"], strict=True):
        assert (one["grade"], one["loss"], one["best"]) == (other["grade"], other["loss"], other["best"])
        assert one["told"] != other["told"]
    assert english["graph"] != german["graph"]
    assert len(english["points"]) <= 3
    plot = english["plot"]
    assert 0 < plot["left"] < plot["right"] < plot["width"]


def test_the_whole_review_is_a_file_without_names(server: Inside, study: str) -> None:
    answer = Guest(server.address).http.get(f"/api/replays/{study}/analysis/file").raise_for_status()
    found = json.loads(answer.content)
    assert found["edubba-review"] == 2
    assert found["seats"] == ["Player 1", "Player 2", "Player 3"]
    assert answer.headers["content-disposition"] == f'attachment; filename="{study}.json"'


def test_what_is_not_there_has_no_analysis(server: Inside, study: str) -> None:
    guest = Guest(server.address)
    assert guest.http.get("/api/replays/nosuchmatch/analysis").status_code == 404
    unasked = _brought(guest, dumps(game(11)))
    assert guest.http.get(f"/api/replays/{unasked}/analysis/file").status_code == 404
    guest.http.cookies.clear()
    assert guest.http.post(f"/api/replays/{unasked}/analysis").status_code == 401


def test_a_running_match_of_ones_own_is_locked_in_every_shape(server: Inside) -> None:
    guest = Guest(server.address)
    match = guest.open(seats=["open", "apprentice", "apprentice"])
    guest.join(match, "Ana")
    refused = guest.http.post(f"/api/replays/{match}/analysis")
    assert refused.json()["code"] == "reviews-running"
    state = _my_turn(guest, match)
    text = state["legal"][0]
    guest.do(
        match, do="play", version=state["version"], text=text, revision=0, commit=True
    ).raise_for_status()
    state = _my_turn(guest, match)  # before anybody decides all games look alike
    record = guest.http.get(f"/api/matches/{match}/record").raise_for_status().text
    study = _brought(guest, record)
    refused = guest.http.post(f"/api/replays/{study}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "reviews-locked")
    refused = guest.http.post("/api/positions/analysis", json={"position": state["position"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "reviews-locked")
    other = Guest(server.address)
    other.http.post("/api/positions/analysis", json={"position": state["position"]}).raise_for_status()
    other.http.post(f"/api/replays/{study}/analysis").raise_for_status()
    until(lambda: _seen(other, study)["status"] == "done")
    refused = guest.http.get(f"/api/replays/{study}/analysis")  # nor does one read what others asked for
    assert (refused.status_code, refused.json()["code"]) == (409, "reviews-locked")
    refused = guest.http.get(f"/api/replays/{study}/analysis/file")
    assert (refused.status_code, refused.json()["code"]) == (409, "reviews-locked")


def test_a_running_match_of_two_people_is_locked_also_for_those_who_do_not_say_who_they_are(
    server: Inside,
) -> None:
    guest, friend = Guest(server.address), Guest(server.address)
    match = guest.open(seats=["open", "open", "apprentice"])
    guest.join(match, "Ana")
    friend.join(match, "Béla")
    for _ in range(3):  # whoever begins, and a bot plays in between
        each, state = until(
            lambda: next(((one, seen) for one in (guest, friend) if (seen := one.see(match))["legal"]), None)
        )
        asked = {"version": state["version"], "text": state["legal"][0], "revision": 0}
        each.do(match, do="play", commit=True, **asked).raise_for_status()
    position = friend.see(match)["position"]
    nobody = httpx.post(f"{server.address}/api/positions/analysis", json={"position": position})
    assert (nobody.status_code, nobody.json()["code"]) == (409, "reviews-locked")
    stranger = Guest(server.address)
    view = {key: value for key, value in position.items() if key not in ("game", "options")}
    wishes = {"game": "sumeria", "options": position["options"], "position": view}
    opened = stranger.http.post("/api/matches", json=wishes | {"seats": ["open", "apprentice", "apprentice"]})
    assert (opened.status_code, opened.json()["code"]) == (409, "reviews-locked")


@pytest.mark.parametrize(("name", "at"), [("greedy-1", 80), ("flood-greedy-1", 0), ("flood-greedy-1", 60)])
def test_a_position_has_shares_actions_in_words_and_a_line(server: Inside, name: str, at: int) -> None:
    guest = Guest(server.address)
    pos = Position.of(game(100, name), at)
    asked = {"position": pos.view()}
    found = guest.http.post("/api/positions/analysis", json=asked).raise_for_status().json()
    assert sum(share["value"] for share in found["shares"]) == pytest.approx(100, abs=0.1)
    assert 0 < len(found["options"]) <= 5
    possible = {*pos.legal, *(text for text, _ in pos.chance)}
    for option in found["options"]:
        assert option["text"] in possible
        assert option["told"] not in ("", option["text"])
    assert found["line"]
    assert found["to_act"] == pos.to_act


def test_the_end_of_a_game_has_shares_and_nothing_to_do(server: Inside) -> None:
    pos = Position.of(game(10_000, "greedy-1"))
    assert pos.over
    asked = {"position": pos.view()}
    found = Guest(server.address).http.post("/api/positions/analysis", json=asked).raise_for_status().json()
    assert found["options"] == found["line"] == []
    assert max(share["value"] for share in found["shares"]) >= 25


def test_bad_positions_and_impatience_are_refused(server: Inside) -> None:
    guest = Guest(server.address)
    view = edubba.new("sumeria").view()
    for position in ({}, {"game": "chess"}, view | {"traders": {"nowhere": 1}}):
        refused = guest.http.post("/api/positions/analysis", json={"position": position})
        assert refused.status_code == 400, refused.text
    answers = [
        guest.http.post("/api/positions/analysis", json={"position": {}}).status_code for _ in range(8)
    ]
    assert answers[-1] == 429
