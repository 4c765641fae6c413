"""What happens at a match, as it is stored: one struct per kind, each with the time it happened."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from edubba.tables.clocks import Terms

PERSON, BOT, OPEN = "person", "bot", "open"
TAKE_BACK, ABANDON = "take-back", "abandon"
ABANDONED, CANCELLED = "abandoned", "cancelled"


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as a match begins with it: a person, a bot of some level, or nobody yet."""

    kind: str = OPEN
    who: int | None = None  # the account of a person
    name: str = ""
    level: str = ""  # of a bot
    seed: str = ""  # what a person adds to the draws


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    at: float  # seconds since 1970, UTC


class Created(_Event, tag="created", frozen=True, kw_only=True):
    """A table is opened."""

    match: str
    game: str
    options: dict[str, Any]
    rules: int
    chairs: list[Chair]
    terms: Terms
    level: str  # of the bots that stand in
    commitment: str
    host: int
    rated: bool = False
    private: bool = False
    position: dict[str, Any] | None = None  # where it begins: a view without game and options; else the start


class Seated(_Event, tag="seated", frozen=True, kw_only=True):
    """A person or a bot takes an open seat."""

    seat: int
    chair: Chair


class Left(_Event, tag="left", frozen=True, kw_only=True):
    """A seat is free again, before the start."""

    seat: int


class Started(_Event, tag="started", frozen=True, kw_only=True):
    """All seats are taken; the opening draws."""

    draws: list[str]


class Moved(_Event, tag="moved", frozen=True, kw_only=True):
    """A seat's texts are committed; the draws that follow come with them."""

    seat: int
    texts: list[str]
    draws: list[str] = []
    by: str = ""  # the bot that decided, also one that stands in


class Asked(_Event, tag="asked", frozen=True, kw_only=True):
    """A seat asks all others: to take back, or to give up the match."""

    seat: int
    what: str
    keep: int = 0  # of a take-back: how many texts stay


class Answered(_Event, tag="answered", frozen=True, kw_only=True):
    """A seat agrees, or does not, and then the question is off the table."""

    seat: int
    yes: bool


class TakenBack(_Event, tag="taken-back", frozen=True, kw_only=True):
    """All agreed: only so many texts stay."""

    keep: int


class TimedOut(_Event, tag="timed-out", frozen=True, kw_only=True):
    """A clock ran out: a bot stands in."""

    seat: int


class Resigned(_Event, tag="resigned", frozen=True, kw_only=True):
    """A person gives up the seat for good: a bot stands in."""

    seat: int


class Returned(_Event, tag="returned", frozen=True, kw_only=True):
    """A person who ran out of time plays again."""

    seat: int


class Holiday(_Event, tag="holiday", frozen=True, kw_only=True):
    """A person goes on holiday or comes back from it."""

    seat: int
    away: bool


class Credited(_Event, tag="credited", frozen=True, kw_only=True):
    """The server was away: nobody's clock ran for so long."""

    seconds: float


class Renamed(_Event, tag="renamed", frozen=True, kw_only=True):
    """A person has another name now, or none any more."""

    seat: int
    name: str


class Weakened(_Event, tag="weakened", frozen=True, kw_only=True):
    """A bot failed: a weaker one plays in its place."""

    seat: int
    level: str


class Ended(_Event, tag="ended", frozen=True, kw_only=True):
    """The match is given up by agreement, or was never begun; the rules end a game by themselves."""

    how: str


class Followed(_Event, tag="followed", frozen=True, kw_only=True):
    """After the end somebody wants to play again: there is a table for all who do."""

    match: str


Event: TypeAlias = (
    Created | Seated | Left | Started | Moved | Asked | Answered | TakenBack | TimedOut | Resigned
    | Returned | Holiday | Credited | Renamed | Weakened | Ended | Followed
)  # fmt: skip

#: What may happen to a match that is over, and is no news of it.
AFTERWARDS = (Renamed, Followed)

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return msgspec.json.encode(event)


def decode(data: bytes | str) -> Event:
    """An event as it was stored."""
    return _decoder.decode(data)
