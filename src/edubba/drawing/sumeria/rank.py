"""Below the map: the display of markers, the row of city-state tiles, the tracks of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.ink import Point, group, safe, tag, write
from edubba.drawing.seats import trader
from edubba.drawing.sumeria import emblems
from edubba.drawing.sumeria.layout import HEIGHT, WIDTH
from edubba.games.sumeria.board import SIZE, STATES, Board, spoken
from edubba.locales import say

SPACES = (3, 2, 1)  # R8: marker spaces above the first three positions
ASCENDANT = len(SPACES)
DYNASTIES, ROUNDS = 6, 3
LEFT = 27.0
WIDE, NARROW, BETWEEN = 164.0, 96.0, 8.0
HEAD = HEIGHT + 14.0  # where the trays of markers begin
TRAY = 60.0
FOOT = HEIGHT + 194.0  # where the tiles end
HIGH, LOW = 118.0, 96.0


def tile_span(position: int) -> tuple[float, float]:
    """Left edge and width of the tile at a position from 0; the ascendant ones are wider."""
    ascendant = min(position, ASCENDANT)
    left = LEFT + ascendant * (WIDE + BETWEEN) + (position - ascendant) * (NARROW + BETWEEN)
    return left, WIDE if position < ASCENDANT else NARROW


def row(view: Mapping[str, Any], board: Board, lang: str) -> str:
    """The eight tiles in order; places not drawn yet stay open."""
    drawn = [*view["row"], *[None] * STATES][:STATES]
    tiles = [_open(k) if state is None else _tile(view, board, state, k) for k, state in enumerate(drawn)]
    frames = [_frame(k, lang) for k in range(ASCENDANT)]
    return group(*tiles, *frames, *(_rank(k) for k in range(STATES)), class_="row")


def _box(position: int) -> dict[str, float]:
    left, width = tile_span(position)
    high = HIGH if position < ASCENDANT else LOW
    return {"x": left, "y": FOOT - high, "width": width, "height": high}


def _open(position: int) -> str:
    return tag("rect", rx=9, class_="tile-empty", **_box(position))


def _tile(view: Mapping[str, Any], board: Board, state: str, position: int) -> str:
    box, k, top = _box(position), board.states.index(state), position < ASCENDANT
    middle = box["x"] + box["width"] / 2
    body = (
        tag("rect", rx=9, class_="tile-face tint", **box),
        write(spoken(state), (middle, FOOT - 14), 24 if top else 18, width=box["width"] - 12, class_="bold"),
        _wide_face(view, board, k, box) if top else emblems.sign(k, (middle, FOOT - 58), 1.7),
    )
    return group(*body, id=f"tile-{state}", class_=f"tile state-{k}" + (" ascendant" if top else ""))


def _wide_face(view: Mapping[str, Any], board: Board, state: int, box: Mapping[str, float]) -> str:
    """The sign of an ascendant city-state, and how many traders each seat has there."""
    counts = tally(view, board, state)
    places = (
        [(98.0, 34.0), (98.0, 66.0)]
        if len(counts) < 3
        else [(78.0, 34.0), (124.0, 34.0), (78.0, 66.0), (124.0, 66.0)]
    )
    shown = "".join(
        trader(seat, at, scale=0.68)
        + write(str(count), (at[0] + 15, at[1] + 7), 20, anchor="start", class_="bold")
        for (seat, count), at in zip(counts, places, strict=False)
    )
    return group(
        emblems.sign(state, (34 if counts else box["width"] / 2, 54), 1.8), shown, at=(box["x"], box["y"])
    )


def tally(view: Mapping[str, Any], board: Board, state: int) -> list[tuple[int, int]]:
    """Seats that have traders in a city-state, with their numbers, most first."""
    standing = [view["traders"].get(s) for s in board.settlements[state * SIZE : (state + 1) * SIZE]]
    counts = [(seat, standing.count(seat)) for seat in range(1, len(view["supply"]) + 1)]
    return sorted((pair for pair in counts if pair[1]), key=lambda pair: -pair[1])


def _frame(position: int, lang: str) -> str:
    """One golden frame around the markers of a position and its tile."""
    left, width = tile_span(position)
    box = {"x": left, "y": HEAD, "width": width, "height": FOOT - HEAD, "rx": 10}
    return group(tag("title", safe(say("draw-ascendant", lang))), tag("rect", class_="tile-frame", **box))


def _rank(position: int) -> str:
    """The number of a position, on the upper left of its tile."""
    box, top = _box(position), position < ASCENDANT
    r = 15 if top else 13
    return group(
        tag("circle", r=r, class_="rank-top" if top else "rank"),
        write(
            str(position + 1),
            (0, 6.4 if top else 5.8),
            19 if top else 17,
            class_="bold" if top else "pale-bold",
        ),
        at=(box["x"] + r - 2, box["y"] + r - 2),
    )


def display(view: Mapping[str, Any], lang: str) -> str:
    """The six marker spaces above positions 1, 2, 3."""
    return group(*(_spaces(list(view["display"][k]), k, lang) for k in range(ASCENDANT)), class_="display")


def _spaces(kinds: Sequence[str], position: int, lang: str) -> str:
    left, width = tile_span(position)
    tray = tag("rect", x=left, y=HEAD, width=width, height=TRAY + 20, rx=9, class_="tray")
    body = [
        emblems.marker(kinds[k], at, title=say(f"draw-kind-{kinds[k]}", lang))
        if k < len(kinds)
        else _slot(at)
        for k, at in enumerate(places(position))
    ]
    return group(tray, *body, id=f"display-{position + 1}")


def places(position: int) -> list[Point]:
    """Where the markers of a position lie."""
    left, width = tile_span(position)
    step, count = 52.0, SPACES[position]
    first = left + width / 2 - step * (count - 1) / 2
    return [(first + k * step, HEAD + TRAY / 2 + 1) for k in range(count)]


def _slot(at: Point) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=22, class_="slot")


def status(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Whose turn it is and what for, or how it ended."""
    if view["phase"] == "over":
        return say("draw-status-over", lang, names=", ".join(names[s - 1] for s in view["winners"]))
    if view["to_act"] is None:
        return say("draw-status-chance", lang)
    return say(f"draw-status-{view['phase']}", lang, name=names[view["to_act"] - 1])


