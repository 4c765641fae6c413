"""Perft: how many lists of texts of a given length can follow a position, counted twice, and its fixture.

`python -m tests.rules.sumeria.perft` writes the fixture anew from the independent reference: positions come
from its seeded random games, counts from it alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from edubba.games.core import Setting, State
from edubba.games.sumeria.rules import choices
from edubba.games.sumeria.rules.routes import new_sight
from tests.rules.counting import by_reference
from tests.rules.sumeria.reference import Play
from tests.rules.sumeria.test_against_reference import SHIPPED
from tests.rules.sumeria.tools import GAME
from tests.rules.tools import FIXTURES

FIXTURE = FIXTURES / "sumeria_perft.json"
DEPTH, DEEPEST, WIDEST = 3, 6, 5000  # three texts at least; on to six while few positions have to be visited


def by_kernels(setting: Setting, state: State, depth: int) -> int:
    """The same over the game's verbs."""
    chance = GAME.chance(setting, state)
    if depth == 1:
        return len(chance) or int(choices.look(setting.tables, state, new_sight()))
    codes = [code for code, _ in chance] or GAME.legal(setting, state)
    total, before = 0, state.tobytes()
    for code in codes:
        after: State = np.frombuffer(bytearray(before), state.dtype)[0]
        GAME.apply(setting, after, code)
        total += by_kernels(setting, after, depth - 1)
    return total


# --- writing the fixture ----------------------------------------------------------------------------


def _end_of_round_three(game: Play) -> bool:
    return game.phase == "play" and game.dynasty == 2 and game.turns == 3 * len(game.seats) - 1


STOPS: dict[str, Callable[[Play], bool]] = {
    "before the first draw": lambda game: True,
    "last tile": lambda game: len(game.row) == 7,
    "last marker of the opening": lambda game: sum(map(len, game.display)) == 5,
    "initial placement": lambda game: game.phase == "setup" and not game.drawing,
    "last placements": lambda game: len(game.traders) == {3: 22, 4: 18}[len(game.seats)],
    "first turn": lambda game: game.phase == "play",
    "full board": lambda game: game.phase == "play" and game.dynasty == 3 and game.round == 2,
    "last turn of a dynasty": _end_of_round_three,
    "first take": lambda game: game.phase == "take" and game.dynasty == 3,
    "refill": lambda game: game.phase == "play" and game.dynasty == 4 and game.drawing,
    "last marker before a dynasty": lambda game: game.dynasty == 4 and sum(map(len, game.display)) == 5,
    "last turn of the game": lambda game: game.dynasty == 6 and game.turns == 3 * len(game.seats) - 1,
}


def _reach(name: str, board: str, players: int) -> dict[str, Any]:
    options = {"board": board, "players": players}
    game = Play(SHIPPED[board], {**options, "start_tie": "tied_only", "final_tiebreak": "best_kind"})
    rng, texts = random.Random(f"{name} {board} {players}"), []
    while not STOPS[name](game):
        legal = game.legal
        glad = [text for text in legal if text[0] == "+"] if rng.random() < 0.6 else []  # boards fill
        texts.append(rng.choice(glad or legal or [text for text, _ in game.chance]))
        game.apply(texts[-1])
    counts = [by_reference(game, 1)]
    while len(counts) < DEPTH or (len(counts) < DEEPEST and counts[-1] < WIDEST):
        counts.append(by_reference(game, len(counts) + 1))
    return {"name": name, "options": options, "counts": counts, "texts": texts}


def write() -> None:
    """Count everything again, by the reference alone."""
    found = [
        _reach(name, board, players)
        for board in SHIPPED
        for name in STOPS
        for players in ((3, 4) if board == "two_rivers" else (3,))
    ]
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in found)
    FIXTURE.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    write()
