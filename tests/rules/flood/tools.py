"""What the tests of After the Flood share: the printed facts once more, and positions built by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import edubba
from edubba import Position
from edubba.games.kernel import COMPILED

View = dict[str, Any]

RESOURCES = ("grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis")
LUXURIES = ("tool", "oil", "gold", "lapis")
VALUE = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}
PIECES = {"grain": 22, "wood": 12, "metal": 12, "textile": 15, "tool": 12, "oil": 7, "gold": 7, "lapis": 7}
SUMERIAN = ("sippar", "babylon", "nippur", "shuruppak", "umma", "uruk", "ur", "lagash", "eridu")
OUTER = (
    "akkad", "amorites", "assyria", "chaldea", "dilmun", "egypt", "elam", "guti", "hittites", "isin",
    "kassites", "larsa", "mitanni",
)  # fmt: skip
BOXES = ("irrigation", "weaving", "scribes", "toolmakers")
SIDED = ("scribes", "toolmakers")
EMPIRES = {
    1: {"akkad": 10, "guti": 8, "sumer": 3},
    2: {"amorites": 10, "isin": 5, "larsa": 5},
    3: {"mitanni": 10, "egypt": 5, "sumer": 3},
    4: {"hittites": 10, "kassites": 10, "egypt": 10},
    5: {"elam": 8, "assyria": 12, "chaldea": 8},
}
OFFERS = {
    "amorites": ("wood", "oil"), "chaldea": ("oil",), "dilmun": ("wood", "metal", "oil", "gold"),
    "egypt": ("gold",), "elam": ("metal",), "hittites": ("metal",), "kassites": ("lapis",),
    "mitanni": ("wood", "metal"),
}  # fmt: skip
ACCEPTED = {
    "wood": ("grain", "textile", "tool"), "metal": ("grain", "textile", "tool"), "oil": ("textile", "tool"),
    "gold": ("textile", "tool", "oil"), "lapis": ("tool", "oil", "gold"),
}  # fmt: skip
#: R12: where an army that stands in the area may go, in the order of the board file
TARGETS = {
    "sippar": "babylon amorites assyria",
    "babylon": "sippar nippur shuruppak amorites assyria kassites",
    "nippur": "babylon shuruppak umma guti kassites",
    "shuruppak": "babylon nippur umma uruk",
    "umma": "nippur shuruppak uruk ur lagash elam guti",
    "uruk": "shuruppak umma ur",
    "ur": "umma uruk lagash eridu",
    "lagash": "umma ur eridu elam",
    "eridu": "ur lagash",
    "akkad": "babylon",
    "amorites": "sippar babylon assyria egypt hittites mitanni",
    "assyria": "sippar babylon amorites kassites mitanni",
    "chaldea": "ur",
    "egypt": "amorites",
    "elam": "umma lagash",
    "guti": "nippur umma",
    "hittites": "amorites mitanni",
    "isin": "shuruppak",
    "kassites": "babylon nippur assyria",
    "larsa": "uruk",
    "mitanni": "amorites assyria hittites",
}
#: after the first phase of the first turn
FIRST_HAND = "grain*5 wood metal textile*3 tool oil gold"
NO_ACTION = ("surcharge", "bid", "grow")


def scaled(compiled: int, plain: int) -> int:
    """How many of something to try: plain Python is some hundred times slower."""
    return compiled if COMPILED else plain


def goods(text: str) -> dict[str, int]:
    """`grain*2 textile` as counts of all eight resources."""
    found: Counter[str] = Counter()
    for word in text.split():
        name, _, count = word.partition("*")
        assert name in RESOURCES, name
        found[name] += int(count or 1)
    return {name: found[name] for name in RESOURCES}


def worth(text: str) -> int:
    """R4: the value of a set of resources."""
    return sum(VALUE[name] * count for name, count in goods(text).items())


def start_of(empire: str, turn: int) -> str:
    """The area of an empire of this turn; Uruk stands for any Sumerian area."""
    assert empire in EMPIRES[turn]
    return "uruk" if empire == "sumer" else empire


@dataclass
class Scene:
    """A position by hand. Counts that follow from the others are worked out: stocks, markers in hand, ranks.

    Where nothing is said it is the first turn after its first phase, seats 1 to 3 in order, seat 1 to act.
    """

    workers: Mapping[str, Sequence[int]] = field(default_factory=dict)  # place -> per seat; scribes*: used
    pool: Mapping[int, int] = field(default_factory=dict)  # as after the first phase where not given
    hands: Mapping[int, str] = field(default_factory=dict)  # FIRST_HAND where not given
    cities: Mapping[str, int] = field(default_factory=dict)
    grown: Collection[str] = ()
    armies: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # area -> seat, count
    army_pool: Mapping[int, int] = field(default_factory=dict)
    empires: Mapping[int, str] = field(default_factory=dict)  # in the order of creation
    equip: Mapping[int, str] = field(default_factory=dict)  # what lies on the army table
    bids: Mapping[int, str] = field(default_factory=dict)  # who has passed -> what lies in the pass box
    score: Mapping[int, int] = field(default_factory=dict)
    turn: int = 1
    order: Sequence[int] = (1, 2, 3)
    seat: int = 1
    prompt: str | None = None  # action, or surcharge where somebody has passed
    pending: Mapping[str, Any] = field(default_factory=dict)
    decline: str = "one_each"
    board: Any = "printed"

    def at(self, place: str) -> list[int]:
        """The workers of each seat in a place."""
        none = (1, 1, 1) if place in ("irrigation", "weaving") else (0, 0, 0)
        return list(self.workers.get(place, none))

    def everywhere(self, seat: int) -> int:
        """How many workers a seat has on the board."""
        places = (*OUTER, *BOXES, *(f"{box}*" for box in SIDED))
        assert set(self.workers) <= set(places)
        return sum(self.at(place)[seat - 1] for place in places)

    def of_workers(self, seat: int) -> dict[str, int]:
        there, points = self.everywhere(seat), self.score.get(seat, 0)
        track = (points > 70) + (points > 140)
        usual = max(0, 12 - there) if self.turn == 1 else min(8, 25 - there - track)
        pool = self.pool.get(seat, usual)
        return {"stock": 25 - there - pool - track, "pool": pool, "track": track}

    def of_armies(self, seat: int) -> dict[str, int]:
        there = sum(count for owner, count in self.armies.values() if owner == seat)
        pool = self.army_pool.get(seat, 0)
        return {"stock": 20 - there - pool, "pool": pool}

    def rank(self, seat: int) -> str | None:
        """R106, by hand: more value first, then the earlier."""
        founding = self.seat if self.prompt in ("buy", "equip") else None
        table = [(-worth(self.equip.get(s, "")), s) for s in self.empires if s != founding]
        ranked = [s for _, s in sorted(table, key=lambda entry: entry[0])]
        return "ABC"[ranked.index(seat)] if seat in ranked else None

    def player(self, seat: int) -> View:
        return {
            "score": self.score.get(seat, 0),
            "hand": goods(self.hands.get(seat, FIRST_HAND)),
            "workers": self.of_workers(seat),
            "armies": self.of_armies(seat),
            "cities": 4 - list(self.cities.values()).count(seat),
            "growths": 4 - sum(self.cities[area] == seat for area in self.grown),
            "empire": self.empires.get(seat),
            "equipment": worth(self.equip.get(seat, "")),
            "rank": self.rank(seat),
            "passed": seat in self.bids,
            "bid": worth(self.bids.get(seat, "")),
        }

    def army(self, area: str) -> View | None:
        if area not in self.armies:
            return None
        seat, count = self.armies[area]
        return {"seat": seat, "count": count}

    def areas(self) -> View:
        inner = {
            name: {"city": self.cities.get(name), "grown": name in self.grown, "army": self.army(name)}
            for name in SUMERIAN
        }
        outer = {name: {"workers": self.at(name), "army": self.army(name)} for name in OUTER}
        return {**inner, **outer}

    def boxes(self) -> View:
        sided = {box: {"ready": self.at(box), "used": self.at(f"{box}*")} for box in SIDED}
        return {"irrigation": self.at("irrigation"), "weaving": self.at("weaving"), **sided}

    def stock(self) -> dict[str, int]:
        """R168: what is neither in a hand nor on the army table nor in the pass box."""
        hands = [self.hands.get(seat, FIRST_HAND) for seat in (1, 2, 3)]
        out = goods(" ".join([*hands, *self.equip.values(), *self.bids.values()]))
        return {name: PIECES[name] - out[name] for name in RESOURCES}

    def remembered(self, prompt: str) -> View:
        others = set(self.bids) - {self.seat}
        return {**({"paid": True} if others and prompt not in NO_ACTION else {}), **self.pending}

    def view(self) -> View:
        prompt = self.prompt or ("surcharge" if self.bids else "action")
        return {
            "game": "flood",
            "options": {"decline": self.decline, "board": self.board},
            "turn": self.turn,
            "phase": "growth" if prompt == "grow" else "actions",
            "prompt": prompt,
            "to_act": self.seat,
            "chance": False,
            "order": list(self.order),
            "players": [self.player(seat) for seat in (1, 2, 3)],
            "areas": self.areas(),
            "boxes": self.boxes(),
            "stock": self.stock(),
            "pending": self.remembered(prompt),
            "winners": [],
        }

    def position(self) -> Position:
        return edubba.position(self.view())

    def play(self, *texts: str) -> Position:
        """The position after these texts."""
        return play(self.position(), *texts)


def ending(**scene: Any) -> Scene:
    """All have passed and the last of the order is to put his bid: after `done` the turn ends by itself.

    Nobody holds anything where nothing is said, so that nothing is short in the next turn.
    """
    order = tuple(scene.get("order", (1, 2, 3)))
    hands = {seat: scene.get("hands", {}).get(seat, "") for seat in (1, 2, 3)}
    bids = {seat: scene.get("bids", {}).get(seat, "") for seat in (1, 2, 3)}
    rest = {name: value for name, value in scene.items() if name not in ("hands", "bids", "order")}
    return Scene(hands=hands, bids=bids, order=order, seat=order[-1], prompt="bid", **rest)


# --- playing ------------------------------------------------------------------------------------------


def play(pos: Position, *texts: str) -> Position:
    for text in texts:
        pos.play(text)
    return pos


def fresh(order: str = "123", **options: Any) -> Position:
    """A new game after its order draw."""
    return play(edubba.new("flood", **options), f"~{order}")


def roll(total: int) -> str:
    """Two dice of this sum."""
    low = max(1, total - 6)
    return f"~{low}{total - low}"


def pass_all(pos: Position) -> Position:
    """Everybody who is still in passes with no bid, and nobody grows, until the next turn or the end."""
    turn = pos.view()["turn"]
    while not pos.over and pos.view()["turn"] == turn:
        legal = pos.legal
        pos.play("pass" if "pass" in legal else "done")
    return pos


# --- looking ------------------------------------------------------------------------------------------


def rule_of(pos: Position, text: str) -> str:
    """The rule that refuses a text; `ok` where nothing does."""
    no = pos.why_not(text)
    assert (no is None) == (text in pos.legal or text in dict(pos.chance))
    return "ok" if no is None else no.rule


def begins(pos: Position, word: str) -> list[str]:
    """The legal texts of one word."""
    return [text for text in pos.legal if text.split()[0] == word]


def prompt(pos: Position) -> str | None:
    found: str | None = pos.view()["prompt"]
    return found


def player(pos: Position, seat: int) -> View:
    found: View = pos.view()["players"][seat - 1]
    return found


def hand(pos: Position, seat: int) -> dict[str, int]:
    """What a seat holds, without the zeros."""
    return {name: count for name, count in player(pos, seat)["hand"].items() if count}


def held(text: str) -> dict[str, int]:
    """The same from `grain*2 textile`."""
    return {name: count for name, count in goods(text).items() if count}


def crew(pos: Position, seat: int) -> tuple[int, int]:
    """A seat's workers in stock and pool."""
    workers = player(pos, seat)["workers"]
    return workers["stock"], workers["pool"]


