"""The plots of a report, each an SVG that stands in the page."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.drawing.ink import num, tag, write
from edubba.drawing.text.figures import decimal, percent
from edubba.lab.arena import axes
from edubba.lab.arena.axes import LEFT, RIGHT, SIZE, TOP, Scale
from edubba.lab.arena.figures import duration, share
from edubba.lab.arena.standing import Standing
from edubba.locales import say

ROW, RIDGE = 40.0, 74.0  # heights of a row and of a row with a histogram
MOST_BINS = 32


def win_shares(standings: Sequence[Standing], lang: str) -> str:
    """The share of each competitor with two standard errors, against an even share."""
    spans = [(s.wins.value, 2 * (s.wins.error or 0.0)) for s in standings]
    even = 1 / len(standings[0].by_seat)
    ends = [end for value, reach in spans for end in (value - reach, value + reach)]
    scale = axes.linear([*ends, even], floor=0.0, ceiling=1.0)
    texts = [share(s.wins, lang) for s in standings]
    bottom = TOP + ROW * len(standings)
    body = axes.axis(scale, bottom, lambda v: percent(v, lang, digits=0))
    body += axes.reference(scale, even, bottom, say("arena-even", lang, share=percent(even, lang)))
    body += _intervals(standings, scale, spans, texts)
    return _picture(standings, body, bottom, say("arena-plot-wins", lang), texts)


def strengths(standings: Sequence[Standing], lang: str) -> str:
    """The ratings with two sigma."""
    spans = [(s.rating.mu, 2 * s.rating.sigma) for s in standings]
    scale = axes.linear([end for s in standings for end in s.rating.interval])
    texts = [f"{decimal(mu, 1, lang)} ± {decimal(reach, 1, lang)}" for mu, reach in spans]
    bottom = TOP + ROW * len(standings)
    body = axes.axis(scale, bottom, lambda v: decimal(v, 0 if abs(v - round(v)) < 1e-6 else 1, lang))
    body += _intervals(standings, scale, spans, texts)
    return _picture(standings, body, bottom, say("arena-plot-rating", lang), texts)


def _intervals(
    standings: Sequence[Standing], scale: Scale, spans: Sequence[tuple[float, float]], texts: Sequence[str]
) -> str:
    body = ""
    for index, (standing, (value, reach), text) in enumerate(zip(standings, spans, texts, strict=True)):
        y = TOP + ROW * (index + 0.5)
        left, right = scale.x(value - reach), scale.x(value + reach)
        line = f"M{num(left)},{num(y)}H{num(right)}M{num(left)},{num(y - 6)}v12M{num(right)},{num(y - 6)}v12"
        body += axes.named(standing.name, index, y + 5) + tag("path", d=line, class_=f"reach s{index + 1}")
        body += axes.mark(index, scale.x(value), y) + axes.figure(text, y + 5)
    return body


def point_spread(standings: Sequence[Standing], lang: str) -> str:
    """A histogram of the points of each competitor, all with the same bins."""
    low, high = min(s.scores[0] for s in standings), max(s.scores[-1] for s in standings)
    width = int(axes.round_step(max(1.0, (high - low + 1) / MOST_BINS)))
    start = low // width * width
    bins = (high - start) // width + 1
    scale = Scale(float(start), float(start + bins * width))
    counts = [[0] * bins for _ in standings]
    for row, standing in zip(counts, standings, strict=True):
        for score in standing.scores:
            row[(score - start) // width] += 1
    top = max(max(row) / sum(row) for row in counts)
    texts = [say("arena-mean", lang, value=decimal(s.points.value, 1, lang)) for s in standings]
    bottom = TOP + RIDGE * len(standings)
    body = axes.axis(scale, bottom, lambda v: decimal(v, 0, lang))
    for index, (standing, row, text) in enumerate(zip(standings, counts, texts, strict=True)):
        ground = TOP + RIDGE * (index + 1) - 12
        heights = [count / sum(row) / top * (RIDGE - 20) for count in row]
        body += _bars(scale, start, width, heights, ground, f"bar b{index + 1}")
        body += axes.mark(index, scale.x(standing.points.value), ground, 0.36)
        body += axes.named(standing.name, index, ground - 16) + axes.figure(text, ground - 16)
    return _picture(standings, body, bottom, say("arena-plot-points", lang), texts)


def _bars(scale: Scale, start: int, width: int, heights: Sequence[float], ground: float, class_: str) -> str:
    shape = f"M{num(LEFT)},{num(ground)}"
    for place, height in enumerate(heights):
        left, right = (scale.x(float(start + (place + end) * width)) for end in (0, 1))
        shape += f"H{num(left)}V{num(ground - height)}H{num(right)}V{num(ground)}"
    line = tag("path", d=f"M{num(LEFT)},{num(ground)}H{num(RIGHT)}", class_="ground")
    return tag("path", d=f"{shape}H{num(RIGHT)}Z", class_=class_) + line


def shares_by_seat(standings: Sequence[Standing], lang: str) -> str:
    """A bar for every competitor in every seat, against an even share."""
    seats = len(standings[0].by_seat)
    even, room = 1 / seats, (axes.WIDTH - LEFT) / seats
    top = max([even, *(mean.value for s in standings for mean in s.by_seat if mean)])
    full = room - 78
    body = "".join(
        write(say("arena-seat", lang, number=seat + 1), (LEFT + seat * room, TOP + 4), SIZE - 1,
              anchor="start", class_="soft")
        for seat in range(seats)
    )  # fmt: skip
    told = []
    for index, standing in enumerate(standings):
        y = TOP + 10 + ROW * index
        body += axes.named(standing.name, index, y + ROW / 2 + 5)
        shares = [None if mean is None else percent(mean.value, lang) for mean in standing.by_seat]
        told.append(", ".join(text or "–" for text in shares))
        for seat, (mean, text) in enumerate(zip(standing.by_seat, shares, strict=True)):
            left = LEFT + seat * room
            long = 0.0 if mean is None else mean.value / top * full
            body += tag("path", d=f"M{num(left)},{num(y + 9)}h{num(long)}v22h-{num(long)}z",
                        class_=f"bar b{index + 1}")  # fmt: skip
            body += write(text or "–", (left + full + 8, y + ROW / 2 + 5), SIZE - 1, anchor="start")
    bottom = TOP + 10 + ROW * len(standings)
    for seat in range(seats):
        left = LEFT + seat * room
        body += tag("path", d=f"M{num(left)},{num(TOP + 12)}V{num(bottom)}", class_="ground")
        body += tag(
            "path", d=f"M{num(left + even / top * full)},{num(TOP + 12)}V{num(bottom)}", class_="even"
        )
    return _picture(standings, body, bottom - 20, say("arena-plot-seats", lang), told)


def thinking(standings: Sequence[Standing], lang: str) -> str:
    """Mean and longest thought of each competitor, on a scale of powers of ten."""
    scale = axes.powers([time for s in standings for time in (s.move, s.longest)])
    bottom = TOP + ROW * len(standings)
    body = axes.axis(scale, bottom, lambda v: duration(v, lang, whole=True))
    told = []
    for index, standing in enumerate(standings):
        y = TOP + ROW * (index + 0.5)
        mean, most = (max(time, 1e-7) for time in (standing.move, standing.longest))
        line = f"M{num(scale.x(mean))},{num(y)}H{num(scale.x(most))}m0,-8v16"
        times = duration(mean, lang), say("arena-at-most", lang, value=duration(most, lang))
        told.append(", ".join(times))
        body += axes.named(standing.name, index, y + 5) + tag("path", d=line, class_=f"reach s{index + 1}")
        body += axes.mark(index, scale.x(mean), y)
        body += axes.figure(times[0], y - 2) + axes.figure(times[1], y + 14, "soft")
    return _picture(standings, body, bottom, say("arena-plot-move", lang), told)


def _picture(
    standings: Sequence[Standing], body: str, bottom: float, title: str, texts: Sequence[str]
) -> str:
    told = [f"{s.name}: {text}" for s, text in zip(standings, texts, strict=True)]
    return axes.picture(body, bottom + 26, title, told)
