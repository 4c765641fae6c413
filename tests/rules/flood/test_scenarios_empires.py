"""The worked examples A15 to A27. Red is seat 1, green seat 2, purple seat 3."""

from __future__ import annotations

from itertools import permutations

import pytest

import edubba
from edubba import Position
from tests.rules.flood.tools import (
    Scene,
    army,
    begins,
    city,
    crew,
    ending,
    hand,
    held,
    pass_all,
    play,
    player,
    prompt,
    ranks,
    roll,
    rule_of,
    scores,
    there,
    troops,
)

# --- A15 to A18: empires ----------------------------------------------------------------------------------


@pytest.mark.rule("R97")
@pytest.mark.parametrize(("seat", "verdict"), [(1, "ok"), (2, "ok"), (3, "R97")])
def test_a15_who_may_create_guti(seat: int, verdict: str) -> None:
    pos = Scene(workers={"guti": (2, 2, 1)}, seat=seat).position()
    assert rule_of(pos, "empire guti") == verdict


@pytest.mark.rule("R100", "R102", "R108")
def test_a16_creating_guti() -> None:
    pos = Scene(workers={"guti": (2, 0, 1)}, hands={1: "metal grain"}).play("empire guti", "buy metal")
    assert troops(pos, 1) == (10, 10)
    play(pos, "done", "done", "garrison 1")
    assert (army(pos, "guti"), troops(pos, 1)) == ((1, 1), (10, 9))
    assert there(pos, "guti") == [0, 0, 1]
    assert crew(pos, 1) == (13 + 2, 8)
    assert (hand(pos, 1), pos.to_act) == (held("grain"), 2)


@pytest.mark.rule("R106")
@pytest.mark.parametrize(
    ("purple", "last"), [(("equip grain",), ["C", "A", "B"]), ((), ["B", "A", "C"])], ids=["grain", "nothing"]
)
def test_a17_equipment_ranks(purple: tuple[str, ...], last: list[str]) -> None:
    pos = Scene(workers={"guti": (1, 0, 0), "akkad": (0, 1, 0)}).position()
    play(pos, "empire guti", "done", "done", "garrison 1")
    assert ranks(pos) == ["A", None, None]
    play(pos, "empire akkad", "done", "equip textile", "done", "garrison 1")
    assert ranks(pos) == ["B", "A", None]
    play(pos, "empire sumer", "done", *purple, "done", "at uruk", "garrison 1")
    assert ranks(pos) == last


@pytest.mark.rule("R98", "R102", "R110")
@pytest.mark.parametrize("count", [1, 2])
def test_a18_a_sumerian_empire(count: int) -> None:
    pos = Scene(cities={"uruk": 1}, seat=2).position()
    play(pos, "empire sumer", "buy grain", "done", "equip oil", "done", "at uruk", f"garrison {count}")
    assert (army(pos, "uruk"), troops(pos, 2)) == ((2, count), (16, 4 - count))
    assert city(pos, "uruk") == (1, False)


# --- A19 to A21: war ----------------------------------------------------------------------------------------


def before_babylon(seat: int) -> Scene:
    return Scene(
        armies={"akkad": (3, 1), "babylon": (1, 2)}, army_pool={3: 5, 1: 3},
        empires={1: "sumer", 3: "akkad"}, equip={3: "grain"}, seat=seat, hands={3: ""},
    )  # fmt: skip


@pytest.mark.rule("R14", "R130", "R131", "R132")
def test_a19_invading_babylon() -> None:
    pos = before_babylon(3).play("expand")
    assert begins(pos, "invade") == ["invade babylon"]
    play(pos, "invade babylon", roll(6))
    assert (army(pos, "babylon"), troops(pos, 3), troops(pos, 1)) == ((1, 1), (14, 5), (16, 3))
    play(pos, "roll", roll(4))
    assert (army(pos, "babylon"), troops(pos, 3), troops(pos, 1)) == ((1, 1), (15, 4), (16, 3))
    play(pos, "roll", roll(7))
    assert (army(pos, "babylon"), troops(pos, 3), troops(pos, 1)) == ((3, 1), (15, 3), (17, 3))
    assert prompt(pos) == "again"


@pytest.mark.rule("R14")
def test_a19_nobody_invades_akkad() -> None:
    pos = before_babylon(1).play("expand")
    assert rule_of(pos, "invade akkad") == "R14"


