"""The ground of the map: parchment, seas, the tinted lands, rivers."""

from __future__ import annotations

from edubba.drawing.flood import icons
from edubba.drawing.flood.atlas import EUPHRATES, HEIGHT, LANDS, LOWER_SEA, TIGRIS, UPPER_SEA, WIDTH
from edubba.drawing.flood.shapes import course, path
from edubba.drawing.frame import BORDER, gradient, grain_pattern, stop, wedge_pattern
from edubba.drawing.ink import group, rounded_loop, safe, tag
from edubba.drawing.streams import ripples, stream
from edubba.locales import say

SOURCE, MOUTH = 8.0, 21.0  # widths of water
RIVERS = (EUPHRATES, TIGRIS)
INNER = {"x": BORDER, "y": BORDER, "width": WIDTH - 2 * BORDER, "height": HEIGHT - 2 * BORDER}


def definitions(lang: str) -> str:
    """Gradients, patterns, and the outlines that other parts refer to."""
    shapes = [tag("path", d=path(land), id=f"edf-{land}") for land in LANDS]
    clips = [tag("clipPath", tag("use", href=f"#edf-{land}"), id=f"edf-in-{land}") for land in LANDS]
    seas = rounded_loop(UPPER_SEA) + rounded_loop(LOWER_SEA)
    return tag(
        "defs",
        gradient("land", "radial", ("0", "#f6e9c8"), ("0.7", "#ead5a4"), ("1", "#d3b27a")),
        gradient("dusk", "radial", ("0.72", "#5a3a14", "0"), ("1", "#5a3a14", ".32")),
        gradient("sea", "radial", ("0", "#2c6a82"), ("1", "#4f97a6")),
        tag("linearGradient", stop("0", "#7dbabb"), stop("1", "#4f95a3"), id="edb-water",
            gradientUnits="userSpaceOnUse", x1=0, y1=0, x2=WIDTH, y2=HEIGHT),
        tag("clipPath", tag("rect", **INNER), id="edf-frame"),
        tag("clipPath", tag("path", d=seas), id="edf-seas"),
        grain_pattern(),
        wedge_pattern(),
        *shapes,
        *clips,
        icons.definitions(lang),
    )  # fmt: skip


def ground() -> str:
    """Parchment and the two seas, paler along their shores."""
    loops = [rounded_loop(sea) for sea in (UPPER_SEA, LOWER_SEA)]
    seas = [tag("path", d=d, class_=kind) for kind in ("shore", "sea") for d in loops]
    shallows = [
        tag("use", href=f"#edf-{land}", fill="none", stroke="#dff0ee", stroke_width=wide, stroke_opacity=thin)
        for wide, thin in ((58, 0.16), (36, 0.2), (18, 0.28))
        for land in ("hittites", "amorites", "egypt", "elam", "lagash", "eridu", "dilmun")
    ]
    return group(
        tag("rect", class_="land", **INNER),
        group(*seas, group(*shallows, clip_path="url(#edf-seas)"), clip_path="url(#edf-frame)"),
        class_="ground",
    )


def lands() -> str:
    """The tinted lands, darker along their borders."""
    coasts = [tag("use", href=f"#edf-{land}", class_="coast") for land in LANDS]
    return group(*coasts, *(_land(land) for land in LANDS), class_="lands")


def _land(name: str) -> str:
    return group(
        tag("use", href=f"#edf-{name}", class_="region"),
        tag("use", href=f"#edf-{name}", class_="region-band", clip_path=f"url(#edf-in-{name})"),
        class_=f"land-{name}",
    )


def grain() -> str:
    """The surface of parchment, over land and regions."""
    return tag("rect", class_="grain", **INNER)


def waters() -> str:
    """The two rivers, from their springs into the Gulf, and the names of the seas."""
    lines = [course(river) for river in RIVERS]
    banks = [tag("path", d=stream(line, SOURCE, MOUTH), class_="bank") for line in lines]
    water = [tag("path", d=stream(line, SOURCE - 3, MOUTH - 4), class_="water") for line in lines]
    currents = [ripples(line, SOURCE, MOUTH) for line in lines]
    return group(*banks, *water, *currents, class_="waters")


def water_names(lang: str) -> str:
    """The names of seas and rivers."""
    named = (("upper_sea", "M44,330Q110,280 186,262", 19.0), ("lower_sea", "M892,924Q902,880 944,842", 12.5))
    return group(*(_on_path(f"edf-{name}", d, say("draw-flood-water", lang, name=name), size)
                   for name, d, size in named))  # fmt: skip


def _on_path(name: str, d: str, words: str, size: float) -> str:
    line = tag("defs", tag("path", d=d, id=name))
    text = tag("textPath", safe(words), href=f"#{name}", startOffset="50%", text_anchor="middle")
    return line + tag("text", text, font_size=size, class_="water-name")
