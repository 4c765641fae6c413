"""A turn: a draft until it is committed. A draw commits what led to it and comes with it."""

from __future__ import annotations

from typing import NamedTuple

from edubba._position import Position
from edubba.records.proof import Seeds, drawn
from edubba.tables.checks import require
from edubba.tables.commands import Commit, Play, Reset, Undo
from edubba.tables.errors import TableError
from edubba.tables.events import Chair, Event, Moved
from edubba.tables.match import RUNNING, Draft, Foreseen, Match, bare

LONGEST_DRAFT = 500


class Outcome(NamedTuple):
    """What a command leads to: events, or else a draft in place of the one there."""

    events: list[Event]
    draft: Draft | None = None


def decide(match: Match, command: Play | Undo | Reset | Commit, who: int, now: float) -> Outcome:
    """Change or commit the draft of the seat that decides."""
    seat = _deciding(match, who)
    draft = match.draft or Draft(seat, len(match.facts.texts))
    if command.revision != draft.revision:
        raise TableError("table-draft-stale", yours=command.revision, now=draft.revision)
    match command:
        case Play():
            return _play(match, draft, command, now)
        case Commit():
            return _commit(match, draft.seat, draft.texts, match.ahead, now)
        case Undo() if not draft.texts:
            raise TableError("table-nothing-to-undo")
        case Undo():
            return _changed(draft, draft.texts[:-1])
        case Reset():
            return _changed(draft, [])


def _deciding(match: Match, who: int) -> int:
    """The seat to act, if it is one of this person's and he plays it himself."""
    require(match, RUNNING)
    held = match.held_by(who)
    if not held:
        raise TableError("table-no-seat-here")
    seat = match.pos.to_act or 0
    if seat not in held:
        raise TableError("table-not-your-turn", name=match.seat(seat).chair.name)
    if not match.seat(seat).person_plays:
        raise TableError("table-bot-plays", seat=seat)
    return seat


def _changed(draft: Draft, texts: list[str]) -> Outcome:
    return Outcome([], Draft(draft.seat, draft.base, draft.revision + 1, texts))


def _play(match: Match, draft: Draft, command: Play, now: float) -> Outcome:
    if match.ahead.to_act != draft.seat:
        raise TableError("table-turn-is-full")
    if len(draft.texts) >= LONGEST_DRAFT:
        raise TableError("table-draft-long", most=LONGEST_DRAFT)
    after = match.ahead.copy()
    after.play(command.text)
    texts = [*draft.texts, command.text]
    if command.commit or after.chance:
        return _commit(match, draft.seat, texts, after, now)
    return _changed(draft, texts)


def _commit(match: Match, seat: int, texts: list[str], after: Position, now: float) -> Outcome:
    if not texts:
        raise TableError("table-nothing-to-commit")
    return Outcome([moved(match, seat, texts, after, now)])


def moved(match: Match, seat: int, texts: list[str], after: Position, now: float, by: str = "") -> Moved:
    """The event of texts that lead to a position, with the draws that follow."""
    found, end = _drawn(match, after, [each.chair for each in match.facts.seats])
    match.foreseen = Foreseen(match.pos, [*texts, *found], end)
    return Moved(at=now, seat=seat, texts=texts, draws=found, by=by)


def draws(match: Match, pos: Position, chairs: list[Chair]) -> list[str]:
    """The draws that follow a position, until somebody decides or the game is over."""
    return _drawn(match, pos, chairs)[0]


def _drawn(match: Match, pos: Position, chairs: list[Chair]) -> tuple[list[str], Position]:
    """The draws, and where they lead to."""
    seeds = Seeds(
        match.secrets.seed, match.id, {n: each.seed for n, each in enumerate(chairs, 1) if each.seed}
    )
    trial, texts = bare(pos), list[str]()
    while chance := trial.chance:
        index = drawn(seeds, match.facts.draws + len(texts), [weight for _, weight in chance])
        texts.append(chance[index][0])
        trial.play(texts[-1])
    return texts, trial


def bot_moved(match: Match, text: str, now: float) -> Moved:
    """What the bot to act has decided; raises IllegalAction or ParseError where it may not."""
    seat = match.pos.to_act or 0
    after = bare(match.pos)
    after.play(text)
    return moved(match, seat, [text], after, now, by=match.seat(seat).bot)
