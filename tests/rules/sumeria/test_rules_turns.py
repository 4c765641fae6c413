"""Structure of play and the three actions, R21 to R35, rule by rule."""

from __future__ import annotations

import random

import pytest

import edubba
from tests.rules.sumeria.tools import Scene, full, letters_of, opened
from tests.rules.tools import steps


def row_after(scene: Scene, text: str) -> str:
    pos = scene.position()
    pos.play(text)
    return letters_of(pos.view()["row"])


@pytest.mark.rule("R21", "R60")
def test_six_dynasties_and_no_more() -> None:
    pos = edubba.new("sumeria")
    seen = []
    for _ in steps(pos, random.Random(21)):
        if pos.view()["dynasty"] not in seen:
            seen.append(pos.view()["dynasty"])
    assert seen == [1, 2, 3, 4, 5, 6]
    assert pos.over
    assert (pos.legal, pos.chance, pos.to_act) == ([], [], None)


@pytest.mark.rule("R22", "R24")
@pytest.mark.parametrize("players", [3, 4])
def test_everyone_acts_once_a_round_and_three_rounds_make_a_dynasty(players: int) -> None:
    pos = opened(edubba.new("sumeria", players=players), start=2)
    while pos.view()["phase"] == "setup":
        pos.play(pos.legal[0])
    acted = []
    while pos.view()["phase"] == "play" and not pos.chance:
        acted.append((pos.view()["round"], pos.to_act))
        pos.play(pos.legal[-1])
    order = [(seat % players) + 1 for seat in range(1, players + 1)]
    assert acted == [(number, seat) for number in (1, 2, 3) for seat in order]


@pytest.mark.rule("R23")
def test_one_own_trader_is_added_moved_or_removed_and_there_is_no_pass() -> None:
    pos = Scene(occ={1: ["At1"], 2: ["Bt1"]}).position()
    kinds = {text[0] if text[0] in "+-" else ">" for text in pos.legal}
    assert kinds == {"+", ">", "-"}
    with pytest.raises(edubba.ParseError):
        pos.why_not("pass")
    for text in ("-beta.t1", "beta.t1>beta.c", "-beta.c", "beta.c>beta.t2"):
        no = pos.why_not(text)
        assert no is not None
        assert no.rule == "R23"


@pytest.mark.rule("R25")
def test_after_the_third_round_the_dynasty_is_scored() -> None:
    pos = Scene(occ={2: ["Ac"], 3: ["Hc"]}, seat=3, round=3).position()
    pos.play("-theta.c")
    assert (pos.view()["phase"], pos.to_act) == ("take", 2)


@pytest.mark.rule("R25")
def test_no_scoring_before_the_third_round_is_over() -> None:
    pos = Scene(occ={2: ["Ac"], 3: ["Hc"]}, seat=3, round=2).position()
    pos.play("-theta.c")
    assert (pos.view()["phase"], pos.view()["round"], pos.to_act) == ("play", 3, 1)


@pytest.mark.rule("R26")
def test_without_supply_nothing_can_be_added() -> None:
    pos = Scene(occ={1: ["Ac"]}, supply={1: 0}).position()
    assert not [text for text in pos.legal if text[0] == "+"]
    no = pos.why_not("+beta.c")
    assert no is not None
    assert (no.rule, no.facts["seat"]) == ("R26", 1)


@pytest.mark.rule("R27")
def test_a_trader_is_added_anywhere_and_its_city_state_gains() -> None:
    scene = Scene(occ={2: ["Hc"]}, supply={1: 3})
    pos = scene.position()
    assert len([text for text in pos.legal if text[0] == "+"]) == 55
    pos.play("+eta.v3")
    assert pos.view()["traders"]["eta.v3"] == 1
    assert pos.view()["supply"][0] == 2
    assert letters_of(pos.view()["row"]) == "ABCDEGFH"


@pytest.mark.rule("R28", "R29")
def test_a_trader_moves_to_another_empty_settlement() -> None:
    pos = Scene(occ={1: ["At1"], 2: ["Ac"]}).position()
    assert [text for text in pos.legal if ">" in text] == [
        f"alpha.t1>{full(end)}" for end in ("At2", "At3", "Av1")
    ]
    pos.play("alpha.t1>alpha.v1")
    assert pos.view()["traders"] == {"alpha.c": 2, "alpha.v1": 1}
    assert pos.view()["supply"][0] == 5


@pytest.mark.rule("R30")
def test_moving_into_another_city_state_raises_the_one_it_ends_in() -> None:
    assert row_after(Scene(occ={1: ["Dv1"]}), "delta.v1>gamma.v1") == "ACBDEFGH"


@pytest.mark.rule("R31")
def test_moving_within_a_city_state_or_leaving_one_changes_nothing_else() -> None:
    assert row_after(Scene(occ={1: ["Dt1"]}), "delta.t1>delta.v1") == "ABCDEFGH"
    through = Scene(row="HGFEDCBA", occ={1: ["Av1"], 2: ["Bv1", "Bt1", "Bc", "Bt2", "Bv2"]})
    assert row_after(through, "alpha.v1>delta.v2") == "HGFDECBA"  # through B: D alone gains


@pytest.mark.rule("R32")
def test_a_removed_trader_returns_to_the_supply_and_its_city_state_drops() -> None:
    pos = Scene(occ={1: ["Cv2", "Ac"]}, supply={1: 4}).position()
    assert [text for text in pos.legal if text[0] == "-"] == ["-alpha.c", "-gamma.v2"]
    pos.play("-gamma.v2")
    assert pos.view()["traders"] == {"alpha.c": 1}
    assert pos.view()["supply"][0] == 5
    assert letters_of(pos.view()["row"]) == "ABDCEFGH"


@pytest.mark.rule("R33")
@pytest.mark.parametrize(("at", "row"), [("Ac", "ABCDEFGH"), ("Bc", "BACDEFGH"), ("Hc", "ABCDEFHG")])
def test_a_gaining_tile_swaps_with_its_left_neighbour_if_it_has_one(at: str, row: str) -> None:
    assert row_after(Scene(), f"+{full(at)}") == row


@pytest.mark.rule("R34")
@pytest.mark.parametrize(("at", "row"), [("Ac", "BACDEFGH"), ("Gc", "ABCDEFHG"), ("Hc", "ABCDEFGH")])
def test_a_dropping_tile_swaps_with_its_right_neighbour_if_it_has_one(at: str, row: str) -> None:
    assert row_after(Scene(occ={1: [at]}), f"-{full(at)}") == row


@pytest.mark.rule("R35")
def test_no_tile_but_the_two_that_swap_moves() -> None:
    for at in "BCDEFGH":
        row = row_after(Scene(), f"+{full(at + 'c')}")
        here = "ABCDEFGH".index(at)
        assert row == "ABCDEFGH"[: here - 1] + at + "ABCDEFGH"[here - 1] + "ABCDEFGH"[here + 1 :]
