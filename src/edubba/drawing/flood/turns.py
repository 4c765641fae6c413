"""The turns with their empires, and the ranks of equipment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.drawing.flood.icons import spears, wave
from edubba.drawing.flood.sheet import COLUMN, LEFT, panel
from edubba.drawing.flood.words import SEATS, creator, place_name
from edubba.drawing.ink import fitted, group, safe, tag, write
from edubba.drawing.seats import trader
from edubba.games.flood.board import Board
from edubba.locales import say

TOP, ROW = 104.0, 31.0
DECLINE = (2, 4)  # R29
RANKS = "ABC"
RANKS_TOP = 296.0


def turns(view: Mapping[str, Any], board: Board, lang: str) -> str:
    """A row for each turn: its number, whether there is decline, its three empires."""
    rows = [_row(view, turn, empires, lang) for turn, empires in enumerate(board.empires, 1)]
    title = say("draw-flood-turns", lang)
    return panel((LEFT, TOP), COLUMN, ROW * len(rows) + 6, title, *rows, class_="turns")


def _row(view: Mapping[str, Any], turn: int, empires: tuple[tuple[str, int], ...], lang: str) -> str:
    now = view["turn"] == turn and view["phase"] != "over"
    past = turn < view["turn"] or view["phase"] == "over"
    stone = "stone-now" if now else "stone-past" if past else "stone"
    step = (COLUMN - 58) / 3
    cells = [_empire(view, turn, name, armies, (56 + k * step, step), now=now, lang=lang)
             for k, (name, armies) in enumerate(empires)]  # fmt: skip
    decline = group(
        tag("title", safe(say("draw-flood-decline", lang))), wave((42, 0), 0.72), class_="decline"
    )
    return group(
        tag("rect", x=4, y=-13, width=COLUMN - 8, height=27, rx=5, class_="row-now") if now else "",
        tag("circle", cx=19, cy=0, r=11.5, class_=stone),
        write(str(turn), (19, 5.6), 16, class_="bold" if now else "pale-bold"),
        decline if turn in DECLINE else "",
        *cells,
        at=(0, ROW * (turn - 0.5) + 3),
        class_="turn-now" if now else "turn",
    )


def _empire(
    view: Mapping[str, Any],
    turn: int,
    name: str,
    armies: int,
    span: tuple[float, float],
    *,
    now: bool,
    lang: str,
) -> str:
    left, width = span
    maker = creator(view, name) if now else None
    kind = "pale-bold" if now else "dim"
    text, size = fitted(place_name(name, lang), 15.5, width - (42 if maker else 26))
    number = tag("tspan", f" {armies}", class_="gold")
    return group(
        tag("title", safe(say("draw-flood-muster", lang, name=place_name(name, lang), count=armies))),
        tag("rect", x=left - 4, y=-13, width=width, height=27, fill_opacity=0, pointer_events="all"),
        tag("text", safe(text), number, x=left, y=5.4, font_size=size, class_=kind),
        trader(maker, (left + width - 16, -1), scale=0.55) if maker else "",
        id=f"empire-{turn}-{name}", class_="empire",
    )  # fmt: skip


def ranks(view: Mapping[str, Any], lang: str) -> str:
    """A, B, C: whose armies are better equipped, and the value of the equipment."""
    holders = {view["players"][seat - 1]["rank"]: seat for seat in SEATS}
    step = COLUMN / 3
    cells = []
    for k, rank in enumerate(RANKS):
        seat = holders.get(rank)
        filled = "" if seat is None else _equipped(view, seat, step, lang)
        cells.append(
            group(
                tag("circle", cx=24, cy=22, r=14, class_="stone-now" if seat else "stone"),
                write(rank, (24, 28), 18, class_="bold" if seat else "pale-bold"),
                filled,
                at=(k * step, 0),
                id=f"rank-{rank.lower()}",
            )
        )
    return panel((LEFT, RANKS_TOP), COLUMN, 44, say("draw-flood-ranks", lang), *cells, class_="ranks")


def _equipped(view: Mapping[str, Any], seat: int, step: float, lang: str) -> str:
    value = view["players"][seat - 1]["equipment"]
    return group(
        tag("title", safe(say("draw-flood-equipment", lang, value=value))),
        trader(seat, (62, 22), scale=0.8),
        spears((92, 24), 0.9),
        write(str(value), (104, 28), 18, anchor="start", class_="pale-bold"),
    )
