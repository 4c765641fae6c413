"""The verdict on one decision: what it lost against the best, whom it helped, and a word for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from edubba.review.look import NOTHING, Look, difference, is_sure, share_json
from edubba.search.analysis import Share

#: From how great a loss of one's share a decision is called so, if that is more than two errors.
LOSSES = {"blunder": 0.12, "mistake": 0.05, "inaccuracy": 0.02}
#: `unclear`: the loss would have a word, but is not more than two errors. It is neither good nor lost.
GRADES = ("best", "good", "unclear", *reversed(LOSSES))


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision against the one that the search would have made."""

    loss: Share  # of the mover's share; nothing where the best was played, never below
    best: str  # what the search would have played
    helped: int | None  # the other seat that gained most by it, where that is more than two errors
    grade: str  # one of GRADES
    chosen: tuple[Share, ...]  # what the choice gave each seat, against the best

    @property
    def sure(self) -> float:
        """The loss where it is more than two errors, else nothing: what is summed up."""
        return self.loss.value if is_sure(self.loss) else 0.0

    def json(self) -> dict[str, Any]:
        """One object."""
        return {
            "grade": self.grade,
            "loss": share_json(self.loss),
            "best": self.best,
            "helped": self.helped,
            "chosen": [share_json(share) for share in self.chosen],
        }


def judge(seat: int, text: str, before: Look, after: Look) -> Verdict | None:
    """The verdict on a seat's text; None where the search was too short to try anything."""
    if before.best is None:
        return None
    if text == before.best or not before.hoped:
        return Verdict(NOTHING, text, None, "best", (NOTHING,) * len(after.shares))
    chosen = tuple(difference(now, then) for now, then in zip(after.shares, before.hoped, strict=True))
    lost = chosen[seat - 1]
    loss = Share(max(0.0, -lost.value), lost.error)
    return Verdict(loss, before.best, _helped(seat, chosen), grade(loss), chosen)


def grade(loss: Share) -> str:
    """The word for a loss by a text that was not the best."""
    for word, least in LOSSES.items():
        if loss.value >= least:
            return word if is_sure(loss) else "unclear"
    return "good"


def _helped(seat: int, chosen: Sequence[Share]) -> int | None:
    """Who else has most more than the best text would have left them."""
    gains = {other: gain for other, gain in enumerate(chosen, 1) if other != seat}
    most = max(gains, key=lambda other: gains[other].value)
    return most if gains[most].value > 0 and is_sure(gains[most]) else None
