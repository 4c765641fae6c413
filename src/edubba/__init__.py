"""Edubba: two strategy games of ancient Sumer, their rules, records, pictures and players.

>>> import edubba
>>> pos = edubba.new("sumeria", players=3)
>>> pos.play("~ur")
>>> pos.chance[0]
('~sippar', 1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from edubba._position import Position, new, position
    from edubba.games.errors import (
        BoardError,
        EdubbaError,
        FileError,
        IllegalAction,
        OptionError,
        ParseError,
        PositionError,
        RecordError,
        Refusal,
    )
    from edubba.records import Record, read, write
    from edubba.search.analysis import Analysis, analyse

#: Where each public name lives: it is imported when it is first asked for, so that `import edubba` is light.
_HOMES = {
    "edubba.games.errors": (
        "BoardError", "EdubbaError", "FileError", "IllegalAction", "OptionError", "ParseError",
        "PositionError", "RecordError", "Refusal",
    ),
    "edubba._position": ("Position", "new", "position"),
    "edubba.records": ("Record", "read", "write"),
    "edubba.search.analysis": ("Analysis", "analyse"),
}  # fmt: skip

__all__ = [
    "Analysis",
    "BoardError",
    "EdubbaError",
    "FileError",
    "IllegalAction",
    "OptionError",
    "ParseError",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "analyse",
    "new",
    "position",
    "read",
    "write",
]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            import_module("edubba._position")  # errors and refusals find their sentences through it
            value = getattr(import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'edubba' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
