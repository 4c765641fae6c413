"""The picture of a position of After the Flood: the map, the tables beside it, the players below."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood import areas, boxes, goods, passes, players, scenery, sheet, terrain, track, turns
from edubba.drawing.flood.atlas import HEIGHT as MAP_HEIGHT
from edubba.drawing.flood.atlas import WIDTH as MAP_WIDTH
from edubba.drawing.flood.theme import ROOT, style
from edubba.drawing.flood.words import BOXES, asked
from edubba.drawing.frame import border
from edubba.drawing.ink import num, safe, tag
from edubba.drawing.seats import seat_names
from edubba.drawing.text.flood import describe
from edubba.games.flood.board import Board, load
from edubba.locales import say


def draw(
    view: Mapping[str, Any],
    *,
    lang: str = "en",
    last: str | None = None,
    names: Sequence[str] | None = None,
    size: int | None = None,
) -> str:
    """The view as SVG; see `edubba.drawing.svg`."""
    board, picture = chart(json.dumps(view["options"]["board"]), lang)
    seats = seat_names(len(view["players"]), names, lang)
    question = asked(view, seats, lang)
    story = [*describe(view, lang, seats), ": ".join(filter(None, question))]
    if last:
        story.append(say("draw-last", lang, action=last))
    touched = touched_by(board, last)
    body = (
        tag("title", safe(f"{say('draw-flood-title', lang)}: {story[0]}")),
        tag("desc", safe("\n".join(story))),
        style(),
        tag("rect", width=sheet.WIDTH, height=sheet.HEIGHT, class_="table"),
        picture,
        scenery.title(say("draw-flood-title", lang), say("draw-flood-turn", lang, turn=view["turn"])),
        areas.areas(view, board, touched, seats, lang),
        sheet.headline(*question),
        turns.turns(view, board, lang),
        turns.ranks(view, lang),
        boxes.boxes(view, board, touched, seats, lang),
        goods.goods(view, board, lang),
        goods.growth_points(board, lang),
        track.track(view, seats, lang),
        players.cards(view, seats, lang),
    )
    return _sheet(body, lang, size)


def _sheet(body: Sequence[str], lang: str, size: int | None) -> str:
    box = f"0 0 {sheet.WIDTH} {num(sheet.HEIGHT)}"
    height = None if size is None else round(size * sheet.HEIGHT / sheet.WIDTH)
    return tag(
        "svg", *body, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=size, height=height,
        role="img", lang=lang, class_=ROOT,
    )  # fmt: skip


def touched_by(board: Board, last: str | None) -> set[str]:
    """The areas and boxes that an action names."""
    return set(re.findall("[a-z]+", last or "")) & {*board.areas, *BOXES}


@functools.lru_cache(maxsize=32)
def chart(document: str, lang: str) -> tuple[Board, str]:
    """The map of a board without pieces, drawn once."""
    board = load(json.loads(document), files=False)
    picture = (
        terrain.definitions(lang),
        terrain.ground(),
        scenery.below(),
        terrain.lands(),
        terrain.grain(),
        scenery.above(),
        terrain.waters(),
        terrain.water_names(lang),
        passes.passes(board),
        border(MAP_WIDTH, MAP_HEIGHT),
    )
    return board, tag("g", *picture, class_="map")
