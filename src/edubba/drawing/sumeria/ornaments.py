"""Names and vignettes on the map, each where there is room for it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from edubba.drawing.ink import Point, fitted, group, sampled, tag, text_width, write
from edubba.drawing.sumeria import emblems
from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH, Layout, closed
from edubba.drawing.sumeria.pieces import REACH
from edubba.drawing.sumeria.placing import Room
from edubba.drawing.sumeria.regions import Fields
from edubba.drawing.vignettes import cartouche, compass, hills, palm, reeds, ship, ziggurat
from edubba.games.sumeria.board import SETTLEMENTS, STATES, Board, spoken

NAME_WIDTHS = ((190, 0.02), (150, 0.02), (115, 1))  # how wide a name may be, and what share of it covered
NAME_SIZE = 25.0


def names_and_vignettes(layout: Layout, fields: Fields, title: str) -> tuple[str, str]:
    """What lies under the roads, and the names that lie over them."""
    room = Room()
    for i in range(SETTLEMENTS):
        room.occupy([layout.places[i]], REACH[Board.kind(i)] + 1)
    room.occupy(layout.road_points(), 7)
    name_plate = _placed(
        room, 112, 47, _corner_or_middle, lambda at: cartouche(at, title, spoken(layout.board.name))
    )
    labels = [_state_name(layout, fields, room, state) for state in range(STATES)]
    for river in layout.rivers:
        room.occupy(sampled(river, 6, closed=closed(river)), 15)
    return name_plate + _vignettes(layout, fields, room), group(*labels, class_="names")


def _state_name(layout: Layout, fields: Fields, room: Room, state: int) -> str:
    """The name of a city-state with its sign, near its city and inside its land."""
    city = layout.members(state)[0]
    field = fields.states[state]
    wide = 0.0

    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        outside = sum(
            np.maximum(14 - fields.at(field, x + s * wide / 2, y), 0) for s in (-1, -0.5, 0, 0.5, 1)
        )
        outwards = np.hypot(x - WIDTH / 2, y - HEIGHT / 2)
        return np.hypot(x - city[0], (y - city[1]) * 1.2) + 5 * outside - 0.1 * outwards

    for width, most in NAME_WIDTHS:  # a long name gets smaller rather than lie below a settlement
        text, size = fitted(spoken(layout.board.states[state]), NAME_SIZE, width)
        wide = text_width(text, size) * (0.95 if size == NAME_SIZE else 1.2) + 36  # small letters stand wide
        if found := room.find(wide / 2, size * 0.5, cost, overlap=900, most=most):
            break
    at = found or city
    left = at[0] - wide / 2 + 3
    label = write(text, (left + 26, at[1] + size * 0.34), size, anchor="start", class_="state-name dark")
    seal = tag("circle", cx=left + 11, cy=at[1], r=14.5, fill="#fbf1d6", fill_opacity=0.85)
    return group(seal, emblems.sign(state, (left + 11, at[1])), label, class_=f"state-{state}")


def _vignettes(layout: Layout, fields: Fields, room: Room) -> str:
    corner = _near_corners()
    wild = functools.partial(_wilderness, fields)
    placed = []
    if layout.sea is not None:
        placed.append(_placed(room, 34, 30, _in_sea(fields), ship))
        placed += [_placed(room, 9, 12, _along_shore(fields), reeds) for _ in range(7)]
    placed.append(_placed(room, 44, 44, lambda x, y: corner(x, y) + wild(40, 40)(x, y), compass))
    placed.append(_placed(room, 46, 32, wild(40, 28), ziggurat))
    placed += [_placed(room, 38, 22, wild(30, 14), hills) for _ in range(6)]
    placed += [_placed(room, 15, 21, _riverside(fields), palm) for _ in range(9)]
    return group(*placed, class_="vignettes")


def _placed(
    room: Room, across: float, down: float, cost: Callable[[Any, Any], Any], draw: Callable[[Point], str]
) -> str:
    at = room.find(across, down, cost)
    return "" if at is None else draw(at)


def _near_corners() -> Callable[[Any, Any], Any]:
    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        across = np.minimum(x - BORDER, WIDTH - BORDER - x)
        return np.hypot(across, np.minimum(y - BORDER, HEIGHT - BORDER - y)) + 0.02 * y - 0.02 * x

    return cost


def _corner_or_middle(x: Any, y: Any) -> Any:
    import numpy as np

    return np.minimum(_near_corners()(x, y), np.hypot(x - WIDTH / 2, y - HEIGHT / 2) + 140)


def _wilderness(fields: Fields, across: float, down: float) -> Callable[[Any, Any], Any]:
    """Away from all city-states and from the sea, with the whole of a box of these half sizes."""

    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        taken = np.maximum(fields.states.max(axis=0), fields.sea)
        corners = ((dx * across, dy * down) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        nearest = np.maximum.reduce([fields.at(taken, x + dx, y + dy) for dx, dy in corners])
        return np.where(nearest > -3, np.inf, 6 * np.sin(x * 0.043 + y * 0.071))

    return cost


def _in_sea(fields: Fields) -> Callable[[Any, Any], Any]:
    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        depth = fields.at(fields.sea, x, y)
        return np.where(depth < 45, np.inf, np.abs(depth - 75))

    return cost


def _along_shore(fields: Fields) -> Callable[[Any, Any], Any]:
    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        depth = fields.at(fields.sea, x, y)
        return np.where((depth > -12) | (depth < -34), np.inf, np.sin(x * 12.9 + y * 7.7))

    return cost


def _riverside(fields: Fields) -> Callable[[Any, Any], Any]:
    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        near = np.minimum(fields.at(fields.banks, x, y), 55)
        dry = fields.at(fields.sea, x, y) < -30
        return np.where(dry & (near < 60), 12 * np.sin(x * 3.3 + y * 5.1) + near * 0.2, np.inf)

    return cost
