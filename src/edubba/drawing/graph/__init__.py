"""The graph of a reviewed record: shares of winning along it, and below them luck and skill of each seat.

It is drawn from the JSON of a review (docs/analysis.md), whoever made it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.frame import BORDER, wedge_pattern
from edubba.drawing.graph import bars, curves, signs
from edubba.drawing.graph.theme import LEFT, ROOT, WIDTH, style
from edubba.drawing.ink import fitted, num, safe, tag, text_width, write
from edubba.drawing.seats import distinct, seat_names
from edubba.drawing.text.figures import hundredths, percent, signed
from edubba.locales import say

LEGEND = 112.0  # how deep the legend stands
CURVES_END = 630.0  # how high the picture is without the sums


def draw(
    review: Mapping[str, Any],
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    size: int | None = None,
    sums: bool = True,
) -> str:
    """A standalone picture, the same bytes for the same review; `names` and `size` as in `drawing.svg`.

    Without `sums` the curves alone, for a page that has luck and skill in a table.
    """
    called = distinct(seat_names(len(review["accounts"]), names or review["seats"], lang))
    height = bars.END + bars.ROW * len(called) + 30 if sums else CURVES_END
    title = say("analysis-graph-title", lang)
    body = (
        tag("title", safe(f"{title}: {', '.join(called)}")),
        tag("desc", safe("\n".join(_story(review, lang, called)))),
        style(),
        tag("defs", wedge_pattern()),
        tag("rect", width=WIDTH, height=height, class_="paper"),
        tag("rect", width=WIDTH, height=BORDER, class_="band"),
        tag("path", d=f"M0,{BORDER}H{WIDTH}", class_="rule"),
        write(title, (LEFT, 74), 30, anchor="start", class_="bold"),
        _legend(lang, called),
        curves.panel(review, lang, called),
        bars.panel(review["accounts"], lang, called) if sums else "",
    )
    return tag(
        "svg", *body, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {num(height)}",
        width=size, height=None if size is None else round(size * height / WIDTH),
        role="img", lang=lang, class_=ROOT,
    )  # fmt: skip


def _story(review: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """What the picture shows, for those who listen."""
    lines = [say("analysis-graph-desc", lang, count=len(review["steps"]))]
    for account, name in zip(review["accounts"], names, strict=True):
        first, final = (account[key]["value"] for key in ("first", "final"))
        shares = {"first": hundredths(first, lang), "final": percent(final, lang)}
        parts = {key: signed(account[key]["value"], lang) for key in ("luck", "own", "others")}
        parts["revised"] = signed(account["revised"], lang)
        lines.append(say("analysis-graph-seat", lang, name=name, **shares, **parts))
    return [*lines, *(signs.said(step, lang, names) for step in signs.marked(review["steps"]))]


def _legend(lang: str, names: Sequence[str]) -> str:
    """Who is which line on the left, above on the right what the signs mean."""
    room = (WIDTH - 2 * LEFT) / len(names)
    size = min(fitted(name, 18, room - 84)[1] for name in names)
    parts, x = [], LEFT
    for seat, name in enumerate(names, 1):
        parts.append(curves.sample(seat, (x, LEGEND)))
        parts.append(write(name, (x + 58, LEGEND + 6), size, width=room - 84, anchor="start"))
        x += min(room, 92 + text_width(name, size))
    x = WIDTH - 40.0
    for sign in ("error", "draw", "blunder", "mistake"):
        label = say("analysis-graph-sign", lang, sign=sign)
        parts.append(write(label, (x, 73), 15, anchor="end", class_="soft"))
        x -= text_width(label, 15) + 18
        parts.append(signs.sign(sign, (x, 68)))
        x -= 30
    return tag("g", *parts, class_="legend")
