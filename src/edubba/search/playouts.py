"""Random games of any game, uniformly over the legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from edubba.games.core import Game, Setting, State
from edubba.games.kernel import kernel
from edubba.search.dice import Dice
from edubba.search.verbs import play_out, verbs_of


@kernel
def playouts(tables: Any, states: Any, room: Any, dice: Dice, games: int) -> int:
    """Many games: states[0] is where each begins, states[1] where it is played. Returns the decisions."""
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        decisions += play_out(tables, states[1], room, dice)
    return decisions


def random_games(game: Game, setting: Setting, state: State, dice: Dice, games: int) -> int:
    """Play random games from a state; returns the number of decisions."""
    verbs = verbs_of(game.about.name)
    states = np.zeros(2, verbs.STATE)
    states[0] = state
    return playouts(setting.tables, states, verbs.new_room(), dice, games)
