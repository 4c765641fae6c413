"""How often something may be done, and how many times at once: buckets and counters in memory, all bounded.

A restart forgets them, and that is accepted: what they hold back (guessing passwords, making accounts in
bulk) takes far longer than a restart gives.
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from edubba.server.errors import Problem

MOST_KEYS = 20_000


class Limiter:
    """For each key `burst` at once, then `rate` a second."""

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
        if len(self._buckets) > self.most_keys:
            self._buckets.popitem(last=False)  # untouched the longest, so most likely full again
        return 0.0 if allowed else (1 - left) / self.rate

    def check(self, key: str, now: float) -> None:
        """Take one or raise the problem that says when to come back."""
        seconds = self.wait(key, now)
        if seconds:
            raise Problem(429, "problem-too-often", seconds=max(1, math.ceil(seconds)))


class Crowd:
    """So many at the same time for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        """Be there, or raise the problem that it is too full."""
        if self._here[key] >= self.most:
            raise Problem(429, "problem-too-many", most=self.most)
        self._here[key] += 1
        try:
            yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]


def per_minute(number: int) -> Limiter:
    """So many at once, and as many a minute."""
    return Limiter(number / 60, number)


def per_hour(number: int) -> Limiter:
    """So many at once, and as many an hour."""
    return Limiter(number / 3600, number)


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