@pytest.mark.rule("R126")
def test_a20_repeat() -> None:
    scene = Scene(armies={"nippur": (1, 1)}, army_pool={1: 5}, empires={1: "sumer"})
    pos = scene.play("expand", "invade babylon")
    assert troops(pos, 1) == (14, 4)
    play(pos, "again", "invade shuruppak")
    assert troops(pos, 1) == (15, 2)
    assert army(pos, "shuruppak") == (1, 1)


NIPPUR = Scene(
    armies={"guti": (1, 1), "nippur": (2, 1)}, cities={"nippur": 3}, army_pool={1: 4, 2: 2},
    empires={1: "guti", 2: "sumer"}, equip={2: "oil"}, hands={2: ""},
)  # fmt: skip


@pytest.mark.rule("R116")
def test_a21a_an_undefended_area_is_taken_without_a_roll() -> None:
    pos = NIPPUR.play("expand")
    assert begins(pos, "invade") == ["invade nippur", "invade umma"]
    pos.play("invade umma")
    assert (army(pos, "umma"), troops(pos, 1), pos.chance) == ((1, 1), (15, 3), [])


@pytest.mark.rule("R118", "R119", "R130", "R131", "R132")
def test_a21b_invading_nippur() -> None:
    pos = NIPPUR.play("expand", "invade nippur", roll(6))
    assert (army(pos, "nippur"), troops(pos, 1)) == ((2, 1), (16, 3))
    play(pos, "roll", roll(8))
    assert (army(pos, "nippur"), troops(pos, 1), troops(pos, 2)) == ((1, 1), (16, 2), (18, 2))
    assert city(pos, "nippur") == (3, False)


# --- A22 to A24: passing, order, growth -------------------------------------------------------------------


@pytest.mark.rule("R50", "R51", "R53", "R137")
def test_a22_surcharge() -> None:
    pos = Scene(order=(2, 1, 3), seat=2).play("pass", "bid textile", "done")
    assert (pos.to_act, prompt(pos), player(pos, 2)["bid"]) == (1, "surcharge", 2)
    pos.play("pay worker")
    assert (crew(pos, 1), prompt(pos)) == ((14, 9), "action")
    assert rule_of(pos, "found uruk") == "ok"


@pytest.mark.rule("R138")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_a23_new_order(order: tuple[int, ...]) -> None:
    pos = ending(bids={2: "textile"}, order=order).play("done")
    assert pos.view()["order"] == [2, *(seat for seat in order if seat != 2)]
    assert pos.to_act == 2


GROWTH = "wood*3 tool*2 oil*2 gold"


@pytest.mark.rule("R143", "R144", "R145", "R146")
def test_a24_growing_uruk() -> None:
    pos = ending(cities={"uruk": 1}, hands={1: GROWTH}).play("done")
    assert (pos.to_act, prompt(pos)) == (1, "grow")
    pos.play("grow uruk tool+oil+gold")
    assert scores(pos) == [14, 0, 0]
    assert city(pos, "uruk") == (1, True)
    left = {name: hand(pos, 1).get(name, 0) for name in ("wood", "tool", "oil", "gold")}
    assert left == {"wood": 1, "tool": 1, "oil": 1, "gold": 0}


@pytest.mark.rule("R144")
@pytest.mark.parametrize("text", ["grow uruk tool+tool+oil+gold", "grow uruk tool+oil+oil+gold"])
def test_a24_a_second_of_a_kind_is_no_fourth_luxury(text: str) -> None:
    pos = ending(cities={"uruk": 1}, hands={1: GROWTH}).play("done")
    assert text not in pos.legal
    with pytest.raises(edubba.ParseError):
        pos.why_not(text)


@pytest.mark.rule("R146")
def test_a24_a_city_grows_once() -> None:
    pos = ending(cities={"uruk": 1, "ur": 1}, hands={1: "wood*4"}).play("done", "grow uruk")
    assert (rule_of(pos, "grow uruk"), rule_of(pos, "grow ur")) == ("R146", "ok")


