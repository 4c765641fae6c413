"""Scoring, the next dynasty and open information, R44 to R58 and R65, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sumeria.tools import KINDS, Scene, after_round, letters_of


def hand(kinds: str) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in KINDS}


def refilled(scene: Scene) -> dict[str, Any]:
    """The view at the start of the next dynasty, markers drawn as they come."""
    pos = after_round(scene)
    while pos.legal:
        pos.play(pos.legal[0])
    while pos.chance:
        pos.play(pos.chance[0][0])
    return pos.view()


@pytest.mark.rule("R44")
def test_the_row_is_scored_as_it_stands_after_the_last_turn_from_the_left() -> None:
    pos = Scene(row="ABCDEFGH", occ={1: ["Bc"], 2: ["Ac"], 3: []}, seat=3, round=3).position()
    pos.play("+beta.t1")  # B gains and is first now
    assert letters_of(pos.view()["row"])[:2] == "BA"
    assert (pos.view()["phase"], pos.to_act) == ("take", 1)
    assert pos.legal == ["*EM", "*EP", "*MP"]
    pos.play("*EM")
    assert (pos.to_act, pos.legal) == (2, ["*R"])


@pytest.mark.rule("R45")
@pytest.mark.parametrize(
    ("occ", "controller"),
    [({1: ["At1", "At2", "Av1"], 2: ["Ac", "At3"]}, 1), ({1: ["Bc", "Bt1"], 2: ["Av1"]}, 2)],
    ids=["most traders control", "only traders in the city-state count"],
)
def test_control(occ: dict[int, list[str]], controller: int) -> None:
    assert after_round(Scene(occ=occ)).to_act == controller


@pytest.mark.rule("R46")
@pytest.mark.parametrize(
    ("occ", "start", "controller"),
    [
        ({1: ["At1", "At2"], 2: ["Ac", "Av1"]}, 1, 2),
        ({1: ["At1", "Av1"], 2: ["At2", "At3"]}, 1, 2),
        ({1: ["At1", "Av1"], 2: ["At2", "Av2"]}, 1, 1),
        ({1: ["At1", "Av1"], 2: ["At2", "Av2"]}, 2, 2),
        ({1: ["At1", "Av1"], 2: ["At2", "Av2"]}, 3, 1),
    ],
    ids=["city", "towns", "turn order", "other turn order", "start player elsewhere"],
)
def test_ties_for_control(occ: dict[int, list[str]], start: int, controller: int) -> None:
    assert after_round(Scene(occ=occ, start=start)).to_act == controller


@pytest.mark.rule("R47")
@pytest.mark.parametrize(
    ("occ", "second"),
    [
        ({1: ["At1", "Av1"], 2: ["Ac", "Av2"], 3: ["At2", "At3"]}, 3),
        ({1: ["Ac", "At1"], 2: ["Av1"], 3: ["At2"]}, 3),
        ({1: ["Ac", "At1"], 2: ["Av1"], 3: ["Av2"]}, 2),
    ],
    ids=["three tied", "second by towns", "second by turn order"],
)
def test_the_same_ties_decide_who_is_second(occ: dict[int, list[str]], second: int) -> None:
    pos = after_round(Scene(occ=occ, display=("EMP", "RR", "M")))
    pos.play("*EM")
    assert [seat for seat, won in enumerate(pos.view()["won"], 1) if won == hand("P")] == [second]


@pytest.mark.rule("R48")
def test_rewards_two_and_one_then_one_and_one_then_one() -> None:
    occ = {1: ["Ac", "At1", "Bt1"], 2: ["At2", "Bc"], 3: ["Cc", "Av1"]}
    pos = after_round(Scene(occ=occ, display=("EMP", "RE", "M")))
    assert (pos.to_act, pos.legal) == (1, ["*EM", "*EP", "*MP"])
    pos.play("*EP")
    assert (pos.to_act, pos.legal) == (2, ["*E", "*R"])
    pos.play("*R")
    assert pos.view()["won"] == [hand("EPE"), hand("MR"), hand("M")]
    assert sum(pos.view()["discarded"].values()) == 0


@pytest.mark.rule("R49")
def test_markers_above_an_empty_city_state_leave_the_game() -> None:
    pos = after_round(Scene(occ={1: ["Ac"], 2: ["At1"], 3: ["Cc"]}, display=("EMP", "RE", "M")))
    pos.play("*EM")
    assert pos.view()["discarded"] == hand("RE")
    assert pos.view()["won"] == [hand("EM"), hand("P"), hand("M")]


@pytest.mark.rule("R50")
def test_a_single_player_chooses_as_usual_and_the_seconds_marker_leaves_the_game() -> None:
    pos = after_round(Scene(occ={2: ["Av1", "Bv1", "Cv1"]}, display=("EMP", "RE", "M")))
    pos.play("*EP")
    assert pos.view()["discarded"] == hand("M")
    pos.play("*E")
    assert pos.view()["discarded"] == hand("MR")
    assert pos.view()["won"][1] == hand("EPEM")


@pytest.mark.rule("R51", "R65")
def test_everything_but_the_order_of_the_bag_is_open() -> None:
    view = Scene(occ={1: ["Ac"]}, won={2: "EE", 3: "P"}).position().view()
    assert view["won"][1:] == [hand("EE"), hand("P")]
    assert view["scores"] == [0, 3, 1]
    for key in ("traders", "row", "display", "supply", "won", "discarded", "bag"):
        assert key in view
    assert sum(view["bag"].values()) == 36 - 6 - 3


@pytest.mark.rule("R52")
@pytest.mark.parametrize(
    ("display", "legal"),
    [
        ("EEE", ["*EE"]),
        ("EME", ["*EE", "*EM"]),
        ("RPM", ["*MP", "*MR", "*PR"]),
        ("RER", ["*ER", "*RR"]),
    ],
)
def test_any_two_may_be_chosen_and_two_must_be(display: str, legal: list[str]) -> None:
    pos = after_round(Scene(occ={1: ["Ac"]}, display=(display, "RR", "M")))
    assert pos.legal == legal
    for text in (f"*{display[0]}", "*" + "".join(sorted(display, key=KINDS.index))):
        no = pos.why_not(text)
        assert no is not None
        assert no.rule == "R48"


@pytest.mark.rule("R53")
def test_scoring_moves_no_trader() -> None:
    scene = Scene(occ={1: ["Ac", "Bc"], 2: ["At1"], 3: ["Cc"]})
    before = scene.position().view()
    after = refilled(scene)
    assert (after["traders"], after["supply"]) == (before["traders"], before["supply"])


@pytest.mark.rule("R54")
def test_the_turn_marker_goes_back_to_the_first_space() -> None:
    pos = after_round(Scene(occ={1: ["Ac"]}))
    assert pos.view()["round"] == 3
    pos.play("*EM")
    assert (pos.view()["round"], pos.view()["dynasty"]) == (1, 2)


@pytest.mark.rule("R55")
def test_six_markers_are_drawn_again() -> None:
    pos = after_round(Scene(occ={1: ["Dc"]}))
    drawn = "PPEMRE"
    for kind in drawn:
        assert pos.chance == [(f"~{k}", n) for k, n in pos.view()["bag"].items()]
        pos.play(f"~{kind}")
    assert pos.view()["display"] == [["P", "P", "E"], ["M", "R"], ["E"]]
    assert pos.chance == []


@pytest.mark.rule("R56")
def test_left_of_him_with_the_fewest_in_the_old_first_city_state_starts() -> None:
    view = refilled(Scene(row="BACDEFGH", occ={1: ["Bc", "Bt1"], 2: ["Dc"], 3: ["Bv1"]}))
    assert (view["start"], view["to_act"]) == (3, 3)  # seat 2 has none in B: last


@pytest.mark.rule("R56")
def test_start_and_row_stay_until_the_sixth_marker_lies() -> None:
    pos = after_round(Scene(occ={1: ["Dc"]}))
    for kind in "EMPRE":
        pos.play(f"~{kind}")
        assert (pos.view()["start"], letters_of(pos.view()["row"])) == (1, "ABCDEFGH")
    pos.play("~M")
    assert (pos.view()["start"], letters_of(pos.view()["row"])) == (1, "DEFGHCBA")


@pytest.mark.rule("R57")
@pytest.mark.parametrize(("option", "start"), [("tied_only", 2), ("all_players", 1)])
def test_ties_for_fewest_are_broken_further_down_the_row(option: str, start: int) -> None:
    occ = {1: ["Bv1", "Cc"], 2: ["Bv2", "Ct1", "Ct2"], 3: ["Ac", "At1"]}
    view = refilled(Scene(occ=occ, options={"start_tie": option}))
    assert view["start"] == start


@pytest.mark.rule("R57")
@pytest.mark.parametrize(("old", "start"), [(1, 1), (2, 2), (3, 3)])
def test_a_tie_all_the_way_down_leaves_the_last_player_last(old: int, start: int) -> None:
    view = refilled(Scene(occ={1: ["Av1"], 2: ["Av2"], 3: ["Av3"]}, start=old))
    assert view["start"] == start


@pytest.mark.rule("R57")
@pytest.mark.parametrize("option", ["tied_only", "all_players"])
@pytest.mark.parametrize(("old", "start"), [(1, 3), (2, 2), (3, 3)])
def test_where_nothing_decides_the_latest_of_those_tied_at_the_first_position_is_last(
    option: str, old: int, start: int
) -> None:
    view = refilled(Scene(occ={3: ["Ac"]}, start=old, options={"start_tie": option}))
    assert view["start"] == start  # seats 1 and 2 are tied in every city-state, seat 3 stands in the first


@pytest.mark.rule("R58")
def test_the_scored_tiles_go_to_the_end_in_reverse_order() -> None:
    assert letters_of(refilled(Scene(occ={1: ["Ac"]}, row="HGFEDCBA"))["row"]) == "EDCBAFGH"
