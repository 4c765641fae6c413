"""Token buckets."""

from __future__ import annotations

import pytest

from edubba.server.errors import Problem
from edubba.server.limits import Limiter, address_key, per_hour, per_minute


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
    limiter = per_minute(1)
    limiter.check("a", 0.0)
    with pytest.raises(Problem) as caught:
        limiter.check("a", 0.5)
    assert (caught.value.status, caught.value.facts) == (429, {"seconds": 60})
    assert per_hour(10).wait("a", 0.0) == 0


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
