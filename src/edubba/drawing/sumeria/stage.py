"""Sumeria for a page; see `edubba.drawing.scene`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.ink import Point, group, safe, tag
from edubba.drawing.scene import Fact, Part, Token
from edubba.drawing.seats import trader
from edubba.drawing.sumeria import Map, chart, emblems, pieces, players, rank, terrain
from edubba.drawing.sumeria.layout import HEIGHT, WIDTH
from edubba.drawing.sumeria.theme import style
from edubba.games.errors import Refusal
from edubba.games.sumeria.board import SIZE, place, spoken
from edubba.games.sumeria.state import TAKEN
from edubba.locales import named, say

REACH = 31.0  # how far from its middle a settlement is hit
KINDS = "EMPR"
REMOVE = "remove"
_MAP = (0.0, 0.0, float(WIDTH), float(HEIGHT))
_ROW = (0.0, float(HEIGHT), float(WIDTH), players.TOP - HEIGHT)
_CLOCK = (
    HEIGHT + 60.0
)  # in the middle: the page says by itself whose turn it is, also while a turn is drafted


def ground(view: Mapping[str, Any], lang: str) -> Part:
    """The map of the board."""
    title = say("draw-title", lang)
    return Part("map", title, _MAP, terrain.definitions() + _chart(view, lang).picture)


def _chart(view: Mapping[str, Any], lang: str) -> Map:
    return chart(json.dumps(view["options"]["board"]), say("draw-title", lang))


def parts(view: Mapping[str, Any], lang: str, names: Sequence[str], last: str | None) -> list[Part]:
    """The traders and what can be pointed at; below the map the row of tiles with the markers."""
    there = _chart(view, lang)
    below, above = pieces.last_action(there.board, there.places, last)
    standing = pieces.traders(there.board, there.places, view["traders"])
    table = tag("rect", x=0, y=HEIGHT, width=WIDTH, height=_ROW[3], class_="table")
    row = (table, rank.display(view, lang), rank.clock(view, lang, _CLOCK), rank.row(view, there.board, lang))
    lands = (below, standing, above, _spots(view, there, lang, names))
    return [
        Part("map", say("draw-title", lang), _MAP, "".join(lands)),
        Part("row", say("scene-row", lang), _ROW, "".join(row) + _marker_spots(view, lang), least=34),
    ]


def _spots(view: Mapping[str, Any], there: Map, lang: str, names: Sequence[str]) -> str:
    """A place for the finger over every settlement; its title tells who stands there."""
    spots = []
    for name, at in zip(there.board.settlements, there.places, strict=True):
        title, owner = named(place(name), lang), view["traders"].get(name)
        spots.append(_spot(name, f"{title}: {names[owner - 1]}" if owner else title, at, REACH))
    return group(*spots, class_="spots")


def _spot(name: str, title: str, at: Point, radius: float) -> str:
    words = tag("title", safe(title))
    return tag("circle", words, cx=at[0], cy=at[1], r=radius, class_="spot", data_spot=name)


def _marker_spots(view: Mapping[str, Any], lang: str) -> str:
    """The markers of the position from which is taken now."""
    if view["phase"] != "take":
        return ""
    position = scored(view)
    markers = zip(view["display"][position], rank.places(position), strict=False)
    return group(*(_spot(kind, _kind(kind, lang), at, 26.0) for kind, at in markers), class_="spots")


def facts(view: Mapping[str, Any], seat: int, lang: str) -> list[Fact]:
    """Points, traders in supply, markers by kind."""
    won = view["won"][seat - 1]
    supply = Fact("supply", say("draw-supply", lang), str(view["supply"][seat - 1]), trader(seat, (0, 0)))
    markers = [Fact(kind, _kind(kind, lang), str(won[kind]), _marker(kind, lang)) for kind in KINDS]
    return [
        Fact(
            "points", say("scene-points", lang, count=view["scores"][seat - 1]), str(view["scores"][seat - 1])
        ),
        supply,
        *markers,
    ]


def headline(view: Mapping[str, Any], lang: str) -> str:
    """Dynasty and round."""
    return say("scene-dynasty", lang, dynasty=view["dynasty"], round=view["round"])


def asked(view: Mapping[str, Any], lang: str) -> str:
    """What is asked now."""
    if view["phase"] == "over":
        return ""
    task = "draw" if view["to_act"] is None else view["phase"]
    return say("scene-task", lang, task=task, count=TAKEN[scored(view)])


def scored(view: Mapping[str, Any]) -> int:
    """The position whose markers are taken: the first that has some."""
    return next((k for k in range(rank.ASCENDANT) if view["display"][k]), 0)


def path(text: str) -> tuple[str, ...]:
    """`+a` is the place a, `a>b` is a and b, `-a` is a and the word for removing, `*EM` both markers."""
    if text[0] == "+":
        return (text[1:],)
    if text[0] == "-":
        return text[1:], REMOVE
    if text[0] == "*":
        return tuple(text[1:])
    return tuple(text.split(">"))


def token(name: str, view: Mapping[str, Any], lang: str) -> Token:
    """A settlement, a kind of marker, or the word for removing."""
    if name == REMOVE:
        return Token(name, say("scene-remove", lang), spot=False)
    if name in KINDS:
        return Token(name, _kind(name, lang), spot=True, icon=_marker(name, lang))
    return Token(name, named(place(name), lang), spot=True)


def meant(view: Mapping[str, Any], picks: Sequence[str]) -> list[str]:
    """One place: a trader is added there, or taken away; two: a trader goes from one to the other."""
    if all(pick in KINDS for pick in picks):
        return ["*" + "".join(sorted(picks, key=KINDS.index))]
    if view["phase"] == "setup":
        return [f"+{picks[-1]}"]
    if len(picks) > 1 and picks[1] == REMOVE:
        return [f"-{picks[0]}"]
    if len(picks) > 1:
        return [f"{picks[0]}>{picks[1]}"]
    here = view["traders"].get(picks[0])
    return [f"-{picks[0]}"] if here and here != view["to_act"] else [f"+{picks[0]}"]


def telling(refusal: Refusal) -> int:
    """A click is meant as one text only."""
    return 0


def worded(text: str, view: Mapping[str, Any], lang: str) -> str:
    """What a text does, and where."""
    first, *rest = (token(name, view, lang).label for name in path(text))
    if text[0] == "+":
        return say("scene-add", lang, place=first)
    if text[0] == "-":
        return f"{rest[0]}: {first}"
    return (" + " if text[0] == "*" else " → ").join([first, *rest])


def step(text: str, view: Mapping[str, Any], lang: str) -> str:
    """As `worded`."""
    return worded(text, view, lang)


def dice(text: str) -> tuple[int, ...]:
    """There are none."""
    return ()


def css() -> str:
    """The style sheet of the pictures."""
    return style().removeprefix("<style>").removesuffix("</style>")


def _kind(kind: str, lang: str) -> str:
    return say(f"draw-kind-{kind}", lang)


def _marker(kind: str, lang: str) -> str:
    return emblems.marker(kind, (0, 0), title=_kind(kind, lang))


def region(name: str, view: Mapping[str, Any], lang: str) -> tuple[str, tuple[str, ...]] | None:
    """The city-state of a settlement; of a marker all that can be taken."""
    if name in KINDS:
        return say("hints-region", lang, region="markers"), tuple(
            dict.fromkeys(view["display"][scored(view)])
        )
    board = _chart(view, lang).board
    if name not in board.settlements:
        return None
    state = board.settlements.index(name) // SIZE
    return spoken(board.states[state]), tuple(board.settlements[state * SIZE : (state + 1) * SIZE])
