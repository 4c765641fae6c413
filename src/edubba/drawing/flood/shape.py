"""What a view of After the Flood must look like before anything of it can be drawn or changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from edubba.games.errors import PositionError, shown
from edubba.games.flood.board import Board
from edubba.games.flood.setup import MOST_POINTS, MOST_VALUE
from edubba.games.flood.state import ARMIES_EACH, ARMIES_MOST, CITIES, SEATS, TURNS, WORKERS_EACH
from edubba.games.flood.tables import RESOURCE_NAMES
from edubba.games.flood.view import PROMPTS

Seat = Annotated[int, Meta(ge=1, le=SEATS)]
Pieces = Annotated[int, Meta(ge=0, le=22)]
Goods = Annotated[dict[str, Pieces], Meta(min_length=8, max_length=8)]
Count = Annotated[int, Meta(ge=0, le=WORKERS_EACH)]
Armies = Annotated[int, Meta(ge=0, le=ARMIES_EACH)]
Markers = Annotated[int, Meta(ge=0, le=CITIES)]
Value = Annotated[int, Meta(ge=0, le=MOST_VALUE)]
Side = tuple[Count, Count, Count]


class Workers(msgspec.Struct, forbid_unknown_fields=True):
    """Where a player's workers are that do not stand on the board."""

    stock: Count
    pool: Count
    track: Count


class Troops(msgspec.Struct, forbid_unknown_fields=True):
    """Where a player's armies are that do not stand on the board."""

    stock: Armies
    pool: Armies


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has."""

    score: Annotated[int, Meta(ge=0, le=MOST_POINTS)]
    hand: Goods
    workers: Workers
    armies: Troops
    cities: Markers
    growths: Markers
    empire: str | None
    equipment: Value
    rank: Literal["A", "B", "C"] | None
    passed: bool
    bid: Value


class Army(msgspec.Struct, forbid_unknown_fields=True):
    """Armies in an area."""

    seat: Seat
    count: Annotated[int, Meta(ge=1, le=ARMIES_MOST)]


class Sumerian(msgspec.Struct, forbid_unknown_fields=True):
    """An area for a city."""

    city: Seat | None
    grown: bool
    army: Army | None


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    """An area for workers."""

    workers: Side
    army: Army | None


class Sides(msgspec.Struct, forbid_unknown_fields=True):
    """A box with a used side."""

    ready: Side
    used: Side


class Boxes(msgspec.Struct, forbid_unknown_fields=True):
    """The four boxes."""

    irrigation: Side
    weaving: Side
    scribes: Sides
    toolmakers: Sides


class Shape(msgspec.Struct):
    """The view."""

    turn: Annotated[int, Meta(ge=1, le=TURNS)]
    phase: Literal["actions", "growth", "over"]
    prompt: str | None
    to_act: Seat | None
    chance: bool
    order: Annotated[list[Seat], Meta(max_length=SEATS)]
    players: tuple[Player, Player, Player]
    areas: dict[str, dict[str, Any]]
    boxes: Boxes
    stock: Goods
    pending: Annotated[dict[str, Any], Meta(max_length=11)]


def check(view: Mapping[str, Any], board: Board) -> None:
    """Raise PositionError where it looks otherwise."""
    try:
        shape = msgspec.convert(view, Shape)
        for name, area in shape.areas.items():
            msgspec.convert(area, Sumerian if name in board.sumerian else Outer)
    except msgspec.ValidationError as error:
        raise PositionError("editor-shape", reason=shown(str(error), 120)) from None
    nobody = shape.chance or shape.phase == "over"
    empires = {name for turn in board.empires for name, _ in turn}
    prompts = ("grow",) if shape.phase == "growth" else tuple(each for each in PROMPTS if each != "grow")
    for fits, key in (
        (set(shape.areas) == set(board.areas), "areas"),
        (sorted(shape.order) in ([], [1, 2, 3]), "order"),
        ((shape.to_act is None) == nobody, "to_act"),
        (shape.prompt is None if nobody else shape.prompt in prompts, "prompt"),
        (not (shape.chance and shape.phase != "actions"), "chance"),
        (shape.pending.get("target") in (None, *board.areas), "pending.target"),
        (isinstance(shape.pending.get("place", 0), int), "pending.place"),
        (all(set(each) == set(RESOURCE_NAMES) for each in _goods(shape)), "hand"),
        (all(player.empire is None or player.empire in empires for player in shape.players), "empire"),
    ):
        if not fits:
            raise PositionError("editor-shape", reason=key)


def _goods(shape: Shape) -> list[dict[str, int]]:
    return [shape.stock, *(player.hand for player in shape.players)]
