"""The upper panel: each seat's share along the record, with its errors, over the parts of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from edubba.drawing.graph import signs
from edubba.drawing.graph.theme import BOTTOM, LEFT, RIGHT, TOP, WIDTH
from edubba.drawing.ink import Point, group, num, polygon, tag, text_width, write
from edubba.drawing.seats import outline
from edubba.drawing.text.figures import percent
from edubba.locales import say

MARKERS = 9  # silhouettes along a curve
APART = 40.0  # between two labels at the end


def panel(review: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """Ground, parts, grid, curves, signs, and who ends where."""
    steps = review["steps"]
    table = _shares(review)
    body = (
        tag("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, class_="ground"),
        _parts(steps, lang),
        _grid(len(steps), lang),
        *(_doubt(seat, table) for seat in range(len(names))),
        *(_curve(seat, table) for seat in range(len(names))),
        *_signs(steps, lang, names),
        _ends(table, names, lang),
    )
    return tag("g", *body, class_="curves")


def _shares(review: Mapping[str, Any]) -> list[list[Mapping[str, float]]]:
    """At each position the shares of all seats."""
    steps = review["steps"]
    last = steps[-1]["after"] if steps else [account["final"] for account in review["accounts"]]
    return [*(step["before"] for step in steps), last]


def _x(at: float, total: int) -> float:
    return LEFT + (RIGHT - LEFT) * at / max(1, total)


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(1.0, max(0.0, share))


def _parts(steps: Sequence[Mapping[str, Any]], lang: str) -> str:
    """The parts of the game as bands, each with its name above where there is room for it."""
    found, at = [], 0
    for number, (part, held) in enumerate(groupby(steps, key=lambda s: s["section"].partition(",")[0])):
        length = len(list(held))
        left, right = _x(at, len(steps)), _x(at + length, len(steps))
        at += length
        if number % 2 == 0:
            found.append(tag("rect", x=left, y=TOP, width=right - left, height=BOTTOM - TOP, class_="part"))
        word, _, figure = part.partition(" ")
        label = say("analysis-part", lang, part=word, number=figure)
        label = label if text_width(label, 13) * 0.9 < right - left else figure
        if text_width(label, 13) < right - left + 14:
            found.append(write(label, ((left + right) / 2, TOP - 9), 13, class_="soft"))
    return tag("g", *found, class_="parts")


def _grid(total: int, lang: str) -> str:
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        parts.append(tag("path", d=f"M{num(LEFT)},{num(y)}H{num(RIGHT)}", class_="grid"))
        label = percent(share, lang, digits=0)
        parts.append(write(label, (LEFT - 9, y + 5), 13, anchor="end", class_="figure"))
    parts.append(write(say("analysis-text", lang), (LEFT - 9, BOTTOM + 38), 13, anchor="end", class_="soft"))
    apart = next(step for step in (5, 10, 20, 50, 100, 200, 1000, 10**9) if total / step <= 14)
    for number in range(apart, total + 1, apart):
        parts.append(write(str(number), (_x(number, total), BOTTOM + 38), 12, class_="figure"))
        parts.append(tag("path", d=f"M{num(_x(number, total))},{num(BOTTOM)}v5", class_="grid"))
    return tag("g", *parts, class_="axes")


def _doubt(seat: int, table: Sequence[Sequence[Mapping[str, float]]]) -> str:
    """Two standard errors to either side."""
    total = len(table) - 1
    edges = [(_x(at, total), row[seat]["value"], 2 * row[seat]["error"]) for at, row in enumerate(table)]
    above = [(x, _y(value + error)) for x, value, error in edges]
    below = [(x, _y(value - error)) for x, value, error in edges]
    return group(polygon([*above, *below[::-1]], class_="doubt"), class_=f"seat-{seat + 1}")


def _curve(seat: int, table: Sequence[Sequence[Mapping[str, float]]]) -> str:
    total = len(table) - 1
    points = [(_x(at, total), _y(row[seat]["value"])) for at, row in enumerate(table)]
    line = "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points)
    step, shift = total / MARKERS, (seat + 0.5) / 4
    places = {round(step * (number + shift)) for number in range(MARKERS)} if total else {0}
    markers = [marker(seat + 1, points[at], 0.4) for at in sorted(places) if at <= total]
    strokes = (tag("path", d=line, class_="curve-halo"), tag("path", d=line, class_="curve"))
    return group(*strokes, *markers, class_=f"seat-{seat + 1}")


def marker(seat: int, at: Point, scale: float) -> str:
    """A seat's silhouette."""
    return group(tag("path", d=outline(seat), class_="marker"), at=at, scale=scale)


