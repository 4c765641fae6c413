"""A review as text for a terminal: a row for each turn, an account of each seat, the turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from edubba.drawing.seats import distinct, seat_names
from edubba.drawing.text.columns import wrapped
from edubba.drawing.text.figures import error, hundredths, percent, signed
from edubba.locales import say
from edubba.review.layout import fitted, table
from edubba.review.look import is_sure
from edubba.review.points import Stretch
from edubba.review.review import Review
from edubba.review.steps import Step
from edubba.review.sums import Account, Turn
from edubba.review.verdict import LOSSES, Verdict
from edubba.search.analysis import Share

LONGEST_NAME, LONGEST_TEXT = 16, 30
#: The columns of a row that stand beside each other: all, all but the remark, the figures, who it was.
WAYS = (range(8), range(7), (0, 1, 3, 4), (0, 1))


def told(
    found: Review, *, lang: str = "en", names: Sequence[str] | None = None, width: int | None = None
) -> str:
    """The whole review; `names` in seat order, else those of the record; lines no longer than `width`."""
    called = names_in(found, names, lang)
    points = [wrapped(line, width, 2) for line in turning_points(found, lang, called)]
    parts = [rows(found, lang, called, width), accounts(found, lang, called, width), points]
    return "\n\n".join("\n".join(part) for part in parts if part)


def names_in(found: Review, names: Sequence[str] | None, lang: str) -> list[str]:
    """A short name for every seat."""
    given = seat_names(found.seats, names, lang) if names else found.names(lang)
    return distinct([_cut(name, LONGEST_NAME) for name in given])


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


# --- the turns --------------------------------------------------------------------------------------------


def rows(found: Review, lang: str, names: Sequence[str], width: int | None = None) -> list[str]:
    """A row for each turn with something to say."""
    heads = ["", *(say(key, lang) for key in ("play-player", "analysis-text", "analysis-share"))]
    heads += ["", say("analysis-verdict", lang), say("analysis-loss", lang), say("analysis-remark", lang)]
    cells = [row for turn in found.turns for row in _cells(turn, lang, names)]
    if not cells:
        return []
    return fitted([heads, *cells], WAYS, (0, 3, 6), width)


def _cells(turn: Turn, lang: str, names: Sequence[str]) -> Iterator[list[str]]:
    """The turn, and below it those of several texts that lost something."""
    first, last = turn.entry.first, turn.entry.last
    number = str(first) if first == last else f"{first}–{last}"
    text = _cut(" ".join(step.moment.text for step in turn.steps), LONGEST_TEXT)
    seat = turn.entry.seat
    judged = [step for step in turn.steps if step.verdict]
    if seat is None:
        luck = _luck(turn.luck, lang, names)
        yield [number, "", text, "", "", say("analysis-draw", lang), "", luck]
        return
    before, after = turn.steps[0].before.shares[seat - 1], turn.steps[-1].after.shares[seat - 1]
    share = f"{hundredths(before.value, lang)} → {hundredths(after.value, lang)}"
    whole = [number, names[seat - 1], text, share, error(after.error, lang)]
    if turn.grade is None:
        yield [*whole, say("analysis-forced", lang), "", ""]
    elif len(turn.steps) == 1 and judged[0].verdict:
        yield [*whole, *_verdict(judged[0].verdict, lang, names)]
    else:
        luck = _luck(turn.luck, lang, names)
        yield [*whole, say("analysis-grade", lang, grade=turn.grade), _lost(turn.loss, lang), luck]
        for step in judged:
            if step.verdict and step.verdict.grade in LOSSES:
                yield _detail(step, step.verdict, lang, names)


def _detail(step: Step, verdict: Verdict, lang: str, names: Sequence[str]) -> list[str]:
    text = "  " + _cut(step.moment.text, LONGEST_TEXT - 2)
    return [str(step.moment.number), "", text, "", "", *_verdict(verdict, lang, names)]


def _verdict(verdict: Verdict, lang: str, names: Sequence[str]) -> list[str]:
    remarks = []
    if verdict.grade in LOSSES:
        remarks.append(say("analysis-better", lang, text=verdict.best))
    if verdict.helped and verdict.chosen[verdict.helped - 1].value >= LOSSES["inaccuracy"]:
        remarks.append(say("analysis-helped", lang, name=names[verdict.helped - 1]))
    grade = say("analysis-grade", lang, grade=verdict.grade)
    told = verdict.sure or verdict.grade == "unclear"  # there the error says why
    return [grade, _lost(verdict.loss, lang) if told else "", "; ".join(remarks)]


def _lost(loss: Share, lang: str) -> str:
    return signed(-loss.value, lang) + " " + error(loss.error, lang) if round(loss.value, 3) else ""


def _luck(luck: Sequence[Share], lang: str, names: Sequence[str]) -> str:
    """What draws moved, for those whom they moved for sure."""
    sure = [
        (name, share)
        for name, share in zip(names, luck, strict=True)
        if is_sure(share) and round(share.value, 3)
    ]
    return ", ".join(f"{name} {signed(share.value, lang)}" for name, share in sure)


# --- what it comes to ---------------------------------------------------------------------------------------


def accounts(found: Review, lang: str, names: Sequence[str], width: int | None = None) -> list[str]:
    """Luck and skill of each seat."""
    keys = ("analysis-share", "analysis-luck", "analysis-own", "analysis-others", "analysis-revised")
    heads = [say("play-player", lang), *(say(key, lang) for key in keys)]
    heads += [say("analysis-lost", lang), say("analysis-accuracy", lang)]
    cells = [_account(each, lang, names[each.seat - 1]) for each in found.accounts]
    return [*table(heads, cells, width), wrapped(say("analysis-identity", lang), width)]


def _account(each: Account, lang: str, name: str) -> list[str]:
    share = f"{hundredths(each.first.value, lang)} → {hundredths(each.final.value, lang)}"
    parts = [
        f"{signed(part.value, lang)} {error(part.error, lang)}" for part in (each.luck, each.own, each.others)
    ]
    accuracy = say("analysis-of", lang, part=each.good, whole=each.clear) if each.clear else "–"
    revised = signed(each.revised, lang)
    return [name, share, *parts, revised, _lost(each.lost, lang) or "–", accuracy]


def turning_points(found: Review, lang: str, names: Sequence[str]) -> list[str]:
    """A heading, and each turning point in a few sentences."""
    lines = [_swing(point, lang, names) for point in found.points]
    return [say("analysis-turning-points", lang), *lines] if lines else []


def _swing(point: Stretch, lang: str, names: Sequence[str]) -> str:
    first, last = point.turns[0].entry.first, point.turns[-1].entry.last
    shares = {"before": hundredths(point.before.value, lang), "after": percent(point.after.value, lang)}
    went = say(
        "analysis-swing",
        lang,
        number=str(last) if len(point.turns) == 1 else f"{first}–{last}",
        told=happened(point, lang, names),
        name=names[point.seat - 1],
        **shares,
    )
    return f"{went} {whom(point, lang, names)}"


def happened(point: Stretch, lang: str, names: Sequence[str]) -> str:
    """What was done at a turning point, as the log tells it."""
    turns = point.telling
    told = " ".join(filter(None, (turn.entry.told(lang, names) for turn in turns)))
    return told or " ".join(step.moment.text for turn in turns for step in turn.steps)


def whom(point: Stretch, lang: str, names: Sequence[str]) -> str:
    """Whom a fall helped most, or whom a rise cost most."""
    rose = point.greatest.value > 0
    other = names[(point.harmed if rose else point.helped) - 1]
    return say("analysis-swing-other", lang, way="up" if rose else "down", name=other)
