"""Before the start: people and bots take seats, and with the last one the match begins."""

from __future__ import annotations

import hmac

from edubba.games.errors import shown
from edubba.search import LEVELS
from edubba.tables.checks import own_seat, require, seat_of
from edubba.tables.commands import Cancel, Fill, Join, Leave
from edubba.tables.errors import TableError
from edubba.tables.events import BOT, CANCELLED, OPEN, PERSON, Chair, Ended, Event, Left, Seated, Started
from edubba.tables.match import WAITING, Match
from edubba.tables.turns import draws


def decide(match: Match, command: Join | Leave | Fill | Cancel, who: int, now: float) -> list[Event]:
    """Take a seat, free one, fill it with a bot, or close the table."""
    require(match, WAITING)
    match command:
        case Join():
            _check_invitation(match, command.invitation, who)
            chair = Chair(PERSON, who, command.name, seed=command.seed)
            return _take(match, _open_seat(match, command.seat), chair, now)
        case Fill():
            _check_host(match, who)
            check_level(command.level)
            return _take(match, _open_seat(match, command.seat), bot_chair(command.level), now)
        case Leave():
            if who != match.facts.created.host:
                own_seat(match, command.seat, who)
            if seat_of(match, command.seat).chair.kind == OPEN:
                raise TableError("table-seat-empty", seat=command.seat)
            return [Left(at=now, seat=command.seat)]
        case Cancel():
            _check_host(match, who)
            return [Ended(at=now, how=CANCELLED)]


def begin(match: Match, now: float) -> list[Event]:
    """Start a match that was created with bots on all seats."""
    chairs = [seat.chair for seat in match.facts.seats]
    full = all(chair.kind != OPEN for chair in chairs)
    return [Started(at=now, draws=draws(match, match.pos, chairs))] if full else []


def check_level(level: str) -> None:
    """Only named levels sit at tables."""
    if level not in LEVELS:
        raise TableError("table-level", level=shown(level), known=", ".join(LEVELS))


def bot_chair(level: str) -> Chair:
    """A seat for a bot."""
    return Chair(BOT, name=level, level=level)


def _check_host(match: Match, who: int) -> None:
    if who != match.facts.created.host:
        raise TableError("table-host-only")


def _check_invitation(match: Match, shown: str, who: int) -> None:
    if not match.facts.created.private or who == match.facts.created.host:
        return
    right = match.secrets.invitation
    if not right or not hmac.compare_digest(shown.encode(), right.encode()):
        raise TableError("table-invitation")


def _open_seat(match: Match, wanted: int | None) -> int:
    if wanted is not None:
        if seat_of(match, wanted).chair.kind != OPEN:
            raise TableError("table-seat-taken", seat=wanted)
        return wanted
    free = (number for number, seat in enumerate(match.facts.seats, 1) if seat.chair.kind == OPEN)
    number = next(free, None)
    if number is None:
        raise TableError("table-full")
    return number


def _take(match: Match, number: int, chair: Chair, now: float) -> list[Event]:
    chairs = [seat.chair for seat in match.facts.seats]
    taken = {other.name.casefold() for other in chairs if other.kind == PERSON} | set(LEVELS)
    if chair.kind == PERSON and chair.name.casefold() in taken:
        raise TableError("table-name-taken", name=shown(chair.name))
    chairs[number - 1] = chair
    events: list[Event] = [Seated(at=now, seat=number, chair=chair)]
    if all(each.kind != OPEN for each in chairs):
        events.append(Started(at=now, draws=draws(match, match.pos, chairs)))
    return events
