"""Small signs: one for each city-state, one for each kind of influence marker, crown, pawn and bag."""

from __future__ import annotations

from edubba.drawing.ink import Point, group, num, polygon, regular, safe, tag


def _star(points: int, outer: float, inner: float, turn: float = 0.0) -> list[Point]:
    tips, dents = regular(points, outer, turn), regular(points, inner, turn + 180 / points)
    return [p for pair in zip(tips, dents, strict=True) for p in pair]


def _rays(inner: float, outer: float) -> str:
    pairs = zip(regular(8, inner), regular(8, outer), strict=True)
    return "".join(f"M{num(a)},{num(b)}L{num(c)},{num(d)}" for (a, b), (c, d) in pairs)


# Signs of about 20 units, drawn in the dark of the city-state: sun, spear, horned crown, waves, palm, eagle,
# star, moon. With the names of two_rivers they are those of the cities' gods.
_SIGNS = (
    tag("circle", r=4.6, class_="dark") + tag("path", d=_rays(6.4, 10), class_="dark-line"),
    tag("path", d="M0,-10l4,6.5l-4,4l-4,-4z", class_="dark")
    + tag("path", d="M0,-1V10M-3.5,3.5h7", class_="dark-line"),
    tag("path", d="M-3.5,6V-4q3.5,-9 7,0V6z", class_="dark")
    + tag("path", d="M-8,9.5h16M-4,5C-11,3 -11,-5 -6,-8M4,5C11,3 11,-5 6,-8", class_="dark-line"),
    tag("path", d="M-10,-5q2.5,-4 5,0t5,0t5,0t5,0M-10,1q2.5,-4 5,0t5,0t5,0t5,0M-10,7q2.5,-4 5,0t5,0t5,0t5,0",
        class_="dark-line"),
    tag("path", d="M0,10V-4q-5,-5 -9,0M0,-4q5,-5 9,0M0,-4q-3,-5 -6,-5M0,-4q3,-5 6,-5"
        "M0,-4q-6,0 -7,5M0,-4q6,0 7,5", class_="dark-line"),
    tag("path", d="M0,-8l2.4,3.5c4,-3 6.6,-3 8.6,-1.5c-2,1 -3,3 -3.5,5c-1.5,-0.5 -3,0 -4.5,1l3,6h-12l3,-6"
        "c-1.5,-1 -3,-1.5 -4.5,-1c-.5,-2 -1.5,-4 -3.5,-5c2,-1.5 4.6,-1.5 8.6,1.5z", class_="dark"),
    polygon(_star(8, 10.5, 4), class_="dark"),
    tag("path", d="M-9.5,-3a9.5,9.5 0 1 0 19,0a12,12 0 0 1 -19,0z", class_="dark"),
)  # fmt: skip


def sign(state: int, at: Point, scale: float = 1) -> str:
    """The sign of a city-state."""
    return group(_SIGNS[state], at=at, scale=scale, class_=f"state-{state}")


_GRAINS = "".join(f"M0,{y}q{6 * s},-1 {7 * s},-7q{-6 * s},1 {-7 * s},7z" for y in (0, 5, 10) for s in (1, -1))

# Icons of about 20 units in the pale of the marker: an ear of barley, crossed spears, a crown, a temple.
_ICONS = {
    "E": tag("path", d="M0,11V-4", class_="marker-line")
    + tag("path", d="M0,-13q4,4 0,9q-4,-5 0,-9z" + _GRAINS, class_="marker-icon"),
    "M": tag("path", d="M-9,10L5,-4M9,10L-5,-4M-10,4l6,6M10,4l-6,6", class_="marker-line")
    + tag("path", d="M12,-11q-1,6 -5.5,9l-4,-4q3,-4.5 9.5,-5zM-12,-11q1,6 5.5,9l4,-4q-3,-4.5 -9.5,-5z",
          class_="marker-icon"),
    "P": tag("path", d="M-9.5,7.5h19v-3h-19zM-9.5,3L-11,-7l6,4.5L0,-10l5,7.5L11,-7L9.5,3z",
             class_="marker-icon"),
    "R": tag("path", d="M-11,9h22v-4h-3v-4.5h-3v-4.5h-2.5v-5h-5v5H-5v4.5h-3V5h-3z", class_="marker-icon"),
}  # fmt: skip


def marker(kind: str, at: Point, radius: float = 24, *, title: str) -> str:
    """An influence marker: icon above, letter below."""
    unit = radius / 24
    body = (
        tag("title", safe(title)),
        tag("circle", cx=0, cy=2.2, r=24, class_="shadow"),
        tag("circle", r=23, class_="marker-face"),
        tag("path", d="M-19.2,8.5h38.4a21,21 0 0 1 -38.4,0z", class_="marker-foot"),
        group(_ICONS[kind], at=(0, -5.5)),
        tag("text", kind, y=19.6, font_size=13.0, text_anchor="middle", class_="pale-bold code-letter"),
    )
    return group(*body, at=at, scale=unit, class_=f"marker marker-{kind.lower()}")


def pawn(at: Point, scale: float = 1, *, title: str) -> str:
    """The start-player pawn."""
    shape = "M-9,12h18q0,-5 -5,-7l-2,-8a6,6 0 1 0 -4,0l-2,8q-5,2 -5,7z"
    return group(tag("title", safe(title)), tag("path", d=shape, class_="pawn"), at=at, scale=scale)


def bag(at: Point, scale: float = 1) -> str:
    """The bag of markers."""
    shape = "M-6,-8c-12,8 -12,20 -4,20h20c8,0 8,-12 -4,-20l4,-6q-5,2 -10,0q-5,2 -10,0z"
    return group(
        tag("path", d=shape, class_="bag"), tag("path", d="M-6.5,-8h13", class_="line"), at=at, scale=scale
    )
