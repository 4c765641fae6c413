"""The page of a balance report: whole, in five languages, closed, readable without its plots."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

import edubba
from edubba.lab.balance import sayings
from edubba.lab.balance.compare import Findings
from edubba.lab.balance.page import page
from edubba.lab.balance.words import Words
from edubba.locales import LANGUAGES, say

from .balance_games import GAMES, by_lot, study_of

SVG = "{http://www.w3.org/2000/svg}"
NASTY = '<script>alert("1")</script>&\''


@cache
def found(game: str = "sumeria", favour: int = 0) -> Findings:
    pos = edubba.new(game)
    while pos.chance:
        pos.play(pos.chance[0][0])
    return by_lot(study_of(game), 40, 4 * len(pos.legal), pos.legal, favour)


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>\n"))


def words(element: ElementTree.Element) -> str:
    return " ".join(element.itertext())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_speaks_the_language_asked_for_and_every_plot_tells_itself(game: str, lang: str) -> None:
    root = tree(page(found(game), command="edubba", lang=lang))
    assert root.get("lang") == lang
    text = words(root)
    for key in ("places", "scores", "shape", "moves", "departures", "limits"):
        assert [say(f"balance-{key}", lang)] == [
            h.text for h in root.iter("h2") if h.text == say(f"balance-{key}", lang)
        ]
    for line in sayings.headlines(found(game), Words(found(game).study, lang)):
        assert line in text
    plots = list(root.iter(f"{SVG}svg"))
    assert len(plots) == len(found(game).variants) + 4 + 2 + 6
    for plot in plots:
        assert plot.get("role") == "img"
        assert plot.findtext(f"{SVG}title")
        assert re.search(r"\d", plot.findtext(f"{SVG}desc") or "")


def test_the_tables_hold_every_variant_and_every_first_move() -> None:
    all_found = found()
    root = tree(page(all_found, command="", lang="en"))
    captions = {caption.text: table for table in root.iter("table") for caption in table.iter("caption")}
    assert len(captions) == 6 + 0  # the order was not drawn here: no table of seats
    shapes = captions[say("balance-table-shapes")]
    assert len(list(shapes.iter("tr"))) == 1 + 5
    moves = captions[say("balance-table-moves")]
    assert all_found.openings is not None
    assert [row[1].text for row in moves.findall("tbody/tr")] == [m.text for m in all_found.openings.moves]
    assert "A trader to Ur (city)" in words(moves)


def test_the_page_loads_nothing_and_runs_nothing_and_escapes_what_was_typed() -> None:
    html = page(found(), command=f"edubba {NASTY}", lang="en")
    assert not re.search(r"<(script|link|img|iframe|object)|url\(|@import|\son\w+=", html)
    assert set(re.findall(r"https?://[^\"' ]+", html)) == {"http://www.w3.org/2000/svg"}
    assert tree(html).findtext(".//code") == f"edubba {NASTY}"


def test_everything_drawn_lies_within_its_picture() -> None:
    for game in GAMES:
        for plot in tree(page(found(game), command="", lang="hu")).iter(f"{SVG}svg"):
            width, height = map(float, (plot.get("viewBox") or "").split()[2:])
            for text in plot.iter(f"{SVG}text"):
                assert 0 <= float(text.get("x") or -1) <= width
                assert 8 <= float(text.get("y") or -1) <= height


def test_an_advantage_is_called_beyond_doubt_only_where_it_is() -> None:
    none, great = (tree(page(found(favour=more), command="", lang="en")) for more in (0, 30))
    assert "nobody is favoured beyond doubt" in words(none)
    assert "Who moves first wins" in words(great)
    assert "This is beyond doubt." in words(great)
    assert "nobody is favoured beyond doubt" not in words(great)


def test_bots_that_always_begin_alike_are_told_of_at_once() -> None:
    alike = by_lot(study_of("flood"), 8, 0, ["pass"])
    assert (alike.variants[0].beginnings, found().variants[0].beginnings) == ((8,), (1,) * 40)
    begin = "had 1 beginning,"
    heads = [sayings.headlines(each, Words(each.study, "en")) for each in (alike, found())]
    assert [sum(begin in line for line in told) for told in heads] == [1, 0]
    assert "had 40 different beginnings" in words(tree(page(found(), command="", lang="en")))


def test_first_moves_of_equal_worth_are_not_told_apart() -> None:
    assert "first moves cannot be told apart" in words(tree(page(found("flood"), command="", lang="en")))


def test_one_game_of_each_kind_makes_a_page_too() -> None:
    study = study_of("flood")
    one = by_lot(study, 1, 0, ["pass"])
    root = tree(page(one, command="", lang="en"))
    assert say("balance-moves") not in [h.text for h in root.iter("h2")]
    assert "…" in words(root)  # intervals whose ends nobody knows


def test_marks_stand_where_the_figures_say() -> None:
    plot = next(tree(page(found(favour=200), command="", lang="en")).iter(f"{SVG}svg"))
    places = [
        float(match[1])
        for group in plot.iter(f"{SVG}g")
        if (match := re.match(r"translate\(([\d.]+)", group.get("transform") or ""))
    ]
    even = next(path for path in plot.iter(f"{SVG}path") if path.get("class") == "even")
    line = float((even.get("d") or "")[1:].split(",")[0])
    assert places[0] > line > places[1] == places[2]
    assert (places[0] - line) / (line - places[1]) == pytest.approx(
        2, abs=0.01
    )  # two thirds above, one below
