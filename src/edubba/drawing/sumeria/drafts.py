"""Boards of Sumeria that are being drawn; see `edubba.drawing.drafts`."""

from __future__ import annotations

import functools
import json
import math
import zlib
from collections.abc import Mapping
from itertools import islice
from typing import Any

from edubba.drawing.drafts import Remark, Spot, Template
from edubba.drawing.frame import border
from edubba.drawing.ink import tag
from edubba.drawing.sumeria import ornaments, pieces, roads, terrain
from edubba.drawing.sumeria.draft_checks import MOST_FAULTS, Draft, drawing_faults, faults, read
from edubba.drawing.sumeria.layout import HEIGHT, MARGIN, WIDTH, lay_out
from edubba.drawing.sumeria.regions import Fields
from edubba.games.checking import WORD
from edubba.games.errors import BoardError, EdubbaError, shown
from edubba.games.sumeria.board import PATTERN, SHIPPED, SIZE, Board, from_document, place, shipped, spoken
from edubba.games.sumeria.checks import PLACE
from edubba.games.sumeria.tables import TooLarge
from edubba.locales import named, say

FILE = "board"
COLUMNS = 4  # of the even template
TOWNS, VILLAGES = 56.0, 104.0  # how far from their city


def templates(lang: str) -> list[Template]:
    """The boards of the shelf, and eight city-states laid out evenly, without routes."""
    known = [Template(name, spoken(name), drafted(shipped(name).document())) for name in SHIPPED]
    return [*known, Template("even", say("editor-even", lang), _even())]


