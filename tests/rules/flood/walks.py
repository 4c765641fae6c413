"""Random games of After the Flood that get everywhere: tempers, so that every prompt comes up often."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any

View = dict[str, Any]

#: Words that end something are chosen less gladly than others, or little would ever happen.
GLAD = {
    "pass": 0.2, "done": 0.5, "stop": 0.5, "bid": 0.5, "move-city": 0.3, "expand": 2.0, "empire": 0.4,
    "invade": 2.0, "raze": 3.0, "again": 2.0, "swap": 2.0, "scribe": 2.0, "grow": 4.0,
}  # fmt: skip
BRAWLS = ("empire ", "at ", "invade ", "reenter ")
MOST = 3000  # texts in a game; no rule bounds it
HOMES = (
    ["akkad", "guti"],
    ["amorites", "isin", "larsa"],
    ["mitanni", "egypt"],
    ["hittites", "kassites", "egypt"],
    ["elam", "assyria", "chaldea"],
)


def _fights(view: View, text: str) -> bool:
    return view["areas"][text.split(" ")[1]]["army"] is not None


def _settles(view: View, text: str) -> bool:
    """A home of this turn's empires, a place where somebody's army stands, or the scribes."""
    place = text.split(" ")[1].split("*")[0]
    if place in view["boxes"]:
        return place in ("scribes", "toolmakers")
    return place in HOMES[view["turn"] - 1] or view["areas"][place]["army"] is not None


def _is_large(view: View, text: str) -> bool:
    return text.count("+") >= 2


def _starts_a_fight(view: View, text: str) -> bool:
    if text == "empire sumer":
        return any("city" in area and area["army"] for area in view["areas"].values())
    return _fights(view, text)


KEEN: dict[str, Callable[[View, str], bool]] = {
    "invade": _fights,
    "empire": _starts_a_fight,
    "at": _fights,
    "place": _settles,
    "grow": _is_large,
}


class Walker:
    """Chooses a word first, by a temper drawn for each seat, then any text of that word."""

    def __init__(self, seed: object) -> None:
        self.rng = random.Random(f"{seed}")
        self.tempers: dict[tuple[int | None, str], float] = {}
        self.keenness = self.rng.random() ** 0.5
        self.luck = self.rng.choice([min, max, None])

    def weight(self, seat: int | None, word: str) -> float:
        """How gladly a seat chooses a word in this game."""
        key = seat, word
        if key not in self.tempers:
            self.tempers[key] = GLAD.get(word, 1.0) * self.rng.uniform(0.02, 1.0)
        return self.tempers[key]

    def choose(self, texts: Sequence[str], view: View) -> str:
        """One of the texts that may come next."""
        if texts[0][0] == "~":
            return self.draw(texts)
        brawls = [text for text in texts if text.startswith(BRAWLS) and _starts_a_fight(view, text)]
        if brawls and self.rng.random() < self.keenness / 2:
            return self.rng.choice(brawls)
        words = list(dict.fromkeys(text.split(" ")[0] for text in texts))
        word = self.rng.choices(words, [self.weight(view["to_act"], word) for word in words])[0]
        chosen = [text for text in texts if text.split(" ")[0] == word]
        if word in KEEN and self.rng.random() < self.keenness:
            chosen = [text for text in chosen if KEEN[word](view, text)] or chosen
        return self.rng.choice(chosen)

    def draw(self, texts: Sequence[str]) -> str:
        """Any outcome; in most games the best or the worst of some, so that fights are lost too."""
        drawn = self.rng.choices(texts, k=4)
        return self.luck(drawn, key=lambda text: sum(map(int, text[1:]))) if self.luck else drawn[0]


# --- positions no random game would reach ----------------------------------------------------------


def enriched(view: View, rng: random.Random) -> View:
    """The same position with full hands, scores close to seventy, and armies in each other's way."""
    view = copy.deepcopy(view)
    for seat, player in enumerate(view["players"], 1):
        for resource, count in view["stock"].items():
            more = rng.randint(0, count // 2)
            player["hand"][resource] += more
            view["stock"][resource] -= more
        if view["turn"] > 1 and rng.random() < 0.7:
            _raise_score(player, rng)
        if player["rank"] and _is_free(view, seat):
            _spread(view, seat, rng)
    return view


def _is_free(view: View, seat: int) -> bool:
    """Nothing is half done that more armies of this seat would make impossible."""
    half_done = set(view["pending"]) - {"paid"} or view["prompt"] == "trade"
    return not half_done and (view["prompt"], view["to_act"]) != ("at", seat)


def _raise_score(player: View, rng: random.Random) -> None:
    player["score"] = rng.choice([58, 64, 68, 69, 70, 136, 139, 140, 208, 210])
    workers = player["workers"]
    free = workers["stock"] + workers["track"]
    workers["track"] = min((player["score"] - 1) // 70, free)
    workers["stock"] = free - workers["track"]


def _spread(view: View, seat: int, rng: random.Random) -> None:
    """Armies of the stock go to free areas, homes of this turn's empires before others."""
    closed = ("akkad", "isin", "larsa", "chaldea", "dilmun", view["pending"].get("target"))
    free = [name for name, area in view["areas"].items() if not area["army"] and name not in closed]
    homes = [name for name in free if name in HOMES[view["turn"] - 1]]
    armies = view["players"][seat - 1]["armies"]
    for name in homes + rng.sample(free, min(4, len(free))):
        count = min(armies["stock"], rng.choice([1, 2]))
        if count and not view["areas"][name]["army"] and rng.random() < 0.7:
            view["areas"][name]["army"] = {"seat": seat, "count": count}
            armies["stock"] -= count