@pytest.mark.rule("R60", "R148")
def test_a24_a_city_moved_to_the_place_of_a_grown_one_may_grow() -> None:
    cities = {"uruk": 1, "ur": 1, "eridu": 1, "lagash": 1}
    pos = Scene(cities=cities, grown=["uruk"], turn=2, hands={1: "wood*2"}, score={1: 4}).position()
    play(pos, "move-city uruk>umma", "found sippar", "found babylon", "move-city ur>uruk")
    play(pos, "pass", "done", "pass", "done", "pass", "done")
    assert (pos.to_act, prompt(pos)) == (1, "grow")
    assert begins(pos, "grow") == ["grow umma", "grow uruk", "grow lagash", "grow eridu"]
    pos.play("grow uruk")
    assert scores(pos) == [4 + 4, 0, 0]


@pytest.mark.rule("R123", "R148")
def test_a24_a_city_rebuilt_after_its_fall_may_grow() -> None:
    scene = Scene(
        cities={"uruk": 1}, grown=["uruk"], turn=3, hands={1: "wood*2", 2: "", 3: ""}, score={1: 4},
        armies={"uruk": (2, 1)}, army_pool={2: 2}, empires={2: "sumer"}, order=(2, 1, 3), seat=2,
    )  # fmt: skip
    pos = scene.play("expand", "raze uruk", "done")
    assert city(pos, "uruk") == (None, False)
    assert (player(pos, 1)["cities"], player(pos, 1)["growths"]) == (4, 4)
    pass_all(pos)
    play(pos, "pass", "done", "pay grain", "found uruk")
    pass_all_but_growth(pos)
    assert begins(pos, "grow") == ["grow uruk"]
    pos.play("grow uruk")
    assert scores(pos)[0] == 4 + 4


def pass_all_but_growth(pos: Position) -> None:
    while prompt(pos) != "grow":
        pos.play("pass" if "pass" in pos.legal else "done")


# --- A25 to A27: Sippar, what is often forgotten ----------------------------------------------------------


@pytest.mark.rule("R164")
@pytest.mark.parametrize(("cities", "verdict"), [({"sippar": 1}, "ok"), ({}, "R82"), ({"sippar": 2}, "R82")])
def test_a25_sippar(cities: dict[str, int], verdict: str) -> None:
    places = {"mitanni": (2, 0, 0), "egypt": (1, 0, 0)}
    pos = Scene(workers=places, cities=cities, hands={1: "textile*4"}).position()
    play(pos, "trade", "swap egypt textile>gold", "swap mitanni textile>wood", "swap mitanni textile>metal")
    assert rule_of(pos, "swap egypt textile>gold") == verdict
    if verdict == "ok":
        play(pos, "swap egypt textile>gold", "done")
        assert hand(pos, 1) == held("gold*2 wood metal")


@pytest.mark.rule("R76")
def test_a26_a_scribe_does_not_work_in_the_action_that_placed_it() -> None:
    pos = Scene().play("workers", "spend grain", "place scribes*1")
    assert rule_of(pos, "scribe pool>guti") == "R76"
    assert pos.legal == ["done"]


@pytest.mark.rule("R83")
def test_a26_two_armies_give_two_exchanges() -> None:
    scene = Scene(
        workers={"amorites": (1, 0, 0)}, armies={"amorites": (1, 2)}, empires={1: "amorites"}, turn=2
    )
    pos = scene.play("trade", "swap amorites grain>wood")
    assert rule_of(pos, "swap amorites textile>oil") == "ok"


GUTI_HELD = Scene(
    workers={"guti": (1, 1, 0)}, armies={"guti": (2, 1), "umma": (2, 1)}, army_pool={2: 3},
    empires={2: "sumer"}, hands={1: "grain"},
)  # fmt: skip


@pytest.mark.rule("R99", "R109")
def test_a26_an_empire_on_an_area_with_an_enemy_army_must_fight() -> None:
    pos = GUTI_HELD.play("empire guti", "done", "done")
    assert (len(pos.chance), pos.view()["pending"]) == (
        36,
        {"target": "guti", "fight": "found", "attacker": 1},
    )
    pos.play(roll(7))
    assert prompt(pos) == "garrison"
    pos.play("garrison 1")
    assert (army(pos, "guti"), troops(pos, 1), troops(pos, 2)) == ((1, 1), (12, 7), (16, 3))


