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
from edubba.review import Account, Look, Review, Step, Stretch, Verdict
from edubba.review.steps import filled, moments, steps
from edubba.review.table import happened, whom
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
        points=[_point(point, lang, names) for point in found.points],
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


def _point(point: Stretch, lang: str, names: Sequence[str]) -> TurningPoint:
    """Where a share moved: what happened, from where to where, why if that is clear, and who else it was."""
    shares = {"before": percent(point.before.value, lang), "after": percent(point.after.value, lang)}
    told, name = happened(point, lang, names), names[point.seat - 1]
    went = say("reviews-swing", lang, told=told, name=name, cause=_cause(point), **shares)
    return TurningPoint(point.turns[-1].entry.last, f"{went} {whom(point, lang, names)}")


def _cause(point: Stretch) -> str:
    """Of a single turn also what its decisions were called."""
    if point.by_luck:
        return "luck"
    if len(point.turns) > 1:
        return "row"
    grade = point.turns[0].grade
    return grade if grade in LOSSES else "play"
