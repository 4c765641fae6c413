"""What goes over the wire about looking back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from edubba.server.matches.schemas import LogEntry
from edubba.server.scenes import SeenScene


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody brings along, as the text of its file."""

    record: Annotated[str, Meta(min_length=1, max_length=250_000)]


class Study(msgspec.Struct):
    """Where a record can be looked at from now on."""

    id: str


class Moment(msgspec.Struct):
    """What stood on the board after so many texts; `position` to go on from there."""

    at: int
    text: str  # the one that led there
    scene: SeenScene
    position: dict[str, Any]
    to_act: int | None
    over: bool


class Replay(msgspec.Struct):
    """A match, or a record, from its first text to its last, and one moment of it."""

    id: str
    match: bool  # else a record that somebody brought along
    game: str
    names: list[str]
    total: int  # texts
    entries: list[LogEntry]
    finished: bool  # by the rules, or by people
    scores: list[int]
    winners: list[int]
    yours: list[int]  # the seats of the one who looks
    date: str
    moment: Moment
