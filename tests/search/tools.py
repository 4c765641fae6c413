"""Positions to think about, reached by games of the scribe."""

from __future__ import annotations

from functools import cache

import numpy as np

import edubba
from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.search import bot

Place = tuple[Game, Setting, State]


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
