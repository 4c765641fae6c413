"""Board files: the printed one, one's own, every constraint broken one at a time, hostile content."""

from __future__ import annotations

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
from edubba.games.flood import board as boards
from tests.rules.flood.tools import (
    ACCEPTED,
    EMPIRES,
    OFFERS,
    OUTER,
    SUMERIAN,
    TARGETS,
    Scene,
    begins,
    ending,
    hand,
    held,
    play,
    roll,
    scaled,
    scores,
    troops,
)

Doc = dict[str, Any]


def printed(**more: Any) -> Doc:
    """The content of the printed board, with some of it replaced."""
    return {**boards.shipped("printed").document(), **more}


def changed(*path: str | int, to: Any) -> Doc:
    """The printed board with one value replaced."""
    board = printed()
    inner: Any = board
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = to
    return board


def without(*path: str) -> Doc:
    board = printed()
    inner: Any = board
    for part in path[:-1]:
        inner = inner[part]
    del inner[path[-1]]
    return board


def joined(kind: str, *pair: Any) -> Doc:
    """One more border or arrow."""
    return printed(**{kind: [*printed()[kind], list(pair)]})


def offers(**areas: list[str]) -> Doc:
    board = printed()
    for area, names in areas.items():
        board["outer"][area]["offers"] = names
    return board


def in_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {in_toml(inner)}" for key, inner in value.items()) + " }"
    return json.dumps(value)


def as_toml(board: Doc) -> str:
    """The form of a board file: lists and words first, then the tables."""
    lines = [f"{key} = {in_toml(value)}" for key, value in board.items() if not isinstance(value, dict)]
    for name, table in board.items():
        if isinstance(table, dict):
            rows = {
                key: dict(row) if name == "empires" and isinstance(row, list) else row
                for key, row in table.items()
            }
            lines += [f"[{name}]", *(f"{key} = {in_toml(row)}" for key, row in rows.items())]
    return "\n".join(lines)


# --- the printed board --------------------------------------------------------------------------------------


@pytest.mark.rule("R7", "R8", "R10", "R12", "R80", "R95")
def test_the_printed_board_says_what_these_tests_say() -> None:
    board = boards.shipped("printed")
    assert (board.name, board.areas) == ("printed", (*SUMERIAN, *OUTER))
    assert {area: names for area, names in board.offers.items() if names} == OFFERS
    assert board.trade == ACCEPTED
    targets = {
        area: " ".join(other.removeprefix("→ ") for other in others if not other.startswith("← "))
        for area, others in board.neighbours().items()
    }
    assert {area: to for area, to in targets.items() if to} == TARGETS
    assert board.neighbours()["babylon"][-1] == "kassites"
    assert "← akkad" in board.neighbours()["babylon"]
    assert board.neighbours()["akkad"] == ["→ babylon"]
    assert [dict(row) for row in board.empires] == list(EMPIRES.values())
    assert (board.growth, board.name) == ((4, 7, 10, 14, 20), "printed")


def test_the_printed_board_is_the_default() -> None:
    assert edubba.new("flood") == edubba.new("flood", board="printed")
    assert edubba.new("flood", board=printed()).options["board"] == "printed"


def test_a_board_comes_back_from_its_document_and_from_its_file(tmp_path: Path) -> None:
    board = boards.shipped("printed")
    again = boards.from_document(json.loads(json.dumps(board.document())), "x")
    assert (again, again.digest) == (board, board.digest)
    file = tmp_path / "mine.toml"
    file.write_text(as_toml(printed(name="mine")))
    assert boards.read(file).digest == board.digest


# --- one's own ---------------------------------------------------------------------------------------------


