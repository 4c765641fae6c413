"""Steps a second of the vector environments, beside Pgx's and OpenSpiel's own games where they are installed.

    python benchmarks/vector.py [--rows 4096] [--seconds 3]

Random legal actions, mask and observation at every step. Pgx plays a batch in one jitted step on the CPU;
OpenSpiel's C++ games are stepped from Python, one state after another, which is how its users train.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import edubba.lab

PGX = ("backgammon", "connect_four")
OPENSPIEL = ("backgammon", "catch")


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of something that makes so many a call, after two calls that may compile."""
    step(), step()
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        made += step()
    return made / (time.perf_counter() - began)


def ours(game: str, rows: int, threads: int | None, seconds: float) -> float:
    """The whole of it: actions by lot, step, mask, observation."""
    env = edubba.lab.vector(game, rows, threads=threads)

    def step() -> int:
        env.step(env.sample())
        return rows

    return rate(step, seconds)


def pgx(game: str, rows: int, seconds: float) -> float:
    """Pgx: a batch under vmap and jit; observation and mask are part of its state."""
    import jax
    import jax.numpy as jnp
    import pgx as suite
    from pgx.experimental.wrappers import auto_reset

    env = suite.make(game)
    advance = auto_reset(env.step, env.init)

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        one, two = jax.random.split(key)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(one, scores)
        return jax.vmap(advance)(state, actions, jax.random.split(two, rows))

    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), rows)), jax.random.PRNGKey(2)]

    def step() -> int:
        held[1], key = jax.random.split(held[1])
        held[0] = play(held[0], key)
        jax.block_until_ready(held[0].observation)
        return rows

    return rate(step, seconds)


def openspiel(game: str, seconds: float) -> float:
    """OpenSpiel's own game, random actions, mask and tensor asked for at every decision."""
    import pyspiel

    rules, lots = pyspiel.load_game(game), random.Random(1)

    def play() -> int:
        state, decisions = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                draws, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(draws, chances)[0])
                continue
            state.legal_actions_mask()
            state.observation_tensor(state.current_player())
            state.apply_action(lots.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return rate(play, seconds)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    best = {}
    for game in ("sumeria", "flood"):
        for threads in (1, None):
            best[game] = ours(game, given.rows, threads, given.seconds)
            cores = "all cores" if threads is None else "one core"
            print(f"edubba {game}, {cores}: {best[game]:,.0f} steps a second")
    others = []
    if find_spec("pgx"):
        others += [(f"pgx {game}", pgx(game, given.rows, given.seconds)) for game in PGX]
    if find_spec("pyspiel"):
        others += [(f"openspiel {game}", openspiel(game, given.seconds)) for game in OPENSPIEL]
    for name, found in others:
        ratios = ", ".join(f"{game} {speed / found:.1f} times" for game, speed in best.items())
        print(f"{name}: {found:,.0f} steps a second; {ratios}")


if __name__ == "__main__":
    main()
