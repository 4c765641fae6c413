"""PettingZoo's own tests, unchanged, on both games; copies are exact."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed; ./run test-lab has it")

from pettingzoo.test import api_test, seed_test

import edubba
from edubba.lab import flood_v1, sumeria_v1

pytestmark = pytest.mark.lab
MODULES = [sumeria_v1, flood_v1]


def play(env: Any, steps: int) -> None:
    """The first legal action, again and again."""
    for number in range(steps):
        seen, _, over, cut, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(legal[number % len(legal)]))


@pytest.mark.parametrize("module", MODULES)
# An observation is a dictionary with a mask, as in PettingZoo's own board games.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent"
)
def test_pettingzoo_accepts_it(module: Any) -> None:
    api_test(module.env(), num_cycles=1000)
    seed_test(module.env, num_cycles=300)


@pytest.mark.parametrize("module", MODULES)
def test_a_pickled_game_goes_on_as_the_game_itself(module: Any) -> None:
    env = module.env(render_mode="ansi")
    env.reset(seed=4)
    play(env, 30)
    copy = pickle.loads(pickle.dumps(env))
    for each in (env, copy):
        play(each, 30)
    assert (env.state() == copy.state()).all()
    assert env.render() == copy.render()
    assert env.agent_selection == copy.agent_selection


@pytest.mark.parametrize("module", MODULES)
def test_a_whole_game_pays_one_victory_and_says_what_is_not_legal(module: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action_mask"):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(5000):
        seen, reward, over, cut, _ = env.last()
        paid[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(legal[len(legal) // 2]))
    assert sum(paid.values()) == pytest.approx(1.0)


def test_a_long_game_is_truncated() -> None:
    env = flood_v1.env(limit=30)
    env.reset(seed=1)
    play(env, 30)
    assert all(env.truncations.values())
    assert "svg" in flood_v1.raw_env("svg").metadata["render_modes"]


@pytest.mark.parametrize("module", MODULES)
def test_texts_and_whole_numbers_of_any_kind(module: Any) -> None:
    env, other = module.env(), module.env()
    env.reset(seed=np.int32(7))
    other.reset(seed=7)
    assert (env.state() == other.state()).all()
    legal = env.unwrapped.position().legal
    env.step(env.unwrapped.action(legal[-1]))
    assert (env.state() != other.state()).any()
    with pytest.raises(edubba.OptionError, match="ansi, svg"):
        module.env(render_mode="human")
    with pytest.raises(edubba.OptionError, match="0 for none"):
        module.env(limit=-1)
