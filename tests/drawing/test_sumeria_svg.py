"""The picture of Sumeria: what it must contain, for whatever view."""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
from itertools import combinations, pairwise
from typing import Any

import pytest

import edubba
from edubba.drawing import svg
from edubba.drawing.ink import fitted, safe, text_width
from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH, lay_out
from edubba.drawing.sumeria.regions import Fields
from edubba.games.sumeria.board import SETTLEMENTS, SHIPPED, SIZE, STATES, load
from tests.drawing.reading import NS, assert_stands_alone, ids, parsed, text_of
from tests.drawing.views import bare_document, board_of, midgame, opening, over

VIEWS: dict[str, Any] = {
    "opening": opening(),
    "three": midgame(3),
    "four": midgame(4),
    "over": over(),
    "eight_gates": midgame(4, "eight_gates"),
    "own_board": midgame(3, bare_document()),
}


@pytest.fixture(params=VIEWS, name="view")
def view_fixture(request: pytest.FixtureRequest) -> dict[str, Any]:
    view: dict[str, Any] = VIEWS[request.param]
    return view


def test_picture_is_well_formed_and_stands_alone(view: dict[str, Any]) -> None:
    picture = svg(view)
    assert_stands_alone(picture)
    references = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', picture)
    inside = ids(picture)
    assert references
    assert all((a or b).startswith("#") and inside[(a or b)[1:]] == 1 for a, b in references)
    assert "<script" not in picture


def test_no_id_is_given_twice(view: dict[str, Any]) -> None:
    assert [name for name, count in ids(svg(view)).items() if count > 1] == []


def test_every_settlement_has_its_group(view: dict[str, Any]) -> None:
    found = {name.removeprefix("s-") for name in ids(svg(view)) if name.startswith("s-")}
    assert found == set(board_of(view).settlements)


def test_every_trader_is_drawn_where_it_stands(view: dict[str, Any]) -> None:
    root = parsed(svg(view))
    by_id = {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}
    drawn = {name.removeprefix("t-"): e for name, e in by_id.items() if name.startswith("t-")}
    assert set(drawn) == set(view["traders"])
    for settlement, seat in view["traders"].items():
        assert drawn[settlement].attrib["class"] == f"trader seat-{seat}"
        assert drawn[settlement].attrib["transform"] == by_id[f"s-{settlement}"].attrib["transform"]
        assert str(seat) in [e.text for e in drawn[settlement].iter(f"{NS}text")]


def test_tiles_lie_in_the_order_of_the_row(view: dict[str, Any]) -> None:
    tiles = [e for e in parsed(svg(view)).iter() if e.attrib.get("id", "").startswith("tile-")]
    lefts = {}
    for tile in tiles:
        face = tile.find(f"{NS}rect")
        assert face is not None
        lefts[tile.attrib["id"].removeprefix("tile-")] = float(face.attrib["x"])
    assert sorted(lefts, key=lambda state: lefts[state]) == view["row"]


def test_markers_on_display_are_drawn_above_their_position() -> None:
    root = parsed(svg(midgame()))
    groups = {e.attrib["id"]: e for e in root.iter() if e.attrib.get("id", "").startswith("display-")}
    classes = [[e.attrib.get("class", "") for e in groups[f"display-{k}"].iter()] for k in (1, 2, 3)]
    shown = [[c[-1].upper() for c in each if c.startswith("marker marker-")] for each in classes]
    assert shown == [["E", "M", "M"], ["P", "R"], ["R"]]


def test_empty_spaces_of_the_display_are_shown() -> None:
    assert svg(opening()).count('class="slot"') == 6
    assert svg(midgame()).count('class="slot"') == 0


def test_description_names_every_state_and_seat(view: dict[str, Any]) -> None:
    told = text_of(svg(view, names=["Anna", "Béla", "Carlo", "Dan"]), "desc").lower()
    for state in board_of(view).states:
        assert state in told
    for seat, name in enumerate(["anna", "béla", "carlo", "dan"][: view["options"]["players"]], 1):
        assert f"seat {seat}, {name}" in told


def test_description_tells_the_last_action() -> None:
    assert "ur.t1>uruk.v2" in text_of(svg(midgame(), last="ur.t1>uruk.v2"), "desc")


@pytest.mark.parametrize(
    "hostile", ["<script>alert(1)</script>", '"><g id="s-ur.c">', "]]>&amp;", "\x00\x1b\ud800", "{ $name }"]
)
def test_hostile_names_are_only_text(hostile: str) -> None:
    plain, picture = (
        svg(midgame(), names=["Anna"]),
        svg(midgame(), names=[hostile, hostile, hostile], last=hostile),
    )
    assert ids(picture) == ids(plain)
    assert "<script" not in picture
    text = "".join(parsed(picture).itertext())
    assert re.sub("[\x00\x1b\ud800]", "", hostile)[:6] in text


def test_same_view_gives_the_same_bytes() -> None:
    code = (
        "import hashlib; from edubba.drawing import svg;"
        "from tests.drawing.views import midgame, bare_document;"
        "print(hashlib.sha256((svg(midgame()) + svg(midgame(3, bare_document()))).encode()).hexdigest())"
    )
    runs = {_output(code, seed) for seed in ("1", "2")}
    assert len(runs) == 1
    assert len(runs.pop().strip()) == 64


