"""The outlines of lands: rough lines between corners, the same from both sides."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from edubba.drawing.flood.atlas import CORNERS, LANDS, MOUTHS
from edubba.drawing.ink import Point, num

GRAIN = 15.0  # no straight stretch is longer
ROUGH, FARTHEST = 0.11, 120.0  # how far a line strays, by its length and no more than by this length


@functools.cache
def stretch(a: str, b: str) -> tuple[Point, ...]:
    """The rough line from corner to corner, both included; backwards it is the same line."""
    if a > b:
        return stretch(b, a)[::-1]
    return tuple(roughened(CORNERS[a], CORNERS[b]))


def roughened(p: Point, q: Point, grain: float = GRAIN, rough: float = ROUGH) -> list[Point]:
    """A line that strays from the straight one, always in the same way."""
    number = int(p[0] * 7919 + p[1] * 104729 + q[0] * 1299709 + q[1] * 15485863) % 2147483646 + 1
    line = [p, q]
    while math.dist(line[0], line[1]) > grain:
        finer = [p]
        for a, b in pairwise(line):
            number = number * 48271 % 2147483647
            length = math.dist(a, b)
            stray = rough * min(1.0, FARTHEST / length) * (2 * number / 2147483647 - 1)
            finer += [_beside(a, b, stray), b]
        line = finer
    return line


def _beside(a: Point, b: Point, stray: float) -> Point:
    """The middle between two points, moved across by a share of their distance."""
    return (a[0] + b[0]) / 2 - (b[1] - a[1]) * stray, (a[1] + b[1]) / 2 + (b[0] - a[0]) * stray


def _sides(land: str) -> list[tuple[str, str]]:
    corners = LANDS[land].split()
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


@functools.cache
def outline(land: str) -> tuple[Point, ...]:
    """The points around a land, clockwise."""
    return tuple(p for a, b in _sides(land) for p in stretch(a, b)[:-1])


def path(land: str) -> str:
    """Path data of a land; stretches bend, corners stay where they are so that neighbours meet."""
    parts = [_bent(stretch(a, b)) for a, b in _sides(land)]
    first = CORNERS[LANDS[land].split()[0]]
    return f"M{num(first[0])},{num(first[1])}" + "".join(parts) + "Z"


def _bent(line: Sequence[Point]) -> str:
    """Path data that goes on along a line, bent by its points and ending in its last."""
    inner = line[1:-1]
    ends = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(inner)]
    curves = [
        f"Q{num(c[0])},{num(c[1])} {num(e[0])},{num(e[1])}"
        for c, e in zip(inner, [*ends, line[-1]], strict=True)
    ]
    return "".join(curves) if inner else f"L{num(line[-1][0])},{num(line[-1][1])}"


def open_path(line: Sequence[Point]) -> str:
    """Path data of a rough line."""
    return f"M{num(line[0][0])},{num(line[0][1])}" + _bent(line)


@functools.cache
def shared(one: str, other: str) -> tuple[Point, ...]:
    """The line along which two lands touch; empty where they do not."""
    theirs = {frozenset(side) for side in _sides(other)}
    sides = [side for side in _sides(one) if frozenset(side) in theirs]
    if not sides:
        return ()
    start = next((k for k, (a, _) in enumerate(sides) if a not in {b for _, b in sides}), 0)
    ordered = [*sides[start:], *sides[:start]]
    return (*(p for a, b in ordered for p in stretch(a, b)[:-1]), CORNERS[ordered[-1][1]])


def touching() -> list[tuple[str, str]]:
    """All pairs of lands that touch."""
    names = list(LANDS)
    return [(a, b) for k, a in enumerate(names) for b in names[k + 1 :] if shared(a, b)]


def course(river: str) -> list[Point]:
    """The line of a river, from its source into the sea."""
    line = [p for a, b in pairwise(river.split()) for p in stretch(a, b)[:-1:2]]
    last = CORNERS[river.split()[-1]]
    return [*line, last, MOUTHS[river]]


def banks(river: str) -> set[frozenset[str]]:
    """The stretches a river runs along."""
    return {frozenset(pair) for pair in pairwise(river.split())}


def on_river(one: str, other: str, rivers: Iterable[str]) -> bool:
    """Whether water runs along the border of two lands."""
    wet = set().union(*(banks(river) for river in rivers))
    theirs = {frozenset(side) for side in _sides(other)}
    return any(frozenset(side) in wet for side in _sides(one) if frozenset(side) in theirs)


def inside(p: Point, land: str) -> bool:
    """Whether a point lies on a land."""
    x, y = p
    points = outline(land)
    crossings = 0
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


def along(line: Sequence[Point], share: float) -> tuple[Point, Point]:
    """The point at a share of the way along a line, and the direction of the line around it."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    left, k = sum(lengths) * share, 0
    while left > lengths[k]:
        left, k = left - lengths[k], k + 1
    at = _between(line[k], line[k + 1], left / lengths[k])
    before, after = line[max(k - 1, 0)], line[min(k + 2, len(line) - 1)]
    return at, _direction(before, after)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _direction(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length
