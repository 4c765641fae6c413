"""Columns that stand in line, and sentences that end where the line does."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence


def aligned(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """One line a row, each column as wide as its widest cell; those in `right` end in line."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if i in right else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def wrapped(text: str, width: int | None, indent: int = 0) -> str:
    """Sentences broken between words, further lines indented; without a width as they are."""
    if width is None:
        return text
    return "\n".join(
        textwrap.fill(
            line,
            width,
            subsequent_indent=" " * indent,
            break_long_words=False,
            break_on_hyphens=False,  # a name or a text of the notation may have one
        )
        for line in text.splitlines()
    )
