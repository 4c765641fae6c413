"""The search against counting: where a game is nearly over, every line of play can be followed to its end."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from edubba.games import core
from edubba.games.core import Game, Setting, State
from edubba.search import bot
from edubba.search.limits import Limit
from edubba.search.mind import Mind
from edubba.search.verbs import verbs_of
from tests.search.tools import played


def shares_of(rules: Game, state: State) -> NDArray[np.float64]:
    winners = rules.winners(state)
    return np.array([(seat in winners) / len(winners) for seat in range(1, len(rules.scores(state)) + 1)])


def solve(rules: Game, setting: Setting, state: State) -> NDArray[np.float64]:
    """Each seat's share if all take what is best for themselves; the first of equal ones."""
    if rules.over(state):
        return shares_of(rules, state)
    values = []
    for code in rules.legal(setting, state):
        after = core.copied(state)
        rules.apply(setting, after, code)
        values.append(solve(rules, setting, after))
    seat = (rules.to_act(state) or 0) - 1
    return max(values, key=lambda value: float(value[seat]))


def last_turns(count: int) -> list[tuple[Game, Setting, State]]:
    """The last turn of games: one action, then takes, and no draw any more."""
    rules, found = core.game("sumeria"), []
    for seed in range(100, 100 + count):
        states, setting = played("sumeria", seed)
        ends = [core.thawed(data, rules.initial(setting).dtype) for data in states]
        turns = [state for state in ends if rules.section(state).startswith("dynasty 6, round 3")]
        after = [s for s in turns if len(rules.legal(setting, s)) > 15]
        last = after[-1]
        found.append((rules, setting, last))
    return found


@pytest.mark.parametrize("number", range(8))
def test_the_last_turn_of_sumeria_is_played_exactly(number: int) -> None:
    rules, setting, state = last_turns(8)[number]
    seat = (rules.to_act(state) or 0) - 1
    values = {}
    for code in rules.legal(setting, state):
        after = core.copied(state)
        rules.apply(setting, after, code)
        values[code] = solve(rules, setting, after)[seat]
    chosen = bot("lugal:2000", number).choose(rules, setting, state)
    assert values[chosen] == max(values.values())


@pytest.mark.parametrize("number", range(4))
def test_shares_come_near_those_that_counting_gives(number: int) -> None:
    rules, setting, state = last_turns(4)[number]
    mind, limit = Mind(rules, setting, 1), Limit(simulations=20_000)
    mind.look(state, limit)
    mind.think(limit)
    exact = solve(rules, setting, state)
    seat = (rules.to_act(state) or 0) - 1
    assert mind.shares()[seat] == pytest.approx(exact[seat], abs=0.05)


def turned(state: State, by: int) -> State:
    """The same position of Sumeria with every seat moved on."""
    other = core.copied(state)
    for name in ("own", "won", "supply"):
        other[name][:3] = np.roll(state[name][:3], by, axis=0)
    for name in ("start", "seat"):
        if int(state[name]) >= 0:
            other[name] = (int(state[name]) + by) % 3
    return other


def test_the_evaluation_does_not_care_which_seat_is_which() -> None:
    rules = core.game("sumeria")
    evaluate = __import__("edubba.search.sumeria", fromlist=["evaluate"]).evaluate
    states, setting = played("sumeria", 12)
    for data in states[20::7]:
        state = core.thawed(data, rules.initial(setting).dtype)
        for by in (1, 2):
            assert evaluate(setting, turned(state, by)) == pytest.approx(
                np.roll(evaluate(setting, state), by)
            )


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_evaluations_are_shares_and_the_end_is_exact(game: str) -> None:
    rules, verbs = core.game(game), verbs_of(game)
    states, setting = played(game, 6)
    room, values, dice = verbs.new_room(), np.zeros(4), np.array([1], np.uint64)
    for data in states[::9]:
        verbs.estimate(setting.tables, core.thawed(data, verbs.STATE), room, dice, values)
        assert values.sum() == pytest.approx(1)
        assert values.min() >= 0
    end = core.thawed(states[-1], verbs.STATE)
    verbs.estimate(setting.tables, core.copied(end), room, dice, values)
    assert values[:3] == pytest.approx(shares_of(rules, end))
