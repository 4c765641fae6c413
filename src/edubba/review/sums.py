"""What a record comes to: for each turn its decisions and its luck, for each seat luck and skill apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from edubba.review.look import share_json
from edubba.review.steps import Step, moved
from edubba.review.verdict import GRADES, grade
from edubba.search.analysis import Share

if TYPE_CHECKING:
    from edubba.drawing.text.log import Entry

NOTHING = Share(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn, or the draws between two turns, as the log tells it."""

    entry: Entry  # its texts and its sentence
    steps: tuple[Step, ...]
    moved: tuple[Share, ...]  # by all of it
    luck: tuple[Share, ...]  # by its draws
    loss: Share  # what its decisions lost of the mover's share, sure losses only
    grade: str | None  # None where nothing was decided
    helped: int | None  # whom its dearest decision helped

    def json(self) -> dict[str, Any]:
        """One object; the sentence is told elsewhere, in the reader's language."""
        return {
            "first": self.entry.first,
            "last": self.entry.last,
            "seat": self.entry.seat,
            "grade": self.grade,
            "loss": share_json(self.loss),
            "helped": self.helped,
            "moved": [share_json(share) for share in self.moved],
            "luck": [share_json(share) for share in self.luck],
        }


@dataclass(frozen=True, slots=True)
class Account:
    """Why a seat's share went from `first` to `final`: luck, its own decisions and those of the others.

    `final - first == luck - lost + revised + others`, whatever the searches found.
    """

    seat: int
    first: Share
    final: Share
    luck: Share  # what draws moved
    own: Share  # what its decisions moved: what they lost, and what the search saw only afterwards
    others: Share  # what the decisions of the others moved
    lost: Share  # by its decisions against the best ones, sure losses only
    grades: dict[str, int]  # how many decisions of each grade, all of GRADES

    @property
    def revised(self) -> float:
        """What the search thought better of after the seat's decisions: nothing, had it seen everything."""
        return self.own.value + self.lost.value

    @property
    def decisions(self) -> int:
        """How many decisions have a verdict."""
        return sum(self.grades.values())

    @property
    def accuracy(self) -> float | None:
        """The part of the decisions that were best or good; None without decisions."""
        return (self.grades["best"] + self.grades["good"]) / self.decisions if self.decisions else None

    def json(self) -> dict[str, Any]:
        """One object."""
        shares = {name: share_json(getattr(self, name)) for name in ("first", "final", "luck", "own")}
        return {
            "seat": self.seat,
            **shares,
            "others": share_json(self.others),
            "lost": share_json(self.lost),
            "revised": self.revised,
            "grades": self.grades,
            "accuracy": self.accuracy,
        }


def account(seat: int, steps: Sequence[Step], first: Share, final: Share) -> Account:
    """One seat's account of a record."""
    own = [step for step in steps if step.moment.kind == "decision" and step.moment.seat == seat]
    others = [step for step in steps if step.moment.kind == "decision" and step.moment.seat != seat]
    draws = [step for step in steps if step.moment.kind == "draw"]
    luck, ours, theirs = (_of(seat, part) for part in (draws, own, others))
    counts = Counter(step.verdict.grade for step in own if step.verdict)
    grades = {word: counts[word] for word in GRADES}
    return Account(seat, first, final, luck, ours, theirs, lost(own), grades)


def lost(steps: Sequence[Step]) -> Share:
    """The sure losses of some decisions together."""
    losses = [step.verdict.loss for step in steps if step.verdict and step.verdict.sure]
    return Share(sum(loss.value for loss in losses), sqrt(sum(loss.error**2 for loss in losses)))


def _of(seat: int, steps: Sequence[Step]) -> Share:
    return moved(steps)[seat - 1] if steps else NOTHING


def turn(entry: Entry, steps: Sequence[Step], seats: int) -> Turn:
    """The steps of one entry of the log together."""
    own = tuple(steps[entry.first - 1 : entry.last])
    judged = [step for step in own if step.verdict]
    loss = lost(judged)
    dearest = max(judged, key=lambda step: step.verdict.sure if step.verdict else 0.0, default=None)
    draws = [step for step in own if step.moment.kind == "draw"]
    return Turn(
        entry,
        own,
        moved(own) if own else (NOTHING,) * seats,
        moved(draws) if draws else (NOTHING,) * seats,
        loss,
        _grade(judged, loss),
        dearest.verdict.helped if dearest and dearest.verdict and dearest.verdict.sure else None,
    )


def _grade(judged: Sequence[Step], loss: Share) -> str | None:
    if not judged:
        return None
    best = all(step.verdict and step.verdict.grade == "best" for step in judged)
    return "best" if best else grade(loss)
