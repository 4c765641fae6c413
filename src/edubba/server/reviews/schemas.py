"""What goes over the wire about analyses and hints; all shares are in hundredths of the victory."""

from __future__ import annotations

from typing import Any

import msgspec


class Figure(msgspec.Struct):
    """A share, or a difference of shares, and its standard error."""

    value: float
    error: float


class ReviewedDecision(msgspec.Struct):
    """What is to be said of a decision."""

    number: int  # of its text, from 1
    seat: int
    text: str
    played: str  # the text in words
    grade: str  # best, good, unclear, inaccuracy, mistake or blunder
    word: str  # the same in the reader's language
    loss: Figure
    best: str  # what the search would have played
    better: str  # the same in words; empty where it was played
    helped: int | None  # the seat that it helped
    told: str  # the verdict in a sentence or two


class SeatAccount(msgspec.Struct):
    """Why a seat's share went from `first` to `final`: they differ by luck, own, others and revised."""

    seat: int
    first: float
    final: float
    luck: Figure  # what draws moved
    own: Figure  # what its decisions gave it for sure, each against the best one
    others: Figure  # what the decisions of the others gave it, likewise
    revised: float  # the rest: what is not sure, and what the search saw only later
    lost: Figure  # what its sure mistakes cost
    good: int  # decisions that were best or good
    clear: int  # of so many about which something can be said


class TurningPoint(msgspec.Struct):
    """A turn, or a few in a row, that moved some share most."""

    number: int  # the last text of it
    told: str


class Plot(msgspec.Struct):
    """Where the curves lie in the picture: text 0 at `left`, the last at `right`."""

    width: float
    height: float
    left: float
    right: float
    top: float
    bottom: float


class ToldReview(msgspec.Struct):
    """A whole review in the reader's language."""

    names: list[str]
    shares: list[list[Figure]]  # after so many texts, in seat order
    decisions: list[ReviewedDecision]
    accounts: list[SeatAccount]
    points: list[TurningPoint]
    graph: str  # SVG
    plot: Plot
    seconds: float  # that were given to each position


class SeenReview(msgspec.Struct):
    """How far an analysis is, and once it is done what was found."""

    status: str  # none, waiting, running, done or failed
    part: float  # of the work that is done, 0 to 1
    left: float | None  # seconds, where that can be told
    ahead: int  # how many are done before it
    trouble: str  # why it failed
    review: ToldReview | None


class AskedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be analysed, as a view."""

    position: dict[str, Any]


class PositionOption(msgspec.Struct):
    """An action, or a draw, and the shares after it."""

    text: str
    told: str
    shares: list[Figure]


class SeenPosition(msgspec.Struct):
    """What a position holds."""

    names: list[str]
    to_act: int | None
    shares: list[Figure]
    options: list[PositionOption]  # the best first; of draws the likeliest
    line: list[str]  # how it may go on, in sentences
    simulations: int


class Hint(msgspec.Struct):
    """A hint in three steps, to be shown one after the other."""

    spots: list[str]  # the places of the region in which the best action ends
    area: str  # that region, or the kind of action
    action: str
    why: list[str]
