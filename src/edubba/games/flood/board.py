"""The board of After the Flood: the map, what its areas offer, and the printed tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from edubba.games.flood.tables import compile_board
from edubba.games.packed import Packed
from edubba.games.shelf import Shelf

SHIPPED = ("printed",)


@dataclass(frozen=True)
class Board:
    """A checked board. Areas stand in the order of the printed board's file, Sumerian ones first."""

    name: str
    powers: Mapping[str, str]  # Sumerian area -> city power, "" for none
    offers: Mapping[str, tuple[str, ...]]  # outer area -> resources
    points: Mapping[str, int]  # box or outer area -> points at the end of the game
    borders: tuple[tuple[str, str], ...]  # armies invade both ways
    arrows: tuple[tuple[str, str], ...]  # only from the first into the second
    trade: Mapping[str, tuple[str, ...]]  # resource -> what is accepted for it
    production: Mapping[str, Mapping[str, int]]
    growth: tuple[int, ...]  # points by the number of luxuries
    empires: tuple[tuple[tuple[str, int], ...], ...]  # for each turn three areas and their armies
    index: Mapping[str, int] = field(init=False, repr=False, compare=False)
    tables: Packed = field(init=False, repr=False, compare=False)
    digest: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {name: i for i, name in enumerate(self.areas)})
        object.__setattr__(self, "tables", compile_board(self))
        object.__setattr__(self, "digest", self._digest())

    @property
    def sumerian(self) -> tuple[str, ...]:
        """The nine areas for cities."""
        return tuple(self.powers)

    @property
    def outer(self) -> tuple[str, ...]:
        """The thirteen areas for workers."""
        return tuple(self.offers)

    @property
    def areas(self) -> tuple[str, ...]:
        """All areas, Sumerian ones first."""
        return (*self.powers, *self.offers)

    def neighbours(self) -> dict[str, list[str]]:
        """Area -> its neighbours across borders; `→`: it alone may invade, `←`: it alone is invaded."""
        marks: dict[str, dict[str, str]] = {a: {} for a in self.areas}
        for a, b in self.borders:
            marks[a][b] = marks[b][a] = ""
        for a, b in self.arrows:
            marks[a][b], marks[b][a] = "→ ", "← "
        return {a: [marks[a][b] + b for b in self.areas if b in marks[a]] for a in self.areas}

    def verdict(self) -> list[tuple[str, dict[str, Any]]]:
        """That the board is fine, as message keys and facts."""
        facts = {"name": self.name, "borders": len(self.borders), "arrows": len(self.arrows)}
        return [("flood-board-fine", facts)]

    def document(self) -> dict[str, Any]:
        """The board as JSON in the form of a board file: what a view or a record embeds."""
        return {
            "name": self.name,
            "borders": [list(pair) for pair in self.borders],
            "arrows": [list(pair) for pair in self.arrows],
            "sumerian": dict(self.powers),
            "outer": {
                area: {"offers": list(offers), "points": self.points[area]}
                for area, offers in self.offers.items()
            },
            "boxes": {box: n for box, n in self.points.items() if box not in self.offers},
            "trade": {name: list(accepted) for name, accepted in self.trade.items()},
            "production": {name: dict(row) for name, row in self.production.items()},
            "growth": {"points": list(self.growth)},
            # as lists: their order is that of the legal texts, and must outlive whoever sorts keys
            "empires": {str(turn): [list(e) for e in row] for turn, row in enumerate(self.empires, 1)},
        }

    def _digest(self) -> str:
        """What matters for play, and not the name."""
        played = {key: value for key, value in self.document().items() if key != "name"}
        text = json.dumps(played, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def from_document(document: Mapping[str, Any], file: str) -> Board:
    """A board from its content, checked; nothing is half-loaded."""
    from edubba.games.flood.checks import checked_board  # the checks are needed once a board

    return checked_board(document, file)


SHELF = Shelf(SHIPPED, from_document)
load, shipped, read, from_toml = SHELF.load, SHELF.shipped, SHELF.read, SHELF.from_toml
