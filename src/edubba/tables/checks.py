"""What several commands have to ask first."""

from __future__ import annotations

from edubba.tables.errors import TableError
from edubba.tables.match import OVER, RUNNING, WAITING, Match, Seat

_OTHERWISE = {WAITING: "table-waiting", RUNNING: "table-running", OVER: "table-over"}


def require(match: Match, status: str) -> None:
    """Refuse what a match in another state cannot do."""
    if match.facts.status != status:
        raise TableError(_OTHERWISE[match.facts.status])


def seat_of(match: Match, number: int) -> Seat:
    """A seat by a number from outside."""
    if not 1 <= number <= len(match.facts.seats):
        raise TableError("table-no-seat", seat=number, seats=len(match.facts.seats))
    return match.seat(number)


def own_seat(match: Match, number: int, who: int) -> Seat:
    """A seat that belongs to `who`."""
    seat = seat_of(match, number)
    if seat.chair.who != who:
        raise TableError("table-foreign-seat", seat=number)
    return seat
