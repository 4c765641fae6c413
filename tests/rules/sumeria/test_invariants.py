"""What holds in every position of every game (I1 to I9), over thousands of random games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product

import numpy as np
import pytest

from edubba.games.packed import Packed
from edubba.games.sumeria import board as boards
from edubba.games.sumeria.rules.ranking import rotate
from edubba.games.sumeria.rules.routes import new_sight
from edubba.games.sumeria.rules.scoring import standing
from edubba.games.sumeria.state import STATE
from edubba.search.dice import new_dice
from tests.rules.sumeria import checker
from tests.rules.sumeria.odd_boards import ODD
from tests.rules.sumeria.test_scenarios import held
from tests.rules.sumeria.tools import BOARDS, GAME, Scene, mask, reach, somewhere
from tests.rules.tools import scaled

GAMES = scaled(5000, 3)


@pytest.mark.rule("R4", "R5", "R10", "R22", "R23", "R35", "R53", "R59")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_random_games_keep_every_derived_fact(board: str, players: int) -> None:
    setting = GAME.setting({"board": board, "players": players})
    sight, dice = new_sight(), new_dice(f"{board} {players}")
    before: Packed = np.zeros(1, STATE)[0]
    for _ in range(GAMES):
        state = GAME.initial(setting)
        broken = int(checker.check_game(setting.tables, state, before, sight, dice))
        assert broken == 0, f"I{broken} does not hold in {GAME.view(setting, state)}"
        assert not state.bag.any()
        assert state.won.sum() + state.discarded.sum() == 36


Spoil = Callable[[Packed], None]


def put_two_in_one_place(state: Packed) -> None:
    state.own[1] = state.own[0]


def lose_a_trader(state: Packed) -> None:
    state.supply[0] -= 1


def lose_a_marker(state: Packed) -> None:
    state.bag[2] -= 1


def crowd_the_board(state: Packed) -> None:
    state.own[0], state.supply[0] = np.uint64((1 << 50) - 1), np.int8(14 - 50)


def win_one_more(state: Packed) -> None:
    state.won[0, 0] += 1


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (put_two_in_one_place, 1),
        (lose_a_trader, 1),
        (crowd_the_board, 1),
        (lose_a_marker, 2),
        (win_one_more, 2),
    ],
)
def test_the_checker_notices(spoil: Spoil, broken: int) -> None:
    state = Scene(occ={1: ["Ac"], 2: ["Bc"]}, supply={1: 13, 2: 13, 3: 14}).position()._state
    assert checker.wrong(state) == 0
    spoil(state)
    assert checker.wrong(state) == broken


@pytest.mark.parametrize(
    ("row", "fits"),
    [("ABCDEFGH", True), ("BACDEFGH", True), ("ABCDEFHG", True), ("ABDCEFGH", True),
     ("BADCEFGH", False), ("CBADEFGH", False), ("BCADEFGH", False), ("HBCDEFGA", False)],
)  # fmt: skip
def test_the_checker_knows_one_swap_from_more(row: str, fits: bool) -> None:
    before, after = Scene().position()._state, Scene(row=row).position()._state
    assert checker.one_swap_at_most(before, after) == fits


@pytest.mark.rule("R26", "R28", "R32")
def test_i4_somebody_can_always_act_with_an_empty_supply_or_an_empty_board() -> None:
    home = Scene(occ={}, supply={1: 14, 2: 14, 3: 14}).position()
    assert len(home.legal) == 56
    whole = [f"{state}{tail}" for state in "AB" for tail in ("c", "t1", "t2", "t3", "v1", "v2", "v3")]
    out = Scene(occ={1: whole}, supply={1: 0}).position()
    assert [text for text in out.legal if text[0] == "-"] == [f"-{name}" for name in out.view()["traders"]]
    assert not [text for text in out.legal if text[0] == "+"]


@pytest.mark.rule("R41")
def test_i6_needs_its_conditions_a_trader_in_a_full_dead_end_has_nowhere_to_go() -> None:
    board = boards.from_document(ODD["no_hubs"], "no_hubs")
    city, town, village = (board.index[name] for name in ("a.c", "a.t1", "a.v1"))
    assert reach(board.tables, [city, town, village], town) == set()
    assert reach(board.tables, [city, town], town) == {village}


@pytest.mark.rule("R46")
def test_i7_turn_order_decides_only_between_equal_small_holdings() -> None:
    one, other = Scene(start=1).position()._state, Scene(start=2).position()._state
    decided = set()
    for owners in product(range(3), repeat=7):
        for state in (one, other):
            for seat in range(2):
                state.own[seat] = mask([i for i, owner in enumerate(owners) if owner == seat + 1])
        if tuple(standing(one, 0)) != tuple(standing(other, 0)):
            assert held(owners, 1) == held(owners, 2)
            decided.add(held(owners, 1)[1:])
    assert decided == {(0, 1, 0), (0, 0, 1), (0, 1, 1)}  # city, towns, villages


@pytest.mark.rule("R58")
def test_i9_the_row_turns_by_a_fixed_permutation() -> None:
    state = Scene().position()._state
    seen = []
    for _ in range(3):
        seen.append("".join("ABCDEFGH"[tile] for tile in state.row))
        rotate(state)
    assert seen == ["ABCDEFGH", "DEFGHCBA", "GHCBAFED"]


@pytest.mark.rule("R65")
@pytest.mark.parametrize("seed", range(scaled(20, 4)))
def test_g7_the_bag_shrinks_by_six_a_dynasty_and_its_contents_can_be_worked_out(seed: int) -> None:
    pos = somewhere(seed, players=3 + seed % 2)
    views = [pos.view()]
    while pos.moves:
        pos.undo()
        views.append(pos.view())
    views.reverse()
    for view in views:
        open_markers = "".join("".join(kinds) for kinds in view["display"])
        for kind in "EMPR":
            out = view["discarded"][kind] + sum(hand[kind] for hand in view["won"]) + open_markers.count(kind)
            assert view["bag"][kind] == 9 - out
    for before, after in pairwise(views):
        if (
            after["phase"] == "play"
            and not after["chance"]
            and (before["chance"] or before["phase"] == "setup")
        ):
            assert sum(after["bag"].values()) == 36 - 6 * after["dynasty"]
