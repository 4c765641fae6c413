"""The rulings D1 to D32 on what the rulebook leaves open."""

from __future__ import annotations

import pytest

import edubba
from tests.rules.flood.tools import (
    Scene,
    army,
    begins,
    city,
    crew,
    ending,
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
    scores,
    stock,
    there,
    troops,
)


@pytest.mark.rule("D1", "R40")
@pytest.mark.parametrize(("decline", "left"), [("one_each", [1, 4, 0]), ("all", [0, 0, 0])])
@pytest.mark.parametrize("turn", [1, 3])
def test_d1_one_each_leaves_an_outer_area_or_all(decline: str, left: list[int], turn: int) -> None:
    workers = {"guti": (2, 5, 1), "larsa": (2, 5, 1), "dilmun": (2, 1, 1)}
    pos = ending(workers=workers, turn=turn, decline=decline, pool={2: 0}).play("done")
    assert [there(pos, area) for area in workers] == [left, left, [0, 0, 0]]


@pytest.mark.rule("D1")
def test_d1_one_each_is_the_default() -> None:
    assert edubba.new("flood").options == {"decline": "one_each", "board": "printed"}
    with pytest.raises(edubba.OptionError):
        edubba.new("flood", decline="none")


@pytest.mark.rule("D2", "R43")
@pytest.mark.parametrize("decline", ["one_each", "all"])
def test_d2_scribes_and_toolmakers_decline(decline: str) -> None:
    pos = ending(workers={"scribes": (2, 1, 0), "toolmakers": (0, 4, 1)}, decline=decline).play("done")
    assert (there(pos, "scribes"), there(pos, "toolmakers")) == ([1, 0, 0], [0, 3, 0])


@pytest.mark.rule("D3", "R36")
@pytest.mark.parametrize(("weavers", "got"), [(16, 8), (19, 5), (24, 0)])
def test_d3_up_to_eight_workers(weavers: int, got: int) -> None:
    pos = ending(workers={"weaving": (weavers, 1, 1)}, turn=4).play("done")
    assert crew(pos, 1)[1] == got


@pytest.mark.rule("D4", "R54")
def test_d4_passing_is_free() -> None:
    pos = Scene(bids={2: ""}, hands={1: ""}, pool={1: 0}, turn=2).position()
    assert pos.legal == ["pass"]
    play(pos, "pass", "done")
    assert pos.to_act == 3


@pytest.mark.rule("D5", "R50")
def test_d5_the_surcharge_starts_in_the_round_of_the_first_pass() -> None:
    pos = fresh()
    play(pos, "pass")
    play(pos, "done")
    assert (pos.to_act, prompt(pos)) == (2, "surcharge")


@pytest.mark.rule("D6", "R85")
def test_d6_sumer_offers_nothing() -> None:
    pos = Scene(armies={"sippar": (1, 2)}, empires={1: "sumer"}, cities={"sippar": 1}).position()
    assert rule_of(pos, "trade") == "R49"


@pytest.mark.rule("D7", "R164")
@pytest.mark.parametrize("get", ["wood", "oil"])
def test_d7_sippars_extra_is_any_offered_type(get: str) -> None:
    scene = Scene(workers={"amorites": (1, 0, 0)}, cities={"sippar": 1}, hands={1: "textile*3"})
    pos = scene.play("trade", "swap amorites textile>wood", f"swap amorites textile>{get}")
    assert pos.view()["pending"]["extra"] is True
    assert pos.legal == ["done"]


@pytest.mark.rule("D7", "R164")
def test_d7_the_extra_needs_an_area_where_one_can_trade_anyway() -> None:
    scene = Scene(
        workers={"amorites": (2, 0, 0), "elam": (1, 0, 0), "mitanni": (0, 1, 0)}, turn=2,
        cities={"sippar": 1}, armies={"amorites": (2, 1)}, empires={2: "amorites"}, hands={1: "textile*3"},
    )  # fmt: skip
    pos = scene.play("trade", "swap elam textile>metal")
    assert begins(pos, "swap") == ["swap elam textile>metal"]
    assert (rule_of(pos, "swap amorites textile>oil"), rule_of(pos, "swap mitanni textile>wood")) == (
        "R84",
        "R79",
    )