def _output(code: str, seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("last", "marks"), [("+ur.t1", 1), ("-ur.t1", 1), ("ur.t1>uruk.v2", 3), ("~E", 0), ("*EM", 0), (None, 0)]
)
def test_last_action_is_pointed_out(last: str | None, marks: int) -> None:
    assert svg(midgame(), last=last).count('class="last"') == marks


def test_winners_wear_crowns() -> None:
    picture = svg(over())
    assert picture.count('class="crown"') == 2
    assert svg(midgame()).count('class="crown"') == 0


def test_only_the_seat_to_act_is_marked() -> None:
    active = [
        e.attrib["id"] for e in parsed(svg(midgame())).iter() if "active" in e.attrib.get("class", "").split()
    ]
    assert active == ["seat-2"]


def test_start_player_has_the_pawn() -> None:
    cards = [e for e in parsed(svg(midgame())).iter() if re.fullmatch(r"seat-\d", e.attrib.get("id", ""))]
    assert [any(e.attrib.get("class") == "pawn" for e in card.iter()) for card in cards] == [
        True,
        False,
        False,
    ]


def test_size_sets_the_width() -> None:
    assert parsed(svg(opening(), size=540)).attrib["width"] == "540"
    assert "width" not in parsed(svg(opening())).attrib


def test_picture_is_not_heavy(view: dict[str, Any]) -> None:
    assert len(svg(view).encode()) < 250_000


# --- layout --------------------------------------------------------------------------------


def test_every_shipped_board_brings_its_places() -> None:
    for name in SHIPPED:
        assert set(load(name, files=False).drawing["places"]) == set(load(name, files=False).settlements)


@pytest.mark.parametrize("board", [*SHIPPED, bare_document()], ids=[*SHIPPED, "automatic"])
def test_settlements_lie_apart_and_inside_the_frame(board: Any) -> None:
    places = lay_out(load(board, files=False)).places
    assert len(places) == SETTLEMENTS
    assert min(math.dist(a, b) for a, b in combinations(places, 2)) >= 44
    assert all(BORDER + 30 <= x <= WIDTH - BORDER - 30 for x, _ in places)
    assert all(BORDER + 30 <= y <= HEIGHT - BORDER - 30 for _, y in places)


@pytest.mark.parametrize("board", [*SHIPPED, bare_document()], ids=[*SHIPPED, "automatic"])
def test_roads_do_not_cross_away_from_settlements(board: Any) -> None:
    layout = lay_out(load(board, files=False))
    segments = [pair for route in layout.board.routes for pair in pairwise(route)]
    crossing = [
        (p, q)
        for p, q in combinations(segments, 2)
        if not set(p) & set(q) and _cross(*(layout.places[i] for i in (*p, *q)))
    ]
    assert crossing == []


def _cross(a: Any, b: Any, c: Any, d: Any) -> bool:
    def side(p: Any, q: Any, r: Any) -> bool:
        return bool((q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0]))

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


@pytest.mark.parametrize("board", [*SHIPPED, bare_document()], ids=[*SHIPPED, "automatic"])
def test_settlements_lie_in_the_land_of_their_state(board: Any) -> None:
    layout = lay_out(load(board, files=False))
    fields = Fields(layout)
    for i, (x, y) in enumerate(layout.places):
        inside = [s for s in range(STATES) if fields.at(fields.states[s], x, y) > 0]
        assert inside == [i // SIZE], layout.board.settlements[i]


def test_a_board_drawn_to_another_scale_is_fitted() -> None:
    document = load("two_rivers", files=False).document()
    small = {name: [x / 10 - 500, y / 10 - 500] for name, (x, y) in document["drawing"]["places"].items()}
    document["drawing"] = {"places": small, "rivers": [[[-490, -490], [-410, -440]]]}
    places = lay_out(load(document, files=False)).places
    assert min(math.dist(a, b) for a, b in combinations(places, 2)) >= 44
    parsed(svg(midgame(3, document)))


# --- text --------------------------------------------------------------------------------


def test_long_text_is_made_smaller_then_cut() -> None:
    for name in ("Anna", "Bartholomäus", "W" * 80):
        text, size = fitted(name, 24, 120)
        assert text_width(text, size) <= 120
        assert size >= 24 * 0.66
    assert fitted("Anna", 24, 120) == ("Anna", 24)


def test_signs_that_turn_the_writing_direction_are_left_out() -> None:
    assert safe("a\u202eb<") == "ab&lt;"


@pytest.mark.parametrize("name", ["koln_an_der_oder_und_der_elbe", "koln_an_der_spree_und_havel"])
def test_a_long_name_of_a_city_state_lies_below_no_settlement(name: str) -> None:
    text = json.dumps(load("two_rivers", files=False).document()).replace("umma", name)
    board = json.loads(text)
    picture = edubba.new("sumeria", board=board).svg()
    found = re.search(
        r'<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" class="state-name[^>]*>(Koln[^<]*)<', picture
    )
    assert found
    left, line, size = map(float, found.groups()[:3])
    right = left + 1.2 * text_width(found[4], size)  # bold, with room between the letters
    for x, y in board["drawing"]["places"].values():
        apart = left - 20 > x or x > right + 20 or abs(y - line + size * 0.34) > 20 + size / 2
        assert apart, (found[4], x, y)
