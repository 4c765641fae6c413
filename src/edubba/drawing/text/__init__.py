"""A position in words: a table for the eye, sentences for the ear, and what is asked now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast


class Teller(Protocol):
    """What `drawing/text/<game>.py` offers. `names` are the players' names in seat order."""

    def table(self, view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
        """The position as an aligned table."""

    def describe(self, view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
        """The position as sentences that make sense one after another."""

    def example(self, view: Mapping[str, Any]) -> str:
        """A text as it is typed at this board, whether it is legal now or not."""

    def prompt(self, view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
        """What is asked now, and of whom."""

    def tell(
        self, before: Mapping[str, Any], text: str, after: Mapping[str, Any], lang: str, names: Sequence[str]
    ) -> str:
        """What a text did, and what followed of itself."""


def teller(game: str) -> Teller:
    """The module that tells a game."""
    return cast(Teller, import_module(f"edubba.drawing.text.{game}"))
