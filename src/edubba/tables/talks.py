"""What needs everybody's consent: taking back committed turns, and giving the match up."""

from __future__ import annotations

from edubba.tables.checks import own_seat, require
from edubba.tables.commands import Abandon, Answer, TakeBack
from edubba.tables.errors import TableError
from edubba.tables.events import ABANDON, ABANDONED, TAKE_BACK, Answered, Asked, Ended, Event, TakenBack
from edubba.tables.match import RUNNING, Match

MOST_TAKE_BACKS = 30  # a record nests what was taken back, and nests only so deep


def decide(match: Match, command: TakeBack | Abandon | Answer, who: int, now: float) -> list[Event]:
    """Ask, or answer; bots always agree, and with the last answer it happens."""
    require(match, RUNNING)
    match command:
        case Answer():
            return _answer(match, command.yes, who, now)
        case TakeBack():
            _check_player(match, command.seat, who)
            return _ask_back(match, command, now)
        case Abandon():
            _check_player(match, command.seat, who)
            if match.facts.created.rated and not match.others(command.seat):
                raise TableError("table-abandon-rated")
            return _ask(match, Asked(at=now, seat=command.seat, what=ABANDON), now)


def _check_player(match: Match, seat: int, who: int) -> None:
    if not own_seat(match, seat, who).person_plays:
        raise TableError("table-bot-plays", seat=seat)


def _ask_back(match: Match, command: TakeBack, now: float) -> list[Event]:
    facts = match.facts
    if facts.take_backs >= MOST_TAKE_BACKS:
        raise TableError("table-take-backs-many", most=MOST_TAKE_BACKS)
    if facts.created.rated and not match.others(command.seat):
        raise TableError("table-take-back-rated")
    own = [turn.before for turn in facts.turns if turn.seat == command.seat]
    if not own:
        raise TableError("table-nothing-to-take-back", seat=command.seat)
    keep = own[-1] if command.keep is None else command.keep
    if keep not in own:
        raise TableError("table-take-back-where", places=", ".join(map(str, own[-5:])))
    return _ask(match, Asked(at=now, seat=command.seat, what=TAKE_BACK, keep=keep), now)


def _ask(match: Match, asked: Asked, now: float) -> list[Event]:
    if match.facts.question is not None:
        raise TableError("table-question-open")
    events: list[Event] = [asked]
    return events if match.others(asked.seat) else [*events, _done(asked.what, asked.keep, now)]


def _answer(match: Match, yes: bool, who: int, now: float) -> list[Event]:
    question = match.facts.question
    if question is None:
        raise TableError("table-no-question")
    if not yes and match.seat(question.seat).chair.who == who:  # whoever asked takes the question back
        return [Answered(at=now, seat=question.seat, yes=False)]
    own = [seat for seat in question.waiting if match.seat(seat).chair.who == who]
    if not own:
        raise TableError("table-not-asked")
    events: list[Event] = [Answered(at=now, seat=seat, yes=yes) for seat in (own if yes else own[:1])]
    if yes and len(own) == len(question.waiting):
        events.append(_done(question.what, question.keep, now))
    return events


def _done(what: str, keep: int, now: float) -> Event:
    return TakenBack(at=now, keep=keep) if what == TAKE_BACK else Ended(at=now, how=ABANDONED)
