"""The figures of a balance report as tables, for those who want them exactly or do not see the plots."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from edubba.drawing.ink import safe, tag
from edubba.lab.balance.compare import FIGURES, SHARES, Findings
from edubba.lab.balance.intervals import Estimate
from edubba.lab.balance.measures import Measures
from edubba.lab.balance.openings import Openings
from edubba.lab.balance.words import Words

Cells = Sequence[str]

ALONG = 12  # rows for the choices along a game


def table(caption: str, heads: Cells, rows: Sequence[Cells]) -> str:
    """A table whose first column names the rows; wide ones are scrolled."""
    head = "".join(tag("th", safe(text), scope="col") for text in heads)
    body = "".join(
        tag("tr", tag("th", safe(row[0]), scope="row"), *(tag("td", safe(cell)) for cell in row[1:]))
        for row in rows
    )
    parts = tag("caption", safe(caption)) + tag("thead", tag("tr", head)) + tag("tbody", body)
    inner = tag("table", parts)
    return tag("div", inner, class_="scroll", tabindex=0, role="region", aria_label=caption)


def folded(summary: str, *tables: str) -> str:
    """Tables that are opened by those who want them."""
    return tag("details", tag("summary", safe(summary)), *tables)


def places(found: Findings, words: Words) -> str:
    """Win shares by the order of play, in all variants."""
    heads = _heads("rules place wins verdict points games", words)
    rows = [
        [
            words.variant(one.variant), words.place(number), words.share(share),
            words.say("balance-verdict", verdict=share.verdict), words.spread(points), str(one.games),
        ]
        for one in found.variants
        for number, (share, points) in enumerate(zip(one.places, one.place_points, strict=True), 1)
    ]  # fmt: skip
    return table(words.say("balance-table-places"), heads, rows)


def seats(one: Measures, words: Words) -> str:
    """Win shares by the number of the seat: where the order is drawn, a check that nothing is amiss."""
    heads = _heads("seat wins verdict", words)
    rows = [
        [str(number), words.share(share), words.say("balance-verdict", verdict=share.verdict)]
        for number, share in enumerate(one.seats, 1)
    ]
    return table(words.say("balance-table-seats"), heads, rows)


def scores(one: Measures, words: Words) -> str:
    """Points by the order of play: the mean, and where the games lie."""
    names = "place points least lower median upper most"
    rows = [
        [
            words.place(number), words.spread(mean),
            *(words.whole(float(np.percentile(points, part))) for part in (0, 25, 50, 75, 100)),
        ]
        for number, (mean, points) in enumerate(zip(one.place_points, one.scores, strict=True), 1)
    ]  # fmt: skip
    return table(words.say("balance-plot-scores"), _heads(names, words), rows)


def steps(one: Measures, words: Words) -> str:
    """Choices at a few places along the game."""
    some = one.steps[:: max(1, -(-len(one.steps) // ALONG))]
    rows = [[words.whole(step.at), *map(words.whole, step.quartiles)] for step in some]
    heads = _heads("decision lower median upper", words)
    return table(words.say("balance-plot-choices"), heads, rows)


def _heads(names: str, words: Words) -> list[str]:
    return [words.say("balance-head", name=name) for name in names.split()]


def shapes(found: Findings, words: Words) -> str:
    """Points, margins, length and choices of all variants."""
    names = "rules games points margin shared length texts branching forced lines"
    rows = [
        [
            words.variant(one.variant), str(one.games), words.spread(one.points), words.spread(one.margin),
            words.fine(one.shared.value), words.spread(one.length), words.spread(one.texts),
            words.spread(one.branching), words.fine(one.forced), words.power(one.lines.value),
        ]
        for one in found.variants
    ]  # fmt: skip
    heads = _heads(names, words)
    return table(words.say("balance-table-shapes"), heads, rows)


def differences(found: Findings, words: Words) -> str:
    """What each departure changes, with a word on how sure it is."""
    heads = _heads("rules", words)
    heads += [words.say("balance-figure", name=name) for name in FIGURES]
    heads += _heads("same", words)
    rows = [
        [
            words.variant(one.variant),
            *(_difference(name, figure, words) for name, figure in apart.figures.items()),
            "–" if apart.same is None else f"{apart.same} / {apart.games}",
        ]
        for one, apart in zip(found.variants[1:], found.differences, strict=True)
    ]
    return table(words.say("balance-table-differences"), heads, rows)


def _difference(name: str, figure: Estimate, words: Words) -> str:
    text = words.points_of_share(figure) if name in SHARES else words.change(figure)
    return f"{text}, {words.say('balance-verdict', verdict=figure.verdict)}"


def moves(found: Openings, words: Words) -> str:
    """All first moves, the best first."""
    heads = _heads("move text wins lead games chosen", words)
    rows = [
        [
            words.action(move.text), move.text, words.share(move.wins), words.change(move.lead),
            str(move.wins.count), words.fine(move.chosen),
        ]
        for move in found.moves
    ]  # fmt: skip
    return table(words.say("balance-table-moves"), heads, rows)
