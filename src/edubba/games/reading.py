"""Reading values out of a view from outside; what cannot be is refused, saying where and what is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from edubba.games.errors import PositionError, shown

NOBODY = -1


def refuse(key: str, place: str, **facts: Any) -> NoReturn:
    """Say what is impossible, and where in the view."""
    raise PositionError(key, place=place, **facts)


def read_number(value: object, place: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse("view-number", place, value=shown(value), least=least, most=most)
    return value


def read_exactly(value: object, place: str, wanted: object) -> None:
    """A value that follows from the rest."""
    if value != wanted or isinstance(value, bool) != isinstance(wanted, bool):
        refuse("view-exactly", place, value=shown(value), wanted=shown(wanted))


def read_seat(value: object, place: str, players: int) -> int:
    """A seat from 0, NOBODY for null."""
    return NOBODY if value is None else read_number(value, place, 1, players) - 1


def read_flag(value: object, place: str) -> bool:
    """True or false, and not a number that passes for it."""
    if not isinstance(value, bool):
        refuse("view-one-of", place, value=shown(value), known="true, false")
    return value


def read_one_of(value: object, place: str, known: Sequence[str]) -> str:
    """One of the names."""
    if not isinstance(value, str) or value not in known:
        refuse("view-one-of", place, value=shown(value), known=", ".join(known))
    return value


def read_list(value: object, place: str, length: int) -> list[Any]:
    """A list of that length."""
    if not isinstance(value, list) or len(value) != length:
        refuse("view-list", place, length=length)
    return value


def read_table(
    value: object, place: str, keys: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    """An object with these keys and no other; the optional ones may be missing. `place` "": the view."""
    if not isinstance(value, Mapping):
        refuse("view-table", place)
    prefix = f"{place}." if place else ""
    for key in value:
        if key not in keys and key not in optional:
            refuse("view-unknown-key", prefix + shown(key))
    for key in keys:
        if key not in value:
            refuse("view-missing", prefix + key)
    return value
