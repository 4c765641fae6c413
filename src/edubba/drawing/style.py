"""What the pictures of all games share: parchment, lapis and gold, after the Standard of Ur."""

from __future__ import annotations

from collections.abc import Mapping

SERIF = (
    "Alegreya,'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','TeX Gyre Pagella',Georgia,"
    "'DejaVu Serif Condensed',serif"
)

INK = "#33200f"
LAPIS = "#1b2f52"
GOLD = "#e6bd62"

# Lapis, carnelian, gold, obsidian: apart in lightness and on the blue-yellow axis, so also for colour-blind
# readers. Face, side, rim and number of each seat's trader.
SEATS = (
    ("#2668b0", "#123a6b", "#7fb2e8", "#ffffff"),
    ("#c2431b", "#741f07", "#f0946f", "#ffffff"),
    ("#f2c230", "#94690a", "#fff0b0", "#33200f"),
    ("#3a343b", "#131013", "#8b828d", "#ffffff"),
)

HOUSE: dict[str, str] = {
    "text": f"font-family:{SERIF};font-variant-numeric:lining-nums;fill:{INK}",
    ".ink": f"fill:{INK}",
    ".bold": f"fill:{INK};font-weight:bold",
    ".soft": "fill:#5c4327",
    ".gold": f"fill:{GOLD}",
    ".pale": "fill:#fbf3dd",
    ".pale-bold": "fill:#fbf3dd;font-weight:bold",
    ".table": f"fill:{LAPIS}",
    ".band": "fill:url(#edb-wedges)",
    ".rule": f"fill:none;stroke:{GOLD};stroke-width:2",
    ".land": "fill:url(#edb-land)",
    ".grain": "fill:url(#edb-grain)",
    ".vignette": "fill:url(#edb-dusk)",
    ".region": "stroke-width:1.6;fill-opacity:.78;stroke-opacity:.8",
    ".region-band": "fill:none;stroke-width:15;stroke-opacity:.2",
    ".fertile": "fill:none;stroke:#6f8a3a;stroke-opacity:.2;stroke-linecap:round",
    ".bank": "fill:#f7edcf;stroke:#8a6a3a;stroke-width:1.2",
    ".water": "fill:url(#edb-water)",
    ".ripple": "fill:none;stroke:#cfe6e6;stroke-width:1.5;stroke-linecap:round;stroke-opacity:.75",
    ".sea": "fill:url(#edb-sea)",
    ".shore": "fill:none;stroke:#f7edcf;stroke-width:7;stroke-linejoin:round",
    ".depth": "fill:none;stroke:#dff0ee;stroke-width:1.3",
    ".road-edge": "fill:none;stroke:#4d2f14;stroke-width:9.5;stroke-linecap:round",
    ".road": "fill:none;stroke:#f3dfae;stroke-width:6;stroke-linecap:round",
    ".tracks": "fill:none;stroke:#a5743a;stroke-width:1.8;stroke-dasharray:7 6",
    ".bridge": "fill:none;stroke:#4d2f14;stroke-width:1.6",
    ".wall": "fill:#b9824a;stroke:#3d2410;stroke-width:1.6;stroke-linejoin:round",
    ".tower": "fill:#8f5a2c;stroke:#3d2410;stroke-width:1.6",
    ".town .wall": "fill:#d9b07a",
    ".village .wall": "fill:#ead2a0;stroke-dasharray:3.4 1.8;stroke-width:2",
    ".socket": "fill:#fff6df;stroke:#7a5227;stroke-width:1.2",
    ".code": "fill:#6b4a26;font-family:Verdana,'DejaVu Sans',Arial,sans-serif",
    ".state-name": "font-weight:bold;letter-spacing:1.2px;paint-order:stroke;stroke:#fbf1d6;"
    "stroke-width:5px;stroke-linejoin:round;stroke-opacity:.92",
    ".shadow": "fill:#2a1705;fill-opacity:.34",
    ".seat-number": "font-weight:bold;font-family:Verdana,'DejaVu Sans',Arial,sans-serif",
    ".ghost": "fill:#fff8e2;fill-opacity:.6;stroke:#33200f;stroke-width:2;stroke-dasharray:4 3",
    ".halo": "fill:none;stroke:#fff7d6;stroke-width:7;stroke-opacity:.95",
    ".ring": "fill:none;stroke:#b01c5a;stroke-width:3.2",
    ".way-edge": "fill:none;stroke:#fff7d6;stroke-width:8;stroke-linecap:round;stroke-opacity:.9",
    ".way": "fill:none;stroke:#b01c5a;stroke-width:3.6;stroke-linecap:round",
    ".head": "fill:#b01c5a;stroke:#fff7d6;stroke-width:1.6;stroke-linejoin:round",
    ".line": f"fill:none;stroke:{INK};stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
    ".sketch": "fill:none;stroke:#6b4722;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
    ".sketch-fill": "fill:#e0c48c;stroke:#6b4722;stroke-width:1.5;stroke-linejoin:round",
    ".sketch-dark": "fill:#b08a54;stroke:#6b4722;stroke-width:1.2;stroke-linejoin:round",
    ".trunk": "fill:none;stroke:#6b4722;stroke-width:3;stroke-linecap:round",
    ".mast": "fill:none;stroke:#6b4722;stroke-width:2.4;stroke-linecap:round",
    ".sail": "fill:#fbf3dd;stroke:#6b4722;stroke-width:1.5;stroke-linejoin:round",
    ".stripe": "fill:none;stroke:#b0492a;stroke-width:2.2",
    ".reed": "fill:none;stroke:#566a24;stroke-width:1.5;stroke-linecap:round",
    ".leaf": "fill:#6f7f35;stroke:#3f4a18;stroke-width:.9;stroke-linejoin:round",
    ".plate": "fill:#f7ecd0;stroke:#7a5227;stroke-width:1.6",
    ".plate-inner": "fill:none;stroke:#b58a4a;stroke-width:1",
    ".tray": "fill:#101f3d",
    ".slot": "fill:#0f1d37;stroke:#7f8fb0;stroke-width:1.4;stroke-dasharray:4 3",
    ".marker-face": "stroke:#fbf3dd;stroke-width:2",
    ".marker-icon": "fill:#fdf6e3;stroke:none",
    ".marker-line": "fill:none;stroke:#fdf6e3;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
    ".tile-face": "stroke:#f7ecd0;stroke-width:1.5",
    ".tile-frame": f"fill:none;stroke:{GOLD};stroke-width:4",
    ".tile-empty": "fill:#14254a;stroke:#7f8fb0;stroke-width:1.4;stroke-dasharray:5 4",
    ".rank": f"fill:{LAPIS};stroke:#f7ecd0;stroke-width:1.5",
    ".rank-top": f"fill:{GOLD};stroke:#fbf3dd;stroke-width:1.5",
    ".stone": "fill:#14254a;stroke:#7f8fb0;stroke-width:1.3",
    ".stone-past": "fill:#50628a;stroke:#7f8fb0;stroke-width:1.3",
    ".stone-now": f"fill:{GOLD};stroke:#fbf3dd;stroke-width:1.6",
    ".card": "fill:#f3e6c6;stroke:#b58a4a;stroke-width:1.4",
    ".card-active": f"fill:#fff8e4;stroke:{GOLD};stroke-width:5",
    ".card-flag": f"fill:{GOLD}",
    ".pawn": "fill:#d8ab6c;stroke:#6b4722;stroke-width:1.4;stroke-linejoin:round",
    ".crown": "fill:#e6a91f;stroke:#5a3b05;stroke-width:1.4;stroke-linejoin:round",
    ".bag": "fill:#b48a5a;stroke:#fbf3dd;stroke-width:1.3;stroke-linejoin:round",
}


def seat_rules() -> dict[str, str]:
    """How the pieces of each seat are painted."""
    rules = {}
    for seat, (face, side, rim, number) in enumerate(SEATS, 1):
        rules[f".seat-{seat} .face"] = f"fill:{face};stroke:{rim};stroke-width:1.3"
        rules[f".seat-{seat} .side"] = f"fill:{side};stroke:#1d1206;stroke-width:1.5;stroke-linejoin:round"
        rules[f".seat-{seat} .seat-number"] = f"fill:{number}"
    return rules


def sheet(root: str, rules: Mapping[str, str]) -> str:
    """A style sheet that keeps to pictures of the class `root`."""
    return "<style>" + "".join(f".{root} {which}{{{how}}}" for which, how in rules.items()) + "</style>"
