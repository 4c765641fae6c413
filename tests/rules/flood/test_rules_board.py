"""The board, R7 to R18."""

from __future__ import annotations

import pytest

import edubba
from tests.rules.flood.tools import (
    ACCEPTED,
    BOXES,
    EMPIRES,
    OFFERS,
    OUTER,
    RESOURCES,
    SUMERIAN,
    TARGETS,
    Scene,
    army,
    begins,
    ending,
    fresh,
    play,
    roll,
    rule_of,
    there,
    troops,
)


@pytest.mark.rule("R7", "R8", "R9")
def test_nine_sumerian_and_thirteen_outer_areas() -> None:
    areas = fresh().view()["areas"]
    assert list(areas) == [*SUMERIAN, *OUTER]
    assert [name for name in areas if "city" in areas[name]] == [
        "sippar", "babylon", "nippur", "shuruppak", "umma", "uruk", "ur", "lagash", "eridu",
    ]  # fmt: skip
    assert [name for name in areas if "workers" in areas[name]] == [
        "akkad", "amorites", "assyria", "chaldea", "dilmun", "egypt", "elam", "guti", "hittites", "isin",
        "kassites", "larsa", "mitanni",
    ]  # fmt: skip


@pytest.mark.rule("R7", "R57")
def test_cities_are_founded_in_the_nine() -> None:
    assert begins(fresh(), "found") == [f"found {name}" for name in SUMERIAN]


@pytest.mark.rule("R9", "R58")
@pytest.mark.parametrize("area", ["akkad", "isin", "larsa"])
def test_akkad_isin_and_larsa_are_outer_areas(area: str) -> None:
    pos = fresh()
    assert rule_of(pos, f"found {area}") == "R58"
    play(pos, "workers", "spend grain", f"place {area}*1")
    assert there(pos, area) == [1, 0, 0]


@pytest.mark.rule("R10", "R80", "R92")
@pytest.mark.parametrize("area", OUTER)
def test_an_outer_area_offers_what_is_printed_there(area: str) -> None:
    everything = "grain*5 wood metal textile*3 tool oil gold lapis"
    scene = Scene(workers={area: (5, 0, 0), "toolmakers": (1, 0, 0)}, hands={1: everything}, turn=2)
    swaps = begins(scene.play("trade"), "swap")
    offers = OFFERS.get(area, ())
    assert swaps == [
        f"swap {area} {give}>{get}" for give in RESOURCES for get in RESOURCES
        if get in offers and give in ACCEPTED[get]
    ]  # fmt: skip


@pytest.mark.rule("R10", "R95")
@pytest.mark.parametrize("turn", EMPIRES)
def test_the_empires_of_a_turn_start_where_they_are_printed(turn: int) -> None:
    pos = Scene(workers=dict.fromkeys(OUTER, (1, 0, 0)), turn=turn, hands={1: ""}).position()
    assert begins(pos, "empire") == [f"empire {name}" for name in EMPIRES[turn]]


@pytest.mark.rule("R12", "R13", "R14", "R114", "D17")
@pytest.mark.parametrize("area", TARGETS)
def test_where_an_army_can_go(area: str) -> None:
    turns = [turn for turn in EMPIRES if area in EMPIRES[turn]]
    turn, empire = (turns[0], area) if turns else (3, "sumer")
    pos = Scene(armies={area: (1, 1)}, army_pool={1: 1}, empires={1: empire}, turn=turn).play("expand")
    assert begins(pos, "invade") == [f"invade {name}" for name in TARGETS[area].split()]


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("start", "end", "turn"), [("isin", "shuruppak", 2), ("larsa", "uruk", 2), ("chaldea", "ur", 5)]
)
def test_an_arrow_leads_one_way(start: str, end: str, turn: int) -> None:
    scene = Scene(armies={start: (1, 1)}, army_pool={1: 4}, empires={1: start}, turn=turn)
    assert rule_of(scene.play("expand"), f"invade {end}") == "ok"
    other = "amorites" if turn == 2 else "assyria"
    scene = Scene(armies={end: (1, 1), other: (1, 1)}, army_pool={1: 4}, empires={1: other}, turn=turn)
    assert rule_of(scene.play("expand"), f"invade {start}") == "R12"


