"""What a study has shown, in sentences that say how sure it is."""

from __future__ import annotations

from statistics import median

from edubba.lab.balance.compare import Findings
from edubba.lab.balance.intervals import Estimate, Verdict
from edubba.lab.balance.measures import Measures
from edubba.lab.balance.openings import Openings
from edubba.lab.balance.words import Words

CLEAR, LIKELY = 0.01, 0.05  # how often chance alone may do it
ALIKE = 0.25  # from this share of games that begin alike on, the reader is told at once


def headlines(found: Findings, words: Words) -> list[str]:
    """The findings in a few sentences, the most wanted first."""
    base = found.variants[0]
    told = [favoured(base, words)]
    if base.beginnings[0] / base.games >= ALIKE and base.games > 1:
        told.append(variety(base, words))
    told += [won_by(base, words), shape(base, words)]
    if found.openings:
        told.append(first_moves(found.openings, words))
    return [*told, departures(found, words)] if found.differences else told


def favoured(one: Measures, words: Words) -> str:
    """The place that is furthest from an even share, and whether that is more than chance."""
    even = 1 / len(one.places)
    number, share = max(enumerate(one.places, 1), key=lambda each: abs(each[1].value - even))
    return words.say(
        "balance-say-places",
        place=number,
        verdict=share.verdict,
        even=words.fine(even),
        **_facts(share, words),
    )


def _facts(share: Estimate, words: Words) -> dict[str, str]:
    return {"share": words.fine(share.value), "span": words.span(100 * share.low, 100 * share.high, 1)}


def variety(one: Measures, words: Words) -> str:
    """How many ways to begin stand behind the figures: bots that always begin alike measure one of them."""
    return words.say(
        "balance-say-variety", games=one.games, count=len(one.beginnings),
        share=words.fine(one.beginnings[0] / one.games),
    )  # fmt: skip


def won_by(one: Measures, words: Words) -> str:
    """The points of the best, and by how much they win."""
    return words.say(
        "balance-say-scores", winner=words.one(one.winner.value), margin=words.one(one.margin.value),
        median=words.whole(median(one.margins)), shared=words.fine(one.shared.value),
    )  # fmt: skip


def shape(one: Measures, words: Words) -> str:
    """Length, choices, and how many lines a game is one of."""
    return words.say(
        "balance-say-shape", length=words.whole(round(one.length.value, 1)),
        branching=words.one(one.branching.value), forced=words.fine(one.forced),
        lines=words.power(one.lines.value),
    )  # fmt: skip


def first_moves(found: Openings, words: Words) -> str:
    """Whether first moves can be told apart, which did best, and which are apart from all beyond doubt."""
    best = found.moves[0]
    told = words.say(
        "balance-say-first", verdict=told_apart(found), count=len(found.moves), games=found.games,
        chance=_chance(found.chance, words), best=words.action(best.text), share=words.share(best.wins),
    )  # fmt: skip
    apart = [
        f"{words.action(move.text)}, {words.share(move.wins)}"
        for move in found.moves
        if move.wins.verdict == "clear"
    ]
    return f"{told} {words.say('balance-say-apart', moves='; '.join(apart))}" if apart else told


def told_apart(found: Openings) -> Verdict:
    """Whether chance alone would set first moves so far apart."""
    if found.chance < CLEAR:
        return "clear"
    return "likely" if found.chance < LIKELY else "unclear"


def _chance(value: float, words: Words) -> str:
    return f"< {words.fine(0.001)}" if value < 0.001 else words.fine(value)


def departures(found: Findings, words: Words) -> str:
    """Which departures change something beyond doubt."""
    names = []
    for one, apart in zip(found.variants[1:], found.differences, strict=True):
        sure = [name for name, figure in apart.figures.items() if figure.verdict == "clear"]
        if sure:
            what = ", ".join(words.say("balance-head", name=name) for name in sure)
            names.append(f"{words.variant(one.variant)} ({what})")
    facts = {"count": len(names), "all": len(found.differences), "names": "; ".join(names)}
    return words.say("balance-say-departures", **facts)


def limits(found: Findings, words: Words) -> list[str]:
    """What cannot be concluded."""
    bot = found.study.variants[0].plan.bots[0]
    told = [
        words.say("balance-limit-bots", bot=bot),
        words.say("balance-limit-strength"),
        variety(found.variants[0], words),
        words.say("balance-limit-intervals"),
        words.say("balance-limit-many"),
    ]
    if found.openings:
        told.append(words.say("balance-limit-first"))
    return [*told, words.say("balance-limit-single")] if found.differences else told