def _even() -> dict[str, Any]:
    states, places = shipped(SHIPPED[0]).states, {}
    for k, state in enumerate(states):
        x = MARGIN + (WIDTH - 2 * MARGIN) / COLUMNS * (k % COLUMNS + 0.5)
        y = MARGIN + (HEIGHT - 2 * MARGIN) / 2 * (k // COLUMNS + 0.5)
        for code in PATTERN:
            turn = math.radians(120 * int(code[1:] or 1) - 210)
            far = {"c": 0.0, "t": TOWNS, "v": VILLAGES}[code[0]]
            places[f"{state}.{code}"] = [round(x + far * math.cos(turn)), round(y + far * math.sin(turn))]
    return {
        "name": "my_board", "states": list(states), "routes": [], "branch_at": ["city"],
        "drawing": {"places": places},
    }  # fmt: skip


def drafted(document: Mapping[str, Any]) -> dict[str, Any]:
    """The document in long form with a place for every settlement."""
    try:
        board = from_document(document, FILE)
    except BoardError as error:
        if not _places(document):
            raise  # nobody can draw a board that is neither whole nor laid out
        try:
            return read(document, FILE).document()
        except BoardError:
            raise error from None
    layout, whole = lay_out(board), board.document()
    rivers = [[[round(x), round(y)] for x, y in river] for river in layout.rivers]
    places = {
        name: [round(x), round(y)] for name, (x, y) in zip(board.settlements, layout.places, strict=True)
    }
    whole["drawing"] = {"places": places} | ({"rivers": rivers} if rivers else {})
    return whole


def _places(document: Mapping[str, Any]) -> object:
    drawing = document.get("drawing")
    return isinstance(drawing, Mapping) and drawing.get("places")


# --- what is said of it ---------------------------------------------------------------------------------


def judged(draft: Mapping[str, Any], lang: str) -> tuple[list[Remark], list[Remark]]:
    """What is wrong, all of it, and what is unusual, or hard to see in the drawing."""
    drawn = _drawing_remarks(read(draft, FILE), lang)
    try:
        board = from_document(draft, FILE)
    except BoardError as error:
        return [_told(each, lang) for each in faults(draft, FILE) or [error]], drawn
    warnings = [
        Remark(say(warning.key, lang, settlement=place(warning.settlement)), (warning.settlement,))
        for warning in board.warnings
    ]
    return [], [*drawn, *warnings]


def _drawing_remarks(draft: Draft, lang: str) -> list[Remark]:
    return [
        Remark(say(key, lang, **_named(about, lang)), about)
        for key, about in islice(drawing_faults(draft), MOST_FAULTS)
    ]


def _named(about: tuple[str, ...], lang: str) -> dict[str, str]:
    """One settlement, or a pair of them, as the facts of a sentence."""
    facts = ("settlement",) if len(about) == 1 else ("a", "b")
    return {fact: named(place(name), lang) for fact, name in zip(facts, about, strict=True)}


def _told(error: BoardError, lang: str) -> Remark:
    """A fault as a sentence for people: it speaks of places by name, and not of the file."""
    about = [str(error.facts[key]) for key in ("settlement", "city", "a", "b") if key in error.facts]
    facts = {key: place(value) if value in about else value for key, value in error.facts.items()}
    where = str(facts.get("place", ""))
    text = EdubbaError(error.key, **facts).text(lang)
    text = text.removeprefix(FILE).removeprefix(", ").removeprefix(where).removeprefix(": ")
    text = text[:1].upper() + text[1:]
    number = int(where[7:-1]) if where.startswith("routes[") else 0
    if number:
        text = f"{say('editor-route', lang, number=number)}: {text}"
    return Remark(text, (*about, *error.facts.get("about", ())), number)


def spots(draft: Mapping[str, Any], lang: str) -> list[Spot]:
    """The settlements, by city-state."""
    known = read(draft, FILE)
    found = []
    for i, name in enumerate(known.names):
        x, y = known.places[name]
        size = pieces.REACH[Board.kind(i)]
        found.append(Spot(name, named(place(name), lang), known.states[i // SIZE], x, y, size))
    return found


# --- another name -----------------------------------------------------------------------------------------


def renamed(draft: Mapping[str, Any], old: str, new: str) -> dict[str, Any]:
    """A city-state, with all its settlements, or one settlement by another name."""
    known = read(draft, FILE)
    taken = {*known.states, *known.names}
    if not (PLACE if old in known.names else WORD).fullmatch(new):
        raise BoardError("editor-name", name=shown(new))
    if new in taken or (old in known.states and any(name.startswith(f"{new}.") for name in known.names)):
        raise BoardError("editor-name-taken", name=shown(new))
    if old in known.states:
        names = {
            name: f"{new}.{name.removeprefix(f'{old}.')}"
            for name in known.names
            if name.startswith(f"{old}.")
        }
        return known.under({**names, old: new}).document()
    if old in known.names:
        return known.under({old: new}).document()
    raise BoardError("editor-name-unknown", name=shown(old))


# --- the picture --------------------------------------------------------------------------------------------


def picture(draft: Mapping[str, Any], lang: str) -> str:
    """The map as the game draws it, also while routes are missing."""
    return _picture(json.dumps(draft), say("draw-title", lang))


@functools.lru_cache(maxsize=32)
def _picture(document: str, title: str) -> str:
    board = _board(read(json.loads(document), FILE))
    layout = lay_out(board)
    fields = Fields(layout)
    vignettes, names = ornaments.names_and_vignettes(layout, fields, title)
    body = (
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
    return terrain.definitions() + tag("g", *body, class_="map")


def _board(draft: Draft) -> Board:
    """The draft as a board, unchecked, for the picture alone."""
    index = {name: i for i, name in enumerate(draft.names)}
    routes = [tuple(index[name] for name in route) for route in draft.routes if len(set(route)) > 1]
    facts: dict[str, Any] = {
        "name": draft.name, "states": draft.states, "settlements": draft.names,
        "branch_at": draft.branch_at, "drawing": {"places": draft.places, "rivers": draft.rivers},
    }  # fmt: skip
    try:
        return Board(routes=tuple(routes), **facts)
    except TooLarge:  # then there is more wrong than a picture shows
        return Board(routes=(), **facts)
