"""A match in one piece, so that it opens at once however long it is."""

from __future__ import annotations

import msgspec

from edubba._position import Position
from edubba.games import core
from edubba.tables.events import Created, Event
from edubba.tables.match import Draft, Facts, Match, Secrets, start

FORMAT = 1


class Snapshot(msgspec.Struct):
    """The facts of a match and the bytes of its state."""

    format: int
    facts: Facts
    state: bytes


def freeze(match: Match) -> bytes:
    """A match as bytes, without draft and secrets."""
    _, _, state = match.pos.inner
    return msgspec.json.encode(Snapshot(FORMAT, match.facts, state.tobytes()))


def thaw(data: bytes, secrets: Secrets) -> Match | None:
    """The match of a snapshot; None where another version of this program made it: then the log tells."""
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
    except msgspec.DecodeError:
        return None
    begin = start(snapshot.facts.created)
    game, setting, state = begin.inner
    if snapshot.format != FORMAT or len(snapshot.state) != state.nbytes:
        return None
    pos = Position(game, setting, core.thawed(snapshot.state, state.dtype))
    return Match(snapshot.facts, pos, secrets)


def reopened(
    snapshot: bytes | None, events: list[Event], secrets: Secrets, draft: Draft | None = None
) -> Match | None:
    """A match from its snapshot and the events after it, or from all its events.

    None where the snapshot cannot be used; then ask again without it and with all events.
    """
    if snapshot is not None:
        match = thaw(snapshot, secrets)
        if match is None:
            return None
    else:
        created = events[0]
        assert isinstance(created, Created)
        match, events = Match.of(created, secrets), events[1:]
    for event in events:
        match.fold(event)
    if draft is not None and match.fits(draft):
        match.set_draft(draft)
    return match
