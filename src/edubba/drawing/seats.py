"""Seats in every game: silhouette, colour and number, so that nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.drawing.ink import Point, group, num, safe, tag, write
from edubba.games.errors import shown
from edubba.locales import say

RISE = 4.0  # how high a piece stands above its ground

# The silhouette of each seat, around the origin: disc, block, tent, lozenge.
_SHAPES = (
    "M-15.5,0a15.5,15.5 0 1 0 31,0a15.5,15.5 0 1 0 -31,0z",
    "M-11,-14h22q3,0 3,3v22q0,3 -3,3h-22q-3,0 -3,-3v-22q0,-3 3,-3z",
    "M-2.2,-18.500q2.2,-3 4.4,0L19,10.500q1.5,3.5 -2,3.500h-34q-3.5,0 -2,-3.500z",
    "M-2.5,-18.500q2.5,-2.5 5,0L18.5,-2.500q2.5,2.5 0,5L2.5,18.500q-2.5,2.5 -5,0L-18.5,2.500q-2.5,-2.5 0,-5z",
)
_DEPTH_OF_NUMBER = (6.2, 6.2, 9.2, 6.2)


def outline(seat: int) -> str:
    """Path data of a seat's silhouette."""
    return _SHAPES[(seat - 1) % len(_SHAPES)]


def trader(
    seat: int, at: Point, *, scale: float = 1, name: str | None = None, title: str | None = None
) -> str:
    """A wooden piece: shadow, side, face, number; `name` is the settlement it stands in."""
    shape = outline(seat)
    face = group(
        tag("path", d=shape, class_="face"),
        write(str(seat), (0, _DEPTH_OF_NUMBER[(seat - 1) % 4]), 17, class_="seat-number"),
        at=(0, -RISE / 2),
    )
    return group(
        tag("title", safe(title)) if title else "",
        tag("ellipse", cx=2, cy=13, rx=17.5, ry=7, class_="shadow"),
        tag("path", d=shape, class_="side", transform=f"translate(0,{num(RISE / 2)})"),
        face,
        at=at, scale=scale, id=None if name is None else f"t-{name}", class_=f"trader seat-{seat}",
        data_piece=None if name is None else f"trader-{seat}",
    )  # fmt: skip


def distinct(names: list[str]) -> list[str]:
    """The names, with the seat's number behind those that two or more have."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def seat_names(count: int, names: Sequence[str] | None, lang: str) -> list[str]:
    """A name for every seat, “Player” and its number where none was given."""
    given = [shown(str(name).strip(), 80) for name in names or ()]
    unnamed = [say("play-player-number", lang, seat=seat) for seat in range(1, count + 1)]
    return [*(name or other for name, other in zip(given, unnamed, strict=False)), *unnamed[len(given) :]]
