"""What a match is made of, but for its position: seats, question, turns, draft. All of it can be stored."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from edubba.tables.clocks import Clock
from edubba.tables.events import PERSON, Chair, Created

WAITING, RUNNING, OVER = "waiting", "running", "over"


class Seat(msgspec.Struct):
    """Who sits there, and who plays."""

    chair: Chair
    clock: Clock
    stand_in: str = ""  # the level of the bot that plays in a person's place
    resigned: bool = False

    @property
    def bot(self) -> str:
        """The bot that plays here, or empty."""
        return self.stand_in or self.chair.level

    @property
    def person_plays(self) -> bool:
        """Whether a person decides here."""
        return self.chair.kind == PERSON and not self.stand_in


class Question(msgspec.Struct):
    """What a seat has asked, and the seats that have not answered yet."""

    what: str
    seat: int
    keep: int
    waiting: list[int]


class Turn(msgspec.Struct, array_like=True):
    """A commit: how many texts there were before it, and whose it was."""

    before: int
    seat: int


class Draft(msgspec.Struct):
    """Texts that a seat tries out; nobody else sees them. `revision` counts its changes."""

    seat: int
    base: int  # how many committed texts it stands on
    revision: int = 0
    texts: list[str] = []


class Facts(msgspec.Struct):
    """All of a match but its position and what is secret."""

    created: Created
    seats: list[Seat]
    version: int = 1
    status: str = WAITING
    texts: list[str] = []
    turns: list[Turn] = []
    draws: int = 0  # numbers used so far, those of draws taken back included
    take_backs: int = 0
    since: float = 0.0  # up to when the clocks are charged
    question: Question | None = None
    ended: str = ""  # how people ended it
    rematch: str = ""  # the table where they play again


class Secrets(NamedTuple):
    """What no view may show."""

    seed: str
    invitation: str = ""
