"""The board of Sumeria: eight city-states and the trade routes that join their settlements."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from edubba.games.errors import Facts, Term
from edubba.games.packed import Packed
from edubba.games.shelf import Shelf
from edubba.games.sumeria.tables import compile_routes

STATES, SIZE, SETTLEMENTS = 8, 7, 56  # R2: eight city-states of seven settlements
KINDS = ("city", "town", "village")
PATTERN = ("c", "t1", "t2", "t3", "v1", "v2", "v3")
SHIPPED = ("two_rivers", "eight_gates")


def spoken(name: str) -> str:
    """An id as a name: `two_rivers` is Two Rivers."""
    return name.replace("_", " ").title()


class Place(Term):
    """A settlement for sentences: `ur.t1` is town 1 of Ur; a board may also give names of its own."""

    __slots__ = ()

    @property
    def facts(self) -> Facts:
        """Whose settlement it is, and which."""
        state, _, code = self.rpartition(".")
        if not state or code not in PATTERN:
            return {"state": spoken(self), "kind": "other", "number": ""}
        return {"state": spoken(state), "kind": code[0], "number": code[1:]}

    def __reduce__(self) -> tuple[Any, ...]:
        return place, (str(self),)


def place(name: str) -> Place:
    """A settlement's name as sentences tell it."""
    return Place("sumeria-place", name)


class Warn(NamedTuple):
    """Something unusual but allowed: a message key and the settlement."""

    key: str
    settlement: str


@dataclass(frozen=True)
class Board:
    """A checked board. Settlement i belongs to city-state i // 7; the city comes first, villages last."""

    name: str
    states: tuple[str, ...]
    settlements: tuple[str, ...]
    routes: tuple[tuple[int, ...], ...]
    branch_at: tuple[str, ...]
    drawing: Mapping[str, Any]  # x and y per settlement, rivers; empty: laid out automatically
    warnings: tuple[Warn, ...] = ()
    index: Mapping[str, int] = field(init=False, repr=False, compare=False)
    tables: Packed = field(init=False, repr=False, compare=False)
    digest: str = field(init=False, repr=False, compare=False)
    texts: dict[int, str] = field(init=False, repr=False, compare=False, default_factory=dict)  # as they come

    def __post_init__(self) -> None:
        hubs = {i for i in range(SETTLEMENTS) if self.kind(i) in self.branch_at}
        object.__setattr__(self, "index", {name: i for i, name in enumerate(self.settlements)})
        object.__setattr__(self, "tables", compile_routes(self.routes, hubs))
        object.__setattr__(self, "digest", self._digest())

    @staticmethod
    def kind(settlement: int) -> str:
        """`city`, `town` or `village`."""
        within = settlement % SIZE
        return KINDS[0 if within == 0 else 1 if within < 4 else 2]

    def neighbours(self) -> dict[str, list[str]]:
        """Settlement -> the next ones along its routes."""
        found: dict[str, list[str]] = {name: [] for name in self.settlements}
        for route in self.routes:
            for a, b in pairwise(self.settlements[i] for i in route):
                found[a].append(b)
                found[b].append(a)
        return found

    def verdict(self) -> list[tuple[str, dict[str, Any]]]:
        """That the board is fine and what is unusual about it, as message keys and facts."""
        fine = ("sumeria-board-fine", {"name": self.name, "routes": len(self.routes)})
        return [fine, *((warning.key, {"settlement": warning.settlement}) for warning in self.warnings)]

    def document(self) -> dict[str, Any]:
        """The board in the long form of a board file, as JSON: what a view or a record embeds."""
        whole: dict[str, Any] = {"name": self.name, "states": list(self.states)}
        own = self._own_names()
        if own:
            whole["settlements"] = own
        whole["routes"] = [[self.settlements[i] for i in route] for route in self.routes]
        whole["branch_at"] = list(self.branch_at)
        if self.drawing:
            whole["drawing"] = copy.deepcopy(dict(self.drawing))
        return whole

    def _own_names(self) -> dict[str, dict[str, str]]:
        own = {}
        for i, name in enumerate(self.settlements):
            state = self.states[i // SIZE]
            if name != f"{state}.{PATTERN[i % SIZE]}":
                own[name] = {"kind": self.kind(i), "state": state}
        return own

    def _digest(self) -> str:
        """What matters for play, and not the name or the drawing."""
        played = [self.states, self.settlements, self.routes, self.branch_at]
        text = json.dumps(played, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def from_document(document: Mapping[str, Any], file: str) -> Board:
    """A board from its content, checked; nothing is half-loaded."""
    from edubba.games.sumeria.checks import checked_board  # the checks are needed once a board

    return checked_board(document, file)


SHELF = Shelf(SHIPPED, from_document)
load, shipped, read, from_toml = SHELF.load, SHELF.shipped, SHELF.read, SHELF.from_toml
