"""The checks a board file must pass (section C): each refusal names file, place and constraint."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from edubba.games.checking import WORD, Checker
from edubba.games.errors import shown
from edubba.games.sumeria.board import KINDS, PATTERN, SETTLEMENTS, SIZE, STATES, Board, Warn
from edubba.games.sumeria.tables import TooLarge

PLACE = re.compile(r"[a-z][a-z0-9_.]{0,47}")
ARM = re.compile(r"(?P<state>[a-z][a-z0-9_]*)\.(?P<arm>[123])")
KEYS = ("name", "states", "settlements", "routes", "branch_at", "drawing")
MOST_ROUTES = 256


def checked_board(document: Mapping[str, Any], file: str) -> Board:
    """Read, expand and check a board document."""
    return _Checker(document, file).board()


class _Checker(Checker):
    def board(self) -> Board:
        name = self.name(KEYS)
        states = self._states()
        belongs = self._belongings(states)
        routes = self._routes(states, belongs)
        names = self._settlements(states, belongs, routes)
        index = {settlement: i for i, settlement in enumerate(names)}
        numbered = tuple(tuple(index[s] for s in route) for route in routes)
        self._check_segments(routes)
        self._check_network(names, numbered)
        return self._assemble(name, states, names, numbered)

    def _assemble(
        self, name: str, states: list[str], names: list[str], routes: tuple[tuple[int, ...], ...]
    ) -> Board:
        try:
            return Board(
                name=name,
                states=tuple(states),
                settlements=tuple(names),
                routes=routes,
                branch_at=self._branch_at(),
                drawing=self._drawing(names),
                warnings=tuple(_warnings(names, routes)),
            )
        except TooLarge as error:
            self.refuse("sumeria-board-too-large", "routes", sizes=str(error))

    # --- reading ---------------------------------------------------------------------------------

    def _list(self, key: str, value: object, most: int) -> Sequence[Any]:
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            self.refuse("board-not-a-list", key, most=most)
        return value

    def _states(self) -> list[str]:
        states = self._list("states", self.document.get("states"), 64)
        for i, state in enumerate(states):
            if not isinstance(state, str) or not WORD.fullmatch(state):
                self.refuse("sumeria-board-bad-id", f"states[{i + 1}]", value=shown(state))
            if state in states[:i]:
                self.refuse("sumeria-board-state-twice", f"states[{i + 1}]", state=state)
        if len(states) != STATES:
            self.refuse("sumeria-board-states", "states", count=len(states))
        return list(states)

    def _belongings(self, states: list[str]) -> dict[str, tuple[str, str]]:
        """Settlement -> (city-state, kind): by pattern, and those the file names itself."""
        belongs = {}
        for state in states:
            for suffix in PATTERN:
                kind = {"c": "city", "t": "town", "v": "village"}[suffix[0]]
                belongs[f"{state}.{suffix}"] = (state, kind)
        own = self.document.get("settlements", {})
        if not isinstance(own, Mapping) or len(own) > SETTLEMENTS:
            self.refuse("sumeria-board-not-a-table", "settlements")
        for name, entry in own.items():
            place = f"settlements.{shown(name)}"
            if not isinstance(name, str) or not PLACE.fullmatch(name):
                self.refuse("sumeria-board-bad-id", place, value=shown(name))
            if not isinstance(entry, Mapping) or set(entry) != {"kind", "state"}:
                self.refuse("sumeria-board-settlement-entry", place)
            if entry["kind"] not in KINDS:
                self.refuse("sumeria-board-bad-kind", f"{place}.kind", value=shown(entry["kind"]))
            if entry["state"] not in states:
                self.refuse("sumeria-board-unknown-state", f"{place}.state", value=shown(entry["state"]))
            belongs[name] = (entry["state"], entry["kind"])
        return belongs

    def _routes(self, states: list[str], belongs: Mapping[str, Any]) -> list[list[str]]:
        routes = []
        for i, given in enumerate(self._list("routes", self.document.get("routes"), MOST_ROUTES)):
            place = f"routes[{i + 1}]"
            route = self._list(place, given, 4 * SETTLEMENTS)
            if len(route) < 2:
                self.refuse("sumeria-board-short-route", place)
            arms = [ARM.fullmatch(s) for s in route if isinstance(s, str)]
            if len(route) == 2 and len(arms) == 2 and arms[0] and arms[1]:
                start, end = (_arm(a["state"], a["arm"]) for a in arms if a)
                route = [*start, *reversed(end)]
            for settlement in route:
                if not isinstance(settlement, str) or settlement not in belongs:
                    self.refuse("sumeria-board-unknown-settlement", place, value=shown(settlement))
            routes.append(list(route))
        return routes

    def _settlements(
        self, states: list[str], belongs: Mapping[str, tuple[str, str]], routes: list[list[str]]
    ) -> list[str]:
        """The 56 settlements: by city-state, city then towns then villages, in the order of the file."""
        named = list(self.document.get("settlements", {}))
        used = {s for route in routes for s in route}
        for settlement in named:
            if settlement not in used:
                self.refuse("sumeria-board-isolated", f"settlements.{settlement}", settlement=settlement)
        names: list[str] = []
        for i, state in enumerate(states):
            for kind, wanted in zip(KINDS, (1, 3, 3), strict=True):
                found = [s for s, where in belongs.items() if where == (state, kind) and s in used]
                if len(found) != wanted:
                    self.refuse(
                        "sumeria-board-state-size", f"states[{i + 1}]", state=state, kind=kind,
                        count=len(found), wanted=wanted, found=shown(", ".join(found), 120) or "–",
                    )  # fmt: skip
                names.extend(found)
        return names

    def _branch_at(self) -> tuple[str, ...]:
        kinds = self.document.get("branch_at", ["city"])
        if not isinstance(kinds, list) or any(kind not in KINDS for kind in kinds):
            self.refuse("sumeria-board-branch-at", "branch_at", value=shown(kinds))
        return tuple(kind for kind in KINDS if kind in kinds)

    # --- the constraints of section C --------------------------------------------------------------

    def _check_segments(self, routes: list[list[str]]) -> None:
        seen: dict[frozenset[str], int] = {}
        for i, route in enumerate(routes):
            for a, b in pairwise(route):
                if a == b:
                    self.refuse("sumeria-board-segment-loop", f"routes[{i + 1}]", settlement=a)
                segment = frozenset((a, b))
                if segment in seen:
                    self.refuse(
                        "sumeria-board-segment-twice", f"routes[{i + 1}]", a=a, b=b, other=seen[segment] + 1
                    )
                seen[segment] = i

    def _check_network(self, names: list[str], routes: tuple[tuple[int, ...], ...]) -> None:
        visits = Counter(s for route in routes for s in route)
        for city in range(0, SETTLEMENTS, SIZE):
            if visits[city] < 2:
                self.refuse("sumeria-board-city-routes", "routes", city=names[city], count=visits[city])
        segments = [pair for route in routes for pair in pairwise(route)]
        if all(a // SIZE == b // SIZE for a, b in segments):
            self.refuse("sumeria-board-no-border", "routes")
        apart = _unreached(segments)
        if apart:
            self.refuse("sumeria-board-not-connected", "routes", settlement=names[apart[0]], count=len(apart))

    # --- drawing -------------------------------------------------------------------------------------

    def _drawing(self, names: list[str]) -> dict[str, Any]:
        """`[drawing]`: x and y for every settlement or none, and rivers as lists of points."""
        drawing = self.document.get("drawing", {})
        if not isinstance(drawing, Mapping) or not set(drawing) <= {"places", "rivers"}:
            self.refuse("sumeria-board-drawing", "drawing")
        places = drawing.get("places", {})
        if not isinstance(places, Mapping) or (places and set(places) != set(names)):
            self.refuse("sumeria-board-drawing-places", "drawing.places")
        for name, point in places.items():
            self._check_point(f"drawing.places.{name}", point)
        rivers = drawing.get("rivers", [])
        if not isinstance(rivers, list) or len(rivers) > 16:
            self.refuse("board-not-a-list", "drawing.rivers", most=16)
        for i, river in enumerate(rivers):
            for point in self._list(f"drawing.rivers[{i + 1}]", river, 200):
                self._check_point(f"drawing.rivers[{i + 1}]", point)
        own = copy.deepcopy({"places": dict(places), "rivers": rivers})
        return {key: value for key, value in own.items() if value}

    def _check_point(self, place: str, point: object) -> None:
        if not (isinstance(point, list) and len(point) == 2 and all(_is_coordinate(x) for x in point)):
            self.refuse("sumeria-board-point", place, value=shown(point))


def _is_coordinate(x: object) -> bool:
    return isinstance(x, (int, float)) and not isinstance(x, bool) and abs(x) <= 10_000  # so not NaN


def _arm(state: str, arm: str) -> list[str]:
    """Shorthand `ur.1`: from the city through town 1 to village 1."""
    return [f"{state}.c", f"{state}.t{arm}", f"{state}.v{arm}"]


def _unreached(segments: list[tuple[int, int]]) -> list[int]:
    neighbours: list[set[int]] = [set() for _ in range(SETTLEMENTS)]
    for a, b in segments:
        neighbours[a].add(b)
        neighbours[b].add(a)
    reached, frontier = {0}, [0]
    while frontier:
        new = neighbours[frontier.pop()] - reached
        reached |= new
        frontier.extend(new)
    return [s for s in range(SETTLEMENTS) if s not in reached]


def _warnings(names: list[str], routes: tuple[tuple[int, ...], ...]) -> Iterator[Warn]:
    """Towns and villages where R40 or R41 starts to matter."""
    degree = Counter(s for route in routes for pair in pairwise(route) for s in pair)
    for s, name in enumerate(names):
        if s % SIZE and degree[s] > 2:
            yield Warn("sumeria-board-warn-crossing", name)
        if s % SIZE and degree[s] == 1:
            yield Warn("sumeria-board-warn-dead-end", name)
