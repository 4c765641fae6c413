"""What is written and what stands on each area."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood import pieces
from edubba.drawing.flood.atlas import MIDDLES, SMALL
from edubba.drawing.flood.icons import good, sign
from edubba.drawing.flood.words import SEATS, creator, place_name
from edubba.drawing.ink import Point, fitted, group, safe, tag, text_width, write
from edubba.games.flood.board import Board
from edubba.locales import say

NAME = 20.0
LINE = 196.0  # how wide a line of text on an area may be, by the generous guess
LARGE = 1.14  # how much larger everything is on lands that have room


def areas(view: Mapping[str, Any], board: Board, touched: set[str], names: Sequence[str], lang: str) -> str:
    """A group for every area: its whole ground for clicks, what is printed on it, what stands on it."""
    return group(*(_area(view, board, name, touched, names, lang) for name in board.areas), class_="areas")


def printed(board: Board, lang: str) -> str:
    """What is written on the areas and never changes."""
    body = {True: _sumerian_print, False: _outer_print}
    drawn = [
        group(*body[name in board.sumerian](board, name, lang), at=MIDDLES[name], scale=_scale(name),
              class_=f"land-{name}")
        for name in board.areas
    ]  # fmt: skip
    return group(*drawn, class_="areas")


def standing(
    view: Mapping[str, Any], board: Board, touched: set[str], names: Sequence[str], lang: str
) -> str:
    """The rest: pieces, this turn's empires, and the pointer to the last action."""
    drawn = []
    for name in board.areas:
        if name in touched:
            drawn.append(_pointer(name))
        sumerian = name in board.sumerian
        body = (
            _sumerian_pieces(view, name, names, lang)
            if sumerian
            else _outer_pieces(view, board, name, names, lang)
        )
        if any(body):
            drawn.append(group(*body, at=MIDDLES[name], scale=_scale(name), class_=f"land-{name}"))
    return group(*drawn, class_="areas")


def _area(
    view: Mapping[str, Any], board: Board, name: str, touched: set[str], names: Sequence[str], lang: str
) -> str:
    body = _sumerian if name in board.sumerian else _outer
    return group(
        tag("title", safe(place_name(name, lang))),
        tag("use", href=f"#edf-{name}", fill_opacity=0, pointer_events="all"),
        _pointer(name) if name in touched else "",
        group(*body(view, board, name, names, lang), at=MIDDLES[name], scale=_scale(name)),
        id=f"area-{name}",
        class_=f"area land-{name}",
        **_anchors(board, name),
    )


def _pointer(name: str) -> str:
    marks = [tag("use", href=f"#edf-{name}", class_=kind) for kind in ("last-halo", "last-land")]
    return group(*marks, class_="last")


# --- where pieces stand, from the middle of an area ---------------------------------------------------

CITY, GROWTH, SUMER_ARMY = (-52.0, 24.0), (-8.0, 29.0), (48.0, 38.0)
OFFERS, WORKERS, STEP = (0.0, -1.0), (0.0, 31.0), 42.0


def _scale(name: str) -> float:
    return 1.0 if name in SMALL else LARGE


def _line(name: str) -> float:
    return LINE * 0.86 if name in SMALL else LINE


def _army_spot(board: Board, name: str) -> Point:
    """Beside the offers of an outer area, or in their place."""
    return 16.0 * len(board.offers[name]) + 30, 17.0


def _anchors(board: Board, name: str) -> dict[str, Any]:
    """Where a program may lay pieces over the picture, and how large they are there."""
    if name in board.sumerian:
        kinds = {"city": CITY, "growth": GROWTH, "army": SUMER_ARMY}
    else:
        kinds = {"army": _army_spot(board, name), "workers": WORKERS}
    spots = {"": (0.0, 0.0)} | {f"{kind}_": spot for kind, spot in kinds.items()}
    at, scale = MIDDLES[name], _scale(name)
    return {
        f"data_{kind}{axis}": at[k] + spot[k] * scale
        for kind, spot in spots.items()
        for k, axis in enumerate("xy")
    }


# --- Sumerian areas ------------------------------------------------------------------------------------


