"""A position in words, for agents that read: the board, what is asked, and the legal texts."""

from __future__ import annotations

from edubba._position import Position
from edubba.drawing.seats import seat_names
from edubba.drawing.text import teller
from edubba.games.errors import OptionError
from edubba.locales import say


def board(pos: Position, lang: str = "en") -> str:
    """The position as an aligned table."""
    view = pos.view()
    return teller(pos.game).table(view, lang, seat_names(len(pos.scores), None, lang))


def observation(pos: Position, seat: int, lang: str = "en") -> str:
    """The position in sentences, told to a seat (from 1)."""
    names = seat_names(len(pos.scores), None, lang)
    if seat not in range(1, len(names) + 1):
        raise OptionError("lab-seat", seat=seat, players=len(names))
    you = say("lab-you", lang, seat=seat, name=names[seat - 1])
    return "\n".join([you, *teller(pos.game).describe(pos.view(), lang, names)])


def prompt(pos: Position, seat: int, lang: str = "en") -> str:
    """All that an agent needs to answer with one legal text; refused where the seat has nothing to decide."""
    told = observation(pos, seat, lang)
    if pos.to_act != seat:
        raise OptionError("lab-not-asked", seat=seat)
    names = seat_names(len(pos.scores), None, lang)
    asked = teller(pos.game).prompt(pos.view(), lang, names).splitlines()[0]  # the legal texts come below
    return "\n".join([told, "", asked, say("lab-answer", lang), *pos.legal])
