"""Token buckets."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from edubba.server.errors import Problem
from edubba.server.limits import (
    TOLD,
    Crowd,
    Limiter,
    Rate,
    address_key,
    in_memory,
    per_hour,
    per_minute,
    share,
)


def test_a_burst_passes_and_then_one_at_a_time() -> None:
    limiter = Limiter(rate=0.5, burst=3)
    assert [limiter.wait("a", 0.0) for _ in range(4)] == [0, 0, 0, 2]
    assert limiter.wait("a", 1.0) == pytest.approx(1)
    assert limiter.wait("a", 2.0) == 0
    assert limiter.wait("a", 2.0) == pytest.approx(2)


def test_what_is_refused_costs_nothing_and_idle_time_fills_no_more_than_the_burst() -> None:
    limiter = Limiter(rate=1, burst=2)
    assert [bool(limiter.wait("a", 0.0)) for _ in range(9)] == [False, False] + [True] * 7
    assert [bool(limiter.wait("a", 1000.0)) for _ in range(3)] == [False, False, True]


def test_each_key_has_its_own() -> None:
    limiter = Limiter(rate=1, burst=1)
    assert [limiter.wait(key, 0.0) for key in "aba"] == [0, 0, 1]


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    limiter = Limiter(rate=1, burst=2)
    assert limiter.wait("a", 100.0) == 0
    assert limiter.wait("a", 0.0) == 0
    assert limiter.wait("a", 0.0) == 1


def test_memory_is_bounded_and_who_came_last_is_remembered() -> None:
    limiter = Limiter(rate=1, burst=1, most_keys=10)
    for number in range(1000):
        limiter.wait(str(number), 0.0)
    assert len(limiter) == 10
    assert limiter.wait("999", 0.0) == 1


def test_the_problem_says_when_to_come_back() -> None:
    limiter = in_memory(per_minute("knocks", 1))
    asyncio.run(limiter.check("a", 0.0))
    with pytest.raises(Problem) as caught:
        asyncio.run(limiter.check("a", 0.5))
    assert (caught.value.status, caught.value.facts) == (429, {"seconds": 60})
    assert per_hour("knocks", 36) == Rate("knocks", 0.01, 36)


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (-1, 1), (1, 0)])
def test_a_limiter_lets_something_through(rate: float, burst: int) -> None:
    with pytest.raises(ValueError, match="lets something through"):
        Limiter(rate, burst)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("x" * 100, "x" * 64),
        ("", ""),
    ],
)
def test_a_client_is_an_address_or_its_network(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_crowd_counts_those_at_other_workers_until_they_or_their_worker_are_gone() -> None:
    crowd = Crowd(8)
    for worker, count in (("one", 5), ("other", 2)):
        crowd.heard(worker, "ana", count)
    with crowd.one_more("ana"), crowd.one_more("bel"):
        with pytest.raises(Problem) as refused, crowd.one_more("ana"):
            pass
        assert refused.value.key == "problem-too-many"
        crowd.heard("other", "ana", 1)
        with crowd.one_more("ana"):
            pass
        crowd.gone("one")
        with ExitStack() as more:
            for _ in range(6):
                more.enter_context(crowd.one_more("ana"))
            with pytest.raises(Problem), crowd.one_more("ana"):
                pass
    crowd.gone("other")
    assert (crowd._here, crowd._elsewhere) == ({}, {})


def test_other_workers_are_told_of_those_who_have_many() -> None:
    crowd, told = Crowd(60), list[tuple[str, int]]()
    crowd.tell = lambda key, count: told.append((key, count))
    with ExitStack() as some:
        for _ in range(TOLD - 1):
            some.enter_context(crowd.one_more("ana"))
        assert told == []
        with crowd.one_more("ana"):
            crowd.tell_all()
    assert told == [("ana", TOLD), ("ana", TOLD), ("ana", 0)]


def test_several_workers_divide_a_rate_but_each_answers_a_page() -> None:
    assert [share(100, workers) for workers in (1, 2, 4, 20)] == [100, 50, 25, 5]
    assert share(100, 64) == 5
    assert [share(2, workers) for workers in (1, 4)] == [2, 2]
