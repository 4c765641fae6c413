"""Where the eight city-states lie on a board without coordinates: few crossings first, then room for all.

Candidates come from two sources: a ring of city-states drawn as an oval with the others balanced between
their neighbours (after Tutte: where the network can be drawn without crossings, one of these often is), and
distances fitted to the numbers of steps between city-states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from edubba.games.sumeria.board import STATES

MOST_RINGS, STARTS = 160, 24
Link = tuple[int, int]


def homes(links: Sequence[Link]) -> Any:
    """A point for each city-state, in a square of side 1."""
    candidates = [*_ovals(links), *_stress(_starts(), _steps_between(links))]
    framed = [_framed(points) for points in candidates]
    return min(enumerate(framed), key=lambda c: (crossings(c[1], links), -_clearance(c[1], links), c[0]))[1]


def _framed(points: Any) -> Any:
    import numpy as np

    low, high = points.min(axis=0), points.max(axis=0)
    return (points - low) / np.maximum(high - low, 1e-9)


def crossings(points: Any, links: Sequence[Link]) -> int:
    """How many pairs of straight links cross."""
    apart = [(p, q) for i, p in enumerate(links) for q in links[:i] if not set(p) & set(q)]
    places = [(float(x), float(y)) for x, y in points]
    return sum(_cross(*(places[k] for k in (*p, *q))) for p, q in apart)


def _cross(a: Sequence[float], b: Sequence[float], c: Sequence[float], d: Sequence[float]) -> bool:
    def side(p: Sequence[float], q: Sequence[float], r: Sequence[float]) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def _clearance(points: Any, links: Sequence[Link]) -> float:
    """The smallest distance of a city-state to another, or to a link that passes it by; rounded."""
    import numpy as np

    a, b = points[[p for p, _ in links]], points[[q for _, q in links]]
    along = b - a
    offset = points[:, None] - a[None]
    share = np.clip((offset * along).sum(axis=2) / np.maximum((along**2).sum(axis=1), 1e-12), 0, 1)
    far = np.sqrt(((offset - share[..., None] * along) ** 2).sum(axis=2))
    own = np.array([[k in link for link in links] for k in range(STATES)])
    between = np.sqrt(((points[:, None] - points[None]) ** 2).sum(axis=2)) + np.eye(STATES) * 9
    return round(float(min(np.where(own, 9.0, far).min(), 0.6 * between.min())), 4)


# --- rings as ovals --------------------------------------------------------------------------------


def _ovals(links: Sequence[Link]) -> Iterator[Any]:
    import numpy as np

    near = _neighbours(links)
    for ring in _rings(near)[:MOST_RINGS]:
        angle = 2 * np.pi * (np.arange(len(ring)) + 0.5) / len(ring)
        points = np.zeros((STATES, 2))
        points[ring] = np.stack([np.cos(angle), np.sin(angle)], axis=1)
        inner = [s for s in range(STATES) if s not in ring]
        for _ in range(60 if inner else 0):
            for s in inner:
                points[s] = points[near[s]].mean(axis=0)
        yield points


def _neighbours(links: Sequence[Link]) -> list[list[int]]:
    return [sorted({a + b - s for a, b in links if s in (a, b)}) for s in range(STATES)]


def _rings(near: list[list[int]]) -> list[list[int]]:
    """Closed walks that visit no city-state twice, each once, long ones first."""
    found: list[list[int]] = []
    paths = [[s] for s in range(STATES)]
    while paths:
        path = paths.pop()
        for s in near[path[-1]]:
            if s == path[0] and len(path) > 2 and path[1] < path[-1]:
                found.append(path)
            elif s > path[0] and s not in path:
                paths.append([*path, s])
    return sorted(found, key=lambda ring: (-len(ring), ring))


# --- distances by steps --------------------------------------------------------------------------------


def _starts() -> Any:
    """Circles, with the city-states in a different order each time, the same in every run."""
    import numpy as np

    orders = []
    for start in range(STARTS):
        left, order, number = list(range(STATES)), [], start * 7919 + 1
        while left:
            number = number * 48271 % 2147483647
            order.append(left.pop(number % len(left)))
        orders.append(order)
    angle = 2 * np.pi * np.array(orders) / STATES
    return np.stack([1.4 * np.cos(angle), np.sin(angle)], axis=-1)


def _steps_between(links: Sequence[Link]) -> Any:
    import numpy as np

    steps = np.full((STATES, STATES), float(STATES))
    np.fill_diagonal(steps, 0)
    for a, b in links:
        steps[a, b] = steps[b, a] = 1
    for k in range(STATES):
        steps = np.minimum(steps, steps[:, k : k + 1] + steps[k : k + 1, :])
    return steps


def _stress(points: Any, steps: Any) -> Any:
    """Distances brought near to the numbers of steps, for all starts at once."""
    import numpy as np

    wanted = np.where(steps > 0, steps, 1.0)
    weight = np.where(steps > 0, wanted**-2.0, 0.0)
    for _ in range(100):
        apart = points[:, :, None] - points[:, None]
        length = np.maximum(np.sqrt((apart**2).sum(axis=-1)), 1e-6)
        pull = (weight * (length - wanted) / length)[..., None] * apart
        points = points - 0.35 * pull.sum(axis=2) / weight.sum(axis=1)[:, None]
    return points
