"""Points, growth and the end of a turn, R140 to R155."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.flood.tools import (
    LUXURIES,
    OUTER,
    SUMERIAN,
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
    rule_of,
    scores,
    stock,
    there,
    troops,
)

SETS = ["+".join(names) for size in range(1, 5) for names in combinations(LUXURIES, size)]


@pytest.mark.rule("R140")
def test_two_points_for_each_area_with_an_army() -> None:
    scene = ending(
        armies={
            "guti": (1, 2), "umma": (1, 1), "nippur": (1, 2), "akkad": (2, 1), "ur": (3, 1), "uruk": (3, 2),
        },
        army_pool={1: 1, 2: 5}, empires={1: "guti", 2: "akkad", 3: "sumer"},
    )  # fmt: skip
    assert scores(scene.play("done")) == [6, 2, 4]


@pytest.mark.rule("R140")
def test_cities_and_workers_give_no_points_each_turn() -> None:
    pos = ending(cities={"ur": 1, "uruk": 1}, workers={"guti": (4, 0, 0)}, turn=2).play("done")
    assert scores(pos) == [0, 0, 0]


@pytest.mark.rule("R141", "R163")
@pytest.mark.parametrize(("owner", "wanted"), [(1, [2 + 2 + 2 + 2, 2]), (2, [6, 2]), (None, [6, 2])])
def test_nippur_adds_one_for_each_sumerian_area_with_an_army(owner: int | None, wanted: list[int]) -> None:
    """Seat 1 holds Guti, Umma and Ur, seat 2 Akkad."""
    scene = ending(
        armies={"guti": (1, 1), "umma": (1, 2), "ur": (1, 1), "akkad": (2, 1)},
        empires={1: "guti", 2: "akkad"}, cities={"nippur": owner} if owner else {},
    )  # fmt: skip
    assert scores(scene.play("done"))[:2] == wanted


@pytest.mark.rule("R142")
def test_all_may_grow_any_number_of_cities_in_turn_order() -> None:
    scene = ending(
        cities={"ur": 1, "uruk": 1, "umma": 2, "sippar": 3}, hands={1: "wood*5", 2: "wood*2", 3: "wood*1"}
    )
    pos = scene.play("done")
    assert (pos.to_act, pos.legal) == (1, ["grow uruk", "grow ur", "done"])
    play(pos, "grow ur", "grow uruk")
    assert (pos.to_act, pos.legal) == (2, ["grow umma", "done"])  # seat 1 cannot grow any more
    pos.play("done")
    assert (pos.view()["turn"], scores(pos)) == (2, [8, 0, 0])  # seat 3 was not asked


@pytest.mark.rule("R142")
def test_growth_is_not_an_action() -> None:
    pos = Scene(cities={"ur": 1}, hands={1: "wood*2"}).position()
    assert rule_of(pos, "grow ur") == "R47"


@pytest.mark.rule("R142")
def test_only_ones_own_cities() -> None:
    pos = ending(cities={"ur": 1, "uruk": 2}, hands={1: "wood*4"}).play("done")
    assert (rule_of(pos, "grow uruk"), rule_of(pos, "grow umma")) == ("R142", "R142")


@pytest.mark.rule("R143")
@pytest.mark.parametrize(("wood", "asked"), [(0, False), (1, False), (2, True), (4, True)])
def test_two_wood_for_a_city(wood: int, asked: bool) -> None:
    pos = ending(cities={"ur": 1}, hands={1: f"wood*{wood} gold"}).play("done")
    assert (prompt(pos) == "grow") is asked
    if asked:
        pos.play("grow ur gold")
        assert (hand(pos, 1).get("wood", 0), hand(pos, 1).get("gold", 0)) == (wood - 2, 0)


@pytest.mark.rule("R144")
def test_every_set_of_luxuries_in_hand() -> None:
    pos = ending(cities={"ur": 1}, hands={1: "wood*2 tool oil gold lapis"}).play("done")
    assert pos.legal == ["grow ur", *(f"grow ur {names}" for names in SETS), "done"]
    pos = ending(cities={"ur": 1}, hands={1: "wood*2 tool*2 gold*3"}).play("done")
    assert pos.legal == ["grow ur", "grow ur tool", "grow ur gold", "grow ur tool+gold", "done"]
    assert rule_of(pos, "grow ur oil") == "R144"


@pytest.mark.rule("R145")
@pytest.mark.parametrize("names", ["", *SETS])
def test_points_go_by_the_number_of_luxuries(names: str) -> None:
    pos = ending(cities={"ur": 1}, hands={1: "wood*2 tool oil gold lapis"}).play("done")
    pos.play(f"grow ur {names}".rstrip())
    count = len(names.split("+")) if names else 0
    assert scores(pos) == [(4, 7, 10, 14, 20)[count], 0, 0]


@pytest.mark.rule("R146")
def test_a_city_grows_once() -> None:
    pos = ending(cities={"ur": 1, "uruk": 1}, grown=["ur"], hands={1: "wood*4"}, score={1: 4}, turn=2).play(
        "done"
    )
    assert player(pos, 1)["growths"] == 3
    assert (begins(pos, "grow"), rule_of(pos, "grow ur")) == (["grow uruk"], "R146")
    pos.play("grow uruk")
    assert (city(pos, "uruk"), player(pos, 1)["growths"]) == ((1, True), 2)


@pytest.mark.rule("R147")
def test_an_enemy_army_does_not_prevent_growth() -> None:
    scene = ending(cities={"ur": 1}, armies={"ur": (2, 2)}, empires={2: "sumer"}, hands={1: "wood*2"})
    pos = scene.play("done", "grow ur")
    assert scores(pos) == [4, 2, 0]


@pytest.mark.rule("R148")
def test_a_city_moved_may_grow_again() -> None:
    cities = {"ur": 1, "umma": 1, "lagash": 1, "eridu": 1}
    pos = Scene(cities=cities, grown=list(cities), turn=2, score={1: 16}, hands={1: "wood*2"}).position()
    pos.play("move-city ur>babylon")
    while prompt(pos) != "grow":
        pos.play("pass" if "pass" in pos.legal else "done")
    assert begins(pos, "grow") == ["grow babylon"]


@pytest.mark.rule("R149")
def test_what_growth_costs_goes_to_the_stock() -> None:
    pos = ending(cities={"ur": 1, "uruk": 1}, hands={1: "wood*4 oil"}).play("done")
    before = {name: stock(pos, name) for name in ("wood", "oil")}
    pos.play("grow ur oil")
    assert (stock(pos, "wood"), stock(pos, "oil")) == (before["wood"] + 2, before["oil"] + 1)


@pytest.mark.rule("R149")
def test_armies_score_before_growth() -> None:
    scene = ending(cities={"ur": 1}, armies={"ur": (1, 1)}, empires={1: "sumer"}, hands={1: "wood*2"})
    pos = scene.play("done")
    assert (prompt(pos), scores(pos)) == ("grow", [2, 0, 0])


@pytest.mark.rule("R150", "D20")
@pytest.mark.parametrize(
    ("before", "after", "track"),
    [(66, 70, 0), (67, 71, 1), (69, 73, 1), (71, 75, 1), (136, 140, 1), (137, 141, 2)],
)
def test_above_seventy_a_worker_leaves_the_stock(before: int, after: int, track: int) -> None:
    pos = ending(cities={"ur": 1}, hands={1: "wood*2"}, turn=4, score={1: before}).play("done")
    was = player(pos, 1)["workers"]
    pos.play("grow ur")
    now = player(pos, 1)["workers"]
    assert (scores(pos)[0], now["track"]) == (after, track)
    assert now["stock"] + now["pool"] == 23 - track
    assert was["track"] == (before > 70)


@pytest.mark.rule("R150")
def test_the_worker_on_the_track_stays_there() -> None:
    pos = ending(turn=2, score={1: 80}).play("done")
    assert player(pos, 1)["workers"] == {"stock": 14, "pool": 8, "track": 1}
    pass_all(pos)
    assert player(pos, 1)["workers"] == {"stock": 14, "pool": 8, "track": 1}


ARMIES = {"guti": (1, 2), "umma": (1, 1), "akkad": (2, 2), "babylon": (2, 1), "ur": (3, 1)}


@pytest.mark.rule("R151")
def test_armies_and_pools_return_to_the_stock() -> None:
    scene = ending(
        armies=ARMIES, army_pool={1: 4, 2: 2, 3: 2}, empires={1: "guti", 2: "akkad", 3: "sumer"},
        pool={1: 5, 2: 0, 3: 10}, turn=1,
    )  # fmt: skip
    pos = scene.play("done")
    assert not [name for name in (*SUMERIAN, *OUTER) if army(pos, name)]
    assert [troops(pos, seat) for seat in (1, 2, 3)] == [(20, 0)] * 3
    assert [crew(pos, seat) for seat in (1, 2, 3)] == [(15, 8)] * 3  # all 23, and eight of them again


@pytest.mark.rule("R152")
def test_the_hand_is_kept() -> None:
    scene = ending(hands={1: "wood gold lapis*2", 2: "oil tool"}, workers={"irrigation": (0, 0, 1)}, turn=2)
    pos = scene.play("done")
    assert hand(pos, 1) == held("wood gold lapis*2 textile*3")
    assert hand(pos, 2) == held("oil tool textile*3")


@pytest.mark.rule("R153")
def test_bids_and_equipment_return_to_the_stock_and_markers_to_their_owners() -> None:
    scene = ending(
        armies={"guti": (1, 1), "ur": (2, 1)}, empires={1: "guti", 2: "sumer"},
        equip={1: "gold wood", 2: "lapis"}, bids={2: "gold", 3: "tool*2"}, turn=1,
    )  # fmt: skip
    pos = scene.position()
    assert [stock(pos, name) for name in ("wood", "tool", "gold", "lapis")] == [11, 10, 5, 6]
    pos.play("done")
    assert [stock(pos, name) for name in ("wood", "tool", "gold", "lapis")] == [12, 12, 7, 7]
    for seat in (1, 2, 3):
        mine = player(pos, seat)
        assert (mine["empire"], mine["equipment"], mine["rank"]) == (None, 0, None)
        assert (mine["passed"], mine["bid"]) == (False, 0)


@pytest.mark.rule("R154")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_turn_marker_moves_on(turn: int) -> None:
    assert ending(turn=turn).play("done").view()["turn"] == turn + 1


@pytest.mark.rule("R155")
def test_workers_and_cities_stay() -> None:
    places = {
        "guti": (3, 0, 1), "irrigation": (2, 1, 4), "scribes": (0, 2, 0), "toolmakers": (0, 0, 3),
        "dilmun": (1, 1, 0),
    }  # fmt: skip
    scene = ending(workers=places, cities={"ur": 1, "umma": 2}, grown=["ur"], turn=2, score={1: 4})
    pos = scene.play("done")
    assert {place: tuple(there(pos, place)) for place in places} == places
    assert (city(pos, "ur"), city(pos, "umma")) == ((1, True), (2, False))
    assert (player(pos, 1)["cities"], player(pos, 1)["growths"]) == (3, 3)
