"""The position as tables: the map by region, the boxes, resources with hands and trade, the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.text.columns import aligned
from edubba.drawing.text.flood.events import BOXES, RESOURCES, TWO_SIDED
from edubba.drawing.text.flood.words import place_name, resource_name
from edubba.games.flood.board import Board, load
from edubba.games.flood.state import ARMIES_FOR, VALUES
from edubba.locales import say

View: TypeAlias = Mapping[str, Any]

SEATS = (1, 2, 3)
NARROW = 80  # columns of a narrow terminal
COLUMNS = " ".join(f"#{seat}" for seat in SEATS)


def table(view: View, lang: str, names: Sequence[str]) -> str:
    """Headline, Sumerian areas, outer areas, boxes, resources, players, and the printed tables."""
    board = load(view["options"]["board"], files=False)
    parts = [
        _heading(view, lang, names),
        _sumerian(view, board, lang),
        _outer(view, board, lang),
        _boxes(view, board, lang),
        _resources(view, board, lang),
        _players(view, lang, names),
        [*printed(view, board, lang), say("flood-text-end", lang)],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def headline(view: View, lang: str, names: Sequence[str]) -> str:
    """Turn and phase, player order, who has passed."""
    return " · ".join(_facts(view, lang, names))


def _heading(view: View, lang: str, names: Sequence[str]) -> list[str]:
    """The headline in as many lines as a narrow terminal needs."""
    line = headline(view, lang, names)
    return [line] if len(line) <= NARROW else _facts(view, lang, names)


def _facts(view: View, lang: str, names: Sequence[str]) -> list[str]:
    turns = len(load(view["options"]["board"], files=False).empires)
    parts = [say("flood-text-when", lang, turn=view["turn"], turns=turns, phase=view["phase"])]
    if view["order"]:
        order = ", ".join(names[seat - 1] for seat in view["order"])
        parts.append(say("flood-text-order", lang, names=order))
    passed = [names[i] for i, player in enumerate(view["players"]) if player["passed"]]
    return [*parts, say("flood-text-passed", lang, names=", ".join(passed))] if passed else parts


def head(column: str, lang: str) -> str:
    """The heading of a column."""
    return say("flood-text-head", lang, column=column)


# --- the map ------------------------------------------------------------------------------------------


def _typed(told: str, name: str) -> str:
    """A name with the word to type, where that differs."""
    return told if told.casefold() == name else f"{told} ({name})"


def _by_seat(counts: Sequence[int]) -> str:
    """One cell for the three seats."""
    return " ".join(str(count or "–").ljust(2) for count in counts)


def _army(area: View) -> str:
    army = area["army"]
    return f"#{army['seat']} ×{army['count']}" if army else "–"


def _sumerian(view: View, board: Board, lang: str) -> list[str]:
    rows = [[head(column, lang) for column in ("sumerian", "city", "army", "power")]]
    for name in board.sumerian:
        area = view["areas"][name]
        city = f"#{area['city']}" if area["city"] else "–"
        if area["grown"]:
            city += " " + say("flood-text-grown", lang)
        power = say("flood-text-power", lang, power=board.powers[name] or "none")
        rows.append([_typed(place_name(name, lang), name), city, _army(area), power])
    return aligned(rows)


def _outer(view: View, board: Board, lang: str) -> list[str]:
    rows = [[head("outer", lang), COLUMNS, *(head(c, lang) for c in ("army", "empire", "most", "offers"))]]
    starts = dict(board.empires[view["turn"] - 1])
    for name in board.outer:
        area = view["areas"][name]
        workers = _by_seat(area["workers"])
        offers = ", ".join(resource_name(good, lang) for good in board.offers[name]) or "–"
        points = str(board.points[name] or "–")
        empire = _start(view, name, starts[name]) if name in starts else "–"
        rows.append([_typed(place_name(name, lang), name), workers, _army(area), empire, points, offers])
    return aligned(rows)


def _start(view: View, empire: str, armies: int) -> str:
    """The armies of an empire of this turn, and the seat that has created it."""
    seats = [seat for seat in SEATS if view["players"][seat - 1]["empire"] == empire]
    return f"{armies}" + "".join(f" #{seat}" for seat in seats)


def _boxes(view: View, board: Board, lang: str) -> list[str]:
    """Ready and used workers stand as 1+2."""
    rows = [[head("box", lang), *COLUMNS.split(), head("most", lang), ""]]
    for box in BOXES:
        here = view["boxes"][box]
        if box in TWO_SIDED:
            cells = [f"{a}+{b}" for a, b in zip(here["ready"], here["used"], strict=True)]
            note = say("flood-text-sides", lang)
        else:
            cells, note = [str(count or "–") for count in here], ""
        rows.append([_typed(place_name(box, lang), box), *cells, str(board.points[box] or "–"), note])
    return aligned(rows)


# --- goods and players --------------------------------------------------------------------------------


def _resources(view: View, board: Board, lang: str) -> list[str]:
    columns = ("value", "buys", "stock", "exchange")
    rows = [[head("resource", lang), COLUMNS, *(head(column, lang) for column in columns)]]
    for i, name in enumerate(RESOURCES):
        hands = _by_seat([player["hand"][name] for player in view["players"]])
        accepted = ", ".join(resource_name(good, lang) for good in board.trade.get(name, ())) or "–"
        figures = [str(VALUES[i]), str(ARMIES_FOR[i] or "–"), str(view["stock"][name]), accepted]
        rows.append([_typed(resource_name(name, lang), name), hands, *figures])
    return aligned(rows)


def _players(view: View, lang: str, names: Sequence[str]) -> list[str]:
    columns = ("player", "points", "workers", "armies", "cities", "empire", "rank")
    rows = [["", *(head(column, lang) for column in columns), ""]]
    for i, player in enumerate(view["players"]):
        workers = f"{player['workers']['pool']}/{player['workers']['stock']}"
        if player["workers"]["track"]:
            workers += f"/{player['workers']['track']}"
        armies = f"{player['armies']['pool']}/{player['armies']['stock']}"
        empire = place_name(player["empire"], lang) if player["empire"] else "–"
        rank = f"{player['rank'] or '–'} {player['equipment']}" if player["empire"] else "–"
        figures = [str(player["score"]), workers, armies, str(player["cities"]), empire, rank]
        rows.append([f"#{i + 1}", names[i], *figures, _mark(view, i + 1, lang)])
    return [*aligned(rows), say("flood-text-legend", lang)]


def _mark(view: View, seat: int, lang: str) -> str:
    player = view["players"][seat - 1]
    if seat in view["winners"]:
        return say("flood-text-mark", lang, mark="wins", bid=0)
    if player["passed"]:
        return say("flood-text-mark", lang, mark="passed", bid=player["bid"])
    return say("flood-text-mark", lang, mark="acts", bid=0) if seat == view["to_act"] else ""


def printed(view: View, board: Board, lang: str) -> list[str]:
    """The printed tables one needs: empires of this turn, production, growth."""
    empires = ", ".join(
        f"{place_name(name, lang)} {_start(view, name, armies)}"
        for name, armies in board.empires[view["turn"] - 1]
    )
    yields = [_yield(board, name, lang) for name in board.production]
    points = ", ".join(str(points) for points in board.growth)
    return [
        say("flood-text-empires", lang, empires=empires),
        *(say("flood-text-production", lang, yields=each) for each in yields),
        say("flood-text-growth", lang, points=points),
    ]


def _yield(board: Board, name: str, lang: str) -> str:
    row = board.production[name]
    by_rank = f"{row['first']}, {row['second']}, {row['third']}"
    return say(
        "flood-text-yield", lang, resource=resource_name(name, lang), yields=by_rank, level=row["all_level"]
    )
