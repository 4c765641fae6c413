"""Turn structure and the first phase, R28 to R38."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    Scene,
    crew,
    ending,
    fresh,
    hand,
    pass_all,
    play,
    prompt,
    stock,
    there,
)


@pytest.mark.rule("R28", "R154", "R156")
@pytest.mark.parametrize("decline", ["one_each", "all"])
def test_five_turns(decline: str) -> None:
    pos = fresh(decline=decline)
    turns = []
    while not pos.over:
        assert (pos.view()["phase"], prompt(pos)) == ("actions", "action")
        turns.append(pos.view()["turn"])
        pass_all(pos)
    assert turns == [1, 2, 3, 4, 5]
    assert pos.view()["turn"] == 5


@pytest.mark.rule("R28")
def test_the_phases_of_a_turn_follow_each_other() -> None:
    """Order, points, growth, clearing, then income and decline of the next turn."""
    scene = ending(
        bids={3: "grain"}, cities={"ur": 1}, armies={"ur": (1, 1)}, empires={1: "sumer"},
        hands={1: "wood*2"}, workers={"guti": (2, 0, 0)},
    )  # fmt: skip
    pos = scene.play("done")
    assert (pos.view()["phase"], prompt(pos), pos.to_act) == ("growth", "grow", 1)
    assert pos.view()["order"] == [3, 1, 2]  # phase 4
    assert pos.view()["players"][0]["score"] == 2  # phase 5
    assert pos.view()["areas"]["ur"]["army"] == {"seat": 1, "count": 1}  # phase 6 has not come
    pos.play("grow ur")
    assert (pos.view()["phase"], prompt(pos), pos.to_act) == ("actions", "action", 3)
    assert pos.view()["areas"]["ur"]["army"] is None  # phase 6
    assert pos.view()["turn"] == 2
    assert crew(pos, 1)[1] == 8  # phase 1
    assert there(pos, "guti") == [1, 0, 0]  # phase 2


@pytest.mark.rule("R29")
@pytest.mark.parametrize(("turn", "left"), [(1, 2), (2, 3), (3, 2), (4, 3)])
def test_the_second_and_fourth_turn_have_a_decline(turn: int, left: int) -> None:
    places = {"guti": (3, 0, 0), "irrigation": (3, 1, 1), "toolmakers": (3, 0, 0)}
    pos = ending(workers=places, turn=turn).play("done")
    assert pos.view()["turn"] == turn + 1
    assert [there(pos, place)[0] for place in places] == [left] * 3


#: workers in the box of seats 1 to 3, then what they get in grain and in textiles
PRODUCTION = [
    ((3, 2, 2), (6, 4, 4), (3, 2, 2)),
    ((2, 3, 2), (4, 6, 4), (2, 3, 2)),
    ((2, 2, 1), (6, 6, 4), (3, 3, 2)),
    ((1, 2, 2), (4, 6, 6), (2, 3, 3)),
    ((1, 2, 3), (3, 4, 6), (1, 2, 3)),
    ((5, 1, 3), (6, 3, 4), (3, 1, 2)),
    ((1, 1, 1), (5, 5, 5), (3, 3, 3)),
    ((4, 4, 4), (5, 5, 5), (3, 3, 3)),
    ((0, 2, 1), (0, 6, 4), (0, 3, 2)),
    ((0, 2, 2), (0, 6, 6), (0, 3, 3)),
    ((0, 3, 0), (0, 6, 0), (0, 3, 0)),
    ((0, 0, 0), (0, 0, 0), (0, 0, 0)),
]


@pytest.mark.rule("R31", "R32", "R33", "R34", "D23")
@pytest.mark.parametrize(("counts", "grain", "textile"), PRODUCTION)
@pytest.mark.parametrize("box", ["irrigation", "weaving"])
def test_each_box_is_ranked_by_itself(
    box: str, counts: tuple[int, ...], grain: tuple[int, ...], textile: tuple[int, ...]
) -> None:
    other = "weaving" if box == "irrigation" else "irrigation"
    pos = ending(workers={box: counts, other: (0, 0, 0)}, turn=2).play("done")
    found = [tuple(hand(pos, seat).get(name, 0) for seat in (1, 2, 3)) for name in ("grain", "textile")]
    assert found == ([grain, (0, 0, 0)] if box == "irrigation" else [(0, 0, 0), textile])


@pytest.mark.rule("R33")
def test_what_is_produced_comes_from_the_stock() -> None:
    pos = ending(turn=2).play("done")
    assert (stock(pos, "grain"), stock(pos, "textile")) == (22 - 15, 15 - 9)


@pytest.mark.rule("R33", "R45")
def test_production_of_the_first_turn() -> None:
    pos = fresh()
    for seat in (1, 2, 3):
        assert (hand(pos, seat)["grain"], hand(pos, seat)["textile"]) == (5, 3)


@pytest.mark.rule("R35", "R162")
@pytest.mark.parametrize(("weavers", "textiles"), [((1, 1, 1), [3, 4, 3]), ((2, 1, 1), [3, 3, 2])])
def test_ur_gives_a_textile_more(weavers: tuple[int, ...], textiles: list[int]) -> None:
    pos = ending(cities={"ur": 2}, workers={"weaving": weavers}, turn=2).play("done")
    assert [hand(pos, seat)["textile"] for seat in (1, 2, 3)] == textiles


@pytest.mark.rule("R36")
@pytest.mark.parametrize(
    ("on_board", "got"), [(2, (15, 8)), (16, (1, 8)), (17, (0, 8)), (18, (0, 7)), (24, (0, 1)), (25, (0, 0))]
)
def test_eight_workers_or_what_the_stock_has(on_board: int, got: tuple[int, int]) -> None:
    pos = ending(workers={"irrigation": (on_board, 0, 0), "weaving": (0, 0, 0)}, turn=2).play("done")
    assert crew(pos, 1) == got


@pytest.mark.rule("R36")
def test_a_worker_on_the_track_is_not_in_the_stock() -> None:
    scene = ending(workers={"irrigation": (17, 0, 0), "weaving": (0, 0, 0)}, turn=2, score={1: 71})
    assert crew(scene.play("done"), 1) == (0, 7)


@pytest.mark.rule("R37")
def test_the_first_turn_begins_with_ten_in_the_pool_and_no_more() -> None:
    pos = fresh()
    assert [crew(pos, seat) for seat in (1, 2, 3)] == [(13, 10)] * 3
    pass_all(pos)
    assert [crew(pos, seat) for seat in (1, 2, 3)] == [(15, 8)] * 3


@pytest.mark.rule("R38")
def test_used_scribes_and_toolmakers_are_ready_again() -> None:
    places = {
        "scribes": (1, 0, 0), "scribes*": (1, 2, 0), "toolmakers": (0, 1, 0), "toolmakers*": (4, 0, 1),
    }  # fmt: skip
    pos = ending(workers=places, turn=2).play("done")
    assert (there(pos, "scribes"), there(pos, "scribes*")) == ([2, 2, 0], [0, 0, 0])
    assert (there(pos, "toolmakers"), there(pos, "toolmakers*")) == ([4, 1, 1], [0, 0, 0])


@pytest.mark.rule("R38", "R69")
def test_a_scribe_made_ready_works_again() -> None:
    pos = ending(workers={"scribes*": (2, 0, 0)}, turn=2).play("done", "workers")
    assert "scribe pool>guti" in pos.legal
    assert Scene(workers={"scribes*": (2, 0, 0)}, pool={1: 0}).position().why_not("workers") is not None


@pytest.mark.rule("R30", "R158")
def test_most_points_win() -> None:
    pos = ending(turn=5, score={1: 30, 2: 44, 3: 41}).play("done")
    assert (pos.over, pos.winners) == (True, [2])


@pytest.mark.rule("R31")
def test_the_boxes_are_ranked_separately() -> None:
    pos = ending(workers={"irrigation": (3, 2, 1), "weaving": (1, 2, 3)}, turn=4).play("done")
    found = [(hand(pos, seat)["grain"], hand(pos, seat)["textile"]) for seat in (1, 2, 3)]
    assert found == [(6, 1), (4, 2), (3, 3)]


@pytest.mark.rule("R46")
def test_the_new_order_acts_first() -> None:
    pos = ending(bids={2: "grain"}, turn=2).play("done")
    assert pos.to_act == 2
    play(pos, "found ur")
    assert pos.to_act == 1
