"""Turning points: the turns, alone or a few in a row, that moved somebody's share most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from edubba.review.look import NOTHING, difference, is_sure, share_json
from edubba.review.steps import moved
from edubba.review.sums import Turn
from edubba.review.verdict import LOSSES
from edubba.search.analysis import Share

MOST = 3
LEAST = 0.08  # of a share: less is no turning point, however sure
EDGE = LOSSES["inaccuracy"]  # what the first and the last turn of a stretch move at least


@dataclass(frozen=True)
class Stretch:
    """Turns in a row that moved one seat's share one way, none of them back."""

    turns: tuple[Turn, ...]
    seat: int  # whose share moved most, from 1

    @property
    def before(self) -> Share:
        """The share of that seat before it."""
        return self.turns[0].steps[0].before.shares[self.seat - 1]

    @property
    def after(self) -> Share:
        """The share of that seat after it."""
        return self.turns[-1].steps[-1].after.shares[self.seat - 1]

    @property
    def moved(self) -> tuple[Share, ...]:
        """By how much each seat's share rose."""
        first, last = self.turns[0].steps[0].before, self.turns[-1].steps[-1].after
        return tuple(map(difference, last.shares, first.shares))

    @property
    def greatest(self) -> Share:
        """By how much that seat's share rose."""
        return self.moved[self.seat - 1]

    @property
    def helped(self) -> int:
        """Whose share rose most, from 1."""
        return max(range(len(self.moved)), key=lambda seat: self.moved[seat].value) + 1

    @property
    def harmed(self) -> int:
        """Whose share fell most, from 1."""
        return min(range(len(self.moved)), key=lambda seat: self.moved[seat].value) + 1

    @property
    def telling(self) -> tuple[Turn, ...]:
        """The turns without those that moved hardly anything."""
        return tuple(turn for turn in self.turns if abs(turn.moved[self.seat - 1].value) >= EDGE)

    @property
    def by_luck(self) -> bool:
        """Whether draws alone moved that share at least half as far, for sure."""
        draws = [step for turn in self.turns for step in turn.steps if step.moment.kind == "draw"]
        luck = moved(draws)[self.seat - 1] if draws else NOTHING
        return is_sure(luck) and luck.value / self.greatest.value >= 0.5

    def json(self) -> dict[str, Any]:
        """One object."""
        return {
            "first": self.turns[0].entry.first,
            "last": self.turns[-1].entry.last,
            "seat": self.seat,
            "before": share_json(self.before),
            "after": share_json(self.after),
            "helped": self.helped,
            "harmed": self.harmed,
        }


def points(turns: Sequence[Turn], seats: int) -> tuple[Stretch, ...]:
    """The stretches that moved most for sure, in the order of the game; no turn is in two of them."""
    found: list[Stretch] = []
    most = sorted(_stretches(turns, seats), key=lambda each: (-abs(each.greatest.value), len(each.turns)))
    for each in most:
        if len(found) < MOST and all(_apart(each, other) for other in found):
            found.append(each)
    return tuple(sorted(found, key=lambda each: each.turns[0].entry.first))


def _apart(one: Stretch, other: Stretch) -> bool:
    first, second = sorted((one, other), key=lambda each: each.turns[0].entry.first)
    return first.turns[-1].entry.last < second.turns[0].entry.first


def _stretches(turns: Sequence[Turn], seats: int) -> Iterator[Stretch]:
    """All that are great and sure enough, of a round at most: as many players' turns as there are seats."""
    for begin in range(len(turns)):
        for seat in range(1, seats + 1):
            for run in _runs(turns[begin:], seat, seats):
                stretch = Stretch(run, seat)
                if abs(stretch.greatest.value) >= LEAST and is_sure(stretch.greatest):
                    yield stretch


def _runs(turns: Sequence[Turn], seat: int, longest: int) -> Iterator[tuple[Turn, ...]]:
    """The first turn and those after it that move a share on, up to each one that does so clearly."""
    way, length = turns[0].moved[seat - 1].value, 0
    if abs(way) < EDGE:
        return
    for at, turn in enumerate(turns):
        step = turn.moved[seat - 1].value
        length += turn.entry.seat is not None
        if length > longest or step * way < 0:
            return
        if abs(step) >= EDGE:
            yield tuple(turns[: at + 1])
