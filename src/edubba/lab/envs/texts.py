"""A position in words, for agents that read: the board, what is asked, and the legal texts."""

from __future__ import annotations

from edubba._position import Position
from edubba.drawing.seats import seat_names
from edubba.drawing.text import teller


def board(pos: Position, lang: str = "en") -> str:
    """The position as an aligned table."""
    view = pos.view()
    return teller(pos.game).table(view, lang, seat_names(len(pos.scores), None, lang))


def observation(pos: Position, seat: int, lang: str = "en") -> str:
    """The position in sentences, told to a seat (from 1)."""
    names = seat_names(len(pos.scores), None, lang)
    return "\n".join([f"You are seat {seat}.", *teller(pos.game).describe(pos.view(), lang, names)])


def prompt(pos: Position, seat: int, lang: str = "en") -> str:
    """All that an agent needs to answer with one legal text, on a line of its own."""
    names = seat_names(len(pos.scores), None, lang)
    asked = teller(pos.game).prompt(pos.view(), lang, names)
    return "\n".join(
        [
            observation(pos, seat, lang),
            "",
            asked,
            "Answer with one of these texts and nothing else:",
            *pos.legal,
        ]
    )
