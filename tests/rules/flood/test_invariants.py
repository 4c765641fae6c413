"""What holds in every position of every game, over many random games, by views alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

import edubba
from edubba._position import Position
from tests.rules.flood import checker
from tests.rules.flood.facts import broken, broken_step
from tests.rules.flood.walks import MOST, Walker
from tests.rules.tools import scaled, texts_of

View = dict[str, Any]
DECLINES = ("one_each", "all")

pytestmark = pytest.mark.rule("R2", "R5", "R17", "R18", "R167", "R168", "R169", "R170", "R171", "R172")


def check_texts(pos: Position, view: View) -> list[str]:
    """A decision, a draw or the end; `done` comes last, nothing twice."""
    legal, chance = pos.legal, pos.chance
    assert bool(legal) + bool(chance) + pos.over == 1
    assert bool(legal) == (view["prompt"] is not None)
    assert bool(chance) == view["chance"]
    assert len(set(legal)) == len(legal)
    assert "done" not in legal[:-1]
    assert all(weight == 1 for _, weight in chance)
    return legal or [text for text, _ in chance]


def check_game(decline: str, seed: object) -> None:
    """A random game with every fact looked at after every text."""
    pos, walker = edubba.new("flood", decline=decline), Walker(f"facts {seed}")
    view = pos.view()
    for _ in range(MOST):
        assert broken(view) == [], view
        texts = check_texts(pos, view)
        if not texts:
            return
        text = walker.choose(texts, view)
        pos.play(text)
        before, view = view, pos.view()
        assert broken_step(before, view) == [], text
    pytest.fail("a game without an end")


@pytest.mark.parametrize("decline", DECLINES)
@pytest.mark.parametrize("part", range(4))
def test_random_games_keep_every_derived_fact(part: int, decline: str) -> None:
    for seed in range(scaled(20, 6)):
        check_game(decline, f"{part} {seed}")


@pytest.mark.parametrize("decline", DECLINES)
@pytest.mark.parametrize("part", range(2))
def test_states_of_thousands_of_games_keep_every_derived_fact(part: int, decline: str) -> None:
    rules, setting, start = edubba.new("flood", decline=decline).inner
    dilmun, akkad = setting.board.index["dilmun"], setting.board.index["akkad"]
    played = checker.games(setting, start, scaled(1500, 5), f"{part} {decline}")
    for states in played:
        assert rules.over(states[-1])
        assert checker.pieces_kept(states).all()
        assert checker.goods_kept(states).all()
        assert checker.sealed_areas(states, dilmun, akkad).all()
        assert checker.held_areas_stay_held(states).all()
        assert checker.pools_start_small(states).all()


@pytest.mark.long
@pytest.mark.parametrize("decline", DECLINES)
@pytest.mark.parametrize("part", range(10))
def test_views_of_thousands_of_games_keep_every_derived_fact(part: int, decline: str) -> None:
    for seed in range(scaled(200, 40)):
        check_game(decline, f"many {part} {seed}")


@pytest.mark.rule("R37")
@pytest.mark.parametrize("order", ["123", "132", "213", "231", "312", "321"])
def test_the_first_turn_begins_with_ten_workers_each(order: str) -> None:
    pos = edubba.new("flood")
    pos.play(f"~{order}")
    assert [player["workers"]["pool"] for player in pos.view()["players"]] == [10, 10, 10]
    assert pos.to_act == int(order[0])


@pytest.mark.parametrize("seed", range(scaled(8, 4)))
def test_every_legal_text_can_be_played(seed: int) -> None:
    pos, walker = edubba.new("flood", decline=DECLINES[seed % 2]), Walker(f"every {seed}")
    while texts := texts_of(pos):
        view = pos.view()
        if walker.rng.random() < scaled(100, 30) / 1000:
            for text in walker.rng.sample(texts, min(len(texts), 30)):
                twin = pos.copy()
                twin.play(text)
                assert broken(twin.view()) == [], text
                assert broken_step(view, twin.view()) == [], text
                check_texts(twin, twin.view())
        pos.play(walker.choose(texts, view))


def spoilt() -> list[tuple[str, View]]:
    """Positions of no game, each with the fact that it breaks."""
    pos = edubba.new("flood")
    pos.play("~123")
    found = []

    def spoil(fact: str, change: str, *path: str | int, value: object) -> None:
        view = json.loads(json.dumps(pos.view()))
        inner = view
        for part in path:
            inner = inner[part]
        inner[change] = value
        found.append((fact, view))

    army = {"seat": 1, "count": 1}
    spoil("R167", "pool", "players", 0, "workers", value=9)
    spoil("R167", "stock", "players", 1, "armies", value=19)
    spoil("R167", "cities", "players", 2, value=3)
    spoil("R167", "growths", "players", 2, value=3)
    spoil("R168", "grain", "stock", value=6)
    spoil("R168", "bid", "players", 0, value=1)
    spoil("R169", "army", "areas", "dilmun", value=army)
    spoil("R169", "army", "areas", "akkad", value=army)
    spoil("R18", "army", "areas", "guti", value={"seat": 1, "count": 3})
    spoil("R172", "grown", "areas", "uruk", value=True)
    spoil("R106", "rank", "players", 0, value="B")
    spoil("R66", "ready", "boxes", "scribes", value=[3, 0, 0])
    return found


def test_the_checker_notices() -> None:
    for fact, view in spoilt():
        assert fact in {fault.split(":")[0] for fault in broken(view)}, fact
    before, after = spoilt()[0][1], spoilt()[0][1]
    before["areas"]["ur"]["army"] = {"seat": 1, "count": 1}
    assert broken_step(before, after) == ["R170: no army left in ur"]
    before["turn"], after["turn"] = 1, 2
    assert "R171: a pool was not emptied" in broken_step(before, after)
