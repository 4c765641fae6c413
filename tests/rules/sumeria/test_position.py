"""The contract of Position: order of texts, undo, copy, pickle, hash, options."""

from __future__ import annotations

import copy
import json
import os
import pickle
import random
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import edubba
from tests.rules.sumeria.odd_boards import ODD
from tests.rules.sumeria.tools import BOARDS, opened, somewhere
from tests.rules.tools import FIXTURES, scaled, steps

HASHES: list[dict[str, Any]] = json.loads((FIXTURES / "sumeria_hashes.json").read_text())
TAILS = ("c", "t1", "t2", "t3", "v1", "v2", "v3")


def documented_order(pos: edubba.Position) -> list[str]:
    """Every text of the game in the order of the notation: adds, moves, removes, takes, draws."""
    states = pos._setting.board.states
    names = [f"{state}.{tail}" for state in states for tail in TAILS]
    kinds = ["E", "M", "P", "R"]
    pairs = [f"*{a}{b}" for a, b in product(kinds, kinds) if a <= b]
    return [
        *(f"+{name}" for name in names), *(f"{a}>{b}" for a, b in product(names, names)),
        *(f"-{name}" for name in names), *pairs, *(f"*{kind}" for kind in kinds),
        *(f"~{state}" for state in states), *(f"~{kind}" for kind in kinds), "~1", "~2", "~3", "~4",
    ]  # fmt: skip


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_texts_come_in_the_documented_order(board: str, players: int) -> None:
    pos = edubba.new("sumeria", board=board, players=players)
    order = {text: place for place, text in enumerate(documented_order(pos))}
    for _ in steps(pos, random.Random(players)):
        texts = pos.legal or [text for text, _ in pos.chance]
        assert [order[text] for text in texts] == sorted({order[text] for text in texts})
    assert pos.over


def test_either_a_seat_decides_or_a_draw_comes_until_the_end() -> None:
    pos = edubba.new("sumeria")
    for _ in steps(pos, random.Random(5)):
        assert bool(pos.legal) + bool(pos.chance) + pos.over == 1
        assert (pos.to_act is None) == (not pos.legal)
        assert all(weight > 0 for _, weight in pos.chance)


@pytest.mark.parametrize("seed", range(scaled(6, 2)))
def test_undo_takes_back_every_text_draws_included(seed: int) -> None:
    pos = edubba.new("sumeria", players=3 + seed % 2)
    seen, texts = [(pos.hash, pos.view())], []
    for text in steps(pos, random.Random(seed)):
        seen.append((pos.hash, pos.view()))
        texts.append(text)
    assert pos.moves == texts
    while pos.moves:
        assert (pos.hash, pos.view()) == seen.pop()
        assert pos.undo() == texts.pop()
    assert (pos.hash, pos.view()) == seen.pop()
    with pytest.raises(IndexError):
        pos.undo()


