"""The frame around every map, and the patterns and gradients it is made with."""

from __future__ import annotations

from edubba.drawing.ink import Point, group, tag

BORDER = 24


def gradient(name: str, form: str, *stops: tuple[str, ...]) -> str:
    """A gradient from the middle, or from the lower right corner for `radial-corner`."""
    shape = {"cx": "100%", "cy": "100%", "r": "130%"} if form == "radial-corner" else {"r": "72%"}
    return tag("radialGradient", *(stop(*s) for s in stops), id=f"edb-{name}", **shape)


def stop(offset: str, colour: str, opacity: str | None = None) -> str:
    """One colour of a gradient."""
    return tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity)


def grain_pattern() -> str:
    """A sparse stipple: dots and short strokes, as if pressed into clay."""
    dots = [((37 * k) % 120, (71 * k + 13 * (k % 4)) % 120, 0.5 + (k % 3) * 0.3) for k in range(1, 24)]
    marks = "".join(tag("circle", cx=x, cy=y, r=r) for x, y, r in dots)
    strokes = tag("path", d="M12,30l7,1M80,18l5,-1M54,88l8,1M101,66l6,-1M30,110l5,1", fill="none",
                  stroke="#8a6430", stroke_width=0.8)  # fmt: skip
    body = group(marks, strokes, fill="#8a6430", opacity=0.28)
    return tag("pattern", body, id="edb-grain", width=120, height=120, patternUnits="userSpaceOnUse")


def wedge_pattern() -> str:
    """Cuneiform-like wedges in gold on lapis, for the border."""
    upright = "M{x},4.5h7l-2.6,4.6v9h-1.8v-9z"
    lying = "M{x},8.5v7l4.6,-2.6h9v-1.8h-9z"
    signs = (upright.format(x=4), upright.format(x=12), lying.format(x=23), upright.format(x=40),
             lying.format(x=51), "M68,12l7,-6v12z")  # fmt: skip
    body = tag("rect", width=80, height=24, fill="#1b2f52") + tag("path", d="".join(signs), fill="#c79d4a")
    return tag("pattern", body, id="edb-wedges", width=80, height=24, patternUnits="userSpaceOnUse")


def border(width: int, height: int) -> str:
    """The ornamental frame, with darkened edges inside it."""
    frame = {"x": BORDER, "y": BORDER, "width": width - 2 * BORDER, "height": height - 2 * BORDER}
    long, high = width, height - 2 * BORDER
    sides = (
        tag("rect", width=long, height=BORDER, class_="band"),
        tag("rect", width=long, height=BORDER, class_="band", transform=f"translate(0,{height - BORDER})"),
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
            transform=f"translate({width},{BORDER})rotate(90)",
        ),
    )
    corners = [
        _rosette((x, y)) for x in (BORDER / 2, width - BORDER / 2) for y in (BORDER / 2, height - BORDER / 2)
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
