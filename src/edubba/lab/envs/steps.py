"""One kernel call steps every game of a batch: the action, the draws after it, a new game after the end."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from edubba.games.kernel import COMPILED, Fields, kernel, parallel
from edubba.lab.envs.lots import counted
from edubba.lab.envs.verbs import carry_out, draw, is_over, list_legal, observe, seat_of, share

prange: Any = range
if COMPILED:
    from numba import prange


SAMPLES = np.uint64(0x53A3)  # so that actions by lot have nothing to do with the draws
HALF = np.uint64(32)


class Batch(NamedTuple):
    """The games of a batch, one row each, and what a step leaves for those who look at them."""

    tables: Any  # the board, an array of one: Numba hands arrays to its threads, not records
    first: Any  # the state before the first draw, likewise
    states: Any
    rooms: Any  # by worker
    dice: Any  # by worker: one word
    codes: Any  # by worker: legal actions
    seeds: Any  # of each row
    keys: Any  # of the game that is played
    episodes: Any  # games begun
    draws: Any  # made in this game
    decisions: Any  # made in this game
    legal: Any  # the actions that are legal now
    counts: Any  # how many
    masks: Any
    observations: Any
    seats: Any  # who decides, from 0
    rewards: Any  # of all seats
    terminations: Any
    truncations: Any


# A kernel gets what it needs, not the batch: handing over all its arrays would cost more than the work.


@kernel
def settle(tables: Fields, state: Fields, dice: Any, key: np.uint64, made: int) -> int:
    """Make the draws that come before the next decision; returns how many this game has had then."""
    while seat_of(state) < 0 and not is_over(state):
        dice[0] = counted(key, np.uint64(made))
        made += 1
        carry_out(tables, state, draw(tables, state, dice))
    return made


@kernel
def mark(mask: Any, legal: Any, before: int, codes: Any, count: int) -> None:
    """Take the last legal actions out of a mask and put the new ones in."""
    for n in range(before):
        mask[legal[n]] = 0
    for n in range(count):
        legal[n] = codes[n]
        mask[codes[n]] = 1


@parallel
def advance(batch: Any, actions: Any, limit: int) -> None:
    """Every row one decision further, or by a negative action into a new game; workers have runs of rows."""
    # Numba loses what is written to an array that the loop itself takes out of a tuple.
    (
        tables, first, states, rooms, dice, codes, seeds, keys, episodes, draws, decisions, legal, counts,
        masks, observations, seats, rewards, terminations, truncations,
    ) = batch  # fmt: skip
    rows, workers, players = len(states), len(rooms), rewards.shape[1]
    for worker in prange(workers):
        for row in range(rows * worker // workers, rows * (worker + 1) // workers):
            state, action = states[row], actions[row]
            over, cut = False, False
            if action >= 0:
                carry_out(tables[0], state, action)
                decisions[row] += 1
                draws[row] = settle(tables[0], state, dice[worker], keys[row], draws[row])
                over = is_over(state)
                cut = not over and limit > 0 and decisions[row] >= limit
            for seat in range(players):
                rewards[row, seat] = share(state, seat) if over else 0.0
            terminations[row], truncations[row] = over, cut
            if action < 0 or over or cut:
                states[row] = first[0]
                keys[row] = counted(seeds[row], np.uint64(episodes[row]))
                episodes[row] += 1
                decisions[row] = 0
                draws[row] = settle(tables[0], states[row], dice[worker], keys[row], 0)
            count = list_legal(tables[0], state, rooms[worker], codes[worker])
            mark(masks[row], legal[row], counts[row], codes[worker], count)
            counts[row] = count
            seats[row] = seat_of(state)
            observe(tables[0], state, seat_of(state), observations[row])


@parallel
def sample(batch: Any, number: int, actions: Any) -> None:
    """A legal action by lot for every row; the same number gives the same actions."""
    keys, legal, counts = batch.keys, batch.legal, batch.counts
    for row in prange(len(actions)):
        word = counted(keys[row] ^ SAMPLES, np.uint64(number))
        actions[row] = legal[row, np.int64((word >> HALF) * np.uint64(counts[row]) >> HALF)]


@kernel
def first_illegal(batch: Any, actions: Any) -> int:
    """The first row whose action is not legal, or -1."""
    most = batch.masks.shape[1]
    for row in range(len(actions)):
        action = actions[row]
        if action < 0 or action >= most or batch.masks[row, action] == 0:
            return row
    return -1
