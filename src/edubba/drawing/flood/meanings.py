"""What a click could be meant as, and which of several refusals says most about it.

No rule is known here: texts are made of what was picked, the rules judge them, and the refusal that says most
about the place is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.drawing.flood.icons import RESOURCES
from edubba.drawing.flood.words import BOXES
from edubba.games.errors import Refusal
from edubba.games.flood.tables import POWERS

MAKE_TOOL = "make-tool"
_BARE = {"workers": "workers", "tool": "tool", MAKE_TOOL: "tool"}  # texts that name no place
_WORDS = {
    "found", "move-city", "workers", "trade", "empire", "expand", "pass", "pay", "spend", "scribe", "done",
    "place", "swap", "buy", "equip", "at", "garrison", "invade", "raze", "reinforce", "reenter", "roll",
    "stop", "again", "bid", "grow", MAKE_TOOL,
}  # fmt: skip

#: What one does at a place while a step is open: in a Sumerian area, an outer one, a box.
_THERE = {
    "action": (("found",), ("empire", "workers", "place", "found"), ("workers", "place")),
    "workers": (("place", "scribe"),) * 3,
    "place": (("place",),) * 3,
    "trade": (("swap",), ("swap",), ()),
    "buy": (("at",), ("at",), ()),
    "equip": (("at",), ("at",), ()),
    "at": (("at",), ("at",), ()),
    "expand": (("invade", "raze", "reinforce", "reenter"),) * 2 + ((),),
    "grow": (("grow",), ("grow",), ()),
}
#: What one does at a place at all; where another step is open the refusal says which.
_ELSE = ("found", "place", "place")

#: Refusals that say most, the best first. Of exchanges it is the one found last: all else is fine then.
_BEST = (
    "flood-r82-no-unit", "flood-r82-received", "flood-r81-stock-empty", "flood-r80-not-in-hand",
    "flood-r80-pair",
    "flood-r122-dear", "flood-r121-price", "flood-r125-full", "flood-r111-start-area",
    "flood-r63-spend-first", "flood-r66-sumerian",
)  # fmt: skip
#: Refusals that say little about a place, the emptiest last; a step that is merely named says least.
_LEAST = (
    "flood-r47-first", "flood-r63-spent", "flood-r69-none-ready", "flood-r94-has-one", "flood-r95-other-turn",
    "flood-r58-outer",
)  # fmt: skip


def telling(refusal: Refusal) -> int:
    """The place of a refusal in the order of preference, the smallest first."""
    if refusal.key in _BEST:
        return _BEST.index(refusal.key)
    if refusal.key in _LEAST:
        return len(_BEST) + 1 + _LEAST.index(refusal.key)
    return len(_BEST) + (len(_LEAST) + 1 if refusal.key.endswith("-step") else 0)


def meant(view: Mapping[str, Any], picks: Sequence[str]) -> list[str]:
    """Texts with these places and things in them: of the words picked, else of what one does there."""
    words = [pick for pick in picks if pick in _WORDS]
    rest = [pick for pick in picks if pick not in _WORDS]
    if not words and rest:
        words = _words_at(view["prompt"], rest)
    return list(dict.fromkeys(text for word in words for text in _texts(word, rest)))


def _words_at(prompt: str, rest: Sequence[str]) -> list[str]:
    """What is done where a finger points, likeliest first; last what would be done there in another step."""
    place = next((name for name in reversed(rest) if name not in RESOURCES), "")
    kind = 0 if place in POWERS else 2 if place in BOXES else 1
    there = _THERE.get(prompt, ((), (), ()))[kind]
    tools = ("tool",) if (prompt, place) == ("trade", "toolmakers") else ()
    return [*there, *tools, _ELSE[kind]]


def _texts(word: str, rest: Sequence[str]) -> list[str]:
    """A word with what was picked; what is still open is filled in with all that it could be."""
    if word in _BARE:
        return [_BARE[word]]
    if word == "move-city":
        return [f"{word} {'>'.join(pair)}" for pair in _filled(rest, POWERS)]
    if word == "scribe":
        return [f"{word} {'>'.join(pair)}" for pair in ([rest] if len(rest) > 1 else _one_end(rest))]
    if word == "place":
        return [f"{word} {'*'.join([*rest, '1'][:2])}"]
    if word == "swap":
        return [f"{word} {rest[0]} {'>'.join(pair)}" for pair in _filled(rest[1:], RESOURCES)] if rest else []
    return [" ".join([word, *(name for name in rest if name != "plain")])]


def _one_end(rest: Sequence[str]) -> list[Sequence[str]]:
    """Where a scribe's worker goes to, or comes from."""
    return [pair for name in rest for pair in (("pool", name), (name, "pool"))]


def _filled(rest: Sequence[str], names: Sequence[str] | Mapping[str, str]) -> list[Sequence[str]]:
    """Pairs: what was picked first and second, and where one or both are missing every name."""
    firsts, seconds = rest[:1] or list(names), rest[1:2] or list(names)
    return [(first, second) for first in firsts for second in seconds if first != second]
