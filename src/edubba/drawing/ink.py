"""Small strokes all drawings share: elements, numbers, text made safe, smooth lines."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

# Characters XML 1.0 has no place for, not even escaped.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Signs that turn the writing direction of everything after them.
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


def num(x: float) -> str:
    """A coordinate with at most one decimal, the same on every machine."""
    return (
        f"{x:.1f}".removesuffix(".0").replace("-0", "0") if abs(x) < 0.05 else f"{x:.1f}".removesuffix(".0")
    )


def safe(text: str) -> str:
    """Text as element content."""
    return escape(_TURNING.sub("", _FORBIDDEN.sub("", text)))


def tag(name: str, *body: str, **attributes: object) -> str:
    """An element; `class_` is written class, `stroke_width` stroke-width; None leaves an attribute out.

    The body is markup and is trusted: text goes through `safe` first.
    """
    written = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    inner = "".join(body)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


@functools.lru_cache(maxsize=20_000, typed=True)  # most of a picture is like the one before
def _attribute(key: str, value: object) -> str:
    shown = num(value) if isinstance(value, float) else _FORBIDDEN.sub("", str(value))
    return f" {key.rstrip('_').replace('_', '-')}={quoteattr(shown)}"


def group(*body: str, at: Point | None = None, scale: float = 1, **attributes: object) -> str:
    """A group moved to a point."""
    move = None
    if at is not None:
        move = f"translate({num(at[0])},{num(at[1])})" + ("" if scale == 1 else f"scale({scale:g})")
    return tag("g", *body, transform=move, **attributes)


def write(
    content: str,
    at: Point,
    size: float,
    *,
    width: float | None = None,
    anchor: str = "middle",
    class_: str = "ink",
) -> str:
    """A line of text, made smaller and in the end shorter where it would be wider than `width`."""
    if width is not None:
        content, size = fitted(content, size, width, bold="bold" in class_)
    return tag(
        "text", safe(content), x=float(at[0]), y=float(at[1]), font_size=float(size),
        text_anchor=None if anchor == "start" else anchor, class_=class_,
    )  # fmt: skip


LONGEST = 120  # no text in a picture has room for more
HEAVY = 1.1  # bold letters are so much wider where the page's own letters are not at hand


def fitted(content: str, size: float, width: float, *, bold: bool = False) -> tuple[str, float]:
    """Text and size that stay within a width; never below two thirds of the size, then cut."""
    content = content if len(content) <= LONGEST else content[: LONGEST - 1] + "…"
    whole = text_width(content, size, bold=bold)
    if whole <= width:
        return content, size
    # a hair below what fits exactly, so that rounding costs no letter
    smaller = max(0.9999 * size * width / whole, size * 0.67)
    while len(content) > 1 and text_width(content, smaller, bold=bold) > width:
        content = content[:-2].rstrip() + "…"
    return content, smaller


def text_width(content: str, size: float, *, bold: bool = False) -> float:
    """A generous guess: no font is at hand, and readers' fonts differ."""
    return sum(_advance(c) for c in content) * size * (HEAVY if bold else 1)


def _advance(c: str) -> float:
    if c in "iljI.,:;'|!()[] ":
        return 0.36
    if c in "mwMW@%" or ord(c) > 0x2E80:
        return 1.0
    return 0.72 if c.isupper() else 0.58


def polygon(points: Iterable[Point], **attributes: object) -> str:
    """A closed straight-edged shape."""
    return tag("path", d="M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + "Z", **attributes)


def regular(corners: int, radius: float, turn: float = 0.0) -> list[Point]:
    """The corners of a regular polygon around the origin; `turn` in degrees from straight up."""
    angles = (math.radians(turn - 90 + 360 * k / corners) for k in range(corners))
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def rounded_loop(points: Sequence[Point]) -> str:
    """Path data of a closed soft line: through the middles, bent by the corners."""
    middles = [_middle(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    curves = [f"Q{_pair(p)} {_pair(m)}" for p, m in zip(points[1:], middles[1:], strict=True)]
    return f"M{_pair(middles[0])}" + "".join(curves) + f"Q{_pair(points[0])} {_pair(middles[0])}Z"


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _pair(p: Point) -> str:
    return f"{num(p[0])},{num(p[1])}"


def through(points: Sequence[Point]) -> str:
    """Path data of a smooth open line through all points."""
    around = [points[0], *points, points[-1]]
    parts = [f"M{_pair(points[0])}"]
    for before, a, b, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6
        second = b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6
        parts.append(f"C{_pair(first)} {_pair(second)} {_pair(b)}")
    return "".join(parts)


def sampled(points: Sequence[Point], steps: int = 8, *, closed: bool = False) -> list[Point]:
    """Points along the smooth line through the given ones, the last included."""
    ends = (points[-2], points[1]) if closed else (points[0], points[-1])
    around = [ends[0], *points, ends[1]]
    dense: list[Point] = []
    for before, a, b, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        dense += [_catmull(before, a, b, after, k / steps) for k in range(steps)]
    return [*dense, points[-1]]


def _catmull(p: Point, a: Point, b: Point, q: Point, t: float) -> Point:
    def along(i: int) -> float:
        bend = 2 * p[i] - 5 * a[i] + 4 * b[i] - q[i], 3 * a[i] - p[i] - 3 * b[i] + q[i]
        return 0.5 * (2 * a[i] + (b[i] - p[i]) * t + bend[0] * t * t + bend[1] * t**3)

    return along(0), along(1)
