"""Found city, R57 to R62."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    OUTER,
    SUMERIAN,
    Scene,
    begins,
    city,
    crew,
    fresh,
    hand,
    play,
    player,
    rule_of,
    there,
)

FOUR = {"ur": 1, "umma": 1, "lagash": 1, "eridu": 1}


@pytest.mark.rule("R57")
@pytest.mark.parametrize("area", SUMERIAN)
def test_a_city_is_founded_on_a_free_sumerian_area(area: str) -> None:
    pos = fresh()
    pos.play(f"found {area}")
    assert (city(pos, area), player(pos, 1)["cities"]) == ((1, False), 3)
    assert (pos.to_act, rule_of(pos, f"found {area}")) == (2, "R57")


@pytest.mark.rule("R57")
def test_an_own_army_does_not_matter_and_another_one_does() -> None:
    armies = {"ur": (1, 2), "umma": (2, 1), "guti": (2, 1)}
    pos = Scene(armies=armies, empires={1: "sumer", 2: "guti"}).position()
    assert (rule_of(pos, "found ur"), rule_of(pos, "found umma")) == ("ok", "R57")


@pytest.mark.rule("R58")
@pytest.mark.parametrize("area", OUTER)
def test_no_city_on_an_outer_area(area: str) -> None:
    assert rule_of(fresh(), f"found {area}") == "R58"


@pytest.mark.rule("R58")
@pytest.mark.parametrize("seat", [1, 2])
def test_one_city_an_area(seat: int) -> None:
    pos = Scene(cities={"ur": seat}).position()
    assert rule_of(pos, "found ur") == "R57"


@pytest.mark.rule("R59")
def test_a_city_costs_nothing() -> None:
    pos = fresh()
    before = player(pos, 1)
    pos.play("found ur")
    assert player(pos, 1) == {**before, "cities": 3}


@pytest.mark.rule("R60")
def test_a_city_is_moved_only_when_all_four_stand() -> None:
    three = {"ur": 1, "umma": 1, "lagash": 1}
    pos = Scene(cities=three).position()
    assert begins(pos, "move-city") == []
    assert rule_of(pos, "move-city ur>uruk") == "R60"
    pos = Scene(cities=FOUR).position()
    assert begins(pos, "found") == []
    assert rule_of(pos, "found uruk") == "R60"


@pytest.mark.rule("R60")
def test_the_legal_moves_of_a_city() -> None:
    scene = Scene(
        cities={**FOUR, "sippar": 2}, empires={1: "sumer", 2: "akkad"},
        armies={"akkad": (2, 1), "babylon": (2, 1), "nippur": (1, 1)},
    )  # fmt: skip
    assert begins(scene.position(), "move-city") == [
        f"move-city {start}>{end}"
        for start in ("umma", "ur", "lagash", "eridu")
        for end in ("nippur", "shuruppak", "uruk")
    ]


@pytest.mark.rule("R60", "R61")
def test_a_grown_city_is_moved_without_its_growth() -> None:
    scene = Scene(cities=FOUR, grown=["ur", "umma"], turn=2, score={1: 8})
    pos = scene.position()
    assert player(pos, 1)["growths"] == 2
    pos.play("move-city ur>babylon")
    assert (city(pos, "ur"), city(pos, "babylon"), city(pos, "umma")) == (
        (None, False),
        (1, False),
        (1, True),
    )
    assert (player(pos, 1)["cities"], player(pos, 1)["growths"]) == (0, 3)
    assert player(pos, 1)["score"] == 8


@pytest.mark.rule("R60")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move-city ur>ur", "R60"),
        ("move-city ur>umma", "R57"),
        ("move-city ur>sippar", "R57"),
        ("move-city ur>babylon", "R57"),
        ("move-city sippar>uruk", "R61"),
        ("move-city uruk>nippur", "R61"),
    ],
    ids=["to where it is", "to an own city", "to a city", "to an army", "another's city", "no city"],
)
def test_moves_of_a_city_that_are_refused(text: str, rule: str) -> None:
    scene = Scene(
        cities={**FOUR, "sippar": 2}, armies={"babylon": (2, 1), "akkad": (2, 1)}, empires={2: "akkad"}
    )
    assert rule_of(scene.position(), text) == rule


@pytest.mark.rule("R61")
def test_a_city_under_an_enemy_army_may_be_moved() -> None:
    pos = Scene(cities=FOUR, armies={"ur": (2, 2)}, empires={2: "sumer"}).position()
    pos.play("move-city ur>babylon")
    assert city(pos, "babylon") == (1, False)
    assert pos.view()["areas"]["ur"]["army"] == {"seat": 2, "count": 2}


@pytest.mark.rule("R62", "R159", "R160")
@pytest.mark.parametrize(("area", "box"), [("eridu", "toolmakers"), ("uruk", "scribes")])
def test_a_city_moved_to_eridu_or_uruk_brings_a_worker_every_time(area: str, box: str) -> None:
    cities = {"ur": 1, "umma": 1, "lagash": 1, "nippur": 1}
    pos = Scene(cities=cities).position()
    play(pos, f"move-city ur>{area}", "found sippar", "found babylon")
    assert there(pos, box) == [1, 0, 0]
    play(pos, f"move-city {area}>ur", "pass", "done", "pass", "done", "pay gold", f"move-city umma>{area}")
    assert there(pos, box) == [2, 0, 0]
    assert crew(pos, 1) == (13 - 2, 10)
    assert "gold" not in hand(pos, 1)
