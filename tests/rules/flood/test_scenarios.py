"""The worked examples A1 to A14. Red is seat 1, green seat 2, purple seat 3."""

from __future__ import annotations

import pytest

from edubba import Position
from tests.rules.flood.tools import (
    Scene,
    begins,
    crew,
    ending,
    fresh,
    hand,
    held,
    play,
    rule_of,
    there,
)

# --- A1 to A5: production, workers, decline -------------------------------------------------------------


@pytest.mark.rule("R31", "R32", "R33")
def test_a1_production_goes_by_rank() -> None:
    pos = ending(workers={"irrigation": (3, 2, 2), "weaving": (1, 2, 2)}, turn=2).play("done")
    assert [hand(pos, seat) for seat in (1, 2, 3)] == [
        held("grain*6 textile*2"), held("grain*4 textile*3"), held("grain*4 textile*3"),
    ]  # fmt: skip


@pytest.mark.rule("R34")
def test_a2_no_worker_no_resource() -> None:
    pos = ending(workers={"weaving": (0, 2, 1)}, turn=2).play("done")
    assert [hand(pos, seat).get("textile", 0) for seat in (1, 2, 3)] == [0, 3, 2]


@pytest.mark.rule("R36", "R37")
def test_a3a_ten_workers_in_the_first_turn() -> None:
    assert [crew(fresh(), seat) for seat in (1, 2, 3)] == [(13, 10)] * 3


@pytest.mark.rule("R36")
def test_a3b_eight_workers_in_a_later_turn() -> None:
    pos = ending(turn=2).play("done")
    assert [crew(pos, seat) for seat in (1, 2, 3)] == [(15, 8)] * 3


CROWDED = {"irrigation": (10, 1, 1), "weaving": (10, 1, 1)}  # seat 1 has five workers left


@pytest.mark.rule("R36", "R45")
def test_a3c_a_short_stock_gives_what_it_has_and_the_decline_does_not_make_it_good() -> None:
    pos = ending(workers=CROWDED, turn=3).play("done")
    assert crew(pos, 1) == (16, 5)  # eight each came back from irrigation and weaving


@pytest.mark.rule("R36", "R53")
def test_a3c_a_surcharge_does_not_make_it_good() -> None:
    pos = ending(workers=CROWDED, turn=2, order=(2, 1, 3)).play("done")
    assert crew(pos, 1) == (0, 5)
    play(pos, "pass", "done", "pay worker")
    assert crew(pos, 1) == (1, 4)


@pytest.mark.rule("R41", "R44")
@pytest.mark.parametrize("decline", ["one_each", "all"])
def test_a4_decline_in_irrigation(decline: str) -> None:
    pos = ending(workers={"irrigation": (4, 1, 3)}, decline=decline).play("done")
    assert there(pos, "irrigation") == [2, 0, 1]
    # 25, less those on the board before, less eight for the pool, and then those who came back
    assert [crew(pos, seat) for seat in (1, 2, 3)] == [(12 + 2, 8), (15 + 1, 8), (13 + 2, 8)]


@pytest.mark.rule("R42")
@pytest.mark.parametrize("red", [0, 1])
def test_a5_decline_in_weaving_spares_two(red: int) -> None:
    pos = ending(workers={"weaving": (red, 2, 2)}).play("done")
    assert pos.view()["turn"] == 2
    assert there(pos, "weaving") == [red, 2, 2]


# --- A6: cities -------------------------------------------------------------------------------------------


@pytest.mark.rule("R57", "R58")
@pytest.mark.parametrize(
    ("seat", "allowed"), [(1, ["found ur"]), (2, ["found ur"]), (3, ["found ur", "found lagash"])]
)
def test_a6_founding(seat: int, allowed: list[str]) -> None:
    scene = Scene(cities={"eridu": 2}, armies={"lagash": (3, 1)}, empires={3: "sumer"}, seat=seat)
    pos = scene.position()
    three = ["found ur", "found lagash", "found eridu"]
    assert [text for text in pos.legal if text in three] == allowed
    assert {rule_of(pos, text) for text in three if text not in allowed} == {"R57"}


# --- A7, A8: scribes --------------------------------------------------------------------------------------


@pytest.mark.rule("R69")
def test_a7_two_scribes_place_two_more() -> None:
    pos = Scene(workers={"scribes": (2, 0, 0)}).position()
    before = crew(pos, 1)[1]
    play(pos, "workers", "spend gold", "place guti*4", "scribe pool>guti", "scribe pool>weaving")
    assert crew(pos, 1)[1] == before - 6
    assert (there(pos, "guti")[0], there(pos, "weaving")[0]) == (5, 2)
    assert (there(pos, "scribes")[0], there(pos, "scribes*")[0]) == (0, 2)
    assert pos.legal == ["done"]


@pytest.mark.rule("R38", "R43")
@pytest.mark.parametrize(("turn", "left"), [(1, 1), (2, 2)])
def test_a7_the_next_first_phase_makes_them_ready_again(turn: int, left: int) -> None:
    pos = ending(workers={"scribes*": (2, 0, 0)}, turn=turn).play("done")
    assert (there(pos, "scribes")[0], there(pos, "scribes*")[0]) == (left, 0)  # turn 2 begins with a decline


