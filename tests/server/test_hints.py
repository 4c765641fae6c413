"""Hints in matches against bots: three steps, once for each moment, and only there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest

from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.games.sumeria.board import PATTERN
from edubba.locales import LANGUAGES
from edubba.search.analysis import Analysis, Option, Share
from edubba.server.reviews.hints import told
from edubba.server.reviews.reasons import Thought
from edubba.server.reviews.schemas import Hint
from tests.server.held import Inside
from tests.server.reviewing import game
from tests.server.served import Guest
from tests.waiting import until

GAMES = ("sumeria", "flood")
BOTS = ["open", "apprentice", "apprentice"]


def _hint(guest: Guest, match: str, lang: str = "en") -> httpx.Response:
    return guest.http.post(f"/api/matches/{match}/hint", params={"lang": lang}, timeout=120)


def _my_turn(guest: Guest, match: str) -> dict[str, Any]:
    return until(lambda: (state := guest.see(match))["legal"] and state)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_a_region_the_action_and_the_reasons(server: Inside, name: str) -> None:
    guest = Guest(server.address)
    match = guest.open(game=name, seats=BOTS)
    guest.join(match, "Ana")
    state = _my_turn(guest, match)
    first = _hint(guest, match).raise_for_status().json()
    staged = stage(name)
    words = {staged.worded(text, state["position"], "en"): text for text in state["legal"]}
    best = words[first["action"]]
    assert first["area"]
    assert first["action"] not in first["area"]
    assert not first["spots"] or {*first["spots"]} > {staged.path(best)[-1]}  # more than the place itself
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


def test_hints_are_for_ones_own_turn_against_bots_in_unrated_matches(server: Inside) -> None:
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


def test_there_are_no_hints_in_rated_matches_nor_when_they_are_over(server: Inside) -> None:
    person = Guest(server.address)
    account = {"name": "Ninbanda", "password": "barley and beer"}
    me = person.http.post("/api/register", json=account).raise_for_status().json()
    person.http.headers["X-Edubba-CSRF"] = me["csrf"]
    terms = {"kind": "live", "base": 600, "increment": 10}
    rated = person.open(seats=BOTS, rated=True, terms=terms)
    person.join(rated, "Ninbanda")
    assert _hint(person, rated).json()["code"] == "hints-rated"
    short = person.open(seats=BOTS)
    person.join(short, "Ninbanda")
    state = _my_turn(person, short)
    person.do(short, do="abandon", version=state["version"], seat=1).raise_for_status()
    assert person.see(short)["status"] == "over"
    assert _hint(person, short).json()["code"] == "table-over"


def test_a_turn_that_is_complete_gets_no_hint(server: Inside) -> None:
    guest = Guest(server.address)
    match = guest.open(seats=BOTS)
    guest.join(match, "Ana")
    state = _my_turn(guest, match)
    done = guest.do(match, do="play", version=state["version"], text=state["legal"][0], revision=0)
    done.raise_for_status()
    assert guest.see(match)["draft"]["complete"]
    assert _hint(guest, match).json()["code"] == "hints-complete"


# --- what is told ---------------------------------------------------------------------------------------


def _at(name: str, at: int) -> Position:
    pos = Position.of(game(10_000, name), at)
    assert pos.to_act
    return pos


def _thought(pos: Position, *texts: str, line: tuple[str, ...] = ()) -> Thought:
    """As if a search had found these actions best, the first of them by far."""
    count = len(pos.scores)
    options = tuple(
        Option(text, tuple(Share((0.5 if k == 0 else 0.2), 0.01) for _ in range(count)), 100)
        for k, text in enumerate(texts)
    )
    found = Analysis(pos.to_act, options[0].shares, options, line or texts[:1], 100, 0.1)
    if len(texts) < 2:
        return Thought(found)
    after = pos.copy()
    after.play(texts[1])
    return Thought(found, Analysis(after.to_act, options[0].shares, (), (), 100, 0.1))


def _told(pos: Position, thought: Thought, lang: str = "en") -> Hint:
    names = ["Ana", "Béla", "Cem", "Dora"][: len(pos.scores)]
    return told(pos, pos.to_act or 0, thought, lang, names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_sumeria_it_is_the_city_state_whatever_is_done_there(lang: str) -> None:
    pos = _at("greedy-1", 60)
    ways = ["+shuruppak.t3", "kish.v1>shuruppak.v1"]
    hints = [_told(pos, _thought(pos, text, "+lagash.t1"), lang) for text in ways]
    assert hints[0].area == hints[1].area
    assert "Shuruppak" in hints[0].area
    assert "Kish" not in hints[1].area
    assert hints[0].spots == hints[1].spots == [f"shuruppak.{each}" for each in PATTERN]
    assert hints[0].action != hints[1].action


def test_in_after_the_flood_it_is_a_part_of_the_map_or_a_kind_of_action() -> None:
    start = _at("flood-greedy-1", 1)
    region = _told(start, _thought(start, "found ur", "found nippur"))
    assert region.area == "Look at the south of Sumer."
    assert {*region.spots} == {"umma", "uruk", "ur", "lagash", "eridu"}
    later = _at("flood-greedy-1", 12)
    assert sum(text.startswith("found") for text in later.legal) > 1
    kind = _told(later, _thought(later, "found shuruppak", "trade"))  # nothing else can be done in its region
    assert (kind.area, kind.spots) == ("Think about this: Found a city.", [])
    opened = _at("flood-greedy-1", 60)
    line = ("workers", "spend oil", "place amorites*3")
    assert _told(opened, _thought(opened, "workers", "trade", line=line)).area == (
        "Think about this: Place workers."
    )
    ended = _told(opened, _thought(opened, "pass", "trade"))
    assert "not about a place" in ended.area


def test_the_only_thing_that_can_be_done_is_called_so() -> None:
    pos = _at("flood-greedy-1", 300)
    assert len(pos.legal) == 1
    assert _told(pos, _thought(pos, pos.legal[0])).area == "It is the only thing you can do."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reasons_tell_what_it_does_who_stands_there_and_what_one_has(lang: str) -> None:
    pos = _at("greedy-1", 60)
    why = _told(pos, _thought(pos, "+shuruppak.t3", "+lagash.t1"), lang).why
    assert len(why) == 5
    assert "Shuruppak" in why[0]  # as the log tells it
    assert "Béla: 2" in why[1]  # who stands in the city-state then
    assert "→" in why[2]  # a trader less in the supply
    assert "±" in why[3]
    assert "Lagash" in why[4]


def test_points_are_told_where_the_next_best_leads_to_others() -> None:
    pos = _at("greedy-1", 147)  # the last markers are taken
    ends = {text: _played_out(pos, text) for text in pos.legal}
    best, other = sorted(ends, key=lambda text: ends[text][1])[:: 1 - len(ends)]
    line, points = ends[best]
    thought = _thought(pos, best, other, line=(best, *line))
    assert thought.other is not None
    assert points != ends[other][1]
    whole = Thought(thought.found, replace(thought.other, line=tuple(ends[other][0])))
    said = f"Points at your next turn, as the search expects: {points}, after the next best {ends[other][1]}."
    assert said in _told(pos, whole).why
    assert said not in _told(pos, thought).why  # nobody knows where the other line ends


def _played_out(pos: Position, text: str) -> tuple[list[str], int]:
    """How it goes on after a text if everybody takes the first that comes, and the points of who decides."""
    after, line = pos.copy(), list[str]()
    after.play(text)
    while not after.over:
        line.append(after.legal[0])
        after.play(line[-1])
    return line, after.scores[(pos.to_act or 0) - 1]
