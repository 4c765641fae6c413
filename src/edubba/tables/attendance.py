"""Being there: resigning, returning after a time-out, holidays."""

from __future__ import annotations

from edubba.tables.checks import own_seat, require
from edubba.tables.clocks import DAYS
from edubba.tables.commands import Away, Resign, Return
from edubba.tables.errors import TableError
from edubba.tables.events import ABANDONED, PERSON, Ended, Event, Holiday, Resigned, Returned
from edubba.tables.match import RUNNING, Match


def decide(match: Match, command: Resign | Return | Away, who: int, now: float) -> list[Event]:
    """Leave a seat for good or for a while, or come back to it."""
    require(match, RUNNING)
    seat = own_seat(match, command.seat, who)
    if seat.resigned:
        raise TableError("table-resigned", seat=command.seat)
    match command:
        case Resign():
            return _resign(match, command.seat, now)
        case Return():
            if seat.person_plays:
                raise TableError("table-never-left", seat=command.seat)
            return [Returned(at=now, seat=command.seat)]
        case Away():
            if match.terms.kind != DAYS:
                raise TableError("table-no-holidays")
            if command.away == seat.clock.away:
                raise TableError("table-holiday-already", away="yes" if command.away else "no")
            if command.away and seat.clock.holidays <= 0:
                raise TableError("table-holidays-used")
            return [Holiday(at=now, seat=command.seat, away=command.away)]


def _resign(match: Match, number: int, now: float) -> list[Event]:
    """A bot plays on; where the last person goes, nobody is left to play for."""
    staying = [
        other
        for other, seat in enumerate(match.facts.seats, 1)
        if other != number and seat.chair.kind == PERSON and not seat.resigned
    ]
    events: list[Event] = [Resigned(at=now, seat=number)]
    return events if staying else [*events, Ended(at=now, how=ABANDONED)]
