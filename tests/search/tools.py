"""Positions to think about, reached by games of the scribe; and a clock for those who think."""

from __future__ import annotations

import threading
from functools import cache
from typing import Any

import numpy as np
import pytest

import edubba
from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.search import analysis, bot, mind, tree_bot
from edubba.search.mind import Mind

Place = tuple[Game, Setting, State]


class Thinking(threading.local):
    """The clock that searches go by: it moves when one looks at a position or simulates, and never else.

    Every thread has its own, as if it had a core to itself. Each seventh round of simulations takes three
    times as long: something else has had the core.
    """

    now = 0.0
    rounds = 0

    def __init__(self, simulation: float, look: float = 0.0) -> None:
        self.simulation, self.look = simulation, look  # seconds

    def perf_counter(self) -> float:
        return self.now

    def simulated(self, times: int) -> None:
        self.rounds += 1
        self.now += times * self.simulation * (3 if self.rounds % 7 == 0 else 1)


def held(patch: pytest.MonkeyPatch, clock: Thinking) -> None:
    """All searches go by this clock."""
    simulate, look = Mind._simulate, Mind.look

    def simulated(self: Mind, times: int) -> None:
        simulate(self, times)
        clock.simulated(times)

    def looked(self: Mind, *arguments: Any, **wishes: Any) -> None:
        look(self, *arguments, **wishes)
        clock.now += clock.look

    patch.setattr(Mind, "_simulate", simulated)
    patch.setattr(Mind, "look", looked)
    for module in (mind, tree_bot, analysis):
        patch.setattr(module, "time", clock)


@cache
def played(game: str, seed: int, **options: object) -> tuple[tuple[bytes, ...], Setting]:
    """All states of a game among apprentices, as bytes."""
    rules = core.game(game)
    setting = rules.setting(dict(options))
    state = rules.initial(setting)
    players = [bot("apprentice", f"{seed}/{seat}") for seat in range(len(rules.scores(state)))]
    states, draws = [state.tobytes()], 0
    while not rules.over(state):
        chance = rules.chance(setting, state)
        if chance:
            rules.apply(setting, state, core.drawn(seed, draws, chance))
            draws += 1
        else:
            seat = (rules.to_act(state) or 0) - 1
            rules.apply(setting, state, players[seat].choose(rules, setting, state))
        states.append(state.tobytes())
    return tuple(states), setting


def places(game: str, seed: int, count: int, *, decisions: bool = True) -> list[Place]:
    """So many positions, spread over a game; decisions with a choice, or draws."""
    rules = core.game(game)
    states, setting = played(game, seed)
    found = []
    for data in states:
        state = core.thawed(data, rules.initial(setting).dtype)
        wanted = rules.legal(setting, state) if decisions else rules.chance(setting, state)
        if len(wanted) > 1:
            found.append((rules, setting, state))
    picks = np.linspace(0, len(found) - 1, count).astype(int)
    return [found[pick] for pick in picks]


def opened(game: str) -> edubba.Position:
    """The first decision of a game."""
    pos = edubba.new(game)
    while pos.chance:
        pos.play(pos.chance[0][0])
    return pos
