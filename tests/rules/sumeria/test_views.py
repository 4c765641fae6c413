"""A view sets up its position again; a view no game can reach is refused, naming the place."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import edubba
from tests.rules.sumeria.odd_boards import ODD
from tests.rules.sumeria.tools import opened, somewhere
from tests.rules.tools import scaled, steps

View = dict[str, Any]


@pytest.mark.parametrize("seed", range(scaled(20, 2)))
def test_every_position_comes_back_from_its_json(seed: int) -> None:
    rng = random.Random(seed)
    board = rng.choice(["two_rivers", "eight_gates", *ODD.values()])
    pos = edubba.new(
        "sumeria", players=3 + seed % 2, board=board, start_tie=rng.choice(["tied_only", "all_players"])
    )
    for _ in steps(pos, rng):
        if not isinstance(board, str) and rng.random() < 0.8:  # a board of one's own is read anew each time
            continue
        view = json.loads(json.dumps(pos.view()))
        again = edubba.position(view)
        assert (again.hash, again.view(), again.legal) == (pos.hash, pos.view(), pos.legal)
        assert again.chance == pos.chance


def test_scores_and_winners_may_be_left_out() -> None:
    pos = somewhere(8)
    view = pos.view()
    del view["scores"], view["winners"]
    assert edubba.position(view) == pos


def drawing() -> View:
    pos = edubba.new("sumeria")
    for text in ("ur", "uruk", "umma"):
        pos.play(f"~{text}")
    return pos.view()


def placing() -> View:
    pos = opened(edubba.new("sumeria"), start=2)
    for text in ("+ur.c", "+uruk.c", "+umma.c", "+kish.c"):
        pos.play(text)
    return pos.view()


def until(wanted: Callable[[View], bool]) -> View:
    """The first view of that kind in a game where everybody adds on the left of the row."""
    pos = opened(edubba.new("sumeria"))
    while not wanted(pos.view()):
        front = [f"+{pos.view()['row'][0]}.{tail}" for tail in ("c", "t1", "t2", "t3", "v1", "v2", "v3")]
        glad = [text for text in front if text in pos.legal]
        pos.play((glad or pos.legal or [text for text, _ in pos.chance])[0])
    return pos.view()


VIEWS: dict[str, View] = {
    "drawing": drawing(),
    "placing": placing(),
    "first turn": until(lambda view: view["phase"] == "play"),
    "turn": until(lambda view: view["phase"] == "play" and view["round"] == 2),
    "take": until(lambda view: view["phase"] == "take"),
    "refill": until(lambda view: view["phase"] == "play" and view["chance"] and len(view["display"][0]) == 2),
    "over": until(lambda view: view["phase"] == "over"),
}


def changed(view: View, path: str, value: Any) -> View:
    """A copy with one value replaced; `path` as in the errors, but counting from 0."""
    twin = copy.deepcopy(view)
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    inner: Any = twin
    for part in way:
        inner = inner[part]
    inner[last] = value
    return twin


KINDS0 = {"E": 0, "M": 0, "P": 0, "R": 0}
#: view, where, new value, key of the refusal, place it names
BAD: list[tuple[str, str, Any, str, str]] = [
    ("turn", "phase", "war", "view-one-of", "phase"),
    ("turn", "phase", None, "view-one-of", "phase"),
    ("turn", "chance", 0, "view-one-of", "chance"),
    ("turn", "chance", True, "view-to-act", "to_act"),
    ("turn", "to_act", None, "view-to-act", "to_act"),
    ("turn", "to_act", 4, "view-number", "to_act"),
    ("turn", "to_act", True, "view-number", "to_act"),
    ("turn", "dynasty", 7, "view-number", "dynasty"),
    ("turn", "dynasty", 2, "sumeria-view-markers-out", "won"),
    ("turn", "round", 0, "view-number", "round"),
    ("turn", "round", 2.0, "view-number", "round"),
    ("turn", "start", None, "sumeria-view-no-start", "start"),
    ("turn", "start", "1", "view-number", "start"),
    ("turn", "row", [], "view-list", "row"),
    ("turn", "row", ["ur"] * 9, "view-list-most", "row"),
    ("turn", "row/3", "babel", "sumeria-view-unknown-state", "row[4]"),
    ("turn", "row/7", VIEWS["turn"]["row"][0], "sumeria-view-state-twice", "row[8]"),
    ("turn", "display", [["E"], ["M"]], "view-list", "display"),
    ("turn", "display/0", ["E", "M"], "sumeria-view-display", "display"),
    ("turn", "display/1", ["E", "M", "P"], "view-list-most", "display[2]"),
    ("turn", "display/1/1", "X", "sumeria-view-kind", "display[2][2]"),
    ("turn", "bag", {"E": 1}, "sumeria-view-kinds", "bag"),
    ("turn", "bag/E", 9, "sumeria-view-markers", "bag"),
    ("turn", "bag/M", -1, "view-number", "bag.M"),
    ("turn", "discarded/P", 1, "sumeria-view-markers", "bag"),
    ("turn", "traders", [], "view-table", "traders"),
    ("turn", "traders", {"babel.c": 1}, "sumeria-view-unknown-settlement", "traders"),
    ("turn", "traders/ur.v3", 4, "view-number", "traders.ur.v3"),
    ("turn", "traders", {}, "sumeria-view-traders", "supply[1]"),
    ("turn", "supply", [6, 6], "view-list", "supply"),
    ("turn", "supply/2", 15, "view-number", "supply[3]"),
    ("turn", "supply/2", 0, "sumeria-view-traders", "supply[3]"),
    ("turn", "won", [KINDS0] * 4, "view-list", "won"),
    ("turn", "won/0/E", 10, "view-number", "won[1].E"),
    ("turn", "won/0", None, "sumeria-view-kinds", "won[1]"),
    ("turn", "scores", [1, 0, 0], "view-derived", "scores"),
    ("turn", "winners", [1], "view-derived", "winners"),
    ("turn", "options", "none", "view-table", "options"),
    ("turn", "round", 16**5000, "view-number", "round"),
    ("turn", "mood", "good", "view-unknown-key", "mood"),
    ("drawing", "start", 1, "sumeria-view-early-start", "start"),
    ("drawing", "display/0", ["E"], "sumeria-view-early-markers", "display"),
    ("drawing", "dynasty", 2, "view-exactly", "dynasty"),
    ("drawing", "traders/ur.c", 1, "sumeria-view-traders", "supply[1]"),
    ("placing", "to_act", 1, "sumeria-view-placing-seat", "to_act"),
    ("placing", "round", 2, "view-exactly", "round"),
    ("placing", "start", 1, "sumeria-view-placing-seat", "to_act"),
    ("first turn", "phase", "setup", "sumeria-view-all-placed", "phase"),
    ("take", "round", 2, "view-exactly", "round"),
    ("take", "chance", True, "view-no-chance", "chance"),
    ("take", "display/0", [], "sumeria-view-controller", "to_act"),
    ("take", "display/2", [], "sumeria-view-display-taking", "display"),
    ("refill", "display/2", ["E"], "sumeria-view-display-gap", "display[3]"),
    ("refill", "round", 3, "view-exactly", "round"),
    ("refill", "dynasty", 1, "view-number", "dynasty"),
    ("over", "dynasty", 5, "sumeria-view-over", "dynasty"),
    ("over", "round", 1, "sumeria-view-over", "dynasty"),
    ("over", "display/2", ["E"], "sumeria-view-display-over", "display"),
    ("over", "winners", [], "view-derived", "winners"),
]


@pytest.mark.parametrize(
    ("view", "path", "value", "key", "place"),
    BAD,
    ids=[f"{row[0]} {row[1]} {i}" for i, row in enumerate(BAD)],
)
def test_an_impossible_view_is_refused_naming_the_place(
    view: str, path: str, value: Any, key: str, place: str
) -> None:
    with pytest.raises(edubba.PositionError) as error:
        edubba.position(changed(VIEWS[view], path, value))
    assert (error.value.key, error.value.facts["place"]) == (key, place)


@pytest.mark.parametrize("key", [key for key in VIEWS["turn"] if key not in ("scores", "winners", "game")])
def test_a_missing_key_is_named(key: str) -> None:
    view = dict(VIEWS["turn"])
    del view[key]
    with pytest.raises(edubba.PositionError) as error:
        edubba.position(view)
    assert (error.value.key, error.value.facts["place"]) == ("view-missing", key)


def test_a_draw_is_claimed_with_the_display_full() -> None:
    with pytest.raises(edubba.PositionError) as error:
        edubba.position({**VIEWS["turn"], "chance": True, "to_act": None})
    assert (error.value.key, error.value.facts["place"]) == ("sumeria-view-nothing-to-draw", "display")


def test_nobody_wins_more_than_four_markers_a_dynasty() -> None:
    view = VIEWS["refill"]
    won = {kind: sum(hand[kind] for hand in view["won"]) + view["discarded"][kind] for kind in KINDS0}
    with pytest.raises(edubba.PositionError) as error:
        edubba.position({**view, "won": [won, KINDS0, KINDS0], "discarded": KINDS0})
    assert (error.value.key, error.value.facts["place"]) == ("sumeria-view-won", "won[1]")


def test_the_wrong_seat_takes() -> None:
    view = VIEWS["take"]
    with pytest.raises(edubba.PositionError) as error:
        edubba.position({**view, "to_act": view["to_act"] % 3 + 1})
    assert (error.value.key, error.value.facts["place"]) == ("sumeria-view-controller", "to_act")


@pytest.mark.parametrize("view", [None, [], "view", 3])
def test_a_view_is_a_table(view: Any) -> None:
    with pytest.raises(edubba.PositionError) as error:
        edubba.position(view)
    assert error.value.key == "view-table"


def test_traders_as_after_too_many_turns_are_refused() -> None:
    view = VIEWS["turn"]
    gone = {name: seat for name, seat in view["traders"].items() if seat != 1}
    with pytest.raises(edubba.PositionError) as error:
        edubba.position({**view, "traders": gone, "supply": [14, *view["supply"][1:]]})
    assert (error.value.key, error.value.facts["seat"]) == ("sumeria-view-trader-count", 1)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
PATHS = sorted(
    {(name, key) for name, view in VIEWS.items() for key in view}
    | {(name, f"won/{seat}/E") for name in VIEWS for seat in range(3)}
    | {
        (name, f"{key}/0")
        for name in VIEWS
        for key in ("row", "display", "supply", "won")
        if VIEWS[name][key]
    }
    | {
        (name, f"options/{key}")
        for name in VIEWS
        for key in ("players", "board", "start_tie", "final_tiebreak")
    }
)


@given(where=st.sampled_from(PATHS), value=JSON)
def test_any_value_anywhere_gives_a_position_or_a_clear_error(where: tuple[str, str], value: Any) -> None:
    name, path = where
    try:
        pos = edubba.position(changed(VIEWS[name], path, value))
    except (edubba.PositionError, edubba.OptionError, edubba.BoardError):
        return
    assert edubba.position(pos.view()) == pos
