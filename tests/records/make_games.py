"""Adds finished games to the folder `games`: `python -m tests.records.make_games`.

A file that is there already is never touched: what was recorded once must replay for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from random import Random
from typing import Any

from edubba.games.core import Game
from edubba.records import EXTENSION, Record, write
from tests.records import makers
from tests.records.makers import FLOOD, FOLDER, SUMERIA

PLAYERS = ("Ninsun", "Enheduanna", "Ku-Baba", "Šulgi")


def main() -> None:
    """Play and record what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for name, record in chain(_sumeria_games(), _flood_games()):
        path = FOLDER / f"{name}{EXTENSION}"
        if not path.exists():
            record.headers["hash"] = record.hash
            write(record, path)


def _sumeria_games() -> Iterator[tuple[str, Record]]:
    values = SUMERIA.about.options
    names = ("board", *values)
    for seed, chosen in enumerate(product(SUMERIA.about.boards, *values.values()), 1):
        options = dict(zip(names, chosen, strict=True))
        yield f"random-{seed:02}", _random_game(options, seed)
    for seed in range(1, 4):
        rng = Random(f"own board {seed}")
        yield f"own-board-{seed}", _random_game({**makers.options(rng), "board": makers.own_board(rng)}, seed)
    for seed in range(1, 4):
        yield f"annotated-{seed}", _annotated_game(seed)
    for seed in range(1, 5):
        yield f"greedy-{seed}", _greedy_game(seed)


def _flood_games() -> Iterator[tuple[str, Record]]:
    for seed, decline in enumerate(FLOOD.about.options["decline"] * 4, 1):
        yield f"flood-random-{seed}", _random_game({"decline": decline}, seed, FLOOD)
    for seed in range(1, 4):
        rng = Random(f"own board {seed}")
        options = {**makers.options(rng, FLOOD), "board": makers.own_board(rng, FLOOD)}
        yield f"flood-own-board-{seed}", _random_game(options, seed, FLOOD)
    for seed in range(1, 3):
        yield f"flood-annotated-{seed}", _annotated_game(seed, FLOOD)
    for seed in range(1, 7):
        yield f"flood-greedy-{seed}", _greedy_game(seed, FLOOD)


def _random_game(options: dict[str, Any], seed: int, game: Game = SUMERIA) -> Record:
    texts = makers.play(game, game.setting(options), Random(f"random {seed}"))
    return Record.of(game.about.name, options, texts, event="random play", date="2026-11-15")


def _annotated_game(seed: int, game: Game = SUMERIA) -> Record:
    rng = Random(f"annotated {seed}")
    record = _random_game(makers.options(rng, game), 100 + seed, game)
    seats = len(record.result or ())
    record.headers = {f"seat.{seat}": name for seat, name in enumerate(PLAYERS[:seats], 1)}
    record.headers["x-note"] = "A note of two lines,\n  the second indented, with a colon: and {braces}."
    record.line = makers.branch(game, record.setting, record.moves, rng, chance=0.1)
    record.comments.append("Random play, with random second thoughts.")
    for number, node in enumerate(record.line.nodes):
        if not node.text.startswith("~"):
            node.annotations.append(("clock", f"0:{59 - number // 3:02}:00"))
        if rng.random() < 0.1:
            node.comments.append(
                rng.choice(["Why not?", "Once more {sic}\nand on a new line", "# no heading", "\\"])
            )
    return record


def _greedy_game(seed: int, game: Game = SUMERIA) -> Record:
    from edubba import search  # the tests that replay what lies here need no bots

    rng = Random(f"greedy {seed}")
    options = makers.options(rng, game)
    if game is SUMERIA:
        options |= {"players": 3 + seed % 2, "board": SUMERIA.about.boards[seed // 3]}
    bot = search.bot("greedy", seed)
    texts = makers.play(game, game.setting(options), rng, choose=bot.choose)
    seats = ["greedy"] * options.get("players", 3)
    return Record.of(game.about.name, options, texts, seats=seats, date="2026-11-15")


if __name__ == "__main__":
    main()
