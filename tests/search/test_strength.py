"""Who beats whom: short versions of the figures in benchmarks/README.md, by simulations and so repeatable."""

from __future__ import annotations

import time

import pytest

from edubba.games import core
from edubba.games.kernel import COMPILED
from edubba.lab.arena.match import play_game
from edubba.lab.arena.plan import make_plan
from edubba.search.dice import new_dice
from edubba.search.limits import Limit
from edubba.search.mind import Mind
from edubba.search.playouts import random_games
from tests.search.tools import opened


def share(game: str, one: str, others: str, games: int) -> float:
    """The win share of one bot against two of another kind; a third is even."""
    plan = make_plan(game, {}, [one, others, others], "strength")
    results = [play_game(plan, number) for number in range(games)]
    return float(sum(result["wins"][result["seats"].index(one)] for result in results)) / games


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_the_apprentice_beats_those_who_play_anything(game: str) -> None:
    assert share(game, "apprentice", "random", 9) >= 0.6


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_the_strongest_always_beats_those_who_play_anything(game: str) -> None:
    assert share(game, "lugal:500", "random", 3) == 1


@pytest.mark.parametrize(
    ("game", "above", "below", "games"),
    [
        ("sumeria", "scribe", "apprentice", 15),
        ("sumeria", "ensi", "scribe", 15),
        ("sumeria", "lugal:1500", "ensi", 9),
        ("flood", "scribe", "apprentice", 9),
        ("flood", "ensi", "scribe", 9),
        ("flood", "lugal:1000", "scribe", 6),
    ],
)
def test_each_level_beats_one_below(game: str, above: str, below: str, games: int) -> None:
    assert share(game, above, below, games) >= 0.5


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_a_simulation_is_not_dearer_than_two_random_games(game: str) -> None:
    """A ratio within one run: the machine may be busy."""
    rules, setting, state = opened(game).inner
    mind, limit = Mind(rules, setting, 1), Limit(simulations=4000)
    dice, ratios = new_dice(1), []
    for _ in range(3):
        mind.look(core.copied(state), limit)
        began = time.perf_counter()
        mind.think(limit)
        thought = time.perf_counter() - began
        began = time.perf_counter()
        random_games(rules, setting, state, dice, 4000)
        ratios.append(thought / (time.perf_counter() - began))
    assert min(ratios) < 2
