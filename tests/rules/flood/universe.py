"""Every text of After the Flood, and what is nearly one."""

from __future__ import annotations

from itertools import combinations, permutations, product

from tests.rules.flood.reference_tables import BOXES, LUXURIES, OUTER, PRINTED, RESOURCES, SUMER

_SOURCES = ["pool", "irrigation", "weaving", "scribes", "toolmakers", "toolmakers*", "self", *OUTER]
_EMPIRES = [
    "akkad", "guti", "sumer", "amorites", "isin", "larsa", "mitanni", "egypt", "hittites", "kassites", "elam",
    "assyria", "chaldea",
]  # fmt: skip


def _simple() -> list[str]:
    words = ["workers", "trade", "expand", "pass", "done", "tool", "roll", "stop", "again"]
    words += [f"{word} {name}" for word in ("pay", "spend", "equip", "bid") for name in RESOURCES]
    words += ["pay worker", "pay army", "buy grain", "buy metal", "buy tool", "garrison 1", "garrison 2"]
    words += [f"{word} {area}" for word in ("found", "raze", "at") for area in SUMER]
    words += [f"{word} {area}" for word in ("invade", "reinforce", "reenter") for area in (*SUMER, *OUTER)]
    return words + [f"empire {name}" for name in _EMPIRES]


def _paired() -> list[str]:
    moved = [f"move-city {old}>{new}" for old, new in permutations(SUMER, 2)]
    placed = [f"place {place}*{count}" for place in (*BOXES, *OUTER) for count in range(1, 6)]
    sent = [f"scribe {a}>{b}" for a in _SOURCES for b in ("pool", *BOXES, *OUTER) if a != b]
    swaps = [
        f"swap {area} {give}>{get}"
        for area in OUTER
        for get, given in PRINTED.accepted.items()
        for give in given
    ]
    sets = ["+".join(chosen) for size in range(5) for chosen in combinations(LUXURIES, size)]
    return moved + placed + sent + swaps + [f"grow {a} {chosen}".strip() for a in SUMER for chosen in sets]


DRAWS = [f"~{''.join(seats)}" for seats in permutations("123")]
DRAWS += [f"~{''.join(dice)}" for dice in product("123456", repeat=2)]
TEXTS = [*_simple(), *_paired(), *DRAWS]
#: Words and names to make garbage of.
PARTS = [
    *(text.split(" ")[0] for text in _simple()), *RESOURCES, *SUMER, *OUTER, *BOXES, *"+*>~ 0123456789",
    "place", "scribe", "swap", "grow", "move-city", "self", "pool", "army", "worker", "toolmakers*", "\n",
    "é", "\ud800", "²", "٣", "\x00", "  ", "PASS",
]  # fmt: skip