def question(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Whose turn it is and what for, above the clock; a page asks in a place of its own."""
    left, right = tile_span(ASCENDANT)[0], WIDTH - LEFT
    told = status(view, names, lang)
    return write(
        told, (left, HEIGHT + 40), 27, width=right - left, anchor="start", class_="gold status"
    )  # fmt: skip


def clock(view: Mapping[str, Any], lang: str, line: float = HEIGHT + 76.0) -> str:
    """Dynasty, round and bag, above the tiles that are not ascendant."""
    left, right = tile_span(ASCENDANT)[0], WIDTH - LEFT
    bag = group(
        tag("title", safe(say("draw-bag", lang))),
        emblems.bag((right - 46, line - 8), 1.05),
        write(str(sum(view["bag"].values())), (right - 26, line), 21, anchor="start", class_="pale-bold"),
        class_="bag-count",
    )
    return group(
        write(say("draw-dynasty", lang), (left, line), 18, width=80, anchor="start", class_="pale"),
        _stones(left + 96, line - 6, DYNASTIES, int(view["dynasty"]), "dynasty"),
        write(say("draw-round", lang), (left + 276, line), 18, width=70, anchor="start", class_="pale"),
        _stones(left + 358, line - 6, ROUNDS, int(view["round"]), "round"),
        bag,
        class_="clock",
    )


def _stones(x: float, y: float, count: int, now: int, name: str) -> str:
    """A track of numbered stones, the present one in gold."""
    body = []
    for k in range(1, count + 1):
        look = "stone-now" if k == now else "stone-past" if k < now else "stone"
        body.append(tag("circle", cx=x + (k - 1) * 29.0, cy=y, r=13, class_=look))
        body.append(write(str(k), (x + (k - 1) * 29.0, y + 5.7), 16.5, class_="bold" if k == now else "pale"))
    return group(*body, class_=f"track {name}")