WIPED = Scene(
    armies={"guti": (2, 1), "umma": (2, 1)}, army_pool={1: 4, 2: 3}, empires={1: "guti", 2: "sumer"},
    cities={"babylon": 1},
)  # fmt: skip


@pytest.mark.rule("D8", "R111")
def test_d8_a_reentry_brings_no_new_armies_and_needs_no_worker() -> None:
    pos = WIPED.play("expand", "reenter guti")
    assert (troops(pos, 1), there(pos, "guti")) == ((16, 4), [0, 0, 0])
    assert pos.view()["pending"] == {"target": "guti", "fight": "reenter", "attacker": 1}
    play(pos, roll(12), "garrison 1")
    assert (troops(pos, 1), prompt(pos)) == ((16, 3), "again")
    play(pos, "again", "invade nippur")
    assert (troops(pos, 1), army(pos, "nippur")) == ((17, 1), (1, 1))


@pytest.mark.rule("D8", "R94")
def test_d8_the_wiped_out_create_no_second_empire() -> None:
    pos = WIPED.position()
    assert rule_of(pos, "empire akkad") == "R94"


@pytest.mark.rule("D9", "R108")
def test_d9_workers_of_the_start_area_go_to_the_stock() -> None:
    pos = Scene(workers={"guti": (3, 0, 0)}).position()
    assert crew(pos, 1) == (13, 7)
    play(pos, "empire guti", "done", "done", "garrison 1")
    assert crew(pos, 1) == (16, 7)


@pytest.mark.rule("D10", "R108")
@pytest.mark.parametrize("count", [1, 2])
def test_d10_one_or_two_armies_after_a_founding_fight(count: int) -> None:
    scene = Scene(armies={"ur": (2, 1), "guti": (2, 1)}, empires={2: "guti"})
    pos = scene.play("empire sumer", "done", "done", "at ur", roll(12), f"garrison {count}")
    assert army(pos, "ur") == (1, count)


@pytest.mark.rule("D11", "R142")
def test_d11_growth_goes_in_the_new_order() -> None:
    scene = ending(
        cities={"ur": 1, "uruk": 2, "umma": 3}, hands=dict.fromkeys((1, 2, 3), "wood*2"),
        bids={3: "gold", 2: "oil"},
    )  # fmt: skip
    pos = scene.play("done")
    asked = []
    while prompt(pos) == "grow":
        asked.append(pos.to_act)
        pos.play("done")
    assert asked == [3, 2, 1]


@pytest.mark.rule("D12", "R122")
@pytest.mark.parametrize(("cities", "price"), [({"shuruppak": 2}, 2), ({"shuruppak": 2, "ur": 2}, 3)])
def test_d12_shuruppak_alone_does_not_protect_itself(cities: dict[str, int], price: int) -> None:
    scene = Scene(cities=cities, armies={"shuruppak": (1, 1)}, army_pool={1: 4}, empires={1: "sumer"})
    pos = scene.play("expand", "raze shuruppak")
    assert troops(pos, 1)[1] == 4 - price


@pytest.mark.rule("D13", "R144")
def test_d13_growth_without_a_luxury() -> None:
    pos = ending(cities={"ur": 1}, hands={1: "wood*2"}).play("done", "grow ur")
    assert scores(pos) == [4, 0, 0]


@pytest.mark.rule("D14", "R35")
def test_d14_ur_gives_its_textile_without_weavers() -> None:
    pos = ending(cities={"ur": 1}, workers={"weaving": (0, 1, 1)}, turn=2).play("done")
    assert [hand(pos, seat).get("textile", 0) for seat in (1, 2, 3)] == [1, 3, 3]


