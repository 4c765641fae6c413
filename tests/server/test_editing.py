"""The editors over HTTP: boards are checked and kept as files, positions are changed, nothing fails."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import edubba
from edubba.games.sumeria.board import SHELF, shipped
from edubba.server.editing.boards import identifier
from edubba.server.editing.toml import written
from tests.server.held import Inside
from tests.server.served import Guest

Document = dict[str, Any]
SENTENCE = 1200


@pytest.fixture(scope="module")
def http(server: Inside) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


@pytest.fixture(scope="module")
def templates(http: httpx.Client) -> dict[str, Document]:
    (sumeria,) = http.get("/api/boards").raise_for_status().json()
    assert (sumeria["game"], sumeria["width"], sumeria["height"]) == ("sumeria", 1080, 800)
    return {each["name"]: each["board"] for each in sumeria["templates"]}


def check(http: httpx.Client, board: Any) -> Document:
    answer = http.post("/api/boards/check", json={"game": "sumeria", "board": board})
    found: Document = answer.raise_for_status().json()
    return found


# --- boards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Die Datei ist leer"),
        ("# nur eine Bemerkung\n", "Die Datei ist leer"),
        ('name = "x"\nstates =\n', "Zeile 2 der Datei"),
        ('name = "x"\nstates = ', "Zeile 2 der Datei"),
        ('name = "x"\nstates = ' + "9" * 5000, "passt nicht zum Format"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_our_words(http: httpx.Client, text: str, said: str) -> None:
    wish, german = {"game": "sumeria", "text": text}, {"accept-language": "de"}
    answer = http.post("/api/boards/read", json=wish, headers=german)
    assert answer.status_code == 400
    assert said in answer.json()["detail"]
    assert not re.search("None|invalid|document|expected", answer.json()["detail"], re.IGNORECASE)


def test_boards_to_begin_with_are_fine_or_tell_what_is_missing(
    http: httpx.Client, templates: dict[str, Document]
) -> None:
    assert list(templates) == ["two_rivers", "eight_gates", "even"]
    for name in ("two_rivers", "eight_gates"):
        found = check(http, templates[name])
        assert (found["problems"], found["board"]) == ([], templates[name])
        assert len(found["settlements"]) == 56
        assert 'class="map"' in found["picture"]
    even = check(http, templates["even"])
    assert len(even["problems"]) == 8
    assert all(len(each["settlements"]) == 7 for each in even["problems"])
    assert 'class="settlements"' in even["picture"]


def test_all_faults_are_told_at_once_with_what_they_are_about(
    http: httpx.Client, templates: dict[str, Document]
) -> None:
    board = dict(templates["two_rivers"])
    first, *rest = board["routes"]
    board["routes"] = [*rest, ["ur.t1", "ur.t1"], [rest[0][0], rest[0][1]]]
    problems = check(http, board)["problems"]
    by_route = {each["route"]: each for each in problems if each["route"]}
    assert by_route[len(rest) + 1]["settlements"] == ["ur.t1"]
    assert (
        by_route[len(rest) + 1]["text"]
        == f"Route {len(rest) + 1}: The route goes from Ur (town 1) to itself."
    )
    assert set(by_route[len(rest) + 2]["settlements"]) == {*rest[0][:2]}
    apart = {name for each in problems if not each["route"] for name in each["settlements"]}
    assert apart & set(first)
    assert "board" not in problems[0]["text"].partition(":")[0]


def test_a_file_that_was_saved_is_read_by_the_library_and_by_the_editor(
    http: httpx.Client, templates: dict[str, Document], tmp_path: Path
) -> None:
    board = templates["two_rivers"] | {"name": "mine"}
    wish = {"game": "sumeria", "board": board, "old": "ur", "new": "Bābili 2"}
    renamed = http.post("/api/boards/rename", json=wish).raise_for_status().json()
    wish = {"game": "sumeria", "board": renamed["board"], "old": "babili_2.v1", "new": "Old harbour"}
    found = http.post("/api/boards/rename", json=wish).raise_for_status().json()
    assert found["problems"] == []
    assert found["board"]["settlements"]["old_harbour"] == {"kind": "village", "state": "babili_2"}
    path = tmp_path / "mine.toml"
    path.write_text(found["toml"], encoding="utf-8")
    assert edubba.new("sumeria", board=str(path)).options["board"] == found["board"]
    assert SHELF.read(path).document() == found["board"]
    again = http.post("/api/boards/read", json={"game": "sumeria", "text": found["toml"]})
    assert again.raise_for_status().json()["board"] == found["board"]


def test_a_file_without_places_is_laid_out_and_an_unfinished_one_is_read_too(
    http: httpx.Client, templates: dict[str, Document]
) -> None:
    bare = {key: value for key, value in shipped("two_rivers").document().items() if key != "drawing"}
    read = http.post("/api/boards/read", json={"game": "sumeria", "text": written(bare)})
    assert len(read.raise_for_status().json()["board"]["drawing"]["places"]) == 56
    even = check(http, templates["even"])
    read = http.post("/api/boards/read", json={"game": "sumeria", "text": even["toml"]})
    assert read.raise_for_status().json()["board"] == templates["even"]


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("read", {"game": "sumeria", "text": "name = ["}),
        ("read", {"game": "sumeria", "text": "[" * 5000}),
        ("read", {"game": "sumeria", "text": 'name = "x"'}),
        ("read", {"game": "flood", "text": 'name = "x"'}),
        ("check", {"game": "flood", "board": {}}),
        ("check", {"game": "chess", "board": {}}),
        ("check", {"game": "sumeria", "board": {}}),
        ("check", {"game": "sumeria", "board": []}),
    ],
)
def test_what_is_no_board_is_told_in_a_sentence(http: httpx.Client, path: str, wish: Document) -> None:
    answer = http.post(f"/api/boards/{path}", json=wish)
    assert answer.status_code == 400
    assert 0 < len(answer.json()["detail"]) < SENTENCE


@pytest.mark.parametrize(
    ("old", "new"),
    [("ur", "kish"), ("ur", ""), ("ur", "!!"), ("nobody", "x"), ("ur.c", "ur.t1"), ("ur", "a.b")],
)
def test_names_that_cannot_be_are_refused(
    http: httpx.Client, templates: dict[str, Document], old: str, new: str
) -> None:
    wish = {"game": "sumeria", "board": templates["two_rivers"], "old": old, "new": new}
    answer = http.post("/api/boards/rename", json=wish)
    assert (answer.status_code, bool(answer.json()["detail"])) == (400, True)
    assert not new or new in answer.json()["detail"] or old in answer.json()["detail"]


def test_boards_that_are_broken_by_lot_end_in_a_sentence_or_a_picture(
    http: httpx.Client, templates: dict[str, Document]
) -> None:
    lots = random.Random(1)
    junk: list[Any] = [None, -1, 1e300, "x", "ur.c", [], {}, [[1, 2]], ["ur.c"], True, "é", {"ur.c": [1, 1]}]
    statuses = set()
    for _ in range(40):
        board = copy.deepcopy(templates["eight_gates"])
        here: Any = board
        while lots.random() < 0.7:
            inside = here.values() if isinstance(here, dict) else here
            deeper = [each for each in inside if isinstance(each, (dict, list)) and each]
            if not deeper:
                break
            here = lots.choice(deeper)
        here[lots.choice([*here] if isinstance(here, dict) else range(len(here)))] = lots.choice(junk)
        answer = http.post("/api/boards/check", json={"game": "sumeria", "board": board})
        assert answer.status_code in (200, 400), answer.text[:300]
        statuses.add(answer.status_code)
    assert statuses == {200, 400}
    crowded = copy.deepcopy(templates["even"])
    crowded["drawing"]["places"] = {name: [540, 400] for name in crowded["drawing"]["places"]}
    assert check(http, crowded)["picture"]


def test_text_that_toml_must_escape_is_escaped() -> None:
    odd = {
        "a": 'quote " back \\ new\nline \x7f é',
        "t": {"x.y": [1, 2.5], "e": {}, "k": {"deep": True}},
        "l": [],
    }
    assert tomllib.loads(written(odd)) == odd
    assert identifier("  Kiš–2 ") == "kis_2"


# --- positions --------------------------------------------------------------------------------------------


def opened(http: httpx.Client, game: str, **wishes: Any) -> Document:
    answer = http.post("/api/positions/open", json={"game": game} | wishes)
    found: Document = answer.raise_for_status().json()
    return found


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_a_position_is_opened_changed_and_played_from(http: httpx.Client, server: Inside, game: str) -> None:
    first = opened(http, game)
    assert (first["problem"], first["over"], first["game"]) == ("", False, game)
    assert edubba.position(first["position"]).to_act
    assert {part["name"] for part in first["scene"]["parts"]} >= {"map"}
    field, value = {"sumeria": ("row.0", "ur"), "flood": ("player.2.hand.lapis", 2)}[game]
    wish = {"position": first["position"], "field": field, "value": value}
    second = http.post("/api/positions/edit", json=wish).raise_for_status().json()
    assert second["problem"] == ""
    assert second["position"] != first["position"]
    again = opened(http, game, position=second["position"])
    assert again["groups"] == second["groups"]
    ground = http.get(second["ground"]).raise_for_status().json()
    assert ground["svg"]
    guest = Guest(server.address)
    seats = ["open", "apprentice", "apprentice"]
    wish = {
        "game": game,
        "options": second["position"]["options"],
        "position": second["position"],
        "seats": seats,
    }
    assert guest.see(guest.open(**wish))["position"] == second["position"]


def test_an_impossible_position_is_drawn_with_a_sentence_and_can_be_mended(http: httpx.Client) -> None:
    first = opened(http, "sumeria")["position"]
    wish = {"position": first, "field": "phase", "value": "play"}
    second = http.post("/api/positions/edit", json=wish).raise_for_status().json()
    assert second["problem"].startswith("Player 1 has 0 traders on the board. At this moment it must be 8: ")
    wish = {"position": second["position"], "field": "phase", "value": "setup"}
    third = http.post("/api/positions/edit", json=wish).raise_for_status().json()
    assert (third["problem"], third["position"]) == ("", first)


def test_a_position_on_a_board_of_ones_own_has_its_ground(
    http: httpx.Client, templates: dict[str, Document]
) -> None:
    own = templates["eight_gates"] | {"name": "mine"}
    found = opened(http, "sumeria", options={"board": own, "players": 4})
    assert found["position"]["options"]["board"]["name"] == "mine"
    assert len(found["scene"]["names"]) == 4
    assert http.get(found["ground"]).raise_for_status().json()["svg"]
    lots = random.Random(2)
    own["drawing"]["rivers"] = [
        [[lots.random() * 999, lots.random() * 700] for _ in range(60)] for _ in range(16)
    ]
    long = opened(http, "sumeria", options={"board": own})
    assert len(long["ground"]) < 8000
    assert http.get(long["ground"]).raise_for_status().json()["svg"]


@pytest.mark.parametrize("board", ["", "x", ".", ".x", ".AAAA", "." + "A" * 9000, ".eJyrBQAAewB7"])
def test_a_ground_that_is_none_is_told(http: httpx.Client, board: str) -> None:
    answer = http.get("/api/positions/ground", params={"game": "sumeria", "board": board})
    assert (answer.status_code, bool(answer.json()["detail"])) == (400, True)


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_edits_by_lot_end_in_a_view_or_a_sentence(http: httpx.Client, game: str) -> None:
    lots = random.Random(3)
    view = opened(http, game)["position"]
    values: list[Any] = [
        0,
        1,
        2,
        9,
        -5,
        10**12,
        "",
        "1",
        "none",
        "yes",
        "over",
        "take",
        "ur",
        "x" * 80,
        True,
        None,
    ]
    ids = [field["id"] for group in opened(http, game)["groups"] for field in group["fields"]]
    for _ in range(60):
        field = lots.choice([*ids, "", "x", "player.7.score", "trader.nowhere"])
        wish = {"position": view, "field": field, "value": lots.choice(values)}
        answer = http.post("/api/positions/edit", json=wish)
        assert answer.status_code in (200, 400), answer.text[:300]
        if answer.status_code == 400:
            assert 0 < len(answer.json()["detail"]) < SENTENCE
            continue
        view = answer.json()["position"]
        assert answer.json()["scene"]["parts"]
        assert re.match(r"$|(?!\S+: |Seat )[A-Z0-9].*\.$", answer.json()["problem"]), answer.json()["problem"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "sumeria", "position": {}},
        {"game": "sumeria", "position": {"game": "flood"}},
        {"game": "sumeria", "options": {"board": "/etc/passwd.toml"}},
        {"game": "sumeria", "options": {"players": 99}},
        {"game": "sumeria", "options": {"unknown": 1}},
    ],
)
def test_positions_that_are_none_are_told_in_a_sentence(http: httpx.Client, wish: Document) -> None:
    answer = http.post("/api/positions/open", json=wish)
    assert (answer.status_code, bool(answer.json()["detail"])) == (400, True)
