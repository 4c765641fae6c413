"""How far a desk knows its matches, and how it reads on in the store where others may know more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from edubba.games.errors import shown
from edubba.tables.at_hand import AtHand
from edubba.tables.errors import TableError
from edubba.tables.events import Event, TakenBack
from edubba.tables.match import Match
from edubba.tables.snapshots import reopened
from edubba.tables.store import Audience, Later, Store

SNAPSHOT_EVERY = 20  # events that are folded at most when a match is opened


class Known:
    """The matches of a desk; whoever calls what changes one has the match's turn.

    Whatever others wrote is told to the audience as it becomes known here. `listened` gives a match that
    somebody in the audience listens to, as it was last told: it may have left the hand meanwhile.
    """

    def __init__(self, store: Store, audience: Audience, keep: int, *, alone: bool) -> None:
        self._store, self._audience, self._alone = store, audience, alone
        self.hand = AtHand(keep)
        self.listened: Callable[[str], Match | None] = lambda match_id: None

    def told(self, match_id: str) -> Match | None:
        """A match as it was last told here; None where nobody here knows it, or what the store made of it."""
        match = self.hand.get(match_id)
        if match is None and self.hand.in_doubt(match_id) is None:
            match = self.listened(match_id)
        return match

    async def match(self, match_id: str) -> Match:
        """A match at hand, or else as the store has it now; raises TableError where it has none."""
        match = self.hand.get(match_id)
        if match is None:
            told = self.hand.in_doubt(match_id) or self.listened(match_id)
            if told is not None:  # who listens has not heard what was stored since
                return await self.renewed(told)
            match = await self._load(match_id)
        self.hand.keep(match)
        return match

    async def current(self, match_id: str) -> Match:
        """A match as the store has it now."""
        known = match_id in self.hand
        match = await self.match(match_id)
        return match if self._alone or not known else await self.renewed(match)

    async def reached(self, match_id: str, version: int, revision: int = 0) -> Match:
        """A match at hand, unless somebody knows more of it than this desk: he heard it from another."""
        match = await self.match(match_id)
        behind = (match.version, match.revision) < (version, revision)
        return await self.renewed(match) if behind and not self._alone else match

    async def renewed(self, match: Match) -> Match:
        """A match with all that others wrote since."""
        return await self.brought_on(match, await self._store.later(match.id, match.version))

    async def brought_on(self, match: Match, later: Later) -> Match:
        """A match with what others wrote since."""
        events, draft = later
        now = await folded(match, events)
        now.set_draft(draft if draft is not None and now.fits(draft) else None)
        self.hand.keep(now)
        if events or now.revision != match.revision:
            self._audience.caught_up(now, events)
        return now

    async def _load(self, match_id: str) -> Match:
        for whole in (False, True):
            stored = await self._store.load(match_id, whole=whole)
            if stored is None:
                raise TableError("table-unknown", match=shown(match_id))
            match = await asyncio.to_thread(
                reopened, stored.snapshot, stored.events, stored.secrets, stored.draft
            )
            if match is not None:
                return match
        raise AssertionError("all events of a match make it")


async def folded(match: Match, events: list[Event]) -> Match:
    """A twin of the match after some events."""
    twin = match.twin()
    many = len(events) > SNAPSHOT_EVERY
    if many or any(isinstance(event, TakenBack) for event in events):  # plays long: not on the loop
        await asyncio.to_thread(_fold_all, twin, events)
    else:
        _fold_all(twin, events)
    return twin


def _fold_all(match: Match, events: Sequence[Event]) -> None:
    for event in events:
        match.fold(event)
