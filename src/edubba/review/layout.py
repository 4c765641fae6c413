"""Tables in the width there is: what finds no room beside stands below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edubba.drawing.text.columns import aligned, wrapped

Row = Sequence[str]


def fits(lines: Iterable[str], width: int | None) -> bool:
    """Whether no line is too long; without a width none is."""
    return width is None or all(len(line) <= width for line in lines)


def fitted(
    rows: Sequence[Row], ways: Sequence[Sequence[int]], right: Sequence[int], width: int | None
) -> list[str]:
    """The rows in the first of several ways that fits, or in the last.

    A way names the columns that stand beside each other; the other cells of a row follow below it.
    """
    chosen = next((way for way in ways[:-1] if fits(_beside(rows, way, right), width)), ways[-1])
    below = [column for column in range(len(rows[0])) if column not in chosen]
    indent = max(len(row[0]) for row in rows) + 2  # under the second column: the first is a number
    found = []
    for line, row in zip(_beside(rows, chosen, right), rows, strict=True):
        found.append(line)
        found += _below([row[column].strip() for column in below], indent, width)
    return found


def _beside(rows: Sequence[Row], way: Sequence[int], right: Sequence[int]) -> list[str]:
    ends = [place for place, column in enumerate(way) if column in right]
    return aligned([[row[column] for column in way] for row in rows], ends)


def _below(cells: Row, indent: int, width: int | None) -> list[str]:
    told = "; ".join(filter(None, cells))
    return wrapped(" " * indent + told, width, indent).splitlines() if told else []


def table(heads: Row, rows: Sequence[Row], width: int | None) -> list[str]:
    """A table of figures; where it is too wide, a block for each row, each figure with its head."""
    lines = aligned([heads, *rows], right=range(1, len(heads)))
    if fits(lines, width):
        return lines
    each = len(heads) - 1
    pairs = [[f"  {head}", cell] for row in rows for head, cell in zip(heads[1:], row[1:], strict=True)]
    figures = aligned(pairs, right=(1,))
    return [
        line
        for number, row in enumerate(rows)
        for line in (row[0], *figures[number * each : (number + 1) * each])
    ]
