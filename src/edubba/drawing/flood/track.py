"""The score track below the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood.sheet import TRACK, WIDTH
from edubba.drawing.ink import Point, group, safe, tag, write
from edubba.drawing.seats import trader
from edubba.locales import say

LAST = 70  # R150: beyond it the marker begins again
LEFT = 22.0
STEP = (WIDTH - 2 * LEFT) / (LAST + 1)
HIGH = 44.0


def track(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """Steps from 0 to 70 with the seats on them."""
    steps = [_step(k) for k in range(LAST + 1)]
    return group(
        tag("title", safe(say("draw-flood-track", lang))),
        *steps, *_markers(view, names, lang), at=(LEFT, TRACK), class_="track", id="score-track",
    )  # fmt: skip


def _step(k: int) -> str:
    number = write(str(k), ((k + 0.5) * STEP, HIGH - 5), 13.5, class_="step-number") if k % 5 == 0 else ""
    return tag("rect", x=k * STEP, y=0, width=STEP, height=HIGH, rx=2,
               class_="step" if k % 5 else "step-five") + number  # fmt: skip


def _markers(view: Mapping[str, Any], names: Sequence[str], lang: str) -> list[str]:
    """Those on the same step stand one above the other, smaller."""
    scores = [int(player["score"]) for player in view["players"]]
    drawn = []
    for k, score in enumerate(scores):
        same = [other for other in range(len(scores)) if place(scores[other]) == place(score)]
        y = 16.0 if len(same) == 1 else HIGH * (same.index(k) + 0.5) / len(same)
        at = (place(score) + 0.5) * STEP, y
        drawn.append(group(
            tag("title", safe(say("draw-flood-score", lang, name=names[k], points=score))),
            trader(k + 1, at, scale=0.62 if len(same) == 1 else 0.48), _round(score, at), id=f"score-{k + 1}",
        ))  # fmt: skip
    return drawn


def place(score: int) -> int:
    """The step on which a score is shown."""
    return score if score <= LAST else (score - 1) % LAST + 1


def _round(score: int, at: Point) -> str:
    """How much is to be added for each time the track was left behind."""
    laps = 0 if score <= LAST else (score - 1) // LAST
    beside = (at[0] + 10, at[1] + 4)
    return write(f"+{LAST * laps}", beside, 14, anchor="start", class_="number") if laps else ""
