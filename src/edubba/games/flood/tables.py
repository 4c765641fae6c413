"""The board as the kernels read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from edubba.games.flood.state import AREAS, OUTER, PLACES, RESOURCES, SUMER, SUMERIAN, TURNS
from edubba.games.packed import Packed

if TYPE_CHECKING:
    from edubba.games.flood.board import Board

RESOURCE_NAMES = ("grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis")
BOX_NAMES = ("irrigation", "weaving", "scribes", "toolmakers")
POWERS = {
    "sippar": "extra_exchange",
    "babylon": "extra_armies",
    "nippur": "extra_points",
    "shuruppak": "dear_to_raze",
    "umma": "",
    "uruk": "free_scribe",
    "ur": "extra_textile",
    "lagash": "",
    "eridu": "free_toolmaker",
}  # R159 to R166


class Tables(Packed):
    """The tables of a board."""

    __slots__ = ()
    FIELDS = (
        ("targets", "<i4", AREAS),  # R12: where an army in the area may invade, as bits over areas
        ("offers", "<i2", OUTER),  # R80: as bits over resources
        ("accepts", "<i2", RESOURCES),  # R80: what is accepted for a resource, as bits
        ("points", "<i2", PLACES),  # R157
        ("growth", "<i2", 5),  # R145: by the number of luxuries
        ("production", "i1", (2, 4)),  # R33: grain, textile; first, second, third, all level
        ("start", "i1", (TURNS, 3)),  # R96: an area or SUMER
        ("armies", "i1", (TURNS, 3)),  # R95
        ("dilmun", "i1"),  # places and areas the rules name
        ("eridu", "i1"),
        ("uruk", "i1"),
        ("shuruppak", "i1"),
        ("ur", "i1"),
        ("nippur", "i1"),
        ("sippar", "i1"),
        ("babylon", "i1"),
    )


TABLES = Tables.layout


def _bits(names: tuple[str, ...]) -> int:
    return sum(1 << RESOURCE_NAMES.index(name) for name in names)


def compile_board(board: Board) -> Packed:
    """Names become numbers, lists become bits."""
    tables: Packed = np.zeros(1, TABLES)[0]
    index = board.index
    for a, b in board.borders:
        tables.targets[index[a]] |= 1 << index[b]
        tables.targets[index[b]] |= 1 << index[a]
    for a, b in board.arrows:
        tables.targets[index[a]] |= 1 << index[b]
    tables.offers[:] = [_bits(board.offers[name]) for name in board.outer]
    for name, accepted in board.trade.items():
        tables.accepts[RESOURCE_NAMES.index(name)] = _bits(accepted)
    tables.points[:] = [board.points[name] for name in (*BOX_NAMES, *board.outer)]
    tables.growth[:] = board.growth
    for row, name in enumerate(("grain", "textile")):
        tables.production[row] = [
            board.production[name][key] for key in ("first", "second", "third", "all_level")
        ]
    for turn, empires in enumerate(board.empires):
        tables.start[turn] = [SUMER if name == "sumer" else index[name] for name, _ in empires]
        tables.armies[turn] = [armies for _, armies in empires]
    for name in (name for name, power in POWERS.items() if power):
        tables[name] = index[name]
    tables.dilmun = index["dilmun"] - SUMERIAN
    return tables
