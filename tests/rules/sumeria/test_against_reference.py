"""Random games by the package and by the independent reference side by side, compared at every step."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import edubba
from edubba._position import Position
from tests.rules.sumeria.odd_boards import ODD, map_of, random_board
from tests.rules.sumeria.reference import Play
from tests.rules.sumeria.reference_rules import Map, from_arms
from tests.rules.tools import scaled

SHIPPED: dict[str, Map] = {
    "two_rivers": from_arms(
        ["sippar", "kish", "nippur", "shuruppak", "umma", "lagash", "uruk", "ur"],
        [
            ("sippar.1", "kish.1"), ("sippar.2", "nippur.1"), ("sippar.3", "umma.1"), ("kish.2", "nippur.2"),
            ("kish.3", "uruk.1"), ("nippur.3", "shuruppak.1"), ("shuruppak.2", "umma.2"),
            ("shuruppak.3", "uruk.2"), ("umma.3", "lagash.1"), ("uruk.3", "ur.1"), ("lagash.2", "ur.2"),
            ("lagash.3", "ur.3"),
        ],
    ),
    "eight_gates": from_arms(
        ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"],
        [
            ("alpha.1", "beta.1"), ("gamma.1", "delta.1"), ("epsilon.1", "zeta.1"), ("eta.1", "theta.1"),
            ("alpha.2", "gamma.2"), ("beta.2", "delta.2"), ("epsilon.2", "eta.2"), ("zeta.2", "theta.2"),
            ("alpha.3", "epsilon.3"), ("beta.3", "zeta.3"), ("gamma.3", "eta.3"), ("delta.3", "theta.3"),
        ],
    ),
}  # fmt: skip
OPTIONS = list(product((3, 4), ("tied_only", "all_players"), ("best_kind", "full_series")))

pytestmark = pytest.mark.rule(
    "R18", "R22", "R42", "R44", "R48", "R55", "R56", "R57", "R58", "R60", "R61", "R64"
)


def begin(
    board: Any, board_map: Map, players: int, start_tie: str, final_tiebreak: str
) -> tuple[Position, Play]:
    pos = edubba.new(
        "sumeria", board=board, players=players, start_tie=start_tie, final_tiebreak=final_tiebreak
    )
    options = {"players": players, "start_tie": start_tie, "final_tiebreak": final_tiebreak}
    return pos, Play(board_map, {**options, "board": pos.options["board"]})


def compare(pos: Position, ref: Play) -> list[str]:
    """Everything a caller can see; returns the texts that may come next."""
    legal, chance = ref.legal, ref.chance
    assert pos.legal == legal
    assert pos.chance == chance
    assert pos.view() == ref.view()
    assert (pos.to_act, pos.scores, pos.winners) == (ref.to_act, ref.scores, ref.winners)
    return legal or [text for text, _ in chance]


def play_both(pos: Position, ref: Play, rng: random.Random) -> None:
    """One game; a seat's temper says how gladly it adds, moves and removes, so that boards fill and empty."""
    tempers = [[rng.random() ** 2 for _ in "+>-"] for _ in range(4)]
    while texts := compare(pos, ref):
        wanted = rng.choices("+>-", tempers[(pos.to_act or 1) - 1])[0]
        text = rng.choice([text for text in texts if wanted in text] or texts)
        pos.play(text)
        ref.apply(text)
    assert pos.over
    assert ref.phase == "over"


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options)))
@pytest.mark.parametrize("board", SHIPPED)
def test_shipped_board(board: str, options: tuple[int, str, str]) -> None:
    whole = board == "two_rivers" and options in OPTIONS[::5]  # plain mode is slow: two games
    for seed in range(scaled(12, int(whole))):
        rng = random.Random(f"{board} {options} {seed}")
        play_both(*begin(board, SHIPPED[board], *options), rng)


@pytest.mark.parametrize("name", ODD)
def test_odd_board(name: str) -> None:
    few = ("rings", "town_hubs")
    for seed in range(scaled(8, int(name in few))):
        rng = random.Random(f"{name} {seed}")
        play_both(*begin(ODD[name], map_of(ODD[name]), *rng.choice(OPTIONS)), rng)


@pytest.mark.parametrize("part", range(4))
def test_random_board(part: int) -> None:
    for seed in range(part * 100, part * 100 + scaled(10, int(part == 0))):
        board = random_board(seed)
        rng = random.Random(seed)
        play_both(*begin(board, map_of(board), *rng.choice(OPTIONS)), rng)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_many_games(part: int) -> None:
    for seed in range(part * 1000 + 500, part * 1000 + 500 + scaled(250, 5)):
        rng = random.Random(f"many {seed}")
        board = random_board(seed)
        shipped = rng.choice(list(SHIPPED))
        play_both(*begin(board, map_of(board), *rng.choice(OPTIONS)), rng)
        play_both(*begin(shipped, SHIPPED[shipped], *rng.choice(OPTIONS)), rng)
