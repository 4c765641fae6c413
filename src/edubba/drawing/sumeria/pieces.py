"""What stands on the map: settlements, traders, and the pointers to the last action."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from edubba.drawing.ink import Point, group, num, polygon, regular, safe, tag, write
from edubba.drawing.seats import trader
from edubba.drawing.sumeria.layout import HEIGHT, WIDTH
from edubba.games.sumeria.board import SETTLEMENTS, Board

REACH = {"city": 27.0, "town": 22.5, "village": 19.0}  # half the size of a settlement


def settlements(board: Board, places: Sequence[Point]) -> str:
    """All settlements, each a place for one trader."""
    return group(*(_settlement(board, i, places[i]) for i in range(SETTLEMENTS)), class_="settlements")


def _settlement(board: Board, i: int, at: Point) -> str:
    kind, name = board.kind(i), board.settlements[i]
    code = name.rpartition(".")[2]
    body = {"city": _city, "town": _town, "village": _village}[kind]()
    label = "" if len(code) > 2 else write(code, (0, 4), 11.5, class_="code")
    return group(tag("title", safe(name)), body, label, at=at, id=f"s-{name}", class_=f"settlement {kind}")


def _city() -> str:
    towers = [
        tag("rect", x=x, y=y, width=12, height=12, rx=1.5, class_="tower")
        for x in (-25, 13)
        for y in (-25, 13)
    ]
    teeth = [f"M{x},{y}h5v5h-5z" for x in (-9, 4) for y in (-25, 20)] + [
        f"M{x},{y}h5v5h-5z" for x in (-25, 20) for y in (-9, 4)
    ]
    return (
        tag("rect", x=-25, y=-23, width=53, height=51, rx=4, class_="shadow")
        + tag("path", d="".join(teeth), class_="tower")
        + tag("rect", x=-22, y=-22, width=44, height=44, rx=2, class_="wall")
        + "".join(towers)
        + tag("circle", r=17, class_="socket")
    )


def _town() -> str:
    return (
        polygon([(x + 1, y + 3) for x, y in regular(8, 22.5, 22.5)], class_="shadow")
        + polygon(regular(8, 22.5, 22.5), class_="wall")
        + tag("circle", r=16.5, class_="socket")
    )


def _village() -> str:
    return (
        tag("circle", cx=1, cy=2, r=18.5, class_="shadow")
        + tag("circle", r=18.5, class_="wall")
        + tag("circle", r=14.5, class_="socket")
    )


def traders(board: Board, places: Sequence[Point], standing: Mapping[str, int]) -> str:
    """The traders on the board, those further down in front."""
    order = sorted(standing, key=lambda name: (places[board.index[name]][1], board.index[name]))
    drawn = [trader(standing[s], places[board.index[s]], name=s, title=f"{s}: {standing[s]}") for s in order]
    return group(*drawn, class_="traders")


def last_action(board: Board, places: Sequence[Point], last: str | None) -> tuple[str, str]:
    """What lies below and above the traders to point out an action; a draw or a taking leaves no mark."""
    text = last or ""
    if text[:1] == "+" and text[1:] in board.index:
        return _ring(board, places, text[1:]), ""
    if text[:1] == "-" and text[1:] in board.index:
        at = places[board.index[text[1:]]]
        return "", group(
            tag("circle", r=16, class_="ghost"),
            tag("path", d="M-7,-7L7,7M7,-7L-7,7", class_="ring"),
            at=at,
            class_="last",
        )
    origin, _, target = text.partition(">")
    if origin in board.index and target in board.index and origin != target:
        ghost = group(tag("circle", r=15, class_="ghost"), at=places[board.index[origin]], class_="last")
        return _ring(board, places, target), ghost + _arrow(board, places, origin, target)
    return "", ""


def _ring(board: Board, places: Sequence[Point], name: str) -> str:
    i = board.index[name]
    r = REACH[board.kind(i)] + (8 if board.kind(i) == "city" else 5)
    return group(
        tag("circle", r=r, class_="halo"), tag("circle", r=r, class_="ring"), at=places[i], class_="last"
    )


def _arrow(board: Board, places: Sequence[Point], origin: str, target: str) -> str:
    """A bent arrow from place to place that stops short of both."""
    (x1, y1), (x2, y2) = places[board.index[origin]], places[board.index[target]]
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    inwards = (x1 + x2 - WIDTH) * uy < (y1 + y2 - HEIGHT) * ux
    bend = min(0.5 * length, 130) * (1 if inwards else -1)
    middle = (x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend
    start, end = _towards((x1, y1), middle, 17), _towards((x2, y2), middle, 33)
    turn = math.degrees(math.atan2(y2 - middle[1], x2 - middle[0]))
    way = f"M{num(start[0])},{num(start[1])}Q{num(middle[0])},{num(middle[1])} {num(end[0])},{num(end[1])}"
    head = tag("path", d="M12,0L-5,-8.500L-1,0L-5,8.500z", class_="head",
               transform=f"translate({num(end[0])},{num(end[1])})rotate({num(turn)})")  # fmt: skip
    return group(tag("path", d=way, class_="way-edge"), tag("path", d=way, class_="way"), head, class_="last")


def _towards(a: Point, b: Point, far: float) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return a[0] + (b[0] - a[0]) / length * far, a[1] + (b[1] - a[1]) / length * far
