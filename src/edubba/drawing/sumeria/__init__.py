"""The picture of a position of Sumeria: the map, and below it the row, the display and the players."""

from __future__ import annotations

import functools
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from edubba.drawing.frame import border
from edubba.drawing.ink import Point, num, safe, tag
from edubba.drawing.seats import seat_names
from edubba.drawing.sumeria import ornaments, pieces, players, rank, roads, terrain
from edubba.drawing.sumeria.layout import HEIGHT, WIDTH, lay_out
from edubba.drawing.sumeria.regions import Fields
from edubba.drawing.sumeria.theme import ROOT, style
from edubba.drawing.text.sumeria import describe, prompt
from edubba.games.sumeria.board import Board, load
from edubba.locales import say


class Map(NamedTuple):
    """The part of the picture that a board fixes."""

    board: Board
    places: tuple[Point, ...]
    picture: str


def draw(
    view: Mapping[str, Any],
    *,
    lang: str = "en",
    last: str | None = None,
    names: Sequence[str] | None = None,
    size: int | None = None,
) -> str:
    """The view as SVG; see `edubba.drawing.svg`."""
    title = say("draw-title", lang)
    there = chart(json.dumps(view["options"]["board"]), title)
    seats = seat_names(len(view["supply"]), names, lang)
    story = [*describe(view, lang, seats), prompt(view, lang, seats)]
    if last:
        story.append(say("draw-last", lang, action=last))
    below, above = pieces.last_action(there.board, there.places, last)
    body = (
        tag("title", safe(f"{title}: {story[0]}")),
        tag("desc", safe("\n".join(story))),
        style(),
        terrain.definitions(),
        tag("rect", width=WIDTH, height=players.END, class_="table"),
        there.picture,
        below,
        pieces.traders(there.board, there.places, view["traders"]),
        above,
        rank.display(view, lang),
        rank.question(view, seats, lang),
        rank.clock(view, lang),
        rank.row(view, there.board, lang),
        players.cards(view, seats, lang),
    )
    return _sheet(body, lang, size)


def _sheet(body: Sequence[str], lang: str, size: int | None) -> str:
    box = f"0 0 {WIDTH} {num(players.END)}"
    height = None if size is None else round(size * players.END / WIDTH)
    return tag(
        "svg", *body, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=size, height=height,
        role="img", lang=lang, class_=ROOT,
    )  # fmt: skip


@functools.lru_cache(maxsize=16)
def chart(document: str, title: str) -> Map:
    """The map of a board, drawn once."""
    board = load(json.loads(document), files=False)
    layout = lay_out(board)
    fields = Fields(layout)
    vignettes, names = ornaments.names_and_vignettes(layout, fields, title)
    picture = (
        terrain.land(),
        terrain.lands(fields, board.states, f"{zlib.crc32(document.encode()):08x}"),
        terrain.grain(),
        terrain.waters(layout, fields),
        vignettes,
        roads.roads(layout),
        border(WIDTH, HEIGHT),
        names,
        pieces.settlements(board, layout.places),
    )
    return Map(board, layout.places, tag("g", *picture, class_="map"))
