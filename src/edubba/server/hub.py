"""Who listens to which match. A listener has a bounded queue: one who does not keep up starts anew."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from edubba.server.presence import Attending, Presence, attending
from edubba.server.scenes import SeenScene, lighter, scene_of
from edubba.tables.events import Event
from edubba.tables.match import Match
from edubba.tables.view import Seen, Told, seen, told

QUEUE = 64  # messages that wait for one listener
PRESENCE_AFTER = 0.3  # seconds


class EventsMessage(msgspec.Struct, tag="events", tag_field="type", omit_defaults=True):
    """What happened since version `after`, and the match as it is then."""

    after: int
    version: int
    events: list[Told]
    state: Seen
    scene: SeenScene | None = None


class DraftMessage(msgspec.Struct, tag="draft", tag_field="type", omit_defaults=True):
    """One's own draft has changed."""

    version: int
    state: Seen
    scene: SeenScene | None = None


class PresenceMessage(msgspec.Struct, tag="presence", tag_field="type"):
    """Which seats have somebody listening, and how many others watch."""

    seats: list[int]
    watching: int


Message: TypeAlias = Any  # one of the structs above, or the chat's
Hears: TypeAlias = Callable[[int | None], bool]


class Listener:
    """One connection; `who` is None for a passer-by. It is `lost` when it could not keep up.

    A `fleeting` one asks once for news and does not count as being there. One with a language is a page and
    is sent scenes; `sent` are the parts of the picture it has.
    """

    def __init__(self, who: int | None, *, fleeting: bool = False, lang: str = "") -> None:
        self.who, self.fleeting, self.lang = who, fleeting, lang
        self.sent: dict[str, int] = {}
        self.lost = False
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)

    def put(self, data: bytes) -> None:
        """Hand a message over, or give the listener up."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.lost = True


def with_scene(message: Message, match: Match, lang: str, now: float) -> Message:
    """A message with the scene of its state."""
    return msgspec.structs.replace(message, scene=scene_of(match, message.state, lang, now))


def staged(message: Message, listener: Listener) -> Message:
    """A message with a scene, without the parts that the listener has."""
    return msgspec.structs.replace(message, scene=lighter(message.scene, listener.sent))


class Hub:
    """All listeners. Messages are encoded once for all who see the same."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._matches: dict[str, Match] = {}  # those listened to, as they are now
        self._telling: set[str] = set()  # where presence is about to be told
        self.presence = Presence()

    def join(self, match: Match, listener: Listener) -> None:
        """Listen to a match."""
        if match.id not in self._listeners:
            self.presence.came(match.id)
        self._listeners[match.id].add(listener)
        known = self._matches.get(match.id)
        if known is None or known.version <= match.version:  # it may have gone on since he looked
            self._matches[match.id] = match
        self._tell_presence_soon(match.id)

    def leave(self, match: Match, listener: Listener) -> None:
        """Listen no more."""
        listeners = self._listeners[match.id]
        listeners.discard(listener)
        if listeners:
            self._tell_presence_soon(match.id)
        else:
            del self._listeners[match.id]
            self._matches.pop(match.id, None)
            self.presence.left(match.id)

    def count(self) -> int:
        """How many listen."""
        return sum(map(len, self._listeners.values()))

    def listened(self) -> list[str]:
        """The matches that somebody listens to."""
        return list(self._listeners)

    def known(self, match_id: str) -> Match | None:
        """A match that somebody listens to, as it was last told."""
        return self._matches.get(match_id)

    # --- what the desk tells ----------------------------------------------------------------------------

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        """A match has gone on: everybody hears it, each his own view."""
        listeners = self._listeners.get(match.id)
        if not listeners:
            return
        self._matches[match.id] = match
        after, heard = match.version - len(events), [told(event) for event in events]
        self._tell_each(
            match, listeners, lambda who: EventsMessage(after, match.version, heard, seen(match, who))
        )

    def drafted(self, match: Match) -> None:
        """A draft has changed: only its owner hears it."""
        owner = match.seat(match.pos.to_act or 1).chair.who
        own = [each for each in self._listeners.get(match.id, ()) if each.who == owner]
        if own:
            self._tell_each(match, own, lambda who: DraftMessage(match.version, seen(match, who)))

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        """The same of what happened at another worker."""
        if events:
            self.changed(match, events)
        else:
            self.drafted(match)

    def say(self, match_id: str, message: Message, hears: Hears = lambda who: True) -> None:
        """The same to all who may hear it; passers-by are nobody: None."""
        data = msgspec.json.encode(message)
        for listener in self._listeners.get(match_id, ()):
            if hears(listener.who):
                listener.put(data)

    # --- what other workers tell --------------------------------------------------------------------------

    def attend(self, worker: str, match_id: str, there: Attending) -> None:
        """Who is at a match elsewhere."""
        if match_id in self._listeners and self.presence.heard(worker, match_id, there):
            self._tell_presence_soon(match_id)

    def worker_gone(self, worker: str) -> None:
        """Nobody is there any more."""
        for match_id in self.presence.gone(worker):
            self._tell_presence_soon(match_id)

    # --- inside -----------------------------------------------------------------------------------------

    def _tell_each(self, match: Match, listeners: Iterable[Listener], make: Any) -> None:
        """Those without a seat of their own see the same."""
        known: dict[tuple[int | None, str], Message] = {}
        special = {seat.chair.who for seat in match.facts.seats} | {match.facts.created.host}
        for listener in listeners:
            who = listener.who if listener.who in special else None
            key = who, listener.lang
            if key not in known:
                message = make(who)
                known[key] = self._encoded(message, match, key[1])
            listener.put(msgspec.json.encode(staged(known[key], listener)) if key[1] else known[key])

    def _encoded(self, message: Message, match: Match, lang: str) -> Message:
        """As bytes, or for pages as a message with a scene."""
        return with_scene(message, match, lang, self._clock()) if lang else msgspec.json.encode(message)

    def _tell_presence_soon(self, match_id: str) -> None:
        """Many may come and go at once: everybody is told once, a little later."""
        if match_id not in self._telling:
            self._telling.add(match_id)
            asyncio.get_running_loop().call_later(PRESENCE_AFTER, self._tell_presence, match_id)

    def _tell_presence(self, match_id: str) -> None:
        self._telling.discard(match_id)
        listeners, match = self._listeners.get(match_id, set()), self._matches.get(match_id)
        if match is None or not listeners:
            return
        here = attending(match, (each.who for each in listeners if not each.fleeting))
        seats, watching = self.presence.together(match_id, here)
        self.say(match_id, PresenceMessage(list(seats), watching))
