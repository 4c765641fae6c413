"""Two records looked at once for all tests: a whole game of Sumeria, and how After the Flood begins."""

from __future__ import annotations

from pathlib import Path

import pytest

import edubba
from edubba.review import Review, review

HERE = Path(__file__).parent
GAMES = HERE.parent / "records" / "games"
FEW = 120  # simulations at a position


@pytest.fixture(scope="session")
def planted() -> edubba.Record:
    """Ninsun's last action throws the game away; nothing is drawn after it."""
    return edubba.read(HERE / "planted.edubba")


@pytest.fixture(scope="session")
def beginning() -> edubba.Record:
    """The first turn of a game of After the Flood."""
    whole = edubba.read(GAMES / "flood-greedy-2.edubba")
    return edubba.Record.of(whole.game, whole.options, whole.moves[:60], seats=["Ana", "Béla", "Cem"])


@pytest.fixture(scope="session")
def sumeria(planted: edubba.Record) -> Review:
    return review(planted, simulations=FEW)


@pytest.fixture(scope="session")
def flood(beginning: edubba.Record) -> Review:
    return review(beginning, simulations=FEW)
