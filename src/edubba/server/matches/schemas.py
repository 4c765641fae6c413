"""What goes over the wire about matches."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from edubba.tables.clocks import Terms
from edubba.tables.commands import BotName
from edubba.tables.view import Seen, Told


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `seats` says for each seat `open` or a bot's level; by default all are open."""

    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, Any] = {}
    seats: Annotated[list[BotName], Meta(max_length=9)] | None = None
    terms: Terms = Terms()
    level: BotName = "ensi"  # of bots that stand in for people who are gone
    rated: bool = False
    private: bool = False
    position: dict[str, Any] | None = None  # to begin with, as a view; game and options in it do not count


class Opened(msgspec.Struct):
    """A table that was opened; `invitation` is for those who shall come to a private one."""

    match: Seen
    invitation: str


class Acknowledged(msgspec.Struct):
    """The command is on disk and led to this version; `revision` is that of the draft."""

    version: int
    revision: int


class News(msgspec.Struct, tag="events", tag_field="type"):
    """What happened after a version, and the match as it is then."""

    after: int
    version: int
    events: list[Told]
    state: Seen


class Verdict(msgspec.Struct):
    """Whether a text is allowed now; if not, the rule and the facts in a sentence."""

    allowed: bool
    rule: str
    detail: str


class LogEntry(msgspec.Struct):
    """A turn told in a sentence or two; it covers the texts `first` to `last`."""

    first: int
    last: int
    seat: int | None
    text: str


class ListedSeat(msgspec.Struct):
    """A seat in a list of matches."""

    seat: int
    kind: str
    name: str
    bot: str
    points: int | None
    won: bool | None
    yours: bool


class Listed(msgspec.Struct):
    """A match in a list."""

    id: str
    game: str
    players: int
    status: str
    version: int
    private: bool
    rated: bool
    clock: str
    to_act: int | None
    your_turn: bool
    deadline: float | None
    created: float
    changed: float
    ended: str
    seats: list[ListedSeat]


class ChatLine(msgspec.Struct):
    """Something said: at the table, for the seats, or in the gallery, for those who watch."""

    id: int
    room: str
    name: str
    text: str
    at: float


class NewChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    room: Annotated[str, Meta(pattern="^(table|gallery)$")] = "table"


class NoticesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants notices about a match."""

    wanted: bool
