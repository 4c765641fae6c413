"""Numbers, goods, pieces and places in words, with the endings and prepositions of each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from edubba.drawing.text.flood.events import RESOURCES
from edubba.locales import say


def place_name(name: str, lang: str) -> str:
    """An area, a box or Sumer."""
    return say("flood-name", lang, name=name)


def resource_name(name: str, lang: str) -> str:
    """A resource."""
    return say("flood-resource", lang, name=name)


class Words:
    """What sentences are made of, in one language, with the players' names."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self.lang, self.names = lang, names

    def say(self, key: str, **facts: Any) -> str:
        """A message."""
        return say(key, self.lang, **facts)

    def name(self, seat: int) -> str:
        """The player at a seat."""
        return self.names[seat - 1]

    def both(self, items: Iterable[str]) -> str:
        """A list with the language's own word before the last item."""
        listed = list(items)
        if len(listed) < 2:
            return "".join(listed)
        return self.say("flood-list", list=", ".join(listed[:-1]), last=listed[-1])

    # --- counted things, as objects of a sentence -----------------------------------------------------

    def number(self, count: int) -> str:
        """A small number as a word."""
        return self.say("flood-number", count=count)

    def workers(self, count: int) -> str:
        """So many workers."""
        return self.say("flood-workers", count=count, number=self.number(count))

    def armies(self, count: int) -> str:
        """So many armies."""
        return self.say("flood-armies", count=count, number=self.number(count))

    def points(self, count: int) -> str:
        """So many points."""
        return self.say("flood-points", count=count)

    def good(self, name: str, count: int) -> str:
        """So many of one resource."""
        good, number = resource_name(name, self.lang), self.number(count)
        return self.say("flood-goods", name=name, count=count, number=number, good=good)

    def given(self, name: str) -> str:
        """A resource that is given away, one of it."""
        return self.say("flood-given", name=name, good=resource_name(name, self.lang))

    def goods(self, names: Iterable[str]) -> str:
        """Resources as they were named one by one, counted by kind, as a list."""
        given = list(names)
        return self.counted({name: given.count(name) for name in RESOURCES if name in given})

    def counted(self, counts: Mapping[str, int]) -> str:
        """Resources by kind, as a list."""
        return self.both(self.good(name, count) for name, count in counts.items())

    def piece(self, name: str) -> str:
        """One worker, one army or one resource."""
        if name == "worker":
            return self.workers(1)
        return self.armies(1) if name == "army" else self.good(name, 1)

    # --- places ---------------------------------------------------------------------------------------

    def into(self, name: str) -> str:
        """To an area, a box or the pool."""
        return self.say("flood-to", name=name)

    def out_of(self, name: str) -> str:
        """From there."""
        return self.say("flood-from", name=name)

    def within(self, name: str) -> str:
        """In it."""
        return self.say("flood-in", name=name)

    def area(self, name: str) -> str:
        """An area as the object of a sentence."""
        return self.say("flood-object", name=name)

    def empire(self, name: str) -> str:
        """An empire as the object of a sentence."""
        return self.say("flood-empire", name=name)

    def city(self, name: str) -> str:
        """The city of an area as the object of a sentence."""
        return self.say("flood-city", name=name)
