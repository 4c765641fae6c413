"""What one player did, clause by clause: events that belong together share one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeAlias

from edubba.drawing.text.flood.words import Words
from edubba.drawing.text.log import Event

Group: TypeAlias = Sequence[Event]

#: Events that share a clause with others of their family; all others stand alone.
FAMILIES = {
    "spent": "placing", "placed": "placing", "swapped": "trading", "made": "making", "bought": "buying",
    "equipped": "equipping", "ranked": "equipping", "attacked": "fighting", "rolled": "fighting",
    "stopped": "fighting", "invaded": "invading", "reinforced": "reinforcing", "passed": "passing",
    "bid": "passing", "deployed": "deploying", "founded": "founding", "moved_city": "founding",
    "gained": "founding",
}  # fmt: skip
OPENERS = (
    "spent",
    "attacked",
    "passed",
    "founded",
    "moved_city",
)  # they begin a clause, whatever came before


def grouped(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """Events in their order, those of one clause together."""
    found: list[tuple[str, list[Event]]] = []
    for event in events:
        family = FAMILIES.get(event.kind, "")
        if family and found and found[-1][0] == family and event.kind not in OPENERS:
            found[-1][1].append(event)
        else:
            found.append((family or event.kind, [event]))
    return found


def clauses(events: Sequence[Event], words: Words) -> list[str]:
    """One clause a group. Where an empire began is told by what it did there."""
    steps = [event for event in events[:-1] if event.kind != "began"] + list(events[-1:])
    return [CLAUSES[family](group, words) for family, group in grouped(steps)]


# --- cities and workers -------------------------------------------------------------------------------


def _founding(group: Group, words: Words) -> str:
    event = group[0]
    if event.kind == "founded":
        told = words.say("flood-did-found", where=words.within(event["area"]))
    else:
        origin, area = words.out_of(event["origin"]), words.into(event["area"])
        told = words.say("flood-did-move-city", origin=origin, destination=area)
    return words.say("flood-did-gain", told=told, box=group[1]["box"]) if len(group) > 1 else told


def _placing(group: Group, words: Words) -> str:
    spent = next((event for event in group if event.kind == "spent"), None)
    placed = next((event for event in group if event.kind == "placed"), None)
    goods = words.good(spent["resource"], 1) if spent else ""
    if placed is None:
        return words.say("flood-did-spend", goods=goods)
    workers, where = words.workers(placed["count"]), words.within(placed["area"])
    if spent is None:
        return words.say("flood-did-place", workers=workers, where=where)
    return words.say("flood-did-spend-and-place", goods=goods, workers=workers, where=where)


def _deploying(group: Group, words: Words) -> str:
    """Two scribes at most, in one place or in two."""
    places = [words.within(event["area"]) for event in group]
    if len(set(places)) > 1:
        return words.say("flood-did-deploy-both", first=places[0], second=places[-1])
    workers, where = words.workers(len(group)), places[0]
    return words.say("flood-did-deploy", count=len(group), workers=workers, where=where)


def _moved(group: Group, words: Words) -> str:
    origin, area = words.out_of(group[0]["origin"]), words.into(group[0]["area"])
    return words.say("flood-did-move", origin=origin, destination=area)


def _moved_scribe(group: Group, words: Words) -> str:
    return words.say("flood-did-move-scribe", destination=words.into(group[0]["area"]))


def _recalled(group: Group, words: Words) -> str:
    return words.say("flood-did-recall", origin=words.out_of(group[0]["origin"]))


def _readied(group: Group, words: Words) -> str:
    return words.say("flood-did-ready")


# --- trade --------------------------------------------------------------------------------------------


def _trading(group: Group, words: Words) -> str:
    """Exchanges in a row, those in one area together."""
    listed = []
    for area, alike in groupby(group, key=lambda event: str(event["area"])):
        swaps = [_swapped(event, words) for event in alike]
        counted = [_times(swap, swaps.count(swap), words) for swap in dict.fromkeys(swaps)]
        listed.append(words.say("flood-swaps-in", swaps=words.both(counted), where=words.within(area)))
    return words.say("flood-did-trade", swaps=words.both(listed))


def _swapped(event: Event, words: Words) -> str:
    return words.say("flood-swap", given=words.given(event["given"]), received=event["received"])


def _times(swap: str, count: int, words: Words) -> str:
    """No area gives the same thing more than twice: once, and once for a city in Sippar."""
    return words.say("flood-swap-twice", swap=swap) if count > 1 else swap


def _making(group: Group, words: Words) -> str:
    return words.say("flood-did-make", goods=words.good("tool", len(group)))


# --- empires ------------------------------------------------------------------------------------------


def _created(group: Group, words: Words) -> str:
    event = group[0]
    return words.say(
        "flood-did-create", empire=words.empire(event["empire"]), armies=words.armies(event["armies"])
    )


def _buying(group: Group, words: Words) -> str:
    goods = words.goods(event["resource"] for event in group)
    return words.say("flood-did-buy", goods=goods, armies=words.armies(sum(e["armies"] for e in group)))


def _equipping(group: Group, words: Words) -> str:
    goods = words.goods(event["resource"] for event in group if event.kind == "equipped")
    ranked = next((event for event in group if event.kind == "ranked"), None)
    if goods:
        return words.say("flood-did-equip", goods=goods, rank=ranked["rank"] if ranked else "none")
    key = "flood-did-rank" if group[0]["value"] else "flood-did-equip-none"
    return words.say(key, rank=group[0]["rank"])


def _began(group: Group, words: Words) -> str:
    return words.say("flood-did-begin", where=words.within(group[0]["area"]))


def _garrisoned(group: Group, words: Words) -> str:
    armies, where = words.armies(group[0]["count"]), words.within(group[0]["area"])
    return words.say("flood-did-garrison", armies=armies, where=where)


# --- expansion ----------------------------------------------------------------------------------------


def _fighting(group: Group, words: Words) -> str:
    """A fight as a whole: how it ended, and what it cost both sides."""
    rolls = [event for event in group if event.kind == "rolled"]
    hits = sum(event["hit"] for event in rolls)
    misses = len(rolls) - hits
    told = words.say("flood-did-fight", outcome=_outcome(group), area=words.area(group[0]["area"]))
    if not rolls:
        return told
    lost, destroyed = words.armies(misses), words.armies(hits)
    name = words.name(rolls[0]["defender"])
    if hits and misses:
        return words.say("flood-fight-both", told=told, lost=lost, destroyed=destroyed, name=name)
    if hits:
        return words.say("flood-fight-hits", told=told, destroyed=destroyed, name=name)
    return words.say("flood-fight-misses", told=told, lost=lost)


def _outcome(group: Group) -> str:
    last = group[-1]
    if last.kind == "rolled" and last["won"]:
        return "won" if group[0].kind == "attacked" else "taken"
    return "lost" if last.kind == "stopped" or last.facts.get("over") else "open"


def _invading(group: Group, words: Words) -> str:
    return words.say("flood-did-invade", areas=words.both(words.area(event["area"]) for event in group))


def _reinforcing(group: Group, words: Words) -> str:
    return words.say("flood-did-reinforce", areas=words.both(words.area(e["area"]) for e in group))


def _razed(group: Group, words: Words) -> str:
    event = group[0]
    return words.say(
        "flood-did-raze", name=words.name(event["owner"]), where=words.within(event["area"]),
        armies=words.armies(event["armies"]),
    )  # fmt: skip


def _reentered(group: Group, words: Words) -> str:
    return words.say("flood-did-reenter", where=words.within(group[0]["area"]))


# --- passing and growing ------------------------------------------------------------------------------


def _passing(group: Group, words: Words) -> str:
    goods = words.goods(event["resource"] for event in group if event.kind == "bid")
    if group[0].kind == "bid":
        return words.say("flood-did-bid", goods=goods)
    return words.say("flood-did-pass-and-bid", goods=goods) if goods else words.say("flood-did-pass")


def _grew(group: Group, words: Words) -> str:
    event = group[0]
    city, points = words.city(event["area"]), words.points(event["points"])
    if not event["goods"]:
        return words.say("flood-did-grow", city=city, points=points)
    return words.say("flood-did-grow-with", city=city, points=points, goods=words.goods(event["goods"]))


def _grew_no_more(group: Group, words: Words) -> str:
    return words.say("flood-did-grow-none")


CLAUSES: dict[str, Callable[[Group, Words], str]] = {
    "founding": _founding, "placing": _placing,
    "deploying": _deploying, "moved": _moved, "moved_scribe": _moved_scribe, "recalled": _recalled,
    "readied": _readied, "trading": _trading, "making": _making, "created": _created, "buying": _buying,
    "equipping": _equipping, "began": _began, "garrisoned": _garrisoned, "fighting": _fighting,
    "invading": _invading, "reinforcing": _reinforcing, "razed": _razed, "reentered": _reentered,
    "passing": _passing, "grew": _grew, "grew_no_more": _grew_no_more,
}  # fmt: skip
