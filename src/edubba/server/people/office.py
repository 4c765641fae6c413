"""What every function about people works with, made once for the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from edubba.server.config import Settings
from edubba.server.limits import Limiter, address_key, per_hour, per_minute
from edubba.server.people.passwords import Passwords
from edubba.server.storage.database import Database

SPRAY = 6  # times the attempts for one name: for all names together from one address


@dataclass(frozen=True, slots=True)
class Limits:
    """How often people may do what others must not do in bulk."""

    login: Limiter
    login_address: Limiter
    join: Limiter
    reset: Limiter
    report: Limiter = field(default_factory=lambda: per_hour(20))


def limits_of(settings: Settings) -> Limits:
    """The limiters as the settings wish them."""
    return Limits(
        login=per_minute(settings.logins_per_minute),
        login_address=per_minute(settings.logins_per_minute * SPRAY),
        join=per_hour(settings.joins_per_hour),
        reset=per_hour(settings.resets_per_hour),
    )


#: Called with an account and the name that stands in its place.
Release: TypeAlias = Callable[[int, str], Awaitable[None]]


async def nobody_waits(account: int, name: str) -> None:
    """Where there are no matches."""


@dataclass(frozen=True, slots=True)
class Office:
    """The database, the settings, the time, the limits and the passwords."""

    database: Database
    settings: Settings
    clock: Callable[[], float]
    limits: Limits
    passwords: Passwords = field(default_factory=Passwords)
    release: Release = nobody_waits  # lets somebody go from his matches, who is then called otherwise

    def check_attempt(self, who: str, address: str) -> None:
        """Before every comparison of a password: nobody guesses one by trying."""
        now, client = self.clock(), address_key(address)
        self.limits.login_address.check(client, now)
        self.limits.login.check(f"{client} {who}", now)


def open_office(
    database: Database,
    settings: Settings,
    clock: Callable[[], float],
    passwords: Passwords | None = None,
    release: Release | None = None,
) -> Office:
    """An office with fresh limits."""
    limits = limits_of(settings)
    return Office(database, settings, clock, limits, passwords or Passwords(), release or nobody_waits)
