"""Ways from land to land: bridges, roads and arrows where the board has them, mountains where it has none."""

from __future__ import annotations

import math
from collections.abc import Iterable

from edubba.drawing.flood.atlas import MIDDLES
from edubba.drawing.flood.shapes import along, inside, on_river, shared, touching
from edubba.drawing.flood.sights import range_of
from edubba.drawing.flood.terrain import RIVERS
from edubba.drawing.ink import Point, group, num, polygon, tag
from edubba.drawing.streams import bridge
from edubba.games.flood.board import Board

REACH = 13.0  # how far a road goes into the lands it joins
DEPTH = 20.0  # how far an arrow does


# How far along a border its crossing lies where the middle would be covered.
SHARES: dict[tuple[str, str], float] = {
    ("sippar", "babylon"): 0.9, ("umma", "uruk"): 0.9, ("ur", "eridu"): 0.13, ("babylon", "shuruppak"): 0.14,
    ("babylon", "nippur"): 0.7, ("shuruppak", "uruk"): 0.62, ("sippar", "assyria"): 0.8,
    ("umma", "lagash"): 0.12, ("lagash", "eridu"): 0.88,
}  # fmt: skip


def passes(board: Board) -> str:
    """Every border of the board as a bridge or road, walls where neighbours are shut off, and the arrows."""
    joined = {frozenset(pair) for pair in (*board.borders, *board.arrows)}
    shut = [shared(a, b) for a, b in touching() if frozenset((a, b)) not in joined]
    return group(
        *(group(chain(line), class_="wall-of-mountains") for line in shut),
        *(_border(a, b) for a, b in board.borders),
        *(_arrow(a, b) for a, b in board.arrows),
        class_="passes",
    )


def _border(a: str, b: str) -> str:
    line = shared(a, b)
    drawn = _crossing(a, b) if line else _road(*_gap(a, b), apart=True)
    return group(drawn, id=f"border-{a}-{b}", class_="border-mark")


def _crossing(a: str, b: str) -> str:
    """A bridge or a short road over the middle of a border."""
    (x, y), (dx, dy) = along(shared(a, b), SHARES.get((a, b), 0.5))
    start, end = (x + dy * REACH, y - dx * REACH), (x - dy * REACH, y + dx * REACH)
    return bridge(start, end, (x, y)) if on_river(a, b, RIVERS) else _road(start, end)


def _road(start: Point, end: Point, *, apart: bool = False) -> str:
    """A road; one between lands that lie apart is bent and ends in dots."""
    bend = 0.16 if apart else 0.0
    middle = (
        (start[0] + end[0]) / 2 - (end[1] - start[1]) * bend,
        (start[1] + end[1]) / 2 + (end[0] - start[0]) * bend,
    )
    d = f"M{num(start[0])},{num(start[1])}Q{num(middle[0])},{num(middle[1])} {num(end[0])},{num(end[1])}"
    dots = [tag("circle", cx=x, cy=y, r=6, class_="medal") for x, y in (start, end)] if apart else []
    return "".join([tag("path", d=d, class_=f"pass-{kind}") for kind in ("edge", "road", "tracks")] + dots)


def _gap(a: str, b: str) -> tuple[Point, Point]:
    """Points on two lands that lie apart, a little inside each, on the line between their middles."""
    (ax, ay), (bx, by) = MIDDLES[a], MIDDLES[b]
    steps = [(ax + (bx - ax) * k / 200, ay + (by - ay) * k / 200) for k in range(201)]
    leaving = max((k for k, p in enumerate(steps) if inside(p, a)), default=0)
    coming = next((k for k, p in enumerate(steps) if k > leaving and inside(p, b)), 200)
    far = math.dist(MIDDLES[a], MIDDLES[b]) or 1.0
    back = round(200 * DEPTH / far)
    return steps[max(leaving - back // 2, 0)], steps[min(coming + back, 200)]


# Where the arrows of the printed board run; those of other boards find their own way.
_PRINTED: dict[tuple[str, str], tuple[Point, Point]] = {
    ("akkad", "babylon"): ((384, 514), (472, 462)),
    ("isin", "shuruppak"): ((444, 618), (496, 556)),
    ("larsa", "uruk"): ((468, 722), (518, 654)),
    ("chaldea", "ur"): ((570, 838), (604, 780)),
}


def _arrow(a: str, b: str) -> str:
    start, end = tips(a, b)
    return group(_arrow_shape(start, end), id=f"arrow-{a}-{b}", class_="arrow-mark")


def tips(a: str, b: str) -> tuple[Point, Point]:
    """Where an arrow begins and ends: across the border, or from land to land."""
    line = shared(a, b)
    if not line:
        return _PRINTED.get((a, b)) or _gap(a, b)
    (x, y), (dx, dy) = along(line, 0.5)
    towards = MIDDLES[b][0] - x, MIDDLES[b][1] - y
    side = 1 if -dy * towards[0] + dx * towards[1] > 0 else -1
    nx, ny = -dy * side * DEPTH, dx * side * DEPTH
    return (x - nx, y - ny), (x + nx, y + ny)


def _arrow_shape(start: Point, end: Point) -> str:
    far = math.dist(start, end)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    neck = far - 20
    shape = [(0, -3), (neck, -5.5), (neck - 4, -13), (far, 0), (neck - 4, 13), (neck, 5.5), (0, 3)]
    move = f"translate({num(start[0])},{num(start[1])})rotate({num(turn)})"
    return polygon(shape, class_="arrow", transform=move)


# --- mountains ---------------------------------------------------------------------------------------


def chain(line: Iterable[Point], size: float = 15.0) -> str:
    """Peaks along a line: no way through."""
    points = list(line)
    spots = [points[0]]
    for p in points:
        if math.dist(p, spots[-1]) >= size * 0.95:
            spots.append(p)
    return range_of(tuple(spots), size)
