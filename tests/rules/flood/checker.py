"""Whole random games as arrays of states, and the derived facts R167 to R172 over all of them at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import Setting
from edubba.games.flood.codes import CODES, DRAW_DICE, DRAW_ORDER, MOST_LEGAL
from edubba.games.flood.rules.choices import legal
from edubba.games.flood.rules.play import apply
from edubba.games.flood.state import DICE_DRAW, GARRISONING, NONE, ORDER_DRAW, OVER, PIECES, STATE, VALUES
from edubba.games.kernel import Fields, kernel
from edubba.search.dice import Dice, below, new_dice

MOST = 4000  # texts of a game kept; random games have some 260
Flags = NDArray[np.bool_]


@kernel
def walk(tables: Fields, states: Any, out: Any, dice: Dice) -> int:
    """Play at random from states[0], keeping every state; returns how many there are."""
    last = 0
    while states[last].prompt != OVER and last < MOST - 1:
        states[last + 1] = states[last]
        prompt = states[last].prompt
        last += 1
        if prompt == DICE_DRAW:
            apply(tables, states[last], DRAW_DICE + below(dice, CODES - DRAW_DICE))
        elif prompt == ORDER_DRAW:
            apply(tables, states[last], DRAW_ORDER + below(dice, DRAW_DICE - DRAW_ORDER))
        else:
            apply(tables, states[last], out[below(dice, legal(tables, states[last], out))])
    return last + 1


def games(setting: Setting, start: Fields, count: int, seed: object) -> list[Any]:
    """So many games, each as an array of its states."""
    dice, out, found = new_dice(seed), np.empty(MOST_LEGAL, np.int64), []
    states = np.zeros(MOST, STATE)
    for _ in range(count):
        states[0] = start
        found.append(states[: walk(setting.tables, states, out, dice)].copy())
    return found


def _on_board(s: Any, seat: int) -> Any:
    return np.where(s["army_owner"] == seat, s["army_count"], 0).sum(1)


def pieces_kept(s: Any) -> Flags:
    """R167: 25 workers, 20 armies, four cities each; R172: a grown city is a city; R18."""
    fine = (s["army_count"] <= 2).all(1) & ((s["army_count"] > 0) == (s["army_owner"] != NONE)).all(1)
    fine &= ~((s["grown"] == 1) & (s["city"] == NONE)).any(1)
    for seat in range(3):
        workers = s["workers"][:, seat].sum(1) + s["used_scribes"][:, seat] + s["used_toolmakers"][:, seat]
        pools = [s[f"worker_{where}"][:, seat] for where in ("stock", "pool", "track")]
        fine &= workers + sum(pools) == 25
        fine &= s["army_stock"][:, seat] + s["army_pool"][:, seat] + _on_board(s, seat) == 20
        fine &= (s["city"] == seat).sum(1) + s["cities_left"][:, seat] == 4
        fine &= s["workers"][:, seat, 2] + s["used_scribes"][:, seat] <= 2  # R66
    counts = (
        "workers",
        "hand",
        "stock",
        "worker_stock",
        "worker_pool",
        "army_stock",
        "army_pool",
        "cities_left",
    )
    for name in counts:
        fine &= (s[name].reshape(len(s), -1) >= 0).all(1)
    return np.asarray(fine)


def goods_kept(s: Any) -> Flags:
    """R168: what is neither in the stock nor in a hand lies on the board as equipment or bid."""
    lying = np.array(PIECES) - s["stock"] - s["hand"].sum(1)
    value = (lying * np.array(VALUES)).sum(1)
    return np.asarray((lying >= 0).all(1) & (value == s["equipment"].sum(1) + s["bid"].sum(1)))


def sealed_areas(s: Any, dilmun: int, akkad: int) -> Flags:
    """R169: no army in Dilmun; in Akkad only in turn 1, by the player whose empire is the first listed."""
    owner = s["army_owner"][:, akkad].astype(int)
    creator = s["empire"][np.arange(len(s)), np.maximum(owner, 0)]
    return np.asarray(
        (s["army_owner"][:, dilmun] == NONE) & ((owner == NONE) | ((s["turn"] == 1) & (creator == 0)))
    )


def held_areas_stay_held(s: Any) -> Flags:
    """R170: within a turn no area loses its last army, but for the moment before a founder's garrison."""
    before, after = s[:-1], s[1:]
    lost = (before["army_owner"] != NONE) & (after["army_owner"] == NONE)
    lost &= ~(
        (after["prompt"] == GARRISONING)[:, None] & (np.arange(22) == after["target"].astype(int)[:, None])
    )
    cleared = (before["turn"] != after["turn"]) | (after["prompt"] == OVER)
    return np.asarray(~lost.any(1) | cleared)


def pools_start_small(s: Any) -> Flags:
    """R171: at the first action of turns 2 to 5 each worker pool is at most eight, each army pool empty."""
    begins = s["turn"][1:] != s["turn"][:-1]
    first = s[1:]
    return np.asarray(~begins | ((first["worker_pool"] <= 8).all(1) & (first["army_pool"] == 0).all(1)))
