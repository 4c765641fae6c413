"""Small signs: a piece for each resource, a sign for each box, power and god."""

from __future__ import annotations

from edubba.drawing.flood.theme import GOODS
from edubba.drawing.ink import Point, group, num, polygon, regular, safe, tag
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.locales import say

RESOURCES = RESOURCE_NAMES

# Pieces of 48 units: cubes and discs as in the box of the game, lapis a cut stone; a drawing above the foot.
_CUBE = "M-18,-22h36q4,0 4,4v36q0,4 -4,4h-36q-4,0 -4,-4v-36q0,-4 4,-4z"
_CUBE_FOOT = "M-22,5h44v13q0,4 -4,4h-36q-4,0 -4,-4z"
_DISC = "M-23,0a23,23 0 1 0 46,0a23,23 0 1 0 -46,0z"
_DISC_FOOT = "M-22.4,5h44.8a23,23 0 0 1 -44.8,0z"
_STONE = "M-13,-23h26l11,15v16l-11,15h-26l-11,-15v-16z"
_STONE_FOOT = "M-24,5h48v3l-11,15h-26l-11,-15z"
_FORMS = dict.fromkeys(("grain", "wood", "metal", "textile"), (_CUBE, _CUBE_FOOT)) | dict.fromkeys(
    ("tool", "oil", "gold"), (_DISC, _DISC_FOOT)
)
_FORMS["lapis"] = (_STONE, _STONE_FOOT)

# Pictures that are referred to do not see the style sheet of the sheet around them.
_PALE = "#fff9e8"
_FILL = {"fill": _PALE}
_LINE = {
    "fill": "none", "stroke": _PALE, "stroke_width": 2, "stroke_linecap": "round", "stroke_linejoin": "round",
}  # fmt: skip
_LETTERS = {"fill": "#ffffff", "font_weight": "bold", "font_family": "Verdana,'DejaVu Sans',Arial,sans-serif"}

_DRAWINGS = {
    "grain": tag("path", d="M0,3V-14", **(_LINE | {"stroke_width": 1.6}))
    + tag("path", d="M0,-14q-4,-4 0,-8q4,4 0,8zM-1,-8.500q-7,0 -8,-7q7,0 8,7zM1,-8.500q7,0 8,-7q-7,0 -8,7z"
          "M-1,-2q-7,0 -8,-7q7,0 8,7zM1,-2q7,0 8,-7q-7,0 -8,7z", **_FILL),
    "wood": tag("path", d="M0,-20l7,8h-3.500l6,7h-4l6,7h-23l6,-7h-4l6,-7h-3.500z", **_FILL)
    + tag("path", d="M0,0V4", **_LINE),
    "metal": tag("path", d="M-14,-18q14,5 28,0q-4.500,9 0,19q-14,-5 -28,0q4.500,-10 0,-19z",
                 **_FILL),
    "textile": tag("path", d="M-12,-18h24v16h-24z", **_FILL)
    + tag("path", d="M-10.5,-1v3M-5.2,-1v3M0,-1v3M5.2,-1v3M10.5,-1v3", **_LINE)
    + tag("path", d="M-12,-13h24v2.500h-24zM-12,-8h24v2.500h-24z", fill=GOODS["textile"][1]),
    "tool": tag("path", d="M-8,3L6,-14", **_LINE)
    + tag("path", d="M1,-19q10,-2 13,7q-5,-2 -8,1l-8,-6z", **_FILL),
    "oil": tag("path", d="M-4,-20h8v3q7,4 7,11q0,7 -6,9h-10q-6,-2 -6,-9q0,-7 7,-11z", **_FILL)
    + tag("path", d="M-4,-16q-8,0 -8,6M4,-16q8,0 8,6", **_LINE),
    "gold": tag("circle", cy=-8, r=5.4, fill=GOODS["gold"][1])
    + tag("path", d="".join(f"M{num(a)},{num(b - 8)}L{num(c)},{num(d - 8)}" for (a, b), (c, d) in
                            zip(regular(8, 7.6), regular(8, 11.5), strict=True)), stroke=GOODS["gold"][1],
          stroke_width=2.4, stroke_linecap="round"),
    "lapis": tag("path", d="M-8,-18h16l6,8l-14,12l-14,-12z", **_FILL)
    + tag("path", d="M-13,-10h26M-5,-10l5,11M5,-10l-5,11M-8,-18l3,8l5,-8l5,8l3,-8", fill="none",
          stroke=GOODS["lapis"][1], stroke_width=1.2),
}  # fmt: skip


