"""Components and setup, R1 to R20, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

import edubba
from edubba.games.sumeria import board as boards
from edubba.games.sumeria.state import PLACE
from tests.rules.sumeria.tools import BOARDS, Scene, opened


def begun(players: int = 3, **more: Any) -> edubba.Position:
    return opened(edubba.new("sumeria", players=players), **more)


@pytest.mark.rule("R1")
def test_three_or_four_play() -> None:
    assert len(edubba.new("sumeria", players=3).view()["supply"]) == 3
    assert len(edubba.new("sumeria", players=4).view()["supply"]) == 4
    for players in (1, 2, 5):
        with pytest.raises(edubba.OptionError):
            edubba.new("sumeria", players=players)


@pytest.mark.rule("R2")
@pytest.mark.parametrize("name", BOARDS)
def test_eight_city_states_of_a_city_three_towns_and_three_villages(name: str) -> None:
    board = boards.shipped(name)
    assert len(set(board.settlements)) == 56
    for number, state in enumerate(board.states):
        kinds = [board.kind(i) for i in range(56) if board.settlements[i].split(".")[0] == state]
        assert kinds == ["city"] + ["town"] * 3 + ["village"] * 3
        assert board.index[f"{state}.c"] == 7 * number


@pytest.mark.rule("R3")
@pytest.mark.parametrize("name", BOARDS)
def test_trade_routes_join_all_settlements(name: str) -> None:
    board = boards.shipped(name)
    joined = {0}
    for _ in range(56):
        joined |= {s for route in board.routes if joined & set(route) for s in route}
    assert joined == set(range(56))


@pytest.mark.rule("R4", "R11")
@pytest.mark.parametrize(("players", "each"), [(3, 14), (4, 10)])
def test_traders_of_each_colour(players: int, each: int) -> None:
    assert edubba.new("sumeria", players=players).view()["supply"] == [each] * players


@pytest.mark.rule("R5", "R14")
def test_nine_markers_of_each_of_four_kinds_start_in_the_bag() -> None:
    pos = edubba.new("sumeria")
    assert pos.view()["bag"] == {"E": 9, "M": 9, "P": 9, "R": 9}
    for state in boards.shipped("two_rivers").states:
        pos.play(f"~{state}")
    assert pos.chance == [("~E", 9), ("~M", 9), ("~P", 9), ("~R", 9)]


@pytest.mark.rule("R6", "R12")
def test_each_city_states_tile_is_laid_once_in_any_order_from_the_left() -> None:
    pos = edubba.new("sumeria")
    order = ["ur", "sippar", "uruk", "kish", "lagash", "nippur", "umma", "shuruppak"]
    for place, state in enumerate(order):
        left = [name for name in boards.shipped("two_rivers").states if name not in order[:place]]
        assert pos.chance == [(f"~{name}", 1) for name in left]
        pos.play(f"~{state}")
    assert pos.view()["row"] == order
    assert pos.chance[0] == ("~E", 9)


@pytest.mark.rule("R7", "R9", "R15")
def test_one_start_player_and_the_turn_marker_on_its_first_space() -> None:
    pos = begun(start=2)
    assert (pos.view()["start"], pos.view()["round"]) == (2, 1)


@pytest.mark.rule("R8", "R14")
def test_six_markers_lie_three_two_and_one_above_the_first_positions() -> None:
    pos = begun(kinds="PEMRRE")
    assert pos.view()["display"] == [["P", "E", "M"], ["R", "R"], ["E"]]
    assert pos.view()["bag"] == {"E": 7, "M": 8, "P": 8, "R": 7}


@pytest.mark.rule("R8", "R33")
def test_markers_stay_when_tiles_swap() -> None:
    pos = Scene(display=("EMP", "RR", "M")).position()
    pos.play("+beta.c")
    assert pos.view()["row"][:2] == ["beta", "alpha"]
    assert pos.view()["display"] == [["E", "M", "P"], ["R", "R"], ["M"]]


@pytest.mark.rule("R10")
@pytest.mark.parametrize("phase", ["placement", "turn"])
def test_one_trader_a_settlement(phase: str) -> None:
    scene = Scene(occ={1: ["Dc"], 2: ["Dt1"]})
    if phase == "placement":
        scene.phase = PLACE
    pos = scene.position()
    for name, owner in (("delta.c", 1), ("delta.t1", 2)):
        assert f"+{name}" not in pos.legal
        no = pos.why_not(f"+{name}")
        assert no is not None
        assert (no.rule, no.facts["settlement"], no.facts["seat"]) == ("R10", name, owner)


@pytest.mark.rule("R13", "R44")
def test_only_the_first_three_positions_are_scored() -> None:
    pos = Scene(occ={1: ["Dc", "Ec", "Fc", "Gc", "Hc"]}, seat=3, round=3).position()
    pos.play("+eta.t1")  # the last turn of the round: nobody stands in A, B or C
    assert pos.view()["dynasty"] == 2
    assert pos.scores == [0, 0, 0]


@pytest.mark.rule("R16")
@pytest.mark.parametrize("players", [3, 4])
def test_any_seat_may_start_with_equal_chance(players: int) -> None:
    pos = edubba.new("sumeria", players=players)
    for text in (*boards.shipped("two_rivers").states, *"EMPREM"):
        pos.play(f"~{text}")
    assert pos.chance == [(f"~{seat}", 1) for seat in range(1, players + 1)]


@pytest.mark.rule("R17")
@pytest.mark.parametrize(("start", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])])
def test_turn_order_runs_clockwise_from_the_start_player(start: int, order: list[int]) -> None:
    pos = begun(players=4, start=start)
    acted = []
    for _ in range(4):
        acted.append(pos.to_act)
        pos.play(pos.legal[0])
    assert acted == order


@pytest.mark.rule("R18")
def test_initial_placement_on_any_empty_settlement() -> None:
    pos = begun()
    assert pos.legal == [f"+{name}" for name in boards.shipped("two_rivers").settlements]
    pos.play("+nippur.v2")
    assert len(pos.legal) == 55
    assert "+nippur.v2" not in pos.legal
    assert pos.view()["traders"] == {"nippur.v2": 1}


@pytest.mark.rule("R18", "R20")
@pytest.mark.parametrize(("players", "each", "kept"), [(3, 8, 6), (4, 5, 5)])
def test_placement_ends_when_each_has_placed_his_number_and_the_rest_is_supply(
    players: int, each: int, kept: int
) -> None:
    pos = begun(players=players, start=2)
    for _ in range(players * each - 1):
        pos.play(pos.legal[-1])
    assert pos.view()["phase"] == "setup"
    pos.play(pos.legal[-1])
    view = pos.view()
    assert (view["phase"], view["to_act"], view["supply"]) == ("play", 2, [kept] * players)
    assert sorted(view["traders"].values()) == sorted(list(range(1, players + 1)) * each)


@pytest.mark.rule("R19")
def test_initial_placement_leaves_the_row_alone() -> None:
    pos = begun()
    row = pos.view()["row"]
    while pos.view()["phase"] == "setup":
        pos.play(pos.legal[-1])
        assert pos.view()["row"] == row
    pos.play("+ur.c" if "+ur.c" in pos.legal else "+kish.c")  # a turn does
    assert pos.view()["row"] != row
