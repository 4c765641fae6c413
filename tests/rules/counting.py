"""Perft by an independent reference, of whatever game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Reference(Protocol):
    """What a reference offers: texts and draws, a copy, and playing one."""

    @property
    def legal(self) -> list[str]: ...

    @property
    def chance(self) -> Sequence[tuple[str, int]]: ...

    def copy(self) -> Any: ...


def by_reference(game: Reference, depth: int) -> int:
    """How many lists of texts can follow; the last ply is counted, not played."""
    texts = game.legal or [text for text, _ in game.chance]
    if depth == 1:
        return len(texts)
    total = 0
    for text in texts:
        after = game.copy()
        after.apply(text)
        total += by_reference(after, depth - 1)
    return total
