"""What the rules tests of all games share: where fixtures lie, how many to try, random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from edubba._position import Position
from edubba.games.kernel import COMPILED

FIXTURES = Path(__file__).parents[1] / "fixtures"
LANGUAGES = ("en", "de", "hu", "it", "ro")


def scaled(compiled: int, plain: int) -> int:
    """How many of something to try: plain Python is some hundred times slower."""
    return compiled if COMPILED else plain


def one_line(message: str) -> bool:
    """Whether a message is a sentence fit for a terminal."""
    return 0 < len(message) < 300 and message.isprintable()


def texts_of(position: Position) -> list[str]:
    """What may come next, a decision or a draw; nothing when the game is over."""
    return position.legal or [text for text, _ in position.chance]


def steps(position: Position, rng: random.Random, most: int = 1000) -> Iterator[str]:
    """Play at random and yield each text after it was played; draws uniform over their outcomes."""
    for _ in range(most):
        texts = texts_of(position)
        if not texts:
            return
        text = rng.choice(texts)
        position.play(text)
        yield text
