"""The report: a page of its own, whole, readable without colour, and closed to what names may carry."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from edubba.lab.arena.plan import Plan
from edubba.lab.arena.report import page
from edubba.lab.arena.standing import standings
from edubba.locales import LANGUAGES, say

from .conftest import lineup, made

SVG = "{http://www.w3.org/2000/svg}"
NASTY = '<script>alert("1")</script>&\''


def report_of(plan: Plan, games: int, lang: str = "en", command: str = "edubba arena") -> str:
    rnd = random.Random(3)
    played = [made(plan, n, [rnd.randrange(60) for _ in plan.bots]) for n in range(games)]
    return page(plan, standings(played), games, command=command, lang=lang)


def tree(html: str) -> ElementTree.Element:
    """The page read as XML: what is well-formed there is well-formed in every browser."""
    return ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>\n"))


def words(element: ElementTree.Element) -> str:
    return " ".join(element.itertext())


@pytest.mark.parametrize("bots", ["abc", "aab", "aaa", "abcd", "aabb"])
@pytest.mark.parametrize("games", [1, 3, 50])
def test_every_competitor_stands_in_the_table_and_in_every_plot(bots: str, games: int) -> None:
    names = [f"bot-{letter}:500" for letter in bots]
    root = tree(report_of(lineup(*names), games))
    figures = list(root.iter("figure"))
    assert len(figures) == 5
    assert len(list(root.iter("tr"))) == 1 + len({*names})
    for name in names:
        assert name in words(next(root.iter("table")))
        for figure in figures:
            plot = next(figure.iter(f"{SVG}svg"))
            assert name in [text.text for text in plot.iter(f"{SVG}text")]
            assert name in (plot.findtext(f"{SVG}desc") or "")


def test_competitors_are_told_apart_by_shape_and_name_not_by_colour_alone() -> None:
    root = tree(report_of(lineup("a", "b", "c", "d"), 24))
    marks = {path.get("class"): path.get("d") for path in root.iter() if "mark" in (path.get("class") or "")}
    assert len(marks) == len({*marks.values()}) == 4


def test_names_and_the_command_are_escaped() -> None:
    html = report_of(lineup(NASTY, "b", "b"), 6, command=f"edubba {NASTY}")
    assert "<script" not in html
    root = tree(html)
    assert f"edubba {NASTY}" == root.findtext(".//code")
    assert any(NASTY in (cell.text or "") or NASTY in words(cell) for cell in root.iter("th"))


def test_the_page_loads_nothing_and_runs_nothing() -> None:
    html = report_of(lineup("a", "b", "b"), 12)
    assert not re.search(r"<(script|link|img|iframe|object)|url\(|@import|\son\w+=", html)
    assert set(re.findall(r"https?://[^\"' ]+", html)) == {"http://www.w3.org/2000/svg"}


def test_it_has_a_light_and_a_dark_dress_with_the_same_parts() -> None:
    light, dark = report_of(lineup("a", "b", "b"), 6).split("prefers-color-scheme: dark")
    colours = re.compile(r"(--\w+): #")
    assert {*colours.findall(light)} == {*colours.findall(dark)} != set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_asked_for(lang: str) -> None:
    root = tree(report_of(lineup("a", "b", "b"), 7, lang))
    assert root.get("lang") == lang
    assert say("arena-plot-seats", lang) in words(root)
    assert say("arena-unfinished", lang, count=1) in words(root)


def test_marks_stand_where_the_figures_say() -> None:
    plan = lineup("a", "b", "b")
    played = [made(plan, n, [40 if bot == "a" else 3 for bot in plan.pairing(n).seats]) for n in range(30)]
    root = tree(page(plan, standings(played), 30, command="", lang="en"))
    plot = next(next(root.iter("figure")).iter(f"{SVG}svg"))
    places = [
        float(re.match(r"translate\(([\d.]+)", group.get("transform") or "")[1])  # type: ignore[index]
        for group in plot.iter(f"{SVG}g")
    ]
    even = next(path for path in plot.iter(f"{SVG}path") if path.get("class") == "even")
    line = float((even.get("d") or "")[1:].split(",")[0])
    assert places == [12, 560, 12, 150]  # the winner of all at 100 %, the others at 0, behind their own marks
    assert line == pytest.approx(150 + 410 / 3, abs=0.1)


def test_everything_drawn_lies_within_its_picture() -> None:
    for plot in tree(report_of(lineup("a", "b", "c", "d"), 40)).iter(f"{SVG}svg"):
        width, height = map(float, (plot.get("viewBox") or "").split()[2:])
        for text in plot.iter(f"{SVG}text"):
            assert 0 <= float(text.get("x") or -1) <= width
            assert 8 <= float(text.get("y") or -1) <= height
