"""Who sits where: every competitor in every seat equally often, the same draws in a round."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.games.errors import OptionError
from edubba.lab.arena.plan import Pairing, Plan, make_plan

from .conftest import lineup, plan_of

LINEUPS = st.lists(st.sampled_from("abcd"), min_size=3, max_size=4).map(lambda names: lineup(*names))


def by_round(plan: Plan, games: int) -> dict[int, list[Pairing]]:
    found = defaultdict(list)
    for number in range(games):
        pairing = plan.pairing(number)
        found[pairing.round].append(pairing)
    return found


def whole_rounds(plan: Plan) -> list[list[Pairing]]:
    """The rounds of 100 games but the last, which may be cut."""
    return list(by_round(plan, 100).values())[:-1]


@given(LINEUPS)
def test_in_every_round_each_competitor_has_each_seat_equally_often(plan: Plan) -> None:
    for games in whole_rounds(plan):
        for name in plan.competitors:
            seats = Counter(seat for game in games for seat, bot in enumerate(game.seats) if bot == name)
            assert len(seats) == len(plan.bots)
            assert len({*seats.values()}) == 1


@given(LINEUPS)
def test_games_of_a_round_share_their_draws_and_no_others_do(plan: Plan) -> None:
    rounds = whole_rounds(plan)
    seeds = [{game.seed for game in games} for games in rounds]
    assert all(len(seed) == 1 for seed in seeds)
    assert len(set().union(*seeds)) == len(rounds)


@given(LINEUPS)
def test_rounds_follow_until_every_order_was_seated_once(plan: Plan) -> None:
    orders = set(itertools.permutations(plan.bots))
    first = [plan.pairing(number).seats for number in range(len(orders))]
    assert set(first) == orders
    second = [plan.pairing(number).seats for number in range(len(orders), 2 * len(orders))]
    assert second == first


@given(LINEUPS, st.integers(0, 60))
def test_rounds_are_counted_with_the_games_of_an_unfinished_one(plan: Plan, games: int) -> None:
    whole, rest = plan.rounds(games)
    sizes = [len(seats) for seats in by_round(plan, 100).values()]
    assert sum(sizes[:whole]) + rest == games
    assert rest < sizes[whole]


def test_one_against_two_is_a_round_of_three() -> None:
    plan = plan_of()
    assert [plan.pairing(n).round for n in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert {plan.pairing(n).seats.index("greedy") for n in range(3)} == {0, 1, 2}


def test_another_seed_or_lineup_is_another_tournament() -> None:
    plans = [plan_of(), plan_of(seed="2"), plan_of(bots="greedy,greedy,random"), plan_of(game="flood")]
    assert len({plan.digest for plan in plans}) == 4
    assert plan_of().digest == plans[0].digest
    assert plans[0].pairing(0).seed != plans[1].pairing(0).seed


def test_the_number_of_bots_is_the_number_of_players() -> None:
    assert plan_of(bots="random,random,random,greedy").options["players"] == 4
    assert plan_of(game="flood").options.keys() == {"decline", "board"}


@pytest.mark.parametrize(
    ("game", "options", "bots", "key"),
    [
        ("chess", {}, "random,random,random", "unknown-game"),
        ("sumeria", {}, "random,hal,random", "unknown-bot"),
        ("sumeria", {}, "random,random", "arena-bots-count"),
        ("sumeria", {"players": 4}, "random,random,random", "arena-bots-count"),
        ("flood", {}, "random,random,random,random", "arena-bots-count"),
        ("sumeria", {"dice": 6}, "random,random,random", "unknown-option"),
        ("sumeria", {}, "random,random:x,random", "limit-form"),
    ],
)
def test_a_plan_that_cannot_be(game: str, options: dict[str, int], bots: str, key: str) -> None:
    with pytest.raises(OptionError) as refused:
        make_plan(game, options, bots.split(","), "1")
    assert refused.value.key == key
