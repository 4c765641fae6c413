"""Where everything on a board lies: as its file says, or laid out automatically."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edubba.drawing import frame
from edubba.drawing.ink import Point, sampled
from edubba.games.sumeria.board import SIZE, Board

WIDTH, HEIGHT = 1080, 800  # the map, its ornamental border included
BORDER = frame.BORDER
MARGIN = 66  # automatic layouts keep this far from the edge
NEAR_CORNER = 330  # a river that ends this near to a corner of the map runs into the sea there
MOST_BENDS = 40  # points kept of a river
CORNERS: tuple[Point, ...] = ((WIDTH, HEIGHT), (WIDTH, 0), (0, HEIGHT), (0, 0))


@dataclass(frozen=True)
class Layout:
    """Settlements by index, roads, rivers (source first; closed ones are moats) and the sea's corner."""

    board: Board
    places: tuple[Point, ...]
    rivers: tuple[tuple[Point, ...], ...]
    sea: Point | None

    def roads(self) -> list[list[Point]]:
        """The settlements of each trade route."""
        return [[self.places[i] for i in route] for route in self.board.routes]

    def road_points(self) -> list[Point]:
        """Points close together along all roads."""
        return [p for road in self.roads() for p in sampled(road, 6)]

    def members(self, state: int) -> tuple[Point, ...]:
        """The places of one city-state, its city first."""
        return self.places[state * SIZE : (state + 1) * SIZE]


def lay_out(board: Board) -> Layout:
    """The layout of the board's file where it has one, else an automatic one."""
    given = board.drawing.get("places")
    if not given:
        from edubba.drawing.sumeria.springs import settle

        return Layout(board, settle(board), (), None)
    places = [_point(given[name]) for name in board.settlements]
    rivers = [_course(river) for river in board.drawing.get("rivers", ()) if len(river) > 1]
    if not all(_inside(p) for p in places):
        everything = _fitted([*places, *(p for river in rivers for p in river)], frame_of=places)
        places, rest = everything[: len(places)], iter(everything[len(places) :])
        rivers = [[next(rest) for _ in river] for river in rivers]
    return Layout(board, tuple(places), tuple(map(tuple, rivers)), _sea(rivers))


def _point(given: Sequence[float]) -> Point:
    return float(given[0]), float(given[1])


def _course(river: Sequence[Sequence[float]]) -> list[Point]:
    """The points of a river, not more than can be seen."""
    every = len(river) // MOST_BENDS + 1
    return [_point(p) for p in [*river[:-1:every], river[-1]]]


def _inside(p: Point) -> bool:
    return BORDER <= p[0] <= WIDTH - BORDER and BORDER <= p[1] <= HEIGHT - BORDER


def _fitted(points: Sequence[Point], *, frame_of: Sequence[Point]) -> list[Point]:
    """The points moved and scaled, both ways alike, so that `frame_of` fills the map."""
    low = [min(p[i] for p in frame_of) for i in (0, 1)]
    high = [max(p[i] for p in frame_of) for i in (0, 1)]
    room = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    scale = min(room[i] / max(high[i] - low[i], 1e-6) for i in (0, 1))
    centre = [(low[i] + high[i]) / 2 for i in (0, 1)]
    return [(WIDTH / 2 + (x - centre[0]) * scale, HEIGHT / 2 + (y - centre[1]) * scale) for x, y in points]


def closed(river: Sequence[Point]) -> bool:
    """A moat: it ends where it began."""
    return river[0] == river[-1]


def _sea(rivers: Sequence[Sequence[Point]]) -> Point | None:
    """The corner of the map that the first river runs to."""
    if not rivers or closed(rivers[0]):
        return None
    x, y = rivers[0][-1]
    distance, corner = min((((x - a) ** 2 + (y - b) ** 2) ** 0.5, (a, b)) for a, b in CORNERS)
    return corner if distance < NEAR_CORNER else None
