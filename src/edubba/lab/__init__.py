"""Studies of the games: what takes many games to know, and the games as environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from edubba.lab.envs.vector import Vector


def vector(game: str, rows: int, **wishes: Any) -> Vector:
    """So many games at once under one kernel call (docs/lab.md); the kernels are compiled or loaded here."""
    from edubba.lab.envs.vector import Vector

    return Vector(game, rows, **wishes)
