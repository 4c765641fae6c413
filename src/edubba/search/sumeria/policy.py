"""How seats play in the playouts of a search: by what did well in others, in the last round by looking.

Averages over all playouts cost next to nothing, a look at a position half a microsecond: in the same time the
search makes about a quarter more simulations (docs/minds.md).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.codes import ACTIONS
from edubba.games.sumeria.rules import choices, play
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.state import DYNASTIES, KINDS, MOST_SEATS, ROUNDS, STATE
from edubba.search.dice import Dice, below
from edubba.search.sumeria.evaluation import WEIGHTS, judge
from edubba.search.sumeria.features import FEATURES

TURNS_AHEAD = 5  # turns played before a position is judged
CANDIDATES = 6  # random actions of which the one that did best is taken


class Room(NamedTuple):
    """What the kernels of a search write on. Made by `new_room`."""

    sight: Any
    judging: Any  # markers held and features, and the weights
    values: Any
    spare: Any  # a state
    sums: Any  # by seat and action: the seat's shares in playouts where it played the action
    times: Any  # and how many they were
    trail: Any  # actions and seats of this playout


def new_room() -> Room:
    """Room for one search; it remembers nothing yet."""
    return Room(
        sight=new_sight(),
        judging=(np.zeros((MOST_SEATS, KINDS), np.int64), np.zeros((MOST_SEATS, FEATURES)), WEIGHTS),
        values=np.zeros(MOST_SEATS),
        spare=np.zeros(1, STATE),
        sums=np.zeros((MOST_SEATS, ACTIONS)),
        times=np.zeros((MOST_SEATS, ACTIONS)),
        trail=np.zeros((TURNS_AHEAD, 2), np.int64),
    )


@kernel
def is_last_round(state: Fields) -> bool:
    """Whether nothing is drawn any more: what an action leads to can be seen to the end."""
    return int(state.dynasty) == DYNASTIES and int(state.turn_marker) == ROUNDS


@kernel
def best_of_all(state: Fields, room: Any, dice: Dice, legal: int) -> int:
    """The action with the best share at a glance."""
    seat, best, most, level = int(state.seat), 0, -1.0, 0
    for n in range(legal):
        code = choices.choice(state, room.sight, n)
        room.spare[0] = state
        play.apply(room.spare[0], code)
        judge(room.spare[0], room.judging, room.values)
        if room.values[seat] > most:
            best, most, level = code, room.values[seat], 1
        elif room.values[seat] == most:  # who cannot win any more chooses by lot, not in board order
            level += 1
            best = code if below(dice, level) == 0 else best
    return best


@kernel
def best_on_average(state: Fields, room: Any, dice: Dice, legal: int) -> int:
    """Of a few random actions the one that did best in other playouts; what is new may be good."""
    seat, best, most = int(state.seat), 0, -1.0
    for _ in range(min(CANDIDATES, legal)):
        code = choices.choice(state, room.sight, below(dice, legal))
        mean = (room.sums[seat, code] + 1.0) / (room.times[seat, code] + 2.0)
        if mean > most:
            best, most = code, mean
    return best


@kernel
def pick(tables: Fields, state: Fields, room: Any, dice: Dice) -> int:
    """An action of a playout."""
    legal = choices.look(tables, state, room.sight)
    if is_last_round(state):
        return best_of_all(state, room, dice, legal)
    return best_on_average(state, room, dice, legal)


@kernel
def remember(room: Any, turns: int, values: Any) -> None:
    """What the actions of a playout led to."""
    for turn in range(turns):
        code, seat = room.trail[turn, 0], room.trail[turn, 1]
        room.sums[seat, code] += values[seat]
        room.times[seat, code] += 1.0
