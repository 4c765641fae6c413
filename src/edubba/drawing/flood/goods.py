"""The resources: value, stock, how each is come by; and what growth is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edubba.drawing.flood.icons import RESOURCES, good, resource_name
from edubba.drawing.flood.pieces import growth
from edubba.drawing.flood.sheet import COLUMN, LEFT, panel
from edubba.drawing.ink import Point, group, safe, tag, write
from edubba.games.flood.board import Board
from edubba.locales import say

VALUES = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}  # R4
TOP, HEAD, ROW = 628.0, 22.0, 27.5
VALUE, STOCK, SOURCE = 136.0, 190.0, 226.0  # columns
GROWTH_TOP = 902.0
LEVELS = {"first": "1.", "second": "2.", "third": "3.", "all_level": "="}  # R33


def goods(view: Mapping[str, Any], board: Board, lang: str) -> str:
    """A row for each resource."""
    heads = [
        write(say("draw-flood-value", lang), (VALUE, 17), 14, width=62, class_="dim"),
        write(say("draw-flood-stock", lang), (STOCK, 17), 14, width=52, class_="dim"),
        write(say("draw-flood-source", lang), (SOURCE, 17), 14, width=COLUMN - SOURCE - 8, anchor="start",
              class_="dim"),
    ]  # fmt: skip
    rows = [_row(view, board, k, name, lang) for k, name in enumerate(RESOURCES)]
    height = HEAD + ROW * len(RESOURCES) + 6
    return panel((LEFT, TOP), COLUMN, height, say("draw-flood-goods", lang), *heads, *rows, class_="goods")


def _row(view: Mapping[str, Any], board: Board, k: int, name: str, lang: str) -> str:
    y = HEAD + ROW * (k + 0.5)
    return group(
        tag("path", d=f"M8,{y - ROW / 2:.1f}H{COLUMN - 8:.1f}", class_="row-rule"),
        good(name, (22, y), 12, lang),
        write(resource_name(name, lang), (42, y + 5), 15.5, width=78, anchor="start", class_="pale"),
        write(str(VALUES[name]), (VALUE, y + 6), 17, class_="gold"),
        write(str(view["stock"][name]), (STOCK, y + 6), 17, class_="pale-bold"),
        _source(board, name, (SOURCE, y), lang),
        id=f"stock-{name}",
    )


def _source(board: Board, name: str, at: Point, lang: str) -> str:
    """What is accepted for it in trade, what work yields it, or that it is made of metal."""
    x, y = at
    if name in board.production:
        return _yields(board.production[name], at, lang)
    if name in board.trade:
        accepted = board.trade[name]
        return "".join(good(other, (x + 13 + 30 * k, y), 11, lang) for k, other in enumerate(accepted))
    words = say("draw-flood-made", lang)
    return good("metal", (x + 13, y), 11, lang) + write(
        words, (x + 32, y + 5), 14.5, width=COLUMN - x - 40, anchor="start", class_="pale"
    )


def _yields(yields: Mapping[str, int], at: Point, lang: str) -> str:
    """What the first, second and third in the box receive, and what all do where they are level."""
    step = (COLUMN - SOURCE - 8) / len(LEVELS)
    told = say("draw-flood-yield", lang, **{level: int(yields[level]) for level in LEVELS})
    cells = [
        tag("text", sign, tag("tspan", f" {yields[level]}", font_size=17.0, class_="gold"),
            x=at[0] + k * step, y=at[1] + 6, font_size=14.0, class_="dim")
        for k, (level, sign) in enumerate(LEVELS.items())
    ]  # fmt: skip
    return group(tag("title", safe(told)), *cells)


def growth_points(board: Board, lang: str) -> str:
    """What a grown city brings, by the number of luxuries."""
    title = say("draw-flood-growth", lang)
    step = (COLUMN - 54) / len(board.growth)
    cells = [
        group(
            tag("title", safe(say("draw-flood-luxuries", lang, count=count, points=points))),
            write(f"+{count}", (0, 27), 14, anchor="end", class_="dim"),
            write(str(points), (5, 29), 20, anchor="start", class_="gold"),
            at=(70 + k * step, 0),
        )
        for k, (count, points) in enumerate(enumerate(board.growth))
    ]
    return panel((LEFT, GROWTH_TOP), COLUMN, 40, title, growth((26, 20), "", 0.9), *cells, class_="growths")
