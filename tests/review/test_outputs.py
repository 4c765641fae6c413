"""A review as table, JSON and graph, and an unfinished one in its file."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import edubba
from edubba.drawing import graph
from edubba.drawing.graph import bars
from edubba.drawing.graph.curves import spread
from edubba.drawing.graph.theme import LEFT
from edubba.locales import LANGUAGES
from edubba.review import Review, keeping, position, table
from edubba.review.keeping import Kept
from tests.drawing.reading import NS, assert_stands_alone, ids, parsed, text_of

from .conftest import FEW
from .test_review import BLUNDER

PAGE = Path(__file__).parents[2] / "docs" / "analysis.md"
ASKED = {"simulations": FEW, "seed": "1"}
HOSTILE = ["<script>alert(1)</script>", "\"&'\u202e\x00]]>", "x" * 5000]


def all_text(picture: str) -> str:
    return "\n".join("".join(element.itertext()) for element in parsed(picture).iter(f"{NS}text"))


# --- JSON -------------------------------------------------------------------------------------


def paths(value: Any, place: str = "") -> Iterator[str]:
    """Every key with the way to it: `steps[].verdict.loss`; a share is one value."""
    if isinstance(value, dict) and {*value} != {"value", "error"}:
        for key, inner in value.items():
            yield from paths(inner, f"{place}.{key}" if place else key)
    elif isinstance(value, list) and value:
        for inner in value:
            yield from paths(inner, f"{place}[]")
    else:
        yield place


def documented(heading: str) -> set[str]:
    """The keys in the table under a heading of the page."""
    part = PAGE.read_text(encoding="utf-8").split(f"\n### {heading}\n")[1].split("\n#")[0]
    return {
        key for row in re.findall(r"^\| (`.*?) \|", part, re.MULTILINE) for key in re.findall("`(.+?)`", row)
    }


def test_the_json_of_a_review_has_the_keys_of_the_page_and_survives_a_round_trip(
    sumeria: Review, flood: Review
) -> None:
    for found in (sumeria, flood):
        value = found.json()
        assert json.loads(json.dumps(value)) == value
        sometimes = {"steps[].verdict", "limit.seconds", "points"}
        sometimes |= {key for key in documented("A review") if not found.points and key.startswith("points")}
        assert {*paths(value)} - sometimes == documented("A review") - sometimes


def test_the_json_of_a_position_has_the_keys_of_the_page() -> None:
    found = edubba.analyse(edubba.new("sumeria", players=3), simulations=64)
    value = position.as_json(found, ["Ana", "Béla", "Cem"])
    assert json.loads(json.dumps(value)) == value
    assert {*paths(value)} - {"line[]", "line"} == documented("A position") - {"line[]"}


# --- the table --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_tells_every_turn_the_accounts_and_up_to_three_turning_points(
    sumeria: Review, flood: Review, lang: str
) -> None:
    for found, names in ((sumeria, ("Ninsun", "Puabi", "Ku-Baba")), (flood, ("Ana", "Béla", "Cem"))):
        rows, accounts, *points = table.told(found, lang=lang).split("\n\n")
        numbers = re.findall(r"^ *(\d+)(?:–\d+)?  ", rows, re.MULTILINE)
        assert {turn.entry.first for turn in found.turns} <= {*map(int, numbers)}
        assert [line.split("  ")[0] for line in accounts.splitlines()[1:-1]] == [*names]
        assert [len(part.splitlines()) for part in points] == [1 + len(found.points)] * bool(found.points)


def test_the_planted_blunder_stands_in_the_table(sumeria: Review) -> None:
    told = table.told(sumeria)
    row = next(line for line in told.splitlines() if line.split()[:1] == [str(BLUNDER)])
    verdict = sumeria.steps[BLUNDER - 1].verdict
    assert verdict is not None
    better = re.escape(f"better {verdict.best}; helped Puabi")
    assert re.search(rf"Ninsun +\+sippar\.t3 .*blunder +−\d+\.\d ±.* {better}$", row)
    assert f"\n{BLUNDER}: Ninsun adds a trader on Sippar (town 3)." in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_no_line_is_longer_than_the_terminal_and_nothing_is_left_out(
    sumeria: Review, flood: Review, lang: str, width: int
) -> None:
    for found in (sumeria, flood):
        narrow, wide = table.told(found, lang=lang, width=width), table.told(found, lang=lang)
        assert max(map(len, narrow.splitlines())) <= width
        assert {*words(wide)} <= {*words(narrow)}
        assert max(map(len, wide.splitlines())) > 120  # a file is no terminal


def words(text: str) -> list[str]:
    return re.sub(r"[;\s]+", " ", text).split()


def test_below_some_width_the_remark_stands_below_its_row(sumeria: Review) -> None:
    lines = table.told(sumeria, width=100).splitlines()
    at = next(at for at, line in enumerate(lines) if line.split()[:1] == [str(BLUNDER)])
    assert re.search(r"Ninsun +\+sippar\.t3 .*blunder +−\d+\.\d ±", lines[at])
    assert re.fullmatch(r" {9}better \S+; helped Puabi", lines[at + 1])


def test_a_position_fits_the_terminal_too() -> None:
    found = edubba.analyse(edubba.new("sumeria", players=4), simulations=64)
    names = ["Enheduanna", "Gudea of Lagash", "Puabi", "Ninsun"]
    told = position.told(found, lang="de", names=names, width=60)
    assert max(map(len, told.splitlines())) <= 60
    assert told.count("Gudea of Lagash") == 1 + min(position.SHOWN, len(found.options))


def test_numbers_have_the_comma_of_the_language(sumeria: Review) -> None:
    assert re.search(r"\d\.\d → \d", table.told(sumeria, lang="en"))
    german = table.told(sumeria, lang="de")
    assert re.search(r"\d,\d → \d", german)
    assert not re.search(r"\d\.\d → \d", german)


# --- the graph --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_graph_stands_alone_and_names_every_seat(sumeria: Review, flood: Review, lang: str) -> None:
    for found in (sumeria, flood):
        picture = graph.draw(found.json(), lang=lang)
        assert_stands_alone(picture)
        assert max(ids(picture).values()) == 1
        for name in found.record.seats.values():
            assert all_text(picture).count(name) == 3  # legend, end of the curve, bars
            assert name in text_of(picture, "title")
            assert name in text_of(picture, "desc")


def test_seats_differ_by_stroke_and_silhouette_not_by_colour_alone(sumeria: Review) -> None:
    picture = graph.draw(sumeria.json())
    sheet = parsed(picture).find(f"{NS}style")
    assert sheet is not None
    strokes = re.findall(r"\.seat-[123] \.curve\{stroke:#\w+(.*?)\}", sheet.text or "")
    assert len(strokes) == len({*strokes}) == 3
    shapes = {
        path.attrib["d"] for path in parsed(picture).iter(f"{NS}path") if path.attrib.get("class") == "marker"
    }
    assert len(shapes) == 3


def test_the_graph_marks_the_blunder_and_the_draws_with_signs_of_their_own(sumeria: Review) -> None:
    found = sumeria.json()
    draw = next(
        step for step in found["steps"] if step["kind"] == "draw" and step["section"].startswith("dynasty")
    )
    for share, value in zip(draw["after"], (0.9, 0.05, 0.05), strict=True):  # a draw that tells
        share["value"] = value
    picture = graph.draw(found)
    titles = {
        kind: [element[0].text or "" for element in parsed(picture).iter() if _is(element, f"sign-{kind}")]
        for kind in ("blunder", "draw")
    }
    assert any(title.startswith(f"{BLUNDER}, Ninsun: +sippar.t3 (blunder") for title in titles["blunder"])
    assert any(re.match(r"\d+, draw ~\w+: \w", title) for title in titles["draw"])


def _is(element: ElementTree.Element, name: str) -> bool:
    return element.attrib.get("class") == name and len(element) > 0 and element[0].tag == f"{NS}title"


def test_hostile_names_stay_text(flood: Review) -> None:
    picture = graph.draw(flood.json(), names=HOSTILE)
    assert_stands_alone(picture)
    assert not list(parsed(picture).iter(f"{NS}script"))
    assert "\u202e" not in picture
    assert "<script>alert" in "".join(parsed(picture).itertext())
    assert len(picture) < 2 * len(graph.draw(flood.json()))
    assert HOSTILE[0][:8] in table.told(flood, names=HOSTILE)


def test_a_record_without_texts_has_a_graph(sumeria: Review) -> None:
    empty = sumeria.json() | {"steps": [], "turns": []}
    assert_stands_alone(graph.draw(empty, size=300))


def test_bars_with_their_errors_and_figures_stay_in_their_column(sumeria: Review) -> None:
    found = sumeria.json()
    values = ((-0.62, 0.21, 0.35, 0.06), (0.55, -0.4, 0.3, -0.35), (-0.12, 0.33, -0.7, 0.45))
    for account, (*shares, revised) in zip(found["accounts"], values, strict=True):
        for kind, value in zip(bars.KINDS, shares, strict=False):
            account[kind] = {"value": value, "error": 0.3}
        account["revised"] = revised
    seen = 0
    for element in parsed(graph.draw(found)).iter(f"{NS}g"):
        bar = element.find(f"{NS}rect")
        kind = (bar.get("class") or "").removeprefix("bar-") if bar is not None else ""
        if kind in bars.KINDS:
            left = LEFT + bars.NAMES + bars.COLUMN * bars.KINDS.index(kind)
            assert all(left < x < left + bars.COLUMN for x in extent(element)), kind
            seen += 1
    assert seen == 12


def extent(element: ElementTree.Element) -> list[float]:
    """How far a bar reaches: its figure, as wide as Verdana makes it, and its errors."""
    label, whisker = element.find(f"{NS}text"), element.find(f"{NS}path")
    assert label is not None
    assert label.text is not None
    at, width = float(label.attrib["x"]), 14 * (0.82 + 0.64 * (len(label.text) - 2) + 0.36)
    far = at - width if label.get("text-anchor") == "end" else at + width
    ends = re.findall(r"[MH]([-\d.]+)", whisker.attrib["d"]) if whisker is not None else []
    return [at, far, *map(float, ends)]


def test_labels_are_spread_without_crossing() -> None:
    assert spread([10, 11, 12], 40, 0, 200) == [10, 50, 90]
    assert spread([190, 195, 199], 40, 0, 200) == [120, 160, 200]
    assert spread([20, 100, 180], 40, 0, 200) == [20, 100, 180]


# --- an unfinished review in its file ---------------------------------------------------------


def test_looks_are_kept_and_read_again_up_to_a_line_cut_off(flood: Review, tmp_path: Path) -> None:
    beside = tmp_path / "game.edubba"
    looks = [look for look in flood.looks[:9] if look.simulations]
    with Kept(flood.record, beside, ASKED) as kept:
        for look in looks:
            kept.keep(look)
    whole = kept.path.read_text()
    again = Kept(flood.record, beside, ASKED)
    assert [*again.looks.values()] == [*{look.at: look for look in looks}.values()]
    kept.path.write_text(whole[:-20])
    assert len(Kept(flood.record, beside, ASKED).looks) == len(again.looks) - 1


def one_look(found: Review, folder: Path) -> tuple[Path, Kept]:
    """A record that is not there, and what is kept beside it: the first look."""
    beside = folder / "game.edubba"
    with Kept(found.record, beside, ASKED) as kept:
        kept.keep(found.looks[0])
    return beside, kept


def test_looks_of_another_record_or_limit_do_not_count(
    flood: Review, sumeria: Review, tmp_path: Path
) -> None:
    beside, _ = one_look(flood, tmp_path)
    assert len(Kept(flood.record, beside, ASKED).looks) == 1
    assert not Kept(flood.record, beside, ASKED | {"simulations": 41}).looks
    assert not Kept(sumeria.record, beside, ASKED).looks


def test_looks_of_another_version_do_not_count(
    flood: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside, kept = one_look(flood, tmp_path)
    monkeypatch.setattr(keeping, "__version__", "0.0.0")
    with Kept(flood.record, beside, ASKED) as other:
        assert other.is_kept
        assert not other.looks
    assert len(kept.path.read_text().splitlines()) == 1


def test_a_kill_while_going_on_loses_nothing(
    flood: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside, _ = one_look(flood, tmp_path)

    def killed(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(os, "replace", killed)  # the last moment in which the old file stands
    with pytest.raises(SystemExit), Kept(flood.record, beside, ASKED):
        pass
    monkeypatch.undo()
    assert len(Kept(flood.record, beside, ASKED).looks) == 1


def test_a_file_that_is_something_else_is_left_alone(flood: Review, tmp_path: Path) -> None:
    other = tmp_path / "game.edubba.looks"
    other.write_text("my notes\n")
    with Kept(flood.record, tmp_path / "game.edubba", ASKED) as kept:
        kept.keep(flood.looks[0])
        assert not kept.is_kept
        kept.forget()
    assert other.read_text() == "my notes\n"


def test_players_of_one_name_are_told_apart_by_their_seats(flood: Review) -> None:
    names = ["Ana", "Ana", "Cem"]
    assert {"Ana 1", "Ana 2", "Cem"} <= {*all_text(graph.draw(flood.json(), names=names)).splitlines()}
    assert re.search(r"\d  Ana 2 +\S", table.told(flood, names=names))