def troops(pos: Position, seat: int) -> tuple[int, int]:
    """A seat's armies in stock and pool."""
    armies = player(pos, seat)["armies"]
    return armies["stock"], armies["pool"]


def there(pos: Position, place: str) -> list[int]:
    """The workers of each seat in an outer area or a box; `scribes*` is the used side."""
    view = pos.view()
    if place in OUTER:
        found: list[int] = view["areas"][place]["workers"]
    elif place.rstrip("*") in SIDED:
        found = view["boxes"][place.rstrip("*")]["used" if place.endswith("*") else "ready"]
    else:
        found = view["boxes"][place]
    return found


def army(pos: Position, area: str) -> tuple[int, int] | None:
    """Whose army holds an area, and how many."""
    found = pos.view()["areas"][area]["army"]
    return None if found is None else (found["seat"], found["count"])


def city(pos: Position, area: str) -> tuple[int | None, bool]:
    """Whose city stands in an area, and whether it is grown."""
    found = pos.view()["areas"][area]
    return found["city"], found["grown"]


def ranks(pos: Position) -> list[str | None]:
    return [entry["rank"] for entry in pos.view()["players"]]


def scores(pos: Position) -> list[int]:
    return [entry["score"] for entry in pos.view()["players"]]


def stock(pos: Position, name: str) -> int:
    found: int = pos.view()["stock"][name]
    return found


