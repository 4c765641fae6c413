"""A position in words: a table for the eye, sentences for the ear, what is asked now, what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from edubba.drawing.text.log import Event

View: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]


class Teller(Protocol):
    """What `drawing/text/<game>/` offers. `names` are the players' names in seat order."""

    def title(self, lang: str) -> str:
        """The name of the game as people know it."""

    def table(self, view: View, lang: str, names: Names) -> str:
        """The position as an aligned table."""

    def describe(self, view: View, lang: str, names: Names) -> list[str]:
        """The position as sentences that make sense one after another."""

    def example(self, view: View) -> str:
        """A text as it is typed at this board, whether it is legal now or not."""

    def prompt(self, view: View, lang: str, names: Names) -> str:
        """What is asked now, and of whom."""

    def happened(self, before: View, text: str, after: View) -> list[Event]:
        """What a text did; empty for a word that only opens or closes something."""

    def followed(self, before: View, text: str, after: View) -> list[Event]:
        """What ran by itself after a text and is an entry of its own."""

    def ends(self, before: View, text: str, after: View) -> bool:
        """Whether an entry of the log ends with this text."""

    def told(self, events: Sequence[Event], lang: str, names: Names) -> str:
        """Events in one or two sentences; empty where there is nothing to tell."""


def teller(game: str) -> Teller:
    """The package that tells a game."""
    return cast(Teller, import_module(f"edubba.drawing.text.{game}"))


def tell(game: str, before: View, text: str, after: View, lang: str, names: Names) -> str:
    """One text and what followed of itself."""
    words = teller(game)
    events = [words.happened(before, text, after), words.followed(before, text, after)]
    return " ".join(filter(None, (words.told(part, lang, names) for part in events)))
