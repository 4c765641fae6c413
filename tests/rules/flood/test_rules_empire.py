"""Create empire, R94 to R111."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.flood.tools import (
    EMPIRES,
    OUTER,
    RESOURCES,
    SUMERIAN,
    VALUE,
    Scene,
    army,
    begins,
    city,
    crew,
    fresh,
    hand,
    held,
    pass_all,
    play,
    player,
    prompt,
    ranks,
    roll,
    rule_of,
    stock,
    there,
    troops,
)

EVERYWHERE = dict.fromkeys(OUTER, (1, 0, 0))
ALL_EMPIRES = sorted({name for turn in EMPIRES.values() for name in turn})


def guti(**more: Any) -> Scene:
    """Seat 1 about to create Guti."""
    return Scene(workers={"guti": (2, 0, 0)}, **more)


@pytest.mark.rule("R94")
def test_one_empire_a_turn() -> None:
    pos = Scene(workers={"guti": (1, 0, 0), "akkad": (1, 0, 0)}).position()
    play(pos, "empire guti", "done", "done", "garrison 1", "found ur", "found umma")
    assert begins(pos, "empire") == []
    assert {rule_of(pos, f"empire {name}") for name in ("akkad", "sumer", "guti")} == {"R94"}
    pass_all(pos)
    assert player(pos, 1)["empire"] is None


@pytest.mark.rule("R95")
@pytest.mark.parametrize("turn", EMPIRES)
def test_only_the_three_empires_of_the_turn(turn: int) -> None:
    pos = Scene(workers=EVERYWHERE, turn=turn, hands={1: ""}).position()
    for name in ALL_EMPIRES:
        assert rule_of(pos, f"empire {name}") == ("ok" if name in EMPIRES[turn] else "R95")


@pytest.mark.rule("R95", "R100")
@pytest.mark.parametrize(("turn", "name"), [(turn, name) for turn in EMPIRES for name in EMPIRES[turn]])
def test_the_printed_number_of_armies_comes(turn: int, name: str) -> None:
    pos = Scene(workers=EVERYWHERE, turn=turn, hands={1: ""}).play(f"empire {name}")
    count = EMPIRES[turn][name]
    assert (troops(pos, 1), player(pos, 1)["empire"]) == ((20 - count, count), name)
    assert prompt(pos) == "buy"


@pytest.mark.rule("R95", "D16")
def test_an_empire_is_created_once_a_turn() -> None:
    pos = Scene(workers={"guti": (1, 1, 0)}).play("empire guti", "done", "done", "garrison 1")
    assert rule_of(pos, "empire guti") == "R95"


@pytest.mark.rule("R96")
@pytest.mark.parametrize(
    ("turn", "name"), [(turn, name) for turn in EMPIRES for name in EMPIRES[turn] if name != "sumer"]
)
def test_an_empire_starts_in_its_area(turn: int, name: str) -> None:
    pos = Scene(workers=EVERYWHERE, turn=turn).play(f"empire {name}", "done", "done", "garrison 2")
    assert [area for area in (*SUMERIAN, *OUTER) if army(pos, area)] == [name]
    assert army(pos, name) == (1, 2)


@pytest.mark.rule("R96")
@pytest.mark.parametrize("area", SUMERIAN)
@pytest.mark.parametrize("turn", [1, 3])
def test_a_sumerian_empire_starts_anywhere_in_sumer(area: str, turn: int) -> None:
    pos = Scene(turn=turn).play("empire sumer", "done", "done")
    assert pos.legal == [f"at {name}" for name in SUMERIAN]
    play(pos, f"at {area}", "garrison 1")
    assert (army(pos, area), troops(pos, 1)) == ((1, 1), (17, 2))


@pytest.mark.rule("R97")
@pytest.mark.parametrize(
    ("workers", "verdict"),
    [
        ((1, 0, 0), "ok"), ((1, 1, 1), "ok"), ((3, 2, 3), "ok"), ((0, 0, 0), "R97"), ((0, 1, 0), "R97"),
        ((1, 0, 2), "R97"), ((2, 3, 1), "R97"),
    ],
)  # fmt: skip
def test_nobody_may_have_more_workers_there(workers: tuple[int, ...], verdict: str) -> None:
    assert rule_of(Scene(workers={"guti": workers}).position(), "empire guti") == verdict


@pytest.mark.rule("R98")
def test_sumer_needs_no_worker() -> None:
    scene = Scene(
        cities={"uruk": 2}, armies={"uruk": (2, 1), "guti": (2, 1)}, empires={2: "guti"}, pool={1: 0}, turn=1
    )
    pos = scene.play("empire sumer", "done", "done")
    assert rule_of(pos, "at uruk") == "ok"


HELD = Scene(
    workers={"guti": (1, 2, 0)}, seat=2, armies={"guti": (1, 1), "umma": (1, 1)}, army_pool={1: 2},
    empires={1: "sumer"}, hands={1: "", 2: "grain*2 gold"},
)  # fmt: skip


@pytest.mark.rule("R99", "R109")
def test_an_enemy_army_in_the_start_area_must_be_fought() -> None:
    assert rule_of(HELD.position(), "empire guti") == "ok"
    pos = HELD.play("empire guti", "done", "equip gold", "done")
    assert (pos.to_act, len(pos.chance), there(pos, "guti")) == (None, 36, [1, 0, 0])
    pos.play(roll(4))  # 5 would hit: rank A against B
    assert (troops(pos, 2), len(pos.chance)) == ((13, 7), 36)  # no choice in between
    pos.play(roll(5))
    assert (prompt(pos), army(pos, "guti"), troops(pos, 1)) == ("garrison", None, (17, 2))
    pos.play("garrison 2")
    assert (army(pos, "guti"), troops(pos, 2)) == ((2, 2), (13, 5))


@pytest.mark.rule("R101", "R165", "D32")
@pytest.mark.parametrize(("owner", "armies", "pool"), [(1, {}, 5), (2, {}, 3), (1, {"babylon": (2, 1)}, 5)])
def test_babylon_brings_two_more(owner: int, armies: dict[str, tuple[int, int]], pool: int) -> None:
    scene = Scene(cities={"babylon": owner}, armies=armies, turn=3)
    if armies:
        scene.armies, scene.empires = {**armies, "mitanni": (2, 1), "amorites": (2, 1)}, {2: "mitanni"}
    assert troops(scene.play("empire sumer"), 1)[1] == pool


@pytest.mark.rule("R102")
@pytest.mark.parametrize(("name", "armies"), [("grain", 1), ("metal", 2), ("tool", 3)])
def test_what_buys_armies(name: str, armies: int) -> None:
    pos = guti(hands={1: f"{name}*2"}).play("empire guti")
    before = stock(pos, name)
    assert pos.legal == [f"buy {name}", "done"]
    pos.play(f"buy {name}")
    assert (troops(pos, 1), hand(pos, 1), stock(pos, name)) == (
        (12 - armies, 8 + armies),
        {name: 1},
        before + 1,
    )
    pos.play(f"buy {name}")
    assert (troops(pos, 1), pos.legal) == ((12 - 2 * armies, 8 + 2 * armies), ["done"])


@pytest.mark.rule("R102")
@pytest.mark.parametrize("name", ["wood", "textile", "oil", "gold", "lapis"])
def test_what_buys_none(name: str) -> None:
    pos = guti(hands={1: name}).play("empire guti")
    assert rule_of(pos, f"buy {name}") == "R102"


@pytest.mark.rule("R103")
def test_armies_are_bought_in_this_step_only() -> None:
    pos = guti().position()
    assert rule_of(pos, "buy grain") == "R47"
    play(pos, "empire guti", "done")
    assert rule_of(pos, "buy grain") == "R105"
    play(pos, "done")
    assert rule_of(pos, "buy grain") == "R108"


@pytest.mark.rule("R104", "D31")
def test_twenty_armies_and_no_more() -> None:
    scene = Scene(workers={"assyria": (1, 0, 0)}, turn=5, hands={1: "grain*2 metal tool*4"})
    pos = scene.play("empire assyria", "buy tool", "buy tool", "buy grain")
    assert troops(pos, 1) == (1, 19)
    pos.play("buy metal")  # one of the two is lost
    assert (troops(pos, 1), hand(pos, 1)) == ((0, 20), held("grain tool*2"))
    assert pos.legal == ["done"]
    assert rule_of(pos, "buy grain") == "R104"


@pytest.mark.rule("R104", "D31")
def test_babylons_two_are_taken_before_buying() -> None:
    scene = Scene(workers={"assyria": (1, 0, 0)}, cities={"babylon": 1}, turn=5, hands={1: "tool*3"})
    pos = scene.play("empire assyria")
    assert troops(pos, 1) == (6, 14)
    play(pos, "buy tool", "buy tool")
    assert rule_of(pos, "buy tool") == "R104"


@pytest.mark.rule("R105")
@pytest.mark.parametrize("name", RESOURCES)
def test_any_resource_equips(name: str) -> None:
    pos = guti(hands={1: f"{name}*2"}).play("empire guti", "done")
    assert pos.legal == [f"equip {name}", "done"]
    pos.play(f"equip {name}")
    assert player(pos, 1)["equipment"] == VALUE[name]
    pos.play(f"equip {name}")
    assert (player(pos, 1)["equipment"], pos.legal) == (2 * VALUE[name], ["done"])


@pytest.mark.rule("R105")
def test_equipment_is_decided_once() -> None:
    pos = guti().play("empire guti", "done", "equip gold", "equip grain", "done", "garrison 1")
    play(pos, "found ur", "found umma")
    assert player(pos, 1)["equipment"] == 5
    assert rule_of(pos, "equip oil") == "R47"


@pytest.mark.rule("R106")
@pytest.mark.parametrize(
    ("equipment", "wanted"),
    [
        (("", "", ""), "ABC"), (("grain", "", ""), "ABC"), (("", "grain", ""), "BAC"),
        (("", "", "grain"), "BCA"), (("oil", "tool", "wood grain"), "ABC"), (("wood", "oil", "oil"), "CAB"),
        (("grain", "wood", "gold"), "CBA"), (("metal", "wood", "grain*2"), "ABC"),
    ],
)  # fmt: skip
def test_ranks_go_by_value_and_then_by_age(equipment: tuple[str, str, str], wanted: str) -> None:
    pos = Scene(workers={"akkad": (1, 0, 0), "guti": (0, 1, 0)}).position()
    for seat, name in ((1, "akkad"), (2, "guti"), (3, "sumer")):
        play(pos, f"empire {name}", "done")
        for piece in equipment[seat - 1].split():
            what, _, count = piece.partition("*")
            play(pos, *[f"equip {what}"] * int(count or 1))
        assert player(pos, seat)["rank"] is None  # until the equipment is complete
        pos.play("done")
        play(pos, *(["at ur"] if name == "sumer" else []), "garrison 1")
    assert ranks(pos) == list(wanted)


@pytest.mark.rule("R107", "R153")
def test_equipment_is_out_of_the_stock_until_the_turn_ends() -> None:
    pos = guti().position()
    before = stock(pos, "gold")
    play(pos, "empire guti", "done", "equip gold", "done", "garrison 1")
    assert (stock(pos, "gold"), hand(pos, 1).get("gold", 0)) == (before, 0)
    pass_all(pos)
    assert (stock(pos, "gold"), player(pos, 1)["equipment"], ranks(pos)) == (before + 1, 0, [None] * 3)


@pytest.mark.rule("R108", "D9")
@pytest.mark.parametrize("count", [1, 2])
def test_ones_workers_leave_the_start_area_for_the_stock(count: int) -> None:
    pos = Scene(workers={"guti": (2, 2, 1)}).play("empire guti", "done", "done")
    assert pos.legal == ["garrison 1", "garrison 2"]
    assert (there(pos, "guti"), crew(pos, 1)) == ([0, 2, 1], (15, 8))
    pos.play(f"garrison {count}")
    assert (army(pos, "guti"), troops(pos, 1), pos.to_act) == ((1, count), (12, 8 - count), 2)


@pytest.mark.rule("R108")
def test_two_need_two_in_the_pool() -> None:
    pos = HELD.play("empire guti", "done", "done", *[roll(2)] * 7, roll(12))
    assert (prompt(pos), troops(pos, 2)) == ("garrison", (19, 1))
    assert (pos.legal, rule_of(pos, "garrison 2")) == (["garrison 1"], "R108")


@pytest.mark.rule("R109", "R94", "D30")
def test_a_lost_founding_fight_ends_the_turn() -> None:
    pos = HELD.play("empire guti", "done", "done", *[roll(2)] * 8)
    assert (pos.to_act, prompt(pos)) == (3, "action")
    assert (army(pos, "guti"), troops(pos, 2)) == ((1, 1), (20, 0))
    assert there(pos, "guti") == [1, 0, 0]  # the workers are gone all the same
    assert (player(pos, 2)["empire"], ranks(pos)) == ("guti", ["A", "B", None])
    play(pos, "found ur", "found eridu")
    assert rule_of(pos, "empire akkad") == "R94"
    assert rule_of(pos, "expand") == "R49"


@pytest.mark.rule("R109", "D10", "D18")
def test_a_founding_fight_against_two_goes_on() -> None:
    scene = Scene(
        cities={"ur": 3}, armies={"ur": (2, 2), "guti": (2, 1)}, empires={2: "guti"}, hands={1: "grain"}
    )
    pos = scene.play("empire sumer", "done", "done", "at ur", roll(7))
    assert (army(pos, "ur"), len(pos.chance), pos.legal) == ((2, 1), 36, [])
    pos.play(roll(7))
    assert pos.legal == ["garrison 1", "garrison 2"]
    pos.play("garrison 2")
    assert (army(pos, "ur"), troops(pos, 1)) == ((1, 2), (17, 1))


@pytest.mark.rule("R110")
def test_a_city_stays_under_a_sumerian_empire() -> None:
    scene = Scene(cities={"ur": 3, "uruk": 3}, grown=["ur"], turn=3, score={3: 4})
    pos = scene.play("empire sumer", "done", "done", "at ur", "garrison 1")
    assert (city(pos, "ur"), army(pos, "ur")) == ((3, True), (1, 1))


#: seat 1 created Guti and has lost it to seat 2
WIPED = Scene(
    armies={"guti": (2, 1), "umma": (2, 1)}, army_pool={1: 4, 2: 3}, empires={1: "guti", 2: "sumer"},
    workers={"guti": (1, 0, 0)},
)  # fmt: skip


@pytest.mark.rule("R111", "D8")
def test_a_wiped_out_empire_liberates_its_start_area() -> None:
    pos = WIPED.play("expand")
    assert pos.legal == ["reenter guti"]
    pos.play("reenter guti")
    assert (there(pos, "guti"), len(pos.chance)) == ([1, 0, 0], 36)  # the workers stay
    play(pos, roll(4))
    assert (troops(pos, 1), pos.legal, len(pos.chance)) == ((17, 3), [], 36)  # no stopping
    play(pos, roll(5))
    assert pos.legal == ["garrison 1", "garrison 2"]
    play(pos, "garrison 2")
    assert (army(pos, "guti"), troops(pos, 1), prompt(pos)) == ((1, 2), (17, 1), "again")
    play(pos, "done")
    assert pos.to_act == 2


@pytest.mark.rule("R111", "D8")
def test_a_lost_reentry_ends_the_turn() -> None:
    pos = WIPED.play("expand", "reenter guti", *[roll(3)] * 4)
    assert (pos.to_act, army(pos, "guti"), troops(pos, 1)) == (2, (2, 1), (20, 0))


@pytest.mark.rule("R111", "D8")
def test_a_wiped_out_sumerian_empire_starts_anywhere_in_sumer() -> None:
    scene = Scene(armies={"guti": (2, 1), "umma": (2, 2)}, army_pool={1: 2}, empires={1: "sumer", 2: "guti"})
    pos = scene.play("expand")
    assert pos.legal == [f"reenter {name}" for name in SUMERIAN]
    pos.play("reenter ur")
    assert (prompt(pos), pos.chance) == ("garrison", [])  # undefended
    play(pos, "garrison 1")
    assert (army(pos, "ur"), troops(pos, 1), prompt(pos)) == ((1, 1), (18, 1), "again")


@pytest.mark.rule("R111", "D8", "D18")
def test_a_sumerian_empire_fights_its_way_back() -> None:
    scene = Scene(
        armies={"guti": (2, 1), "umma": (2, 2)}, army_pool={1: 3}, empires={1: "sumer", 2: "guti"},
        cities={"umma": 3, "babylon": 1}, workers={"scribes": (1, 0, 0)},
    )  # fmt: skip
    pos = scene.play("expand", "reenter umma", roll(5), roll(4), roll(5))
    assert (prompt(pos), troops(pos, 1), troops(pos, 2)) == ("garrison", (18, 2), (19, 0))
    play(pos, "garrison 2")
    assert (army(pos, "umma"), city(pos, "umma"), pos.legal) == ((1, 2), (3, False), ["done"])


@pytest.mark.rule("R111")
def test_one_who_is_wiped_out_in_the_middle_of_the_turn_reenters_next() -> None:
    scene = Scene(
        armies={"guti": (1, 1), "umma": (2, 1)}, army_pool={1: 2, 2: 3}, empires={2: "sumer", 1: "guti"},
        seat=2, order=(2, 1, 3),
    )  # fmt: skip
    pos = scene.play("expand", "invade guti", roll(5), "done")
    assert (army(pos, "guti"), troops(pos, 1)) == ((2, 1), (18, 2))
    play(pos, "expand")
    assert pos.legal == ["reenter guti"]


@pytest.mark.rule("R111")
def test_reentry_is_for_the_wiped_out() -> None:
    scene = Scene(armies={"guti": (1, 1)}, army_pool={1: 3}, empires={1: "guti"})
    assert rule_of(scene.play("expand"), "reenter guti") == "R111"
    assert rule_of(WIPED.play("expand"), "reenter ur") == "R111"
    assert rule_of(WIPED.play("expand"), "invade nippur") == "R111"


@pytest.mark.rule("R100", "R96")
def test_the_whole_chain_of_a_creation() -> None:
    pos = fresh()
    steps = []
    for text in ("empire sumer", "buy grain", "done", "equip oil", "done", "at nippur", "garrison 1"):
        steps.append(prompt(pos))
        pos.play(text)
    assert steps == ["action", "buy", "buy", "equip", "equip", "at", "garrison"]
    assert (pos.to_act, prompt(pos)) == (2, "action")
