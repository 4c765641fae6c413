"""The checks a board file must pass: each refusal names file, place and constraint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.games.checking import Checker
from edubba.games.errors import shown
from edubba.games.flood.board import Board
from edubba.games.flood.state import ARMIES_EACH, TURNS
from edubba.games.flood.tables import BOX_NAMES, POWERS, RESOURCE_NAMES

KEYS = (
    "name", "borders", "arrows", "sumerian", "outer", "boxes", "trade", "production", "growth", "empires",
)  # fmt: skip
#: R8: the outer areas, each the home of an empire but Dilmun.
OUTER_NAMES = (
    "akkad", "amorites", "assyria", "chaldea", "dilmun", "egypt", "elam", "guti", "hittites", "isin",
    "kassites", "larsa", "mitanni",
)  # fmt: skip
TRADED = ("wood", "metal", "oil", "gold", "lapis")  # R92
PRODUCTION = ("first", "second", "third", "all_level")
SEALED = ("akkad", "dilmun")  # R13, R14: nobody can invade them
MOST_LINKS = 22 * 21
MOST_POINTS = 99


def checked_board(document: Mapping[str, Any], file: str) -> Board:
    """Read and check a board document."""
    return _Checker(document, file).board()


class _Checker(Checker):
    def board(self) -> Board:
        name = self.name(KEYS)
        offers, points = self._outer()
        borders, arrows = self._links()
        return Board(
            name=name,
            powers=self._sumerian(),
            offers=offers,
            points={**self._boxes(), **points},
            borders=borders,
            arrows=arrows,
            trade=self._trade(),
            production=self._production(),
            growth=self._growth(),
            empires=self._empires(),
        )

    # --- reading ------------------------------------------------------------------------------------

    def _table(self, place: str, value: object, keys: Sequence[str]) -> Mapping[str, Any]:
        """A table with exactly these keys, in any order."""
        if not isinstance(value, Mapping):
            self.refuse("flood-board-not-a-table", place)
        for key in value:
            if key not in keys:
                self.refuse("flood-board-unknown", place, name=shown(key), known=", ".join(keys))
        for key in keys:
            if key not in value:
                self.refuse("flood-board-missing", place, name=key)
        return value

    def _number(self, place: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse("flood-board-number", place, value=shown(value), least=least, most=most)
        return value

    def _names(self, place: str, value: object, known: Sequence[str]) -> tuple[str, ...]:
        """A list of different names out of the known ones."""
        if not isinstance(value, list):
            self.refuse("flood-board-not-names", place, known=", ".join(known))
        for i, name in enumerate(value):
            if not isinstance(name, str) or name not in known:
                self.refuse("flood-board-unknown", place, name=shown(name), known=", ".join(known))
            if name in value[:i]:
                self.refuse("flood-board-twice", place, name=name)
        return tuple(value)

    # --- the tables ---------------------------------------------------------------------------------

    def _sumerian(self) -> dict[str, str]:
        given = self._table("sumerian", self.document.get("sumerian"), tuple(POWERS))
        for area, power in given.items():
            if power != POWERS[area]:
                self.refuse(
                    "flood-board-power", f"sumerian.{area}", value=shown(power), wanted=POWERS[area] or "–"
                )
        return dict(POWERS)

    def _outer(self) -> tuple[dict[str, tuple[str, ...]], dict[str, int]]:
        offers, points = {}, {}
        outer = self._table("outer", self.document.get("outer"), OUTER_NAMES)
        for area in OUTER_NAMES:  # the order of a file does not matter
            place = f"outer.{area}"
            entry = self._table(place, outer[area], ("offers", "points"))
            offers[area] = self._names(f"{place}.offers", entry["offers"], TRADED)
            points[area] = self._number(f"{place}.points", entry["points"], 0, MOST_POINTS)
        for resource in TRADED:
            if not any(resource in offered for offered in offers.values()):
                self.refuse("flood-board-not-offered", "outer", resource=resource)
        return offers, points

    def _boxes(self) -> dict[str, int]:
        boxes = self._table("boxes", self.document.get("boxes"), BOX_NAMES)
        return {box: self._number(f"boxes.{box}", boxes[box], 0, MOST_POINTS) for box in BOX_NAMES}

    def _trade(self) -> dict[str, tuple[str, ...]]:
        trade = self._table("trade", self.document.get("trade"), TRADED)
        rows = {}
        for resource in TRADED:
            place = f"trade.{resource}"
            row = self._names(place, trade[resource], RESOURCE_NAMES)
            if not row:
                self.refuse("flood-board-empty", place)
            if resource in row:
                self.refuse("flood-board-self-trade", place, resource=resource)
            rows[resource] = row
        return rows

    def _production(self) -> dict[str, dict[str, int]]:
        production = self._table("production", self.document.get("production"), ("grain", "textile"))
        rows = {}
        for resource in ("grain", "textile"):
            place = f"production.{resource}"
            row = self._table(place, production[resource], PRODUCTION)
            rows[resource] = {rank: self._number(f"{place}.{rank}", row[rank], 0, 22) for rank in PRODUCTION}
        return rows

    def _growth(self) -> tuple[int, ...]:
        points = self._table("growth", self.document.get("growth"), ("points",))["points"]
        if not isinstance(points, list) or len(points) != 5:
            self.refuse("flood-board-growth", "growth.points")
        numbers = [self._number("growth.points", n, 0, MOST_POINTS) for n in points]
        if sorted(set(numbers)) != numbers:
            self.refuse("flood-board-growth", "growth.points")
        return tuple(numbers)

    def _empires(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        turns = [str(turn) for turn in range(1, TURNS + 1)]
        given = self._table("empires", self.document.get("empires"), turns)
        return tuple(self._empires_of(f"empires.{turn}", given[turn]) for turn in turns)

    def _empires_of(self, place: str, row: object) -> tuple[tuple[str, int], ...]:
        """Three names with their armies, as a table or as a list of pairs."""
        starts = ("sumer", *(area for area in OUTER_NAMES if area != "dilmun"))
        pairs = list(row.items()) if isinstance(row, Mapping) else row
        if not isinstance(pairs, list) or len(pairs) != 3:
            self.refuse("flood-board-three-empires", place)
        found: list[tuple[str, int]] = []
        for pair in pairs:
            if not isinstance(pair, (tuple, list)) or len(pair) != 2:
                self.refuse("flood-board-three-empires", place)
            name, armies = pair
            if not isinstance(name, str) or name not in starts:
                self.refuse("flood-board-unknown", place, name=shown(name), known=", ".join(starts))
            if any(name == other for other, _ in found):
                self.refuse("flood-board-twice", place, name=name)
            found.append((name, self._number(f"{place}.{name}", armies, 1, ARMIES_EACH)))
        return tuple(found)

    # --- the map ------------------------------------------------------------------------------------

    def _links(self) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
        seen: dict[frozenset[str], str] = {}
        borders = self._pairs("borders", seen)
        arrows = self._pairs("arrows", seen)
        if ("akkad", "babylon") not in arrows:  # R14
            self.refuse("flood-board-akkad", "arrows")
        for kind, pairs in (("borders", borders), ("arrows", arrows)):
            for i, (a, b) in enumerate(pairs):
                for area in SEALED:
                    # an army in Dilmun is impossible (R18), so nothing leads out of it either
                    if b == area or (a == area and (kind == "borders" or area == "dilmun")):
                        self.refuse("flood-board-sealed", f"{kind}[{i + 1}]", area=area)
        return borders, arrows

    def _pairs(self, key: str, seen: dict[frozenset[str], str]) -> tuple[tuple[str, str], ...]:
        value = self.document.get(key)
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_LINKS:
            self.refuse("board-not-a-list", key, most=MOST_LINKS)
        known = (*POWERS, *OUTER_NAMES)
        pairs = []
        for i, pair in enumerate(value):
            place = f"{key}[{i + 1}]"
            if not isinstance(pair, list) or len(pair) != 2:
                self.refuse("flood-board-pair", place)
            for area in pair:
                if not isinstance(area, str) or area not in known:
                    self.refuse("flood-board-unknown", place, name=shown(area), known=", ".join(known))
            a, b = pair
            if a == b:
                self.refuse("flood-board-self-border", place, area=a)
            if frozenset(pair) in seen:
                self.refuse("flood-board-link-twice", place, a=a, b=b, other=seen[frozenset(pair)])
            seen[frozenset(pair)] = place
            pairs.append((a, b))
        return tuple(pairs)
