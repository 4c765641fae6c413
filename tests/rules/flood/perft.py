"""Perft: how many lists of texts of a given length can follow a position, counted twice, and its fixture.

`python -m tests.rules.flood.perft` writes the fixture anew from the independent reference: positions come
from its seeded random games, counts from it alone. A draw counts as many ways as it has outcomes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from edubba.games.core import Game, Setting, State, copied
from tests.rules.counting import by_reference
from tests.rules.flood.reference import Play
from tests.rules.flood.walks import Walker
from tests.rules.tools import FIXTURES

FIXTURE = FIXTURES / "flood_perft.json"
DEPTH, DEEPEST, WIDEST = 2, 5, 12_000  # two texts at least; on to five while few positions have to be visited


def by_kernels(game: Game, setting: Setting, state: State, depth: int) -> int:
    """The same over the game's verbs."""
    codes = game.legal(setting, state) or [code for code, _ in game.chance(setting, state)]
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = copied(state)
        game.apply(setting, after, code)
        total += by_kernels(game, setting, after, depth - 1)
    return total


# --- writing the fixture ----------------------------------------------------------------------------


def _at(prompt: str, turn: int, least: int = 2, **pending: object) -> Callable[[Play], bool]:
    def reached(game: Play) -> bool:
        state = game.state
        fits = all(state.pending.get(key) == value for key, value in pending.items())
        return fits and state.prompt == prompt and state.turn == turn and len(game.legal) >= least

    return reached


def _dice(fight: str) -> Callable[[Play], bool]:
    return lambda game: game.state.waits == "dice" and game.state.pending["fight"] == fight


def _all_placed(game: Play) -> bool:
    state = game.state
    return state.prompt == "action" and state.turn == 3 and len(state.cities_of(state.seat)) == 4


def _two_scribes(game: Play) -> bool:
    state = game.state
    return state.prompt == "workers" and not state.pending and state.workers["scribes"][state.seat] == 2


def _can_reenter(game: Play) -> bool:
    return game.state.prompt == "expand" and game.legal[0].startswith("reenter")


def _last_bid(game: Play) -> bool:
    return game.state.prompt == "bid" and all(player.passed for player in game.state.players.values())


def _two_can_grow(game: Play) -> bool:
    return game.state.prompt == "grow" and len(game.legal) > 9


STOPS: dict[str, Callable[[Play], bool]] = {
    "before the order": lambda game: game.state.waits == "order",
    "first action": _at("action", 1),
    "action": _at("action", 4, 12),
    "paid action": _at("action", 2, 12, paid=True),
    "four cities placed": _all_placed,
    "surcharge": _at("surcharge", 3, 6),
    "workers": _two_scribes,
    "fresh scribe": _at("workers", 3, 20, fresh=1),
    "place": _at("place", 2, 40),
    "trade": _at("trade", 4, 6),
    "after the extra exchange": _at("trade", 5, 3, extra=True),
    "buy": _at("buy", 1),
    "equip": _at("equip", 5, 5),
    "at": _at("at", 3),
    "garrison": _at("garrison", 4),
    "founding fight": _dice("found"),
    "expand": _at("expand", 2, 5),
    "re-entry": _can_reenter,
    "invasion": _dice("invade"),
    "fight": lambda game: game.state.prompt == "fight",
    "again": _at("again", 5),
    "bid": _at("bid", 2),
    "last bid before a decline": lambda game: game.state.turn == 3 and _last_bid(game),
    "last bid of the game": lambda game: game.state.turn == 5 and _last_bid(game),
    "grow": _two_can_grow,
}


def _reach(name: str) -> Play:
    """The first such position in random games."""
    for seed in range(1000):
        game, walker = Play("all" if seed % 2 else "one_each"), Walker(f"{name} {seed}")
        while texts := game.legal or [text for text, _ in game.chance]:
            if STOPS[name](game):
                return game
            game.apply(walker.choose(texts, game.view()))
    raise AssertionError(name)


def _counted(name: str) -> dict[str, Any]:
    game = _reach(name)
    counts = [by_reference(game, 1)]
    while len(counts) < DEPTH or (len(counts) < DEEPEST and counts[-1] < WIDEST):
        counts.append(by_reference(game, len(counts) + 1))
    return {"name": name, "counts": counts, "view": game.view()}


def write() -> None:
    """Count everything again, by the reference alone."""
    lines = ",\n".join(json.dumps(_counted(name), separators=(",", ":")) for name in STOPS)
    FIXTURE.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    write()
