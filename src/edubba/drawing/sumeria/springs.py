"""An automatic, deterministic layout for boards that bring no coordinates.

Settlements start at the place of their city-state, held together by roads and city-state and kept apart from
all others, then pushed off roads that pass them by, then exchanged where that leaves fewer crossings.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from edubba.drawing.ink import Point
from edubba.drawing.sumeria.homes import homes
from edubba.drawing.sumeria.layout import HEIGHT, MARGIN, WIDTH
from edubba.games.sumeria.board import SETTLEMENTS, SIZE, STATES, Board

APART = 54.0  # settlements end at least this far from each other
CLEAR = 36.0  # and this far from roads that do not lead to them
STEPS, PUSHES, TURNS = 200, 200, 8


def settle(board: Board) -> tuple[Point, ...]:
    """A place for each settlement."""
    import numpy as np

    pairs = {(min(pair), max(pair)) for route in board.routes for pair in pairwise(route)}
    links = sorted({(a // SIZE, b // SIZE) for a, b in pairs if a // SIZE != b // SIZE})
    segments = np.array(sorted(pairs))
    points = _relaxed(_start(homes(links), segments), segments)
    points = _untangled(_separated(_filling(points), segments), segments)
    points = _separated(points, segments)
    return tuple((round(float(x), 1), round(float(y), 1)) for x, y in points)


def _start(places: Any, segments: Any) -> Any:
    """Each settlement at home, drawn towards the neighbours its roads lead to."""
    import numpy as np

    near = np.repeat(places, SIZE, axis=0)
    cities = np.arange(SETTLEMENTS)[:, None] % SIZE == 0
    points = near.copy()
    for _ in range(8):
        total, count = near * 0.3, np.full((SETTLEMENTS, 1), 0.3)
        np.add.at(total, segments[:, 0], points[segments[:, 1]])
        np.add.at(total, segments[:, 1], points[segments[:, 0]])
        np.add.at(count, segments.ravel(), 1.0)
        points = np.where(cities, near, total / count)
    turn = 2.399963 * np.arange(SETTLEMENTS)  # the golden angle: no two at one place
    return _filling(points + 0.01 * np.stack([np.cos(turn), np.sin(turn)], axis=1))


def _relaxed(points: Any, segments: Any) -> Any:
    import numpy as np

    state = np.arange(SETTLEMENTS) // SIZE
    push = np.where(state[:, None] == state[None], 3200.0, 6400.0)
    for step in range(STEPS):
        apart = points[:, None] - points[None]
        square = np.maximum((apart**2).sum(axis=2), 30.0)
        force = (apart * (push / square)[..., None]).sum(axis=1) + _shy(points, segments) * 9
        pull = (points[segments[:, 1]] - points[segments[:, 0]]) * 1.6
        np.add.at(force, segments[:, 0], pull)
        np.add.at(force, segments[:, 1], -pull)
        centres = points.reshape(STATES, SIZE, 2).mean(axis=1)
        force += (np.repeat(centres, SIZE, axis=0) - points) * 0.9
        length = np.maximum(np.hypot(force[:, 0], force[:, 1]), 1e-9)[:, None]
        points = points + force / length * np.minimum(length * 0.1, 20.0 * (1 - step / STEPS) + 0.5)
    return points


def _shy(points: Any, segments: Any) -> Any:
    """How each settlement would step aside from roads that pass it by."""
    import numpy as np

    a, along = points[segments[:, 0]], points[segments[:, 1]] - points[segments[:, 0]]
    square = np.maximum((along**2).sum(axis=1), 1e-9)
    offset = points[:, None] - a[None]
    share = np.clip(np.einsum("ijk,jk->ij", offset, along) / square, 0, 1)
    apart = offset - share[..., None] * along[None]
    length = np.maximum(np.sqrt(np.einsum("ijk,ijk->ij", apart, apart)), 1e-6)
    own = np.arange(SETTLEMENTS)[:, None]
    near = np.where((own == segments[:, 0]) | (own == segments[:, 1]), 0.0, np.maximum(CLEAR - length, 0))
    return (apart * (near / length)[..., None]).sum(axis=1)


def _filling(points: Any) -> Any:
    """Stretched to the map, each direction by itself."""
    import numpy as np

    low, high = points.min(axis=0), points.max(axis=0)
    room = np.array([WIDTH - 2.0 * MARGIN, HEIGHT - 2.0 * MARGIN])
    return MARGIN + (points - low) / np.maximum(high - low, 1e-9) * room


def _separated(points: Any, segments: Any) -> Any:
    """Pushed apart until nobody is too near, or the patience ends; the distances between places come last."""
    import numpy as np

    inset = np.outer(np.arange(SETTLEMENTS), [0.05, 0.03])  # so that no two are held at one point of the edge
    low, high = MARGIN + inset, np.array([WIDTH - MARGIN, HEIGHT - MARGIN]) - inset
    for push in range(2 * PUSHES):
        apart = points[:, None] - points[None]
        length = np.hypot(apart[..., 0], apart[..., 1]) + np.eye(SETTLEMENTS) * 1e6
        short = np.maximum(APART + 1 - length, 0)
        away = _shy(points, segments) if push < PUSHES else np.zeros_like(points)
        if short.max() < 0.5 and np.abs(away).max() < 2:
            break
        points = (
            points + 0.4 * away + (apart * (short / np.maximum(length, 1e-6) * 0.5)[..., None]).sum(axis=1)
        )
        points = np.clip(points, low, high)
    return points


# --- fewer crossings --------------------------------------------------------------------------------


def _untangled(points: Any, segments: Any) -> Any:
    """Settlements of one city-state change places as long as fewer roads cross."""
    pairs = [(s + i, s + j) for s in range(0, SETTLEMENTS, SIZE) for j in range(SIZE) for i in range(j)]
    best = _tangle(points, segments)
    for _ in range(TURNS):
        if best[0] == 0:
            break
        cheapest, pair = min((_tangle(_swapped(points, pair), segments), pair) for pair in pairs)
        if cheapest >= best:
            break
        best, points = cheapest, _swapped(points, pair)
    return points


def _swapped(points: Any, pair: tuple[int, int]) -> Any:
    changed = points.copy()
    changed[list(pair)] = points[list(reversed(pair))]
    return changed


def _tangle(points: Any, segments: Any) -> tuple[int, float]:
    """How many pairs of roads cross, and how long all roads are."""
    import numpy as np

    a, b = points[segments[:, 0]], points[segments[:, 1]]
    along = b - a

    def side(r: Any) -> Any:
        return (
            along[:, None, 0] * (r[None] - a[:, None])[..., 1]
            > along[:, None, 1] * (r[None] - a[:, None])[..., 0]
        )

    over = side(a) != side(b)
    shared = (segments[:, None, :, None] == segments[None, :, None, :]).any(axis=(2, 3))
    return int((over & over.T & ~shared).sum()) // 2, round(float(np.hypot(*along.T).sum()), 3)
