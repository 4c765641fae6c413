"""Decline, R39 to R45, with both values of the option."""

from __future__ import annotations

import pytest

from tests.rules.flood.tools import (
    OUTER,
    SIDED,
    crew,
    ending,
    hand,
    there,
)

DECLINES = pytest.mark.parametrize("decline", ["one_each", "all"])


@pytest.mark.rule("R39")
@DECLINES
@pytest.mark.parametrize("turn", [1, 3])
def test_all_leave_dilmun(decline: str, turn: int) -> None:
    pos = ending(workers={"dilmun": (4, 1, 0)}, turn=turn, decline=decline).play("done")
    assert there(pos, "dilmun") == [0, 0, 0]


@pytest.mark.rule("R40", "D1")
@pytest.mark.parametrize("area", [name for name in OUTER if name != "dilmun"])
@pytest.mark.parametrize(("decline", "left"), [("one_each", [2, 0, 0]), ("all", [0, 0, 0])])
def test_one_worker_each_leaves_every_other_outer_area(area: str, decline: str, left: list[int]) -> None:
    pos = ending(workers={area: (3, 1, 0)}, decline=decline).play("done")
    assert there(pos, area) == left


@pytest.mark.rule("R29", "R40", "D1")
@DECLINES
def test_nobody_leaves_in_the_third_turn(decline: str) -> None:
    pos = ending(workers={"guti": (3, 1, 0), "dilmun": (1, 1, 1)}, turn=2, decline=decline).play("done")
    assert (there(pos, "guti"), there(pos, "dilmun")) == ([3, 1, 0], [1, 1, 1])


@pytest.mark.rule("R41", "R42")
@DECLINES
@pytest.mark.parametrize("box", ["irrigation", "weaving"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((4, 1, 2), [2, 0, 0]),
        ((4, 1, 3), [2, 0, 1]),
        ((5, 5, 3), [2, 2, 0]),
        ((3, 3, 3), [2, 2, 2]),
        ((2, 2, 1), [2, 2, 1]),
        ((1, 0, 0), [1, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 0, 2), [2, 0, 1]),
        ((8, 7, 6), [2, 1, 0]),
    ],
)
def test_the_strongest_keep_two_and_all_lose_as_many(
    decline: str, box: str, before: tuple[int, ...], after: list[int]
) -> None:
    pos = ending(workers={box: before}, turn=3, decline=decline).play("done")
    assert there(pos, box) == after


@pytest.mark.rule("R42")
def test_weaving_is_worked_out_by_itself() -> None:
    pos = ending(workers={"irrigation": (5, 2, 2), "weaving": (2, 3, 2)}, turn=3).play("done")
    assert there(pos, "irrigation") == [2, 0, 0]  # three each
    assert there(pos, "weaving") == [1, 2, 1]  # one each


@pytest.mark.rule("R43", "D2")
@DECLINES
def test_one_scribe_and_one_toolmaker_leave(decline: str) -> None:
    places = {
        "scribes": (1, 0, 0), "scribes*": (1, 1, 0), "toolmakers": (2, 1, 0), "toolmakers*": (1, 0, 0),
    }  # fmt: skip
    pos = ending(workers=places, turn=3, decline=decline).play("done")
    assert (there(pos, "scribes"), there(pos, "toolmakers")) == ([1, 0, 0], [2, 0, 0])
    assert [there(pos, f"{box}*") for box in SIDED] == [[0, 0, 0]] * 2


@pytest.mark.rule("R44")
@pytest.mark.parametrize(("decline", "back"), [("one_each", 2 + 1 + 1 + 1 + 1), ("all", 2 + 3 + 1 + 1 + 1)])
def test_those_who_leave_go_to_the_stock(decline: str, back: int) -> None:
    places = {
        "dilmun": (2, 0, 0), "guti": (3, 0, 0), "irrigation": (3, 1, 1), "scribes": (1, 0, 0),
        "toolmakers": (1, 0, 0),
    }  # fmt: skip
    pos = ending(workers=places, turn=3, decline=decline).play("done")
    assert crew(pos, 1) == (25 - 11 - 8 + back, 8)


@pytest.mark.rule("R45")
def test_production_and_income_come_before_the_decline() -> None:
    places = {"irrigation": (9, 1, 1), "weaving": (1, 9, 1)}
    pos = ending(workers=places, turn=1).play("done")
    assert [hand(pos, seat)["grain"] for seat in (1, 2, 3)] == [6, 4, 4]
    assert there(pos, "irrigation") == [2, 0, 0]
    pos = ending(workers={"irrigation": (20, 1, 1), "weaving": (1, 1, 1)}, turn=3).play("done")
    assert crew(pos, 1) == (18, 4)
