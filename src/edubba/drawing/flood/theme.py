"""What is painted in After the Flood only: lands, goods, armies, tablets."""

from __future__ import annotations

from edubba.drawing.style import GOLD, HOUSE, INK, LAPIS, SEATS, SERIF, seat_rules, sheet

ROOT = "edubba-flood"  # every rule is kept inside pictures of this class

SHARED = (
    "text", ".ink", ".bold", ".soft", ".gold", ".pale", ".pale-bold", ".table", ".band", ".rule", ".land",
    ".grain", ".vignette", ".bank", ".water", ".ripple", ".sea", ".shore", ".depth", ".bridge", ".wall",
    ".tower", ".socket", ".shadow", ".seat-number", ".line", ".sketch", ".sketch-fill", ".sketch-dark",
    ".trunk", ".mast", ".sail", ".stripe", ".reed", ".leaf", ".plate", ".plate-inner", ".stone",
    ".stone-past", ".stone-now", ".card", ".card-active", ".card-flag", ".crown", ".halo", ".ring",
)  # fmt: skip

# Tint and dark of each land. The cities of Sumer that Sumeria knows too have its colours.
LANDS = {
    "sippar": ("#e6bc69", "#6a4508"),
    "babylon": ("#dc9a78", "#652508"),
    "nippur": ("#b1c087", "#384a14"),
    "shuruppak": ("#ecdb8a", "#5f4e06"),
    "umma": ("#a5bbc9", "#264961"),
    "uruk": ("#93c2b1", "#14513f"),
    "ur": ("#b3b0d6", "#38356f"),
    "lagash": ("#dfa9ae", "#74293a"),
    "eridu": ("#a9c7a0", "#2b5230"),
    "akkad": ("#dfc9a0", "#5e4018"),
    "amorites": ("#e2cfa2", "#604617"),
    "assyria": ("#d9bfa2", "#643a1c"),
    "chaldea": ("#dccaa8", "#59431d"),
    "dilmun": ("#cfd3a0", "#46501a"),
    "egypt": ("#ead492", "#66500c"),
    "elam": ("#d8c4a6", "#5b3f20"),
    "guti": ("#cfc6a0", "#504a1b"),
    "hittites": ("#d3c2ab", "#573c22"),
    "isin": ("#e0cda6", "#5d441a"),
    "kassites": ("#d2bfa6", "#5a3d24"),
    "larsa": ("#dcc59c", "#5c4017"),
    "mitanni": ("#d2cda6", "#4d4a1e"),
}

# Face and foot of each resource; its drawing is pale, on gold and grain dark.
GOODS = {
    "grain": ("#d99a1c", "#8a5a06"),
    "wood": ("#7a4f2a", "#4b2c12"),
    "metal": ("#6a7683", "#3d4650"),
    "textile": ("#a33a66", "#6b1c3f"),
    "tool": ("#25756b", "#114a43"),
    "oil": ("#74801f", "#49520c"),
    "gold": ("#f2c531", "#8d6605"),
    "lapis": ("#2346a8", "#132a6e"),
}

