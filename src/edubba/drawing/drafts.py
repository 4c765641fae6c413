"""Boards that are being drawn: a document, what is wrong with it so far, and its picture.

A game whose boards can be drawn has a module `drawing/<game>/drafts.py`. A draft is a board document that
names and places all settlements; what is still missing are routes.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from edubba.games import core
from edubba.games.errors import BoardError, shown


@dataclass(frozen=True)
class Remark:
    """A sentence about a draft, the settlements it is about, and the number of the route, from 1, if any."""

    text: str
    settlements: tuple[str, ...] = ()
    route: int = 0


@dataclass(frozen=True)
class Spot:
    """A settlement of a draft: where it lies, whose it is, and how large it is drawn."""

    id: str
    label: str
    state: str
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Template:
    """A board to begin with."""

    name: str
    label: str
    document: dict[str, Any]


class Drafter(Protocol):
    """What `drawing/<game>/drafts.py` offers. Documents of drafts are those that `drafted` gave."""

    def templates(self, lang: str) -> list[Template]:
        """Boards to begin with, the best known first."""

    def drafted(self, document: dict[str, Any]) -> dict[str, Any]:
        """A document in long form, with every settlement placed; raises BoardError where it is no draft."""

    def judged(self, draft: dict[str, Any], lang: str) -> tuple[list[Remark], list[Remark]]:
        """What is wrong, all of it, and what is unusual; where nothing is wrong it can be played on."""

    def renamed(self, draft: dict[str, Any], old: str, new: str) -> dict[str, Any]:
        """A city-state or a settlement by another name; raises BoardError."""

    def spots(self, draft: dict[str, Any], lang: str) -> list[Spot]:
        """The settlements."""

    def picture(self, draft: dict[str, Any], lang: str) -> str:
        """The map, as what is inside an `<svg>`."""


def games() -> list[str]:
    """The games whose boards can be drawn."""
    return [name for name in core.NAMES if find_spec(f"edubba.drawing.{name}.drafts")]


def drafter(game: object) -> Drafter:
    """The module that drafts boards of a game."""
    name = core.game(game).about.name
    if name not in games():
        raise BoardError("editor-no-boards", game=shown(name))
    return cast(Drafter, import_module(f"edubba.drawing.{name}.drafts"))
