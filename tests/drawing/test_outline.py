"""The board as headings and lists: nothing of the picture is missing, and it says what the position says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import edubba
from edubba.drawing.outline import Item, outline
from edubba.drawing.scene import scene
from edubba.locales import LANGUAGES, files
from tests.drawing.test_scene import GAMES, NAMES, positions

#: The languages that have the words.
TOLD = [lang for lang in LANGUAGES if any(file.name == "outline.ftl" for file in files(lang))]


def items(pos: edubba.Position, lang: str = "en", names: list[str] = NAMES) -> list[Item]:
    return [item for section in outline(pos.view(), lang, names) for item in section.items]


def some(game: str) -> list[edubba.Position]:
    """Positions by lot: the beginning, and all kinds of steps."""
    return [pos for seed in (11, 12) for pos in positions(game, seed, 260)[::3]]


@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_the_picture_is_told_once_and_has_a_name_of_its_own(game: str, lang: str) -> None:
    for pos in some(game)[:: 1 if lang == "en" else 9]:
        drawn = scene(pos.view(), pos.legal, lang, NAMES, pos.moves)
        spots = re.findall('data-spot="([^"]+)"', "".join(part.svg for part in drawn.parts))
        told = [item for item in items(pos, lang) if item.spot]
        assert Counter(item.spot for item in told) == Counter(spots)
        assert len({item.label for item in told}) == len(told)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_picked_on_the_board_is_an_item(game: str) -> None:
    for pos in some(game):
        seen = scene(pos.view(), pos.legal, "en", NAMES)
        assert {token.name for token in seen.tokens if token.spot} <= {item.spot for item in items(pos)}


@pytest.mark.parametrize("game", GAMES)
def test_headings_differ_and_no_list_is_empty(game: str) -> None:
    for pos in some(game)[::5]:
        sections = outline(pos.view(), "en", NAMES)
        assert len({section.title for section in sections}) == len(sections)
        assert all(section.items for section in sections)


def test_the_traders_of_sumeria_stand_where_the_position_has_them() -> None:
    for pos in some("sumeria"):
        traders = pos.view()["traders"]
        told = {item.spot: item.label.rpartition(": ")[2] for item in items(pos) if "." in item.spot}
        assert len(told) == 56
        assert {spot: NAMES.index(name) + 1 for spot, name in told.items() if name in NAMES} == traders


def test_city_states_come_in_the_order_of_the_row_with_their_markers() -> None:
    for pos in some("sumeria"):
        view = pos.view()
        row, *states = outline(view, "en", NAMES)[:9]
        assert [section.title.partition(",")[0].lower() for section in states[: len(view["row"])]] == view[
            "row"
        ]
        shown = [sum(item.label.startswith("Marker ") for item in section.items) for section in states]
        assert shown == [*map(len, view["display"]), *[0] * 8][:8]
        assert len(row.items) == 8


def test_routes_lead_to_and_fro() -> None:
    pos = positions("sumeria", 11, 40)[-1]
    label = {item.label.partition(":")[0]: item.detail for item in items(pos) if "." in item.spot}
    for here, detail in label.items():
        for there in detail.removeprefix("Routes to ").split(", "):
            assert here in label[there]


def test_the_pieces_of_after_the_flood_are_all_told() -> None:
    for pos in some("flood"):
        view, told = pos.view(), {item.spot: item.label for item in items(pos) if item.spot}
        for name, area in view["areas"].items():
            workers = re.findall(r"(\d+) workers? of (\w+)", told[name])
            armies = re.findall(r"(\d+) arm(?:y|ies) of (\w+)", told[name])
            there = {seat: n for seat, n in enumerate(area.get("workers", ()), 1) if n}
            assert {NAMES.index(who) + 1: int(n) for n, who in workers} == there
            assert [int(n) for n, _ in armies] == ([area["army"]["count"]] if area["army"] else [])
            assert ("city of" in told[name]) == bool(area.get("city"))


def test_an_arrow_is_told_from_both_its_ends() -> None:
    told = {item.spot: item.detail for item in items(edubba.new("flood")) if item.spot}
    assert "armies go from here, not back: Babylon" in told["akkad"]
    assert "armies come from there, not back: Akkad" in told["babylon"]
    assert "borders" not in told["akkad"]


def test_a_board_of_four_and_another_map_is_told_too() -> None:
    pos = edubba.new("sumeria", players=4, board="eight_gates")
    sections = outline(pos.view(), "en", [*NAMES, "Dara"])
    assert [item.label for section in sections for item in section.items if "Dara" in item.label]
    assert any("not yet in the row" in section.title for section in sections)