@pytest.mark.rule("D15", "R159", "R160")
def test_d15_a_full_box_or_an_empty_stock_does_not_prevent_the_city() -> None:
    pos = Scene(workers={"scribes": (2, 0, 0)}).play("found uruk")
    assert (city(pos, "uruk"), there(pos, "scribes"), crew(pos, 1)) == ((1, False), [2, 0, 0], (13, 8))
    scene = Scene(workers={"irrigation": (17, 0, 0), "weaving": (0, 1, 1)}, turn=2)
    pos = scene.play("found eridu")
    assert (city(pos, "eridu"), there(pos, "toolmakers"), crew(pos, 1)) == ((1, False), [0, 0, 0], (0, 8))


@pytest.mark.rule("D15", "R68")
def test_d15_the_new_scribe_works_from_the_next_action_on() -> None:
    pos = fresh()
    play(pos, "found uruk", "found ur", "found umma", "workers", "scribe pool>guti")
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.rule("D16", "R95")
def test_d16_each_empire_once_a_turn() -> None:
    pos = fresh()
    play(pos, "empire sumer", "done", "done", "at ur", "garrison 1")
    assert rule_of(pos, "empire sumer") == "R95"
    pass_all(pos)
    pass_all(pos)
    assert (pos.view()["turn"], rule_of(pos, "empire sumer")) == (3, "ok")  # a new one in the third turn


@pytest.mark.rule("D17", "R12")
@pytest.mark.parametrize(
    ("area", "beside", "turn", "empire"),
    [("isin", "shuruppak", 3, "sumer"), ("larsa", "uruk", 3, "sumer"), ("chaldea", "ur", 3, "sumer")],
)
def test_d17_isin_larsa_and_chaldea_are_not_invaded(area: str, beside: str, turn: int, empire: str) -> None:
    scene = Scene(armies={beside: (1, 1)}, army_pool={1: 3}, empires={1: empire}, turn=turn)
    assert rule_of(scene.play("expand"), f"invade {area}") == "R12"


@pytest.mark.rule("D18", "R118", "R126")
def test_d18_after_stopping_one_may_repeat() -> None:
    scene = Scene(armies={"guti": (1, 1), "umma": (2, 2)}, army_pool={1: 6}, empires={1: "guti", 2: "sumer"})
    pos = scene.play("expand", "invade umma", roll(3), "stop", "again", "invade umma")
    assert (troops(pos, 1), len(pos.chance)) == ((15, 4), 36)


@pytest.mark.rule("D18", "R109")
def test_d18_a_founding_fight_is_not_stopped() -> None:
    scene = Scene(armies={"ur": (2, 2), "guti": (2, 1)}, empires={2: "guti"})
    pos = scene.play("empire sumer", "done", "done", "at ur", roll(12))
    assert (pos.legal, len(pos.chance), rule_of(pos, "stop")) == ([], 36, "R130")


@pytest.mark.rule("D19", "R75")
def test_d19_a_scribe_does_not_reset_a_scribe() -> None:
    pos = Scene(workers={"scribes": (1, 0, 0), "scribes*": (1, 0, 0)}).play("workers")
    assert not [text for text in pos.legal if text.endswith(">scribes")]
    assert rule_of(pos, "scribe self>scribes") == "R71"
    for text in ("scribe scribes*>scribes", "scribe scribes*>guti"):
        with pytest.raises(edubba.ParseError):
            pos.why_not(text)


@pytest.mark.rule("D20", "R150")
def test_d20_no_worker_leaves_an_empty_stock() -> None:
    scene = ending(
        workers={"irrigation": (17, 1, 1), "weaving": (0, 1, 1)}, pool={1: 8}, cities={"ur": 1},
        hands={1: "wood*2"}, turn=4, score={1: 68},
    )  # fmt: skip
    pos = scene.play("done", "grow ur")
    assert scores(pos)[0] == 72
    assert player(pos, 1)["workers"] == {"stock": 0, "pool": 8, "track": 0}
    assert edubba.position(pos.view()) == pos


