"""Small pictures of the lands around Sumer."""

from __future__ import annotations

import math

from edubba.drawing.ink import Point, group, num, tag


def cedar(at: Point, scale: float = 1) -> str:
    """A cedar of the western mountains."""
    tiers = "M0,-20l9,10h-18zM0,-13l12,12h-24zM0,-5l15,13h-30z"
    return group(
        tag("ellipse", cx=2, cy=14, rx=11, ry=2.5, class_="shadow"),
        tag("path", d="M0,6v8", class_="trunk"),
        tag("path", d=tiers, class_="cedar"),
        at=at, scale=scale,
    )  # fmt: skip


def pyramids(at: Point) -> str:
    """Three pyramids with their shaded sides."""
    spots = ((-24, 12, 22), (20, 14, 18), (0, 16, 30))
    faces = "".join(f"M{x - w},{y}L{x},{y - w}L{x + w},{y}z" for x, y, w in spots)
    shades = "".join(f"M{x},{y - w}L{x + w},{y}H{num(x + w * 0.25)}z" for x, y, w in spots)
    return group(
        tag("path", d=faces, class_="sketch-fill"), tag("path", d=shades, class_="peak-shade"), at=at
    )


def camel(at: Point, scale: float = 1) -> str:
    """A camel on its way."""
    body = (
        "M-17,-4q2,-5 7,-5q2,-8 7,-8q5,0 7,8q5,1 8,-2q1,-9 4,-12q3,-3 8,-1l3,3q-1,2 -5,1q-3,0 -4,5q-1,9 -7,13"
        "q-2,2 -3,3l1,14h-2.500l-2.500,-12q-8,1 -13,-1l-1,13h-2.500l-1,-13q-2,-3 -3,-6z"
    )
    return group(tag("path", d=body, class_="beast"), at=at, scale=scale)


def tent(at: Point) -> str:
    """A tent of the steppe."""
    return group(
        tag("path", d="M-24,12Q-8,4 0,-12Q8,4 24,12z", class_="sketch-fill"),
        tag("path", d="M-4,12Q0,2 0,-12Q2,2 5,12z", class_="sketch-dark"),
        tag("path", d="M0,-12v-6M-24,12l-7,5M24,12l7,5", class_="sketch"),
        at=at,
    )


def fortress(at: Point) -> str:
    """A wall with towers and a gate."""
    wall = "M-34,16v-20h5v4h5v-4h5v4h5v-4h5v4h18v-4h5v4h5v-4h5v4h5v-4h5v20z"
    tower = "M{x},16v-32h-3v-6h4v3h4v-3h4v3h4v-3h4v6h-3v32z"
    return group(
        tag("path", d=wall, class_="sketch-fill"),
        *(tag("path", d=tower.format(x=x), class_="sketch-dark") for x in (-21, 7)),
        tag("path", d="M-6,16v-9q6,-8 12,0v9z", fill="#6b4722"),
        at=at,
    )


def peak(at: Point, size: float) -> str:
    """A mountain, its right side in the shade."""
    foot, top, far, near = (num(size * share) for share in (0.5, -0.75, 0.8, 0.25))
    left, back, ridge = (num(size * share) for share in (-0.8, -0.62, 0.1))
    body = f"M{left},{foot}Q{num(size * -0.3)},0 0,{top}Q{near},0 {far},{foot}z"
    shade = f"M0,{top}Q{near},0 {far},{foot}h{back}Q{ridge},0 0,{top}z"
    return group(tag("path", d=body, class_="peak"), tag("path", d=shade, class_="peak-shade"), at=at)


def range_of(spots: tuple[Point, ...], size: float = 17.0) -> str:
    """Mountains on the points, those further down in front."""
    drawn = [
        peak(p, size * (1 + 0.25 * math.sin(k * 2.4)))
        for k, p in enumerate(sorted(spots, key=lambda p: p[1]))
    ]
    return group(*drawn, class_="mountains")