@pytest.mark.rule("R72", "R73")
def test_a8_scribes_are_independent() -> None:
    scene = Scene(workers={"scribes": (2, 0, 0)}, pool={1: 2})
    pos = scene.play("workers", "scribe pool>guti", "scribe pool>egypt", "done")
    assert (there(pos, "guti"), there(pos, "egypt")) == ([1, 0, 0], [1, 0, 0])
    assert hand(pos, 1) == held("grain*5 wood metal textile*3 tool oil gold")
    assert pos.to_act == 2


# --- A9 to A14: trade -------------------------------------------------------------------------------------


@pytest.mark.rule("R80", "R82")
def test_a9_one_worker_one_exchange() -> None:
    scene = Scene(workers={"amorites": (1, 0, 0)}, hands={1: "grain*2 textile"})
    pos = scene.play("trade", "swap amorites grain>wood")
    assert hand(pos, 1) == held("grain textile wood")
    assert rule_of(pos, "swap amorites textile>oil") == "R82"
    assert pos.legal == ["done"]


@pytest.mark.rule("R82")
@pytest.mark.parametrize(
    ("first", "second", "verdict"),
    [
        ("grain>wood", "textile>oil", "ok"),
        ("grain>wood", "grain>wood", "R82"),
        ("grain>wood", "textile>wood", "R82"),
        ("textile>oil", "textile>oil", "R82"),
    ],
)
def test_a10_two_workers_two_types(first: str, second: str, verdict: str) -> None:
    scene = Scene(workers={"amorites": (2, 0, 0)}, hands={1: "grain*2 textile*2"})
    pos = scene.play("trade", f"swap amorites {first}")
    assert rule_of(pos, f"swap amorites {second}") == verdict


def occupied(seat: int) -> Scene:
    return Scene(
        workers={"amorites": (2, 0, 3), "elam": (1, 0, 0)}, armies={"amorites": (3, 1)},
        empires={3: "amorites"}, turn=2, seat=seat,
    )  # fmt: skip


@pytest.mark.rule("R84")
def test_a11_no_trade_under_another_players_army() -> None:
    pos = occupied(1).play("trade")
    assert {text.split()[1] for text in begins(pos, "swap")} == {"elam"}
    assert rule_of(pos, "swap amorites grain>wood") == "R84"


@pytest.mark.rule("R83")
@pytest.mark.parametrize("swap", ["grain>wood", "textile>oil"])
def test_a11_one_army_one_exchange(swap: str) -> None:
    pos = occupied(3).play("trade", f"swap amorites {swap}")
    assert begins(pos, "swap") == []


def all_ends(pos: Position) -> set[tuple[int, int]]:
    """Wood and metal in hand after every way a Trade action can go."""
    found = {(hand(pos, 1).get("wood", 0), hand(pos, 1).get("metal", 0))}
    for text in begins(pos, "swap"):
        pos.play(text)
        found |= all_ends(pos)
        pos.undo()
    return found


@pytest.mark.rule("R79", "R82")
def test_a12_trade_in_several_areas() -> None:
    scene = Scene(workers={"elam": (1, 0, 0), "mitanni": (2, 0, 0)}, hands={1: "grain*5"})
    ends = all_ends(scene.play("trade"))
    assert ends == {(0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (1, 2)}


@pytest.mark.rule("R88")
def test_a13_toolmakers() -> None:
    places = {"elam": (1, 0, 0), "hittites": (1, 0, 0), "toolmakers": (3, 0, 0)}
    scene = Scene(workers=places, hands={1: "grain*2 metal"}, order=(1, 2, 3))
    pos = scene.play("trade", "swap elam grain>metal", "swap hittites grain>metal", "tool", "tool")
    assert hand(pos, 1) == held("metal tool*2")
    assert (there(pos, "toolmakers")[0], there(pos, "toolmakers*")[0]) == (1, 2)
    play(pos, "done", "found umma", "found lagash", "trade", "tool")
    assert hand(pos, 1) == held("tool*3")


@pytest.mark.rule("R90")
def test_a14a_tools_only() -> None:
    pos = Scene(workers={"toolmakers": (1, 0, 0)}, hands={1: "metal"}).play("trade", "tool", "done")
    assert (hand(pos, 1), pos.to_act) == (held("tool"), 2)


@pytest.mark.rule("R89")
def test_a14b_old_metal() -> None:
    scene = Scene(workers={"toolmakers": (1, 0, 0), "amorites": (1, 0, 0)}, hands={1: "metal grain"})
    pos = scene.play("trade", "swap amorites grain>wood", "tool", "done")
    assert hand(pos, 1) == held("tool wood")


@pytest.mark.rule("R86", "R89")
@pytest.mark.parametrize(("area", "get"), [("egypt", "gold"), ("kassites", "lapis")])
def test_a14c_a_chain(area: str, get: str) -> None:
    places = {"toolmakers": (1, 0, 0), "elam": (1, 0, 0), area: (1, 0, 0)}
    scene = Scene(workers=places, hands={1: "grain"})
    pos = scene.play("trade", "swap elam grain>metal", "tool", f"swap {area} tool>{get}", "done")
    assert hand(pos, 1) == held(get)
