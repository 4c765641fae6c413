"""What a desk is given: a store to keep matches in, and an audience that hears what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from edubba.tables.events import Event
from edubba.tables.match import Draft, Match, Secrets


class Stored(NamedTuple):
    """A match as storage has it; without a snapshot the events are all of them."""

    snapshot: bytes | None
    events: list[Event]
    draft: Draft | None
    secrets: Secrets


class Later(NamedTuple):
    """What the store has beyond a version: its events, and the draft as it is now."""

    events: list[Event]
    draft: Draft | None

    def beyond(self, match: Match) -> bool:
        """Whether there is more of it than of the match at that version."""
        return bool(self.events) or (self.draft.revision if self.draft else 0) > match.revision


class Store(Protocol):
    """Where matches are kept. What these methods wrote is on disk when they return.

    Several desks may share a store. Whoever writes says what he knew: `ElsewhereError` where another desk
    has written since, and then nothing is written.
    """

    async def load(self, match: str, *, whole: bool = False) -> Stored | None:
        """A match, from its snapshot on or, with `whole`, from its first event; None if there is none."""

    async def later(self, match: str, version: int) -> Later:
        """What others wrote to a match after a version."""

    async def append(
        self, match: Match, events: Sequence[Event], snapshot: bytes | None, revision: int = 0
    ) -> None:
        """Write events that have led to `match` as it is now, from version `match.version - len(events) + 1`
        on, and its draft: None drops the one there, whose revision was known as `revision`. The summary
        rows (matches, seats, notices) follow from the match.
        """

    async def create(self, match: Match, events: Sequence[Event]) -> None:
        """Write a new match with its first events."""

    async def events(self, match: str, after: int, upto: int) -> list[Event]:
        """The events of the versions after `after` up to `upto`."""

    async def set_draft(self, match: Match, draft: Draft) -> None:
        """Write a draft in place of the one before, which is the match's."""


class Audience(Protocol):
    """Who hears of it: called after storing, on the event loop; must not block.

    `changed` and `drafted` tell of what this desk did, `caught_up` of what another one did to the same store.
    """

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """A match has gone on; `events` are the last ones."""

    def drafted(self, match: Match) -> None:
        """The draft of the seat that decides has changed: for that seat alone."""

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        """Another desk has brought a match on; without events it has changed the draft."""


class Ack(NamedTuple):
    """What a command led to: it is on disk."""

    version: int
    revision: int
