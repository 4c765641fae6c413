"""What the plots of a balance report are made of: a narrow field that a phone shows whole, axes, rows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from edubba.drawing.ink import group, num, safe, tag, text_width, write
from edubba.lab.arena import axes
from edubba.lab.arena.axes import Scale
from edubba.lab.balance.intervals import Estimate

WIDTH = 360.0
LEFT, RIGHT = 14.0, 346.0
SIZE, SMALL = 14.0, 12.5
TOP, ROW = 4.0, 39.0
MOST_BINS = 30

Label = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Row:
    """A figure with its interval below its name."""

    label: str
    estimate: Estimate
    figure: str
    sign: int | None = None  # the place whose mark stands there; else a point, filled where it is clear


def across(values: Sequence[float], *, floor: float | None = None, ceiling: float | None = None) -> Scale:
    """A scale over the width of the field."""
    return replace(axes.linear(values, floor=floor, ceiling=ceiling), left=LEFT, right=RIGHT)


def ends(rows: Sequence[Row]) -> list[float]:
    """The values and the known ends of all intervals."""
    found = [row.estimate for row in rows]
    return [end for one in found for end in (one.low, one.value, one.high) if math.isfinite(end)]


def forest(title: str, rows: Sequence[Row], scale: Scale, even: float, label: Label) -> str:
    """Rows of figures with their intervals over one scale; dashed, what they are compared with."""
    bottom = TOP + ROW * len(rows)
    body = columns(scale, TOP, bottom, label)
    body += "".join(_row(row, scale, TOP + ROW * index, even) for index, row in enumerate(rows))
    told = [f"{row.label}: {row.figure}" for row in rows]
    return axes.picture(body, bottom + 22, title, told, WIDTH)


def _row(row: Row, scale: Scale, top: float, even: float) -> str:
    one = row.estimate
    room = WIDTH - 24 - text_width(row.figure, SIZE)
    body = tag("path", d=f"M0,{num(top)}h{num(WIDTH)}v18h-{num(WIDTH)}z", class_="plate")
    body += tag("path", d=f"M{num(scale.x(even))},{num(top + 18)}V{num(top + ROW)}", class_="even")
    body += write(row.label, (LEFT - 6, top + 14), SIZE, width=room, anchor="start")
    body += write(row.figure, (WIDTH - 8, top + 14), SIZE, anchor="end")
    left, right, y = scale.x(one.low), scale.x(one.high), top + 27
    line = f"M{num(left)},{num(y)}H{num(right)}M{num(left)},{num(y - 5)}v10M{num(right)},{num(y - 5)}v10"
    colour = f"s{row.sign + 1}" if row.sign is not None else f"v-{one.verdict}"
    body += tag("path", d=line, class_=f"reach {colour}")
    if row.sign is not None:
        body += axes.mark(row.sign, scale.x(one.value), y, 0.4)
    else:
        body += tag("circle", cx=scale.x(one.value), cy=y, r=5, class_=f"dot {colour}")
    return group(tag("title", safe(f"{row.label}: {row.figure}")), body)


def columns(scale: Scale, top: float, bottom: float, label: Label, shift: float = 0.0) -> str:
    """Lines at round values, which stand below; `shift` is where in its bin a whole number stands."""
    body = ""
    for tick in scale.ticks():
        if tick + shift > scale.high + 1e-9:
            continue
        x, text = scale.x(tick + shift), label(tick)
        half = text_width(text, SMALL) / 2 + 1
        body += tag("path", d=f"M{num(x)},{num(top)}V{num(bottom)}", class_="grid")
        body += write(text, (min(max(x, half), WIDTH - half), bottom + 16), SMALL, class_="soft")
    return body


def lines(scale: Scale, left: float, label: Label) -> str:
    """Lines at round values of a scale that runs upwards, which stand before them."""
    body = ""
    for tick in scale.ticks():
        y = scale.x(tick)
        body += tag("path", d=f"M{num(left)},{num(y)}H{num(RIGHT)}", class_="grid")
        body += write(label(tick), (left - 6, y + 4), SMALL, anchor="end", class_="soft")
    return body


@dataclass(frozen=True, slots=True)
class Bins:
    """Whole numbers in bins of one width."""

    start: int
    width: int
    count: int

    @property
    def scale(self) -> Scale:
        """From the first to the last edge."""
        return Scale(float(self.start), float(self.start + self.count * self.width), left=LEFT, right=RIGHT)

    def shares(self, values: Sequence[int]) -> list[float]:
        """How large a part of the values is in each."""
        found = [0] * self.count
        for value in values:
            found[(value - self.start) // self.width] += 1
        return [each / len(values) for each in found]


def binned(low: int, high: int) -> Bins:
    """Bins from the lowest to the highest number, a few empty ones around where there is but one number."""
    if high - low < 4:
        low, high = low - 2, high + 2
    width = int(axes.round_step(max(1.0, (high - low + 1) / MOST_BINS)))
    start = low // width * width
    return Bins(start, width, (high - start) // width + 1)


def bars(bins: Bins, heights: Sequence[float], ground: float, class_: str) -> str:
    """A histogram as one shape."""
    shape, scale = f"M{num(LEFT)},{num(ground)}", bins.scale
    for place, height in enumerate(heights):
        left, right = (scale.x(float(bins.start + (place + end) * bins.width)) for end in (0, 1))
        shape += f"H{num(left)}V{num(ground - height)}H{num(right)}V{num(ground)}"
    line = tag("path", d=f"M{num(LEFT)},{num(ground)}H{num(RIGHT)}", class_="ground")
    return tag("path", d=f"{shape}H{num(RIGHT)}Z", class_=class_) + line
