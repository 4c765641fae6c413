"""Components and setup, R1 to R6 and R19 to R27."""

from __future__ import annotations

from itertools import permutations

import pytest

import edubba
from tests.rules.flood.tools import (
    FIRST_HAND,
    OUTER,
    PIECES,
    RESOURCES,
    SUMERIAN,
    VALUE,
    Scene,
    crew,
    ending,
    fresh,
    goods,
    hand,
    held,
    play,
    player,
    roll,
    rule_of,
    stock,
    there,
    troops,
)


@pytest.mark.rule("R1")
def test_three_play() -> None:
    assert len(edubba.new("flood").view()["players"]) == 3
    with pytest.raises(edubba.OptionError):
        edubba.new("flood", players=4)
    view = Scene().view()
    view["players"].pop()
    with pytest.raises(edubba.PositionError):
        edubba.position(view)


@pytest.mark.rule("R2", "R22", "R167")
def test_each_has_his_pieces() -> None:
    pos = edubba.new("flood")
    for seat in (1, 2, 3):
        mine = player(pos, seat)
        assert (mine["cities"], mine["growths"]) == (4, 4)
        assert mine["armies"] == {"stock": 20, "pool": 0}
        assert mine["workers"] == {"stock": 21, "pool": 2, "track": 0}
        in_boxes = sum(there(pos, box)[seat - 1] for box in ("irrigation", "weaving"))
        assert sum(mine["workers"].values()) + in_boxes == 25


@pytest.mark.rule("R3")
def test_two_dice_of_six_sides() -> None:
    scene = Scene(armies={"guti": (1, 1), "umma": (2, 1)}, army_pool={1: 2}, empires={1: "guti", 2: "sumer"})
    pos = scene.play("expand", "invade umma")
    assert pos.chance == [(f"~{a}{b}", 1) for a in range(1, 7) for b in range(1, 7)]


@pytest.mark.rule("R4")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("grain", 1), ("wood", 2), ("metal", 2), ("textile", 2), ("tool", 3), ("oil", 3), ("gold", 4),
        ("lapis", 5),
    ],
)  # fmt: skip
def test_a_resource_has_its_value(name: str, value: int) -> None:
    pos = Scene(hands={1: f"{name}*2"}).play("pass", f"bid {name}")
    assert player(pos, 1)["bid"] == value
    pos.play(f"bid {name}")
    assert player(pos, 1)["bid"] == 2 * value  # a set is worth the sum
    pos = Scene(hands={1: name}).play("workers", f"spend {name}")
    assert f"place guti*{value}" in pos.legal
    assert f"place guti*{value + 1}" not in pos.legal


@pytest.mark.rule("R4", "R25", "R168")
@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("grain", 22), ("wood", 12), ("metal", 12), ("textile", 15), ("tool", 12), ("oil", 7), ("gold", 7),
        ("lapis", 7),
    ],
)  # fmt: skip
def test_a_resource_has_its_number_of_pieces(name: str, pieces: int) -> None:
    pos = edubba.new("flood")
    assert stock(pos, name) + sum(hand(pos, seat).get(name, 0) for seat in (1, 2, 3)) == pieces


@pytest.mark.rule("R5")
def test_pieces_are_hard_limits() -> None:
    for change in ("grain", "workers", "armies"):
        view = Scene(armies={"guti": (1, 1)}, empires={1: "guti"}).view()
        if change == "grain":
            view["players"][0]["hand"]["grain"] += 1
        else:
            view["players"][0][change]["pool"] += 1
        with pytest.raises(edubba.PositionError):
            edubba.position(view)


#: R6: a way of spending, its position, the text that spends, what is spent
SPENDING = {
    "exchange": (("trade",), "swap amorites textile>oil", "textile"),
    "workers": (("workers",), "spend tool", "tool"),
    "equipment": (("empire guti", "done"), "equip gold", "gold"),
    "armies": (("empire guti",), "buy metal", "metal"),
    "order": (("pass",), "bid oil", "oil"),
}


@pytest.mark.rule("R6")
@pytest.mark.parametrize("way", list(SPENDING))
def test_whatever_is_bought_is_paid_with_a_resource(way: str) -> None:
    before, text, name = SPENDING[way]
    pos = Scene(workers={"amorites": (1, 0, 0), "guti": (1, 0, 0)}).play(*before)
    had = hand(pos, 1)[name]
    pos.play(text)
    assert hand(pos, 1).get(name, 0) == had - 1


@pytest.mark.rule("R6")
def test_the_surcharge_and_growth_are_paid_with_resources_too() -> None:
    pos = Scene(bids={2: ""}).play("pay gold")
    assert hand(pos, 1) == held("grain*5 wood metal textile*3 tool oil")
    pos = ending(cities={"uruk": 1}, hands={1: "wood*2 gold"}).play("done", "grow uruk gold")
    assert "wood" not in hand(pos, 1)
    assert "gold" not in hand(pos, 1)


