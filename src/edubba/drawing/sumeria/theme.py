"""What is painted in Sumeria only: eight lands and four kinds of marker."""

from __future__ import annotations

from edubba.drawing.style import HOUSE, seat_rules, sheet

ROOT = "edubba-sumeria"  # every rule is kept inside pictures of this class

# Per city-state: its tint and the dark of its name and border.
STATES = (
    ("#e6bc69", "#6a4508"),
    ("#dc9a78", "#76300f"),
    ("#b1c087", "#3f5219"),
    ("#ecdb8a", "#5f4e06"),
    ("#a5bbc9", "#264961"),
    ("#dfa9ae", "#74293a"),
    ("#93c2b1", "#14513f"),
    ("#b3b0d6", "#38356f"),
)

# Face and letter ground of the four kinds of influence marker.
MARKERS = {
    "E": ("#5d7a1f", "#3c5210"),
    "M": ("#a8321f", "#731a0c"),
    "P": ("#6f4296", "#482567"),
    "R": ("#14737c", "#0a4c53"),
}


def style() -> str:
    """The style sheet of a picture."""
    rules = HOUSE | seat_rules()
    for i, (tint, dark) in enumerate(STATES):
        rules[f".state-{i} .tint"] = f"fill:{tint}"
        rules[f".state-{i} .region"] = f"fill:{tint};stroke:{dark}"
        rules[f".state-{i} .region-band"] = f"stroke:{dark}"
        rules[f".state-{i} .dark"] = f"fill:{dark}"
        rules[f".state-{i} .dark-line"] = f"fill:none;stroke:{dark};stroke-width:2.2;stroke-linecap:round"
    for kind, (face, ground) in MARKERS.items():
        rules[f".marker-{kind.lower()} .marker-face"] = f"fill:{face}"
        rules[f".marker-{kind.lower()} .marker-foot"] = f"fill:{ground}"
    return sheet(ROOT, rules)
