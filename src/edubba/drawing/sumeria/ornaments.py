"""Names and vignettes on the map, each where there is room for it."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

from edubba.drawing.ink import (
    Point,
    fitted,
    group,
    num,
    polygon,
    regular,
    safe,
    sampled,
    tag,
    text_width,
    write,
)
from edubba.drawing.sumeria import emblems
from edubba.drawing.sumeria.layout import BORDER, HEIGHT, WIDTH, Layout, closed
from edubba.drawing.sumeria.pieces import REACH
from edubba.drawing.sumeria.placing import Room
from edubba.drawing.sumeria.regions import Fields
from edubba.games.sumeria.board import SETTLEMENTS, STATES, Board

NAME_SIZE = 25.0


def spoken(name: str) -> str:
    """An id as a name: `two_rivers` is Two Rivers."""
    return name.replace("_", " ").title()


def names_and_vignettes(layout: Layout, fields: Fields, title: str) -> tuple[str, str]:
    """What lies under the roads, and the names that lie over them."""
    room = Room()
    for i in range(SETTLEMENTS):
        room.occupy([layout.places[i]], REACH[Board.kind(i)] + 1)
    room.occupy(layout.road_points(), 7)
    cartouche = _placed(
        room, 112, 47, _corner_or_middle, lambda at: _cartouche(at, title, spoken(layout.board.name))
    )
    labels = [_state_name(layout, fields, room, state) for state in range(STATES)]
    for river in layout.rivers:
        room.occupy(sampled(river, 6, closed=closed(river)), 15)
    return cartouche + _vignettes(layout, fields, room), group(*labels, class_="names")


def _state_name(layout: Layout, fields: Fields, room: Room, state: int) -> str:
    """The name of a city-state with its sign, near its city and inside its land."""
    text, size = fitted(spoken(layout.board.states[state]), NAME_SIZE, 190)
    wide = text_width(text, size) * 0.95 + 36
    city = layout.members(state)[0]
    field = fields.states[state]

    def cost(x: Any, y: Any) -> Any:
        import numpy as np

        outside = sum(
            np.maximum(14 - fields.at(field, x + s * wide / 2, y), 0) for s in (-1, -0.5, 0, 0.5, 1)
        )
        outwards = np.hypot(x - WIDTH / 2, y - HEIGHT / 2)
        return np.hypot(x - city[0], (y - city[1]) * 1.2) + 5 * outside - 0.1 * outwards

    at = room.find(wide / 2, size * 0.5, cost, overlap=900) or city
    left = at[0] - wide / 2 + 3
    label = write(text, (left + 26, at[1] + size * 0.34), size, anchor="start", class_="state-name dark")
    seal = tag("circle", cx=left + 11, cy=at[1], r=14.5, fill="#fbf1d6", fill_opacity=0.85)
    return group(seal, emblems.sign(state, (left + 11, at[1])), label, class_=f"state-{state}")


def _vignettes(layout: Layout, fields: Fields, room: Room) -> str:
    corner = _near_corners()
    wild = functools.partial(_wilderness, fields)
    placed = []
    if layout.sea is not None:
        placed.append(_placed(room, 34, 30, _in_sea(fields), _ship))
        placed += [_placed(room, 9, 12, _along_shore(fields), _reeds) for _ in range(7)]
    placed.append(_placed(room, 44, 44, lambda x, y: corner(x, y) + wild(40, 40)(x, y), _compass))
    placed.append(_placed(room, 46, 32, wild(40, 28), _ziggurat))
    placed += [_placed(room, 38, 22, wild(30, 14), _hills) for _ in range(6)]
    placed += [_placed(room, 15, 21, _riverside(fields), _palm) for _ in range(9)]
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


# --- the pictures --------------------------------------------------------------------------------


def _cartouche(at: Point, title: str, board: str) -> str:
    plate = "M-100,-44h200q0,12 10,14v60q-10,2 -10,14h-200q0,-12 -10,-14v-60q10,-2 10,-14z"
    inner = "M-94,-38h188q1,9 9,12v52q-8,3 -9,12h-188q-1,-9 -9,-12v-52q8,-3 9,-12z"
    words = tag(
        "text", safe(title.upper()), y=4.0, font_size=37.0, text_anchor="middle", class_="bold",
        textLength=172, lengthAdjust="spacingAndGlyphs",
    )  # fmt: skip
    return group(
        tag("path", d=plate, class_="shadow", transform="translate(3,4)"),
        tag("path", d=plate, class_="plate"),
        tag("path", d=inner, class_="plate-inner"),
        words,
        write(board, (0, 29), 19, width=150, class_="soft"),
        at=at,
        class_="cartouche",
    )


def _compass(at: Point) -> str:
    long, short = regular(4, 40), regular(4, 9, 45)
    rose = [p for pair in zip(long, short, strict=True) for p in pair]
    small = [p for pair in zip(regular(4, 26, 45), regular(4, 9, 90), strict=True) for p in pair]
    dark = "".join(
        f"M0,0L{num(a)},{num(b)}L{num(c)},{num(d)}Z" for (a, b), (c, d) in zip(long, short, strict=True)
    )
    return group(
        tag("circle", r=31, class_="sketch"), tag("circle", r=27.5, class_="sketch"),
        polygon(small, class_="sketch-fill"), polygon(rose, class_="sketch-fill"),
        tag("path", d=dark, fill="#6b4722"),
        at=at, class_="compass",
    )  # fmt: skip


def _ziggurat(at: Point) -> str:
    steps = "".join(
        tag("path", d=f"M{-w},{y}l4,-13h{2 * w - 8}l4,13z", class_="sketch-fill")
        for w, y in ((42, 26), (31, 13), (20, 0), (10, -13))
    )
    stairs = tag("path", d="M-5,26L-2.5,-13h5L5,26z", class_="sketch-dark")
    rungs = "".join(f"M{num(-4.5 + k * 0.3)},{22 - 5 * k}h{num(9 - k * 0.6)}" for k in range(7))
    return group(steps, stairs, tag("path", d=rungs, class_="sketch"), at=at)


def _hills(at: Point) -> str:
    body = tag("path", d="M-34,16Q-24,-6 -16,-14Q-8,-6 -3,4Q6,-14 12,-19Q22,-8 34,16z", class_="sketch-fill")
    shade = tag(
        "path",
        d="M-16,-14Q-13,0 -18,14M12,-19Q14,0 8,14M-11,-8Q-8,2 -12,12M17,-12Q20,2 16,13",
        class_="sketch",
    )
    return group(body, shade, at=at, opacity=0.8)


def _palm(at: Point) -> str:
    trunk = tag("path", d="M-1,20Q1,6 -1,-6", class_="trunk")
    fronds = "".join(_frond(math.radians(angle), long) for angle, long in _FRONDS)
    shade = tag("ellipse", cx=3, cy=20, rx=9, ry=2.5, class_="shadow")
    return group(shade, trunk, tag("path", d=fronds, class_="leaf"), at=at)


_FRONDS = ((-160, 15), (-125, 15), (-55, 15), (-20, 15), (-90, 13), (170, 12), (10, 12))


def _frond(angle: float, long: float) -> str:
    x, y = long * math.cos(angle), long * math.sin(angle)
    tip = f"{num(x - 1)},{num(y - 4 + abs(x) * 0.25)}"
    return f"M-1,-6Q{num(x * 0.6)},{num(y * 0.6 - 11)} {tip}Q{num(x * 0.5)},{num(y * 0.5 - 4)} -1,-6z"


def _reeds(at: Point) -> str:
    stems = "M-6,12Q-6,0 -9,-8M-2,12Q-2,-2 -2,-12M3,12Q3,0 6,-10M7,12Q7,4 10,-2"
    heads = "M-9,-8l-1,-6l3,5zM-2,-12l0,-7l2,6zM6,-10l3,-6l0,7z"
    return group(tag("path", d=stems, class_="reed"), tag("path", d=heads, class_="leaf"), at=at)


def _ship(at: Point) -> str:
    hull = "M-32,2Q-28,16 -10,18h22Q30,16 33,-6Q27,4 16,6h-30Q-26,6 -32,2z"
    sail = "M-2,-28Q20,-20 20,2h-22z"
    return group(
        tag("path", d="M-34,22q6,-5 12,0t12,0t12,0t12,0t12,0", class_="depth"),
        tag("path", d="M-2,6V-30", class_="mast"),
        tag("path", d=sail, class_="sail"),
        tag("path", d="M-2,-12Q12,-8 17,-9M-2,-3h21", class_="stripe"),
        tag("path", d=hull, class_="sketch-dark"), at=at,
    )  # fmt: skip
