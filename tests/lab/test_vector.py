"""Many games at once: the same games as one by one, whatever the number of threads."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import edubba.lab
from edubba.games.errors import OptionError
from edubba.lab.envs.single import Single
from edubba.lab.envs.vector import Vector

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sumeria", {}),
    ("sumeria", {"players": 4, "board": "eight_gates"}),
    ("flood", {}),
]
ROWS = 12
vector: Any = edubba.lab.vector  # to be asked for what its types forbid


def walk(env: Vector, steps: int) -> list[tuple[bytes, ...]]:
    """Everything that a walk by lot shows."""
    found = []
    for _ in range(steps):
        step = env.step(env.sample())
        found.append(tuple(each.tobytes() for each in step))
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_one_row_is_one_game_by_the_rules(game: str, options: dict[str, Any]) -> None:
    env = edubba.lab.vector(game, ROWS, seed=7, **options)
    alone, episode = Single(game, options), 0
    alone.begin(7)
    step = env.last()
    for _ in range(400):
        assert step.seats[0] == alone.seat
        assert (step.masks[0] == alone.mask()).all()
        assert (step.observations[0] == alone.observation(alone.seat)).all()
        assert [alone.text(int(code)) for code in np.flatnonzero(step.masks[0])] == alone.position().legal
        actions = env.sample()
        alone.play(int(actions[0]))
        step = env.step(actions)
        assert step.terminations[0] == alone.over
        assert step.rewards[0].tolist() == pytest.approx(alone.shares())
        if alone.over:
            episode += 1
            alone.begin(7, episode)
    assert episode >= 1


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_results_do_not_depend_on_threads_or_neighbours(game: str, options: dict[str, Any]) -> None:
    walks = [walk(edubba.lab.vector(game, ROWS, seed=3, **options, threads=n), 150) for n in (1, None)]
    assert walks[0] == walks[1]
    few = edubba.lab.vector(game, 2, seed=3, **options)
    many = edubba.lab.vector(game, ROWS, seed=3, **options)
    for _ in range(100):
        actions = many.sample()
        assert (few.sample() == actions[:2]).all()
        one, all_rows = few.step(actions[:2]), many.step(actions)
        assert (one.observations == all_rows.observations[:2]).all()


DIGEST = """
import hashlib, sys
import edubba.lab
env, whole = edubba.lab.vector(sys.argv[1], 2, seed=3), hashlib.sha256()
for _ in range(40):
    for each in env.step(env.sample()):
        whole.update(each.tobytes())
print(whole.hexdigest())
"""


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_plain_python_plays_the_same_games(game: str) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", DIGEST, game],
            env=os.environ | {"EDUBBA_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    ]
    assert told[0] == told[1] != ""


def test_a_seed_gives_the_same_games_again_and_another_seed_others() -> None:
    env = edubba.lab.vector("flood", ROWS, seed=1)
    first = walk(env, 60)
    env.reset(1)
    assert walk(env, 60) == first
    env.reset()
    assert walk(env, 60) != first
    env.reset(2)
    assert walk(env, 60) != first


def test_rewards_are_parts_of_one_victory() -> None:
    env, ended = edubba.lab.vector("sumeria", 64, seed=5), 0
    for _ in range(300):
        step = env.step(env.sample())
        assert step.rewards[step.terminations].sum(1).tolist() == pytest.approx(
            [1.0] * step.terminations.sum()
        )
        assert not step.rewards[~step.terminations].any()
        ended += int(step.terminations.sum())
    assert ended > 100


def test_a_game_that_is_too_long_is_cut_off_without_reward() -> None:
    env = edubba.lab.vector("flood", ROWS, limit=20)
    for number in range(1, 61):
        step = env.step(env.sample())
        assert step.truncations.all() == (number % 20 == 0)
        assert not step.rewards.any()


def test_what_is_not_legal_is_refused_before_anything_is_done() -> None:
    env = edubba.lab.vector("sumeria", 3, seed=1)
    before, actions = env.last().observations.copy(), env.sample().copy()
    actions[1] = int(np.flatnonzero(env.last().masks[1] == 0)[0])
    with pytest.raises(OptionError, match="row 1"):
        env.step(actions)
    assert (env.last().observations == before).all()
    with pytest.raises(OptionError, match="3"):
        env.step(actions[:2])
    with pytest.raises(OptionError):
        edubba.lab.vector("sumeria", 0)


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_first_would(game: str, options: dict[str, Any], copied: Any) -> None:
    env = edubba.lab.vector(game, 5, seed=2, limit=40, **options)
    walk(env, 30)
    other = copied(env)
    before = [part.copy() for part in other.last()]
    first = walk(env, 60)
    assert all((a == b).all() for a, b in zip(before, other.last(), strict=True))  # nothing is shared
    assert first == walk(other, 60)


def test_a_seed_is_any_whole_number_and_none_is_another_each_time() -> None:
    first, same = (vector("sumeria", 4, seed=seed) for seed in (5, np.int64(5)))
    assert (first.last().observations == same.last().observations).all()
    some, others = (edubba.lab.vector("sumeria", 4, seed=None).last().observations for _ in range(2))
    assert (some != others).any()
    assert (some != some[0]).any()


def test_texts_lead_to_actions_and_back() -> None:
    env = edubba.lab.vector("flood", 2, seed=1)
    walk(env, 25)
    for action in np.flatnonzero(env.last().masks[1]):
        assert env.action(1, env.text(int(action))) == action
    with pytest.raises(edubba.IllegalAction):
        env.action(1, "found sippar")


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: vector("flood", 1, seed="x"), "A seed is a whole number, not “x”."),
        (lambda: vector("flood", 1, limit=-1), "or 0 for none, not “-1”."),
        (lambda: vector("flood", 1, limit=1.5), "not “1.5”."),
        (lambda: vector("flood", 1, threads=-1), "“-1” is none of these numbers."),
        (lambda: vector("flood", 1, players=9), "players"),
        (lambda: vector("flood", 1).text(-1), "There is no action -1"),
        (lambda: vector("flood", 1).text(1663), "numbered from 0 to 1662."),
        (lambda: vector("flood", 1).text(3.5), "There is no action 3.5"),
        (lambda: vector("flood", 1).step(np.array([0.9])), "has the type float64."),
    ],
)
def test_what_is_no_wish_is_refused_in_a_sentence(ask: Any, told: str) -> None:
    with pytest.raises(edubba.OptionError) as error:
        ask()
    assert told in error.value.text("en")
