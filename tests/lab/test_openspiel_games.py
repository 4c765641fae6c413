"""OpenSpiel's own tests and its tree search, on both games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; ./run test-lab has it")

import pyspiel
from open_spiel.python.algorithms import mcts

import edubba
import edubba.lab.openspiel

pytestmark = pytest.mark.lab
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sumeria", {}),
    ("sumeria", {"players": 4, "board": "eight_gates"}),
    ("flood", {}),
]


def walked(game: Any, steps: int, seed: int = 1) -> Any:
    """A state so many steps further, by lot."""
    state, lots = game.new_initial_state(), np.random.RandomState(seed)
    for _ in range(steps):
        if state.is_chance_node():
            draws, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(lots.choice(draws, p=chances)))
        else:
            state.apply_action(int(lots.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_openspiel_accepts_it(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"python_{name}", options)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_state_is_the_position_of_its_texts(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"python_{name}", options)
    state, pos = walked(game, 60), edubba.new(name, **options)
    for text in str(state).split(" ") if name == "sumeria" else state.texts():
        pos.play(text)
    mine = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert mine == (pos.legal or [text for text, _ in pos.chance])
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.full_history()) + 1 == len(copy.full_history())


@pytest.mark.parametrize("name", ["sumeria", "flood"])
def test_its_tree_search_plays_it(name: str) -> None:
    game, lots = pyspiel.load_game(f"python_{name}"), np.random.RandomState(1)
    state = walked(game, 40)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = mcts.MCTSBot(game, 1.0, 10, mcts.RandomRolloutEvaluator(1, lots), random_state=lots)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["sumeria", "flood"])
def test_what_is_not_legal_is_refused_and_a_bot_of_ours_plays(name: str) -> None:
    game = pyspiel.load_game(f"python_{name}")
    state, ours = game.new_initial_state(), edubba.lab.openspiel.player("apprentice", 1)
    for wrong in (-5, 99_999, 2**40):
        with pytest.raises(Exception, match="not legal now"):
            state.clone().apply_action(wrong)
    assert ours.step(state) == pyspiel.INVALID_ACTION  # a draw comes first
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    missing = next(n for n in range(game.num_distinct_actions()) if n not in state.legal_actions())
    for wrong in (-5, missing, 99_999, 2**40):
        with pytest.raises(Exception, match="not legal now"):
            state.clone().apply_action(wrong)
    assert ours.step(state) in state.legal_actions()


def test_a_wrong_option_is_told_in_a_sentence() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("python_sumeria", {"players": 5})
