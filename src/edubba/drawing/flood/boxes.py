"""The four boxes in which workers work at home, as clay tablets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood import pieces
from edubba.drawing.flood.icons import sign
from edubba.drawing.flood.sheet import COLUMN, LEFT
from edubba.drawing.flood.words import BOXES, SEATS, place_name
from edubba.drawing.ink import group, safe, tag, write
from edubba.games.flood.board import Board
from edubba.locales import say

TOP = 372.0
BETWEEN = 10.0
WIDE, HIGH = (COLUMN - BETWEEN) / 2, 104.0


def boxes(view: Mapping[str, Any], board: Board, touched: set[str], names: Sequence[str], lang: str) -> str:
    """Irrigation and weaving, below them scribes and toolmakers with a ready and a used side."""
    title = write(say("draw-flood-boxes", lang), (LEFT + 2, TOP - 7), 16.5, anchor="start", class_="caption")
    drawn = [_box(view, board, k, name, touched, names, lang) for k, name in enumerate(BOXES)]
    return group(title, *drawn, class_="boxes")


def _box(
    view: Mapping[str, Any],
    board: Board,
    k: int,
    name: str,
    touched: set[str],
    names: Sequence[str],
    lang: str,
) -> str:
    here, points = view["boxes"][name], board.points[name]
    at = corner(k)
    medal = ""
    if points:
        medal = pieces.medal(points, (WIDE - 28, 21), say("draw-flood-points-end", lang, points=points))
    body = _halves(here, names, lang) if isinstance(here, Mapping) else _whole(here, names, lang)
    return group(
        tag("title", safe(place_name(name, lang))),
        tag("rect", y=3, x=2, width=WIDE, height=HIGH, rx=12, class_="shadow"),
        tag("rect", width=WIDE, height=HIGH, rx=12, class_="tablet"),
        tag("rect", x=4, y=4, width=WIDE - 8, height=HIGH - 8, rx=9, class_="tablet-inner"),
        sign(name, (23, 21)),
        write(place_name(name, lang), (40, 27), 18, width=WIDE - (92 if points else 52), anchor="start",
              class_="bold"),
        medal,
        body,
        _pointer() if name in touched else "",
        at=at, id=f"box-{name}", class_="box", data_x=WIDE / 2, data_y=HIGH * 0.66,
    )  # fmt: skip


def corner(k: int) -> tuple[float, float]:
    """The upper left corner of a box, by its number from 0."""
    return LEFT + (k % 2) * (WIDE + BETWEEN), TOP + (k // 2) * (HIGH + BETWEEN)


def _whole(counts: Sequence[int], names: Sequence[str], lang: str) -> str:
    ground = tag("rect", x=10, y=40, width=WIDE - 20, height=HIGH - 50, rx=6, class_="half")
    step = (WIDE - 20) / 3
    return ground + "".join(
        _count(seat, counts[seat - 1], (10 + (seat - 0.5) * step - 11, 67), 0.86, names, lang)
        for seat in SEATS
    )


def _halves(sides: Mapping[str, Sequence[int]], names: Sequence[str], lang: str) -> str:
    """The ready side above, the used one below it, darker."""
    drawn = []
    for k, side in enumerate(("ready", "used")):
        top = 38 + k * 31
        step = (WIDE - 80) / 3
        drawn.append(tag("rect", x=8, y=top, width=WIDE - 16, height=28, rx=5,
                         class_="half" if side == "ready" else "half-used"))  # fmt: skip
        drawn.append(write(say("draw-flood-side", lang, side=side), (13, top + 19), 14, width=54,
                           anchor="start", class_="ink"))  # fmt: skip
        drawn += [
            _count(seat, sides[side][seat - 1], (66 + (seat - 0.5) * step - 6, top + 14), 0.56, names, lang)
            for seat in SEATS
        ]
    return "".join(drawn)


def _count(
    seat: int, count: int, at: tuple[float, float], scale: float, names: Sequence[str], lang: str
) -> str:
    title = say("draw-flood-workers", lang, name=names[seat - 1], count=count)
    return pieces.workers(seat, count, at, title, scale) if count else ""


def _pointer() -> str:
    marks = [
        tag("rect", x=-3, y=-3, width=WIDE + 6, height=HIGH + 6, rx=14, class_=kind)
        for kind in ("last-halo", "last-land")
    ]
    return group(*marks, class_="last")
