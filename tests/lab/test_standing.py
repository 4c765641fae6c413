"""The figures of a tournament against the same figures computed another way."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from edubba.lab.arena.plan import Plan
from edubba.lab.arena.ratings import ranks, ratings
from edubba.lab.arena.standing import Standing, standings

from .conftest import lineup, made

POINTS = st.lists(st.lists(st.integers(0, 30), min_size=3, max_size=3), min_size=1, max_size=40)


def results(plan: Plan, points: list[list[int]]) -> list[dict[str, Any]]:
    return [made(plan, number, row) for number, row in enumerate(points)]


def by_name(found: list[Standing]) -> dict[str, Standing]:
    return {one.name: one for one in found}


@given(POINTS)
def test_shares_and_points_are_means_over_the_seats_taken(points: list[list[int]]) -> None:
    played = results(lineup("a", "b", "b"), points)
    taken = [
        (name, score, won, seat)
        for game in played
        for seat, (name, score, won) in enumerate(
            zip(game["seats"], game["points"], game["wins"], strict=True)
        )
    ]
    for name, one in by_name(standings(played)).items():
        own = [entry for entry in taken if entry[0] == name]
        assert (one.games, one.seats) == (len(played), len(own))
        assert one.points.value == pytest.approx(statistics.fmean(entry[1] for entry in own))
        assert one.wins.value == pytest.approx(statistics.fmean(entry[2] for entry in own))
        assert one.scores == tuple(sorted(entry[1] for entry in own))
        for seat, mean in enumerate(one.by_seat):
            there = [entry[2] for entry in own if entry[3] == seat]
            assert (mean is None) == (not there)
            assert mean is None or mean.value == pytest.approx(statistics.fmean(there))
    total = sum(one.wins.value * one.seats for one in standings(played))
    assert total == pytest.approx(len(played))


@given(POINTS.filter(lambda points: len(points) >= 6))
def test_over_whole_rounds_the_error_is_that_of_the_mean_of_rounds(points: list[list[int]]) -> None:
    played = results(lineup("a", "b", "b"), points[: len(points) // 3 * 3])
    for name, one in by_name(standings(played)).items():
        rounds: dict[int, list[float]] = defaultdict(list)
        for game in played:
            shares = (won for bot, won in zip(game["seats"], game["wins"], strict=True) if bot == name)
            rounds[game["round"]].extend(shares)
        means = [statistics.fmean(shares) for shares in rounds.values()]
        assert one.wins.error == pytest.approx(statistics.stdev(means) / math.sqrt(len(means)), abs=1e-12)


@given(POINTS.filter(lambda points: len(points) >= 4))
def test_the_error_is_the_robust_one_of_a_regression_on_a_constant(points: list[list[int]]) -> None:
    played = results(lineup("a", "b", "b"), points)
    one = by_name(standings(played))["b"]
    rows = [
        (game["round"], score)
        for game in played
        for bot, score in zip(game["seats"], game["points"], strict=True)
        if bot == "b"
    ]
    clusters, y = (np.array(column) for column in zip(*rows, strict=True))
    x = np.ones((len(y), 1))
    bread = np.linalg.inv(x.T @ x)
    left = y - x @ (bread @ x.T @ y)
    scores = [x[clusters == c].T @ left[clusters == c] for c in np.unique(clusters)]
    meat = sum(np.outer(s, s) for s in scores)
    variance = bread @ meat @ bread * len(scores) / (len(scores) - 1)
    assert one.points.error == pytest.approx(math.sqrt(variance[0, 0]), abs=1e-9)


def test_what_the_seat_alone_decides_leaves_no_error() -> None:
    plan = lineup("a", "b", "c")
    games = [made(plan, n, [20, 10, 0]) for n in range(30)]  # the first seat always wins
    assert [one.wins.error for one in standings(games)] == pytest.approx([0, 0, 0])


def test_one_round_alone_has_no_error() -> None:
    (best, *_) = standings(results(lineup("a", "b", "b"), [[9, 0, 0], [0, 1, 7], [0, 8, 0]]))
    assert best.name == "a"
    assert best.wins.value == 1
    assert best.wins.error is None


def test_time_is_counted_by_decisions_not_by_games() -> None:
    plan = lineup("a", "b", "b")
    short, long = made(plan, 0, [1, 2, 3]), made(plan, 1, [1, 2, 3])
    long |= {"decisions": [30, 30, 30], "seconds": [0.01, 0.01, 0.09], "longest": [0.004, 0.004, 0.05]}
    found = by_name(standings([short, long]))
    assert long["seats"] == ["b", "b", "a"]
    assert found["a"].move == pytest.approx((0.01 + 0.09) / 40)
    assert found["a"].longest == 0.05
    assert found["b"].longest == 0.004


# --- ratings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "wins", "places"),
    [
        ([10, 30, 20], [0, 1, 0], [2, 0, 1]),
        ([10, 30, 30], [0, 0.5, 0.5], [2, 0, 0]),
        ([10, 30, 30], [0, 1, 0], [2, 0, 1]),  # a tie-break decided
        ([10, 10, 30], [0, 0, 1], [1, 1, 0]),
        ([5, 9, 9, 9], [0, 0.5, 0, 0.5], [3, 0, 2, 0]),
    ],
)
def test_places_by_victory_then_points(points: list[int], wins: list[float], places: list[int]) -> None:
    assert ranks({"points": points, "wins": wins}) == places


@given(POINTS)
def test_different_bots_are_rated_as_openskill_rates_players(points: list[list[int]]) -> None:
    played = results(lineup("a", "b", "c"), points)
    model = PlackettLuce(tau=0.0)
    players = {name: model.rating() for name in "abc"}
    for game in played:
        order = [[players[name]] for name in game["seats"]]
        rated = model.rate(order, scores=[float(points) for points in game["points"]])
        players |= {name: team[0] for name, team in zip(game["seats"], rated, strict=True)}
    for name, rating in ratings(played).items():
        assert rating.mu == pytest.approx(players[name].mu)
        assert rating.sigma == pytest.approx(players[name].sigma)


def test_a_bot_among_its_likes_stays_what_it_is_and_grows_surer() -> None:
    played = results(lineup("a", "a", "a"), [[9, 5, 1]] * 20)
    rating = ratings(played)["a"]
    assert rating.mu == pytest.approx(25)
    assert rating.sigma < 25 / 3
    assert rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma)
    assert rating.interval == pytest.approx((rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma))


def test_two_seats_of_one_bot_move_it_by_the_mean_of_both() -> None:
    game = made(lineup("a", "b", "b"), 0, [10, 30, 20])
    model = PlackettLuce(tau=0.0)
    alone = [team[0] for team in model.rate([[model.rating()] for _ in range(3)], ranks=[2, 0, 1])]
    found = ratings([game])
    assert found["a"].mu == pytest.approx(alone[0].mu)
    assert found["b"].mu == pytest.approx((alone[1].mu + alone[2].mu) / 2)
    assert found["b"].mu > 25 > found["a"].mu


def test_a_stronger_bot_is_rated_higher_whatever_the_seats() -> None:
    plan = lineup("weak", "strong", "weak")
    played = [
        made(plan, n, [30 if name == "strong" else 10 + n % 3 for name in plan.pairing(n).seats])
        for n in range(30)
    ]
    found = by_name(standings(played))
    assert found["strong"].rating.interval[0] > found["weak"].rating.interval[1]
    assert standings(played)[0].name == "strong"
