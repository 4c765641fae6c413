"""The texts of a record one by one: a decision with its verdict, a draw with what it moved, or forced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Literal

from edubba._position import Position
from edubba.records import Record
from edubba.review.look import Look, difference, share_json
from edubba.review.verdict import Verdict, judge
from edubba.search.analysis import Share

Kind = Literal["decision", "draw", "forced"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A text in its place, before any search."""

    number: int  # from 1
    text: str
    section: str  # the part of the game it stands in
    seat: int | None  # who plays it; None for a draw
    kind: Kind  # forced: it was the only one, drawn or played


@dataclass(frozen=True, slots=True)
class Step:
    """A text with the searches before and after it."""

    moment: Moment
    before: Look
    after: Look
    verdict: Verdict | None  # of a decision

    @property
    def moved(self) -> tuple[Share, ...]:
        """By how much each seat's share rose."""
        return moved([self])

    def json(self) -> dict[str, Any]:
        """One object."""
        place = self.moment
        return {
            "number": place.number,
            "text": place.text,
            "section": place.section,
            "seat": place.seat,
            "kind": place.kind,
            "before": [share_json(share) for share in self.before.shares],
            "after": [share_json(share) for share in self.after.shares],
            "verdict": self.verdict.json() if self.verdict else None,
        }


def moments(record: Record) -> Iterator[tuple[Moment, Position]]:
    """Each text of the main line with the position before it, which is lent."""
    pos = Position.of(record, 0)
    for number, text in enumerate(record.moves, 1):
        draws = pos.chance
        ways = len(draws) or len(pos.legal)
        kind: Kind = "forced" if ways == 1 else "draw" if draws else "decision"
        yield Moment(number, text, pos.section, pos.to_act, kind), pos
        pos.play(text)


def steps(places: Sequence[Moment], looks: Sequence[Look]) -> tuple[Step, ...]:
    """The texts with one look more than there are texts: one before each, and one at the end."""
    found = []
    for place, before, after in zip(places, looks, looks[1:], strict=False):
        decided = place.kind == "decision" and place.seat is not None
        verdict = judge(place.seat or 0, place.text, before, after) if decided else None
        found.append(Step(place, before, after, verdict))
    return tuple(found)


def filled(places: Sequence[Moment], looks: dict[int, Look]) -> list[Look]:
    """A look for every position: before a forced text the shares are those after it."""
    found = [looks[len(places)]]
    for place in reversed(places):
        at = place.number - 1
        found.append(replace(found[-1], best=None, hoped=()) if place.kind == "forced" else looks[at])
    return found[::-1]


def moved(part: Iterable[Step]) -> tuple[Share, ...]:
    """By how much each seat's share rose in some steps together.

    A position between two of them counts for both and drops out, its error with it.
    """
    chosen = list(part)
    if len(chosen) == 1:
        pairs = zip(chosen[0].after.shares, chosen[0].before.shares, strict=True)
        same = chosen[0].after.at == chosen[0].before.at
        return tuple(Share(0.0, 0.0) if same else difference(after, before) for after, before in pairs)
    weights: dict[int, int] = {}
    looks: dict[int, Look] = {}
    for step in chosen:
        for look, sign in ((step.after, 1), (step.before, -1)):
            weights[look.at] = weights.get(look.at, 0) + sign
            looks[look.at] = look
    seats = range(max((len(look.shares) for look in looks.values()), default=0))
    return tuple(_weighed([(looks[at].shares[seat], weights[at]) for at in sorted(looks)]) for seat in seats)


def _weighed(parts: list[tuple[Share, int]]) -> Share:
    return Share(
        sum(weight * share.value for share, weight in parts),
        sqrt(sum((weight * share.error) ** 2 for share, weight in parts)),
    )
