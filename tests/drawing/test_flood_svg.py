"""The picture of After the Flood: what it must contain, for whatever view."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import edubba
from edubba.drawing import svg
from edubba.drawing.flood import atlas, passes, shapes, sheet, theme, track
from edubba.drawing.flood.words import BOXES, place_name
from edubba.drawing.ink import text_width
from edubba.drawing.style import LAPIS, SEATS
from edubba.games.flood.board import load
from edubba.locales import LANGUAGES, say
from tests.drawing.flood_views import RESOURCES, before_order, board_of, midgame, opening, over
from tests.drawing.reading import NS, ids, parsed, text_of

NAMES = ["Anna", "Béla", "Carlo"]


def other_board() -> dict[str, Any]:
    """A board with a border less, one more between lands apart, and two more arrows."""
    document = load("printed", files=False).document()
    document["name"] = "other"
    shut = [["sippar", "babylon"], ["mitanni", "assyria"], ["umma", "elam"]]
    document["borders"] = [pair for pair in document["borders"] if pair not in shut] + [["guti", "elam"]]
    document["arrows"] = [*document["arrows"], ["mitanni", "assyria"], ["egypt", "hittites"]]
    return document


VIEWS: dict[str, Any] = {
    "before": before_order(),
    "opening": opening(),
    "midgame": midgame(),
    "over": over(),
    "own_board": midgame(other_board()),
}


def by_id(picture: str) -> dict[str, ElementTree.Element]:
    return {e.attrib["id"]: e for e in parsed(picture).iter() if "id" in e.attrib}


def words_in(element: ElementTree.Element) -> list[str]:
    return ["".join(e.itertext()) for e in element.iter(f"{NS}text")]


@pytest.fixture(params=VIEWS, name="view")
def view_fixture(request: pytest.FixtureRequest) -> dict[str, Any]:
    view: dict[str, Any] = VIEWS[request.param]
    return view


# --- the file ------------------------------------------------------------------------------------------


def test_picture_is_well_formed_and_stands_alone(view: dict[str, Any]) -> None:
    picture = svg(view)
    root = parsed(picture)
    assert root.tag == f"{NS}svg"
    assert root.attrib["role"] == "img"
    references = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', picture)
    inside = ids(picture)
    assert references
    assert all((a or b).startswith("#") and inside[(a or b)[1:]] == 1 for a, b in references)
    assert "<script" not in picture


def test_no_id_is_given_twice(view: dict[str, Any]) -> None:
    assert [name for name, count in ids(svg(view)).items() if count > 1] == []


def test_everything_a_player_may_point_at_has_its_id(view: dict[str, Any]) -> None:
    board = board_of(view)
    wanted = {f"area-{name}" for name in board.areas} | {f"box-{name}" for name in BOXES}
    wanted |= {f"hand-{seat}-{name}" for seat in (1, 2, 3) for name in RESOURCES}
    wanted |= {f"stock-{name}" for name in RESOURCES} | {f"seat-{seat}" for seat in (1, 2, 3)}
    wanted |= {f"empire-{turn}-{name}" for turn, row in enumerate(board.empires, 1) for name, _ in row}
    assert wanted - ids(svg(view)).keys() == set()


def test_same_view_gives_the_same_bytes() -> None:
    code = (
        "import hashlib; from edubba.drawing import svg;"
        "from tests.drawing.test_flood_svg import midgame, other_board;"
        "print(hashlib.sha256((svg(midgame()) + svg(midgame(other_board()))).encode()).hexdigest())"
    )
    runs = {_output(code, seed) for seed in ("1", "2")}
    assert len(runs) == 1
    assert len(runs.pop().strip()) == 64


def _output(code: str, seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_size_sets_the_width() -> None:
    assert parsed(svg(opening(), size=800)).attrib["width"] == "800"
    assert "width" not in parsed(svg(opening())).attrib


def test_picture_is_not_heavy(view: dict[str, Any]) -> None:
    assert len(svg(view).encode()) < 250_000


@pytest.mark.parametrize(
    "hostile", ["<script>alert(1)</script>", '"><g id="area-ur">', "]]>&amp;", "\x00\x1b\ud800", "{ $name }"]
)
def test_hostile_names_are_only_text(hostile: str) -> None:
    plain = svg(midgame(), names=["Anna"])
    picture = svg(midgame(), names=[hostile] * 3, last=hostile)
    marked = {name for name in ids(picture) if "area-ur" not in name}
    assert marked <= ids(plain).keys()
    assert ids(picture).keys() == ids(plain).keys()
    assert "<script" not in picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["W" * 300, "m " * 60, "Ω" * 50])
def test_long_names_are_cut(name: str, lang: str) -> None:
    picture = svg(midgame(), names=[name] * 3, lang=lang)
    assert overflowing(picture) == []


# --- adjacency -------------------------------------------------------------------------------------------


def test_lands_touch_where_the_printed_board_has_a_border_and_nowhere_else() -> None:
    board = load("printed", files=False)
    assert {frozenset(pair) for pair in shapes.touching()} == {frozenset(pair) for pair in board.borders}


def test_a_land_is_seen_as_one_piece_on_the_map() -> None:
    assert list(atlas.LANDS) == list(load("printed", files=False).areas)
    for land in atlas.LANDS:
        assert shapes.inside(atlas.MIDDLES[land], land), land
        others = [other for other in atlas.LANDS if shapes.inside(atlas.MIDDLES[land], other)]
        assert others == [land]
        assert all(
            24 <= x <= atlas.WIDTH - 24 and 24 <= y <= atlas.HEIGHT - 24 for x, y in shapes.outline(land)
        )


def test_both_sides_of_a_border_are_the_same_line() -> None:
    for a, b in shapes.touching():
        assert set(shapes.shared(a, b)) == set(shapes.shared(b, a))
        assert len(shapes.shared(a, b)) > 2


def test_every_border_and_every_arrow_is_marked(view: dict[str, Any]) -> None:
    board, drawn = board_of(view), ids(svg(view))
    assert {f"border-{a}-{b}" for a, b in board.borders} == {i for i in drawn if i.startswith("border-")}
    assert {f"arrow-{a}-{b}" for a, b in board.arrows} == {i for i in drawn if i.startswith("arrow-")}


def test_a_crossing_leads_from_one_land_to_the_other() -> None:
    for a, b in load("printed", files=False).borders:
        (x, y), (dx, dy) = shapes.along(shapes.shared(a, b), passes.SHARES.get((a, b), 0.5))
        ends = [(x + side * dy * passes.REACH, y - side * dx * passes.REACH) for side in (1, -1)]
        assert {land for land in (a, b) for end in ends if shapes.inside(end, land)} == {a, b}, (a, b)


@pytest.mark.parametrize("board", ["printed", other_board()], ids=["printed", "other"])
def test_an_arrow_leads_from_its_land_into_the_other(board: Any) -> None:
    for a, b in load(board, files=False).arrows:
        start, end = passes.tips(a, b)
        assert shapes.inside(end, b), (a, b)
        near = [(start[0] + x, start[1] + y) for x in (-9, 0, 9) for y in (-9, 0, 9)]
        assert any(shapes.inside(p, a) for p in near), (a, b)


def test_lands_that_touch_without_a_border_are_walled_off() -> None:
    plain, other = svg(midgame()), svg(midgame(other_board()))
    assert plain.count('class="wall-of-mountains"') == 0
    # sippar and babylon, umma and elam; mitanni and assyria are joined by an arrow
    assert other.count('class="wall-of-mountains"') == 2


# --- what is shown ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_written(lang: str) -> None:
    picture = by_id(svg(midgame(), lang=lang))
    for name in (*load("printed", files=False).areas, *BOXES):
        group = picture[f"area-{name}" if f"area-{name}" in picture else f"box-{name}"]
        assert place_name(name, lang) in words_in(group)
    for name in RESOURCES:
        assert say("flood-resource", lang, name=name) in words_in(picture[f"stock-{name}"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_resources_differ(lang: str) -> None:
    letters = {say("draw-flood-short", lang, resource=name) for name in RESOURCES}
    assert len(letters) == len(RESOURCES)


def test_offers_and_points_are_those_of_the_board() -> None:
    document = load("printed", files=False).document()
    document["outer"]["guti"] = {"offers": ["lapis", "gold"], "points": 9}
    guti = by_id(svg(opening(document)))["area-guti"]
    uses = [e.attrib["href"] for e in guti.iter(f"{NS}use")]
    assert [use for use in uses if "good" in use] == ["#edf-good-lapis", "#edf-good-gold"]
    assert "9" in words_in(guti)


def test_pieces_are_drawn_in_their_areas() -> None:
    view = midgame()
    picture = by_id(svg(view))
    for name, here in view["areas"].items():
        classes = Counter(e.attrib.get("class", "") for e in picture[f"area-{name}"].iter())
        army = here["army"]
        assert sum(n for c, n in classes.items() if c.startswith("army seat-")) == (army or {}).get(
            "count", 0
        )
        if army:
            assert classes[f"army seat-{army['seat']}"] == army["count"]
        if "city" in here:
            assert classes["city"] == bool(here["city"])
            assert classes["plot"] == (not here["city"])
            assert classes["growth"] == here["grown"]
        else:
            assert classes["workers"] == sum(1 for n in here["workers"] if n)


def test_this_turns_empires_are_shown_where_they_begin() -> None:
    mustered = {
        name
        for name, e in by_id(svg(midgame())).items()
        if any(x.attrib.get("class") == "muster" for x in e.iter()) and name.startswith("area-")
    }
    assert mustered == {"area-amorites", "area-isin", "area-larsa"}


def test_boxes_show_both_sides() -> None:
    picture = by_id(svg(midgame()))
    scribes = words_in(picture["box-scribes"])
    assert scribes.count("2") + scribes.count("1") >= 4
    assert say("draw-flood-side", side="ready") in scribes
    assert say("draw-flood-side", side="used") in scribes


def test_hands_and_stock_show_their_numbers(view: dict[str, Any]) -> None:
    picture = by_id(svg(view))
    for seat, player in enumerate(view["players"], 1):
        for name, count in player["hand"].items():
            assert str(count) in words_in(picture[f"hand-{seat}-{name}"])
    for name, count in view["stock"].items():
        assert str(count) in words_in(picture[f"stock-{name}"])


def test_only_the_seat_to_act_is_marked() -> None:
    active = [
        e.attrib["id"] for e in parsed(svg(midgame())).iter() if "active" in e.attrib.get("class", "").split()
    ]
    assert active == ["seat-3"]


def test_winners_wear_crowns() -> None:
    assert svg(over()).count('class="crown"') == 1
    assert svg(midgame()).count('class="crown"') == 0


@pytest.mark.parametrize(("score", "step"), [(0, 0), (70, 70), (71, 1), (83, 13), (140, 70), (141, 1)])
def test_the_score_track_begins_again_after_seventy(score: int, step: int) -> None:
    assert track.place(score) == step


@pytest.mark.parametrize(
    ("last", "touched"),
    [
        ("place guti*2", {"area-guti"}),
        ("invade nippur", {"area-nippur"}),
        ("swap mitanni grain>metal", {"area-mitanni"}),
        ("move-city ur>uruk", {"area-ur", "area-uruk"}),
        ("scribe toolmakers*>weaving", {"box-toolmakers", "box-weaving"}),
        ("empire sumer", set()),
        ("~34", set()),
        (None, set()),
    ],
)
def test_last_action_is_pointed_out(last: str | None, touched: set[str]) -> None:
    marked = {
        name
        for name, e in by_id(svg(midgame(), last=last)).items()
        if any(x.attrib.get("class") == "last" for x in e.iter())
    }
    assert marked == touched


# --- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_description_tells_every_area_box_and_player(lang: str) -> None:
    told = text_of(svg(midgame(), names=NAMES, lang=lang, last="found uruk"), "desc")
    assert "found uruk" in told
    for name in (*load("printed", files=False).areas, *BOXES):
        assert place_name(name, lang) in told
    for name in NAMES:
        assert name in told


PROMPTS = (
    "surcharge", "action", "workers", "place", "trade", "buy", "equip", "at", "garrison", "expand", "fight",
    "again", "bid", "grow",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_its_own_words(lang: str) -> None:
    headlines = set()
    for prompt in PROMPTS:
        view = midgame() | {"prompt": prompt, "pending": {"place": 3, "target": "babylon", "fight": "invade"}}
        picture = svg(view, names=NAMES, lang=lang)
        words = words_in(by_id(picture)["headline"])
        assert words[0] == "Carlo"
        assert not words[1].endswith("…")
        headlines.add(words[1])
        assert overflowing(picture) == []
    assert len(headlines) == len(PROMPTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_but_a_long_name_is_cut(view: dict[str, Any], lang: str) -> None:
    assert [text for text in words_in(parsed(svg(view, names=NAMES, lang=lang))) if "…" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_leaves_its_place(view: dict[str, Any], lang: str) -> None:
    assert overflowing(svg(view, names=NAMES, lang=lang)) == []


def overflowing(picture: str) -> list[str]:
    """Texts that by the generous guess would leave the sheet, the map or the column they stand in."""
    bad = []
    for text, x, y, size, anchor in _texts(parsed(picture), 0, 0, 1):
        wide = text_width(text, size) * 0.88
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        on_map = y < atlas.HEIGHT
        start, stop = (0.0, atlas.WIDTH) if x < atlas.WIDTH and on_map else (0.0, float(sheet.WIDTH))
        if x > atlas.WIDTH and on_map:
            start = float(atlas.WIDTH)
        if left < start or left + wide > stop or not 0 < y < sheet.HEIGHT:
            bad.append(text)
    return bad


def _texts(
    element: ElementTree.Element, x: float, y: float, scale: float
) -> Iterator[tuple[str, float, float, float, str]]:
    move = re.match(r"translate\(([^,]+),([^)]+)\)(?:scale\(([^)]+)\))?", element.attrib.get("transform", ""))
    if move:
        x, y = x + scale * float(move[1]), y + scale * float(move[2])
        scale *= float(move[3] or 1)
    if element.tag == f"{NS}defs":
        return
    if element.tag == f"{NS}text" and "x" in element.attrib:
        at = float(element.attrib["x"]), float(element.attrib["y"])
        size = float(element.attrib["font-size"]) * scale
        anchor = element.attrib.get("text-anchor", "start")
        yield "".join(element.itertext()), x + scale * at[0], y + scale * at[1], size, anchor
    for child in element:
        yield from _texts(child, x, y, scale)


# --- room and contrast -------------------------------------------------------------------------------------


def test_pieces_have_room_on_their_land() -> None:
    board = load("printed", files=False)
    picture = by_id(svg(midgame()))
    reach = {"city": (20, 20), "growth": (12, 10), "army": (24, 0), "workers": (52, 8), "": (0, 0)}
    for name in board.areas:
        data = {k: float(v) for k, v in picture[f"area-{name}"].attrib.items() if k.startswith("data-")}
        for kind in {key[5:-1] for key in data}:
            if name == "dilmun" and kind == "army-":
                continue  # R13: no army ever comes here
            x, y = data[f"data-{kind}x"], data[f"data-{kind}y"]
            dx, dy = reach[kind.rstrip("-")]
            corners = [(x + a * dx, y + b * dy) for a in (-1, 1) for b in (-1, 1)]
            assert all(shapes.inside(corner, name) for corner in corners), (name, kind)


def _contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_names_and_numbers_can_be_read_on_their_grounds() -> None:
    for name, (tint, dark) in theme.LANDS.items():
        assert _contrast(tint, dark) >= 4.5, name
        assert _contrast(tint, "#33200f") >= 4.5, name
    for name, (_, foot) in theme.GOODS.items():
        assert _contrast(foot, "#ffffff") >= 4.5, name
    for face, _, _, number in SEATS[:3]:
        assert _contrast(face, number) >= 4.5
    for pale in ("#c4cbdb", "#e6bd62", "#fbf3dd"):
        assert _contrast("#14254a", pale) >= 4.5
        assert _contrast(LAPIS, pale) >= 4.5


# --- with the engine ---------------------------------------------------------------------------------------


def test_positions_of_a_game_can_be_drawn() -> None:
    pos = edubba.new("flood")
    for k in range(260):
        if pos.over:
            break
        choices = [text for text, _ in pos.chance] or [t for t in pos.legal if t != "pass"] or pos.legal
        pos.play(choices[(k * 7 + 3) % len(choices)])
        if k % 20 == 0:
            picture = svg(pos.view(), names=NAMES, last=pos.moves[-1], lang=LANGUAGES[k // 20 % 5])
            parsed(picture)
            assert overflowing(picture) == []
