"""What a position of After the Flood promises each seat: points, and its share of winning."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Setting
from edubba.games.flood.rules.ending import winner
from edubba.games.flood.state import OVER, SEATS
from edubba.games.kernel import Fields, kernel
from edubba.search.flood import economy, realm
from edubba.search.flood.layout import FEATURES
from edubba.search.flood.weights import WEIGHTS
from edubba.search.softmax import into_shares


@kernel
def describe(tables: Fields, state: Fields, seat: int, row: Any) -> None:
    """Write the features of a seat; the game is not over."""
    row[:] = 0.0
    economy.hand_features(tables, state, seat, row)
    economy.city_features(state, seat, row)
    economy.worker_features(tables, state, seat, row)
    economy.lead_features(tables, state, seat, row)
    economy.area_features(tables, state, seat, row)
    realm.empire_features(tables, state, seat, row)
    realm.army_features(tables, state, seat, row)
    realm.order_features(state, seat, row)


@kernel
def worth(tables: Fields, state: Fields, seat: int, row: Any, weights: Any) -> float:
    """What a seat has and may expect, in points; `row` is written on."""
    total = 1.0 * state.score[seat]
    if state.prompt == OVER:
        return float(total)
    describe(tables, state, seat, row)
    turn = int(state.turn) - 1
    for feature in range(FEATURES):
        total += weights[turn, feature] * row[feature]
    return float(total)


@kernel
def margin(tables: Fields, state: Fields, seat: int, row: Any, weights: Any) -> float:
    """A seat's worth over the mean of the others'."""
    total = 0.0
    for other in range(SEATS):
        total += worth(tables, state, other, row, weights) * (1.0 if other == seat else -0.5)
    return total


@kernel
def shares(tables: Fields, state: Fields, row: Any, weights: Any, spread: Any, values: Any) -> None:
    """Each seat's share of winning: the wider the turn's spread of what is to come, the closer they are."""
    values[:] = 0.0
    if state.prompt == OVER:
        values[winner(state)] = 1.0  # R158
        return
    for seat in range(SEATS):
        values[seat] = worth(tables, state, seat, row, weights)
    into_shares(values, SEATS, spread[state.turn - 1])


def evaluate(setting: Setting, state: Fields) -> NDArray[np.float64]:
    """What the position promises each seat, in points."""
    row = np.zeros(FEATURES, np.float64)
    return np.array([worth(setting.tables, state, seat, row, WEIGHTS) for seat in range(SEATS)])
