"""The terminal: how wide lines may be, and sentences printed so that they fit."""

from __future__ import annotations

import shutil
import sys

from edubba.drawing.text.columns import wrapped

NARROWEST = 40


def width() -> int | None:
    """How many letters fit in a line; None where no person sits at a terminal and lines stay whole."""
    return max(NARROWEST, shutil.get_terminal_size().columns - 1) if sys.stdout.isatty() else None


def show(text: str, indent: int = 0) -> None:
    """Print sentences, broken between words where a person sits at a terminal."""
    print(wrapped(text, width(), indent))
