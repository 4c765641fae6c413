"""The lands of the city-states and the sea as soft shapes: level lines of fields over the map."""

from __future__ import annotations

from typing import Any

from edubba.drawing.ink import Point, sampled
from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH, Layout, closed
from edubba.games.sumeria.board import STATES

CELL = 8  # the grid on which fields are sampled
REACH = 94.0  # how far a city-state extends around its outermost settlements
SOFT = 13.0  # how round the borders are
GAP = 3.0  # half of what is left free between neighbours
SHORE = 9.0
FAR = 400.0


class Fields:
    """Height fields over the map: above zero is inside."""

    def __init__(self, layout: Layout) -> None:
        import numpy as np

        x, y = np.meshgrid(
            np.arange(-CELL, WIDTH + 2 * CELL, CELL), np.arange(-CELL, HEIGHT + 2 * CELL, CELL)
        )
        self.x, self.y = x.astype(float), y.astype(float)
        self.sea = self._sea(layout)
        self.banks, self.bank = _banks(self.x, self.y, layout)
        self.states = self._states(layout)

    def at(self, field: Any, x: Any, y: Any) -> Any:
        """A field's height at points of the map."""
        import numpy as np

        column = np.clip(np.rint(x / CELL) + 1, 0, field.shape[1] - 1).astype(int)
        row = np.clip(np.rint(y / CELL) + 1, 0, field.shape[0] - 1).astype(int)
        return field[row, column]

    def _warped(self) -> tuple[Any, Any]:
        """The grid slightly shaken, so that borders look drawn by hand."""
        import numpy as np

        x = self.x + 5 * np.sin(self.y / 37) + 2.5 * np.sin(self.y / 13 + self.x / 29)
        y = self.y + 5 * np.sin(self.x / 41 + 1) + 2.5 * np.sin(self.x / 15 - self.y / 31)
        return x, y

    def _states(self, layout: Layout) -> Any:
        import numpy as np

        x, y = self._warped()
        away = []
        for state in range(STATES):
            places = np.array(layout.members(state))
            distance = np.hypot(x[..., None] - places[:, 0], y[..., None] - places[:, 1])
            soft = -SOFT * np.log(np.exp(-distance / SOFT).sum(axis=-1) + 1e-60)
            away.append(np.where(self._own_banks(layout, state) > 0, soft, soft + FAR))
        field = np.stack(away)
        rest = [np.delete(field, s, axis=0).min(axis=0) for s in range(STATES)]
        reach = np.where(_pockets(field.min(axis=0) > REACH), FAR, REACH)
        inside = np.minimum(reach - field, (np.stack(rest) - field) / 2 - GAP)
        own = np.stack([self._own_banks(layout, s) for s in range(STATES)])
        room = np.minimum(self._frame(BORDER + 7.0), -self.sea - SHORE)
        return np.minimum(np.minimum(inside, own), room)

    def _frame(self, edge: float) -> Any:
        import numpy as np

        return np.minimum.reduce(
            [self.x - edge, self.y - edge, WIDTH - edge - self.x, HEIGHT - edge - self.y]
        )

    def _own_banks(self, layout: Layout, state: int) -> Any:
        """Above zero on the banks where the city-state has settlements: rivers are borders."""
        import numpy as np

        own = {int(self.at(self.bank, x, y)) for x, y in layout.members(state)}
        return np.where(np.isin(self.bank, sorted(own)), self.banks, -self.banks)

    def _sea(self, layout: Layout) -> Any:
        import numpy as np

        if layout.sea is None or not layout.rivers:
            return np.full_like(self.x, -1e6)
        corner, mouth = layout.sea, layout.rivers[0][-1]
        radius = float(np.hypot(mouth[0] - corner[0], mouth[1] - corner[1])) - 6
        dx, dy = self.x - corner[0], self.y - corner[1]
        turn = np.arctan2(dy, dx)
        wave = 11 * np.sin(5 * turn + 1) + 6 * np.sin(11 * turn) + 3 * np.sin(23 * turn)
        water: Any = radius + wave - np.hypot(dx * 0.92, dy * 1.06)
        return water


def _banks(x: Any, y: Any, layout: Layout) -> tuple[Any, Any]:
    """How far from the nearest river each point is, and a number for the bank it lies on."""
    import numpy as np

    lines = [sampled(river, 8, closed=closed(river)) for river in layout.rivers]
    if not lines:
        return np.full_like(x, 1e6), np.zeros(x.shape, dtype=int)
    square = np.full_like(x, 1e12)
    for a, b in (p for line in lines for p in line):
        np.minimum(square, (x - a) ** 2 + (y - b) ** 2, out=square)
    near = np.sqrt(square)
    return near, _spread(_pieces(near > CELL * 1.5))


