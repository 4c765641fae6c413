"""Time: what a match allows, and what each seat has left. All times are seconds."""

from __future__ import annotations

import msgspec

from edubba.tables.errors import TableError

DAY = 86_400.0
LIVE, DAYS, NONE = "live", "days", "none"
KINDS = (LIVE, DAYS, NONE)
MOST_LIVE, MOST_DAYS = 6 * 3600.0, 60 * DAY


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time a match allows: `live` and `days` are a bank that a finished turn adds to; `none` never ends.

    `cap` bounds the bank; `holidays` is time that runs in place of the bank while its owner is away.
    """

    kind: str = NONE
    base: float = 0.0
    increment: float = 0.0
    cap: float = 0.0
    holidays: float = 0.0

    @property
    def grant(self) -> float:
        """What a player who ran out of time has when he returns."""
        return max(self.increment, self.base / 10)


def live(base: float, increment: float) -> Terms:
    """A bank of minutes that every finished turn adds to."""
    return checked(Terms(LIVE, base, increment))


def days(base: float, increment: float, cap: float, holidays: float) -> Terms:
    """A bank of days."""
    return checked(Terms(DAYS, base, increment, cap, holidays))


def checked(terms: Terms) -> Terms:
    """The terms, if they make sense; raises TableError."""
    if terms.kind not in KINDS:
        raise TableError("table-clock-kind", known=", ".join(KINDS))
    if terms.kind == NONE:
        return Terms()
    most = MOST_LIVE if terms.kind == LIVE else MOST_DAYS
    cap = terms.cap or _usual_cap(terms)
    for name, least, value, limit in (
        ("base", 10.0, terms.base, most),
        ("increment", 0.0, terms.increment, most),
        ("cap", terms.base, cap, most),
        ("holidays", 0.0, terms.holidays, 0.0 if terms.kind == LIVE else most),
    ):
        if not least <= value <= limit:  # also refuses what is no number
            raise TableError("table-clock-value", name=name, least=int(least), most=int(limit))
    return msgspec.structs.replace(terms, cap=cap)


def _usual_cap(terms: Terms) -> float:
    """The cap of terms that name none: an hour's game may save up, a bank of days stays what it was."""
    if terms.kind == LIVE:
        return max(terms.base, min(terms.base + 60 * terms.increment, MOST_LIVE))
    return terms.base


class Clock(msgspec.Struct):
    """What a seat has left."""

    left: float = 0.0
    holidays: float = 0.0
    away: bool = False  # on holiday

    def run(self, seconds: float) -> None:
        """Let time pass in this seat's turn: holidays first, if it is away, then the bank."""
        if self.away:
            used = min(seconds, self.holidays)
            self.holidays -= used
            seconds -= used
        self.left -= seconds

    def lasts(self) -> float:
        """How long it can go on from now."""
        return self.left + (self.holidays if self.away else 0.0)


def new_clock(terms: Terms) -> Clock:
    """A clock at the start of a match."""
    return Clock(terms.base, terms.holidays)


def add_increment(clock: Clock, terms: Terms) -> None:
    """A turn is finished; what is above the cap stays, but does not grow."""
    clock.left = max(clock.left, min(clock.left + terms.increment, terms.cap))