@pytest.mark.rule("R118", "R127")
@pytest.mark.parametrize("choice", ["roll", "stop"])
def test_a26_after_a_miss_one_rolls_again_or_stops(choice: str) -> None:
    pos = NIPPUR.play("expand", "invade nippur", roll(6))
    assert (pos.legal, pos.to_act) == (["roll", "stop"], 1)
    before = troops(pos, 1)
    pos.play(choice)
    assert troops(pos, 1) == before
    assert prompt(pos) == (None if choice == "roll" else "again")


@pytest.mark.rule("R98")
def test_a26_a_sumerian_empire_may_start_under_a_city_and_an_army() -> None:
    scene = Scene(
        cities={"uruk": 3},
        armies={"uruk": (3, 1)},
        empires={3: "akkad"},
        army_pool={3: 1},
        hands={1: "grain"},
    )
    pos = scene.play("empire sumer", "done", "done")
    assert rule_of(pos, "at uruk") == "ok"
    play(pos, "at uruk", roll(12), "garrison 2")
    assert (army(pos, "uruk"), city(pos, "uruk")) == ((1, 2), (3, False))


@pytest.mark.rule("R121")
@pytest.mark.parametrize(("pool", "verdict"), [(0, "R49"), (1, "R121"), (2, "ok")])
def test_a26_the_two_armies_that_raze_come_from_the_pool(pool: int, verdict: str) -> None:
    scene = Scene(
        cities={"uruk": 2}, armies={"uruk": (1, 2)}, empires={1: "sumer"}, army_pool={1: pool}, turn=3
    )
    pos = scene.position()
    if pool:
        pos.play("expand")
    assert rule_of(pos, "raze uruk" if pool else "expand") == verdict


@pytest.mark.rule("R122")
@pytest.mark.parametrize(("cities", "price"), [(["shuruppak"], 2), (["shuruppak", "uruk"], 3)])
def test_a26_shuruppak_raises_the_price(cities: list[str], price: int) -> None:
    scene = Scene(
        cities=dict.fromkeys(cities, 2), armies={"shuruppak": (1, 1)}, empires={1: "sumer"}, army_pool={1: 5}
    )
    pos = scene.play("expand", "raze shuruppak")
    assert troops(pos, 1) == (14 + price, 5 - price)


@pytest.mark.rule("R142")
def test_a26_growth_is_no_action() -> None:
    pos = Scene(cities={"uruk": 1}, hands={1: "wood*4"}).position()
    assert begins(pos, "grow") == []
    assert rule_of(pos, "grow uruk") == "R47"


@pytest.mark.rule("R137")
def test_a26_resources_are_put_down_when_passing() -> None:
    pos = Scene(hands={1: "grain oil*2"}).play("pass", "bid oil", "bid grain", "done")
    assert (player(pos, 1)["bid"], hand(pos, 1), pos.to_act) == (4, held("oil"), 2)


OTHERS = ("found umma", "found lagash")


@pytest.mark.rule("R48")
@pytest.mark.parametrize(
    "texts",
    [
        ("found ur", "found eridu"),
        ("workers spend_grain place_guti*1 done", "workers spend_grain place_guti*1 done"),
        ("trade swap_amorites_grain>wood done", "trade swap_amorites_grain>wood done"),
        ("expand reinforce_nippur done", "expand invade_babylon done"),
        ("move-city sippar>ur", "move-city ur>sippar"),
    ],
    ids=["found", "workers", "trade", "expand", "move a city"],
)
def test_a27_the_same_action_again(texts: tuple[str, str]) -> None:
    moving = texts[0].startswith("move")
    own = ["sippar", "nippur", "shuruppak", "uruk"] if moving else ["sippar"]
    pos = Scene(
        workers={"amorites": (1, 0, 0)}, armies={"nippur": (1, 1)}, army_pool={1: 3}, empires={1: "sumer"},
        cities=dict.fromkeys(own, 1),
    ).position()  # fmt: skip
    for number, one in enumerate(texts):
        words = [one] if moving or one.startswith("found") else [w.replace("_", " ") for w in one.split()]
        play(pos, *words)
        assert pos.to_act == 2
        if not number:
            play(pos, *OTHERS)


@pytest.mark.rule("R48", "R94")
def test_a27_but_one_empire_a_turn() -> None:
    pos = Scene(workers={"guti": (1, 0, 0)}).play("empire guti", "done", "done", "garrison 1", *OTHERS)
    assert rule_of(pos, "empire sumer") == "R94"
