"""What happened in After the Flood, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from edubba.drawing.text.flood.clauses import clauses
from edubba.drawing.text.flood.events import happened
from edubba.drawing.text.flood.phases import followed
from edubba.drawing.text.flood.words import Words
from edubba.drawing.text.log import Event
from edubba.games.flood.state import SEATS

MOST_CLAUSES = 5  # in the first of two sentences
BESIDE = ("paid", "went_on", "grew_no_more")  # what is no clause of its own


def tell(
    before: Mapping[str, Any], text: str, after: Mapping[str, Any], lang: str, names: Sequence[str]
) -> str:
    """What a text did, and what followed of itself; empty for a word that only opens something."""
    parts = (happened(before, text, after), followed(before, text, after))
    return " ".join(filter(None, (told(part, lang, names) for part in parts)))


def told(events: Sequence[Event], lang: str, names: Sequence[str]) -> str:
    """A player's action in one or two sentences, or the phases between two actions."""
    words = Words(lang, names)
    if not events:
        return ""
    if events[0].kind in BY_THEMSELVES:
        return _phases(events, words)
    if len(events) == 1 and events[0].kind == "rolled":
        return _roll(events[0], words)
    return _action(events, words)


# --- actions ------------------------------------------------------------------------------------------


def _action(events: Sequence[Event], words: Words) -> str:
    """What was done, with what it cost beside: the surcharge, and armies given up to go on."""
    name = words.name(events[0]["seat"])
    paid = words.both(words.piece(event["piece"]) for event in events if event.kind == "paid")
    repeats = sum(event.kind == "went_on" for event in events)
    armies = words.armies(repeats) if repeats else ""
    done = clauses([event for event in events if event.kind not in BESIDE] or _last(events), words)
    if not done:
        costs = (
            words.say("flood-did-pay", piece=paid) if paid else words.say("flood-did-repeat", armies=armies)
        )
        return f"{name} {costs}."
    first, rest = _joined(done[:MOST_CLAUSES], words), _joined(done[MOST_CLAUSES:], words)
    if armies and rest:
        rest = words.say("flood-repeated", told=rest, armies=armies)
    elif armies:
        first = words.say("flood-repeated", told=first, armies=armies)
    if paid:
        first = words.say("flood-paid", told=first, piece=paid)
    return f"{name} {first}." + (f" {words.say('flood-went-on', name=name, told=rest)}" if rest else "")


def _last(events: Sequence[Event]) -> list[Event]:
    """To have grown no city is told where nothing else was done."""
    return [event for event in events if event.kind == "grew_no_more"]


def _joined(done: Sequence[str], words: Words) -> str:
    """Clauses of one subject, the last one joined as the language does."""
    if len(done) < 2:
        return "".join(done)
    return words.say("flood-then", told=", ".join(done[:-1]), last=done[-1])


def _roll(event: Event, words: Words) -> str:
    first, second = event["dice"]
    outcome = ("won" if event["won"] else "hit") if event["hit"] else "lost" if event["over"] else "miss"
    name = words.name(event["seat"])
    return words.say("flood-rolled", name=name, first=first, second=second, outcome=outcome)


# --- phases that run by themselves --------------------------------------------------------------------


def _phases(events: Sequence[Event], words: Words) -> str:
    """One sentence a kind, in the order of the phases."""
    kinds = list(dict.fromkeys(event.kind for event in events))
    parts = [BY_THEMSELVES[kind]([e for e in events if e.kind == kind], words) for kind in kinds]
    return " ".join(filter(None, parts))


def _order(events: Sequence[Event], words: Words) -> str:
    return words.say("flood-order", names=words.both(words.name(seat) for seat in events[0]["order"]))


def _new_order(events: Sequence[Event], words: Words) -> str:
    if not events[0]["changed"]:
        return words.say("flood-order-stays")
    return words.say("flood-order-new", names=words.both(words.name(seat) for seat in events[0]["order"]))


def _turn(events: Sequence[Event], words: Words) -> str:
    return words.say("flood-turn-begins", turn=events[0]["turn"])


def _received(events: Sequence[Event], words: Words) -> str:
    """Goods player by player and workers for all, or in one sentence where all receive alike."""
    shares = [(words.counted(event["goods"]), words.workers(event["workers"])) for event in events]
    goods = [
        (words.name(event["seat"]), share[0]) for event, share in zip(events, shares, strict=True) if share[0]
    ]
    if len(set(shares)) == 1:
        listed = [words.good(name, count) for name, count in events[0]["goods"].items()]
        return words.say("flood-all-receive", share=words.both([*listed, shares[0][1]]))
    told = _in_turn(goods, lambda name, share: words.say("flood-receives", name=name, share=share))
    if len({share[1] for share in shares}) == 1:
        return f"{told} {words.say('flood-all-receive', share=shares[0][1])}".strip()
    workers = [(words.name(e["seat"]), words.workers(e["workers"])) for e in events if e["workers"]]
    return (
        f"{told} {_in_turn(workers, lambda name, share: words.say('flood-receives', name=name, share=share))}"
    )


def _declined(events: Sequence[Event], words: Words) -> str:
    """Player by player, or in one sentence where it costs all the same."""
    if len(events) == SEATS and len({event["workers"] for event in events}) == 1:
        return words.say("flood-all-lose", workers=words.workers(events[0]["workers"]))
    listed = [(words.name(event["seat"]), words.workers(event["workers"])) for event in events]
    return _in_turn(listed, lambda name, share: words.say("flood-loses", name=name, workers=share))


def _scored(events: Sequence[Event], words: Words) -> str:
    event, told = events[0], list[str]()
    for seat, points in enumerate(event["points"], 1):
        share = {"name": words.name(seat), "points": words.points(points)}
        if points and told:
            told.append(words.say("flood-scores-too", **share))
        elif points:
            told.append(words.say("flood-scores", source=event["source"], **share))
    return "; ".join(told) + "." if told else ""


def _in_turn(listed: Sequence[tuple[str, str]], first: Callable[[str, str], str]) -> str:
    if not listed:
        return ""
    return "; ".join([first(*listed[0]), *(f"{name} {share}" for name, share in listed[1:])]) + "."


def _over(events: Sequence[Event], words: Words) -> str:
    winners, scores = events[0]["winners"], events[0]["scores"]
    points = words.points(scores[winners[0] - 1])
    return words.say("flood-over", name=words.both(words.name(seat) for seat in winners), points=points)


BY_THEMSELVES: dict[str, Callable[[Sequence[Event], Words], str]] = {
    "order": _order, "new_order": _new_order, "turn": _turn, "received": _received, "declined": _declined,
    "scored": _scored, "over": _over,
}  # fmt: skip
