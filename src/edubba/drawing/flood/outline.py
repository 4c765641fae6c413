"""After the Flood in headings and lists; see `edubba.drawing.outline`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.flood.turns import DECLINE
from edubba.drawing.flood.words import BOXES
from edubba.drawing.outline import Item, Section
from edubba.drawing.text.flood.describe import at_home, player_line, standing
from edubba.drawing.text.flood.events import RESOURCES
from edubba.drawing.text.flood.table import headline, printed
from edubba.drawing.text.flood.words import Words, place_name, resource_name
from edubba.games.flood.board import Board, load
from edubba.games.flood.state import VALUES

View: TypeAlias = Mapping[str, Any]


def outline(view: View, lang: str, names: Sequence[str]) -> list[Section]:
    """Areas by kind, the boxes, the players, then what is printed on the board."""
    board, words = load(view["options"]["board"], files=False), Words(lang, names)
    return [
        Section(words.say("outline-areas", kind="sumerian"), _areas(view, board, board.sumerian, words)),
        Section(words.say("outline-areas", kind="outer"), _areas(view, board, board.outer, words)),
        Section(words.say("draw-flood-boxes"), _boxes(view, board, words)),
        Section(words.say("outline-players"), _players(view, words)),
        Section(words.say("draw-flood-goods"), _goods(view, board, words)),
        Section(words.say("draw-flood-turns"), _turns(board, words)),
        Section(words.say("outline-tables"), tuple(map(Item, printed(view, board, lang)))),
    ]


def _areas(view: View, board: Board, areas: Iterable[str], words: Words) -> tuple[Item, ...]:
    """What stands on each area; what it gives, and its neighbours."""
    ways, nothing = board.neighbours(), words.say("outline-nothing")
    return tuple(
        Item(
            f"{place_name(name, words.lang)}: {standing(view['areas'][name], words) or nothing}",
            "; ".join([*_given(board, name, words), *_neighbours(ways[name], words)]),
            name,
        )
        for name in areas
    )


def _given(board: Board, name: str, words: Words) -> list[str]:
    """The power of a city there, or what is on offer and the points for most workers."""
    found = []
    if power := board.powers.get(name):
        found.append(words.say("flood-text-power", power=power))
    if offers := board.offers.get(name):
        goods = ", ".join(resource_name(good, words.lang) for good in offers)
        found.append(words.say("outline-offers", goods=goods))
    return found + _points(board, name, words)


def _points(board: Board, name: str, words: Words) -> list[str]:
    points = board.points.get(name)
    return [words.say("draw-flood-points-end", points=points)] if points else []


def _neighbours(marked: Sequence[str], words: Words) -> list[str]:
    """Across borders; then where armies go one way only."""
    marks, found = {"→": "out", "←": "in"}, {"both": list[str](), "out": [], "in": []}
    for each in marked:
        mark, _, name = each.rpartition(" ")
        found[marks.get(mark, "both")].append(place_name(name, words.lang))
    return [
        words.say("outline-borders", way=way, areas=", ".join(areas)) for way, areas in found.items() if areas
    ]


def _boxes(view: View, board: Board, words: Words) -> tuple[Item, ...]:
    return tuple(
        Item(
            f"{place_name(box, words.lang)}: {at_home(view, box, words)}",
            "; ".join(_points(board, box, words)),
            box,
        )
        for box in BOXES
    )


def _players(view: View, words: Words) -> tuple[Item, ...]:
    """Where in the game we are and who comes when; what each player has."""
    lines = [player_line(player, seat, words) for seat, player in enumerate(view["players"], 1)]
    return tuple(map(Item, (headline(view, words.lang, words.names), *lines)))


def _goods(view: View, board: Board, words: Words) -> tuple[Item, ...]:
    """Each resource: its value, how much is left, what is taken in exchange for it."""
    found = []
    for name, value in zip(RESOURCES, VALUES, strict=True):
        accepted = ", ".join(resource_name(good, words.lang) for good in board.trade.get(name, ()))
        figures = {
            "draw-flood-value": value,
            "draw-flood-stock": view["stock"][name],
            "draw-flood-source": accepted,
        }
        told = [f"{words.say(key)}: {figure}" for key, figure in figures.items() if figure != ""]
        found.append(Item(resource_name(name, words.lang), "; ".join(told)))
    return tuple(found)


def _turns(board: Board, words: Words) -> tuple[Item, ...]:
    """The empires of each turn with their armies, and whether there is decline."""
    found = []
    for turn, empires in enumerate(board.empires, 1):
        told = ", ".join(f"{place_name(name, words.lang)} {armies}" for name, armies in empires)
        decline = words.say("draw-flood-decline") if turn in DECLINE else ""
        found.append(Item(f"{words.say('draw-flood-turn', turn=turn)}: {told}", decline))
    return tuple(found)
