"""The HTTP routes of the editors. Nothing is kept: what is edited comes with every request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, TypeAlias, TypeVar

from litestar import get, post
from litestar.di import Provide
from litestar.params import JSONBody, QueryParameter

from edubba.drawing.scene import Part
from edubba.server.editing import boards, positions
from edubba.server.editing.schemas import (
    BoardText,
    BoardToCheck,
    CheckedBoard,
    EditableBoards,
    EditedPosition,
    NewName,
    PositionChange,
    PositionToOpen,
)
from edubba.server.given import LimiterDep, Now
from edubba.server.limits import address_key
from edubba.server.matches.routes import TongueDep, provide_tongue
from edubba.server.people.guards import AddressDep

Game: TypeAlias = Annotated[str, QueryParameter(max_length=20)]
BoardInAddress: TypeAlias = Annotated[
    str, QueryParameter(max_length=20_000, description="A board's name, or `.` and its packed document.")
]
T = TypeVar("T")
TAGS = ["editing"]
TOLD = {"tongue": Provide(provide_tongue, sync_to_thread=False)}
EDITING = ThreadPoolExecutor(2, "editing")  # maps take a while: the rest of the site goes on beside them


async def _aside(work: Callable[..., T], *given: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(EDITING, work, *given)


async def _check(limiter: LimiterDep, address: str, now: float) -> None:
    await limiter.check(f"editing {address_key(address)}", now)


@get("/api/boards", tags=TAGS, dependencies=TOLD)
async def editable(
    tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> list[EditableBoards]:
    """The games whose boards can be drawn, with boards to begin with."""
    await _check(limiter, address, now)
    return await _aside(boards.editable, tongue)


@post("/api/boards/check", tags=TAGS, dependencies=TOLD, status_code=200)
async def check_board(
    data: JSONBody[BoardToCheck], tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> CheckedBoard:
    """A board that is being drawn: what is wrong or unusual, its picture, the text of its file."""
    await _check(limiter, address, now)
    return await _aside(boards.checked, data.game, data.board, tongue)


@post("/api/boards/read", tags=TAGS, dependencies=TOLD, status_code=200)
async def read_board(
    data: JSONBody[BoardText], tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> CheckedBoard:
    """The same for the text of a board file."""
    await _check(limiter, address, now)
    return await _aside(boards.opened, data.game, data.text, tongue)


@post("/api/boards/rename", tags=TAGS, dependencies=TOLD, status_code=200)
async def rename(
    data: JSONBody[NewName], tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> CheckedBoard:
    """Call a city-state or a settlement of a board otherwise, wherever it is named."""
    await _check(limiter, address, now)
    return await _aside(boards.renamed, data.game, data.board, data.old, data.new, tongue)


@post("/api/positions/open", tags=TAGS, dependencies=TOLD, status_code=200)
async def open_position(
    data: JSONBody[PositionToOpen], tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> EditedPosition:
    """Begin to edit a position: a given one, or the first one of a game."""
    await _check(limiter, address, now)
    return await _aside(positions.opened, data.game, data.options, data.position, tongue)


@post("/api/positions/edit", tags=TAGS, dependencies=TOLD, status_code=200)
async def edit_position(
    data: JSONBody[PositionChange], tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> EditedPosition:
    """Change one field of a position; what has to balance is balanced."""
    await _check(limiter, address, now)
    return await _aside(positions.edited, data.position, data.field, data.value, tongue)


@get("/api/positions/ground", tags=TAGS, dependencies=TOLD)
async def ground(
    game: Game, board: BoardInAddress, tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> Part:
    """What of a map never changes, as SVG."""
    await _check(limiter, address, now)
    return await _aside(positions.ground, game, board, tongue)


ROUTES = [editable, check_board, read_board, rename, open_position, edit_position, ground]
