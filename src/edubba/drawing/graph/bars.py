"""The lower panel: what luck, its own decisions, those of the others and second thoughts did to a share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.graph.curves import marker
from edubba.drawing.graph.theme import LEFT, WIDTH
from edubba.drawing.ink import group, num, tag, text_width, write
from edubba.drawing.text.figures import error, hundredths, percent, signed
from edubba.locales import say

TITLE = 664.0
END = 700.0  # where the rows begin
ROW = 38.0
NAMES = 196.0  # how wide the names are
COLUMN = 232.0
GAP = 6.0  # between a bar and its figure, and around the two
FIGURE = 14.0  # size of the figures
WIDER = 1.2  # the font of the figures than the guess
KINDS = ("luck", "own", "others", "revised")


def panel(accounts: Sequence[Mapping[str, Any]], lang: str, names: Sequence[str]) -> str:
    """A column for each cause, a row for each seat, and what they come to."""
    rows = [_parts(each) for each in accounts]
    scale = _scale([row[kind] for row in rows for kind in KINDS], lang)
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
    for number, (kind, head) in enumerate(zip(KINDS, heads, strict=True)):
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


def _scale(shares: Sequence[Mapping[str, float]], lang: str) -> float:
    """How long a whole share is drawn: bars with their errors and figures stay in their half of a column."""
    longest = max((abs(share["value"]) + 2 * share["error"] for share in shares), default=0.0)
    widest = max((text_width(signed(share["value"], lang), FIGURE) for share in shares), default=0.0)
    room = WIDER * widest + 2 * GAP
    return (COLUMN / 2 - room) / max(longest, 0.01)


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
    ahead, told = value >= 0, signed(value, lang)
    edge = max(end, right, x) + GAP if ahead else min(end, left, x) - GAP
    return group(
        tag("title", f"{told} {error(share['error'], lang)}"),
        tag("rect", x=min(x, end), y=y - 10, width=max(0.5, abs(end - x)), height=20.0, class_=f"bar-{kind}"),
        tag("path", d=whisker, class_="whisker") if scale * doubt > 1 else "",
        write(told, (edge, y + 5), FIGURE, anchor="start" if ahead else "end", class_="figure"),
    )
