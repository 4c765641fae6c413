"""Studies of the games: what takes many games to know, and the games as environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from edubba.lab.envs.vector import Vector


def vector(
    game: str,
    rows: int,
    *,
    seed: int | None = 0,
    threads: int | None = None,
    limit: int | None = None,
    **options: Any,
) -> Vector:
    """So many games at once under one kernel call (docs/lab.md); the kernels are compiled or loaded here.

    `options` are those of `edubba.new`. A seed of None is another one each time; `threads` is all cores by
    default; a game is cut off after `limit` decisions, 0 for never.
    """
    from edubba.lab.envs.vector import Vector

    return Vector(game, rows, options=options, seed=seed, threads=threads, limit=limit)
