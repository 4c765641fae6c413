"""Who beats whom: short versions of the figures in benchmarks/README.md, by simulations and so repeatable."""

from __future__ import annotations

import pytest

from edubba.lab.arena.match import play_game
from edubba.lab.arena.plan import make_plan


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
        ("sumeria", "lugal:1000", "ensi", 6),
        pytest.param("sumeria", "lugal:1500", "ensi", 9, marks=pytest.mark.long),
        ("flood", "scribe", "apprentice", 9),
        ("flood", "ensi", "scribe", 9),
        ("flood", "lugal:400", "scribe", 6),
        pytest.param("flood", "lugal:1000", "scribe", 6, marks=pytest.mark.long),
    ],
)
def test_each_level_beats_one_below(game: str, above: str, below: str, games: int) -> None:
    assert share(game, above, below, games) >= 0.5
