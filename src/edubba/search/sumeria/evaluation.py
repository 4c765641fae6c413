"""What a position of Sumeria is worth: each seat's share of winning, by weights fitted to self-play."""

from __future__ import annotations

from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Setting
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.ending import winners
from edubba.games.sumeria.state import KINDS, MOST_SEATS, OVER
from edubba.search.softmax import into_shares
from edubba.search.sumeria.features import FEATURES, STAGES, describe, stage

#: For three and for four players: a row a stage, a column a feature.
WEIGHTS = np.loadtxt(
    resources.files("edubba.search.sumeria").joinpath("weights.txt").read_text().splitlines()
)
WEIGHTS = WEIGHTS.reshape(2, STAGES, FEATURES)


@kernel
def final_shares(state: Fields, values: Any) -> None:
    """The game is over: the winners share."""
    who, number = winners(state), 0
    for seat in range(int(state.players)):
        number += (who >> seat) & 1
    for seat in range(int(state.players)):
        values[seat] = ((who >> seat) & 1) / number


@kernel
def promise(state: Fields, room: Any, values: Any) -> None:
    """Write what speaks for each seat: the features by their weights."""
    held, found, weights = room
    describe(state, held, found)
    at = stage(state)
    for seat in range(int(state.players)):
        total = 0.0
        for feature in range(FEATURES):
            total += weights[int(state.players) - 3, at, feature] * found[seat, feature]
        values[seat] = total


@kernel
def judge(state: Fields, room: Any, values: Any) -> None:
    """Write each seat's share of winning; unused columns are 0."""
    values[:] = 0.0
    if int(state.phase) == OVER:
        final_shares(state, values)
        return
    promise(state, room, values)
    into_shares(values, int(state.players), 1.0)


def evaluate(setting: Setting, state: Fields) -> NDArray[np.float64]:
    """Each seat's share of winning."""
    values = np.zeros(MOST_SEATS)
    judge(state, (np.zeros((MOST_SEATS, KINDS), np.int64), np.zeros((MOST_SEATS, FEATURES)), WEIGHTS), values)
    return values[: int(state.players)]
