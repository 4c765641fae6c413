"""How the figures grow with the players, as SVG: four panels, a line for each server."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape
from typing import NamedTuple

from benchmarks.load.measuring import Figures
from benchmarks.load.report import called

WIDTH, HEIGHT = 380, 230
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 42, 34  # around what is drawn in a panel
#: Colours and dashes: nobody has to tell lines apart by colour alone.
STROKES = (
    ("#b5532a", ""),
    ("#2a6fb5", "8 3"),
    ("#4b8a3a", "2 3"),
    ("#7a5aa6", "10 3 2 3"),
    ("#8a7a3a", "5 5"),
)
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#333}.title{font-weight:600;font-size:13px}"
    ".tick{fill:#777;font-size:11px}.grid{stroke:#e4e0d8}.line{fill:none;stroke-width:2}"
)


class Panel(NamedTuple):
    """What is drawn, and of which measurements."""

    title: str
    value: Callable[[Figures], float]
    flat_out: bool


PANELS = (
    Panel("p50 at a steady pace, ms", lambda each: each.p50_ms, False),
    Panel("p99 at a steady pace, ms", lambda each: each.p99_ms, False),
    Panel("commands a second, flat out", lambda each: each.per_second, True),
    Panel("memory of the server, MB", lambda each: each.memory_mb, False),
)


def drawn(figures: list[Figures]) -> str:
    """The whole picture; a server that does nothing would press all others to the ground."""
    figures = [each for each in figures if each.server != "nothing"]
    names = list(dict.fromkeys(map(called, figures)))
    legend = 24 * len(names) + 12
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="0 0 {2 * WIDTH} {2 * HEIGHT + legend}">',
        "<title>How the figures grow with the number of players</title>",
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fdfcf9"/>',
    ]
    for number, panel in enumerate(PANELS):
        x, y = WIDTH * (number % 2), HEIGHT * (number // 2)
        parts.append(f'<g transform="translate({x} {y})">{_panel(panel, figures, names)}</g>')
    for number, name in enumerate(names):
        y = 2 * HEIGHT + 24 * number + 12
        parts.append(
            f'<path class="line" {_stroke(number)} d="M{LEFT} {y}h28"/>'
            f'<text x="{LEFT + 38}" y="{y + 4}">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def _panel(panel: Panel, figures: list[Figures], names: list[str]) -> str:
    chosen = [each for each in figures if (each.asked is None) == panel.flat_out]
    most_x = max((each.players for each in chosen), default=1)
    step = _step(max((panel.value(each) for each in chosen), default=1.0))
    most_y = step * math.ceil(max((panel.value(each) for each in chosen), default=1.0) / step)

    def at(players: float, value: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * players / most_x
        return round(x, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most_y, 1)

    parts = [f'<text class="title" x="{LEFT}" y="24">{escape(panel.title)}</text>']
    for number in range(round(most_y / step) + 1):
        _, y = at(0, number * step)
        parts.append(
            f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
            f'<text class="tick" x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{number * step:,g}</text>'
        )
    for players in sorted({each.players for each in chosen}):
        x, _ = at(players, 0)
        parts.append(f'<text class="tick" x="{x}" y="{HEIGHT - 14}" text-anchor="middle">{players:,}</text>')
    for number, name in enumerate(names):
        colour = STROKES[number % len(STROKES)][0]
        points = [at(each.players, panel.value(each)) for each in chosen if called(each) == name]
        line = "L".join(f"{x} {y}" for x, y in points)
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points)
        parts.append(f'<path class="line" {_stroke(number)} d="M{line}"/>{dots}' if points else "")
    return "".join(parts)


def _stroke(number: int) -> str:
    colour, dashes = STROKES[number % len(STROKES)]
    return f'stroke="{colour}" stroke-dasharray="{dashes}"' if dashes else f'stroke="{colour}"'


def _step(most: float) -> float:
    """A round number of which some five fit."""
    power = 10.0 ** math.floor(math.log10(max(most, 1e-9) / 5))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor * 5 >= most)
