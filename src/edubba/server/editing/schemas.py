"""What goes over the wire about boards and positions that are being edited."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from edubba.drawing.drafts import Remark, Spot
from edubba.drawing.editing import Group
from edubba.server.scenes import SeenScene

Game = Annotated[str, Meta(max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=48)]


class BoardTemplate(msgspec.Struct):
    """A board to begin with."""

    name: str
    label: str
    board: dict[str, Any]


class EditableBoards(msgspec.Struct):
    """A game whose boards can be drawn, and boards to begin with."""

    game: str
    width: int
    height: int
    templates: list[BoardTemplate]


class BoardToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board document, finished or not."""

    game: Game
    board: dict[str, Any]


class BoardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a board file."""

    game: Game
    text: Annotated[str, Meta(max_length=200_000)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city-state or a settlement of a board is to be called otherwise."""

    game: Game
    board: dict[str, Any]
    old: Name
    new: Name


class CheckedBoard(msgspec.Struct):
    """A board that is being drawn: where nothing is wrong with it, one can play on it."""

    board: dict[str, Any]  # in long form, with a place for every settlement
    settlements: list[Spot]
    problems: list[Remark]
    warnings: list[Remark]
    picture: str  # what is inside an <svg>
    toml: str  # the text of its file


class PositionToOpen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be edited: a view, else the first one after the opening draws."""

    game: Game
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None


class PositionChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field of a position gets a value."""

    position: dict[str, Any]
    field: Annotated[str, Meta(max_length=80)]
    value: int | Annotated[str, Meta(max_length=80)]


class EditedPosition(msgspec.Struct):
    """A position that is being edited; as long as it is impossible, `problem` says why."""

    game: str
    position: dict[str, Any]
    problem: str
    over: bool
    scene: SeenScene
    groups: list[Group]
    ground: str  # the address of the ground of its map
