"""Sumeria in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.games.sumeria.board import PATTERN, SIZE, Board, load
from edubba.games.sumeria.state import TAKEN
from edubba.locales import say

LETTERS = "EMPR"


def table(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """One line a city-state in the order of the row, then one line a player."""
    return "\n".join([headline(view, lang, names), "", *_board(view, lang), "", *_players(view, lang, names)])


def headline(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """Dynasty, round, start player, bag."""
    parts = [say("sumeria-text-when", lang, dynasty=view["dynasty"], round=view["round"])]
    if view["start"]:
        parts.append(say("sumeria-text-start", lang, name=names[view["start"] - 1]))
    bag = " ".join(f"{kind} {n}" for kind, n in view["bag"].items())
    parts.append(say("sumeria-text-bag", lang, bag=bag))
    return " · ".join(parts)


# --- the table ------------------------------------------------------------------------------------


def _board(view: Mapping[str, Any], lang: str) -> list[str]:
    board = load(view["options"]["board"], files=False)
    seats = range(1, view["options"]["players"] + 1)
    head = ["", say("sumeria-text-state", lang), say("sumeria-text-markers", lang)]
    short = [say(f"sumeria-text-{kind}", lang) for kind in ("city", "towns", "villages")]
    rows = [[*head, *short, *(f"#{seat}" for seat in seats)]]
    for place, state in _row(view, board):
        cells = _occupants(view, board, state)
        markers = "".join(view["display"][place - 1]) if 1 <= place <= 3 else ""
        marked = "*" if 1 <= place <= 3 else ""
        groups = [cells[0], " ".join(cells[1:4]), " ".join(cells[4:7])]
        counts = [str(cells.count(str(seat))) for seat in seats]
        rows.append([f"{place}{marked}" if place else "–", state, markers, *groups, *counts])
    return _aligned(rows)


def _row(view: Mapping[str, Any], board: Board) -> list[tuple[int, str]]:
    """City-states with their place in the row; 0 for those not drawn yet."""
    placed = [(place, state) for place, state in enumerate(view["row"], 1)]
    return placed + [(0, state) for state in board.states if state not in view["row"]]


def _occupants(view: Mapping[str, Any], board: Board, state: str) -> list[str]:
    first = board.states.index(state) * SIZE
    return [str(view["traders"].get(s, ".")) for s in board.settlements[first : first + SIZE]]


def _players(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    player, supply, points = (say(f"sumeria-text-{key}", lang) for key in ("player", "supply", "points"))
    rows = [["", player, supply, *LETTERS, points, ""]]
    for i, name in enumerate(names):
        won = [str(view["won"][i][kind]) for kind in LETTERS]
        rows.append(
            [str(i + 1), name, str(view["supply"][i]), *won, str(view["scores"][i]), _mark(view, i + 1, lang)]
        )
    return _aligned(rows)


def _mark(view: Mapping[str, Any], seat: int, lang: str) -> str:
    if seat in view["winners"]:
        return say("sumeria-text-wins", lang)
    return say("sumeria-text-acts", lang) if seat == view["to_act"] else ""


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


# --- sentences --------------------------------------------------------------------------------------


def describe(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """Headline, a sentence a city-state, a sentence a player."""
    board = load(view["options"]["board"], files=False)
    lines = [headline(view, lang, names), say("sumeria-text-letters", lang)]
    for place, state in _row(view, board):
        lines.append(_state_sentence(view, board, place, state, lang, names))
    for i, name in enumerate(names):
        won = " ".join(f"{kind} {view['won'][i][kind]}" for kind in LETTERS)
        facts = {"seat": i + 1, "name": name, "supply": view["supply"][i], "won": won}
        lines.append(say("sumeria-text-player-line", lang, points=view["scores"][i], **facts))
    return lines


def _state_sentence(
    view: Mapping[str, Any], board: Board, place: int, state: str, lang: str, names: Sequence[str]
) -> str:
    first = board.states.index(state) * SIZE
    owners = {
        s: view["traders"][board.settlements[s]]
        for s in range(first, first + SIZE)
        if board.settlements[s] in view["traders"]
    }
    traders = ", ".join(f"{_spot(board, s, lang)}: {names[seat - 1]}" for s, seat in owners.items())
    markers = " ".join(view["display"][place - 1]) if 1 <= place <= 3 else ""
    facts = {"traders": traders or say("sumeria-text-nobody", lang), "markers": markers or "–"}
    return say("sumeria-text-state-line", lang, place=place, state=state, **facts)


def _spot(board: Board, settlement: int, lang: str) -> str:
    """A settlement within its city-state: city, town 1, or the name a board gives it."""
    name, within = board.settlements[settlement], settlement % SIZE
    if name != f"{board.states[settlement // SIZE]}.{PATTERN[within]}":
        return name
    return say("sumeria-text-spot", lang, kind=board.kind(settlement), number=PATTERN[within][1:])


def example(view: Mapping[str, Any]) -> str:
    """A text as it is typed at this board."""
    return f"+{load(view['options']['board'], files=False).settlements[1]}"


def prompt(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """What is asked now, and of whom."""
    if view["phase"] == "over":
        won = ", ".join(names[seat - 1] for seat in view["winners"])
        return say("sumeria-text-over", lang, count=len(view["winners"]), names=won)
    if view["chance"]:
        return say("sumeria-text-draw", lang)
    name = names[view["to_act"] - 1]
    if view["phase"] == "take":
        position = 1 if view["display"][0] else 2
        shown = " ".join(view["display"][position - 1])
        return say(
            "sumeria-text-take", lang, name=name, count=TAKEN[position - 1], place=position, shown=shown
        )
    return say("sumeria-text-place" if view["phase"] == "setup" else "sumeria-text-turn", lang, name=name)


# --- what happened ----------------------------------------------------------------------------------


def tell(
    before: Mapping[str, Any], text: str, after: Mapping[str, Any], lang: str, names: Sequence[str]
) -> str:
    """What a text did, and what followed of itself: tiles, markers handed over, a new dynasty."""
    if text.startswith("~"):
        sentences = [_tell_draw(before, text[1:], lang, names), _tell_dynasty(before, after, lang, names)]
    else:
        sentences = [_tell_action(before, text, lang, names), _tell_row(before, after, lang)]
        sentences += _tell_markers(before, text, after, lang, names)
    return " ".join(filter(None, sentences))


def _tell_action(before: Mapping[str, Any], text: str, lang: str, names: Sequence[str]) -> str:
    name = names[before["to_act"] - 1]
    if text.startswith("*"):
        return say("sumeria-tell-take", lang, name=name, kinds=" ".join(text[1:]))
    if text.startswith("-"):
        return say("sumeria-tell-remove", lang, name=name, settlement=text[1:])
    if text.startswith("+"):
        key = "sumeria-tell-place" if before["phase"] == "setup" else "sumeria-tell-add"
        return say(key, lang, name=name, settlement=text[1:])
    origin, _, destination = text.partition(">")
    return say("sumeria-tell-move", lang, name=name, origin=origin, destination=destination)


def _tell_draw(before: Mapping[str, Any], drawn: str, lang: str, names: Sequence[str]) -> str:
    if drawn in LETTERS:
        return say("sumeria-tell-marker", lang, kind=drawn)
    if drawn.isdigit():
        return say("sumeria-tell-start", lang, name=names[int(drawn) - 1])
    return say("sumeria-tell-tile", lang, state=drawn, place=len(before["row"]) + 1)


def _tell_row(before: Mapping[str, Any], after: Mapping[str, Any], lang: str) -> str:
    """The tile that an action moved: an add or a move lifts one, a remove lowers one."""
    changed = [place for place in range(8) if before["row"][place] != after["row"][place]]
    if not changed:
        return ""
    left, right = changed
    lowered = len(after["traders"]) < len(before["traders"])
    key, place = ("sumeria-tell-drops", right) if lowered else ("sumeria-tell-rises", left)
    return say(key, lang, state=after["row"][place], place=place + 1)


def _tell_markers(
    before: Mapping[str, Any], text: str, after: Mapping[str, Any], lang: str, names: Sequence[str]
) -> list[str]:
    """Markers that changed hands without a decision."""
    told = []
    for i, name in enumerate(names):
        kinds = _gained(before["won"][i], after["won"][i])
        if text.startswith("*") and i + 1 == before["to_act"]:
            for kind in text[1:]:
                kinds.remove(kind)
        if kinds:
            told.append(say("sumeria-tell-gets", lang, name=name, kinds=" ".join(kinds)))
    lost = _gained(before["discarded"], after["discarded"])
    return [*told, say("sumeria-tell-discards", lang, kinds=" ".join(lost))] if lost else told


def _gained(before: Mapping[str, int], after: Mapping[str, int]) -> list[str]:
    return [kind for kind in LETTERS for _ in range(after[kind] - before[kind])]


def _tell_dynasty(
    before: Mapping[str, Any], after: Mapping[str, Any], lang: str, names: Sequence[str]
) -> str:
    if before["phase"] != "play" or after["chance"]:
        return ""
    return say("sumeria-tell-dynasty", lang, dynasty=after["dynasty"], name=names[after["start"] - 1])
