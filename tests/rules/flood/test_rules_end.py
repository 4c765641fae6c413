"""The end of the game, R156 to R158."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.flood.tools import (
    BOXES,
    OUTER,
    Scene,
    army,
    crew,
    ending,
    fresh,
    pass_all,
    prompt,
    rule_of,
    scores,
)

POINTS = {
    "amorites": 4, "assyria": 2, "chaldea": 3, "dilmun": 2, "egypt": 4, "elam": 3, "guti": 2, "hittites": 3,
    "kassites": 4, "mitanni": 3, "irrigation": 3, "weaving": 4,
}  # fmt: skip
NOBODY = {"irrigation": (0, 0, 0), "weaving": (0, 0, 0)}


@pytest.mark.rule("R156")
def test_the_game_ends_after_the_fifth_turn() -> None:
    pos = fresh()
    for _ in range(5):
        assert not pos.over
        pass_all(pos)
    view = pos.view()
    assert pos.over
    assert (view["phase"], view["prompt"], view["to_act"], view["chance"]) == ("over", None, None, False)
    assert (view["turn"], pos.legal, pos.chance, pos.to_act) == (5, [], [], None)


@pytest.mark.rule("R156", "R151")
def test_the_last_turn_is_cleared_too() -> None:
    scene = ending(
        armies={"elam": (1, 1), "ur": (1, 1)}, army_pool={1: 3}, empires={1: "elam"}, turn=5,
        equip={1: "oil"}, bids={2: "gold"},
    )  # fmt: skip
    pos = scene.play("done")
    assert (army(pos, "elam"), army(pos, "ur"), crew(pos, 1)) == (None, None, (23, 0))
    assert pos.view()["stock"] == {
        "grain": 22, "wood": 12, "metal": 12, "textile": 15, "tool": 12, "oil": 7, "gold": 7, "lapis": 7,
    }  # fmt: skip
    assert scores(pos) == [4, 0, 0]


@pytest.mark.rule("R156")
@pytest.mark.parametrize("text", ["found uruk", "pass", "done", "~34", "~123", "grow ur", "bid oil"])
def test_nothing_happens_after_the_end(text: str) -> None:
    assert rule_of(ending(turn=5).play("done"), text) == "R156"


@pytest.mark.rule("R10", "R157")
@pytest.mark.parametrize("place", [*OUTER, *BOXES, "scribes*", "toolmakers*"])
@pytest.mark.parametrize(
    ("workers", "winner"),
    [((2, 1, 1), 0), ((0, 1, 0), 1), ((0, 1, 2), 2), ((2, 2, 1), None), ((1, 1, 1), None), ((0, 0, 0), None)],
)
def test_most_workers_score_what_is_printed(place: str, workers: tuple[int, ...], winner: int | None) -> None:
    pos = ending(workers={**NOBODY, place: workers}, turn=5).play("done")
    wanted = [0, 0, 0]
    if winner is not None:
        wanted[winner] = POINTS.get(place, 0)
    assert scores(pos) == wanted


@pytest.mark.rule("R157")
def test_all_places_count_together() -> None:
    places = {"egypt": (2, 1, 0), "guti": (0, 1, 1), "kassites": (0, 0, 1), "weaving": (1, 3, 2)}
    pos = ending(workers={**NOBODY, **places}, turn=5, score={1: 10, 2: 10, 3: 10}).play("done")
    assert scores(pos) == [14, 14, 14]


@pytest.mark.rule("R157")
def test_majorities_count_after_the_last_turn_only() -> None:
    pos = ending(workers={"egypt": (3, 0, 0)}, turn=4).play("done")
    assert scores(pos) == [0, 0, 0]


@pytest.mark.rule("R157", "R142")
def test_growth_of_the_last_turn_comes_before_the_majorities() -> None:
    pos = ending(workers={"egypt": (1, 0, 0)}, cities={"ur": 2}, hands={2: "wood*2"}, turn=5).play("done")
    assert (pos.over, prompt(pos), scores(pos)) == (False, "grow", [0, 0, 0])
    pos.play("grow ur")
    assert (pos.over, scores(pos), pos.winners) == (True, [4, 4, 0], [1])


@pytest.mark.rule("R158")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_on_a_tie_the_earlier_in_the_order_wins(order: tuple[int, ...]) -> None:
    pos = ending(order=order, turn=5, score={1: 20, 2: 20, 3: 19}).play("done")
    assert pos.winners == [next(seat for seat in order if seat != 3)]
    assert pos.view()["winners"] == pos.winners


@pytest.mark.rule("R139", "R158")
def test_the_bids_of_the_last_turn_break_the_tie() -> None:
    pos = ending(turn=5, score={1: 20, 2: 20, 3: 20}, bids={2: "grain"}).play("done")
    assert pos.winners == [2]


@pytest.mark.rule("R158")
@pytest.mark.parametrize(("score", "winner"), [((9, 3, 2), 1), ((1, 3, 2), 2), ((1, 3, 70), 3)])
def test_most_points_win(score: tuple[int, int, int], winner: int) -> None:
    pos = ending(turn=5, score=dict(zip((1, 2, 3), score, strict=True))).play("done")
    assert (pos.winners, pos.scores) == ([winner], list(score))


@pytest.mark.rule("R158", "R30")
def test_nobody_has_won_before_the_end() -> None:
    pos = Scene(turn=5, score={1: 60}).position()
    assert (pos.winners, pos.view()["winners"], pos.over) == ([], [], False)
