"""The plots of a balance report, each an SVG that stands in the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import median

from edubba.drawing.ink import num, tag, write
from edubba.lab.arena import axes
from edubba.lab.arena.axes import Scale
from edubba.lab.balance import frame
from edubba.lab.balance.compare import SHARES, Findings
from edubba.lab.balance.frame import LEFT, RIGHT, SIZE, SMALL, WIDTH, Row
from edubba.lab.balance.intervals import Estimate
from edubba.lab.balance.measures import Measures
from edubba.lab.balance.openings import Opening
from edubba.lab.balance.words import Words

RIDGE = 66.0
TALL = 190.0  # of a plot with one field
WHOLE = 0.5  # a whole number stands in the middle of its bin


def places(one: Measures, scale: Scale, words: Words) -> str:
    """Win shares by the order of play, over a scale of what is above and below an even share."""
    rows = [
        Row(words.place(number), less, words.share(share), sign=number - 1)
        for number, (less, share) in enumerate(zip(_surplus(one), one.places, strict=True), 1)
    ]
    return frame.forest(words.variant(one.variant), rows, scale, 0.0, words.signed_percent)


def places_scale(variants: Sequence[Measures]) -> Scale:
    """The scale that the plots of all variants share."""
    surplus = [less for one in variants for less in _surplus(one)]
    return frame.across([0.0, *(end for less in surplus for end in (less.low, less.high))])


def _surplus(one: Measures) -> list[Estimate]:
    even = 1 / len(one.places)
    return [
        replace(each, value=each.value - even, low=each.low - even, high=each.high - even)
        for each in one.places
    ]


def scores(one: Measures, words: Words) -> str:
    """How many points each place ended with."""
    bins = frame.binned(min(row[0] for row in one.scores), max(row[-1] for row in one.scores))
    shares = [bins.shares(row) for row in one.scores]
    top = max(max(row) for row in shares)
    bottom = 4 + RIDGE * len(shares)
    body, told = frame.columns(bins.scale, 4.0, bottom, words.whole, WHOLE), []
    for index, (row, points) in enumerate(zip(shares, one.place_points, strict=True)):
        ground = 4 + RIDGE * (index + 1) - 8
        heights = [each / top * (RIDGE - 26) for each in row]
        text = words.mean(points)
        told.append(f"{words.place(index + 1)}: {text}")
        body += frame.bars(bins, heights, ground, f"bar b{index + 1}")
        body += axes.mark(index, bins.scale.x(points.value + WHOLE), ground, 0.34)
        body += write(
            words.place(index + 1), (LEFT - 6, ground - RIDGE + 22), SIZE, anchor="start", width=150
        )
        body += write(text, (WIDTH - 8, ground - RIDGE + 22), SIZE, anchor="end", width=180)
    return axes.picture(body, bottom + 22, words.say("balance-plot-scores"), told, WIDTH)


def margins(one: Measures, words: Words) -> str:
    """How far the best is ahead."""
    return _histogram(words.say("balance-plot-margins"), one.margins, one.margin, words)


def lengths(one: Measures, words: Words) -> str:
    """How many decisions a game has."""
    return _histogram(words.say("balance-plot-lengths"), one.lengths, one.length, words)


def _histogram(title: str, values: Sequence[int], mean: Estimate, words: Words) -> str:
    bins = frame.binned(values[0], values[-1])
    shares = bins.shares(values)
    upward = Scale(0.0, max(shares) * 1.05, left=TALL, right=30.0)
    body = frame.columns(bins.scale, 30.0, TALL, words.whole, WHOLE)
    heights = [TALL - upward.x(each) for each in shares]
    body += frame.bars(bins, heights, TALL, "bar b1")
    x = bins.scale.x(mean.value + WHOLE)
    body += tag("path", d=f"M{num(x)},26V{num(TALL)}", class_="even")
    text = words.mean(mean)
    half = len(text) * SMALL * 0.3 + 4
    body += write(text, (min(max(x, half), WIDTH - half), 18), SIZE)
    middle = words.say("balance-median", value=words.whole(median(values)))
    return axes.picture(body, TALL + 22, title, [text, middle], WIDTH)


def choices(one: Measures, words: Words) -> str:
    """Legal actions along the game: the median, and where the middle half of the games lies."""
    left = 40.0
    along = Scale(1.0, max(2.0, one.steps[-1].at), left=left, right=RIGHT)
    top = max(step.quartiles[2] for step in one.steps)
    upward = Scale(0.0, max(4.0, top * 1.04), left=TALL, right=14.0)
    across = [along.x(step.at) for step in one.steps]
    body = frame.lines(upward, left, words.whole)
    for tick in along.ticks():
        body += write(words.whole(tick), (along.x(tick), TALL + 16), SMALL, class_="soft")
    low, middle, high = (
        [(x, upward.x(step.quartiles[part])) for x, step in zip(across, one.steps, strict=True)]
        for part in range(3)
    )
    body += tag("path", d=f"M{_joined([*low, *reversed(high)])}Z", class_="between")
    body += tag("path", d=f"M{_joined(middle)}", class_="middle")
    told = [
        words.say("balance-step", number=round(step.at), value=words.whole(step.quartiles[1]))
        for step in one.steps[:: max(1, math.ceil(len(one.steps) / 12))]
    ]
    return axes.picture(body, TALL + 22, words.say("balance-plot-choices"), told, WIDTH)


def _joined(points: Sequence[tuple[float, float]]) -> str:
    return "L".join(f"{num(x)},{num(y)}" for x, y in points)


def moves(title: str, some: Sequence[Opening], span: Scale, overall: float, words: Words) -> str:
    """First moves with what they are worth, over a scale that the best and the worst share."""
    rows = [Row(words.action(move.text), move.wins, words.share(move.wins)) for move in some]
    return frame.forest(title, rows, span, overall, words.percent)


def moves_scale(some: Sequence[Opening], overall: float) -> Scale:
    """The scale that all plots of first moves share."""
    return frame.across(
        [overall, *(end for move in some for end in (move.wins.low, move.wins.high))], floor=0.0, ceiling=1.0
    )


def difference(found: Findings, name: str, words: Words) -> str:
    """What every departure changes in one figure."""
    shares = name in SHARES
    show = words.points_of_share if shares else words.change
    rows = [
        Row(words.variant(one.variant), apart.figures[name], show(apart.figures[name]))
        for one, apart in zip(found.variants[1:], found.differences, strict=True)
    ]
    scale = frame.across([*frame.ends(rows), 0.0])
    label = words.signed_percent if shares else words.signed
    return frame.forest(words.say("balance-figure", name=name), rows, scale, 0.0, label)
