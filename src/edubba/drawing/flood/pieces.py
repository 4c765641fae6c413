"""Pieces on the map: workers, armies, cities, growth, and the printed marks of an area."""

from __future__ import annotations

from edubba.drawing.flood.icons import spears
from edubba.drawing.ink import Point, group, num, safe, tag, text_width, write
from edubba.drawing.seats import trader

# The cloth of each seat's standard: rounded, square, pointed, after the silhouette of its pieces.
_CLOTHS = (
    "M1,-30h22v12a11,11 0 0 1 -22,0z",
    "M1,-30h22v22h-22z",
    "M-1,-30h26L12,-4z",
)
_NUMBER = ((12, -14.5), (12, -13.5), (12, -18))


def army(seat: int, at: Point, scale: float = 1) -> str:
    """One army: a standard planted at the point."""
    x, y = _NUMBER[seat - 1]
    return group(
        tag("ellipse", cx=3, cy=0, rx=8, ry=2.6, class_="shadow"),
        tag("path", d="M0,0V-36", class_="pole"),
        tag("path", d=_CLOTHS[seat - 1], class_="cloth"),
        tag("path", d="M0,-44l3.5,7l-3.5,4l-3.500,-4z", class_="spearhead"),
        write(str(seat), (x, y), 14.5, class_="seat-number"),
        at=at, scale=scale, class_=f"army seat-{seat}", data_piece=f"army-{seat}",
    )  # fmt: skip


def armies(seat: int, count: int, at: Point, title: str, scale: float) -> str:
    """The armies of an area side by side, around the point on the ground."""
    step = 27 * scale
    left = at[0] - (count * step) / 2 + 2
    drawn = [army(seat, (left + k * step, at[1]), scale) for k in range(count)]
    return group(tag("title", safe(title)), *drawn, class_="armies")


def workers(seat: int, count: int, at: Point, title: str, scale: float = 0.66) -> str:
    """A worker's piece with the number of workers beside it; the point is the middle of the piece."""
    beside = 25 if seat == 3 else 21  # the tent is wider
    return group(
        tag("title", safe(title)),
        trader(seat, at, scale=scale),
        write(
            str(count),
            (at[0] + beside * scale, at[1] + 10 * scale),
            26 * scale,
            anchor="start",
            class_="number",
        ),
        class_="workers",
        data_piece=f"workers-{seat}",
    )


def city(seat: int, at: Point, title: str, scale: float = 1) -> str:
    """A walled city with the seat of its owner in it."""
    teeth = "".join(f"M{x},{y}h5v4h-5z" for x in (-9, 4) for y in (-22, 18)) + "".join(
        f"M{x},{y}h4v5h-4z" for x in (-22, 18) for y in (-9, 4)
    )
    towers = [
        tag("rect", x=x, y=y, width=11, height=11, rx=1.5, class_="tower")
        for x in (-22.5, 11.5)
        for y in (-22.5, 11.5)
    ]
    return group(
        tag("title", safe(title)),
        tag("rect", x=-22, y=-20, width=47, height=45, rx=4, class_="shadow"),
        tag("path", d=teeth, class_="tower"),
        tag("rect", x=-19, y=-19, width=38, height=38, rx=2, class_="wall"),
        *towers,
        trader(seat, (0, 0), scale=0.92),
        at=at, scale=scale, class_="city", data_piece=f"city-{seat}",
    )  # fmt: skip


def plot(at: Point) -> str:
    """The open ground where a city may be founded."""
    return tag("rect", x=at[0] - 19.0, y=at[1] - 19.0, width=38, height=38, rx=3, class_="plot")


def growth(at: Point, title: str, scale: float = 1) -> str:
    """A growth marker: a golden temple."""
    tiers = "".join(
        tag("path", d=f"M{-w},{y}l2.5,-8h{2 * w - 5}l2.5,8z", class_="tier")
        for w, y in ((15, 14), (11, 6), (7, -2))
    )
    door = tag("path", d="M-2.5,14v-7h5v7zM-1.500,-10v-5h3v5z", fill="#4f3504")
    return group(
        tag("title", safe(title)) if title else "",
        tag("ellipse", cx=2, cy=14, rx=16, ry=3, class_="shadow"), tiers, door,
        at=at, scale=scale, class_="growth", data_piece="growth" if title else None,
    )  # fmt: skip


def medal(points: int, at: Point, title: str) -> str:
    """The points an area or a box brings at the end, between two sprigs."""
    sprig = "M-11,6q-5,-6 -2,-13l1.500,2.500q-2,5 2,9zM-9,9q-6,-1 -8,-6l3.500,1q1,3 4.500,5z"
    leaves = tag("path", d=sprig, class_="medal-leaf") + tag(
        "path", d=sprig, class_="medal-leaf", transform="scale(-1,1)"
    )
    return group(
        tag("title", safe(title)), leaves, tag("circle", r=10.5, class_="medal"),
        write(str(points), (0, 5.4), 16, class_="bold"),
        at=at, class_="medal-group",
    )  # fmt: skip


def muster(count: int, at: Point, title: str, *, seat: int | None = None) -> str:
    """This turn's empire: a red scroll with the number of its armies, and its maker once it is made.

    The point is the middle of its right end.
    """
    words = str(count)
    wide = 30 + text_width(words, 16)
    body = f"M0,-12h{num(wide)}l-5,12l5,12h{num(-wide)}z"
    return group(
        tag("title", safe(title)),
        tag("path", d=body, class_="scroll" if seat is None else "scroll-done"),
        trader(seat, (12, 0), scale=0.55) if seat else spears((14, 1), 0.95),
        write(words, (26, 6), 16.5, anchor="start", class_="pale-bold"),
        at=(at[0] - wide, at[1]), class_="muster",
    )  # fmt: skip
