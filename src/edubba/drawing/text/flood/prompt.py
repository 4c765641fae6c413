"""What is asked now, with the facts one needs to answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from edubba.drawing.text.flood.describe import listed
from edubba.drawing.text.flood.words import Words
from edubba.games.flood.board import load
from edubba.games.flood.game import GAME
from edubba.games.flood.rules.combat import BETTER_HITS, WORSE_HITS
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
WITH_POOLS = ("surcharge", "workers", "place", "buy", "expand", "again", "fight", "garrison")
MOST_LISTED = 12


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
    lines.append(words.say("flood-may", texts=_may(view)))
    return "\n".join(lines)


def _facts(view: View, words: Words) -> dict[str, Any]:
    """What single questions need; all others take none."""
    asked, player = view["prompt"], view["players"][view["to_act"] - 1]
    find = FACTS.get(asked)
    return find(view, player, words) if find else {}


def _may(view: View) -> str:
    """What may be typed now, by the rules: all of it, or of each word the first where it is much."""
    setting, state = GAME.from_view(view)
    texts = [GAME.text(setting, action) for action in GAME.legal(setting, state)]
    if len(texts) <= MOST_LISTED:
        return ", ".join(texts)
    by_word: dict[str, list[str]] = {}
    for text in texts:
        by_word.setdefault(text.partition(" ")[0], []).append(text)
    return ", ".join(found[0] + " …" * (len(found) > 1) for found in by_word.values())


def _place(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"count": min(view["pending"]["place"], player["workers"]["pool"])}


def _equip(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"value": player["equipment"]}


def _bid(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"value": player["bid"]}


def _garrison(view: View, player: View, words: Words) -> dict[str, Any]:
    return {"where": words.within(view["pending"]["target"])}


def _grow(view: View, player: View, words: Words) -> dict[str, Any]:
    board = load(view["options"]["board"], files=False)
    return {"points": ", ".join(map(str, board.growth))}


def _expand(view: View, player: View, words: Words) -> dict[str, Any]:
    """Whether armies stand on the board; an empire without any starts again where it began."""
    seat = view["to_act"]
    stands = any(area["army"] and area["army"]["seat"] == seat for area in view["areas"].values())
    return {"can": "expand" if stands else "reenter"}


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
    "place": _place, "equip": _equip, "garrison": _garrison, "expand": _expand, "fight": _fight, "bid": _bid,
    "grow": _grow,
}  # fmt: skip
