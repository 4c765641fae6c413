"""Positions that are being edited, and the grounds of their maps."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import edubba
from edubba.drawing import scene as drawn
from edubba.drawing.editing import changed, fields, read
from edubba.drawing.scene import Part
from edubba.drawing.seats import seat_names
from edubba.games import core
from edubba.games.errors import OptionError
from edubba.server.editing import wording
from edubba.server.editing.schemas import EditedPosition
from edubba.server.scenes import ScenePart, SeenScene

LARGEST_BOARD = 64 * 1024
LONGEST_ADDRESS = 6000


def opened(
    game: str, options: Mapping[str, Any], view: Mapping[str, Any] | None, lang: str
) -> EditedPosition:
    """A given position, else the first one after the opening draws; the first outcome of each will do."""
    if view is not None:
        return shown_for_editing(view, lang)
    setting = core.game(game).setting(options)  # no file is ever read for somebody outside
    pos = edubba.new(game, **setting.told())
    while pos.chance:
        pos.play(pos.chance[len(pos.moves) % len(pos.chance)][0])
    return shown_for_editing(pos.view(), lang)


def edited(view: Mapping[str, Any], field: str, value: int | str, lang: str) -> EditedPosition:
    """A position with one field changed."""
    return shown_for_editing(changed(read(view)[0], field, value), lang)


def shown_for_editing(given: Mapping[str, Any], lang: str) -> EditedPosition:
    """A position as the editor shows it."""
    view, problem = read(given)
    game, scene = view["game"], _scene(view, lang)
    return EditedPosition(
        game=game,
        position=view,
        problem=wording.told(problem, view, scene.names, lang) if problem else "",
        over=problem is None and edubba.position(view).over,
        scene=scene,
        groups=fields(view, lang),
        ground=f"/api/positions/ground?{urlencode({'game': game, 'board': told(view['options']['board'])})}",
    )


def _scene(view: Mapping[str, Any], lang: str) -> SeenScene:
    """The picture of a position, possible or not; nothing can be played in it."""
    rules = core.game(view["game"])
    count = len(rules.scores(rules.initial(rules.setting(view["options"]))))
    names = seat_names(count, None, lang)
    made = drawn.scene(view, [], lang, names)
    return SeenScene(
        parts=[ScenePart(**vars(part)) for part in made.parts],
        names=names,
        seats=[list(facts) for facts in made.seats],
        headline=made.headline,
        prompt=made.prompt,
        choices=[],
        tokens=[],
        rolls=[],
        now=0.0,
        steps=[],
        preview="",
        changes=[],
    )


# --- a board in an address --------------------------------------------------------------------------------


def told(board: str | Mapping[str, Any]) -> str:
    """A board as it stands in an address: a name, or the whole document made small.

    Where that is still too long, the board is drawn without what is only ornament.
    """
    if isinstance(board, str):
        return board
    small = _packed(board)
    if len(small) <= LONGEST_ADDRESS:
        return small
    places = {"places": board.get("drawing", {}).get("places", {})}
    return _packed({**board, "drawing": places})


def _packed(board: Mapping[str, Any]) -> str:
    return "." + base64.urlsafe_b64encode(zlib.compress(json.dumps(board).encode(), 9)).decode()


def read_board(text: str) -> Any:
    """The board of an address; raises OptionError."""
    if not text.startswith("."):
        return text
    try:
        unpacked = zlib.decompressobj().decompress(base64.urlsafe_b64decode(text[1:]), LARGEST_BOARD)
        return json.loads(unpacked)
    except (ValueError, zlib.error, RecursionError):
        raise OptionError("editor-board-address") from None


def ground(game: str, board: str, lang: str) -> Part:
    """The ground of a map that no match is played on."""
    setting = core.game(game).setting({"board": read_board(board)})
    return drawn.stage(game).ground({"game": game, "options": setting.told()}, lang)