def _sumerian(
    view: Mapping[str, Any], board: Board, name: str, names: Sequence[str], lang: str
) -> tuple[str, ...]:
    return *_sumerian_print(board, name, lang), *_sumerian_pieces(view, name, names, lang)


def _sumerian_print(board: Board, name: str, lang: str) -> tuple[str, ...]:
    return (
        write(place_name(name, lang), (0, -30), NAME, width=_line(name), class_="name"),
        _power(board.powers[name], _line(name), lang),
    )


def _sumerian_pieces(view: Mapping[str, Any], name: str, names: Sequence[str], lang: str) -> tuple[str, ...]:
    here = view["areas"][name]
    owner = here["city"]
    city = pieces.city(owner, CITY, say("draw-flood-city", lang, name=names[owner - 1])) if owner else ""
    return (
        city or pieces.plot(CITY),
        pieces.growth(GROWTH, say("draw-flood-grown", lang)) if here["grown"] else "",
        _army(here["army"], SUMER_ARMY, 1.0, names, lang),
    )


def _power(power: str, width: float, lang: str) -> str:
    """The sign of a city's power and its caption."""
    if not power:
        return ""
    text, size = fitted(say("draw-flood-power", lang, power=power), 14.5, width)
    left = -(text_width(text, size) * 0.84 + 24) / 2
    return sign(power, (left + 9, -15), 0.82) + write(
        text, (left + 24, -10), size, anchor="start", class_="power"
    )


def _army(army: Mapping[str, int] | None, at: Point, scale: float, names: Sequence[str], lang: str) -> str:
    if not army:
        return ""
    title = say("draw-flood-armies", lang, name=names[army["seat"] - 1], count=army["count"])
    return pieces.armies(army["seat"], army["count"], at, title, scale)


# --- outer areas -----------------------------------------------------------------------------------------


def _outer(
    view: Mapping[str, Any], board: Board, name: str, names: Sequence[str], lang: str
) -> tuple[str, ...]:
    return *_outer_print(board, name, lang), *_outer_pieces(view, board, name, names, lang)


def _outer_print(board: Board, name: str, lang: str) -> tuple[str, ...]:
    return _heading(board.points[name], name, lang), _offers(board.offers[name], lang)


def _outer_pieces(
    view: Mapping[str, Any], board: Board, name: str, names: Sequence[str], lang: str
) -> tuple[str, ...]:
    here = view["areas"][name]
    return (
        _muster(view, board, name, lang),
        _army(here["army"], _army_spot(board, name), 0.88, names, lang),
        _workers(here["workers"], names, lang),
    )


def _heading(points: int, name: str, lang: str) -> str:
    """The name, and the points at the end."""
    text, size = fitted(place_name(name, lang), NAME, LINE - 50)
    side = 13.0 if points else 0.0
    line = -26.0 if name in SMALL else -30.0
    heading = write(text, (-side, line), size, class_="name")
    if not points:
        return heading
    place = text_width(text, size) * 0.46 + 20 - side, line - 6
    return heading + pieces.medal(points, place, say("draw-flood-points-end", lang, points=points))


def _muster(view: Mapping[str, Any], board: Board, name: str, lang: str) -> str:
    """The empire that may begin here in this turn."""
    armies = dict(board.empires[view["turn"] - 1]).get(name)
    if armies is None or view["phase"] == "over":
        return ""
    title = say("draw-flood-muster", lang, name=place_name(name, lang), count=armies)
    place = -16.0 * len(board.offers[name]) - 8, -1.0
    return pieces.muster(armies, place, title, seat=creator(view, name))


def _offers(offers: Sequence[str], lang: str) -> str:
    step = 32
    left = OFFERS[0] - step * (len(offers) - 1) / 2
    return "".join(good(offer, (left + k * step, OFFERS[1]), 14, lang) for k, offer in enumerate(offers))


def _workers(counts: Sequence[int], names: Sequence[str], lang: str) -> str:
    drawn = []
    for seat in SEATS:
        if counts[seat - 1]:
            title = say("draw-flood-workers", lang, name=names[seat - 1], count=counts[seat - 1])
            spot = WORKERS[0] + (seat - 2) * STEP - 7, WORKERS[1]
            drawn.append(pieces.workers(seat, counts[seat - 1], spot, title))
    return "".join(drawn)
