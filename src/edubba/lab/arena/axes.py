"""What the plots of a report share: a scale with round ticks, rows with a competitor's mark and name."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from edubba.drawing.ink import group, num, safe, tag, write
from edubba.drawing.seats import outline

WIDTH = 720.0
LEFT, RIGHT = 150.0, 560.0  # of the field; names stand before it, figures behind
TOP = 14.0
SIZE = 15.0


@dataclass(frozen=True, slots=True)
class Scale:
    """Values to places along the width of the field; `log` for powers of ten."""

    low: float
    high: float
    log: bool = False
    left: float = LEFT
    right: float = RIGHT

    def x(self, value: float) -> float:
        """Where a value stands; what lies outside stands at the rim."""
        low, high, at = (math.log10(v) if self.log else v for v in (self.low, self.high, value))
        return self.left + (self.right - self.left) * min(1.0, max(0.0, (at - low) / (high - low)))

    def ticks(self) -> list[float]:
        """Round values within the scale."""
        if self.log:
            first, last = math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high) + 1e-9)
            return [10.0**power for power in range(first, last + 1)]
        step = round_step((self.high - self.low) / 6)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [step * k for k in range(first, last + 1)]


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, … times a power of ten that is not below."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(k * power for k in (1, 2, 5, 10) if k * power >= least * (1 - 1e-9))


def linear(values: Sequence[float], *, floor: float | None = None, ceiling: float | None = None) -> Scale:
    """A scale around the values with round ends."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    step = round_step((high - low) / 6)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    return Scale(low if floor is None else max(low, floor), high if ceiling is None else min(high, ceiling))


def powers(values: Sequence[float]) -> Scale:
    """A scale of whole powers of ten around times."""
    seen = [max(value, 1e-7) for value in values]
    low, high = math.floor(math.log10(min(seen))), math.ceil(math.log10(max(seen)))
    return Scale(10.0**low, 10.0 ** max(high, low + 1), log=True)


def axis(scale: Scale, bottom: float, label: Callable[[float], str]) -> str:
    """Ticks from the top to the bottom of the field, with their values below."""
    lines = [
        tag("path", d=f"M{num(scale.x(t))},{num(TOP)}V{num(bottom)}", class_="grid") for t in scale.ticks()
    ]
    names = [
        write(label(t), (scale.x(t), bottom + 18), SIZE - 2, width=72, class_="soft") for t in scale.ticks()
    ]
    return "".join(lines + names)


def named(name: str, index: int, y: float) -> str:
    """A competitor's mark and name before its row."""
    return mark(index, 12, y - 5) + write(name, (28, y), SIZE, width=LEFT - 38, anchor="start")


def mark(index: int, x: float, y: float, scale: float = 0.42) -> str:
    """The sign of a competitor: silhouette and colour, as those of the seats in the pictures."""
    return group(tag("path", d=outline(index + 1), class_=f"mark c{index + 1}"), at=(x, y), scale=scale)


def figure(text: str, y: float, class_: str = "ink") -> str:
    """A figure behind a row."""
    size = SIZE if class_ == "ink" else SIZE - 2
    return write(text, (WIDTH - 6, y), size, width=WIDTH - RIGHT - 24, anchor="end", class_=class_)


def reference(scale: Scale, value: float, bottom: float, label: str) -> str:
    """A dashed line through the field."""
    line = tag("path", d=f"M{num(scale.x(value))},{num(TOP)}V{num(bottom)}", class_="even")
    return line + write(label, (scale.x(value), TOP - 3), SIZE - 2, class_="soft")


def picture(body: str, height: float, title: str, told: Sequence[str], width: float = WIDTH) -> str:
    """A plot; those who listen get its figures."""
    words = tag("title", safe(title)) + tag("desc", safe("; ".join(told)))
    return tag(
        "svg", words, body, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(width)} {num(height)}",
        role="img", class_="plot",
    )  # fmt: skip
