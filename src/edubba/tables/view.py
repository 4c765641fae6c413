"""What somebody may see of a match: the one way out for state and events alike, closed by default.

Both games are open, so every position is everybody's; a draft is its seat's alone, and seeds come out at
the end.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from edubba.records.proof import METHOD
from edubba.tables.clocks import NONE, Terms
from edubba.tables.events import PERSON, Asked, Event, Renamed, Seated, TakenBack, Weakened
from edubba.tables.match import OVER, RUNNING, WAITING, Match


class SeenSeat(msgspec.Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: str  # person, bot or open
    name: str
    bot: str  # the level of the bot that plays here, or empty
    stand_in: bool  # whether that bot plays in a person's place
    resigned: bool
    away: bool
    left: float | None  # seconds on the clock as of `since`, None without a clock
    holidays: float
    yours: bool


class SeenQuestion(msgspec.Struct):
    """What is asked of the others."""

    what: str
    seat: int
    keep: int
    waiting: list[int]


class SeenDraft(msgspec.Struct):
    """The draft of the one who looks."""

    revision: int
    texts: list[str]
    complete: bool  # the turn is at its end: commit, or undo


class Proof(msgspec.Struct):
    """How the draws can be checked; the seed is empty until the end."""

    method: str
    commitment: str
    seats: dict[str, str]
    seed: str


class Seen(msgspec.Struct):
    """A match as one person sees it at one version."""

    id: str
    version: int
    status: str  # waiting, running or over
    game: str
    options: dict[str, Any]
    rules: int
    seats: list[SeenSeat]
    terms: Terms
    rated: bool
    private: bool
    yours: bool  # whether the one who looks is the host
    position: dict[str, Any]
    to_act: int | None
    legal: list[str]  # of the one who looks, where it is his turn
    draft: SeenDraft | None
    question: SeenQuestion | None
    texts: int  # how many are committed
    scores: list[int]
    winners: list[int]
    ended: str  # how people ended it, else empty
    rematch: str  # the match that follows this one, once somebody wants to play again
    since: float
    deadline: float | None
    proof: Proof


def seen(match: Match, who: int | None) -> Seen:
    """The match as `who` sees it, None for a passer-by; to be read only: what is everybody's is shared."""
    public: Seen | None = match.shown
    if public is None:
        public = match.shown = _public(match)
    held, host = match.held_by(who), match.facts.created.host == who
    if not held and not host:
        return public
    own = copy(public)
    own.yours = host
    if held:
        own.seats = [_own(seat) if seat.seat in held else seat for seat in public.seats]
    if own.status == RUNNING and own.to_act in held and match.seat(own.to_act or 0).person_plays:
        own.legal, own.draft = _legal(match, own.to_act), _draft(match, own.to_act)
        if match.draft is not None:
            own.position = match.ahead.view()
    return own


def _public(match: Match) -> Seen:
    """What everybody sees; the rest is closed."""
    facts, created, pos = match.facts, match.facts.created, match.pos
    return Seen(
        id=match.id, version=match.version, status=facts.status, game=created.game, options=created.options,
        rules=created.rules, seats=[_seat(match, number) for number in range(1, len(facts.seats) + 1)],
        terms=match.terms, rated=created.rated, private=created.private, yours=False, position=pos.view(),
        to_act=pos.to_act, legal=[], draft=None, question=_question(match), texts=len(facts.texts),
        scores=pos.scores, winners=pos.winners, ended=facts.ended, rematch=facts.rematch, since=facts.since,
        deadline=match.deadline(), proof=_proof(match),
    )  # fmt: skip


def _own(seat: SeenSeat) -> SeenSeat:
    own = copy(seat)
    own.yours = True
    return own


def _seat(match: Match, number: int) -> SeenSeat:
    seat = match.seat(number)
    timed = match.terms.kind != NONE and seat.chair.kind == PERSON
    return SeenSeat(
        number, seat.chair.kind, seat.chair.name, seat.bot, bool(seat.stand_in), seat.resigned,
        away=seat.clock.away, left=seat.clock.left if timed else None, holidays=seat.clock.holidays,
        yours=False,
    )  # fmt: skip


def _legal(match: Match, seat: int | None) -> list[str]:
    """The texts that may follow the draft; none where the turn is at its end."""
    return match.ahead.legal if match.ahead.to_act == seat else []


def _draft(match: Match, seat: int | None) -> SeenDraft:
    if match.draft is None:
        return SeenDraft(0, [], complete=False)
    complete = bool(match.draft.texts) and match.ahead.to_act != seat
    return SeenDraft(match.draft.revision, match.draft.texts, complete)


def _question(match: Match) -> SeenQuestion | None:
    asked = match.facts.question
    if asked is None:
        return None
    return SeenQuestion(asked.what, asked.seat, asked.keep, asked.waiting)


def _proof(match: Match) -> Proof:
    """Seats' seeds stay closed until all are in, the server's until the end."""
    facts = match.facts
    seats = {str(n): seat.chair.seed for n, seat in enumerate(facts.seats, 1) if seat.chair.seed}
    seed = match.secrets.seed if facts.status == OVER else ""
    return Proof(METHOD, facts.created.commitment, {} if facts.status == WAITING else seats, seed)


class Told(msgspec.Struct, omit_defaults=True):
    """An event as everybody hears it."""

    kind: str
    at: float
    seat: int | None = None
    name: str = ""
    texts: list[str] = []
    draws: list[str] = []
    by: str = ""
    what: str = ""
    keep: int | None = None
    yes: bool | None = None
    away: bool | None = None
    seconds: float | None = None
    how: str = ""


def told(event: Event) -> Told:
    """An event without accounts and seeds."""
    heard = Told(str(event.__struct_config__.tag), event.at)
    for name in ("seat", "texts", "draws", "by", "what", "yes", "away", "seconds", "how"):
        if hasattr(event, name):
            setattr(heard, name, getattr(event, name))
    match event:
        case Seated():
            heard.name = event.chair.name
        case Renamed():
            heard.name = event.name
        case Weakened():
            heard.by = event.level
        case Asked() | TakenBack():
            heard.keep = event.keep
    return heard
