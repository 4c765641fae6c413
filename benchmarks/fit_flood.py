"""Fit the weights of After the Flood: `fit_flood.py play OUT GAMES SEED`, then `fit_flood.py fit OUT…`.

`play` lets the search play itself and keeps some positions of every game. `fit` moves the weights towards
what these games came to, from the last turn to the first: a position promises the margin of the next turn's
beginning, mixed with that of the end. It then writes `search/flood/weights.py`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

import edubba
from edubba.games.flood.rules.play import apply
from edubba.games.flood.state import OVER, SEATS, STATE, TURNS
from edubba.search import mcts, tree, verbs
from edubba.search.dice import new_dice
from edubba.search.flood import layout, weights
from edubba.search.flood.evaluation import describe
from edubba.search.flood.verbs import MOST_LEGAL, list_codes, new_room, seat_of

SIMULATIONS, EXPLORE, UNSEEN = 40, 1.0, 0.05
KEEP, STRAY = 0.15, 0.03  # of all decisions: kept, played at random
CAUTION, END = (
    20_000,
    0.3,
)  # positions that speak for the old weights; what the end counts beside the next turn
SPREADS = (2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25)


def play(out: str, games: int, seed: str) -> None:
    """Games of the search against itself."""
    _, setting, first = edubba.new("flood").inner
    lots, room, codes = random.Random(seed), new_room(), np.empty(MOST_LEGAL, np.int64)
    states, kept, notes, ends = np.zeros(1, STATE), [], [], []
    for game in range(games):
        states[0], turn = first, 0
        state = states[0]
        while state.prompt != OVER:
            begins = seat_of(state) != verbs.CHANCE and state.turn != turn
            turn = int(state.turn) if begins else turn
            if turn and (begins or lots.random() < KEEP):
                kept.append(state.tobytes())
                notes.append((game, turn, begins))
            n = list_codes(setting.tables, state, room, codes)
            code = lots.choice(codes[:n].tolist())
            if seat_of(state) != verbs.CHANCE and n > 1 and lots.random() >= STRAY:
                code = think(setting.tables, state, room, codes, lots)
            apply(setting.tables, state, code)
        ends.append(state.score.tolist())
    np.savez(out, states=np.frombuffer(b"".join(kept), STATE), notes=notes, ends=ends)


def think(tables: Any, state: Any, room: Any, codes: Any, lots: random.Random) -> int:
    """The choice of a short search."""
    grown = tree.new_tree(STATE, SIMULATIONS + 2, (SIMULATIONS + 2) * MOST_LEGAL // 4)
    grown.states[0] = state
    tree.settle(grown)
    spare, path, values = np.zeros(1, STATE), np.empty(mcts.DEEPEST, np.int64), np.zeros(verbs.SEATS)
    likely, dice = np.empty(MOST_LEGAL), new_dice(lots.random())
    tail = (path, values, dice, EXPLORE, UNSEEN, SIMULATIONS)
    mcts.simulate(grown, tables, spare, room, codes, likely, *tail)
    return int(grown.code[grown.first[0] + np.argmax(grown.tried[grown.first[0] :][: grown.width[0]])])


def margins(values: Any) -> Any:
    """Each seat over the mean of the others."""
    return 1.5 * values - values.sum(1, keepdims=True) / 2


def fit(files: list[str]) -> None:
    """Least squares on margins, held back by the weights there are."""
    parts = [np.load(file) for file in files]
    before = np.cumsum([0, *(len(part["ends"]) for part in parts)])
    states = np.concatenate([part["states"] for part in parts]).view(STATE)
    notes = np.concatenate([part["notes"] + [n, 0, 0] for part, n in zip(parts, before[:-1], strict=True)])
    ends = np.concatenate([part["ends"] for part in parts]).astype(float)
    rows, setting = np.zeros((len(states), SEATS, layout.FEATURES)), edubba.new("flood").inner[1]
    for i, seat in np.ndindex(len(states), SEATS):
        describe(setting.tables, states[i], seat, rows[i, seat])
    table, spread, goal = weights.WEIGHTS.copy(), np.zeros(TURNS), margins(ends)
    for turn in range(TURNS, 0, -1):
        here = notes[:, 1] == turn
        game, begins = notes[here, 0], notes[here, 2] == 1
        score, edge = states["score"][here].astype(float), margins(rows[here]).reshape(-1, layout.FEATURES)
        missing = END * margins(ends)[game] + (1 - END) * goal[game] - margins(score)
        missing = missing.reshape(-1) - edge @ table[turn - 1]
        hold = CAUTION * np.diag(np.maximum(edge.std(0), 0.02) ** 2)
        table[turn - 1] += np.linalg.solve(edge.T @ edge + hold, edge.T @ missing)
        promised, won = score + rows[here] @ table[turn - 1], ends[game].argmax(1)
        spread[turn - 1] = min(SPREADS, key=lambda s, p=promised, w=won: surprise(p / s, w))  # type: ignore[misc]
        goal = margins(ends)
        goal[game[begins]] = margins(promised)[begins]
    write(table, spread)


def surprise(scaled: Any, won: Any) -> float:
    """The mean logarithmic loss of the shares."""
    shares = np.exp(scaled - scaled.max(1, keepdims=True))
    return float(-np.log(shares[np.arange(len(won)), won] / shares.sum(1) + 1e-9).mean())


def write(table: Any, spread: Any) -> None:
    """The table as a module, a line a feature; the text around it stays."""
    path, lines, begun = Path(str(weights.__file__)), [], 0
    for at in range(layout.FEATURES):
        begun = at if at in layout.NAMES else begun
        figures = ", ".join(f"{value:6.2f}" for value in table[:, at])
        name = layout.NAMES[begun] + (f" + {at - begun}" if at > begun else "")
        lines.append(f"    ({figures}),  # {name}")
    head, middle = path.read_text(encoding="utf-8").split("SPREAD = ")
    middle, tail = middle.split("# turn 1, 2, 3, 4, 5\n")
    middle = (
        f"np.array({tuple(spread.tolist())}, np.float64)"
        + middle[middle.index("\n") :]
        + "# turn 1, 2, 3, 4, 5\n"
    )
    lines[-1] += tail[tail.index("\n),") :]
    path.write_text(head + "SPREAD = " + middle + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    play(sys.argv[2], int(sys.argv[3]), sys.argv[4]) if sys.argv[1] == "play" else fit(sys.argv[2:])
