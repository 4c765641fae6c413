"""What a text of After the Flood did: events from the text and the positions before and after it.

Kinds and their facts; each has `seat` too:
    paid: piece · founded: area · moved_city: origin, area · gained: box
    spent: resource · placed: area, count · deployed: area · moved: origin, area · recalled: origin
    moved_scribe: area · readied · swapped: area, given, received · made
    created: empire, armies · bought: resource, armies · equipped: resource · ranked: value, rank
    began: area · garrisoned: area, count · reentered: area
    invaded: area · attacked: area, defender · rolled: area, defender, dice, hit, won, over
    stopped: area · razed: area, owner, armies · reinforced: area · went_on
    passed · bid: resource · grew: area, goods, points · grew_no_more
The first draw is `order`: order, without a seat. What runs by itself is in `phases`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from edubba.drawing.text.log import Event
from edubba.games.flood.board import load

View: TypeAlias = Mapping[str, Any]
Found: TypeAlias = list[tuple[str, dict[str, Any]]]  # kinds and facts but the seat

RESOURCES = ("grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis")
BOXES = ("irrigation", "weaving", "scribes", "toolmakers")
TWO_SIDED = ("scribes", "toolmakers")


def ends(before: View, text: str, after: View) -> bool:
    """An action is over when the next one is asked for, all have passed, or somebody else may grow."""
    if after["prompt"] == "grow":
        return bool(before["prompt"] != "grow" or before["to_act"] != after["to_act"])
    opens = after["prompt"] in ("surcharge", "action") and "paid" not in after["pending"]
    return opens or bool(after["phase"] == "over")


def happened(before: View, text: str, after: View) -> list[Event]:
    """What one text did; a word that only opens or closes something did nothing."""
    seat = before["to_act"] or before["pending"].get("attacker")
    if text.startswith("~"):
        found = _roll(before, text[1:], after, seat) if seat else _order(text[1:])
        return [Event(kind, ({"seat": seat} if seat else {}) | facts) for kind, facts in found]
    word, _, rest = text.partition(" ")
    found = DONE[word](before, rest, after, seat) if word in DONE else []
    return [Event(kind, {"seat": seat} | facts) for kind, facts in found]


# --- draws -------------------------------------------------------------------------------------------


def _order(drawn: str) -> Found:
    return [("order", {"order": [int(seat) for seat in drawn]})]


def _roll(before: View, dice: str, after: View, seat: int) -> Found:
    area = before["pending"]["target"]
    army, left = before["areas"][area]["army"], after["areas"][area]["army"]
    facts = {"area": area, "dice": [int(die) for die in dice], "hit": left != army, "defender": army["seat"]}
    won = left is None or left["seat"] == seat
    return [("rolled", facts | {"won": won, "over": won or "target" not in after["pending"]})]


# --- cities and workers -------------------------------------------------------------------------------


def _found(before: View, area: str, after: View, seat: int) -> Found:
    return [("founded", {"area": area}), *_gift(before, after, seat)]


def _move_city(before: View, rest: str, after: View, seat: int) -> Found:
    origin, _, area = rest.partition(">")
    return [("moved_city", {"origin": origin, "area": area}), *_gift(before, after, seat)]


def _gift(before: View, after: View, seat: int) -> Found:
    """The worker that some cities bring."""
    ready = [[view["boxes"][box]["ready"][seat - 1] for box in TWO_SIDED] for view in (before, after)]
    return [("gained", {"box": box}) for box, a, b in zip(TWO_SIDED, *ready, strict=True) if b > a]


def _place(before: View, rest: str, after: View, seat: int) -> Found:
    area, _, count = rest.partition("*")
    return [("placed", {"area": area, "count": int(count)})]


def _scribe(before: View, rest: str, after: View, seat: int) -> Found:
    origin, _, area = rest.partition(">")
    if origin == "toolmakers*" and area == "toolmakers":
        return [("readied", {})]
    origin = origin.removesuffix("*")
    if origin in ("self", "scribes"):
        return [("moved_scribe", {"area": area})]
    if origin == "pool":
        return [("deployed", {"area": area})]
    if area == "pool":
        return [("recalled", {"origin": origin})]
    return [("moved", {"origin": origin, "area": area})]


# --- empires ------------------------------------------------------------------------------------------


def _pool(view: View, seat: int) -> int:
    return int(view["players"][seat - 1]["armies"]["pool"])


def _create(before: View, empire: str, after: View, seat: int) -> Found:
    return [("created", {"empire": empire, "armies": _pool(after, seat) - _pool(before, seat)})]


def _buy(before: View, resource: str, after: View, seat: int) -> Found:
    return [("bought", {"resource": resource, "armies": _pool(after, seat) - _pool(before, seat)})]


def _invade(before: View, area: str, after: View, seat: int) -> Found:
    army = before["areas"][area]["army"]
    if army:
        return [("attacked", {"area": area, "defender": army["seat"]})]
    return [("invaded", {"area": area})]


def _raze(before: View, area: str, after: View, seat: int) -> Found:
    owner = before["areas"][area]["city"]
    return [("razed", {"area": area, "owner": owner, "armies": _pool(before, seat) - _pool(after, seat)})]


def _garrison(before: View, count: str, after: View, seat: int) -> Found:
    return [("garrisoned", {"area": before["pending"]["target"], "count": int(count)})]


def _stop(before: View, rest: str, after: View, seat: int) -> Found:
    return [("stopped", {"area": before["pending"]["target"]})]


# --- the rest -----------------------------------------------------------------------------------------


def _swap(before: View, rest: str, after: View, seat: int) -> Found:
    area, _, pair = rest.partition(" ")
    given, _, received = pair.partition(">")
    return [("swapped", {"area": area, "given": given, "received": received})]


def _grow(before: View, rest: str, after: View, seat: int) -> Found:
    area, _, luxuries = rest.partition(" ")
    goods = luxuries.split("+") if luxuries else []
    points = load(before["options"]["board"], files=False).growth[len(goods)]
    return [("grew", {"area": area, "goods": goods, "points": points})]


def _done(before: View, rest: str, after: View, seat: int) -> Found:
    """Only two of the words that close something have an effect of their own."""
    if before["prompt"] == "equip":
        player = after["players"][seat - 1]
        return [("ranked", {"value": player["equipment"], "rank": player["rank"]})]
    return [("grew_no_more", {})] if before["prompt"] == "grow" else []


def _with(kind: str, fact: str) -> Callable[[View, str, View, int], Found]:
    """A text whose one word is the one fact."""
    return lambda before, rest, after, seat: [(kind, {fact: rest})]


def _plain(kind: str) -> Callable[[View, str, View, int], Found]:
    return lambda before, rest, after, seat: [(kind, {})]


DONE: dict[str, Callable[[View, str, View, int], Found]] = {
    "pay": _with("paid", "piece"),
    "found": _found,
    "move-city": _move_city,
    "spend": _with("spent", "resource"),
    "place": _place,
    "scribe": _scribe,
    "swap": _swap,
    "tool": _plain("made"),
    "empire": _create,
    "buy": _buy,
    "equip": _with("equipped", "resource"),
    "at": _with("began", "area"),
    "garrison": _garrison,
    "invade": _invade,
    "raze": _raze,
    "reinforce": _with("reinforced", "area"),
    "reenter": _with("reentered", "area"),
    "stop": _stop,
    "again": _plain("went_on"),
    "pass": _plain("passed"),
    "bid": _with("bid", "resource"),
    "grow": _grow,
    "done": _done,
}
