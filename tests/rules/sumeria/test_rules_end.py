"""The end of the game, R59 to R64, rule by rule."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import edubba
from edubba.games.sumeria.rules.ending import points
from edubba.games.sumeria.state import OVER, new_state
from tests.rules.sumeria.tools import Scene, after_round, letters_of


def last_position() -> edubba.Position:
    pos = after_round(Scene(occ={1: ["Ac", "Bc"], 2: ["Cc"]}, dynasty=6, won={1: "E", 3: "EMPRRR"}))
    pos.play("*EM")
    pos.play("*R")
    return pos


@pytest.mark.rule("R59", "R60")
def test_after_the_sixth_dynasty_nothing_is_prepared() -> None:
    view = last_position().view()
    assert (view["phase"], view["dynasty"], view["round"], view["chance"]) == ("over", 6, 3, False)
    assert (letters_of(view["row"]), view["start"], view["display"]) == ("ABCDEFGH", 1, [[], [], []])


@pytest.mark.rule("R60")
def test_nothing_can_be_done_after_the_end() -> None:
    pos = last_position()
    for text in ("+alpha.t1", "-alpha.c", "alpha.c>alpha.t1", "*E", "~E", "~1", "~alpha"):
        no = pos.why_not(text)
        assert no is not None
        assert no.rule == "R60"


@pytest.mark.rule("R61")
def test_points_of_a_kind_grow_by_one_more_each() -> None:
    state = new_state(3, 0, 0)
    found = []
    for n in range(10):
        state.won[0] = [0, n, 0, 0]
        found.append(int(points(state, 0)))
    assert found == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]


@pytest.mark.rule("R61")
def test_kinds_are_counted_one_by_one() -> None:
    state = new_state(3, 0, 0)
    for hands in combinations_with_replacement(range(10), 4):
        state.won[2] = hands
        assert int(points(state, 2)) == sum(n * (n + 1) // 2 for n in hands)


def over(won: dict[int, str], tiebreak: str = "best_kind") -> list[int]:
    scene = Scene(won=won, display=("", "", ""), phase=OVER, seat=None, options={"final_tiebreak": tiebreak})
    return scene.position().winners


@pytest.mark.rule("R62")
def test_most_points_win() -> None:
    assert over({1: "EEE", 2: "EMPRRR", 3: "EMPR"}) == [2]  # 6, 9 and 4 points
    assert over({1: "EEEE", 2: "EMPRRR", 3: "EMPR"}) == [1]


@pytest.mark.rule("R63")
def test_the_largest_number_of_one_kind_breaks_a_tie() -> None:
    assert over({2: "EEEEEE", 3: "MMMMMPPP"}) == [2]
    assert over({2: "MMMMMPPP", 3: "EEEEEE"}) == [3]


@pytest.mark.rule("R64")
def test_still_tied_players_share_the_victory() -> None:
    won = {1: "EEEEEMMM", 3: "EEMMPPPPP"}
    assert over(won) == [1, 3]
    assert over(won, "full_series") == [1]
    assert over({1: "EEMM", 2: "PPRR", 3: "EEPP"}, "full_series") == [1, 2, 3]
