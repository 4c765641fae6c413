"""Expand: invade, raze, reinforce, repeat, R112 to R129."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    Scene,
    army,
    begins,
    city,
    fresh,
    play,
    player,
    prompt,
    roll,
    rule_of,
    scores,
    there,
    troops,
)

#: seat 1 in Nippur and Umma, seat 2 in Uruk and Guti
FRONT = Scene(
    armies={"nippur": (1, 1), "umma": (1, 2), "uruk": (2, 1), "guti": (2, 1)}, army_pool={1: 6, 2: 3},
    empires={1: "sumer", 2: "guti"}, cities={"umma": 2, "nippur": 1, "ur": 3},
)  # fmt: skip


@pytest.mark.rule("R112")
def test_invade_raze_or_reinforce() -> None:
    assert FRONT.play("expand").legal == [
        "invade babylon", "invade shuruppak", "invade uruk", "invade ur", "invade lagash", "invade elam",
        "invade guti", "invade kassites", "raze umma", "reinforce nippur",
    ]  # fmt: skip


@pytest.mark.rule("R112")
@pytest.mark.parametrize("text", ["invade ur", "raze umma", "reinforce nippur"])
def test_one_option_and_then_one_may_stop(text: str) -> None:
    pos = FRONT.play("expand", text)
    assert pos.legal == ["again", "done"]
    pos.play("done")
    assert (pos.to_act, prompt(pos)) == (2, "action")


@pytest.mark.rule("R113")
def test_armies_on_the_board_stay_where_they_are() -> None:
    pos = FRONT.play("expand", "invade ur")
    assert (army(pos, "umma"), army(pos, "nippur"), army(pos, "ur")) == ((1, 2), (1, 1), (1, 1))
    assert troops(pos, 1) == (11, 5)


@pytest.mark.rule("R114")
@pytest.mark.parametrize("area", ["sippar", "eridu", "amorites", "mitanni", "egypt"])
def test_a_target_borders_an_own_army(area: str) -> None:
    assert rule_of(FRONT.play("expand"), f"invade {area}") == "R114"


@pytest.mark.rule("R114")
def test_an_army_just_placed_opens_the_way() -> None:
    pos = FRONT.play("expand", "invade ur", "again")
    assert rule_of(pos, "invade eridu") == "ok"


@pytest.mark.rule("R115")
def test_one_does_not_invade_oneself() -> None:
    assert rule_of(FRONT.play("expand"), "invade umma") == "R115"


@pytest.mark.rule("R115")
def test_without_a_pool_there_is_no_invasion() -> None:
    scene = Scene(armies={"nippur": (1, 1)}, empires={1: "sumer"})
    assert rule_of(scene.position(), "expand") == "R49"


@pytest.mark.rule("R116")
@pytest.mark.parametrize("area", ["ur", "elam"])
def test_without_a_defender_one_army_enters(area: str) -> None:
    pos = FRONT.play("expand", f"invade {area}")
    assert (army(pos, area), troops(pos, 1), prompt(pos)) == ((1, 1), (11, 5), "again")


@pytest.mark.rule("R117")
def test_with_the_last_defender_gone_one_army_enters() -> None:
    pos = FRONT.play("expand", "invade uruk", roll(9))
    assert (army(pos, "uruk"), troops(pos, 1), troops(pos, 2)) == ((1, 1), (11, 5), (16, 3))


@pytest.mark.rule("R118")
def test_one_may_stop_after_any_roll_but_not_before_the_first() -> None:
    pos = FRONT.play("expand", "invade uruk")
    assert (pos.legal, len(pos.chance)) == ([], 36)
    pos.play(roll(2))
    assert pos.legal == ["roll", "stop"]
    pos.play("stop")
    assert (army(pos, "uruk"), troops(pos, 1), prompt(pos)) == ((2, 1), (12, 5), "again")


@pytest.mark.rule("R118")
def test_one_may_stop_after_a_hit() -> None:
    scene = Scene(armies={"guti": (1, 1), "umma": (2, 2)}, army_pool={1: 4}, empires={1: "guti", 2: "sumer"})
    pos = scene.play("expand", "invade umma", roll(12), "stop")
    assert (army(pos, "umma"), troops(pos, 1), troops(pos, 2)) == ((2, 1), (15, 4), (19, 0))


@pytest.mark.rule("R119")
def test_an_invasion_leaves_the_city() -> None:
    scene = Scene(
        armies={"guti": (1, 1), "umma": (2, 1)}, army_pool={1: 4}, empires={1: "guti", 2: "sumer"},
        cities={"umma": 2, "nippur": 3},
    )  # fmt: skip
    pos = scene.play("expand", "invade umma", roll(7), "again", "invade nippur", "done")
    assert (army(pos, "umma"), army(pos, "nippur")) == ((1, 1), (1, 1))
    assert (city(pos, "umma"), city(pos, "nippur")) == ((2, False), (3, False))


@pytest.mark.rule("R120")
def test_an_invasion_leaves_all_workers() -> None:
    scene = Scene(
        workers={"elam": (1, 2, 1)}, armies={"umma": (1, 1)}, army_pool={1: 2}, empires={1: "sumer"}
    )
    pos = scene.play("expand", "invade elam")
    assert (army(pos, "elam"), there(pos, "elam")) == ((1, 1), [1, 2, 1])


@pytest.mark.rule("R121")
@pytest.mark.parametrize("count", [1, 2])
def test_razing_costs_two_armies_of_the_pool(count: int) -> None:
    scene = Scene(
        cities={"ur": 2, "umma": 2}, armies={"ur": (1, count)}, army_pool={1: 3}, empires={1: "sumer"}
    )
    pos = scene.play("expand", "raze ur")
    assert (city(pos, "ur"), army(pos, "ur"), player(pos, 2)["cities"]) == ((None, False), (1, count), 3)
    assert troops(pos, 1) == (20 - count - 1, 1)


@pytest.mark.rule("R121")
@pytest.mark.parametrize(
    ("area", "rule"), [("uruk", "R121"), ("babylon", "R121"), ("ur", "R121"), ("nippur", "R124")]
)
def test_what_cannot_be_razed(area: str, rule: str) -> None:
    """Uruk holds neither city nor own army, Babylon nothing, Ur a city without an own army."""
    assert rule_of(FRONT.play("expand"), f"raze {area}") == rule


@pytest.mark.rule("R121")
def test_an_own_army_where_no_city_is_razes_nothing() -> None:
    scene = Scene(armies={"lagash": (1, 1)}, army_pool={1: 4}, empires={1: "sumer"})
    assert rule_of(scene.play("expand"), "raze lagash") == "R121"


@pytest.mark.rule("R122", "R161")
@pytest.mark.parametrize(
    ("cities", "area", "price"),
    [
        ({"ur": 2, "shuruppak": 2}, "ur", 3),
        ({"ur": 2, "shuruppak": 2}, "shuruppak", 3),
        ({"shuruppak": 2}, "shuruppak", 2),
        ({"ur": 2, "shuruppak": 3, "uruk": 3}, "ur", 2),
        ({"ur": 2, "umma": 2, "shuruppak": 1}, "ur", 2),
    ],
)
def test_the_price_of_a_city(cities: dict[str, int], area: str, price: int) -> None:
    for pool in (price - 1, price):
        scene = Scene(cities=cities, armies={area: (1, 1)}, army_pool={1: pool}, empires={1: "sumer"})
        pos = scene.play("expand")
        if pool < price:
            assert rule_of(pos, f"raze {area}") == ("R122" if price == 3 else "R121")
        else:
            pos.play(f"raze {area}")
            assert troops(pos, 1) == (19, 0)


@pytest.mark.rule("R123")
def test_markers_return_and_points_are_kept() -> None:
    scene = Scene(
        cities={"ur": 2, "umma": 2}, grown=["ur"], armies={"ur": (1, 1)}, army_pool={1: 2},
        empires={1: "sumer"}, turn=3, score={2: 14},
    )  # fmt: skip
    pos = scene.position()
    assert (player(pos, 2)["cities"], player(pos, 2)["growths"]) == (2, 3)
    play(pos, "expand", "raze ur", "done")
    assert (player(pos, 2)["cities"], player(pos, 2)["growths"], scores(pos)[1]) == (3, 4, 14)
    assert rule_of(pos, "found eridu") == "ok"


@pytest.mark.rule("R124")
def test_one_does_not_raze_ones_own_city() -> None:
    pos = FRONT.play("expand")
    assert rule_of(pos, "raze nippur") == "R124"
    assert begins(pos, "raze") == ["raze umma"]


@pytest.mark.rule("R125")
def test_reinforcing_adds_one_up_to_two() -> None:
    pos = FRONT.play("expand", "reinforce nippur")
    assert (army(pos, "nippur"), troops(pos, 1)) == ((1, 2), (11, 5))
    pos.play("again")
    assert rule_of(pos, "reinforce nippur") == "R125"
    assert begins(pos, "reinforce") == []


@pytest.mark.rule("R125")
@pytest.mark.parametrize("area", ["umma", "uruk", "ur", "elam"])
def test_where_one_cannot_reinforce(area: str) -> None:
    assert rule_of(FRONT.play("expand"), f"reinforce {area}") == "R125"


@pytest.mark.rule("R126")
def test_any_option_any_number_of_times() -> None:
    pos = FRONT.play("expand", "raze umma", "again", "reinforce nippur", "again", "invade ur")
    assert (troops(pos, 1), prompt(pos)) == ((15, 0), "again")
    assert (army(pos, "nippur"), army(pos, "ur"), city(pos, "umma")) == ((1, 2), (1, 1), (None, False))


@pytest.mark.rule("R112", "R121")
def test_razing_may_be_all_that_is_left() -> None:
    """All nine areas and their neighbours are full: with two armies in the pool a city can still be razed."""
    scene = Scene(
        armies={"eridu": (1, 2), "ur": (1, 2), "lagash": (1, 2), "umma": (1, 2)}, army_pool={1: 3},
        empires={1: "sumer"}, cities={"ur": 2},
    )  # fmt: skip
    pos = scene.play("expand", "raze ur")
    assert (pos.legal, troops(pos, 1)) == (["done"], (11, 1))


@pytest.mark.rule("R126")
def test_an_army_given_up_goes_to_the_stock() -> None:
    pos = FRONT.play("expand", "invade ur")
    assert troops(pos, 1) == (11, 5)
    pos.play("again")
    assert (troops(pos, 1), prompt(pos)) == ((12, 4), "expand")
    assert rule_of(pos, "done") == "R112"  # what was paid for is done


@pytest.mark.rule("R127")
def test_rolling_again_costs_only_the_army_lost() -> None:
    pos = FRONT.play("expand", "invade uruk", roll(3), "roll", roll(3), "roll", roll(11))
    assert (troops(pos, 1), army(pos, "uruk")) == ((13, 3), (1, 1))


@pytest.mark.rule("R128")
@pytest.mark.parametrize(("pool", "verdict"), [(1, "R128"), (2, "R128"), (3, "ok")])
def test_a_repeat_needs_one_more_than_the_option(pool: int, verdict: str) -> None:
    scene = Scene(armies={"nippur": (1, 1)}, army_pool={1: pool}, empires={1: "sumer"})
    pos = scene.play("expand", "reinforce nippur")  # which leaves one less
    assert rule_of(pos, "again") == verdict
    assert pos.legal == (["again", "done"] if verdict == "ok" else ["done"])


@pytest.mark.rule("R128")
@pytest.mark.parametrize(("pool", "razes"), [(3, False), (4, True)])
def test_a_repeat_that_razes_needs_three(pool: int, razes: bool) -> None:
    scene = Scene(cities={"nippur": 2}, armies={"nippur": (1, 1)}, army_pool={1: pool}, empires={1: "sumer"})
    pos = scene.play("expand", "reinforce nippur", "again")
    assert (rule_of(pos, "raze nippur") == "ok") is razes


@pytest.mark.rule("R129")
@pytest.mark.parametrize(
    "texts",
    [
        ("found uruk",),
        ("workers", "spend grain", "place guti*1", "done"),
        ("trade", "swap elam grain>metal", "done"),
        ("empire sumer", "done", "done", "at ur", "garrison 1"),
    ],
)
def test_no_other_action_is_repeated(texts: tuple[str, ...]) -> None:
    pos = Scene(workers={"elam": (1, 0, 0)}).play(*texts)
    assert (pos.to_act, prompt(pos)) == (2, "action")
    assert rule_of(pos, "again") == "R47"


@pytest.mark.rule("R112")
def test_expanding_needs_an_empire() -> None:
    assert rule_of(fresh(), "expand") == "R49"