@pytest.mark.rule("D20", "R150", "R157")
def test_d20_the_score_is_a_number_and_the_worker_counts_for_nothing() -> None:
    pos = ending(turn=5, score={1: 150}).play("done")
    assert (scores(pos), player(pos, 1)["workers"]["track"]) == ([150, 0, 0], 2)


@pytest.mark.rule("D21", "R141")
def test_d21_nippur_counts_its_owners_armies() -> None:
    scene = ending(cities={"nippur": 1}, armies={"ur": (2, 1), "uruk": (2, 1)}, empires={2: "sumer"})
    assert scores(scene.play("done")) == [0, 4, 0]


@pytest.mark.rule("D22", "R33", "R35")
def test_d22_a_short_stock_serves_in_player_order() -> None:
    hands = {1: "grain*6 textile*5", 2: "grain*6 textile*4", 3: "grain*4 textile*2"}
    pos = ending(hands=hands, order=(2, 3, 1), cities={"ur": 2}, turn=2).play("done")
    assert hand(pos, 2) == held("grain*11 textile*7")  # five and three
    assert hand(pos, 3) == held("grain*5 textile*3")  # what was left: one and one
    assert hand(pos, 1) == held("grain*6 textile*5")
    assert (stock(pos, "grain"), stock(pos, "textile")) == (0, 0)  # nothing left for Ur


@pytest.mark.rule("D22", "R35")
def test_d22_urs_textile_comes_after_all_the_others() -> None:
    hands = {1: "textile*3", 2: "textile*3", 3: ""}
    pos = ending(hands=hands, order=(2, 3, 1), cities={"ur": 2}, turn=2).play("done")
    assert [hand(pos, seat)["textile"] for seat in (1, 2, 3)] == [6, 6, 3]


@pytest.mark.rule("D23", "R32")
def test_d23_who_has_no_worker_is_last() -> None:
    pos = ending(workers={"irrigation": (0, 3, 2), "weaving": (2, 2, 0)}, turn=2).play("done")
    assert [hand(pos, seat).get("grain", 0) for seat in (1, 2, 3)] == [0, 6, 4]
    assert [hand(pos, seat).get("textile", 0) for seat in (1, 2, 3)] == [3, 3, 0]


@pytest.mark.rule("D24", "R49")
@pytest.mark.parametrize("word", ["workers", "trade"])
def test_d24_an_action_does_something(word: str) -> None:
    pos = Scene(workers={"elam": (1, 0, 0), "scribes": (1, 0, 0)}).play(word)
    assert "done" not in pos.legal
    assert rule_of(pos, "done") == "R49"


@pytest.mark.rule("D24", "R49")
def test_d24_what_was_spent_places_somebody() -> None:
    pos = fresh()
    play(pos, "workers", "spend gold")
    assert rule_of(pos, "done") == "R65"
    with pytest.raises(edubba.ParseError):
        pos.why_not("place guti*0")


@pytest.mark.rule("D25")
def test_d25_all_hands_are_open() -> None:
    pos = Scene(hands={2: "lapis*2 oil"}).position()
    assert (pos.to_act, hand(pos, 2)) == (1, held("lapis*2 oil"))
    assert sum(sum(player(pos, seat)["hand"].values()) for seat in (1, 2, 3)) == 13 + 3 + 13


@pytest.mark.rule("D26", "R60")
def test_d26_a_moved_city_comes_to_another_area() -> None:
    pos = Scene(cities=dict.fromkeys(("ur", "uruk", "umma", "eridu"), 1)).position()
    assert rule_of(pos, "move-city uruk>uruk") == "R60"
    assert not [text for text in begins(pos, "move-city") if text.split()[1].split(">")[1] == "uruk"]


