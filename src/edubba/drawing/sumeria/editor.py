"""Positions of Sumeria as a form; see `edubba.drawing.editing`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from edubba.drawing.editing import NOBODY, Field, Group, choice, number, seats, swapped
from edubba.drawing.sumeria.balance import left, settle
from edubba.games.errors import PositionError, shown
from edubba.games.sumeria.board import Board, load, place, spoken
from edubba.games.sumeria.rules.ending import kind_points
from edubba.games.sumeria.state import DYNASTIES, EACH_KIND, ROUNDS
from edubba.locales import named, say

KINDS = "EMPR"
Seat = Annotated[int, Meta(ge=1, le=4)]
Kind = Literal["E", "M", "P", "R"]
Row = Annotated[list[str], Meta(max_length=8)]
FIRST, SECOND = "1", "2"


class Kinds(msgspec.Struct, forbid_unknown_fields=True):
    """Markers by kind."""

    E: Annotated[int, Meta(ge=0, le=EACH_KIND)]
    M: Annotated[int, Meta(ge=0, le=EACH_KIND)]
    P: Annotated[int, Meta(ge=0, le=EACH_KIND)]
    R: Annotated[int, Meta(ge=0, le=EACH_KIND)]


class Shape(msgspec.Struct):
    """What a view must look like before anything of it can be drawn or changed."""

    phase: Literal["setup", "play", "take", "over"]
    to_act: Seat | None
    chance: bool
    dynasty: Annotated[int, Meta(ge=1, le=DYNASTIES)]
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    start: Seat | None
    row: Row
    display: tuple[
        Annotated[list[Kind], Meta(max_length=3)],
        Annotated[list[Kind], Meta(max_length=2)],
        Annotated[list[Kind], Meta(max_length=1)],
    ]
    bag: Kinds
    traders: Annotated[dict[str, Seat], Meta(max_length=56)]
    supply: list[Annotated[int, Meta(ge=0, le=14)]]
    won: list[Kinds]
    discarded: Kinds


def shaped(view: dict[str, Any]) -> None:
    """Everything is there, of the right kind, and names what the board has."""
    try:
        msgspec.convert(view, Shape)
    except msgspec.ValidationError as error:
        raise PositionError("editor-shape", reason=shown(str(error), 120)) from None
    board, players = _board(view), view["options"]["players"]
    named_seats = [*view["traders"].values(), view["to_act"] or 1, view["start"] or 1]
    for fits, key in (
        (len(view["supply"]) == players, "supply"),
        (len(view["won"]) == players, "won"),
        (max(named_seats) <= players, "traders"),
        (set(view["traders"]) <= set(board.settlements), "traders"),
        (set(view["row"]) <= set(board.states), "row"),
        (len(set(view["row"])) == len(view["row"]), "row"),
        ((view["to_act"] is None) == (view["chance"] or view["phase"] == "over"), "to_act"),
    ):
        if not fits:
            raise PositionError("editor-shape", reason=key)


def _board(view: Mapping[str, Any]) -> Board:
    return load(view["options"]["board"], files=False)


def derived(view: Mapping[str, Any]) -> dict[str, Any]:
    """The points of the markers; nobody has won a game that cannot be."""
    scores = [sum(int(kind_points(won[kind])) for kind in KINDS) for won in view["won"]]
    return {"scores": scores, "winners": []}


# --- the form -------------------------------------------------------------------------------------------


def fields(view: Mapping[str, Any], lang: str) -> list[Group]:
    """The moment, the row, the markers, what each seat has won, and a group for every settlement."""
    players = seats(len(view["supply"]), lang)
    groups = [
        Group(say("editor-moment", lang), tuple(_moment(view, players, lang))),
        Group(say("editor-markers", lang), tuple(_display(view, lang))),
        Group(say("editor-row", lang), tuple(_row(view, lang))),
    ]
    for k, name in enumerate(players.values()):
        groups.append(Group(name, tuple(_kinds(view, view["won"][k], f"won.{k + 1}", lang))))
    groups.append(
        Group(say("editor-discarded", lang), tuple(_kinds(view, view["discarded"], "discarded", lang)))
    )
    free = {seat: name for seat, name in players.items() if view["supply"][int(seat) - 1]}
    nobody = {NOBODY: say("editor-nobody", lang)}
    for settlement in _board(view).settlements:
        owner = str(view["traders"].get(settlement, NOBODY))
        options = {seat: name for seat, name in players.items() if seat in free or seat == owner}
        trader = choice(f"trader.{settlement}", say("editor-trader", lang), owner, nobody | options)
        groups.append(Group(named(place(settlement), lang), (trader,), settlement))
    return groups


def _moment(view: Mapping[str, Any], players: Mapping[str, str], lang: str) -> list[Field]:
    phases = ["setup", "play", "take", "over", *(["draw"] if view["chance"] else [])]
    phase = "draw" if view["chance"] else view["phase"]
    found = [
        _choice_of("phase", phase, {each: say("editor-phase", lang, phase=each) for each in phases}, lang)
    ]
    if phase in ("play", "take"):
        found.append(number("dynasty", say("draw-dynasty", lang), view["dynasty"], DYNASTIES, 1))
    if phase == "play":
        found.append(number("round", say("draw-round", lang), view["round"], ROUNDS, 1))
        found.append(_choice_of("to_act", str(view["to_act"]), players, lang))
    if phase == "take":
        places = {each: say("editor-place", lang, number=int(each)) for each in (FIRST, SECOND)}
        found.append(_choice_of("taking", FIRST if view["display"][0] else SECOND, places, lang))
    if view["start"] is not None:
        found.append(_choice_of("start", str(view["start"]), players, lang))
    return found


def _choice_of(ident: str, value: str, options: Mapping[str, str], lang: str) -> Field:
    return choice(ident, say("editor-label", lang, field=ident), value, options)


def _display(view: Mapping[str, Any], lang: str) -> list[Field]:
    """The markers that lie above the first three places."""
    free = {kind for kind in KINDS if left(view, kind) + view["discarded"][kind]}
    found = []
    for above, kinds in enumerate(view["display"]):
        for k, kind in enumerate(kinds):
            options = {each: say(f"draw-kind-{each}", lang) for each in KINDS if each in free or each == kind}
            label = say("editor-marker", lang, place=above + 1, number=k + 1)
            found.append(choice(f"display.{above}.{k}", label, kind, options))
    return found


def _row(view: Mapping[str, Any], lang: str) -> list[Field]:
    states = {state: spoken(state) for state in _board(view).states}
    return [
        choice(f"row.{k}", say("editor-place", lang, number=k + 1), state, states)
        for k, state in enumerate(view["row"])
    ]


def _kinds(view: Mapping[str, Any], held: Mapping[str, int], ident: str, lang: str) -> list[Field]:
    found = []
    for kind in KINDS:
        most = held[kind] + left(view, kind) + (view["discarded"][kind] if ident != "discarded" else 0)
        found.append(
            number(f"{ident}.{kind}", say(f"draw-kind-{kind}", lang), held[kind], min(EACH_KIND, most))
        )
    return found


# --- changing it ----------------------------------------------------------------------------------------


def put(view: dict[str, Any], field: str, value: Any) -> None:
    """Give a field a value, and balance the rest."""
    key, _, rest = field.partition(".")
    kept, taking = "", 0
    if key == "trader":
        view["traders"].pop(rest, None)
        if value != NOBODY:
            view["traders"][rest] = int(value)
    elif key == "display":
        above, k = map(int, rest.split("."))
        view["display"][above][k] = value
    elif key == "row":
        view["row"] = swapped(view["row"], int(rest), value)
    elif key == "won":
        seat, kept = rest.split(".")
        view["won"][int(seat) - 1][kept] = value
    elif key == "discarded":
        kept = rest
        view["discarded"][rest] = value
    elif key == "phase":
        _enter(view, value)
        taking = 1
    elif key == "taking":
        taking = int(value)
    else:  # dynasty and round are numbers, start and to_act are seats
        view[key] = int(value)
    settle(view, kept=kept, taking=taking)


def _enter(view: dict[str, Any], phase: str) -> None:
    """Go to another phase: everything that was drawn is there."""
    board = _board(view)
    view["row"] = [*view["row"], *(state for state in board.states if state not in view["row"])]
    view["start"] = view["start"] or 1
    view["chance"], view["phase"] = False, phase
    view["to_act"] = None if phase == "over" else view["to_act"] or view["start"]
