"""Small pictures on parchment: a title in a cartouche, a compass, buildings, plants, a ship."""

from __future__ import annotations

import math

from edubba.drawing.ink import Point, group, num, polygon, regular, safe, tag, text_width, write


def cartouche(at: Point, title: str, board: str, *, half: int = 100, size: float = 37.0) -> str:
    """The title and, below it, the name of the board; `half` is half the width of the plate."""
    plate = f"M{-half},-44h{2 * half}q0,12 10,14v60q-10,2 -10,14h{-2 * half}q0,-12 -10,-14v-60q10,-2 10,-14z"
    wide = half - 6
    inner = f"M{-wide},-38h{2 * wide}q1,9 9,12v52q-8,3 -9,12h{-2 * wide}q-1,-9 -9,-12v-52q8,-3 9,-12z"
    words = tag(
        "text", safe(title.upper()), y=4.0, font_size=size, text_anchor="middle", class_="bold",
        textLength=min(2 * half - 28, text_width(title.upper(), size)), lengthAdjust="spacingAndGlyphs",
    )  # fmt: skip
    return group(
        tag("path", d=plate, class_="shadow", transform="translate(3,4)"),
        tag("path", d=plate, class_="plate"),
        tag("path", d=inner, class_="plate-inner"),
        words,
        write(board, (0, 29), 19, width=150, class_="soft"),
        at=at,
        class_="cartouche",
    )


def compass(at: Point) -> str:
    """The rose of the winds."""
    long, short = regular(4, 40), regular(4, 9, 45)
    rose = [p for pair in zip(long, short, strict=True) for p in pair]
    small = [p for pair in zip(regular(4, 26, 45), regular(4, 9, 90), strict=True) for p in pair]
    dark = "".join(
        f"M0,0L{num(a)},{num(b)}L{num(c)},{num(d)}Z" for (a, b), (c, d) in zip(long, short, strict=True)
    )
    return group(
        tag("circle", r=31, class_="sketch"), tag("circle", r=27.5, class_="sketch"),
        polygon(small, class_="sketch-fill"), polygon(rose, class_="sketch-fill"),
        tag("path", d=dark, fill="#6b4722"),
        at=at, class_="compass",
    )  # fmt: skip


def ziggurat(at: Point) -> str:
    """A stepped temple."""
    steps = "".join(
        tag("path", d=f"M{-w},{y}l4,-13h{2 * w - 8}l4,13z", class_="sketch-fill")
        for w, y in ((42, 26), (31, 13), (20, 0), (10, -13))
    )
    stairs = tag("path", d="M-5,26L-2.5,-13h5L5,26z", class_="sketch-dark")
    rungs = "".join(f"M{num(-4.5 + k * 0.3)},{22 - 5 * k}h{num(9 - k * 0.6)}" for k in range(7))
    return group(steps, stairs, tag("path", d=rungs, class_="sketch"), at=at)


def hills(at: Point) -> str:
    """Two bare hills."""
    body = tag("path", d="M-34,16Q-24,-6 -16,-14Q-8,-6 -3,4Q6,-14 12,-19Q22,-8 34,16z", class_="sketch-fill")
    shade = tag(
        "path",
        d="M-16,-14Q-13,0 -18,14M12,-19Q14,0 8,14M-11,-8Q-8,2 -12,12M17,-12Q20,2 16,13",
        class_="sketch",
    )
    return group(body, shade, at=at, opacity=0.8)


def palm(at: Point) -> str:
    """A date palm."""
    trunk = tag("path", d="M-1,20Q1,6 -1,-6", class_="trunk")
    fronds = "".join(_frond(math.radians(angle), long) for angle, long in _FRONDS)
    shade = tag("ellipse", cx=3, cy=20, rx=9, ry=2.5, class_="shadow")
    return group(shade, trunk, tag("path", d=fronds, class_="leaf"), at=at)


_FRONDS = ((-160, 15), (-125, 15), (-55, 15), (-20, 15), (-90, 13), (170, 12), (10, 12))


def _frond(angle: float, long: float) -> str:
    x, y = long * math.cos(angle), long * math.sin(angle)
    tip = f"{num(x - 1)},{num(y - 4 + abs(x) * 0.25)}"
    return f"M-1,-6Q{num(x * 0.6)},{num(y * 0.6 - 11)} {tip}Q{num(x * 0.5)},{num(y * 0.5 - 4)} -1,-6z"


def reeds(at: Point) -> str:
    """A tuft of reeds."""
    stems = "M-6,12Q-6,0 -9,-8M-2,12Q-2,-2 -2,-12M3,12Q3,0 6,-10M7,12Q7,4 10,-2"
    heads = "M-9,-8l-1,-6l3,5zM-2,-12l0,-7l2,6zM6,-10l3,-6l0,7z"
    return group(tag("path", d=stems, class_="reed"), tag("path", d=heads, class_="leaf"), at=at)


def ship(at: Point) -> str:
    """A ship under sail."""
    hull = "M-32,2Q-28,16 -10,18h22Q30,16 33,-6Q27,4 16,6h-30Q-26,6 -32,2z"
    sail = "M-2,-28Q20,-20 20,2h-22z"
    return group(
        tag("path", d="M-34,22q6,-5 12,0t12,0t12,0t12,0t12,0", class_="depth"),
        tag("path", d="M-2,6V-30", class_="mast"),
        tag("path", d=sail, class_="sail"),
        tag("path", d="M-2,-12Q12,-8 17,-9M-2,-3h21", class_="stripe"),
        tag("path", d=hull, class_="sketch-dark"), at=at,
    )  # fmt: skip


def crown(at: Point, scale: float = 1) -> str:
    """The crown of a winner."""
    shape = "M-14,9h28l3,-18l-9,7L0,-13l-8,11l-9,-7z"
    return group(
        tag("path", d=shape, class_="crown"), tag("path", d="M-13.5,5h27", class_="line"), at=at, scale=scale
    )
