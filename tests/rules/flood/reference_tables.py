"""After the Flood a second time: the facts of the game and of the printed board, typed in anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

VALUE = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}  # R4
PIECES = {"grain": 22, "wood": 12, "metal": 12, "textile": 15, "tool": 12, "oil": 7, "gold": 7, "lapis": 7}
RESOURCES = list(VALUE)
LUXURIES = ["tool", "oil", "gold", "lapis"]  # R144
ARMIES_FOR = {"grain": 1, "metal": 2, "tool": 3}  # R102
SEATS = (1, 2, 3)

SUMER = ["sippar", "babylon", "nippur", "shuruppak", "umma", "uruk", "ur", "lagash", "eridu"]
OUTER = [
    "akkad", "amorites", "assyria", "chaldea", "dilmun", "egypt", "elam", "guti", "hittites", "isin",
    "kassites", "larsa", "mitanni",
]  # fmt: skip
AREAS = [*SUMER, *OUTER]
BOXES = ["irrigation", "weaving", "scribes", "toolmakers"]

_NEIGHBOURS = """
sippar: amorites assyria babylon
babylon: amorites assyria kassites shuruppak nippur
nippur: kassites guti umma shuruppak
shuruppak: umma uruk
umma: guti elam lagash ur uruk
ur: uruk lagash eridu
lagash: elam eridu
amorites: egypt hittites mitanni assyria
mitanni: hittites assyria
assyria: kassites
"""
_ARROWS = [("akkad", "babylon"), ("isin", "shuruppak"), ("larsa", "uruk"), ("chaldea", "ur")]


@dataclass(frozen=True)
class Board:
    """What a board file says; areas, powers and pieces are the same on every board."""

    edges: set[tuple[str, str]]  # from, to: an army in the first can invade the second (R12)
    offers: dict[str, list[str]]  # only areas that offer something
    accepted: dict[str, list[str]]  # for what is received (R80)
    production: dict[str, list[int]]  # by rank; the fourth figure where all three are level (R33)
    growth: list[int]  # by the number of luxuries (R145)
    points: dict[str, int]  # for most workers at the end (R157)
    empires: dict[int, dict[str, int]]  # by turn, with their armies (R95)


def _edges() -> set[tuple[str, str]]:
    found = set(_ARROWS)
    for line in _NEIGHBOURS.split("\n"):
        area, _, others = line.partition(": ")
        for other in others.split():
            found |= {(area, other), (other, area)}
    return found


PRINTED = Board(
    edges=_edges(),
    offers={
        "amorites": ["wood", "oil"],
        "chaldea": ["oil"],
        "dilmun": ["wood", "metal", "oil", "gold"],
        "egypt": ["gold"],
        "elam": ["metal"],
        "hittites": ["metal"],
        "kassites": ["lapis"],
        "mitanni": ["wood", "metal"],
    },
    accepted={
        "wood": ["grain", "textile", "tool"],
        "metal": ["grain", "textile", "tool"],
        "oil": ["textile", "tool"],
        "gold": ["textile", "tool", "oil"],
        "lapis": ["tool", "oil", "gold"],
    },
    production={"grain": [6, 4, 3, 5], "textile": [3, 2, 1, 3]},
    growth=[4, 7, 10, 14, 20],
    points={
        "amorites": 4, "assyria": 2, "chaldea": 3, "dilmun": 2, "egypt": 4, "elam": 3, "guti": 2,
        "hittites": 3, "kassites": 4, "mitanni": 3, "irrigation": 3, "weaving": 4,
    },
    empires={
        1: {"akkad": 10, "guti": 8, "sumer": 3},
        2: {"amorites": 10, "isin": 5, "larsa": 5},
        3: {"mitanni": 10, "egypt": 5, "sumer": 3},
        4: {"hittites": 10, "kassites": 10, "egypt": 10},
        5: {"elam": 8, "assyria": 12, "chaldea": 8},
    },
)  # fmt: skip


def of_document(document: dict[str, Any]) -> Board:
    """The board of a file's content."""
    borders = [tuple(pair) for pair in document["borders"]]
    figures = ("first", "second", "third", "all_level")
    return Board(
        edges={*borders, *((b, a) for a, b in borders), *(tuple(pair) for pair in document["arrows"])},
        offers={area: entry["offers"] for area, entry in document["outer"].items()},
        accepted=document["trade"],
        production={name: [row[one] for one in figures] for name, row in document["production"].items()},
        growth=document["growth"]["points"],
        points={
            **{area: entry["points"] for area, entry in document["outer"].items()},
            **document["boxes"],
        },
        empires={int(turn): dict(armies) for turn, armies in document["empires"].items()},
    )
