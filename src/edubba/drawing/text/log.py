"""What happened, a player's turn at a time: structured events, told in one or two sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from edubba.locales import say


@dataclass(frozen=True)
class Event:
    """One thing that happened; the facts are JSON values: seats, names of the notation, counts."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]

    def json(self) -> dict[str, Any]:
        """The event as one object."""
        return {"kind": self.kind, **self.facts}


@dataclass(frozen=True)
class Entry:
    """A player's turn, or what ran by itself between two turns; `str()` tells it.

    It covers the texts `first` to `last`, counted from 1; what followed of itself covers none, and there
    `last` is the text it came after and `first` the next one. `seat` is None where nobody acted.
    """

    game: str
    first: int
    last: int
    seat: int | None
    events: tuple[Event, ...]
    finished: bool = True
    lang: str = field(default="en", compare=False)
    names: tuple[str, ...] | None = field(default=None, compare=False)

    def told(self, lang: str | None = None, names: Sequence[str] | None = None) -> str:
        """One or two sentences, or a few for what ran by itself."""
        from edubba.drawing.text import teller

        spoken = lang or self.lang
        return teller(self.game).told(self.events, spoken, _names(names or self.names, spoken))

    def json(self) -> dict[str, Any]:
        """The entry as JSON values, without the sentences."""
        return {
            "first": self.first, "last": self.last, "seat": self.seat,
            "events": [event.json() for event in self.events], "finished": self.finished,
        }  # fmt: skip

    def __str__(self) -> str:
        return self.told()


def _names(names: Sequence[str] | None, lang: str) -> Sequence[str]:
    """The names given, or “Player” and the seat's number."""
    return names or [say("play-player-number", lang, seat=seat) for seat in range(1, 5)]


class Chronicler:
    """Takes a game step by step and hands out an entry whenever one is finished."""

    def __init__(self, game: str, at: int = 0) -> None:
        from edubba.drawing.text import teller

        self._game, self._teller = game, teller(game)
        self._at, self._first = at, at + 1
        self._seat: int | None = None
        self._events: list[Event] = []

    @property
    def amid(self) -> bool:
        """Whether an entry has begun and is not finished."""
        return self._at >= self._first

    @property
    def begun(self) -> Entry | None:
        """The entry that is not finished yet."""
        return self._entry(finished=False) if self.amid else None

    def step(self, before: Mapping[str, Any], text: str, after: Mapping[str, Any]) -> list[Entry]:
        """The entries that this text finishes: a turn, and perhaps what followed of itself."""
        if not self.amid:
            self._seat = before["to_act"]
        self._at += 1
        self._events += self._teller.happened(before, text, after)
        if not self._teller.ends(before, text, after):
            return []
        done = [self._entry(finished=True)]
        self._first, self._events = self._at + 1, []
        followed = tuple(self._teller.followed(before, text, after))
        return [*done, Entry(self._game, self._first, self._at, None, followed)] if followed else done

    def _entry(self, *, finished: bool) -> Entry:
        return Entry(self._game, self._first, self._at, self._seat, tuple(self._events), finished)


def entries(
    start: Any, texts: Iterable[str], *, lang: str = "en", names: Sequence[str] | None = None
) -> list[Entry]:
    """The log of `texts` played from a position, which is not changed; the last entry may be unfinished."""
    chronicler = Chronicler(start.game)
    found = _heard(chronicler, start, texts)
    if chronicler.begun and chronicler.begun.events:  # a word that only opens something tells nothing yet
        found.append(chronicler.begun)
    bound = tuple(names) if names else None
    return [replace(entry, lang=lang, names=bound) for entry in found]


def rewound(pos: Any) -> Any:
    """A copy of a position with all its texts taken back."""
    start = pos.copy()
    for _ in pos.moves:
        start.undo()
    return start


def chronicler_of(pos: Any) -> Chronicler:
    """A chronicler who has heard a position's texts already."""
    chronicler = Chronicler(pos.game)
    _heard(chronicler, rewound(pos), pos.moves)
    return chronicler


def _heard(chronicler: Chronicler, start: Any, texts: Iterable[str]) -> list[Entry]:
    """The entries finished by `texts`, which the chronicler hears from a position on."""
    pos, found = start.copy(), list[Entry]()
    before = pos.view()
    for text in texts:
        pos.play(text)
        after = pos.view()
        found += chronicler.step(before, text, after)
        before = after
    return found
