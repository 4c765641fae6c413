"""The figures of a tournament as people read them, in their language: the table's heads and cells."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.drawing.text.figures import NO_BREAK, decimal, percent, plus_minus
from edubba.lab.arena.standing import Mean, Standing
from edubba.locales import say

_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))


def heads(lang: str) -> list[str]:
    """What stands above the columns of `rows`."""
    return [
        say("arena-bot", lang),
        say("arena-seats", lang),
        say("arena-wins", lang),
        say("arena-points", lang),
        say("arena-rating", lang),
        say("arena-ordinal", lang),
        say("arena-move", lang),
        say("arena-longest", lang),
    ]


def rows(standings: Sequence[Standing], lang: str) -> list[list[str]]:
    """A row for each competitor: means with their standard errors, the rating with two sigma."""
    return [
        [
            one.name,
            str(one.seats),
            share(one.wins, lang),
            _mean(one.points, lang),
            decimal(one.rating.mu, 1, lang) + plus_minus(2 * one.rating.sigma, 1, lang),
            decimal(one.rating.ordinal, 1, lang),
            duration(one.move, lang),
            duration(one.longest, lang),
        ]
        for one in standings
    ]


def share(mean: Mean, lang: str) -> str:
    """A share in per cent with its standard error."""
    return percent(mean.value, lang, doubt=mean.error)


def duration(seconds: float, lang: str, *, whole: bool = False) -> str:
    """A time in the unit that suits it, with a decimal where it is small and need not be a whole number."""
    unit, each = next(((name, size) for name, size in _UNITS if seconds >= 0.9995 * size), _UNITS[-1])
    value = seconds / each
    return f"{decimal(value, 0 if whole or value >= 99.95 else 1, lang)}{NO_BREAK}{unit}"


def _mean(mean: Mean, lang: str) -> str:
    return decimal(mean.value, 1, lang) + ("" if mean.error is None else plus_minus(mean.error, 1, lang))


def plain_table(standings: Sequence[Standing], lang: str) -> str:
    """The table in columns of plain text, the first to the left and the numbers to the right."""
    table = [heads(lang), *rows(standings, lang)]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    lines = (
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    )
    return "\n".join(line.rstrip().replace(NO_BREAK, " ") for line in lines)
