"""A match as its events made it. Folding trusts its events: `decisions.py` has checked what leads to them."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any, NamedTuple

import msgspec

from edubba._position import Position
from edubba.games import core
from edubba.records.replay import opening
from edubba.tables.clocks import NONE, Terms, add_increment, new_clock
from edubba.tables.events import (
    BOT,
    TAKE_BACK,
    Answered,
    Asked,
    Chair,
    Created,
    Credited,
    Ended,
    Event,
    Followed,
    Holiday,
    Left,
    Moved,
    Renamed,
    Resigned,
    Returned,
    Seated,
    Started,
    TakenBack,
    TimedOut,
    Weakened,
)
from edubba.tables.facts import OVER, RUNNING, WAITING, Draft, Facts, Question, Seat, Secrets, Turn

__all__ = [
    "OVER", "RUNNING", "WAITING", "Draft", "Facts", "Foreseen", "Match", "Question", "Seat", "Secrets",
    "Turn", "bare", "replayed", "start",
]  # fmt: skip


class Foreseen(NamedTuple):
    """Where texts lead to from a position: whoever checked them has played them, and need not do so again."""

    before: Position
    texts: list[str]
    after: Position


class Match:
    """A match: its facts, its position, and the draft of the seat that decides."""

    def __init__(self, facts: Facts, pos: Position, secrets: Secrets, draft: Draft | None = None) -> None:
        self.facts, self.pos, self.secrets = facts, pos, secrets
        self.draft: Draft | None = None
        self.ahead = pos  # the position with the draft played
        self.foreseen: Foreseen | None = None
        self.shown: Any = None  # what everybody sees of it, once somebody looked; until something happens
        if draft is not None and self.fits(draft):
            self.set_draft(draft)

    @classmethod
    def of(cls, created: Created, secrets: Secrets) -> Match:
        """A match that has just been created."""
        seats = [Seat(chair, new_clock(created.terms)) for chair in created.chairs]
        facts = Facts(created, seats, since=created.at)
        return cls(facts, start(created), secrets)

    @property
    def id(self) -> str:
        """Its name in addresses and records."""
        return self.facts.created.match

    @property
    def version(self) -> int:
        """How many events made it."""
        return self.facts.version

    @property
    def revision(self) -> int:
        """Of its draft; 0 where it has none."""
        return self.draft.revision if self.draft is not None else 0

    @property
    def terms(self) -> Terms:
        """The time it allows."""
        return self.facts.created.terms

    def seat(self, number: int) -> Seat:
        """A seat by its number, from 1."""
        return self.facts.seats[number - 1]

    def held_by(self, who: int | None) -> list[int]:
        """The seats of a person, several where several people share a device."""
        return [
            number
            for number, seat in enumerate(self.facts.seats, 1)
            if who is not None and seat.chair.who == who
        ]

    def twin(self) -> Match:
        """A match of its own with the same content."""
        facts = msgspec.structs.replace(
            self.facts,
            seats=[msgspec.structs.replace(seat, clock=copy(seat.clock)) for seat in self.facts.seats],
            texts=self.facts.texts.copy(),
            turns=self.facts.turns.copy(),
            question=deepcopy(self.facts.question) if self.facts.question else None,
        )
        twin = Match(facts, self.pos, self.secrets)
        twin.draft, twin.ahead = self.draft, self.ahead  # both are only ever replaced
        twin.foreseen = self.foreseen
        return twin

    # --- drafts ---------------------------------------------------------------------------------------

    def fits(self, draft: Draft) -> bool:
        """Whether a stored draft is still one of this position."""
        running = self.facts.status == RUNNING and draft.base == len(self.facts.texts)
        return running and draft.seat == self.pos.to_act and self.seat(draft.seat).person_plays

    def set_draft(self, draft: Draft | None) -> None:
        """Play a draft anew; its texts have been checked."""
        self.draft, self.ahead = draft, self.pos
        if draft is not None:
            self.ahead = self.pos.copy()
            for text in draft.texts:
                self.ahead.play(text)

    # --- time -------------------------------------------------------------------------------------------

    def ticking(self) -> int | None:
        """The seat whose time runs."""
        if self.terms.kind == NONE or self.facts.status != RUNNING:
            return None
        number = self.pos.to_act
        return number if number is not None and self.seat(number).person_plays else None

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        number = self.ticking()
        return None if number is None else self.facts.since + self.seat(number).clock.lasts()

    # --- folding ----------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Let an event happen."""
        facts, self.shown = self.facts, None
        if isinstance(event, Credited):
            facts.since = min(event.at, facts.since + event.seconds)
        number = self.ticking()
        if number is not None:
            self.seat(number).clock.run(max(0.0, event.at - facts.since))
        facts.since = max(event.at, facts.since)
        facts.version += 1
        match event:
            case Seated():
                self.seat(event.seat).chair = event.chair
            case Left():
                self.seat(event.seat).chair = Chair()
            case Started() | Moved() | TakenBack():
                self._change_position(event)
            case Asked() | Answered():
                self._discuss(event)
            case TimedOut() | Resigned() | Returned() | Weakened():
                self._change_player(event)
            case Renamed():
                seat = self.seat(event.seat)
                seat.chair = msgspec.structs.replace(seat.chair, name=event.name)
            case Holiday():
                self.seat(event.seat).clock.away = event.away
            case Ended():
                facts.status, facts.ended, facts.question = OVER, event.how, None
                self.set_draft(None)
            case Followed():
                facts.rematch = event.match

    def _change_position(self, event: Started | Moved | TakenBack) -> None:
        facts = self.facts
        match event:
            case Started():
                facts.status = RUNNING
                self._play(event.draws)
            case Moved():
                facts.turns.append(Turn(len(facts.texts), event.seat))
                self._play([*event.texts, *event.draws])
                if self.pos.to_act != event.seat and not event.by:  # a bot earns no time for the one away
                    add_increment(self.seat(event.seat).clock, self.terms)
            case TakenBack():
                del facts.texts[event.keep :]
                facts.turns = [turn for turn in facts.turns if turn.before < event.keep]
                facts.take_backs += 1
                self.pos = replayed(facts)
        if facts.question is not None and facts.question.what == TAKE_BACK:
            facts.question = None  # the game has gone on
        if self.pos.over:
            facts.status, facts.question = OVER, None
        self.set_draft(None)

    def _play(self, texts: list[str]) -> None:
        """Play on from a position without history: the texts are kept here."""
        ahead = self.foreseen
        if ahead is not None and ahead.before is self.pos and ahead.texts == texts:
            pos = ahead.after
        else:
            pos = bare(self.pos)
            for text in texts:
                pos.play(text)
        self.facts.draws += sum(text.startswith("~") for text in texts)
        self.facts.texts += texts
        self.pos, self.foreseen = bare(pos), None

    def _discuss(self, event: Asked | Answered) -> None:
        facts = self.facts
        if isinstance(event, Asked):
            waiting = self.others(event.seat)
            facts.question = Question(event.what, event.seat, event.keep, waiting)
        elif facts.question is not None and event.yes:
            facts.question.waiting.remove(event.seat)
        else:
            facts.question = None

    def others(self, seat: int) -> list[int]:
        """The seats where other people than this seat's decide."""
        who = self.seat(seat).chair.who
        return [
            number
            for number, each in enumerate(self.facts.seats, 1)
            if each.person_plays and each.chair.who != who
        ]

    def _change_player(self, event: TimedOut | Resigned | Returned | Weakened) -> None:
        seat = self.seat(event.seat)
        match event:
            case TimedOut() | Resigned():
                seat.stand_in = self.facts.created.level
                seat.resigned = isinstance(event, Resigned)
                seat.clock.left = max(0.0, seat.clock.left)
                self.facts.question = None  # nobody consents by running out of time
            case Returned():
                seat.stand_in, seat.clock.away = "", False
                seat.clock.left = max(seat.clock.left, self.terms.grant)
                self._ask_too(event.seat)
            case Weakened() if seat.chair.kind == BOT:
                seat.chair = msgspec.structs.replace(seat.chair, level=event.level)
            case Weakened():
                seat.stand_in = event.level
        if self.draft is not None and not self.fits(self.draft):
            self.set_draft(None)

    def _ask_too(self, number: int) -> None:
        """One who comes back to an open question is asked as well: it needs the consent of all."""
        question = self.facts.question
        if question is not None and number in self.others(question.seat):
            question.waiting = sorted({*question.waiting, number})


def start(created: Created) -> Position:
    """The position that the match begins with, by the rules version of that time."""
    game = core.game(created.game)
    setting = game.setting(created.options, rules=created.rules)
    return Position(game, setting, opening(game, setting, created.position))


def replayed(facts: Facts) -> Position:
    """The position after the committed texts, played from the start."""
    pos = start(facts.created)
    for text in facts.texts:
        pos.play(text)
    return bare(pos)


def bare(pos: Position) -> Position:
    """The same position as if it began here: nothing to undo, nothing to carry along."""
    game, setting, state = pos.inner
    return Position(game, setting, core.copied(state))
