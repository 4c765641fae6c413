"""Turning points: what moved a share far, for sure, in one turn or in a few."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from edubba.drawing.text.log import Entry
from edubba.review import Look, Review, Stretch, Turn, sums
from edubba.review.look import is_sure
from edubba.review.points import EDGE, LEAST, MOST, points
from edubba.review.steps import Moment, Step
from edubba.search.analysis import Share

from .test_review import BLUNDER


def turns(*shares: float, error: float = 0.01) -> tuple[Turn, ...]:
    """A turn for each two shares of seat 1 after each other; what it loses goes mostly to seat 2."""
    looks = [
        Look(at, tuple(Share(value, error) for value in (share, 0.7 * (1 - share), 0.3 * (1 - share))))
        for at, share in enumerate(shares)
    ]
    steps = [
        Step(Moment(at, "+ur.c", "dynasty 1", (at - 1) % 3 + 1, "decision"), before, after, None)
        for at, (before, after) in enumerate(pairwise(looks), 1)
    ]
    entries = [
        Entry("sumeria", each.moment.number, each.moment.number, each.moment.seat, ()) for each in steps
    ]
    return tuple(sums.turn(entry, steps, 3) for entry in entries)


def places(found: Sequence[Stretch]) -> list[tuple[int, int, int]]:
    return [(each.turns[0].entry.first, each.turns[-1].entry.last, each.seat) for each in found]


def test_a_game_that_turns_over_several_turns_has_them_as_one_point() -> None:
    (point,) = points(turns(0.6, 0.595, 0.5, 0.4, 0.24, 0.235), 3)
    assert places([point]) == [(2, 4, 1)]  # without what moved hardly anything before and after
    assert (point.before.value, point.after.value) == (0.595, 0.24)
    assert (point.helped, point.harmed) == (2, 1)


def test_a_stretch_is_a_round_at_most_and_never_goes_back() -> None:
    assert places(points(turns(0.8, 0.7, 0.6, 0.5, 0.4), 3)) == [(1, 3, 1), (4, 4, 1)]
    assert places(points(turns(0.3, 0.4, 0.39, 0.5), 3)) == [(1, 1, 1), (3, 3, 1)]


def test_a_turn_that_moved_nothing_may_stand_in_between_and_is_not_told() -> None:
    (point,) = points(turns(0.6, 0.54, 0.54, 0.48), 3)
    assert places([point]) == [(1, 3, 1)]
    assert [turn.entry.first for turn in point.telling] == [1, 3]


def test_what_is_small_or_not_sure_is_no_turning_point() -> None:
    assert not points(turns(0.966, 0.992, 0.99), 3)
    assert not points(turns(0.5, 0.5 + LEAST - 0.001), 3)
    assert points(turns(0.5, 0.5 + LEAST + 0.001), 3)
    assert not points(turns(0.5, 0.7, error=0.1), 3)


def test_no_turn_is_in_two_of_the_three(sumeria: Review) -> None:
    found = sumeria.points
    assert 0 < len(found) <= MOST
    numbers = [turn.entry.first for point in found for turn in point.turns]
    assert numbers == sorted({*numbers})
    for point in found:
        assert abs(point.greatest.value) >= LEAST
        assert is_sure(point.greatest)
        assert sum(turn.entry.seat is not None for turn in point.turns) <= 3
        ways = {turn.moved[point.seat - 1].value > 0 for turn in point.telling}
        assert len(ways) == 1
        assert all(abs(turn.moved[point.seat - 1].value) >= EDGE for turn in point.telling)
    assert any(BLUNDER in range(p.turns[0].entry.first, p.turns[-1].entry.last + 1) for p in found)
