"""Legal games through the verbs of a game, with variations and boards of one's own, from seeds."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.records import Line, Node

FOLDER = Path(__file__).parent / "games"  # finished games
SUMERIA, FLOOD = core.game("sumeria"), core.game("flood")
Chooser = Callable[[Game, Setting, State], int]


def options(rng: Random, game: Game = SUMERIA) -> dict[str, Any]:
    return {name: rng.choice(values) for name, values in game.about.options.items()}


def twin(state: State) -> State:
    made: State = np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]
    return made


def possible(game: Game, setting: Setting, state: State) -> list[int]:
    return [action for action, _ in game.chance(setting, state)] or game.legal(setting, state)


def play(
    game: Game, setting: Setting, rng: Random, *, most: int = 10_000, choose: Chooser | None = None
) -> list[str]:
    """The texts of a game of at most so many; draws by their weights, decisions by `choose` or by lot."""
    state = game.initial(setting)
    texts: list[str] = []
    while len(texts) < most and not game.over(state):
        draws = game.chance(setting, state)
        if draws:
            action = rng.choices([code for code, _ in draws], [weight for _, weight in draws])[0]
        elif choose is not None:
            action = choose(game, setting, state)
        else:
            action = rng.choice(game.legal(setting, state))
        texts.append(game.text(setting, action))
        game.apply(setting, state, action)
    return texts


def branch(
    game: Game, setting: Setting, texts: list[str], rng: Random, *, chance: float, depth: int = 3
) -> Line:
    """A main line with variations of one to four texts, nested, each legal where it stands."""
    return _branched(game, setting, game.initial(setting), texts, rng, chance, depth)


def _branched(
    game: Game, setting: Setting, state: State, texts: list[str], rng: Random, chance: float, depth: int
) -> Line:
    line = Line()
    for text in texts:
        node = Node(text)
        while depth and rng.random() < chance:
            other = _stroll(game, setting, twin(state), rng)
            node.variations.append(_branched(game, setting, twin(state), other, rng, chance / 2, depth - 1))
        line.nodes.append(node)
        action = game.judge(setting, state, text)
        assert isinstance(action, int)
        game.apply(setting, state, action)
    return line


def _stroll(game: Game, setting: Setting, state: State, rng: Random) -> list[str]:
    texts: list[str] = []
    for _ in range(rng.randint(1, 4)):
        actions = possible(game, setting, state)
        if not actions:
            break
        action = rng.choice(actions)
        texts.append(game.text(setting, action))
        game.apply(setting, state, action)
    return texts


def own_board(rng: Random, game: Game = SUMERIA) -> dict[str, Any]:
    """A board that is not shipped."""
    return {"sumeria": _sumeria_board, "flood": _flood_board}[game.about.name](rng)


def _flood_board(rng: Random) -> dict[str, Any]:
    """Other offers, points, prices and armies on the printed map, and a border more or less."""
    board: dict[str, Any] = FLOOD.setting({}).board.document()
    board["name"] = rng.choice(["my_board", "marsh", "b2"])
    outer = list(board["outer"].values())
    offers = [entry["offers"] for entry in outer]
    rng.shuffle(offers)
    for entry, offered in zip(outer, offers, strict=True):
        entry["offers"], entry["points"] = offered, rng.randrange(6)
    board["borders"].pop(rng.randrange(len(board["borders"])))
    board["growth"]["points"] = [1, 3, 6, 10, 15]
    board["trade"]["wood"] = rng.choice([["grain"], ["textile", "oil"]])
    board["empires"]["2"] = [["amorites", rng.randint(1, 20)], ["sumer", 4], ["guti", 6]]
    return board


def _sumeria_board(rng: Random) -> dict[str, Any]:
    """Routes mixed and turned round, perhaps new names, perhaps a drawing."""
    shipped = SUMERIA.setting({"board": rng.choice(SUMERIA.about.boards)}).board.document()
    board: dict[str, Any] = copy.deepcopy(shipped)
    board["name"] = rng.choice(["my_board", "marsh", "b2"])
    rng.shuffle(board["routes"])
    board["routes"] = [route[::-1] if rng.random() < 0.5 else route for route in board["routes"]]
    board["branch_at"] = rng.choice([["city"], ["city", "town"], ["city", "town", "village"]])
    if rng.random() < 0.5:
        del board["drawing"]
        _rename(board, board["states"][0] + ".c", "the_gate")
    return board


def _rename(board: dict[str, Any], old: str, new: str) -> None:
    board["settlements"] = {new: {"kind": "city", "state": board["states"][0]}}
    board["routes"] = [[new if place == old else place for place in route] for route in board["routes"]]
