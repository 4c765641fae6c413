"""The players: piece, name, supply, markers won, points; who is to act, who began, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.ink import fitted, group, tag, text_width, write
from edubba.drawing.seats import trader
from edubba.drawing.sumeria import emblems
from edubba.drawing.sumeria.layout import HEIGHT, WIDTH
from edubba.drawing.vignettes import crown
from edubba.locales import say

TOP, CARD = HEIGHT + 210.0, 116.0
LEFT, BETWEEN = 27.0, 11.0
END = TOP + CARD + 20
KINDS = "EMPR"


def cards(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """A card for each seat, side by side."""
    count = len(names)
    width = (WIDTH - 2 * LEFT - BETWEEN * (count - 1)) / count
    drawn = [_card(view, seat, names[seat - 1], width, lang) for seat in range(1, count + 1)]
    return group(*drawn, class_="players")


def _card(view: Mapping[str, Any], seat: int, name: str, width: float, lang: str) -> str:
    active, winner = view["to_act"] == seat, seat in view["winners"]
    note = say("draw-to-move", lang) if active else say("draw-winner", lang) if winner else ""
    pawn = say("draw-start-player", lang) if view["start"] == seat else ""
    score = str(view["scores"][seat - 1])
    return group(
        tag("rect", width=width, height=CARD, rx=10, class_="card-active" if active or winner else "card"),
        trader(seat, (34, 36), scale=1.2),
        crown((34, 6), 0.95) if winner else "",
        _heading(name, note, width - 28 - text_width(score, 36), pawn=pawn),
        _score(score, width, lang),
        tag("path", d="M-16,24l15,12l-15,12z", class_="card-flag") if active else "",
        _holdings(view, seat, width, lang),
        at=(LEFT + (seat - 1) * (width + BETWEEN), TOP),
        id=f"seat-{seat}",
        class_="player" + (" active" if active else ""),
    )


def _heading(name: str, note: str, end: float, *, pawn: str) -> str:
    """Name, start pawn and what there is to say about the seat."""
    text, size = fitted(name, 24, end - 64 - (24 if pawn else 0), bold=True)
    stop = 64 + text_width(text, size, bold=True)
    return group(
        write(text, (62, 36), size, anchor="start", class_="bold name"),
        emblems.pawn((stop + 11, 28), 0.95, title=pawn) if pawn else "",
        write(note, (62, 57), 16, width=end - 90, anchor="start", class_="soft") if note else "",
    )


def _score(score: str, width: float, lang: str) -> str:
    return group(
        write(score, (width - 16, 42), 36, anchor="end", class_="bold score"),
        write(say("draw-points", lang), (width - 16, 58), 14, width=70, anchor="end", class_="soft"),
    )


def _holdings(view: Mapping[str, Any], seat: int, width: float, lang: str) -> str:
    """Supply and markers won, with their numbers."""
    won = view["won"][seat - 1]
    step = (width - 22) / 5
    line, radius = 91.0, min(16.0, step * 0.29)
    body = [
        trader(seat, (24, line), scale=0.74, title=say("draw-supply", lang)),
        _count(int(view["supply"][seat - 1]), 24 + 17, line),
    ]
    for k, kind in enumerate(KINDS, 1):
        x = 31 + k * step
        body.append(emblems.marker(kind, (x, line), radius, title=say(f"draw-kind-{kind}", lang)))
        body.append(_count(int(won[kind]), x + radius + 3, line))
    rule = tag("path", d=f"M12,68H{width - 12:.1f}", class_="plate-inner")
    return group(rule, *body, class_="holdings")


def _count(number: int, x: float, line: float) -> str:
    return write(str(number), (x, line + 7), 20, anchor="start", class_="bold" if number else "soft")
