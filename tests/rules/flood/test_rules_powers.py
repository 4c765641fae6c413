"""City powers, R159 to R166."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    SUMERIAN,
    Scene,
    begins,
    crew,
    ending,
    fresh,
    hand,
    play,
    player,
    rule_of,
    scores,
    there,
    troops,
)


@pytest.mark.rule("R159")
def test_eridu_brings_a_toolmaker() -> None:
    pos = fresh()
    play(pos, "found eridu")
    assert (there(pos, "toolmakers"), crew(pos, 1)) == ([1, 0, 0], (12, 10))


@pytest.mark.rule("R160")
def test_uruk_brings_a_scribe() -> None:
    pos = fresh()
    play(pos, "found uruk")
    assert (there(pos, "scribes"), crew(pos, 1)) == ([1, 0, 0], (12, 10))


@pytest.mark.rule("R160", "D15")
@pytest.mark.parametrize(("ready", "used"), [(2, 0), (1, 1), (0, 2)])
def test_uruk_brings_no_third_scribe(ready: int, used: int) -> None:
    pos = Scene(workers={"scribes": (ready, 0, 0), "scribes*": (used, 0, 0)}).play("found uruk")
    assert (there(pos, "scribes")[0], there(pos, "scribes*")[0]) == (ready, used)
    assert crew(pos, 1) == (13, 8)


@pytest.mark.rule("R159", "R160", "D15")
@pytest.mark.parametrize("area", ["uruk", "eridu"])
def test_an_empty_stock_brings_nobody(area: str) -> None:
    scene = Scene(workers={"irrigation": (17, 1, 1), "weaving": (0, 1, 1)}, pool={1: 8}, turn=2)
    pos = scene.play(f"found {area}")
    assert (there(pos, "scribes"), there(pos, "toolmakers")) == ([0, 0, 0], [0, 0, 0])
    assert (player(pos, 1)["cities"], crew(pos, 1)) == (3, (0, 8))


@pytest.mark.rule("R161")
def test_shuruppak_protects_all_its_owners_cities() -> None:
    scene = Scene(
        cities={"shuruppak": 2, "ur": 2, "umma": 3}, armies={"ur": (1, 1), "umma": (1, 1)}, army_pool={1: 2},
        empires={1: "sumer"},
    )  # fmt: skip
    pos = scene.play("expand")
    assert (begins(pos, "raze"), rule_of(pos, "raze ur")) == (["raze umma"], "R122")


@pytest.mark.rule("R162")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_ur_gives_a_textile_in_the_first_phase(seat: int) -> None:
    pos = ending(cities={"ur": seat}, turn=2).play("done")
    assert [hand(pos, s)["textile"] for s in (1, 2, 3)] == [3 + (s == seat) for s in (1, 2, 3)]


@pytest.mark.rule("R163")
def test_nippur_counts_also_under_an_enemy_army() -> None:
    scene = ending(
        cities={"nippur": 1}, armies={"nippur": (2, 1), "guti": (2, 1), "ur": (1, 1)},
        empires={1: "sumer", 2: "guti"},
    )  # fmt: skip
    assert scores(scene.play("done")) == [3, 4, 0]


def sippar(**more: tuple[int, int, int]) -> Scene:
    return Scene(workers=more, cities={"sippar": 1}, hands={1: "textile*6"}, turn=2)


@pytest.mark.rule("R164")
def test_sippar_gives_one_extra_exchange_an_action() -> None:
    pos = sippar(amorites=(2, 0, 0), elam=(1, 0, 0)).play("trade")
    play(pos, "swap amorites textile>wood", "swap amorites textile>oil", "swap elam textile>metal")
    assert begins(pos, "swap") == [
        "swap amorites textile>wood", "swap amorites textile>oil", "swap elam textile>metal",
    ]  # fmt: skip
    pos.play("swap amorites textile>oil")
    assert begins(pos, "swap") == []
    assert {rule_of(pos, f"swap {what}") for what in ("amorites textile>wood", "elam textile>metal")} == {
        "R82"
    }
    assert hand(pos, 1)["textile"] == 2  # each was paid for


@pytest.mark.rule("R164")
def test_sippars_extra_takes_no_units_place() -> None:
    pos = sippar(mitanni=(2, 0, 0)).play("trade", "swap mitanni textile>wood", "swap mitanni textile>wood")
    assert (pos.view()["pending"]["extra"], pos.view()["pending"]["swaps"]) == (True, {"mitanni": 1})
    assert begins(pos, "swap") == ["swap mitanni textile>metal"]
    play(pos, "swap mitanni textile>metal", "done")
    assert hand(pos, 1) == {"wood": 2, "metal": 1, "textile": 3}


@pytest.mark.rule("R81", "R164")
def test_sippars_extra_needs_the_stock_too() -> None:
    hands = {1: "textile*3", 2: "gold*3", 3: "gold*3"}
    scene = Scene(workers={"egypt": (1, 0, 0)}, cities={"sippar": 1}, hands=hands, turn=2)
    pos = scene.play("trade", "swap egypt textile>gold")
    assert rule_of(pos, "swap egypt textile>gold") == "R81"


@pytest.mark.rule("R164")
def test_sippars_extra_comes_again_in_the_next_action() -> None:
    pos = sippar(elam=(1, 0, 0)).play("trade", "swap elam textile>metal", "swap elam textile>metal", "done")
    play(pos, "found ur", "found umma", "trade", "swap elam textile>metal", "swap elam textile>metal")
    assert hand(pos, 1)["metal"] == 4


@pytest.mark.rule("R164", "D32")
@pytest.mark.parametrize(
    "scene",
    [
        Scene(workers={"elam": (1, 0, 0)}, cities={"sippar": 2}),
        Scene(workers={"elam": (1, 0, 0)}, armies={"sippar": (1, 1)}, empires={1: "sumer"}),
        Scene(workers={"elam": (1, 0, 0)}),
    ],
    ids=["another's city", "an army", "nothing"],
)
def test_without_a_city_in_sippar_there_is_none(scene: Scene) -> None:
    pos = scene.play("trade", "swap elam textile>metal")
    assert begins(pos, "swap") == []


@pytest.mark.rule("R164")
def test_sippar_works_under_an_enemy_army() -> None:
    scene = Scene(
        workers={"elam": (1, 0, 0)}, cities={"sippar": 1}, armies={"sippar": (2, 2)}, empires={2: "sumer"}
    )
    pos = scene.play("trade", "swap elam textile>metal")
    assert rule_of(pos, "swap elam textile>metal") == "ok"


@pytest.mark.rule("R165")
@pytest.mark.parametrize(("owner", "pool"), [(1, 10), (2, 8)])
def test_babylon_brings_two_armies_more(owner: int, pool: int) -> None:
    pos = Scene(workers={"guti": (1, 0, 0)}, cities={"babylon": owner}).play("empire guti")
    assert troops(pos, 1) == (20 - pool, pool)


@pytest.mark.rule("R166")
@pytest.mark.parametrize("area", ["umma", "lagash"])
def test_umma_and_lagash_have_no_power(area: str) -> None:
    pos = fresh()
    before = player(pos, 1)
    pos.play(f"found {area}")
    assert player(pos, 1) == {**before, "cities": 3}
    scene = ending(cities={area: 1}, armies={area: (1, 1)}, empires={1: "sumer"}, turn=3)
    pos = scene.play("done")
    assert (scores(pos)[0], hand(pos, 1)["textile"]) == (2, 3)
    pos = Scene(cities={area: 1}, workers={"elam": (1, 0, 0)}).play("trade", "swap elam grain>metal")
    assert begins(pos, "swap") == []
    assert troops(Scene(cities={area: 1}).play("empire sumer"), 1)[1] == 3


@pytest.mark.rule("R7", "R11")
def test_seven_areas_have_a_power() -> None:
    """Nothing but Eridu and Uruk gives anything at once."""
    gains = {}
    for area in SUMERIAN:
        pos = fresh()
        before = crew(pos, 1)[0]
        pos.play(f"found {area}")
        gains[area] = before - crew(pos, 1)[0]
    assert gains == {**dict.fromkeys(SUMERIAN, 0), "eridu": 1, "uruk": 1}
