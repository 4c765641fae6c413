"""The places of the sheet: the map, the column beside it, the track and the players below."""

from __future__ import annotations

from edubba.drawing.flood.atlas import HEIGHT as MAP_HEIGHT
from edubba.drawing.flood.atlas import WIDTH as MAP_WIDTH
from edubba.drawing.ink import Point, group, tag, write

WIDTH = 1600
LEFT = float(MAP_WIDTH + 14)
COLUMN = WIDTH - LEFT - 16  # how wide the column is
TRACK = MAP_HEIGHT + 10.0
PLAYERS = TRACK + 58
CARD = 172.0
HEIGHT = PLAYERS + CARD + 18


def panel(at: Point, width: float, height: float, title: str, *body: str, class_: str) -> str:
    """A dark panel with a golden caption above it; its body counts from the panel's corner."""
    return group(
        write(title, (2, -7), 16.5, width=width - 4, anchor="start", class_="caption"),
        tag("rect", width=width, height=height, rx=8, class_="panel"),
        *body,
        at=at,
        class_=class_,
    )


def headline(who: str, what: str) -> str:
    """What is asked now: the name of whoever is asked, below it the question."""
    width = COLUMN - 4
    if not who:
        lines = [write(what, (LEFT + 2, 46), 26, width=width, anchor="start", class_="head-line")]
    else:
        lines = [
            write(who, (LEFT + 2, 34), 26, width=width, anchor="start", class_="head-line"),
            write(what, (LEFT + 2, 63), 21, width=width, anchor="start", class_="pale"),
        ]
    return group(*lines, id="headline")
