"""Land, water and borders of the map."""

from __future__ import annotations

import math
from collections.abc import Sequence

from edubba.drawing.ink import Point, group, rounded_loop, sampled, tag, through
from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH, Layout, closed
from edubba.drawing.sumeria.regions import Fields, outlines
from edubba.games.sumeria.board import STATES

SOURCE, MOUTH, MOAT = 14.0, 31.0, 25.0  # widths of water


def definitions() -> str:
    """Gradients and patterns."""
    return tag(
        "defs",
        _gradient("land", "radial", ("0", "#f6e9c8"), ("0.7", "#ead5a4"), ("1", "#d3b27a")),
        _gradient("dusk", "radial", ("0.72", "#5a3a14", "0"), ("1", "#5a3a14", ".32")),
        _gradient("sea", "radial-corner", ("0", "#2c6a82"), ("1", "#5a9fab")),
        tag("linearGradient", _stop("0", "#7dbabb"), _stop("1", "#4f95a3"), id="edb-water",
            gradientUnits="userSpaceOnUse", x1=0, y1=0, x2=WIDTH, y2=HEIGHT),
        tag("clipPath", tag("rect", width=WIDTH - 6, height=HEIGHT - 6), id="edb-frame"),
        _grain(),
        _wedges(),
    )  # fmt: skip


def _gradient(name: str, form: str, *stops: tuple[str, ...]) -> str:
    shape = {"cx": "100%", "cy": "100%", "r": "130%"} if form == "radial-corner" else {"r": "72%"}
    return tag("radialGradient", *(_stop(*s) for s in stops), id=f"edb-{name}", **shape)


def _stop(offset: str, colour: str, opacity: str | None = None) -> str:
    return tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity)


def _grain() -> str:
    """A sparse stipple: dots and short strokes, as if pressed into clay."""
    dots = [((37 * k) % 120, (71 * k + 13 * (k % 4)) % 120, 0.5 + (k % 3) * 0.3) for k in range(1, 24)]
    marks = "".join(tag("circle", cx=x, cy=y, r=r) for x, y, r in dots)
    strokes = tag("path", d="M12,30l7,1M80,18l5,-1M54,88l8,1M101,66l6,-1M30,110l5,1", fill="none",
                  stroke="#8a6430", stroke_width=0.8)  # fmt: skip
    body = group(marks, strokes, fill="#8a6430", opacity=0.28)
    return tag("pattern", body, id="edb-grain", width=120, height=120, patternUnits="userSpaceOnUse")


def _wedges() -> str:
    """Cuneiform-like wedges in gold on lapis, for the border."""
    upright = "M{x},4.5h7l-2.6,4.6v9h-1.8v-9z"
    lying = "M{x},8.5v7l4.6,-2.6h9v-1.8h-9z"
    signs = (upright.format(x=4), upright.format(x=12), lying.format(x=23), upright.format(x=40),
             lying.format(x=51), "M68,12l7,-6v12z")  # fmt: skip
    body = tag("rect", width=80, height=24, fill="#1b2f52") + tag("path", d="".join(signs), fill="#c79d4a")
    return tag("pattern", body, id="edb-wedges", width=80, height=24, patternUnits="userSpaceOnUse")


def land() -> str:
    """The parchment of the map."""
    frame = {"x": BORDER, "y": BORDER, "width": WIDTH - 2 * BORDER, "height": HEIGHT - 2 * BORDER}
    return tag("rect", class_="land", **frame)


def grain() -> str:
    """The surface of parchment, over land and regions."""
    return tag(
        "rect", x=BORDER, y=BORDER, width=WIDTH - 2 * BORDER, height=HEIGHT - 2 * BORDER, class_="grain"
    )


