"""Positions of After the Flood as objects: JSON and back, undo, copy, pickle, hashes."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import edubba
from edubba._position import Position
from tests.rules.flood.golden import FIXTURE
from tests.rules.flood.walks import MOST, Walker
from tests.rules.tools import scaled, texts_of

HASHES: list[dict[str, Any]] = json.loads(FIXTURE.read_text())


def known(pos: Position) -> tuple[Any, ...]:
    """Everything a caller can see of it, without its history."""
    seen = (pos.hash, pos.view(), pos.legal, pos.chance, pos.to_act, pos.over, pos.scores, pos.winners)
    return (*seen, pos.section)


def check_round_trip(pos: Position) -> Position:
    again = edubba.position(json.loads(json.dumps(pos.view())))
    assert known(again) == known(pos)
    return again


@pytest.mark.parametrize("seed", range(scaled(6, 4)))
def test_positions_come_back_from_their_json(seed: int) -> None:
    pos, walker = edubba.new("flood", decline=("one_each", "all")[seed % 2]), Walker(f"json {seed}")
    seen = set()
    while texts := texts_of(pos):
        if walker.rng.random() < scaled(100, 30) / 100:
            check_round_trip(pos)
            seen.add(pos.view()["prompt"])
        pos.play(walker.choose(texts, pos.view()))
    check_round_trip(pos)
    assert len(seen) > 5


@pytest.mark.parametrize("seed", range(scaled(6, 2)))
def test_a_position_from_json_goes_on_like_the_other(seed: int) -> None:
    pos, walker = edubba.new("flood"), Walker(f"on {seed}")
    twin = pos
    for _ in range(MOST):
        texts = texts_of(pos)
        if not texts:
            break
        if walker.rng.random() < 0.1:
            twin = check_round_trip(pos)
        text = walker.choose(texts, pos.view())
        pos.play(text)
        if twin is not pos:
            twin.play(text)
        assert twin.hash == pos.hash
        assert texts_of(twin) == texts_of(pos)
    assert pos.over


@pytest.mark.parametrize("seed", range(scaled(5, 3)))
def test_undo_goes_all_the_way_back(seed: int) -> None:
    pos, walker = edubba.new("flood"), Walker(f"undo {seed}")
    seen = [(pos.hash, pos.legal)]
    for _ in range(MOST):
        if not texts_of(pos):
            break
        pos.play(walker.choose(texts_of(pos), pos.view()))
        seen.append((pos.hash, pos.legal))
    played = pos.moves
    while pos.moves:
        assert (pos.hash, pos.legal) == seen.pop()
        assert pos.undo() == played.pop()
    assert (pos.hash, pos.legal) == seen.pop()
    with pytest.raises(IndexError):
        pos.undo()


def somewhere(seed: int) -> Position:
    """A position at some point of a random game."""
    pos, walker = edubba.new("flood", decline=("one_each", "all")[seed % 2]), Walker(f"somewhere {seed}")
    for _ in range(walker.rng.randrange(400)):
        if texts_of(pos):
            pos.play(walker.choose(texts_of(pos), pos.view()))
    return pos


@pytest.mark.parametrize("seed", range(scaled(30, 10)))
def test_a_copy_and_a_pickle_are_positions_of_their_own(seed: int) -> None:
    pos = somewhere(seed)
    before = known(pos)
    for twin in (pos.copy(), pickle.loads(pickle.dumps(pos))):
        assert known(twin) == before
        assert twin.moves == pos.moves
        if texts := texts_of(twin):
            twin.play(texts[-1])
            assert known(pos) == before
            assert twin != pos
            twin.undo()
        assert twin == pos
        if pos.moves:
            assert twin.undo() == pos.moves[-1]


@pytest.mark.parametrize("part", range(4))
def test_equal_views_have_equal_hashes_and_texts_and_others_have_not(part: int) -> None:
    by_view: dict[str, tuple[str, list[str]]] = {}
    for seed in range(scaled(3, 1)):
        pos, walker = edubba.new("flood"), Walker(f"hash {part} {seed}")
        pos.play(f"~{('123', '321')[seed % 2]}")
        for _ in range(scaled(100, 40)):
            for text in walker.rng.sample(texts_of(pos), min(len(texts_of(pos)), scaled(6, 3))):
                pos.play(text)
                key = json.dumps(pos.view(), sort_keys=True)
                found = by_view.setdefault(key, (pos.hash, texts_of(pos)))
                assert found == (pos.hash, texts_of(pos))
                pos.undo()
            if not texts_of(pos):
                break
            pos.play(walker.choose(texts_of(pos), pos.view()))
    hashes = {found[0] for found in by_view.values()}
    assert len(hashes) == len(by_view)


@pytest.mark.parametrize("golden", HASHES, ids=[golden["name"] for golden in HASHES])
def test_hashes_are_the_same_for_ever(golden: dict[str, Any]) -> None:
    pos = edubba.new("flood", **golden["options"])
    for text in golden["texts"]:
        pos.play(text)
    assert pos.hash == golden["hash"]


@pytest.mark.rule("D1")
def test_a_hash_knows_the_options() -> None:
    hashes = {edubba.new("flood", decline=decline).hash for decline in ("one_each", "all")}
    assert len(hashes) == 2
    with pytest.raises(edubba.OptionError):
        edubba.new("flood", decline="none")


@pytest.mark.rule("R1")
def test_three_play() -> None:
    assert len(edubba.new("flood").view()["players"]) == 3
    with pytest.raises(edubba.OptionError):
        edubba.new("flood", players=4)


@pytest.mark.rule("R6", "R15", "R20", "R25", "D25", "D29")
def test_a_view_shows_all_there_is_and_nothing_else() -> None:
    view = edubba.new("flood").view()
    assert list(view) == [
        "game", "options", "turn", "phase", "prompt", "to_act", "chance", "order", "players", "areas",
        "boxes", "stock", "pending", "winners",
    ]  # fmt: skip
    assert list(view["players"][0]) == [
        "score", "hand", "workers", "armies", "cities", "growths", "empire", "equipment", "rank", "passed",
        "bid",
    ]  # fmt: skip
    stock = {"grain": 22, "wood": 9, "metal": 9, "textile": 15, "tool": 9, "oil": 4, "gold": 4, "lapis": 7}
    assert view["stock"] == stock
    assert view["order"] == []


def test_a_state_is_small() -> None:
    assert edubba.new("flood").inner[2].nbytes <= 512
