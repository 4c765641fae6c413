"""What an analysis of a position says."""

from __future__ import annotations

from typing import Any

import pytest

import edubba
from edubba.search.mind import Mind
from tests.search.tools import Thinking, held, opened, places

GAMES = ("sumeria", "flood")


@pytest.mark.parametrize("game", GAMES)
def test_shares_sum_to_one_and_have_errors(game: str) -> None:
    found = edubba.analyse(opened(game), simulations=800)
    assert found.to_act == 1
    assert sum(share.value for share in found.shares) == pytest.approx(1)
    assert all(0 < share.error < 0.3 for share in found.shares)
    assert found.simulations == 800
    for option in found.options:
        assert sum(share.value for share in option.shares) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_actions_come_first_and_the_line_can_be_played(game: str) -> None:
    pos = opened(game)
    found = edubba.analyse(pos, simulations=2000)
    sure = [option.shares[0].value - option.shares[0].error for option in found.options]
    assert sure == sorted(sure, reverse=True)
    assert {option.text for option in found.options} <= set(pos.legal)
    assert found.line[0] == found.options[0].text
    for text in found.line:
        pos.play(text)


@pytest.mark.parametrize("simulations", [16, 120, 400])
def test_no_share_is_certain_before_the_end(simulations: int) -> None:
    """Near the end all searches may miss the same action; only what ends the game is sure."""
    for spot in places("sumeria", 27, 40)[-6:]:
        rules, setting, state = spot
        pos = edubba.position(rules.view(setting, state))
        found = edubba.analyse(pos, simulations=simulations)
        assert all(share.error >= 0.4 / simulations**0.5 for share in found.shares)
        for option in found.options:
            ends = pos.copy()
            ends.play(option.text)
            assert all((share.error == 0) == ends.over for share in option.shares)


@pytest.mark.parametrize("game", GAMES)
def test_a_limit_by_simulations_is_repeatable_whatever_the_jobs(game: str) -> None:
    pos = opened(game)
    one, two = (edubba.analyse(pos, simulations=600, jobs=jobs) for jobs in (1, 2))
    assert (one.shares, one.options, one.line) == (two.shares, two.options, two.line)


def test_the_end_is_certain() -> None:
    rules, setting, state = places("sumeria", 4, 60)[-1]
    rules.apply(setting, state, rules.legal(setting, state)[0])
    while not rules.over(state):
        rules.apply(setting, state, rules.legal(setting, state)[0])
    pos = edubba.position(rules.view(setting, state))
    found = edubba.analyse(pos)
    assert [share.value > 0 for share in found.shares] == [seat in pos.winners for seat in (1, 2, 3)]
    assert all(share.error == 0 for share in found.shares)
    assert found.options == ()


def test_at_a_draw_the_options_are_the_draws_by_their_weight() -> None:
    found = edubba.analyse(edubba.new("flood"), simulations=600)
    assert found.to_act is None
    assert {option.text for option in found.options} == {"~123", "~132", "~213", "~231", "~312", "~321"}
    tried = [option.tried for option in found.options]
    assert max(tried) - min(tried) <= 4


@pytest.mark.parametrize("jobs", [1, 2, 4])
def test_time_is_kept_and_progress_told(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plus 10 % of thinking: four searches in two halves each, as many at the same time as there are jobs."""
    clock, seconds, halves, told = Thinking(100e-6), 0.4, list[float](), list[float]()
    held(monkeypatch, clock)
    think = Mind.think

    def timed(self: Mind, *arguments: Any, **wishes: Any) -> int:
        began = clock.now
        made = think(self, *arguments, **wishes)
        halves.append(clock.now - began)
        return made

    monkeypatch.setattr(Mind, "think", timed)
    edubba.analyse(opened("sumeria"), seconds=seconds, jobs=jobs, watch=told.append)
    assert len(halves) == 8
    assert 0.8 * seconds < sum(halves) / jobs <= 1.1 * seconds
    assert max(halves) <= 1.1 * seconds * jobs / 8
    assert 0.8 < max(told) <= 1.0


def test_who_interrupts_need_not_wait() -> None:
    def enough(part: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        edubba.analyse(opened("sumeria"), seconds=60, watch=enough)


@pytest.mark.parametrize(
    "limits",
    [
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": 1e9},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"seconds": True},
        {"simulations": 0},
        {"simulations": 20.5},
        {"seconds": 1, "simulations": 100},
    ],
)
def test_limits_that_are_none_are_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(edubba.OptionError):
        edubba.analyse(opened("sumeria"), **limits)


def test_what_was_tried_seldom_is_known_badly() -> None:
    found = edubba.analyse(opened("sumeria"), simulations=3000)
    often, seldom = max(found.options, key=lambda o: o.tried), min(found.options, key=lambda o: o.tried)
    assert seldom.tried < often.tried / 10
    assert seldom.shares[0].error > often.shares[0].error