def own() -> Doc:
    """Other offers, prices, figures, empires and borders than the printed ones."""
    board = joined("borders", "sippar", "eridu")
    board["name"] = "mine"
    board["outer"]["guti"] = {"offers": ["lapis", "wood"], "points": 9}
    board["boxes"]["scribes"], board["boxes"]["toolmakers"] = 6, 5
    board["trade"]["lapis"] = ["grain"]
    board["production"]["grain"] = {"first": 2, "second": 1, "third": 0, "all_level": 4}
    board["growth"]["points"] = [1, 2, 3, 4, 5]
    board["empires"]["1"] = {"elam": 7, "akkad": 1, "sumer": 20}
    return board


@pytest.mark.rule("R10", "R33", "R80", "R95", "R157", "R145", "R12")
@pytest.mark.parametrize("as_path", [str, Path])
def test_a_game_on_ones_own_file(as_path: Callable[[Path], Any], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(as_toml(own()))
    pos = edubba.new("flood", board=as_path(file))
    file.unlink()  # the position holds the board itself
    pos.play("~123")
    assert hand(pos, 1) == held("grain*4 wood metal textile*3 tool oil gold")
    assert begins(pos, "empire") == ["empire sumer"]
    play(pos, "workers", "spend grain", "place guti*1", "done", "found ur", "found umma")
    assert begins(pos, "trade") == ["trade"]
    pos.play("trade")
    assert pos.legal == [
        "swap guti grain>wood", "swap guti grain>lapis", "swap guti textile>wood", "swap guti tool>wood",
    ]  # fmt: skip
    assert edubba.position(pos.view()) == pos
    assert pos.view()["options"]["board"]["name"] == "mine"


@pytest.mark.rule("R12", "R100", "R145", "R157")
def test_the_figures_of_ones_own_board_count() -> None:
    pos = Scene(board=own()).play("empire sumer", "done", "done", "at sippar", "garrison 1")
    assert troops(pos, 1) == (0, 19)
    play(pos, "pass", "done", "pass", "done", "pay army", "expand")
    assert begins(pos, "invade")[:2] == ["invade babylon", "invade eridu"]
    pos = ending(board=own(), cities={"ur": 1}, hands={1: "wood*2 oil"}, turn=2).play("done", "grow ur oil")
    assert scores(pos) == [2, 0, 0]
    places = {"guti": (1, 0, 0), "scribes*": (0, 1, 0), "irrigation": (0, 0, 1), "weaving": (0, 0, 0)}
    pos = ending(board=own(), workers=places, turn=5).play("done")
    assert scores(pos) == [9, 6, 3]


@pytest.mark.rule("R157")
def test_both_sides_of_a_box_count() -> None:
    places = {
        "scribes": (1, 0, 0), "scribes*": (1, 1, 0), "toolmakers": (0, 1, 2), "toolmakers*": (1, 2, 0),
        "irrigation": (0, 0, 0), "weaving": (0, 0, 0),
    }  # fmt: skip
    assert scores(ending(board=own(), workers=places, turn=5).play("done")) == [6, 5, 0]


@pytest.mark.parametrize("seed", range(scaled(6, 1)))
def test_games_at_random_on_ones_own_board(seed: int) -> None:
    rng = random.Random(seed)
    pos = edubba.new("flood", board=own())
    for _ in range(scaled(1500, 200)):
        texts = [text for text, _ in pos.chance] or pos.legal
        if not texts:
            break
        pos.play(rng.choice(texts))
    assert pos.over or len(pos.moves) == scaled(1500, 200)
    assert edubba.position(pos.view()) == pos


@pytest.mark.rule("R130")
def test_a_fight_over_a_border_of_ones_own() -> None:
    scene = Scene(
        board=own(), armies={"sippar": (1, 1), "eridu": (2, 1), "elam": (2, 1)}, army_pool={1: 3},
        empires={1: "sumer", 2: "elam"},
    )  # fmt: skip
    pos = scene.play("expand", "invade eridu", roll(5))
    assert pos.view()["areas"]["eridu"]["army"] == {"seat": 1, "count": 1}


# --- broken ones ------------------------------------------------------------------------------------------

EMPIRE = ("empires", "2")
#: what is wrong, the document, the place the error names
BROKEN: list[tuple[str, Doc, str]] = [
    ("an unknown key", printed(colour="red"), "colour"),
    ("a bad name", printed(name="My board"), "name"),
    ("no name", without("name"), "name"),
    ("a name that is a number", printed(name=7), "name"),
    *((f"no {table}", without(table), table) for table in (
        "borders", "arrows", "sumerian", "outer", "boxes", "trade", "production", "growth", "empires",
    )),
    *((f"{table} no table", printed(**{table: 3}), table) for table in ("sumerian", "outer", "growth")),
    ("a Sumerian area missing", without("sumerian", "ur"), "sumerian"),
    ("a tenth Sumerian area", changed("sumerian", "kish", to=""), "sumerian"),
    ("a wrong power", changed("sumerian", "ur", to="extra_armies"), "sumerian.ur"),
    ("a power where none is", changed("sumerian", "umma", to="free_scribe"), "sumerian.umma"),
    ("a power that is none", changed("sumerian", "ur", to=["extra_textile"]), "sumerian.ur"),
    ("an outer area missing", without("outer", "guti"), "outer"),
    ("an unknown outer area", changed("outer", "troy", to={"offers": [], "points": 0}), "outer"),
    ("an outer area no table", changed("outer", "guti", to=[]), "outer.guti"),
    ("an area without offers", without("outer", "guti", "offers"), "outer.guti"),
    ("an area with a colour", changed("outer", "guti", "colour", to="red"), "outer.guti"),
    ("an unknown area in a border", joined("borders", "ur", "kish"), "borders[32]"),
    ("an unknown area in an arrow", joined("arrows", "kish", "ur"), "arrows[5]"),
    ("a border twice", joined("borders", "sippar", "amorites"), "borders[32]"),
    ("a border twice, turned round", joined("borders", "amorites", "sippar"), "borders[32]"),
    ("an arrow beside a border", joined("arrows", "sippar", "babylon"), "arrows[5]"),
    ("an arrow there and back", joined("arrows", "ur", "chaldea"), "arrows[5]"),
    ("a border with itself", joined("borders", "ur", "ur"), "borders[32]"),
    ("an arrow to itself", joined("arrows", "ur", "ur"), "arrows[5]"),
    ("a border of one", joined("borders", "ur"), "borders[32]"),
    ("a border of three", joined("borders", "ur", "eridu", "guti"), "borders[32]"),
    ("a border of numbers", joined("borders", 1, 2), "borders[32]"),
    ("a border with Dilmun", joined("borders", "dilmun", "ur"), "borders[32]"),
    ("an arrow into Dilmun", joined("arrows", "ur", "dilmun"), "arrows[5]"),
    ("a border with Akkad", joined("borders", "sippar", "akkad"), "borders[32]"),
    ("an arrow into Akkad", joined("arrows", "sippar", "akkad"), "arrows[5]"),
    ("borders no list", printed(borders="ur eridu"), "borders"),
    ("grain on offer", offers(guti=["grain"]), "outer.guti.offers"),
    ("tools on offer", offers(guti=["tool"]), "outer.guti.offers"),
    ("silver on offer", offers(guti=["silver"]), "outer.guti.offers"),
    ("wood twice on offer", offers(guti=["wood", "wood"]), "outer.guti.offers"),
    ("offers no list", offers(guti="wood"), "outer.guti.offers"),  # type: ignore[arg-type]  # on purpose
    ("lapis nowhere", offers(kassites=[]), "outer"),
    ("gold nowhere", offers(egypt=[], dilmun=["wood"]), "outer"),
    ("negative points", changed("outer", "guti", "points", to=-1), "outer.guti.points"),
    ("huge points", changed("outer", "guti", "points", to=10**9), "outer.guti.points"),
    ("points past all bounds", changed("outer", "guti", "points", to=10**400), "outer.guti.points"),
    ("points in halves", changed("outer", "guti", "points", to=1.5), "outer.guti.points"),
    ("points that are true", changed("outer", "guti", "points", to=True), "outer.guti.points"),
    ("negative points of a box", changed("boxes", "scribes", to=-3), "boxes.scribes"),
    ("a box missing", without("boxes", "scribes"), "boxes"),
    ("an unknown box", changed("boxes", "priests", to=0), "boxes"),
    ("a trade row missing", without("trade", "oil"), "trade"),
    ("a trade row for grain", changed("trade", "grain", to=["wood"]), "trade"),
    ("an empty trade row", changed("trade", "oil", to=[]), "trade.oil"),
    ("silver accepted", changed("trade", "oil", to=["silver"]), "trade.oil"),
    ("tools accepted twice", changed("trade", "oil", to=["tool", "tool"]), "trade.oil"),
    ("oil for oil", changed("trade", "oil", to=["tool", "oil"]), "trade.oil"),
    ("no production of grain", without("production", "grain"), "production"),
    ("no third rank", without("production", "grain", "third"), "production.grain"),
    ("a fourth rank", changed("production", "grain", "fourth", to=1), "production.grain"),
    ("negative production", changed("production", "textile", "second", to=-1), "production.textile.second"),
    ("huge production", changed("production", "grain", "first", to=1000), "production.grain.first"),
    ("four figures of growth", changed("growth", "points", to=[4, 7, 10, 14]), "growth.points"),
    ("six figures of growth", changed("growth", "points", to=[4, 7, 10, 14, 20, 30]), "growth.points"),
    ("growth that falls", changed("growth", "points", to=[4, 7, 10, 9, 20]), "growth.points"),
    ("growth that stands still", changed("growth", "points", to=[4, 7, 10, 10, 20]), "growth.points"),
    ("negative growth", changed("growth", "points", to=[-1, 7, 10, 14, 20]), "growth.points"),
    ("growth in words", changed("growth", "points", to=["a", "b", "c", "d", "e"]), "growth.points"),
    ("two empires in a turn", changed(*EMPIRE, to={"guti": 3, "elam": 4}), "empires.2"),
    ("four empires", changed(*EMPIRE, to={"guti": 3, "elam": 4, "egypt": 5, "isin": 6}), "empires.2"),
    ("no second turn", without(*EMPIRE), "empires"),
    ("a sixth turn", changed("empires", "6", to={"guti": 3, "elam": 4, "egypt": 5}), "empires"),
    ("an unknown empire", changed(*EMPIRE, to={"guti": 3, "elam": 4, "rome": 5}), "empires.2"),
    ("an empire in Dilmun", changed(*EMPIRE, to={"guti": 3, "elam": 4, "dilmun": 5}), "empires.2"),
    ("an empire of Uruk", changed(*EMPIRE, to={"guti": 3, "elam": 4, "uruk": 5}), "empires.2"),
    ("an empire without armies", changed(*EMPIRE, to={"guti": 0, "elam": 4, "egypt": 5}), "empires.2.guti"),
    ("twenty-one armies", changed(*EMPIRE, to={"guti": 21, "elam": 4, "egypt": 5}), "empires.2.guti"),
    ("an empire twice", changed(*EMPIRE, to=[["guti", 3], ["elam", 4], ["guti", 5]]), "empires.2"),
]  # fmt: skip


@pytest.mark.rule("R7", "R8", "R12", "R13", "R14", "R80", "R92", "R95", "R145")
@pytest.mark.parametrize(("board", "place"), [pytest.param(*row[1:], id=row[0]) for row in BROKEN])
def test_a_broken_constraint_is_refused_naming_file_and_place(board: Doc, place: str, tmp_path: Path) -> None:
    with pytest.raises(edubba.BoardError) as error:
        boards.from_document(board, "own.toml")
    assert (error.value.facts["file"], error.value.facts["place"]) == ("own.toml", place)
    sentence = str(error.value)
    assert sentence.startswith("own.toml")
    assert place in sentence
    assert len(sentence) < 500
    assert not set("\n{}") & set(sentence)


@pytest.mark.rule("R92")
def test_a_broken_file_is_refused_when_a_game_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(as_toml(offers(guti=["grain"])))
    with pytest.raises(edubba.BoardError) as error:
        edubba.new("flood", board=file)
    assert str(error.value).startswith(f"{file}, outer.guti.offers: ")


def test_a_key_twice_in_a_file_is_no_toml(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(as_toml(printed()).replace("[empires]", '[empires]\n2 = { guti = 1, "guti" = 2 }', 1))
    with pytest.raises(edubba.BoardError) as error:
        edubba.new("flood", board=file)
    assert (str(file) in str(error.value), "\n" in str(error.value)) == (True, False)


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (None, edubba.FileError),
        (b"\xff\xfe", edubba.FileError),
        (b"#" * 300_000, edubba.FileError),
        (b"name = ", edubba.BoardError),
        (b"a = " + b"[" * 100_000, edubba.BoardError),
        (b"a = " + b"{ a = " * 20_000, edubba.BoardError),
        (b"name = 'x'\nborders = " + b"9" * 5000, edubba.BoardError),
        (b"name = 0x" + b"f" * 6000, edubba.BoardError),
        (b"", edubba.BoardError),
        (b"\x00\x01\x02", edubba.BoardError),
        (b"%PDF-1.7", edubba.BoardError),
        (b'{"name": "x"}', edubba.BoardError),
    ],
    ids=[
        "missing", "not UTF-8", "too long", "not TOML", "deep lists", "deep tables", "huge number",
        "huge hexadecimal", "empty", "binary", "another kind of file", "JSON",
    ],
)  # fmt: skip
def test_a_hostile_file_gets_a_clear_error(content: bytes | None, error: Any, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(error) as found:
        edubba.new("flood", board=file)
    assert found.value.facts["file"] == str(file)
    sentence = str(found.value)
    assert sentence.startswith(str(file))
    assert (len(sentence) < 500 + len(str(file)), "\n" in sentence) == (True, False)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.just(10**400) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["ur", "guti", "akkad", "dilmun", "sumer", "wood", "lapis", "extra_armies"]),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=20,
)  # fmt: skip
PLACES = [
    "name", "borders", "borders/0", "borders/0/1", "arrows", "arrows/3", "sumerian", "sumerian/ur", "outer",
    "outer/guti", "outer/guti/offers", "outer/egypt/offers/0", "outer/guti/points", "boxes", "boxes/scribes",
    "trade", "trade/oil", "trade/oil/0", "production", "production/grain", "production/grain/first", "growth",
    "growth/points", "growth/points/2", "empires", "empires/1", "empires/1/0", "empires/1/0/1", "more",
]  # fmt: skip


@settings(max_examples=scaled(400, 100))
@given(path=st.sampled_from(PLACES), value=JSON)
def test_any_value_anywhere_is_a_board_or_a_clear_error(path: str, value: Any) -> None:
    parts = [int(part) if part.isdigit() and path != "empires/1" else part for part in path.split("/")]
    if path.startswith("empires/"):
        parts[1] = "1"
    board = changed(*parts, to=value)
    with suppress(edubba.BoardError, edubba.OptionError):
        assert edubba.new("flood", board=board).chance


@settings(max_examples=scaled(200, 60))
@given(value=JSON)
def test_any_value_at_all_is_no_board(value: Any) -> None:
    with pytest.raises((edubba.BoardError, edubba.OptionError, edubba.FileError)):
        edubba.new("flood", board=value)


def test_a_board_of_the_other_game_is_none() -> None:
    with pytest.raises((edubba.BoardError, edubba.OptionError, edubba.FileError)):
        edubba.new("flood", board="two_rivers")
