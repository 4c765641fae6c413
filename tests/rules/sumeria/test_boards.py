"""Board files: every constraint broken one at a time, warnings, both forms, hostile content."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from edubba.games.sumeria import board as boards
from tests.rules.sumeria.odd_boards import ODD, cube, dead_ends, document, own_names, random_board
from tests.rules.sumeria.tools import BOARDS
from tests.rules.tools import scaled, steps

Doc = dict[str, Any]


def cube_doc(**more: Any) -> Doc:
    return copy.deepcopy({**document("cube", cube()), **more})


def with_routes(change: Callable[[list[list[str]]], Any]) -> Doc:
    board = cube_doc()
    change(board["routes"])
    return board


def cut_border(routes: list[list[str]]) -> None:
    """Every route in two halves at the border, and no segment across any."""
    routes[:] = [half for route in routes for half in (route[:3], route[3:])]


def leave_out_a_city(routes: list[list[str]]) -> None:
    for route in routes:
        if "h.c" in route:
            route.remove("h.c")


def cut_off(routes: list[list[str]]) -> None:
    """States a to d and e to h, with nothing between the two groups."""
    for route in routes[8:]:
        routes.append(route[3:])
        del route[3:]


def renamed(**entry: Any) -> Doc:
    board = own_names()
    board["settlements"] = {**board["settlements"], "ash": {"kind": "city", "state": "a", **entry}}
    return board


def named(name: Any) -> Doc:
    """A settlement more than there should be."""
    return cube_doc(settlements={name: {"kind": "town", "state": "a"}})


def river(*points: Any) -> Doc:
    return cube_doc(drawing={"rivers": [list(points)]})


#: what is wrong, the document, the key of the refusal, the place it names
BROKEN: list[tuple[str, Doc, str, str]] = [
    ("seven states", cube_doc(states=list("abcdefg")), "states", "states"),
    ("nine states", cube_doc(states=list("abcdefghi")), "states", "states"),
    ("a state twice", cube_doc(states=list("abcdefga")), "state-twice", "states[8]"),
    ("no states", cube_doc(states=[]), "not-a-list", "states"),
    ("a bad state name", cube_doc(states=["A", *"bcdefgh"]), "bad-id", "states[1]"),
    ("a bad board name", cube_doc(name="My board"), "name", "name"),
    ("a key too many", cube_doc(colour="red"), "unknown-key", "colour"),
    ("no routes", cube_doc(routes=[]), "not-a-list", "routes"),
    ("routes no list", cube_doc(routes="a.1 b.1"), "not-a-list", "routes"),
    ("a route of one", with_routes(lambda r: r.append(["a.c"])), "short-route", "routes[13]"),
    ("an unknown settlement", with_routes(lambda r: r[2].append("a.t9")), "unknown-settlement", "routes[3]"),
    ("an unknown arm", with_routes(lambda r: r.append(["a.1", "z.1"])), "unknown-settlement", "routes[13]"),
    ("a village left out", with_routes(lambda r: r[0].remove("a.v1")), "state-size", "states[1]"),
    ("a city left out", with_routes(leave_out_a_city), "state-size", "states[8]"),
    ("a town of another state", renamed(state="b"), "state-size", "states[1]"),
    ("a second town for a city", renamed(kind="town"), "state-size", "states[1]"),
    ("a kind of its own", renamed(kind="palace"), "bad-kind", "settlements.ash.kind"),
    ("a state of its own", renamed(state="babel"), "unknown-state", "settlements.ash.state"),
    ("an entry too long", renamed(age="old"), "settlement-entry", "settlements.ash"),
    ("a settlement on no route", named("moon"), "isolated", "settlements.moon"),
    ("a bad settlement name", named("The Moon"), "bad-id", "settlements.The Moon"),
    ("a settlement that is a number", named(7), "bad-id", "settlements.7"),
    ("settlements no table", cube_doc(settlements=[]), "not-a-table", "settlements"),
    ("a segment to itself", with_routes(lambda r: r[1].insert(1, "c.c")), "segment-loop", "routes[2]"),
    ("a segment too many", with_routes(lambda r: r.append(["b.v1", "a.v1"])), "segment-twice", "routes[13]"),
    ("a segment twice on a route", with_routes(lambda r: r[0].append("b.t1")), "segment-twice", "routes[1]"),
    ("a city at one end only", with_routes(lambda r: [r[i].pop(0) for i in (0, 4)]), "city-routes", "routes"),
    ("no border crossed", with_routes(cut_border), "no-border", "routes"),
    ("not connected", with_routes(cut_off), "not-connected", "routes"),
    ("unknown hubs", cube_doc(branch_at=["palace"]), "branch-at", "branch_at"),
    ("hubs no list", cube_doc(branch_at="city"), "branch-at", "branch_at"),
    ("a drawing that is none", cube_doc(drawing=3), "drawing", "drawing"),
    ("an unknown part of a drawing", cube_doc(drawing={"lakes": []}), "drawing", "drawing"),
    ("a place too few", cube_doc(drawing={"places": {"a.c": [1, 2]}}), "drawing-places", "drawing.places"),
    ("a river of words", river("Tigris"), "point", "drawing.rivers[1]"),
    ("a point without height", river([1]), "point", "drawing.rivers[1]"),
    ("a point at infinity", river([1, float("inf")]), "point", "drawing.rivers[1]"),
    ("a point out of this world", river([0, 0], [1, 10**400]), "point", "drawing.rivers[1]"),
]  # fmt: skip


@pytest.mark.rule("R2", "R3", "R6")
@pytest.mark.parametrize(("board", "key", "place"), [pytest.param(*row[1:], id=row[0]) for row in BROKEN])
def test_a_broken_constraint_is_refused_naming_file_and_place(board: Doc, key: str, place: str) -> None:
    with pytest.raises(edubba.BoardError) as error:
        boards.from_document(board, "own.toml")
    assert error.value.key.removeprefix("sumeria-") == f"board-{key}"
    assert (error.value.facts["file"], error.value.facts["place"]) == ("own.toml", place)


def test_the_board_that_is_broken_above_is_whole_before() -> None:
    assert boards.from_document(cube_doc(), "own.toml").warnings == ()
    assert boards.from_document(own_names(), "own.toml").settlements[:4] == (
        "ash",
        "a.t1",
        "a.t3",
        "birch.town",
    )


@pytest.mark.rule("R40", "R41")
def test_crossings_and_dead_ends_are_warned_of() -> None:
    crossing = boards.from_document(ODD["crossing"], "x").warnings
    assert {w.settlement for w in crossing if "crossing" in w.key} == {"a.v1", "b.t1", "d.t2", "e.v1", "h.v3"}
    assert not [w for w in crossing if "dead-end" in w.key]
    ends = boards.from_document(dead_ends(), "x").warnings
    assert {w.settlement for w in ends} == {
        "a.v1", "b.v1", "e.v1", "f.v1", "e.v2", "g.v2", "c.v3", "g.v3", "d.v3", "h.v3",
    }  # fmt: skip
    assert all("dead-end" in w.key for w in ends)


@pytest.mark.parametrize("name", BOARDS)
def test_a_shipped_board_needs_no_warning(name: str) -> None:
    assert boards.shipped(name).warnings == ()


@pytest.mark.parametrize("name", [*BOARDS, *ODD])
def test_a_board_comes_back_from_its_document(name: str) -> None:
    board = boards.shipped(name) if name in BOARDS else boards.from_document(ODD[name], "x")
    again = boards.from_document(json.loads(json.dumps(board.document())), "y")
    assert (again, again.digest) == (board, board.digest)


def test_the_long_form_equals_the_arm_form() -> None:
    arms = [[f"{route[0][0]}.{route[1][-1]}", f"{route[-1][0]}.{route[1][-1]}"] for route in cube()]
    short, long = boards.from_document(document("cube", arms), "x"), boards.from_document(cube_doc(), "x")
    assert (short, short.digest) == (long, long.digest)


def test_a_shipped_boards_content_is_that_board() -> None:
    content = boards.shipped("eight_gates").document()
    pos = edubba.new("sumeria", board=content)
    assert pos.options["board"] == "eight_gates"
    assert pos == edubba.new("sumeria", board="eight_gates")


def as_toml(board: Doc) -> str:
    lines = [f"{key} = {json.dumps(value)}" for key, value in board.items() if key != "settlements"]
    for name, entry in board.get("settlements", {}).items():
        lines += [
            f'[settlements."{name}"]',
            *(f"{key} = {json.dumps(value)}" for key, value in entry.items()),
        ]
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["own_names", "rings"])
@pytest.mark.parametrize("as_path", [str, Path])
def test_a_game_on_ones_own_file(name: str, as_path: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(as_toml(ODD[name]))
    pos = edubba.new("sumeria", board=as_path(file))
    for _ in steps(pos, random.Random(name)):
        pass
    assert pos.over
    file.unlink()  # the position holds the board itself
    assert edubba.position(pos.view()) == pos


@pytest.mark.parametrize(
    ("content", "error", "key"),
    [
        (None, edubba.FileError, "file-unreadable"),
        (b"\xff\xfe", edubba.FileError, "file-not-utf8"),
        (b"#" * 300_000, edubba.FileError, "file-too-long"),
        (b"name = ", edubba.BoardError, "board-not-toml"),
        (b"a = " + b"[" * 100_000, edubba.BoardError, "board-not-toml"),
        (b"name = 'x'\nstates = " + b"9" * 5000, edubba.BoardError, "board-not-toml"),
        (b"name = 0x" + b"f" * 6000, edubba.BoardError, "board-name"),
        (b"", edubba.BoardError, "board-name"),
    ],
    ids=["missing", "not UTF-8", "too long", "not TOML", "deep", "huge number", "huge hexadecimal", "empty"],
)
def test_a_hostile_file_gets_a_clear_error(
    content: bytes | None, error: Any, key: str, tmp_path: Path
) -> None:
    file = tmp_path / "bad.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(error) as found:
        edubba.new("sumeria", board=file)
    assert found.value.key == key
    assert found.value.facts["file"] == str(file)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.just(10**400) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["a", "a.c", "a.t1", "h.v3", "city", "a.1", "b.2"]),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=20,
)  # fmt: skip
PLACES = [
    "name", "states", "states/0", "settlements", "settlements/ash", "settlements/ash/kind",
    "settlements/ash/state", "routes", "routes/0", "routes/0/1", "branch_at", "drawing", "drawing/places",
    "drawing/places/ash", "drawing/places/ash/0", "drawing/rivers", "drawing/rivers/0", "drawing/rivers/0/0",
    "drawing/rivers/0/0/1", "more",
]  # fmt: skip


@settings(max_examples=scaled(500, 150))
@given(path=st.sampled_from(PLACES), value=JSON)
def test_any_value_anywhere_is_a_board_or_a_clear_error(path: str, value: Any) -> None:
    board: Any = own_names()
    names = boards.from_document(board, "x").settlements
    board["drawing"] = {"places": {name: [1, 2.5] for name in names}, "rivers": [[[0, 0], [5, 5]]]}
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    inner: Any = board
    for part in way:
        inner = inner[part]
    inner[last] = value
    with suppress(edubba.BoardError, edubba.OptionError):
        assert edubba.new("sumeria", board=board).chance


@settings(max_examples=scaled(300, 60))
@given(value=JSON)
def test_any_value_at_all_is_no_board(value: Any) -> None:
    with pytest.raises((edubba.BoardError, edubba.OptionError, edubba.FileError)):
        edubba.new("sumeria", board=value)


@pytest.mark.parametrize("seed", range(scaled(40, 10)))
def test_a_random_network_is_a_board(seed: int) -> None:
    board = boards.from_document(random_board(seed), "x")
    assert {s for route in board.routes for s in route} == set(range(56))