@pytest.mark.parametrize("make", [edubba.Position.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(make: Any) -> None:
    pos = opened(edubba.new("sumeria"))
    twin = make(pos)
    before = (pos.hash, pos.view(), pos.moves)
    twin.play("+ur.c")
    assert (pos.hash, pos.view(), pos.moves) == before
    twin.undo()
    assert twin == pos
    twin.undo()
    assert twin.moves == pos.moves[:-1]
    assert (pos.hash, pos.view(), pos.moves) == before


@pytest.mark.parametrize("board", ["eight_gates", ODD["rings"]], ids=["shipped", "own"])
def test_a_pickled_position_comes_back_with_its_history(board: Any) -> None:
    pos = somewhere(3, board=board, players=4, start_tie="all_players")
    twin = pickle.loads(pickle.dumps(pos))
    assert (twin.hash, twin.view(), twin.moves, twin.legal) == (pos.hash, pos.view(), pos.moves, pos.legal)
    assert twin.undo() == pos.undo()
    assert twin == pos


def replayed(entry: dict[str, Any]) -> edubba.Position:
    pos = edubba.new("sumeria", **entry["options"])
    for text in entry["texts"]:
        pos.play(text)
    return pos


@pytest.mark.parametrize("entry", HASHES, ids=[entry["name"] for entry in HASHES])
def test_hashes_are_the_same_for_ever(entry: dict[str, Any]) -> None:
    assert replayed(entry).hash == entry["hash"]


PRINT_HASHES = """
import json, sys, edubba
for entry in json.load(open(sys.argv[1])):
    pos = edubba.new("sumeria", **entry["options"])
    for text in entry["texts"]:
        pos.play(text)
    print(pos.hash)
"""


@pytest.mark.parametrize(("plain", "seed"), [("1", "1"), ("0", "77")])
def test_hashes_are_the_same_in_other_processes(plain: str, seed: str) -> None:
    env = {**os.environ, "EDUBBA_PLAIN": plain, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", PRINT_HASHES, str(FIXTURES / "sumeria_hashes.json")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [entry["hash"] for entry in HASHES]


def test_a_hash_forgets_the_way() -> None:
    one, other = opened(edubba.new("sumeria")), opened(edubba.new("sumeria"))
    for text in ("+ur.c", "+kish.c", "+umma.c", "+ur.t1"):
        one.play(text)
    for text in ("+ur.t1", "+kish.c", "+umma.c", "+ur.c"):
        other.play(text)
    assert one.moves != other.moves
    assert (one.hash, one.view()) == (other.hash, other.view())
    assert one == other


def test_a_hash_knows_state_options_and_board() -> None:
    base = {"players": 3, "start_tie": "tied_only", "final_tiebreak": "best_kind", "board": "two_rivers"}
    others: list[dict[str, Any]] = [
        {"players": 4}, {"start_tie": "all_players"}, {"final_tiebreak": "full_series"},
        {"board": "eight_gates"}, {"board": ODD["rings"]}, {"board": ODD["crossing"]},
        {"board": ODD["town_hubs"]},
    ]  # fmt: skip
    hashes = {edubba.new("sumeria", **{**base, **change}).hash for change in ({}, *others)}
    assert len(hashes) == len(others) + 1
    pos = opened(edubba.new("sumeria"))
    seen = {pos.hash}
    for text in pos.legal:
        pos.play(text)
        seen.add(pos.hash)
        pos.undo()
    assert len(seen) == 57


def test_a_refused_text_changes_nothing() -> None:
    pos = opened(edubba.new("sumeria"))
    before = (pos.hash, pos.moves)
    for text, error in (
        ("-ur.c", edubba.IllegalAction),
        ("*E", edubba.IllegalAction),
        ("?", edubba.ParseError),
    ):
        with pytest.raises(error):
            pos.play(text)
        assert (pos.hash, pos.moves) == before


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.rule("R1")
@pytest.mark.parametrize(
    ("options", "key", "facts"),
    [
        ({"players": 2}, "bad-option", {"name": "players", "value": "2"}),
        ({"players": 5}, "bad-option", {"name": "players", "value": "5"}),
        ({"players": True}, "bad-option", {"name": "players", "value": "True"}),
        ({"players": "3"}, "bad-option", {"name": "players", "value": "3"}),
        ({"players": None}, "bad-option", {"name": "players"}),
        ({"players": [3]}, "bad-option", {"name": "players"}),
        ({"players": 16**5000}, "bad-option", {"name": "players"}),
        ({"players": nested(3000)}, "bad-option", {"name": "players"}),
        ({"start_tie": "random"}, "bad-option", {"name": "start_tie", "value": "random"}),
        ({"final_tiebreak": 1}, "bad-option", {"name": "final_tiebreak", "value": "1"}),
        ({"colour": "red"}, "unknown-option", {"name": "colour"}),
        ({"board": "three_rivers"}, "unknown-board-or-file", {"name": "three_rivers"}),
        ({"board": 7}, "unknown-board-or-file", {"name": "7"}),
        ({"board": None}, "unknown-board-or-file", {}),
    ],
    ids=[
        "2", "5", "True", "text", "None", "list", "huge", "deep", "start tie", "tiebreak", "colour",
        "board name", "board number", "no board",
    ],
)  # fmt: skip
def test_bad_options_are_named(options: dict[str, Any], key: str, facts: dict[str, str]) -> None:
    with pytest.raises(edubba.OptionError) as error:
        edubba.new("sumeria", **options)
    assert error.value.key == key
    assert facts.items() <= error.value.facts.items()


@pytest.mark.parametrize("name", ["chess", "", None, 3, ["sumeria"], "SUMERIA"])
def test_an_unknown_game_is_named(name: Any) -> None:
    with pytest.raises(edubba.OptionError) as error:
        edubba.new(name)
    assert error.value.key == "unknown-game"


def test_a_view_never_makes_it_read_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("name = 'own'")
    view = edubba.new("sumeria").view()
    view["options"] = {**view["options"], "board": str(path)}
    with pytest.raises(edubba.OptionError) as error:
        edubba.position(view)
    assert error.value.key == "unknown-board"