def every_text() -> Iterator[str]:
    """Every text of the game on the printed board, legal or not: any area stands where an area may."""
    areas = (*SUMERIAN, *OUTER)
    sources = ("pool", *BOXES, "toolmakers*", "self", *areas)
    luxuries = ["+".join(name for name, bit in zip(LUXURIES, bits, strict=True) if bit)
                for bits in product((0, 1), repeat=4)]  # fmt: skip
    yield from ("workers", "trade", "expand", "pass", "done", "roll", "stop", "again", "tool")
    yield from ("garrison 1", "garrison 2", "empire sumer", "pay worker", "pay army")
    for word in ("pay", "spend", "buy", "equip", "bid"):
        yield from (f"{word} {name}" for name in RESOURCES)
    for word in ("found", "at", "invade", "raze", "reinforce", "reenter"):
        yield from (f"{word} {area}" for area in areas)
    yield from (f"empire {area}" for area in OUTER)
    yield from (f"move-city {a}>{b}" for a in areas for b in areas)
    yield from (f"scribe {a}>{b}" for a in sources for b in ("pool", *BOXES, *areas))
    yield from (f"place {place}*{n}" for place in (*BOXES, *areas) for n in range(1, 6))
    yield from (f"swap {area} {a}>{b}" for area in areas for a in RESOURCES for b in RESOURCES)
    yield from (f"grow {area} {names}".rstrip() for area in areas for names in luxuries)
    yield from (f"~{first}{second}" for first in range(1, 7) for second in range(1, 7))
    yield from ("~123", "~132", "~213", "~231", "~312", "~321")
