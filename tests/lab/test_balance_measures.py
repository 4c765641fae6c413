"""The figures of a balance report against figures made by hand, and intervals against chance itself."""

from __future__ import annotations

import math
import random

import pytest

from edubba.lab.balance.compare import findings
from edubba.lab.balance.intervals import Estimate, mean, share, student
from edubba.lab.balance.measures import measured
from edubba.lab.balance.openings import by_chance, openings

from .balance_games import seen, study_of

STUDY = study_of()
PARTS = len(STUDY.parts)


def ends(one: Estimate) -> tuple[float, float]:
    return round(one.low, 4), round(one.high, 4)


def test_a_share_has_the_interval_of_wilson() -> None:
    """The textbook's figures for 8 of 20 and for none of 10."""
    assert ends(share([1.0] * 8 + [0.0] * 12, even=0.5)) == (0.2188, 0.6134)
    assert ends(share([0.0] * 10, even=0.5)) == (0.0, 0.2775)
    assert ends(share([1.0] * 10, even=0.5)) == (0.7225, 1.0)


def test_a_mean_has_the_interval_of_student() -> None:
    one = mean([1.0, 2.0, 3.0, 4.0])
    assert (one.value, one.count) == (2.5, 4)
    assert one.high - one.value == pytest.approx(3.1824 * math.sqrt(5 / 3 / 4), rel=2e-3)
    alone = mean([7.0])
    assert (alone.low, alone.high) == (-math.inf, math.inf)
    assert alone.told()["low"] is None


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.984)]
)
def test_the_quantiles_of_student_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(1.959964, freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_word_needs_the_wider_interval_where_much_is_compared() -> None:
    values = [1.0] * 60 + [0.0] * 40  # 0.502 to 0.691
    assert share(values, even=0.5).verdict == "clear"
    assert share(values, even=0.5, tests=20).verdict == "likely"
    assert share(values, even=0.55, tests=20).verdict == "unclear"
    assert mean([1.0, 2.0, 3.0], against=0.0).verdict == "unclear"
    assert mean([1.0, 1.1, 0.9, 1.0], against=0.0).verdict == "clear"


@pytest.mark.parametrize("truth", [1 / 3, 0.1])
def test_intervals_of_shares_hold_the_truth_as_often_as_they_say(truth: float) -> None:
    dice = random.Random(11)
    held = 0
    for _ in range(1500):
        one = share([float(dice.random() < truth) for _ in range(60)], even=truth)
        held += one.low <= truth <= one.high
    assert 0.93 < held / 1500 < 0.975


def test_intervals_of_means_hold_the_truth_as_often_as_they_say_and_wrong_words_are_rare() -> None:
    dice = random.Random(12)
    held = wrong = 0
    for _ in range(1500):
        one = mean([dice.gauss(3, 2) for _ in range(6)], against=3.0, tests=10)
        held += one.low <= 3 <= one.high
        wrong += one.verdict == "clear"
    assert 0.935 < held / 1500 < 0.965
    assert wrong / 1500 < 0.012


def test_places_follow_the_order_of_first_decisions_not_the_numbers_of_seats() -> None:
    games = [
        seen(STUDY, 0, [30, 20, 10], order=[2, 1, 3]),
        seen(STUDY, PARTS, [30, 30, 5], order=[3, 1, 2]),
    ]
    one = measured(STUDY.variants[0], games, tests=1)
    assert [place.value for place in one.places] == [0.0, 0.75, 0.25]
    assert [seat.value for seat in one.seats] == [0.75, 0.25, 0.0]
    assert one.order_drawn
    assert [points.value for points in one.place_points] == [12.5, 30.0, 20.0]
    assert one.scores == ((5, 20), (30, 30), (10, 30))
    assert (one.winner.value, one.margins, one.shared.value) == (30.0, (0, 10), 0.5)


def test_choices_and_length_by_hand() -> None:
    games = [
        seen(STUDY, 0, [3, 2, 1], branching=[10, 1, 100]),
        seen(STUDY, PARTS, [3, 2, 1], branching=[20, 1, 1, 1], texts=18),
    ]
    one = measured(STUDY.variants[0], games, tests=1)
    assert (one.length.value, one.lengths, one.texts.value) == (3.5, (3, 4), 15.0)
    assert one.branching.value == pytest.approx((37 + 23 / 4) / 2)
    assert one.forced == pytest.approx(4 / 7)
    assert one.lines.value == pytest.approx((3 + math.log10(20)) / 2)
    assert [step.at for step in one.steps] == [1, 2, 3, 4]
    assert one.steps[0].quartiles == (12.5, 15.0, 17.5)
    assert one.steps[2].quartiles[1] == 50.5


def test_first_moves_are_sorted_by_what_they_won() -> None:
    forced = [seen(STUDY, n, [9, 4, 2], opening=["good"]) for n in range(4)]
    forced += [seen(STUDY, n, [1, 4, 2], opening=["bad"]) for n in range(4, 8)]
    free = [seen(STUDY, n, [1, 2, 3], opening=["bad"]) for n in range(3)]
    found = openings(forced, free)
    assert [(move.text, move.wins.value, move.chosen) for move in found.moves] == [
        ("good", 1.0, 0.0), ("bad", 0.0, 1.0),
    ]  # fmt: skip
    assert [move.lead.value for move in found.moves] == [6.0, -2.0]
    assert (found.games, found.overall.value) == (8, 0.5)
    assert found.chance == pytest.approx(2 / 70, abs=0.01)  # of 70 ways to share eight games out, two


def test_shuffling_finds_a_difference_only_where_there_is_one() -> None:
    dice = random.Random(4)
    labels = [str(n % 5) for n in range(200)]
    even = [by_chance(labels, [dice.gauss(0, 1) for _ in labels]) for _ in range(12)]
    assert min(even) > 0.01
    assert max(even) > 0.4
    assert by_chance(labels, [dice.gauss(label == "3", 1) for label in labels]) < 0.005
    assert by_chance(["a", "b"], [1.0, 2.0]) == by_chance(["a"] * 9, [*map(float, range(9))]) == 1.0


def test_departures_are_compared_game_by_game() -> None:
    base = [seen(STUDY, n * PARTS, [10 * n, 1, 2]) for n in range(1, 9)]
    more = [seen(STUDY, n * PARTS + 2, [10 * n + 3, 1, 2]) for n in range(1, 9)]
    other = [seen(STUDY, n * PARTS + 1, [1, 2, 3, 4]) for n in range(1, 9)]
    found = findings(STUDY, [base, other, more, base, base, []])
    points = found.differences[1].figures["points"]
    assert [points.value, points.low, points.high] == pytest.approx([1.0, 1.0, 1.0])
    assert points.verdict == "clear"
    assert (found.differences[1].same, found.differences[2].same, found.differences[0].same) == (0, 8, None)
    assert found.differences[0].figures["advantage"].value == pytest.approx(-0.25 - 2 / 3)
    assert found.differences[0].figures["last"].value == pytest.approx(0.75 + 1 / 3)
    assert found.openings is None
