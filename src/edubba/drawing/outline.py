"""A position as headings and lists, for those who read the board or hear it; no rules here.

An item may be a place of the picture: it has the same token there (`data-spot`), and what can be picked on
the board can be picked here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast


@dataclass(frozen=True)
class Item:
    """A line of a list: what is where, and what else is to be known of it; `spot` where it can be picked."""

    label: str
    detail: str = ""
    spot: str = ""


@dataclass(frozen=True)
class Section:
    """A heading with its list."""

    title: str
    items: tuple[Item, ...]


class Outliner(Protocol):
    """What `drawing/<game>/outline.py` offers."""

    def outline(self, view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[Section]:
        """The whole position; every place of the picture stands in it as often as it is drawn there."""


def outline(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[Section]:
    """A position in headings and lists, told in a language; `names` are the players' in seat order."""
    module = cast(Outliner, import_module(f"edubba.drawing.{view['game']}.outline"))
    return module.outline(view, lang, names)