def sample(seat: int, at: Point) -> str:
    """A short piece of a seat's line with its silhouette, for the legend."""
    line = tag("path", d="M0,0h48", class_="curve")
    return group(line, marker(seat, (24.0, 0.0), 0.55), at=at, class_=f"seat-{seat}")


def _signs(steps: Sequence[Mapping[str, Any]], lang: str, names: Sequence[str]) -> list[str]:
    """Mistakes where the curve of the mover goes, draws below the ground."""
    total, found = len(steps), []
    for step in signs.drawn(steps):
        at = (_x(step["number"] - 0.5, total), BOTTOM + 15)
        found.append(signs.sign("draw", at, signs.said(step, lang, names), 0.8))
    taken: list[Point] = []
    for step in sorted(signs.marked(steps), key=lambda step: step["verdict"]["loss"]["value"]):
        share = step["after"][step["seat"] - 1]["value"]
        point = _x(step["number"], total), _y(share)
        at = _free(point, taken)
        taken.append(at)
        lead = f"M{num(point[0])},{num(point[1])}L{num(at[0])},{num(at[1])}"
        found.insert(0, tag("path", d=lead, class_="mistake-lead"))
        found.append(signs.sign(step["verdict"]["grade"], at, signs.said(step, lang, names)))
    return found


def _free(at: Point, taken: Sequence[Point]) -> Point:
    """The next place below or above a point where no sign stands yet."""
    for shift in (17, -17, 35, -35, 53, -53, 71, -71, 89, -89):
        y = at[1] + shift
        inside = TOP + 12 <= y <= BOTTOM - 11
        if inside and all(abs(at[0] - x) > 18 or abs(y - other) > 17 for x, other in taken):
            return at[0], y
    return at[0], min(at[1] + 17, BOTTOM - 11)


def _ends(table: Sequence[Sequence[Mapping[str, float]]], names: Sequence[str], lang: str) -> str:
    """Each seat's silhouette, name and last share beside the end of its curve, apart from one another."""
    order = sorted(range(len(names)), key=lambda seat: -table[-1][seat]["value"])
    places = spread([_y(table[-1][seat]["value"]) for seat in order], APART, TOP + 14, BOTTOM - 10)
    parts = []
    for seat, y in zip(order, places, strict=True):
        share = table[-1][seat]
        begin = _y(share["value"])
        lead = f"M{num(RIGHT + 3)},{num(begin)}L{num(RIGHT + 17)},{num(y)}"
        told = percent(share["value"], lang)
        parts += [
            tag("path", d=lead, class_="leader"),
            group(marker(seat + 1, (RIGHT + 30, y), 0.62), class_=f"seat-{seat + 1}"),
            write(
                names[seat],
                (RIGHT + 46, y - 1),
                17,
                width=0.86 * (WIDTH - RIGHT - 56),
                anchor="start",
                class_="bold",
            ),
            write(told, (RIGHT + 46, y + 15), 14, anchor="start", class_="figure"),
        ]
    return tag("g", *parts, class_="ends")


def spread(wanted: Sequence[float], apart: float, least: float, most: float) -> list[float]:
    """Places near those wanted, which ascend: none closer than `apart`, within bounds where that fits."""
    places = list[float]()
    for y in wanted:
        places.append(max(y, least, places[-1] + apart if places else least))
    limit = most
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], limit)
        limit = places[index] - apart
    return places
