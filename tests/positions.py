"""Positions to begin a test with."""

from __future__ import annotations

import random
from typing import Any

import edubba


def by_lot(game: str, texts: int, seed: int = 1, **options: Any) -> edubba.Position:
    """A game that begins by lot and does not end."""
    lots, pos = random.Random(seed), edubba.new(game, **options)
    for _ in range(texts):
        draws = [text for text, _ in pos.chance]
        pos.play(lots.choice(draws or pos.legal))
    return pos


def ending(game: str, texts: int, seed: int = 1, **options: Any) -> edubba.Position:
    """The same so many texts before it ends, or a little later: where somebody has to decide."""
    lots, pos = random.Random(seed), edubba.new(game, **options)
    while not pos.over:
        draws = [text for text, _ in pos.chance]
        pos.play(lots.choice(draws or pos.legal))
    late = edubba.new(game, **options)
    for text in pos.moves[:-texts]:
        late.play(text)
    for text in pos.moves[-texts:]:
        if late.legal and not late.chance:
            break
        late.play(text)
    return late
