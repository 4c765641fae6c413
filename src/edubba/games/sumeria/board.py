"""The board of Sumeria: eight city-states and the trade routes that join their settlements."""

from __future__ import annotations

import copy
import functools
import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from edubba.games.errors import BoardError, OptionError, shown
from edubba.games.files import read_text
from edubba.games.sumeria.tables import compile_routes

STATES, SIZE, SETTLEMENTS = 8, 7, 56  # R2: eight city-states of seven settlements
KINDS = ("city", "town", "village")
PATTERN = ("c", "t1", "t2", "t3", "v1", "v2", "v3")
SHIPPED = ("two_rivers", "eight_gates")
FILE_LIMIT = 256 * 1024


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
    tables: np.record = field(init=False, repr=False, compare=False)
    digest: str = field(init=False, repr=False, compare=False)

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


def load(board: object, *, files: bool) -> Board:
    """A shipped board by name, a board's content, or a file's path where `files` allows it."""
    if isinstance(board, Mapping):
        return from_document(board, "board")
    if isinstance(board, str) and board in SHIPPED:
        return shipped(board)
    if files and isinstance(board, (str, Path)) and str(board).endswith(".toml"):
        return read(board)
    key = "unknown-board-or-file" if files else "unknown-board"
    raise OptionError(key, name=shown(board), known=", ".join(SHIPPED))


@functools.cache
def shipped(name: str) -> Board:
    """One of the boards that come with the package."""
    source = resources.files("edubba.games.boards") / f"{name}.toml"
    return from_toml(source.read_text(encoding="utf-8"), f"{name}.toml")


def read(path: str | Path) -> Board:
    """A user's own board file; raises BoardError or FileError."""
    return from_toml(read_text(path, limit=FILE_LIMIT), shown(str(path), 200))


def from_toml(text: str, file: str) -> Board:
    """A board from the text of its file; `file` names it in errors."""
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BoardError("sumeria-board-not-toml", file=file, reason=shown(str(error), 120)) from None
    return from_document(document, file)


def from_document(document: Mapping[str, Any], file: str) -> Board:
    """A board from its content, checked; nothing is half-loaded."""
    from edubba.games.sumeria.checks import checked_board  # the checks are needed once a board

    return checked_board(document, file)
