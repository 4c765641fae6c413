"""A review in the reader's language, made of the record and of what was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edubba._position import Position
from edubba.drawing import graph
from edubba.drawing.graph.theme import BOTTOM, LEFT, RIGHT, TOP, WIDTH
from edubba.drawing.scene import Stage, View, stage
from edubba.drawing.text.figures import decimal, percent, plus_minus
from edubba.locales import say
from edubba.records import Record
from edubba.review import Account, Look, Review, Step, Turn, Verdict
from edubba.review.look import is_sure
from edubba.review.steps import filled, moments, steps
from edubba.review.table import swings
from edubba.review.verdict import LOSSES
from edubba.search.analysis import Share
from edubba.server.reviews.schemas import (
    Figure,
    Plot,
    ReviewedDecision,
    SeatAccount,
    ToldReview,
    TurningPoint,
)

PLOT = Plot(float(WIDTH), graph.CURVES_END, LEFT, RIGHT, TOP, BOTTOM)


def rebuilt(record: Record, looks: Iterable[Look], seconds: float) -> Review:
    """A review from its looks, without any search; raises KeyError where one is missing."""
    places = [place for place, _ in moments(record)]
    everywhere = filled(places, {look.at: look for look in looks})
    return Review(record, tuple(everywhere), steps(places, everywhere), {"seconds": seconds}, "1")


def whole(
    record: Record, looks: Iterable[Look], lang: str, names: Sequence[str], seconds: float
) -> ToldReview:
    """A review from its looks, in words."""
    return told(rebuilt(record, looks, seconds), lang, names, seconds)


def told(found: Review, lang: str, names: Sequence[str], seconds: float) -> ToldReview:
    """All that a page shows."""
    view = Position.of(found.record, 0).view()  # places are called the same at every moment
    teller = _Teller(stage(found.record.game), view, lang, names)
    return ToldReview(
        names=list(names),
        shares=[[figure(share) for share in look.shares] for look in found.looks],
        decisions=[teller.decision(step, step.verdict) for step in found.steps if step.verdict],
        accounts=[_account(each) for each in found.accounts],
        points=[_point(turn, seat, lang, names) for turn, seat in swings(found)],
        graph=graph.draw(found.json(), lang=lang, names=names, sums=False),
        plot=PLOT,
        seconds=seconds,
    )


def figure(share: Share) -> Figure:
    """In hundredths, as exact as anybody needs."""
    return Figure(round(100 * share.value, 2), round(100 * share.error, 2))


def hundredths(share: Share, lang: str) -> str:
    """A difference of shares with its error: 12.3 ± 2.1."""
    return decimal(100 * share.value, 1, lang) + plus_minus(100 * share.error, 1, lang)


def chance(share: Share, lang: str) -> str:
    """A share with its error and the percent sign."""
    return percent(share.value, lang, doubt=share.error)


class _Teller:
    """Tells of decisions."""

    def __init__(self, staged: Stage, view: View, lang: str, names: Sequence[str]) -> None:
        self._staged, self._view, self._lang, self._names = staged, view, lang, names

    def decision(self, step: Step, verdict: Verdict) -> ReviewedDecision:
        place, seat = step.moment, step.moment.seat or 0
        better = "" if verdict.best == place.text else self._worded(verdict.best)
        return ReviewedDecision(
            number=place.number,
            seat=seat,
            text=place.text,
            played=self._worded(place.text),
            grade=verdict.grade,
            word=say("analysis-grade", self._lang, grade=verdict.grade),
            loss=figure(verdict.loss),
            best=verdict.best,
            better=better,
            helped=verdict.helped,
            told=" ".join(self._verdict(seat, verdict, better)),
        )

    def _worded(self, text: str) -> str:
        return self._staged.worded(text, self._view, self._lang)

    def _verdict(self, seat: int, verdict: Verdict, better: str) -> list[str]:
        facts = {
            "name": self._names[seat - 1],
            "better": better,
            "loss": hundredths(verdict.loss, self._lang),
        }
        said = [say("reviews-verdict", self._lang, grade=verdict.grade, **facts)]
        helped = verdict.helped
        if helped and verdict.chosen[helped - 1].value >= LOSSES["inaccuracy"]:
            gain = hundredths(verdict.chosen[helped - 1], self._lang)
            said.append(say("reviews-helped", self._lang, name=self._names[helped - 1], gain=gain))
        return said


def _account(each: Account) -> SeatAccount:
    return SeatAccount(
        seat=each.seat,
        first=figure(each.first).value,
        final=figure(each.final).value,
        luck=figure(each.luck),
        own=figure(each.own),
        others=figure(each.others),
        revised=round(100 * each.revised, 2),
        lost=figure(each.lost),
        good=each.good,
        clear=each.clear,
    )


def _point(turn: Turn, seat: int, lang: str, names: Sequence[str]) -> TurningPoint:
    """A turn that moved a share: what happened, from where to where, and why if that is clear."""
    before, after = turn.steps[0].before.shares[seat], turn.steps[-1].after.shares[seat]
    luck, moved = turn.luck[seat], turn.moved[seat]
    by_luck = is_sure(luck) and luck.value / moved.value >= 0.5
    cause = "luck" if by_luck else turn.grade if turn.grade in LOSSES else "play"
    shares = {"before": percent(before.value, lang), "after": percent(after.value, lang)}
    happened = turn.entry.told(lang, names)
    line = say("reviews-swing", lang, told=happened, name=names[seat], cause=cause, **shares)
    return TurningPoint(turn.entry.last, line)
