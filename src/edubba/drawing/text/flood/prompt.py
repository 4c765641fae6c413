"""What is asked now, with the facts one needs to answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.text.flood.describe import listed
from edubba.drawing.text.flood.events import RESOURCES
from edubba.drawing.text.flood.words import Words
from edubba.games.flood.board import load
from edubba.games.flood.game import GAME
from edubba.games.flood.rules.combat import BETTER_HITS, WORSE_HITS
from edubba.games.flood.state import ARMIES_FOR
from edubba.locales import say

View: TypeAlias = Mapping[str, Any]

ASKED = {
    "surcharge": "flood-ask-surcharge",
    "action": "flood-ask-action",
    "workers": "flood-ask-workers",
    "place": "flood-ask-place",
    "trade": "flood-ask-trade",
    "buy": "flood-ask-buy",
    "equip": "flood-ask-equip",
    "at": "flood-ask-at",
    "garrison": "flood-ask-garrison",
    "expand": "flood-ask-expand",
    "fight": "flood-ask-fight",
    "again": "flood-ask-again",
    "bid": "flood-ask-bid",
    "grow": "flood-ask-grow",
}
#: Where the hand matters, and where the pools do.
WITH_HAND = ("surcharge", "workers", "trade", "buy", "equip", "bid", "grow")
WITH_POOLS = ("surcharge", "workers", "place", "expand", "again", "fight", "garrison")


def title(lang: str) -> str:
    """The name of the game."""
    return say("draw-flood-title", lang)


def example(view: View) -> str:
    """A text as it is typed."""
    return "found uruk"


def prompt(view: View, lang: str, names: Sequence[str]) -> str:
    """What is asked now and of whom; below it what the player has for it."""
    words = Words(lang, names)
    if view["phase"] == "over":
        won = words.both(names[seat - 1] for seat in view["winners"])
        return words.say("flood-text-over", names=won)
    if view["chance"]:
        return words.say("flood-ask-dice") if view["order"] else words.say("flood-ask-order")
    asked, seat = view["prompt"], view["to_act"]
    lines = [words.say(ASKED[asked], name=words.name(seat), **_facts(view, words))]
    if asked in WITH_HAND:
        lines.append(words.say("flood-have-hand", goods=listed(view["players"][seat - 1]["hand"], lang)))
    if asked in WITH_POOLS:
        player = view["players"][seat - 1]
        pools = {"workers": player["workers"]["pool"], "armies": player["armies"]["pool"]}
        lines.append(words.say("flood-have-pools", **pools))
    return "\n".join(lines)


def _facts(view: View, words: Words) -> dict[str, Any]:
    """What single questions need; all others take none."""
    asked, player = view["prompt"], view["players"][view["to_act"] - 1]
    find = FACTS.get(asked)
    return find(view, player, words) if find else {}


def _first(hand: Mapping[str, int], among: Sequence[str] = RESOURCES) -> str:
    """A resource in hand, for an example."""
    return next((name for name in among if hand[name]), among[0])


def _legal(view: View) -> list[str]:
    """What may be typed now, a pass aside: examples are legal because the rules say so."""
    setting, state = GAME.from_view(view)
    return [text for text in (GAME.text(setting, a) for a in GAME.legal(setting, state)) if text != "pass"]


def _surcharge(view: View, player: View, words: Words) -> dict[str, Any]:
    payments = _legal(view)
    goods = [text for text in payments if text not in ("pay worker", "pay army")]
    examples = [*goods[:1], *(text for text in payments if text not in goods)]
    return {"count": len(examples), "examples": ", ".join(examples)}


def _action(view: View, player: View, words: Words) -> dict[str, Any]:
    """One example of each kind of action that is possible."""
    examples: dict[str, str] = {}
    for text in _legal(view):
        examples.setdefault(text.partition(" ")[0], text)
    paid = "yes" if view["pending"].get("paid") else "no"
    return {"count": len(examples), "examples": ", ".join(examples.values()), "paid": paid}


def _place(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"count": min(view["pending"]["place"], player["workers"]["pool"])}


def _buy(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"resource": _first(player["hand"], [n for n, a in zip(RESOURCES, ARMIES_FOR, strict=True) if a])}


def _equip(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"resource": _first(player["hand"]), "value": player["equipment"]}


def _bid(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"resource": _first(player["hand"]), "value": player["bid"]}


def _garrison(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"where": words.within(view["pending"]["target"])}


def _grow(view: View, player: View, words: Words) -> dict[str, Any]:
    board = load(view["options"]["board"], files=False)
    cities = [
        n
        for n in board.sumerian
        if view["areas"][n]["city"] == view["to_act"] and not view["areas"][n]["grown"]
    ]
    return {"area": cities[0] if cities else "uruk", "points": ", ".join(map(str, board.growth))}


def _workers(view: View, player: View, words: Words) -> dict[str, Any]:
    """What is left to do in an action with workers: spend, use a scribe, both, or be done."""
    pending, seat = view["pending"], view["to_act"] - 1
    scribes = view["boxes"]["scribes"]["ready"][seat] > pending.get("fresh", 0)
    spends = not pending.get("spent") and player["workers"]["pool"] > 0
    can = ("both" if scribes else "spend") if spends else "scribe" if scribes else "done"
    return {"can": can, "resource": _first(player["hand"])}


def _expand(view: View, player: View, words: Words) -> dict[str, Any]:
    """Whether armies stand on the board; an empire without any starts again where it began."""
    seat = view["to_act"]
    stands = any(area["army"] and area["army"]["seat"] == seat for area in view["areas"].values())
    start = player["empire"]
    return {"can": "expand" if stands else "reenter", "area": "uruk" if start == "sumer" else start}


def _fight(view: View, player: View, words: Words) -> dict[str, Any]:
    area = view["pending"]["target"]
    army = view["areas"][area]["army"]
    return {
        "area": words.area(area),
        "defender": words.name(army["seat"]),
        "count": army["count"],
        "own": player["rank"],
        "other": view["players"][army["seat"] - 1]["rank"],
        "better": BETTER_HITS,
        "worse": WORSE_HITS,
    }


FACTS: dict[str, Callable[[View, View, Words], dict[str, Any]]] = {
    "surcharge": _surcharge, "action": _action, "workers": _workers, "place": _place, "buy": _buy,
    "equip": _equip, "garrison": _garrison, "expand": _expand, "fight": _fight, "bid": _bid, "grow": _grow,
}  # fmt: skip
