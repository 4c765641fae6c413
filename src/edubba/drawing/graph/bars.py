"""The lower panel: what luck, its own decisions, those of the others and second thoughts did to a share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.graph.curves import marker
from edubba.drawing.graph.theme import LEFT, WIDTH
from edubba.drawing.ink import group, num, tag, write
from edubba.drawing.text.figures import error, hundredths, percent, signed
from edubba.locales import say

TITLE = 664.0
END = 700.0  # where the rows begin
ROW = 38.0
NAMES = 196.0  # how wide the names are
COLUMN = 232.0
REACH = 66.0  # of the longest bar to either side


def panel(accounts: Sequence[Mapping[str, Any]], lang: str, names: Sequence[str]) -> str:
    """A column for each cause, a row for each seat, and what they come to."""
    kinds = ("luck", "own", "others", "revised")
    rows = [_parts(each) for each in accounts]
    longest = max((abs(row[kind]["value"]) for row in rows for kind in kinds), default=0.0)
    scale = REACH / max(longest, 0.01)
    heads = (
        say("analysis-luck", lang),
        say("analysis-own", lang),
        say("analysis-others", lang),
        say("analysis-revised", lang),
    )
    parts = [
        write(say("analysis-graph-sums", lang), (LEFT, TITLE), 22, anchor="start", class_="bold"),
    ]
    for even in range(0, len(accounts), 2):
        y = END + ROW * even
        parts.append(tag("rect", x=LEFT, y=y, width=WIDTH - 30 - LEFT, height=ROW, class_="row"))
    height = ROW * len(accounts)
    for number, (kind, head) in enumerate(zip(kinds, heads, strict=True)):
        middle = _middle(number)
        parts.append(write(head, (middle, END - 14), 15, width=COLUMN - 20, class_="soft"))
        for place, row in enumerate(rows):
            parts.append(_bar(kind, row[kind], (middle, END + ROW * (place + 0.5)), scale, lang))
        parts.append(tag("path", d=f"M{num(middle)},{num(END)}v{num(height)}", class_="zero"))
    for place, (each, name) in enumerate(zip(accounts, names, strict=True)):
        parts.append(_seat(each, name, END + ROW * (place + 0.5), lang))
    return tag("g", *parts, class_="sums")


def _parts(account: Mapping[str, Any]) -> dict[str, Mapping[str, float]]:
    """What each bar shows; how far the search thought better of itself has no error of its own."""
    return {
        "luck": account["luck"],
        "own": account["own"],
        "others": account["others"],
        "revised": {"value": account["revised"], "error": 0.0},
    }


def _middle(column: int) -> float:
    return LEFT + NAMES + COLUMN * (column + 0.5)


def _seat(account: Mapping[str, Any], name: str, y: float, lang: str) -> str:
    seat = account["seat"]
    result = f"{hundredths(account['first']['value'], lang)} → {percent(account['final']['value'], lang)}"
    return group(
        group(marker(seat, (LEFT + 12, y), 0.62), class_=f"seat-{seat}"),
        write(name, (LEFT + 34, y + 6), 17, width=NAMES - 40, anchor="start"),
        write(result, (WIDTH - 40, y + 6), 15, anchor="end", class_="figure"),
    )


def _bar(kind: str, share: Mapping[str, float], at: tuple[float, float], scale: float, lang: str) -> str:
    """A bar from nothing to what was moved, two errors to either side of its end, and the figure."""
    x, y = at
    value, doubt = share["value"], 2 * share["error"]
    end = x + scale * value
    left, right = x + scale * (value - doubt), x + scale * (value + doubt)
    whisker = f"M{num(left)},{num(y - 4)}v8m0,-4H{num(right)}m0,-4v8"
    ahead = value >= 0
    edge = max(end, right, x) + 6 if ahead else min(end, left, x) - 6
    return group(
        tag("title", f"{signed(value, lang)} {error(share['error'], lang)}"),
        tag("rect", x=min(x, end), y=y - 10, width=max(0.5, abs(end - x)), height=20.0, class_=f"bar-{kind}"),
        tag("path", d=whisker, class_="whisker") if scale * doubt > 1 else "",
        write(signed(value, lang), (edge, y + 5), 14, anchor="start" if ahead else "end", class_="figure"),
    )
