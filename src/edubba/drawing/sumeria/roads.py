"""Trade routes as roads, with bridges over the water."""

from __future__ import annotations

from itertools import pairwise

from edubba.drawing.ink import Point, group, sampled, tag, through
from edubba.drawing.streams import bridge
from edubba.drawing.sumeria.layout import Layout, closed


def roads(layout: Layout) -> str:
    """Trade routes: cased roads with the tracks of caravans, and bridges where they cross water."""
    paths = [through(road) for road in layout.roads()]
    layers = [tag("path", d=d, class_=kind) for kind in ("road-edge", "road", "tracks") for d in paths]
    return group(*layers, _bridges(layout), class_="roads")


def _bridges(layout: Layout) -> str:
    streams = [sampled(river, 3, closed=closed(river)) for river in layout.rivers]
    flow = [segment for stream in streams for segment in pairwise(stream)]
    found = []
    for a, b in (segment for road in layout.roads() for segment in pairwise(sampled(road, 3))):
        found += [bridge(a, b, at) for c, d in flow if _close(a, c) and (at := _meeting(a, b, c, d))]
    return "".join(found)


def _close(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < 120 and abs(a[1] - b[1]) < 120


def _meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the segments a-b and c-d cross."""
    r, s = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    cross = r[0] * s[1] - r[1] * s[0]
    if abs(cross) < 1e-9:
        return None
    t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross
    u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / cross
    return (a[0] + t * r[0], a[1] + t * r[1]) if 0 <= t < 1 and 0 <= u < 1 else None