@pytest.mark.rule("R13")
@pytest.mark.parametrize("area", TARGETS)
def test_dilmun_is_never_a_target(area: str) -> None:
    assert "dilmun" not in TARGETS[area].split()
    turns = [turn for turn in EMPIRES if area in EMPIRES[turn]]
    turn, empire = (turns[0], area) if turns else (3, "sumer")
    pos = Scene(armies={area: (1, 1)}, army_pool={1: 1}, empires={1: empire}, turn=turn).play("expand")
    assert rule_of(pos, "invade dilmun") == "R13"
    if area != "akkad":
        assert rule_of(pos, "invade akkad") == "R14"


@pytest.mark.rule("R15")
def test_a_view_has_a_place_for_every_part_of_the_board() -> None:
    view = fresh().view()
    assert list(view["areas"]) == [*SUMERIAN, *OUTER]
    assert list(view["boxes"]) == list(BOXES)


@pytest.mark.rule("R16")
def test_scribes_and_toolmakers_have_two_sides() -> None:
    places = {"scribes": (1, 0, 0), "toolmakers": (1, 0, 0)}
    pos = Scene(workers=places, hands={1: "metal"}).play("trade", "tool", "done")
    play(pos, "found ur", "found umma", "workers", "scribe pool>irrigation", "done")
    boxes = pos.view()["boxes"]
    assert boxes["scribes"] == {"ready": [0, 0, 0], "used": [1, 0, 0]}
    assert boxes["toolmakers"] == {"ready": [0, 0, 0], "used": [1, 0, 0]}
    assert boxes["irrigation"] == [2, 1, 1]  # no sides


WAR = Scene(
    armies={"guti": (1, 1), "umma": (2, 2)}, army_pool={1: 4, 2: 4}, empires={1: "guti", 2: "sumer"}, turn=1,
)  # fmt: skip


@pytest.mark.rule("R17")
def test_attackers_stay_in_the_pool_until_the_last_defender_is_gone() -> None:
    pos = WAR.play("expand", "invade umma", roll(12))
    assert (army(pos, "umma"), troops(pos, 1)[1]) == ((2, 1), 4)
    play(pos, "roll", roll(12))
    assert (army(pos, "umma"), troops(pos, 1)[1]) == ((1, 1), 3)


@pytest.mark.rule("R18", "R66")
def test_workers_stand_in_outer_areas_and_boxes_only() -> None:
    pos = fresh(order="123")
    play(pos, "workers", "spend grain")
    assert pos.legal == [f"place {name}*1" for name in (*BOXES, *OUTER)]
    view = Scene().view()
    view["areas"]["uruk"]["workers"] = [1, 0, 0]
    view["players"][0]["workers"]["pool"] -= 1
    with pytest.raises(edubba.PositionError):
        edubba.position(view)


@pytest.mark.rule("R18")
@pytest.mark.parametrize(
    ("area", "army"), [("dilmun", {"seat": 1, "count": 1}), ("guti", {"seat": 1, "count": 3})]
)
def test_no_army_in_dilmun_and_two_at_most_elsewhere(area: str, army: dict[str, int]) -> None:
    view = Scene(empires={1: "guti"}, armies={"guti": (1, 1)}).view()
    extra = army["count"] - (1 if area == "guti" else 0)
    view["areas"][area]["army"] = army
    view["players"][0]["armies"]["stock"] -= extra
    with pytest.raises(edubba.PositionError):
        edubba.position(view)


@pytest.mark.rule("R18", "R67")
def test_workers_share_an_area_with_others_and_with_an_enemy_army() -> None:
    scene = Scene(workers={"guti": (0, 1, 1)}, armies={"guti": (2, 1)}, empires={2: "guti"})
    pos = scene.play("workers", "spend wood", "place guti*2", "done")
    assert there(pos, "guti") == [2, 1, 1]
    assert army(pos, "guti") == (2, 1)


@pytest.mark.rule("R11")
@pytest.mark.parametrize(("area", "extra"), [("ur", 1), ("uruk", 0), ("umma", 0), ("lagash", 0)])
def test_a_power_belongs_to_its_area(area: str, extra: int) -> None:
    pos = ending(cities={area: 1}, turn=2).play("done")
    assert pos.view()["players"][0]["hand"]["textile"] == 3 + extra