RULES = {
    ".name": f"fill:{INK};font-weight:bold;letter-spacing:.6px;paint-order:stroke;stroke:#fbf1d6;"
    "stroke-width:4px;stroke-linejoin:round;stroke-opacity:.9",
    ".number": f"fill:{INK};font-weight:bold;paint-order:stroke;stroke:#fbf1d6;stroke-width:3.4px;"
    "stroke-linejoin:round",
    ".power": f"fill:{INK};font-style:italic",
    ".water-name": f"font-family:{SERIF};font-style:italic;fill:#eaf5f2;letter-spacing:2px",
    ".head-line": f"fill:{GOLD};font-weight:bold",
    ".caption": f"fill:{GOLD};letter-spacing:.5px",
    ".region": "stroke-width:1.5;stroke-linejoin:round",
    ".region-band": "fill:none;stroke-width:13;stroke-opacity:.2;stroke-linejoin:round",
    ".coast": "fill:none;stroke:#f7edcf;stroke-width:8;stroke-linejoin:round",
    ".pass-edge": "fill:none;stroke:#4d2f14;stroke-width:8;stroke-linecap:round",
    ".pass-road": "fill:none;stroke:#f8e8bf;stroke-width:5;stroke-linecap:round",
    ".pass-tracks": "fill:none;stroke:#a5743a;stroke-width:1.6;stroke-dasharray:4 3",
    ".arrow-edge": "fill:none;stroke:#fbf1d6;stroke-width:10;stroke-linecap:round;stroke-linejoin:round",
    ".arrow": "fill:#8c2f14;stroke:#fbf1d6;stroke-width:2;stroke-linejoin:round",
    ".peak": "fill:#c9ad7c;stroke:#6b4722;stroke-width:1.4;stroke-linejoin:round",
    ".peak-shade": "fill:#8f6b3c;fill-opacity:.55",
    ".cedar": "fill:#7c8a4a;stroke:#3f4a18;stroke-width:1.1;stroke-linejoin:round",
    ".beast": "fill:#a8793f;stroke:#5e3d17;stroke-width:1.2;stroke-linejoin:round",
    ".dune": "fill:none;stroke:#a9803f;stroke-width:1.3;stroke-linecap:round;stroke-opacity:.55",
    ".medal": "fill:#fff6dc;stroke:#8a6414;stroke-width:1.6",
    ".medal-leaf": "fill:#b98d24;stroke:#6d4f0a;stroke-width:.6",
    ".scroll": "fill:#8c1f2b;stroke:#fbe7b4;stroke-width:1.6;stroke-linejoin:round",
    ".scroll-done": "fill:#5d5347;stroke:#fbe7b4;stroke-width:1.6;stroke-linejoin:round",
    ".spear": "fill:none;stroke:#fbe7b4;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round",
    ".pole": "fill:none;stroke:#2b1a0a;stroke-width:2.2;stroke-linecap:round",
    ".spearhead": "fill:#e9ddc4;stroke:#2b1a0a;stroke-width:1.1;stroke-linejoin:round",
    ".cloth": "stroke:#1d1206;stroke-width:1.4;stroke-linejoin:round",
    ".plot": "fill:#fff8e2;fill-opacity:.38;stroke:#6b4722;stroke-width:1.4;stroke-dasharray:4 3",
    ".tier": "fill:#e9b93a;stroke:#4f3504;stroke-width:1.2;stroke-linejoin:round",
    ".sign": "fill:#6b4722",
    ".sign-line": "fill:none;stroke:#6b4722;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
    ".tablet": "fill:#e3c898;stroke:#8a5f2c;stroke-width:1.6",
    ".tablet-inner": "fill:none;stroke:#fbefcf;stroke-opacity:.7;stroke-width:1.2",
    ".half": "fill:#f1deb4;stroke:#a37a40;stroke-width:1",
    ".half-used": "fill:#cdb184;stroke:#a37a40;stroke-width:1",
    ".panel": f"fill:#14254a;stroke:{GOLD};stroke-opacity:.55;stroke-width:1.2",
    ".row-now": f"fill:{GOLD};fill-opacity:.2;stroke:{GOLD};stroke-width:1.4",
    ".row-rule": "fill:none;stroke:#7f8fb0;stroke-opacity:.35;stroke-width:1",
    ".dim": "fill:#c4cbdb",
    ".mark": "fill:none;stroke:#e6bd62;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
    ".step": "fill:#f3e6c6;stroke:#8a6a3a;stroke-width:.8",
    ".step-five": "fill:#e2c88f;stroke:#8a6a3a;stroke-width:.8",
    ".step-number": "fill:#4a3112;font-family:Verdana,'DejaVu Sans',Arial,sans-serif",
    ".last-land": "fill:none;stroke:#b01c5a;stroke-width:4;stroke-linejoin:round",
    ".last-halo": "fill:none;stroke:#fff7d6;stroke-width:9;stroke-linejoin:round;stroke-opacity:.95",
    ".faint": "opacity:.4",
}


def style() -> str:
    """The style sheet of a picture."""
    rules = {which: HOUSE[which] for which in SHARED} | seat_rules() | RULES
    for seat, (face, _, _, number) in enumerate(SEATS[:3], 1):
        rules[f".seat-{seat} .cloth"] = f"fill:{face}"
        rules[f".seat-{seat} .cloth-number"] = f"fill:{number};font-weight:bold"
    for name, (tint, dark) in LANDS.items():
        rules[f".land-{name} .region"] = f"fill:{tint};stroke:{dark}"
        rules[f".land-{name} .region-band"] = f"stroke:{dark}"
        rules[f".land-{name} .name"] = f"fill:{dark}"
    return sheet(ROOT, rules)


__all__ = ["GOODS", "LANDS", "LAPIS", "ROOT", "style"]
