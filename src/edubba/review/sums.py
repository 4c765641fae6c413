"""What a record comes to: for each turn its decisions and its luck, for each seat luck and skill apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from edubba.review.look import NOTHING, is_sure, share_json
from edubba.review.steps import Step, moved
from edubba.review.verdict import GRADES, grade
from edubba.search.analysis import Share

if TYPE_CHECKING:
    from edubba.drawing.text.log import Entry


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
    """Why a seat's share went from `first` to `final`.

    `final - first == luck + own + others + revised`, whatever the searches found.
    """

    seat: int
    first: Share
    final: Share
    luck: Share  # what draws moved
    own: Share  # what its decisions gave it, each against the best one, as far as that is sure
    others: Share  # what the decisions of the others gave it, likewise
    revised: float  # all the rest: what is not sure, and what the search saw only later
    lost: Share  # the losses of its decisions, sure ones only
    grades: dict[str, int]  # how many decisions of each grade, all of GRADES

    @property
    def decisions(self) -> int:
        """How many decisions have a verdict."""
        return sum(self.grades.values())

    @property
    def good(self) -> int:
        """How many were best or good."""
        return self.grades["best"] + self.grades["good"]

    @property
    def clear(self) -> int:
        """How many have a verdict that says something: all but the unclear ones."""
        return self.decisions - self.grades["unclear"]

    @property
    def accuracy(self) -> float | None:
        """The part of the clear decisions that were best or good; None without any."""
        return self.good / self.clear if self.clear else None

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
    decisions = [step for step in steps if step.moment.kind == "decision"]
    own = [step for step in decisions if step.moment.seat == seat]
    others = [step for step in decisions if step.moment.seat != seat]
    draws = [step for step in steps if step.moment.kind == "draw"]
    luck = moved(draws)[seat - 1] if draws else NOTHING
    counts = Counter(step.verdict.grade for step in own if step.verdict)
    return Account(
        seat,
        first,
        final,
        luck,
        chosen(seat, own),
        chosen(seat, others),
        sum(revised(seat, step) for step in decisions),
        lost(own),
        {word: counts[word] for word in GRADES},
    )


def chosen(seat: int, steps: Sequence[Step]) -> Share:
    """What some decisions gave a seat for sure, each against the best one in its place."""
    parts = [counted(step)[seat - 1] for step in steps if step.verdict]
    return Share(sum(part.value for part in parts), sqrt(sum(part.error**2 for part in parts)))


def counted(step: Step) -> tuple[Share, ...]:
    """What a decision gave each seat against the best one, where that is beyond doubt; together nothing.

    A search does not know small differences, and there are many: doubt upon doubt would look like skill. What
    is not sure for the mover, but for another seat, counts among the others alone.
    """
    gave, mover = step.verdict.chosen if step.verdict else (), (step.moment.seat or 0) - 1
    sure = [seat for seat, share in enumerate(gave) if is_sure(share)]
    if mover in sure:
        return gave
    if not sure:
        return (NOTHING,) * len(step.after.shares)
    part = gave[mover].value / (len(gave) - 1)  # of what the mover is left out with
    spread = [Share(share.value + part, share.error) for share in gave]
    return (*spread[:mover], NOTHING, *spread[mover + 1 :])


def revised(seat: int, step: Step) -> float:
    """What is left of how far a decision moved a share: nobody caused it for sure."""
    return step.moved[seat - 1].value - counted(step)[seat - 1].value


def lost(steps: Sequence[Step]) -> Share:
    """The sure losses of some decisions together."""
    losses = [step.verdict.loss for step in steps if step.verdict and step.verdict.sure]
    return Share(sum(loss.value for loss in losses), sqrt(sum(loss.error**2 for loss in losses)))


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
    words = {step.verdict.grade for step in judged if step.verdict}
    if words == {"best"}:
        return "best"
    together = grade(loss)
    return "unclear" if together == "good" and "unclear" in words else together