def definitions(lang: str) -> str:
    """Each piece once; the pictures refer to it."""
    return "".join(_good(resource, lang) for resource in RESOURCES)


def _good(resource: str, lang: str) -> str:
    (face, foot), (light, dark) = _FORMS[resource], GOODS[resource]
    return group(
        tag("path", d=face, fill="#2a1705", fill_opacity=0.34, transform="translate(1.5,3)"),
        tag("path", d=face, fill=light, stroke="#fdf3d8", stroke_width=1.8),
        tag("path", d=foot, fill=dark),
        _DRAWINGS[resource],
        tag("text", safe(say("draw-flood-short", lang, resource=resource)), y=18.6, font_size=15.0,
            text_anchor="middle", **_LETTERS),
        id=f"edf-good-{resource}",
    )  # fmt: skip


def good(resource: str, at: Point, radius: float, lang: str) -> str:
    """A piece of a resource: form, drawing and letters."""
    name = tag("title", safe(resource_name(resource, lang)))
    return group(tag("use", name, href=f"#edf-good-{resource}"), at=at, scale=round(radius / 24, 3),
                 class_="good")  # fmt: skip


def resource_name(resource: str, lang: str) -> str:
    """A resource in words."""
    return say("flood-resource", lang, name=resource)


# Signs of about 20 units in one dark.
_SIGNS = {
    "irrigation": tag("path", d="M-10,-4q2.5,-4 5,0t5,0t5,0t5,0M-10,2q2.5,-4 5,0t5,0t5,0t5,0"
                      "M-10,8q2.5,-4 5,0t5,0t5,0t5,0", class_="sign-line"),
    "weaving": tag("path", d="M-9,-9h18M-9,9h18M-6,-9v18M-2,-9v18M2,-9v18M6,-9v18M-9,-2h18M-9,3h18",
                   class_="sign-line"),
    "scribes": tag("path", d="M-8,-6q0,-4 4,-4h8q4,0 4,4v12q0,4 -4,4h-8q-4,0 -4,-4z", class_="sign-line")
    + tag("path", d="M-4.5,-5h4l-1.500,2.500v4h-1v-4zM1,-5h4l-1.500,2.500v4h-1v-4zM-3,4v3l2,-1h5v-1h-5z",
          class_="sign"),
    "toolmakers": tag("path", d="M-7,10L4,-5", class_="sign-line")
    + tag("path", d="M-2,-9l4,-2q7,0 9,7l-3,-1l-3,4l-8,-6z", class_="sign"),
    "extra_exchange": tag("path", d="M-9,-3.500h14M1,-8l5,4.500l-5,4.500M9,4.500h-14M-1,0l-5,4.500l5,4.500",
                          class_="sign-line"),
    "extra_armies": tag("path", d="M-6,10V-10M4,10V-10", class_="sign-line")
    + tag("path", d="M-6,-9h8l-2.500,4l2.500,4h-8zM4,-9h7l-2,4l2,4h-7z", class_="sign"),
    "extra_points": polygon([p for pair in zip(regular(5, 10.5), regular(5, 4.4, 36), strict=True)
                             for p in pair], class_="sign"),
    "dear_to_raze": tag("path", d="M-10,9v-15h4v3h4v-3h4v3h4v-3h4v15z", class_="sign"),
    "extra_textile": tag("path", d="M-9,-8h18v12h-18zM-9,-4h18M-9,0h18M-7,4v5M-2.5,4v5M2.5,4v5M7,4v5",
                         class_="sign-line"),
}  # fmt: skip
_SIGNS["free_scribe"], _SIGNS["free_toolmaker"] = _SIGNS["scribes"], _SIGNS["toolmakers"]


def sign(name: str, at: Point, scale: float = 1) -> str:
    """The sign of a box or a power; nothing for an area without one."""
    return group(_SIGNS[name], at=at, scale=scale) if name in _SIGNS else ""


# --- marks -----------------------------------------------------------------------------------------------


def spears(at: Point, scale: float = 1, class_: str = "spear") -> str:
    """Two crossed spears: armies."""
    return group(tag("path", d="M-6,8L5,-6M6,8L-5,-6M5,-9v4h-4M-5,-9v4h4", class_=class_), at=at, scale=scale)


def wave(at: Point, scale: float = 1) -> str:
    """Falling water: the mark of a turn with decline."""
    return group(
        tag("path", d="M-8,-6v9M-4,0l-4,4l-4,-4M4,-6v9M8,0l-4,4l-4,-4", class_="mark"), at=at, scale=scale
    )
