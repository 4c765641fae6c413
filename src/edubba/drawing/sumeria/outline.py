"""Sumeria in headings and lists; see `edubba.drawing.outline`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.outline import Item, Section
from edubba.drawing.sumeria.stage import facts, scored
from edubba.drawing.text.sumeria.table import placed
from edubba.games.sumeria.board import SIZE, Board, load, place, spoken
from edubba.locales import named, say

View: TypeAlias = Mapping[str, Any]


def outline(view: View, lang: str, names: Sequence[str]) -> list[Section]:
    """The row, each city-state in its order with its settlements, the players, the bag, the routes."""
    board = load(view["options"]["board"], files=False)
    states = placed(view, board)
    return [
        Section(say("scene-row", lang), tuple(_in_row(view, board, *each, lang, names) for each in states)),
        *(_state(view, board, *each, lang, names) for each in states),
        Section(say("outline-players", lang), tuple(_players(view, lang, names))),
        Section(say("draw-bag", lang), tuple(_bag(view, lang))),
        Section(say("outline-routes", lang), tuple(_routes(board, lang))),
    ]


def _title(where: int, state: str, lang: str) -> str:
    return say("outline-state", lang, state=spoken(state), place=where)


def _own(board: Board, state: str) -> Sequence[str]:
    """The settlements of a city-state, the city first."""
    first = board.states.index(state) * SIZE
    return board.settlements[first : first + SIZE]


def _in_row(view: View, board: Board, where: int, state: str, lang: str, names: Sequence[str]) -> Item:
    """A city-state with its markers, and how many traders of each player are there."""
    kinds = ", ".join(say(f"draw-kind-{kind}", lang) for kind in _markers(view, where))
    there = [view["traders"].get(each) for each in _own(board, state)]
    counts = [f"{name}: {there.count(seat)}" for seat, name in enumerate(names, 1) if seat in there]
    told = "; ".join(counts) or say("sumeria-text-nobody", lang)
    return Item(": ".join(filter(None, (_title(where, state, lang), kinds))), told)


def _markers(view: View, where: int) -> Sequence[str]:
    """What lies above a place of the row."""
    shown: Sequence[Sequence[str]] = view["display"]
    return shown[where - 1] if 0 < where <= len(shown) else ()


def _state(view: View, board: Board, where: int, state: str, lang: str, names: Sequence[str]) -> Section:
    """The markers above a city-state, then who stands in its settlements and where one gets from there."""
    taken = view["phase"] == "take" and where - 1 == scored(view)
    markers = [
        Item(say("outline-marker", lang, number=k, kind=say(f"draw-kind-{kind}", lang)), spot=kind * taken)
        for k, kind in enumerate(_markers(view, where), 1)
    ]
    ways, nobody = board.neighbours(), say("sumeria-text-nobody", lang)
    settlements = []
    for name in _own(board, state):
        seat = view["traders"].get(name)
        leads = ", ".join(named(place(each), lang) for each in ways[name])
        label = f"{named(place(name), lang)}: {names[seat - 1] if seat else nobody}"
        settlements.append(Item(label, say("outline-ways", lang, places=leads), name))
    return Section(_title(where, state, lang), (*markers, *settlements))


def _players(view: View, lang: str, names: Sequence[str]) -> list[Item]:
    """Who starts, and what each player has."""
    found = [Item(say("outline-start", lang, name=names[view["start"] - 1]))] if view["start"] else []
    for seat, name in enumerate(names, 1):
        points, *rest = facts(view, seat, lang)
        had = "; ".join(f"{fact.label}: {fact.value}" for fact in rest)
        found.append(Item(f"{name}: {points.value} {points.label}", had))
    return found


def _bag(view: View, lang: str) -> list[Item]:
    bag = view["bag"]
    return [Item(f"{say(f'draw-kind-{kind}', lang)}: {count}") for kind, count in bag.items()]


def _routes(board: Board, lang: str) -> list[Item]:
    """Each route from its one end to the other."""
    return [
        Item(" – ".join(named(place(board.settlements[i]), lang) for i in route)) for route in board.routes
    ]
