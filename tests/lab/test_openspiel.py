"""Sumeria inside OpenSpiel, where it is installed: the adapter of `benchmarks/openspiel/`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.lab

FOLDER = Path(__file__).parents[2] / "benchmarks" / "openspiel"
NAMES = ("kernels", "game", "evaluator", "player", "match", "summary", "duel")


@pytest.fixture(scope="module")
def duel() -> ModuleType:
    """The benchmark's module, imported from its folder."""
    sys.path.insert(0, str(FOLDER))
    try:
        return [import_module(name) for name in NAMES][-1]
    finally:
        sys.path.remove(str(FOLDER))


def test_adapter_passes_openspiels_own_test(duel: ModuleType) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("edubba_sumeria"), 1, True, False)


def test_clone_of_a_walker_is_played_out_and_its_parents_stay(duel: ModuleType) -> None:
    game, evaluator = sys.modules["game"], sys.modules["evaluator"]
    state = game.RULES.initial(game.SETTING)
    root = evaluator.root_of(game.SumeriaGame(), state, evaluator.Roller(1, 7))
    walker = root.clone()
    walker.apply_action(walker.chance_outcomes()[0][0])
    before = str(walker)
    leaf = walker.clone()
    assert leaf.is_terminal()
    assert sum(leaf.returns()) == pytest.approx(1)
    assert not walker.is_terminal()
    assert (str(walker), str(root)) == (before, game.RULES.digest(game.SETTING, state))


def test_small_duel_ends_with_shares_of_one(duel: ModuleType) -> None:
    theirs = sys.modules["player"].Settings(seconds=None, simulations=20)
    games = [duel.play_one(duel.Task(number, "greedy", theirs, 1)) for number in range(3)]
    assert [game["seat"] for game in games] == [1, 2, 3]
    assert [sum(game["shares"]) for game in games] == pytest.approx([1, 1, 1])
    for game in games:
        assert game["theirs"]["simulations"] <= 20 * game["theirs"]["decisions"]
    figures = sys.modules["summary"].of(games)
    assert figures["games"] == 3
    assert "of 3 games" in sys.modules["summary"].told("greedy", figures)
