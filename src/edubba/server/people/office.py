"""What every function about people works with, made once for the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from edubba.server.config import Settings
from edubba.server.limits import Gate, MakeGate, address_key, in_memory, per_hour, per_minute
from edubba.server.people.passwords import Passwords
from edubba.server.storage.database import Database

REPORTS = 20  # an hour
SPRAY = 6  # times the attempts for one name: for all names together from one address


@dataclass(frozen=True, slots=True)
class Limits:
    """How often people may do what others must not do in bulk."""

    login: Gate
    login_address: Gate
    join: Gate
    reset: Gate
    confirm: Gate
    report: Gate


def limits_of(settings: Settings, gate: MakeGate = in_memory) -> Limits:
    """The gates as the settings wish them."""
    return Limits(
        login=gate(per_minute("login", settings.logins_per_minute)),
        login_address=gate(per_minute("login-address", settings.logins_per_minute * SPRAY)),
        join=gate(per_hour("join", settings.joins_per_hour)),
        reset=gate(per_hour("reset", settings.resets_per_hour)),
        confirm=gate(per_hour("confirm", settings.resets_per_hour)),
        report=gate(per_hour("report", REPORTS)),
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

    async def check_attempt(self, who: str, address: str) -> None:
        """Before every comparison of a password: nobody guesses one by trying."""
        now, client = self.clock(), address_key(address)
        await self.limits.login_address.check(client, now)
        await self.limits.login.check(f"{client} {who}", now)


def open_office(
    database: Database,
    settings: Settings,
    clock: Callable[[], float],
    passwords: Passwords | None = None,
    release: Release | None = None,
    gate: MakeGate = in_memory,
) -> Office:
    """An office with fresh limits."""
    limits = limits_of(settings, gate)
    return Office(database, settings, clock, limits, passwords or Passwords(), release or nobody_waits)
