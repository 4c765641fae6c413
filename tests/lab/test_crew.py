"""Whoever plays, the games are the same; and who stops, stops at once."""

from __future__ import annotations

import multiprocessing
from typing import Any

import pytest

from edubba.games.errors import OptionError
from edubba.lab.arena.crew import played
from edubba.lab.arena.match import PLAYED
from edubba.lab.arena.plan import Plan

from .conftest import lineup, plan_of


def told(plan: Plan, numbers: list[int], jobs: int | None, ray: str | None = None) -> list[dict[str, Any]]:
    """The results in order, without the clock."""
    found = sorted(played(plan, numbers, jobs, ray), key=lambda result: int(result["game"]))
    return [{key: result[key] for key in PLAYED} for result in found]


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_two_processes_play_the_games_that_one_plays(game: str) -> None:
    plan, numbers = plan_of(game, "greedy,random,random"), [0, 1, 2, 5, 9, 4]
    alone = told(plan, numbers, 1)
    assert [result["game"] for result in alone] == sorted(numbers)
    assert len({result["hash"] for result in alone}) == 6
    assert told(plan, numbers, 2) == alone


def test_leaving_early_ends_the_processes() -> None:
    results = played(plan_of(bots="greedy,greedy,greedy"), range(100_000), 2, None)
    next(results)
    assert len(multiprocessing.active_children()) == 2
    results.close()  # 99,999 games would not end
    assert not multiprocessing.active_children()


def test_an_error_in_a_process_is_told_as_it_is() -> None:
    with pytest.raises(OptionError) as error:
        list(played(lineup("random", "random", "hal"), range(4), 2, None))
    assert error.value.key == "unknown-bot"
    assert not multiprocessing.active_children()


def test_a_process_that_is_killed_ends_the_arena_with_a_sentence() -> None:
    results = played(plan_of(bots="greedy,greedy,greedy"), range(100_000), 2, None)
    next(results)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(OptionError) as error:
        for _ in results:
            pass
    assert error.value.key == "arena-worker-died"