@pytest.mark.rule("R19", "R20", "R27")
def test_markers_lie_beside_the_board_at_the_start() -> None:
    pos = edubba.new("flood")
    for seat in (1, 2, 3):
        mine = player(pos, seat)
        assert (mine["cities"], mine["growths"], mine["score"]) == (4, 4, 0)
        assert (mine["empire"], mine["equipment"], mine["rank"]) == (None, 0, None)
        assert (mine["passed"], mine["bid"]) == (False, 0)
    areas = pos.view()["areas"]
    assert all(areas[name] == {"city": None, "grown": False, "army": None} for name in SUMERIAN)
    assert all(areas[name] == {"workers": [0, 0, 0], "army": None} for name in OUTER)


@pytest.mark.rule("R20")
def test_the_three_other_markers_show_empire_rank_and_pass() -> None:
    pos = Scene(workers={"guti": (1, 0, 0)}).play("empire guti", "done", "equip gold", "done", "garrison 1")
    assert (player(pos, 1)["empire"], player(pos, 1)["rank"]) == ("guti", "A")
    pos.play("pass")
    assert player(pos, 2)["passed"] is True


@pytest.mark.rule("R21")
def test_the_first_order_is_drawn() -> None:
    pos = edubba.new("flood")
    assert (pos.to_act, pos.legal, pos.view()["order"]) == (None, [], [])
    assert pos.chance == [(f"~{a}{b}{c}", 1) for a, b, c in permutations("123")]


@pytest.mark.rule("R21", "R46")
@pytest.mark.parametrize("order", [f"{a}{b}{c}" for a, b, c in permutations("123")])
def test_the_order_drawn_is_the_order_of_play(order: str) -> None:
    pos = fresh(order)
    acted = []
    for area in ("ur", "umma", "eridu"):
        acted.append(str(pos.to_act))
        pos.play(f"found {area}")
    assert "".join(acted) == order


@pytest.mark.rule("R22")
def test_armies_and_workers_begin_in_the_stock() -> None:
    pos = edubba.new("flood")
    assert [troops(pos, seat) for seat in (1, 2, 3)] == [(20, 0)] * 3
    assert [crew(pos, seat) for seat in (1, 2, 3)] == [(21, 2)] * 3


@pytest.mark.rule("R23", "R16")
def test_one_worker_each_in_irrigation_and_weaving() -> None:
    nobody = {"ready": [0, 0, 0], "used": [0, 0, 0]}
    assert edubba.new("flood").view()["boxes"] == {
        "irrigation": [1, 1, 1], "weaving": [1, 1, 1], "scribes": nobody, "toolmakers": nobody,
    }  # fmt: skip


@pytest.mark.rule("R24")
def test_the_first_resources_and_two_workers() -> None:
    pos = edubba.new("flood")
    for seat in (1, 2, 3):
        assert hand(pos, seat) == held("wood metal tool oil gold")
        assert crew(pos, seat)[1] == 2


@pytest.mark.rule("R25")
def test_the_rest_is_the_stock() -> None:
    assert edubba.new("flood").view()["stock"] == {
        "grain": 22, "wood": 9, "metal": 9, "textile": 15, "tool": 9, "oil": 4, "gold": 4, "lapis": 7,
    }  # fmt: skip


@pytest.mark.rule("R26")
def test_the_turn_marker_stands_on_one() -> None:
    assert edubba.new("flood").view()["turn"] == 1


@pytest.mark.rule("R15", "R19", "R20", "R22", "R23", "R24", "R25", "R26", "R33", "R37")
@pytest.mark.parametrize("decline", ["one_each", "all"])
def test_the_whole_board_after_the_order_draw(decline: str) -> None:
    pos = fresh("213", decline=decline)
    wanted = Scene(order=(2, 1, 3), seat=2, decline=decline).view()
    assert pos.view() == wanted
    assert edubba.position(wanted) == pos
    assert wanted["players"][0]["hand"] == goods(FIRST_HAND)
    assert wanted["stock"] == {
        "grain": 7, "wood": 9, "metal": 9, "textile": 6, "tool": 9, "oil": 4, "gold": 4, "lapis": 7,
    }  # fmt: skip


@pytest.mark.rule("R4")
def test_the_tables_of_these_tests_say_what_the_rule_says() -> None:
    assert sum(PIECES.values()) == 94
    assert (tuple(PIECES), tuple(VALUE)) == (RESOURCES, RESOURCES)
    assert [roll(total) for total in (2, 7, 12)] == ["~11", "~16", "~66"]


@pytest.mark.rule("R21")
def test_nothing_else_happens_before_the_draw() -> None:
    pos = edubba.new("flood")
    assert rule_of(pos, "found uruk") == "R21"
    play(pos, "~312")
    assert rule_of(pos, "~312") == "R21"