def _pieces(open_land: Any) -> Any:
    """Numbers from 1 for connected pieces of land, 0 elsewhere."""
    import numpy as np

    piece = np.zeros(open_land.shape, dtype=int)
    columns = open_land.shape[1]
    land = {divmod(k, columns) for k in np.flatnonzero(open_land).tolist()}
    for start in sorted(land):
        if start not in land:
            continue
        number, frontier = int(piece.max()) + 1, [start]
        land.discard(start)
        while frontier:
            row, column = frontier.pop()
            piece[row, column] = number
            around = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
            found = [cell for cell in around if cell in land]
            land.difference_update(found)
            frontier += found
    return piece


def _pockets(unclaimed: Any) -> Any:
    """What is unclaimed but enclosed: it goes to the city-states around it."""
    import numpy as np

    piece = _pieces(unclaimed)
    edge = {int(p) for side in (piece[0], piece[-1], piece[:, 0], piece[:, -1]) for p in side}
    return (piece > 0) & ~np.isin(piece, sorted(edge))


def _spread(piece: Any) -> Any:
    """The pieces grown into each other, until none of the map is left."""
    import numpy as np

    for _ in range(40):
        if piece.all():
            break
        wide = np.pad(piece, 1)
        for near in (wide[2:, 1:-1], wide[:-2, 1:-1], wide[1:-1, 2:], wide[1:-1, :-2]):
            piece = np.where(piece == 0, near, piece)
    return piece


def outlines(x: Any, y: Any, field: Any, level: float = 0.0) -> list[list[Point]]:
    """The closed lines around everything above the level, largest first."""
    import numpy as np

    height = np.pad(field - level, 1, constant_values=-1.0)
    xs = np.pad(x, 1, mode="edge")[0]
    ys = np.pad(y, 1, mode="edge")[:, 0]
    follow = _steps(height)
    loops = []
    while follow:
        start = next(iter(follow))
        loop, here = [start], follow.pop(start)
        while here != start:
            loop.append(here)
            here = follow.pop(here)
        loops.append([_crossing(height, xs, ys, edge) for edge in loop])
    return sorted((_fewer(p) for p in loops if len(p) > 12), key=len, reverse=True)


def _fewer(loop: list[Point]) -> list[Point]:
    """Without points that lie close to the line between their neighbours; every third stays."""
    kept: list[Point] = []
    skipped = 0
    for p, after in zip(loop, [*loop[1:], loop[0]], strict=True):
        if kept and skipped < 2 and _off(kept[-1], p, after) < 0.7:
            skipped += 1
            continue
        kept.append(p)
        skipped = 0
    return kept


def _off(a: Point, p: Point, b: Point) -> float:
    """How far p lies from the line through a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) / length


Edge = tuple[int, int, int]  # row, column, and 0 for the edge to the right, 1 for the edge down

# Corners of a cell: 1 top left, 2 top right, 4 bottom right, 8 bottom left. Sides: N E S W. The line keeps
# the inside on its right hand.
_TURNS = {
    1: "NW", 2: "EN", 3: "EW", 4: "SE", 5: "NWSE", 6: "SN", 7: "SW", 8: "WS",
    9: "NS", 10: "ENWS", 11: "ES", 12: "WE", 13: "NE", 14: "WN",
}  # fmt: skip


def _steps(height: Any) -> dict[Edge, Edge]:
    """Which crossed edge of the grid follows which."""
    import numpy as np

    up = height > 0
    case = up[:-1, :-1] * 1 + up[:-1, 1:] * 2 + up[1:, 1:] * 4 + up[1:, :-1] * 8
    follow: dict[Edge, Edge] = {}
    for row, column in np.argwhere((case > 0) & (case < 15)).tolist():
        sides = {
            "N": (row, column, 0),
            "S": (row + 1, column, 0),
            "W": (row, column, 1),
            "E": (row, column + 1, 1),
        }
        turns = _TURNS[int(case[row, column])]
        for k in range(0, len(turns), 2):
            follow[sides[turns[k]]] = sides[turns[k + 1]]
    return follow


def _crossing(height: Any, xs: Any, ys: Any, edge: Edge) -> Point:
    """Where along the edge the field is zero."""
    row, column, down = edge
    other = (row + 1, column) if down else (row, column + 1)
    a, b = float(height[row, column]), float(height[other])
    t = min(max(a / (a - b), 0.02), 0.98)
    x = float(xs[column]) + t * float(xs[other[1]] - xs[column])
    y = float(ys[row]) + t * float(ys[other[0]] - ys[row])
    return x, y
