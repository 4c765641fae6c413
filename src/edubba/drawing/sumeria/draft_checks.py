"""Reading an unfinished board of Sumeria, and finding everything that is wrong with it at once.

The checks are those of the game; here they go on where they would stop at the first fault.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NoReturn

from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH
from edubba.drawing.sumeria.pieces import REACH
from edubba.games.errors import BoardError
from edubba.games.sumeria import checks
from edubba.games.sumeria.board import KINDS, PATTERN, SIZE, STATES, spoken

#: Faults after which the checks can go on.
GOES_ON = {
    "sumeria-board-short-route", "sumeria-board-segment-loop", "sumeria-board-segment-twice",
    "sumeria-board-city-routes", "sumeria-board-no-border", "sumeria-board-not-connected",
}  # fmt: skip
MOST_FAULTS = 40
TOUCHING = 0.95  # settlements nearer than this part of their sizes hide each other


@dataclass(frozen=True)
class Draft:
    """A board with all its settlements placed; nothing is known of its routes but that they name some."""

    name: str
    states: tuple[str, ...]
    names: tuple[str, ...]  # settlements in board order
    routes: tuple[tuple[str, ...], ...]
    branch_at: tuple[str, ...]
    places: Mapping[str, list[float]]
    rivers: list[list[list[float]]]

    def document(self) -> dict[str, Any]:
        """The draft as a board document in long form."""
        own = {}
        for i, name in enumerate(self.names):
            state, kind = self.states[i // SIZE], kind_of(i)
            if name not in [f"{state}.{code}" for code in PATTERN if code[0] == kind[0]]:
                own[name] = {"kind": kind, "state": state}
        return {
            "name": self.name,
            "states": list(self.states),
            **({"settlements": own} if own else {}),
            "routes": [list(route) for route in self.routes],
            "branch_at": list(self.branch_at),
            "drawing": {"places": dict(self.places), **({"rivers": self.rivers} if self.rivers else {})},
        }

    def under(self, names: Mapping[str, str]) -> Draft:
        """The same with other names."""

        def new(each: str) -> str:
            return names.get(each, each)

        return replace(
            self,
            states=tuple(map(new, self.states)),
            names=tuple(map(new, self.names)),
            routes=tuple(tuple(map(new, route)) for route in self.routes),
            places={new(name): point for name, point in self.places.items()},
        )


def kind_of(settlement: int) -> str:
    """`city`, `town` or `village`."""
    within = settlement % SIZE
    return KINDS[0 if within == 0 else 1 if within < 4 else 2]


def read(document: Mapping[str, Any], file: str) -> Draft:
    """A draft from its document; raises BoardError where it is none."""
    return _Reader(document, file).draft()


def faults(document: Mapping[str, Any], file: str) -> list[BoardError]:
    """Everything that is wrong with a draft."""
    reader = _Reader(document, file)
    reader.check(reader.draft())
    return reader.faults[:MOST_FAULTS]


def drawing_faults(draft: Draft) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What of the drawing cannot be read, though the rules do not mind: a message, and the settlements."""
    size = {name: REACH[kind_of(i)] for i, name in enumerate(draft.names)}
    for name, (x, y) in draft.places.items():
        if min(x, y, WIDTH - x, HEIGHT - y) < BORDER + size[name]:
            yield "editor-in-frame", (name,)
    for a, b in combinations(draft.names, 2):
        if math.dist(draft.places[a], draft.places[b]) < TOUCHING * (size[a] + size[b]):
            yield "editor-overlap", (a, b)


class _Reader(checks._Checker):
    """The checks of the game, which note some faults and go on."""

    def __init__(self, document: Mapping[str, Any], file: str) -> None:
        super().__init__(document, file)
        self.faults: list[BoardError] = []

    def refuse(self, key: str, place: str, **facts: Any) -> NoReturn:  # type: ignore[misc]  # it may go on
        """Note what the checks can go on after; the rest is raised."""
        error = BoardError(key, file=self.file, place=place, **facts)
        if key not in GOES_ON:
            raise error
        self.faults.append(error)

    def draft(self) -> Draft:
        """The document as a draft."""
        name, states = self.name(checks.KEYS), self._states()
        belongs = self._belongings(states)
        routes = self._routes(states, belongs) if self.document.get("routes") != [] else []
        names = self._placed(states, belongs)
        drawing = self._drawing(names)
        for i, route in enumerate(routes):
            if unknown := set(route) - set(names):
                super().refuse(
                    "sumeria-board-unknown-settlement", f"routes[{i + 1}]", value=sorted(unknown)[0]
                )
        return Draft(
            name,
            tuple(states),
            tuple(names),
            tuple(map(tuple, routes)),
            self._branch_at(),
            {settlement: list(point) for settlement, point in drawing["places"].items()},
            drawing.get("rivers", []),
        )

    def _placed(self, states: list[str], belongs: Mapping[str, tuple[str, str]]) -> list[str]:
        """The settlements are those that have a place."""
        drawing = self.document.get("drawing")
        places = drawing.get("places") if isinstance(drawing, Mapping) else None
        names = [
            name
            for state in states
            for kind in KINDS
            for name, where in belongs.items()
            if where == (state, kind) and isinstance(places, Mapping) and name in places
        ]
        kinds = [belongs[name] for name in names]
        wanted = [(state, kind_of(i)) for state in states for i in range(SIZE)]
        if kinds != wanted:
            super().refuse("sumeria-board-drawing-places", "drawing.places")
        return names

    def check(self, draft: Draft) -> None:
        """Note everything that is wrong with its routes."""
        routes = [list(route) for route in draft.routes]
        used = {name for route in routes for name in route}
        self._check_segments(routes)
        for k in range(STATES):
            own = draft.names[k * SIZE : (k + 1) * SIZE]
            if apart := [name for name in own if name not in used]:
                self.faults.append(_unjoined(draft.states[k], apart))
        index = {name: i for i, name in enumerate(draft.names)}
        numbered = tuple(tuple(index[name] for name in route) for route in routes)
        before = len(self.faults)
        self._check_network(list(draft.names), numbered)
        unused = set(draft.names) - used
        self.faults[before:] = [each for each in self.faults[before:] if not _said(each, unused)]


def _unjoined(state: str, apart: list[str]) -> BoardError:
    """What of a city-state lies on no route."""
    if len(apart) == 1:
        return BoardError("sumeria-board-isolated", file="board", place="", settlement=apart[0])
    return BoardError("editor-unjoined", state=spoken(state), count=len(apart), about=tuple(apart))


def _said(error: BoardError, unused: set[str]) -> bool:
    """Whether it follows from settlements that lie on no route, which was said."""
    if error.key in ("sumeria-board-not-connected", "sumeria-board-no-border"):
        return bool(unused)
    return error.facts.get("city") in unused
