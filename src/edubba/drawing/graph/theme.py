"""How a graph is painted: ink on parchment, each seat with a stroke of its own."""

from __future__ import annotations

from edubba.drawing.style import GOLD, HOUSE, INK, LAPIS, SEATS, seat_rules, sheet

ROOT = "edubba-graph"
WIDTH = 1400
LEFT, RIGHT = 76.0, 1160.0  # of the curves; names and shares at the end stand behind
TOP, BOTTOM = 150.0, 570.0

STROKES = (None, "11 5", "3 4.5", "14 4 3 4")  # solid, dashed, dotted, dashed and dotted
# The yellow of the third seat is too light for a thin line.
COLOURS = tuple(side if seat == 3 else face for seat, (face, side, _, _) in enumerate(SEATS, 1))


def style() -> str:
    """The style sheet of the picture."""
    used = ("text", ".ink", ".bold", ".soft", ".band", ".rule", ".seat-number")
    rules = {which: HOUSE[which] for which in used} | seat_rules()
    rules |= {
        ".paper": "fill:#fbf5e4",
        ".ground": "fill:#fffdf6;stroke:#7a5227;stroke-width:1.4",
        ".part": "fill:#efe0b9;fill-opacity:.62",
        ".grid": "fill:none;stroke:#b58a4a;stroke-opacity:.4;stroke-width:1",
        ".zero": f"fill:none;stroke:{INK};stroke-width:1.3",
        ".figure": "fill:#5c4327;font-family:Verdana,'DejaVu Sans',Arial,sans-serif",
        ".curve-halo": "fill:none;stroke:#fffdf6;stroke-width:5;stroke-linejoin:round;stroke-opacity:.85",
        ".curve": "fill:none;stroke-width:2.6;stroke-linejoin:round",
        ".doubt": "stroke:none;fill-opacity:.16",
        ".marker": "stroke:#fffdf6;stroke-width:3.5",
        ".leader": "fill:none;stroke:#b58a4a;stroke-width:1",
        ".mistake": "fill:#fffdf6;stroke:#b01c5a;stroke-width:1.8",
        ".blunder": "fill:#b01c5a;stroke:#fffdf6;stroke-width:1.4",
        ".mistake-text": "fill:#8d1247;font-weight:bold;font-family:Verdana,'DejaVu Sans',Arial,sans-serif",
        ".blunder-text": "fill:#fff;font-weight:bold;font-family:Verdana,'DejaVu Sans',Arial,sans-serif",
        ".mistake-lead": "fill:none;stroke:#b01c5a;stroke-width:1.2",
        ".row": "fill:#efe0b9;fill-opacity:.55",
        ".die": f"fill:{GOLD};stroke:{INK};stroke-width:1.3;stroke-linejoin:round",
        ".bar-luck": f"fill:{GOLD};stroke:{INK};stroke-width:1.2",
        ".bar-own": f"fill:{LAPIS};stroke:{INK};stroke-width:1.2",
        ".bar-others": "fill:#c9b48a;stroke:#33200f;stroke-width:1.2",
        ".bar-revised": "fill:#fffdf6;stroke:#33200f;stroke-width:1.2;stroke-dasharray:4 2.5",
        ".whisker": f"fill:none;stroke:{INK};stroke-width:1.5",
    }
    for seat, (colour, dashes) in enumerate(zip(COLOURS, STROKES, strict=True), 1):
        rules[f".seat-{seat} .curve"] = f"stroke:{colour}" + (f";stroke-dasharray:{dashes}" if dashes else "")
        rules[f".seat-{seat} .doubt"] = f"fill:{colour}"
        rules[f".seat-{seat} .marker"] = f"fill:{colour}"
    return sheet(ROOT, rules)
