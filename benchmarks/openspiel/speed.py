"""Simulations a second of OpenSpiel's bot on Sumeria, at the opening and later.

    python benchmarks/openspiel/speed.py [--seconds 1] [--rounds 5]

`kernel` rolls out by one call of Edubba's kernel, as the duel does; `steps` lets OpenSpiel's own evaluator
play the roll-outs action by action through the adapter, which shows what the kernel saves it.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import pyspiel
from evaluator import Roller, root_of
from game import RULES, SETTING, Content, SumeriaGame, SumeriaState

from edubba.games.core import State


def after(decisions: int, seed: int) -> State:
    """The position after so many random decisions and the draws that follow."""
    state, dice = RULES.initial(SETTING), random.Random(seed)
    while True:
        chance, legal = RULES.chance(SETTING, state), RULES.legal(SETTING, state)
        if chance:
            codes, weights = zip(*chance, strict=True)
            RULES.apply(SETTING, state, dice.choices(codes, weights)[0])
        elif decisions == 0:
            return state
        else:
            RULES.apply(SETTING, state, dice.choice(legal))
            decisions -= 1


def plain(game: SumeriaGame, state: State) -> SumeriaState:
    """A position whose clones are nothing but clones."""
    found = game.new_initial_state()
    found.content = Content.of(state)
    return found


def speed(game: SumeriaGame, root: SumeriaState, seconds: float) -> float:
    """Simulations a second from a position."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 0.5, 0, 2000, True, 1, False, max_wall_clock_time=seconds)
    began = time.perf_counter()
    count = int(bot.mcts_search(root).explore_count)
    return count / (time.perf_counter() - began)


def main() -> None:
    """Print the medians."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    game, roller = SumeriaGame(), Roller(1, 1)
    speed(game, plain(game, after(0, 0)), 1)  # compiles, off the clock
    for decisions in (0, 24, 50, 75):
        states = [after(decisions, seed) for seed in range(given.rounds)]
        kernel = statistics.median(speed(game, root_of(game, s, roller), given.seconds) for s in states)
        steps = statistics.median(speed(game, plain(game, s), given.seconds) for s in states)
        print(f"after {decisions} decisions: kernel {kernel:,.0f}, steps {steps:,.0f} simulations/s")


if __name__ == "__main__":
    main()