def border() -> str:
    """The ornamental frame, with darkened edges inside it."""
    frame = {"x": BORDER, "y": BORDER, "width": WIDTH - 2 * BORDER, "height": HEIGHT - 2 * BORDER}
    long, high = WIDTH, HEIGHT - 2 * BORDER
    sides = (
        tag("rect", width=long, height=BORDER, class_="band"),
        tag("rect", width=long, height=BORDER, class_="band", transform=f"translate(0,{HEIGHT - BORDER})"),
        tag(
            "rect",
            width=high,
            height=BORDER,
            class_="band",
            transform=f"translate({BORDER},{BORDER})rotate(90)",
        ),
        tag(
            "rect",
            width=high,
            height=BORDER,
            class_="band",
            transform=f"translate({WIDTH},{BORDER})rotate(90)",
        ),
    )
    corners = [
        _rosette((x, y)) for x in (BORDER / 2, WIDTH - BORDER / 2) for y in (BORDER / 2, HEIGHT - BORDER / 2)
    ]
    return group(
        tag("rect", class_="vignette", **frame),
        *sides,
        tag("rect", class_="rule", **frame),
        *corners,
        class_="border",
    )


def _rosette(at: Point) -> str:
    """The eight-leaved flower in the corners of the frame."""
    half = BORDER / 2
    leaves = "".join(
        tag("ellipse", cx=0, cy=-6, rx=1.9, ry=4, transform=f"rotate({45 * k})") for k in range(8)
    )
    ground = tag("rect", x=-half, y=-half, width=BORDER, height=BORDER, class_="table")
    return group(ground, group(leaves, tag("circle", r=2.2), fill="#e6bd62"), at=at)


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
        tag("path", d=_stream(line, *w), class_="bank", fill_rule="evenodd")
        for line, w in zip(lines, widths, strict=True)
    ]
    gulf = (tag("path", d=shore, class_="shore"), tag("path", d=shore, class_="sea")) if shore else ()
    water = [
        tag("path", d=_stream(line, first - 4.5, last - 4.5), class_="water", fill_rule="evenodd")
        for line, (first, last) in zip(lines, widths, strict=True)
    ]
    ripples = [_ripples(line, *w) for line, w in zip(lines, widths, strict=True)]
    body = (*fertile, *banks, *gulf, *water, *ripples, *_depths(fields))
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


def _normals(line: Sequence[Point]) -> list[Point]:
    ring = line[0] == line[-1]
    around = [line[-2] if ring else line[0], *line, line[1] if ring else line[-1]]
    result = []
    for before, after in zip(around, around[2:], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        result.append((-dy / length, dx / length))
    return result


def _beside(line: Sequence[Point], offsets: Sequence[float]) -> list[Point]:
    return [
        (x + nx * o, y + ny * o) for (x, y), (nx, ny), o in zip(line, _normals(line), offsets, strict=True)
    ]


def _stream(line: Sequence[Point], first: float, last: float) -> str:
    """The outline of water that grows from its first to its last width."""
    n = len(line) - 1
    half = [(first + (last - first) * (k / n) ** 0.8) / 2 for k in range(n + 1)]
    left = [h + 1.3 * math.sin(k * 1.9) for k, h in enumerate(half)]
    right = [-h - 1.3 * math.sin(k * 1.5 + 2) for k, h in enumerate(half)]
    if line[0] == line[-1]:
        return rounded_loop(_beside(line, half)[:-1]) + rounded_loop(_beside(line, [-h for h in half])[:-1])
    return through(_beside(line, left)) + "L" + through(_beside(line, right)[::-1])[1:] + "Z"


def _ripples(line: Sequence[Point], first: float, last: float) -> str:
    """Broken lines of current."""
    n = len(line) - 1
    parts = []
    for share, dash in ((-0.22, "16 22"), (0.2, "9 27")):
        offsets = [share * (first + (last - first) * k / n) for k in range(n + 1)]
        parts.append(tag("path", d=through(_beside(line, offsets)), class_="ripple", stroke_dasharray=dash))
    return "".join(parts)
