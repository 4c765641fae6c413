"""Texts of actions and draws, and their parser; each is the inverse of the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, NoReturn

from edubba.games.errors import ParseError, shown
from edubba.games.flood import codes as c
from edubba.games.flood.board import Board
from edubba.games.flood.checks import OUTER_NAMES
from edubba.games.flood.state import SUMERIAN
from edubba.games.flood.tables import BOX_NAMES, POWERS, RESOURCE_NAMES

LONGEST = 64
MOST_NAMED = 9  # names listed in an error
AREA_NAMES = (*POWERS, *OUTER_NAMES)
PLACE_NAMES = (*BOX_NAMES, *OUTER_NAMES)
SOURCE_NAMES = (
    "pool", "irrigation", "weaving", "scribes", "toolmakers", "toolmakers*", "self", *OUTER_NAMES,
)  # fmt: skip
DESTINATION_NAMES = ("pool", *PLACE_NAMES)
LUXURY_NAMES = ("tool", "oil", "gold", "lapis")


class Action(NamedTuple):
    """A text taken apart: its word and the names and numbers after it."""

    word: str
    names: tuple[str, ...] = ()
    number: int = 0


BARE = ("workers", "trade", "expand", "pass", "done", "tool", "roll", "stop", "again")
#: Words followed by one name, and the names that may follow.
ONE_NAME = {
    "pay": (*RESOURCE_NAMES, "worker", "army"),
    "found": AREA_NAMES,
    "empire": (*OUTER_NAMES, "sumer"),
    "spend": RESOURCE_NAMES,
    "buy": RESOURCE_NAMES,
    "equip": RESOURCE_NAMES,
    "at": AREA_NAMES,
    "invade": AREA_NAMES,
    "raze": AREA_NAMES,
    "reinforce": AREA_NAMES,
    "reenter": AREA_NAMES,
    "bid": RESOURCE_NAMES,
}


def parse(text: object) -> Action:
    """Read a text of this game; raises ParseError, which quotes it."""
    if not isinstance(text, str) or not 1 <= len(text) <= LONGEST or not text.isascii():
        raise ParseError("flood-parse-not-a-text", text=shown(text))
    if text.startswith("~"):
        return _draw(text)
    word, _, rest = text.partition(" ")
    if text in BARE:
        return Action(text)
    if word in ONE_NAME:
        if not rest:
            _form(text, f"{word} {ONE_NAME[word][0]}")
        return Action(word, (_name(text, rest, ONE_NAME[word]),))
    if word in _READERS:
        return _READERS[word](text, rest)
    raise ParseError("flood-parse-not-a-text", text=shown(text))


def _name(text: str, name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise ParseError("flood-parse-name", text=shown(text), name=shown(name), known=_likely(name, known))
    return name


def _likely(name: str, known: tuple[str, ...]) -> str:
    """What may have been meant: the names most like it first, and not all of thirty."""
    from difflib import get_close_matches  # only where somebody has mistyped

    near = get_close_matches(name, known, MOST_NAMED, 0.3)
    listed = [*near, *(other for other in known if other not in near)][:MOST_NAMED]
    return ", ".join(listed) + (", …" if len(known) > MOST_NAMED else "")


def _form(text: str, form: str) -> NoReturn:
    raise ParseError("flood-parse-form", text=shown(text), form=form)


def _move_city(text: str, rest: str) -> Action:
    origin, arrow, area = rest.partition(">")
    if not arrow:
        _form(text, "move-city ur>uruk")
    return Action("move-city", (_name(text, origin, AREA_NAMES), _name(text, area, AREA_NAMES)))


def _scribe(text: str, rest: str) -> Action:
    source, arrow, destination = rest.partition(">")
    if not arrow:
        _form(text, "scribe pool>guti")
    names = (
        _name(text, source, (*SOURCE_NAMES, *POWERS)),
        _name(text, destination, (*DESTINATION_NAMES, *POWERS)),
    )
    return Action("scribe", names)


def _place(text: str, rest: str) -> Action:
    place, star, count = rest.partition("*")
    if not star or count not in ("1", "2", "3", "4", "5"):
        _form(text, "place guti*1 … place guti*5")
    return Action("place", (_name(text, place, (*BOX_NAMES, *AREA_NAMES)),), int(count))


def _swap(text: str, rest: str) -> Action:
    area, blank, pair = rest.partition(" ")
    given, arrow, received = pair.partition(">")
    if not blank or not arrow:
        _form(text, "swap mitanni grain>metal")
    pieces = _name(text, given, RESOURCE_NAMES), _name(text, received, RESOURCE_NAMES)
    return Action("swap", (_name(text, area, AREA_NAMES), *pieces))


def _garrison(text: str, rest: str) -> Action:
    if rest not in ("1", "2"):
        _form(text, "garrison 1, garrison 2")
    return Action("garrison", (), int(rest))


def _grow(text: str, rest: str) -> Action:
    area, blank, luxuries = rest.partition(" ")
    _name(text, area, AREA_NAMES)
    if not blank:
        return Action("grow", (area,))
    chosen = tuple(_name(text, name, LUXURY_NAMES) for name in luxuries.split("+"))
    if list(chosen) != [name for name in LUXURY_NAMES if name in chosen]:
        _form(text, "grow uruk tool+oil+gold+lapis")
    return Action("grow", (area, *chosen))


_READERS: dict[str, Callable[[str, str], Action]] = {
    "move-city": _move_city,
    "scribe": _scribe,
    "place": _place,
    "swap": _swap,
    "garrison": _garrison,
    "grow": _grow,
}


def _draw(text: str) -> Action:
    drawn = text[1:]
    if len(drawn) == 3 and sorted(drawn) == ["1", "2", "3"]:
        return Action("~order", tuple(drawn))
    if len(drawn) == 2 and all(die in "123456" for die in drawn):
        return Action("~dice", tuple(drawn))
    raise ParseError("flood-parse-draw", text=shown(text))


# --- numbers --------------------------------------------------------------------------------------------


def _index(names: tuple[str, ...], name: str) -> int | None:
    return names.index(name) if name in names else None


def code_of(board: Board, turn: int, action: Action) -> int | None:
    """The integer of an action or a draw in this turn; None where no action ever has these names."""
    word, names = action.word, action.names
    if word in _WORDS:
        return _WORDS[word]
    if word in _FIRST:
        first, known = _FIRST[word]
        index = _index(known, names[0])
        return None if index is None else first + index
    match word:
        case "garrison":
            return c.GARRISON + action.number - 1
        case "place":
            place = _index(PLACE_NAMES, names[0])
            return None if place is None else c.PUT + c.MOST_PUT * place + action.number - 1
        case "empire":
            slot = _index(tuple(name for name, _ in board.empires[turn - 1]), names[0])
            return None if slot is None else c.EMPIRE + 3 * (turn - 1) + slot
    return _pair_code(word, names)


def _pair_code(word: str, names: tuple[str, ...]) -> int | None:
    if word == "~order":
        return c.DRAW_ORDER + c.ORDERS.index(tuple(int(seat) - 1 for seat in names))
    if word == "~dice":
        return c.DRAW_DICE + 6 * (int(names[0]) - 1) + int(names[1]) - 1
    if word == "scribe":
        source, destination = _index(SOURCE_NAMES, names[0]), _index(DESTINATION_NAMES, names[1])
        if source is None or destination is None:
            return None
        return c.SCRIBE + c.DESTINATIONS * source + destination
    if word == "swap":
        area = _index(OUTER_NAMES, names[0])
        given, received = (RESOURCE_NAMES.index(name) for name in names[1:])
        return None if area is None else c.SWAP + 64 * area + 8 * given + received
    origin = AREA_NAMES.index(names[0])
    if origin >= SUMERIAN:
        return None
    if word == "grow":
        return c.GROW + 16 * origin + c.LUXURY_SETS.index(sum(1 << LUXURY_NAMES.index(n) for n in names[1:]))
    area = AREA_NAMES.index(names[1])
    return None if area >= SUMERIAN else c.MOVE_CITY + SUMERIAN * origin + area


_WORDS = {
    "workers": c.WORKERS, "trade": c.TRADE, "expand": c.EXPAND, "pass": c.PASS, "tool": c.TOOL,
    "roll": c.ROLL, "stop": c.STOP, "again": c.AGAIN, "done": c.DONE,
}  # fmt: skip
_SUMERIAN_NAMES = tuple(POWERS)
_FIRST = {
    "pay": (c.PAY, (*RESOURCE_NAMES, "worker", "army")),
    "found": (c.FOUND, _SUMERIAN_NAMES),
    "spend": (c.SPEND, RESOURCE_NAMES),
    "buy": (c.BUY, RESOURCE_NAMES),
    "equip": (c.EQUIP, RESOURCE_NAMES),
    "at": (c.AT, _SUMERIAN_NAMES),
    "invade": (c.INVADE, AREA_NAMES),
    "raze": (c.RAZE, _SUMERIAN_NAMES),
    "reinforce": (c.REINFORCE, AREA_NAMES),
    "reenter": (c.REENTER, AREA_NAMES),
    "bid": (c.BID, RESOURCE_NAMES),
}
_BY_CODE = {code: word for word, code in _WORDS.items()}


def text_of(board: Board, code: int) -> str:
    """The text of an action or a draw."""
    if code in _BY_CODE:
        return _BY_CODE[code]
    for word, (first, names) in _FIRST.items():
        if first <= code < first + len(names):
            return f"{word} {names[code - first]}"
    if c.GARRISON <= code < c.INVADE:
        return f"garrison {code - c.GARRISON + 1}"
    if c.EMPIRE <= code < c.EXPAND:
        turn, slot = divmod(code - c.EMPIRE, 3)
        return f"empire {board.empires[turn][slot][0]}"
    return _pair_text(code)


def _pair_text(code: int) -> str:
    if code >= c.DRAW_DICE:
        first, second = divmod(code - c.DRAW_DICE, 6)
        return f"~{first + 1}{second + 1}"
    if code >= c.DRAW_ORDER:
        return "~" + "".join(str(seat + 1) for seat in c.ORDERS[code - c.DRAW_ORDER])
    if code >= c.GROW:
        area, index = divmod(code - c.GROW, 16)
        chosen = "+".join(n for i, n in enumerate(LUXURY_NAMES) if c.LUXURY_SETS[index] >> i & 1)
        return f"grow {_SUMERIAN_NAMES[area]} {chosen}".rstrip()
    if code >= c.SWAP:
        area, pair = divmod(code - c.SWAP, 64)
        return f"swap {OUTER_NAMES[area]} {RESOURCE_NAMES[pair // 8]}>{RESOURCE_NAMES[pair % 8]}"
    if code >= c.PUT:
        place, count = divmod(code - c.PUT, c.MOST_PUT)
        return f"place {PLACE_NAMES[place]}*{count + 1}"
    if code >= c.SCRIBE:
        source, destination = divmod(code - c.SCRIBE, c.DESTINATIONS)
        return f"scribe {SOURCE_NAMES[source]}>{DESTINATION_NAMES[destination]}"
    origin, area = divmod(code - c.MOVE_CITY, SUMERIAN)
    return f"move-city {_SUMERIAN_NAMES[origin]}>{_SUMERIAN_NAMES[area]}"
