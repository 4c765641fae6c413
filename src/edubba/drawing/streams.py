"""Rivers that widen on their way, their currents, and bridges over them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from edubba.drawing.ink import Point, num, rounded_loop, tag, through


def _normals(line: Sequence[Point]) -> list[Point]:
    ring = line[0] == line[-1]
    around = [line[-2] if ring else line[0], *line, line[1] if ring else line[-1]]
    result = []
    for before, after in zip(around, around[2:], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        result.append((-dy / length, dx / length))
    return result


def _beside(line: Sequence[Point], offsets: Sequence[float]) -> list[Point]:
    return [
        (x + nx * o, y + ny * o) for (x, y), (nx, ny), o in zip(line, _normals(line), offsets, strict=True)
    ]


def stream(line: Sequence[Point], first: float, last: float) -> str:
    """The outline of water that grows from its first to its last width."""
    n = len(line) - 1
    half = [(first + (last - first) * (k / n) ** 0.8) / 2 for k in range(n + 1)]
    left = [h + 1.3 * math.sin(k * 1.9) for k, h in enumerate(half)]
    right = [-h - 1.3 * math.sin(k * 1.5 + 2) for k, h in enumerate(half)]
    if line[0] == line[-1]:
        return rounded_loop(_beside(line, half)[:-1]) + rounded_loop(_beside(line, [-h for h in half])[:-1])
    return through(_beside(line, left)) + "L" + through(_beside(line, right)[::-1])[1:] + "Z"


def ripples(line: Sequence[Point], first: float, last: float) -> str:
    """Broken lines of current."""
    n = len(line) - 1
    parts = []
    for share, dash in ((-0.22, "16 22"), (0.2, "9 27")):
        offsets = [share * (first + (last - first) * k / n) for k in range(n + 1)]
        parts.append(tag("path", d=through(_beside(line, offsets)), class_="ripple", stroke_dasharray=dash))
    return "".join(parts)


def bridge(a: Point, b: Point, at: Point) -> str:
    """Planks and rails across the road at a crossing."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    planks = "".join(f"M{x},-4.5v9" for x in range(-12, 13, 4))
    return tag(
        "g",
        tag("rect", x=-15, y=-6.5, width=30, height=13, fill="#c79a5e"),
        tag("path", d=planks + "M-16,-6.5h32M-16,6.5h32", class_="bridge"),
        transform=f"translate({num(at[0])},{num(at[1])})rotate({num(turn)})",
        class_="crossing",
    )
