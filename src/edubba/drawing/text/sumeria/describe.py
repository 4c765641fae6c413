"""The position in sentences, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.text.sumeria.table import LETTERS, headline, placed
from edubba.games.sumeria.board import PATTERN, SIZE, Board, load
from edubba.games.sumeria.state import TAKEN
from edubba.locales import say


def describe(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """Headline, a sentence a city-state, a sentence a player."""
    board = load(view["options"]["board"], files=False)
    lines = [headline(view, lang, names), say("sumeria-text-letters", lang)]
    for place, state in placed(view, board):
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
    return say("sumeria-text-spot", lang, kind=PATTERN[within][0], number=PATTERN[within][1:])


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


def title(lang: str) -> str:
    """The name of the game."""
    return say("draw-title", lang)