@pytest.mark.rule("D27", "R146", "R148")
def test_d27_points_once_for_each_city_built() -> None:
    cities = dict.fromkeys(("ur", "uruk", "umma", "eridu"), 1)
    scene = Scene(
        cities=cities, grown=["ur"], bids={2: "", 3: ""}, hands={1: "wood*4 oil", 2: "", 3: ""}, turn=3
    )
    scene.score = {1: 4}
    pos = scene.play("pay worker", "move-city ur>sippar", "pass", "done")
    assert begins(pos, "grow")[0] == "grow sippar"
    play(pos, "grow sippar oil")
    assert scores(pos) == [4 + 7, 0, 0]
    assert rule_of(pos, "grow sippar") == "R146"


@pytest.mark.rule("D28", "R83")
def test_d28_one_army_and_three_workers_make_one_exchange() -> None:
    scene = Scene(
        workers={"amorites": (3, 0, 0)}, armies={"amorites": (1, 1)}, empires={1: "amorites"}, turn=2
    )
    pos = scene.play("trade", "swap amorites grain>wood")
    assert (pos.legal, rule_of(pos, "swap amorites textile>oil")) == (["done"], "R82")


@pytest.mark.rule("D29", "R28")
def test_d29_years_are_not_counted() -> None:
    view = fresh().view()
    assert view["turn"] == 1
    assert not {"year", "years"} & {*view, *view["players"][0]}


LOST = Scene(
    workers={"guti": (3, 0, 0)}, armies={"guti": (2, 1), "umma": (2, 1)}, empires={2: "sumer"}, hands={1: ""}
)


@pytest.mark.rule("D30", "R108", "R109")
def test_d30_a_lost_founding_fight_costs_the_workers_too() -> None:
    pos = LOST.play("empire guti", "done", "done")
    assert (there(pos, "guti"), len(pos.chance)) == ([0, 0, 0], 36)  # before the first roll
    play(pos, *[roll(2)] * 8)
    assert (there(pos, "guti"), crew(pos, 1), ranks(pos)[:2]) == ([0, 0, 0], (16, 7), ["B", "A"])


@pytest.mark.rule("D31", "R104")
@pytest.mark.parametrize(("bought", "left"), [(["buy tool", "buy tool"], 2), (["buy tool"], 5)])
def test_d31_a_piece_that_brings_one_army_at_least_is_accepted(bought: list[str], left: int) -> None:
    scene = Scene(workers={"assyria": (1, 0, 0)}, turn=5, hands={1: "tool*4 grain metal"})
    pos = scene.play("empire assyria", *bought)
    assert troops(pos, 1)[0] == left
    play(pos, "buy tool")
    assert troops(pos, 1)[0] == max(0, left - 3)
    assert ("buy grain" in pos.legal) is (left > 3)


@pytest.mark.rule("D32", "R164", "R165", "R161")
def test_d32_an_army_in_the_area_gives_no_power() -> None:
    armies = dict.fromkeys(("sippar", "babylon"), (1, 1))
    scene = Scene(armies=armies, workers={"elam": (1, 0, 0)}, empires={1: "sumer"})
    pos = scene.play("trade", "swap elam grain>metal")
    assert begins(pos, "swap") == []
    scene = Scene(armies={"babylon": (2, 1)}, empires={2: "sumer"}, workers={"guti": (1, 0, 0)})
    assert troops(scene.play("empire guti"), 1) == (12, 8)
    scene = Scene(
        armies={"shuruppak": (2, 1), "ur": (1, 1), "guti": (1, 1)}, empires={2: "sumer", 1: "guti"},
        cities={"ur": 2, "umma": 2}, army_pool={1: 2},
    )  # fmt: skip
    assert rule_of(scene.play("expand"), "raze ur") == "ok"
