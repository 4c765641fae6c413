"""Land, water and borders of the map."""

from __future__ import annotations

import math
from collections.abc import Sequence

from edubba.drawing.frame import BORDER, gradient, grain_pattern, stop, wedge_pattern
from edubba.drawing.ink import Point, group, rounded_loop, sampled, tag, through
from edubba.drawing.streams import ripples, stream
from edubba.drawing.sumeria.layout import HEIGHT, WIDTH, Layout, closed
from edubba.drawing.sumeria.regions import Fields, outlines
from edubba.games.sumeria.board import STATES

SOURCE, MOUTH, MOAT = 14.0, 31.0, 25.0  # widths of water


def definitions() -> str:
    """Gradients and patterns."""
    return tag(
        "defs",
        gradient("land", "radial", ("0", "#f6e9c8"), ("0.7", "#ead5a4"), ("1", "#d3b27a")),
        gradient("dusk", "radial", ("0.72", "#5a3a14", "0"), ("1", "#5a3a14", ".32")),
        gradient("sea", "radial-corner", ("0", "#2c6a82"), ("1", "#5a9fab")),
        tag("linearGradient", stop("0", "#7dbabb"), stop("1", "#4f95a3"), id="edb-water",
            gradientUnits="userSpaceOnUse", x1=0, y1=0, x2=WIDTH, y2=HEIGHT),
        tag("clipPath", tag("rect", width=WIDTH - 6, height=HEIGHT - 6), id="edb-frame"),
        grain_pattern(),
        wedge_pattern(),
    )  # fmt: skip


def land() -> str:
    """The parchment of the map."""
    frame = {"x": BORDER, "y": BORDER, "width": WIDTH - 2 * BORDER, "height": HEIGHT - 2 * BORDER}
    return tag("rect", class_="land", **frame)


def grain() -> str:
    """The surface of parchment, over land and regions."""
    return tag(
        "rect", x=BORDER, y=BORDER, width=WIDTH - 2 * BORDER, height=HEIGHT - 2 * BORDER, class_="grain"
    )


def lands(fields: Fields, names: Sequence[str], prefix: str) -> str:
    """The tinted regions of the city-states with their borders."""
    return "".join(_region(fields, state, names[state], prefix) for state in range(STATES))


def _region(fields: Fields, state: int, name: str, prefix: str) -> str:
    path = "".join(rounded_loop(loop) for loop in outlines(fields.x, fields.y, fields.states[state]))
    shape = f"edb-{prefix}-{state}"
    return group(
        tag(
            "defs",
            tag("path", d=path, id=shape),
            tag("clipPath", tag("use", href=f"#{shape}"), id=f"{shape}-in"),
        ),
        tag("use", href=f"#{shape}", class_="region"),
        tag("use", href=f"#{shape}", class_="region-band", clip_path=f"url(#{shape}-in)"),
        id=f"land-{name}",
        class_=f"state-{state}",
    )


def waters(layout: Layout, fields: Fields) -> str:
    """Rivers and sea: fertile land, then all banks, then all water, so that they run into each other."""
    lines = [_reaching(layout, river) for river in layout.rivers]
    widths = [_widths(layout, k) for k in range(len(lines))]
    shore = "".join(map(rounded_loop, outlines(fields.x, fields.y, fields.sea)))
    fertile = [
        tag("path", d=through(line), class_="fertile", stroke_width=w) for line in lines for w in (62, 44)
    ]
    banks = [
        tag("path", d=stream(line, *w), class_="bank", fill_rule="evenodd")
        for line, w in zip(lines, widths, strict=True)
    ]
    gulf = (tag("path", d=shore, class_="shore"), tag("path", d=shore, class_="sea")) if shore else ()
    water = [
        tag("path", d=stream(line, first - 4.5, last - 4.5), class_="water", fill_rule="evenodd")
        for line, (first, last) in zip(lines, widths, strict=True)
    ]
    currents = [ripples(line, *w) for line, w in zip(lines, widths, strict=True)]
    body = (*fertile, *banks, *gulf, *water, *currents, *_depths(fields))
    return group(*body, clip_path="url(#edb-frame)", class_="waters") if lines else ""


def _reaching(layout: Layout, river: Sequence[Point]) -> list[Point]:
    """The course of a river; the one that makes the sea is drawn a little way into it."""
    line = sampled(river, 3, closed=closed(river))
    if layout.sea is None or river != layout.rivers[0]:
        return line
    (x1, y1), (x2, y2) = line[-2], line[-1]
    far = 15 / (math.hypot(x2 - x1, y2 - y1) or 1.0)
    return [*line, (x2 + (x2 - x1) * far, y2 + (y2 - y1) * far)]


def _depths(fields: Fields) -> list[str]:
    """Lines along the shore, fainter as the sea grows deeper."""
    drawn = []
    for level, opacity in ((9.0, 0.8), (22.0, 0.5), (40.0, 0.3)):
        line = "".join(map(rounded_loop, outlines(fields.x, fields.y, fields.sea, level)))
        if line:
            drawn.append(tag("path", d=line, class_="depth", stroke_opacity=opacity))
    return drawn


def _widths(layout: Layout, river: int) -> tuple[float, float]:
    if closed(layout.rivers[river]):
        return MOAT, MOAT
    return SOURCE, MOUTH if river == 0 else MOUTH * 0.72
