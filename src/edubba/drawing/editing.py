"""A position as a form: what of it can be changed, and what changes with it.

A page knows no rules. It shows the fields of a position, sends one of them with its new value, and gets the
position back with everything balanced that has to balance: a trader put on the board comes from its owner's
supply. A view that is being edited may be impossible for a while, but it always has the shape of a view.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from edubba.drawing.seats import seat_names
from edubba.games import core
from edubba.games.errors import EdubbaError, PositionError, shown
from edubba.games.reading import read_table

View: TypeAlias = Mapping[str, Any]
Value: TypeAlias = int | str

NOBODY = "0"  # a choice: no seat


@dataclass(frozen=True)
class Option:
    """A value that a field may have, and what it is called."""

    value: str
    label: str


@dataclass(frozen=True)
class Field:
    """Something that can be changed: a number from `least` to `most`, or one of the choices."""

    id: str
    label: str
    value: Value
    least: int = 0
    most: int = 0
    choices: tuple[Option, ...] = ()

    def allows(self, value: object) -> bool:
        """Whether it may have this value."""
        if self.choices:
            return isinstance(value, str) and any(value == option.value for option in self.choices)
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True)
class Group:
    """Fields that belong together; `spot` is the place of the picture that they are about."""

    title: str
    fields: tuple[Field, ...]
    spot: str = ""


class Editor(Protocol):
    """What `drawing/<game>/editor.py` offers; views are of the right shape, and `put` may change its own."""

    def shaped(self, view: dict[str, Any]) -> None:
        """Raise PositionError where a view has not the shape of a view."""

    def fields(self, view: View, lang: str) -> list[Group]:
        """What can be changed."""

    def put(self, view: dict[str, Any], field: str, value: Any) -> None:
        """Give a field a value that it allows, and balance the rest."""

    def derived(self, view: View) -> dict[str, Any]:
        """What follows from the rest, for a view that is impossible."""


def editor(game: str) -> Editor:
    """The module that edits positions of a game."""
    return cast(Editor, import_module(f"edubba.drawing.{game}.editor"))


def read(view: object) -> tuple[dict[str, Any], EdubbaError | None]:
    """A view from outside with all that follows from it, and why no game reaches it, where none does.

    Raises PositionError, OptionError or BoardError where it has not even the shape of a view.
    """
    if not isinstance(view, Mapping):
        raise PositionError("view-table", place="view")
    game = core.game(view.get("game"))
    read_table(view, "", game.view_keys, game.derived_keys)
    if not isinstance(view["options"], Mapping):
        raise PositionError("view-table", place="options")
    own = copy.deepcopy({key: view[key] for key in (*game.view_keys, *game.derived_keys) if key in view})
    own["options"] = game.setting(view["options"]).told()
    made = editor(game.about.name)
    made.shaped(own)
    bare = {key: value for key, value in own.items() if key not in game.derived_keys}
    try:
        setting, state = game.from_view(bare)
    except EdubbaError as error:
        return bare | made.derived(bare), error
    return game.view(setting, state), None


def fields(view: View, lang: str) -> list[Group]:
    """What can be changed in a view that was read."""
    return editor(view["game"]).fields(view, lang)


def changed(view: View, field: str, value: object) -> dict[str, Any]:
    """A view that was read with one field changed, and what has to change with it; to be read again."""
    found = next((each for group in fields(view, "en") for each in group.fields if each.id == field), None)
    if found is None:
        raise PositionError("editor-field", field=shown(field))
    if not found.allows(value):
        raise PositionError("editor-value", field=found.label, value=shown(value))
    own = copy.deepcopy(dict(view))
    if value != found.value:
        editor(view["game"]).put(own, field, value)
    return own


def possible(view: View) -> bool:
    """Whether a game can reach a view."""
    game = core.game(view["game"])
    try:
        game.from_view({key: value for key, value in view.items() if key not in game.derived_keys})
    except EdubbaError:
        return False
    return True


def first_possible(view: dict[str, Any], key: str, values: Iterable[Any]) -> None:
    """Give a key of the view the first value that makes it possible; where none does, leave it."""
    before = view[key]
    for value in (before, *values):
        view[key] = value
        if possible(view):
            return
    view[key] = before


def number(ident: str, label: str, value: int, most: int, least: int = 0) -> Field:
    """A field with a number, which is always within its own bounds."""
    return Field(ident, label, value, min(least, value), max(most, value))


def choice(ident: str, label: str, value: str, options: Mapping[str, str]) -> Field:
    """A field with choices: value -> label."""
    return Field(ident, label, value, choices=tuple(Option(*each) for each in options.items()))


def seats(count: int, lang: str) -> dict[str, str]:
    """The seats as choices."""
    return {str(seat): name for seat, name in enumerate(seat_names(count, None, lang), 1)}


def swapped(row: Sequence[Any], at: int, value: Any) -> list[Any]:
    """The row with a value at a place, and where the value was what was there before."""
    new = [row[at] if each == value else each for each in row]
    new[at] = value
    return new
