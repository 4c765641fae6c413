"""Fit the weights of Sumeria's evaluation to games that bots play against themselves.

    python benchmarks/fit_sumeria.py games 3 1500 three.npz      # play and keep what counts in each position
    python benchmarks/fit_sumeria.py games 4 500 four.npz
    python benchmarks/fit_sumeria.py fit three.npz four.npz      # writes search/sumeria/weights.txt

For each stage of the game the final points over the mean of the table are regressed on the features over
theirs; neighbouring stages are held together, because a stage alone has too few games. A temperature a
stage then turns points into shares of winning.
"""

from __future__ import annotations

import random
import sys
from importlib import resources
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from edubba.games import core
from edubba.games.sumeria.state import KINDS, MOST_SEATS
from edubba.search.limits import Limit
from edubba.search.mind import Mind
from edubba.search.sumeria.features import (
    FEATURES,
    PLACING,
    REFILLING,
    STAGES,
    TAKING,
    TURNING,
    describe,
    stage,
)

SIMULATIONS = 120
KEPT = 0.6  # the part of all decisions whose position is kept
RIDGE = SMOOTH = 30.0
TEMPERATURES = np.geomspace(0.3, 30, 200)

Array = NDArray[np.float64]

#: Stages that follow each other within a kind; the end of the game stands alone.
FAMILIES = (
    range(PLACING, REFILLING),
    range(REFILLING, TAKING),
    range(TAKING, TURNING - 1),
    *(range(TURNING + turn, STAGES, 3) for turn in range(3)),
)


def play_games(players: int, games: int, file: str) -> None:
    """Search against itself, with random openings and slips so that it sees what it would not choose."""
    rules = core.game("sumeria")
    setting = rules.setting({"players": players})
    kept: list[tuple[int, Array, list[float], list[int]]] = []
    for number in track(range(games), "games"):
        chance = random.Random(f"fit {players} {number}")
        kept += one_game(rules, setting, chance)
    stages, found, shares, points = zip(*kept, strict=True)
    np.savez_compressed(file, stages=stages, found=np.array(found), shares=shares, points=points)


def one_game(
    rules: core.Game, setting: core.Setting, chance: random.Random
) -> list[tuple[int, Array, list[float], list[int]]]:
    """A game: for some of its positions the stage, the features, and how it ended."""
    state, mind = rules.initial(setting), Mind(rules, setting, chance.random())
    slips, opening, seats = (
        chance.choice([0, 0.05, 0.1, 0.2]),
        chance.choice([0, 0, 6, 12, 24]),
        len(rules.scores(state)),
    )
    held, table = np.zeros((MOST_SEATS, KINDS), np.int64), np.zeros((MOST_SEATS, FEATURES))
    seen, limit = [], Limit(simulations=SIMULATIONS)
    while not rules.over(state):
        draws = rules.chance(setting, state)
        if (rules.section(state).startswith("dynasty") or not draws) and chance.random() < KEPT:
            describe(state, held, table)
            seen.append((int(stage(state)), table[:seats].copy()))
        if draws:
            codes, weights = zip(*draws, strict=True)
            rules.apply(setting, state, chance.choices(codes, weights)[0])
            continue
        opening -= 1
        if opening >= 0 or chance.random() < slips:
            rules.apply(setting, state, chance.choice(rules.legal(setting, state)))
            continue
        mind.look(state, limit)
        mind.think(limit)
        rules.apply(setting, state, mind.best())
    winners, points = rules.winners(state), rules.scores(state)
    shares = [(seat in winners) / len(winners) for seat in range(1, seats + 1)]
    return [(at, found, shares, points) for at, found in seen]


def fit(file: str) -> Array:
    """The weights of all stages for one number of players."""
    data = np.load(file)
    stages, found = data["stages"], data["found"].astype(float)
    scale = found.reshape(-1, FEATURES).std(axis=0)
    scale[scale == 0] = 1
    over = (found - found.mean(axis=1, keepdims=True)) / scale
    points = data["points"] - data["points"].mean(axis=1, keepdims=True)
    weights = regress(stages, over, points) / scale
    return weights / temperatures(stages, found, data["shares"], weights)[:, None]


def regress(stages: NDArray[np.int64], over: Array, points: Array) -> Array:
    """Least squares for all stages at once; neighbours are pulled together."""
    left, right = np.zeros((STAGES, FEATURES, STAGES, FEATURES)), np.zeros((STAGES, FEATURES))
    for at in range(STAGES):
        rows, target = over[stages == at].reshape(-1, FEATURES), points[stages == at].ravel()
        left[at, :, at, :] += rows.T @ rows + RIDGE * np.eye(FEATURES)
        right[at] = rows.T @ target
    each = np.arange(FEATURES)
    pairs = [pair for family in FAMILIES for pair in pairwise(family)]
    pairs += [(first, first + 1) for first in range(TURNING, STAGES - 1) if (first - TURNING) % 3 < 2]
    for a, b in pairs:
        for p, q, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            left[p, each, q, each] += sign * SMOOTH
    size = STAGES * FEATURES
    return np.linalg.solve(left.reshape(size, size), right.ravel()).reshape(STAGES, FEATURES)


def temperatures(stages: NDArray[np.int64], found: Array, shares: Array, weights: Array) -> Array:
    """How many points make a difference, a stage: the most likely value, then a curve through each family."""
    best = np.ones(STAGES)
    for at in np.unique(stages):
        promise = found[stages == at] @ weights[at]
        logits = promise[None] / TEMPERATURES[:, None, None]
        logits -= logits.max(axis=2, keepdims=True)
        likely = logits - np.log(np.exp(logits).sum(axis=2, keepdims=True))
        best[at] = TEMPERATURES[(likely * shares[stages == at]).sum(axis=(1, 2)).argmax()]
    for family in map(list, FAMILIES):
        steps = np.arange(len(family))
        best[family] = np.exp(np.polyval(np.polyfit(steps, np.log(best[family]), 2), steps))
    return best


if __name__ == "__main__":
    if sys.argv[1] == "games":
        play_games(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
    else:
        table = np.concatenate([fit(file) for file in sys.argv[2:4]])
        home = Path(str(resources.files("edubba.search.sumeria").joinpath("weights.txt")))
        np.savetxt(home, table, fmt="%.4f")
        print(f"{table.shape[0]} stages of {table.shape[1]} features: {home}")
