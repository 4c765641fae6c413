"""How often something may be done, and how many times at once: buckets and counters in memory, all bounded.

A restart forgets them, and that is accepted: what they hold back (guessing passwords, making accounts in
bulk) takes far longer than a restart gives. Several workers share `company.buckets` instead, or divide.
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol, TypeAlias

from edubba.server.bounded import forget_oldest
from edubba.server.errors import Problem

MOST_KEYS = 20_000
LEAST_SHARE = 5.0  # a second: a page that opens is answered, however many workers there are
TOLD = 5  # from so many on other workers are told how many are here: few have that many


class Rate(NamedTuple):
    """For each key `burst` at once, then `rate` a second; `name` tells one kind of key from another."""

    name: str
    rate: float
    burst: int


class Gate(Protocol):
    """Lets through what comes at a rate."""

    async def check(self, key: str, now: float) -> None:
        """Take one or raise the problem that says when to come back."""


#: Makes the gate for a rate: in memory, or shared by several workers.
MakeGate: TypeAlias = Callable[[Rate], Gate]


class Limiter:
    """A gate in memory."""

    def __init__(self, rate: float, burst: int, *, most_keys: int = MOST_KEYS) -> None:
        if rate <= 0 or burst < 1 or most_keys < 1:
            raise ValueError("a limiter lets something through")
        self.rate, self.burst, self.most_keys = rate, burst, most_keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, key: str, now: float) -> float:
        """Take one; 0 where that was allowed, else the seconds until it will be."""
        left, since = self._buckets.pop(key, (float(self.burst), now))
        left = min(float(self.burst), left + max(0.0, now - since) * self.rate)  # clocks may be set back
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        forget_oldest(self._buckets, self.most_keys)  # untouched the longest, so most likely full again
        return 0.0 if allowed else (1 - left) / self.rate

    async def check(self, key: str, now: float) -> None:
        """Take one or raise the problem that says when to come back."""
        seconds = self.wait(key, now)
        if seconds:
            raise too_often(seconds)


def in_memory(rate: Rate) -> Gate:
    """The gate of a server that is alone."""
    return Limiter(rate.rate, rate.burst)


def share(rate: float, workers: int) -> float:
    """What each of several workers allows so that together they allow a rate, without asking anybody."""
    return max(rate / workers, min(rate, LEAST_SHARE))


def too_often(seconds: float) -> Problem:
    """Come back in so many seconds."""
    return Problem(429, "problem-too-often", seconds=max(1, math.ceil(seconds)))


class Crowd:
    """So many at the same time for each key, at all workers together. Alone there is nobody to tell."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tell: Callable[[str, int], None] = lambda key, count: None
        self.ask: Callable[[], None] = lambda: None
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}  # by key and worker

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        """Be there, or raise the problem that it is too full."""
        if self._here[key] + sum(self._elsewhere.get(key, {}).values()) >= self.most:
            raise Problem(429, "problem-too-many", most=self.most)
        self._change(key, +1)
        try:
            yield
        finally:
            self._change(key, -1)

    def _change(self, key: str, by: int) -> None:
        before = self._here[key]
        self._here[key] += by
        if not self._here[key]:
            del self._here[key]
        if _worth_telling(before) != (now := _worth_telling(before + by)):
            self.tell(key, now)

    def tell_all(self) -> None:
        """Somebody may have missed something, or we: tell all there is, and ask."""
        self.asked()
        self.ask()

    def asked(self) -> None:
        """Another worker wants to know."""
        for key, count in self._here.items():
            if count >= TOLD:
                self.tell(key, count)

    def heard(self, worker: str, key: str, count: int) -> None:
        """Another worker tells how many it has."""
        known = self._elsewhere.setdefault(key, {})
        known[worker] = count
        if not count:
            del known[worker]
        if not known:
            del self._elsewhere[key]

    def gone(self, worker: str) -> None:
        """A worker is no more."""
        for key in list(self._elsewhere):
            self.heard(worker, key, 0)

    def forget(self) -> None:
        """What was heard may be long untrue: it is asked for anew."""
        self._elsewhere.clear()


def _worth_telling(count: int) -> int:
    return count if count >= TOLD else 0


def per_minute(name: str, number: int) -> Rate:
    """So many at once, and as many a minute."""
    return Rate(name, number / 60, number)


def per_hour(name: str, number: int) -> Rate:
    """So many at once, and as many an hour."""
    return Rate(name, number / 3600, number)


def address_key(address: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 that one IPv6 customer has to himself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a socket's name, or a test
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)
