"""One write to a match, as the rows of the tables that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

import msgspec

from edubba.tables.events import (
    AFTERWARDS,
    Answered,
    Asked,
    Credited,
    Event,
    Holiday,
    Moved,
    TakenBack,
    encode,
)
from edubba.tables.match import OVER, RUNNING, Draft, Match

Row: TypeAlias = dict[str, Any]

#: Events that leave everybody in his seat: most of a match, and its seats need not be written for them.
_SEATED = (Moved, Asked, Answered, TakenBack, Holiday, Credited)


class Known(NamedTuple):
    """A match as somebody knew it: its version, and the revision of its draft, 0 where it has none."""

    version: int = 0
    revision: int = 0


NOTHING = Known()


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """A match with its newest events, or (without a match) a draft. Its rows are made when it is."""

    match_id: str
    match: Match | None = None
    events: Sequence[Event] = ()
    known: Known = NOTHING  # what whoever writes this goes on from
    new: bool = False
    snapshot: bytes | None = None
    draft: str | None = None
    row: Row = field(default_factory=dict)
    seats: list[Row] = field(default_factory=list)
    log: list[Row] = field(default_factory=list)

    @property
    def after(self) -> Known:
        """The match as it is known once this is written."""
        if self.match is None:
            return Known(self.known.version, self.known.revision + 1)
        draft = self.match.draft
        return Known(self.match.version, draft.revision if draft else 0)


def created(match: Match, events: Sequence[Event]) -> Write:
    """A new match with its first events."""
    return Write(
        match.id,
        match,
        events,
        new=True,
        row=new_row(match, events),
        seats=seat_rows(match),
        log=log_rows(match, events),
    )


def appended(match: Match, events: Sequence[Event], snapshot: bytes | None, revision: int) -> Write:
    """Events that have led to a match as it is now; its draft before them was of this revision."""
    settled = match.facts.status != OVER and all(isinstance(event, _SEATED) for event in events)
    return Write(
        match.id,
        match,
        events,
        Known(match.version - len(events), revision),
        snapshot=snapshot,
        draft=None if match.draft is None else msgspec.json.encode(match.draft).decode(),
        row=summary(match, events),
        seats=[] if settled else seat_rows(match),
        log=log_rows(match, events),
    )


def drafted(match: Match, draft: Draft) -> Write:
    """A draft in place of the match's."""
    known = Known(match.version, draft.revision - 1)
    return Write(match.id, known=known, draft=msgspec.json.encode(draft).decode())


def new_row(match: Match, events: Sequence[Event]) -> Row:
    """The row of a new match: what never changes, and its summary."""
    first = match.facts.created
    return {
        "id": match.id,
        "game": first.game,
        "players": len(match.facts.seats),
        "host": first.host,
        "private": first.private,
        "rated": first.rated,
        "clock": match.terms.kind,
        "created": first.at,
        "seed": match.secrets.seed,
        "invitation": match.secrets.invitation,
        **summary(match, events),
    }


def summary(match: Match, events: Sequence[Event]) -> Row:
    """What lists and clocks read of a match without opening it; after the end nothing changes it."""
    afterwards = all(isinstance(event, AFTERWARDS) for event in events)
    return {
        "status": match.facts.status,
        "version": match.version,
        "to_act": match.pos.to_act if match.facts.status == RUNNING else None,
        "deadline": match.deadline(),
        "changed": None if afterwards else events[-1].at,
        "ended": match.facts.ended,
    }


def seat_rows(match: Match) -> list[Row]:
    """Who sits where, and how it ended by the rules; a match that people gave up has no points."""
    ended = match.facts.status == OVER and match.pos.over
    scores, winners = (match.pos.scores, match.pos.winners) if ended else ([], [])
    return [
        {
            "match": match.id,
            "seat": number,
            "kind": seat.chair.kind,
            "account": seat.chair.who,
            "name": seat.chair.name,
            "bot": seat.bot,
            "resigned": seat.resigned,
            "points": scores[number - 1] if ended else None,
            "won": number in winners if ended else None,
        }
        for number, seat in enumerate(match.facts.seats, 1)
    ]


def log_rows(match: Match, events: Sequence[Event]) -> list[Row]:
    """The events with their versions; the last one made the match what it is."""
    first = match.version - len(events) + 1
    return [
        {"match": match.id, "version": version, "event": encode(event).decode()}
        for version, event in enumerate(events, first)
    ]
