"""What people ask of a match: one struct per command, with bounds on all that comes from outside.

Every command names the version it was made on; those about a draft also its revision.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=256)]
# `$` alone would let a line end pass in Python; the look-ahead keeps the patterns good for JSON Schema too.
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^(?=\S)[^\x00-\x1f\x7f-\x9f]*\S$(?!\n)")
]
SeatSeed: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]


class _Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    version: Count


class Join(_Command, tag="join", frozen=True, kw_only=True):
    """Take an open seat, the first one if none is named; `seed` goes into the draws."""

    seat: SeatNumber | None = None
    name: Name
    seed: SeatSeed = ""
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Leave(_Command, tag="leave", frozen=True, kw_only=True):
    """Free a seat before the start: one's own, or as the host anybody's."""

    seat: SeatNumber


class Fill(_Command, tag="fill", frozen=True, kw_only=True):
    """As the host, put a bot on an open seat."""

    seat: SeatNumber
    level: BotName


class Cancel(_Command, tag="cancel", frozen=True, kw_only=True):
    """As the host, close a table that has not started."""


class Drafting(_Command, frozen=True, kw_only=True):
    """A command about the draft, on one of its revisions."""

    revision: Count


class Play(Drafting, tag="play", frozen=True, kw_only=True):
    """Add a text to the draft; `commit` commits what is then there."""

    text: Text
    commit: bool = False


class Undo(Drafting, tag="undo", frozen=True, kw_only=True):
    """Take the last text of the draft away."""


class Reset(Drafting, tag="reset", frozen=True, kw_only=True):
    """Throw the draft away."""


class Commit(Drafting, tag="commit", frozen=True, kw_only=True):
    """Make the draft count."""


class TakeBack(_Command, tag="take-back", frozen=True, kw_only=True):
    """Ask to take back committed turns: all but `keep` texts, by default one's own last turn and after."""

    seat: SeatNumber
    keep: Count | None = None


class Abandon(_Command, tag="abandon", frozen=True, kw_only=True):
    """Ask to give the match up without a result."""

    seat: SeatNumber


class Answer(_Command, tag="answer", frozen=True, kw_only=True):
    """Agree to what is asked, or not."""

    yes: bool


class Resign(_Command, tag="resign", frozen=True, kw_only=True):
    """Give a seat up for good; a bot plays it to the end."""

    seat: SeatNumber


class Return(_Command, tag="return", frozen=True, kw_only=True):
    """Take a seat over again from the bot that stood in."""

    seat: SeatNumber


class Away(_Command, tag="holiday", frozen=True, kw_only=True):
    """Go on holiday, or come back."""

    seat: SeatNumber
    away: bool


Command: TypeAlias = (
    Join | Leave | Fill | Cancel | Play | Undo | Reset | Commit | TakeBack | Abandon | Answer | Resign
    | Return | Away
)  # fmt: skip
