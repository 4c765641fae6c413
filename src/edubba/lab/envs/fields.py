"""What an observation is made of: named runs of small whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Field(NamedTuple):
    """A run of an observation. `seats`: it comes once for each seat, one's own first, then clockwise."""

    name: str
    size: int
    low: int
    high: int
    about: str
    seats: bool = False


class Layout:
    """The fields of a game one after the other, for so many players."""

    def __init__(self, fields: Sequence[Field], players: int) -> None:
        self.fields, self.players = tuple(fields), players
        self.places: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            size = field.size * (players if field.seats else 1)
            self.places[field.name] = slice(at, at + size)
            at += size
        self.size = at

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest number at each place."""
        low: list[int] = []
        high: list[int] = []
        for field in self.fields:
            size = field.size * (self.players if field.seats else 1)
            low += [field.low] * size
            high += [field.high] * size
        return low, high
