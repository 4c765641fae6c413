"""A position for a page: pictures in parts, what each seat has, what can be picked, and what was meant by it.

A page knows no rules. Every choice is a path of tokens: places of the picture (elements with `data-spot`) and
words that become buttons. The page narrows the choices down by what is picked and sends the text of the one
that is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from edubba.drawing.ink import num, tag
from edubba.games.errors import Refusal

View: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]


@dataclass(frozen=True)
class Part:
    """A piece of the picture: what is inside an `<svg>` with this box."""

    name: str
    title: str
    box: tuple[float, float, float, float]
    svg: str
    share: int = 6  # of the width of a large page, in sixths
    least: int = 0  # how wide it has to be for its writing, in ems; on a smaller page it is scrolled


@dataclass(frozen=True)
class Fact:
    """Something that a seat has; the icon fits into a box of 48 units around the origin."""

    name: str
    label: str
    value: str
    icon: str = ""


@dataclass(frozen=True)
class Token:
    """What a pick is called, with its icon if it has one; `spot` where it is a place of the picture."""

    name: str
    label: str
    spot: bool
    icon: str = ""


@dataclass(frozen=True)
class Choice:
    """A legal text as the path of tokens that leads to it."""

    text: str
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """A position as a page shows it."""

    parts: tuple[Part, ...]
    seats: tuple[tuple[Fact, ...], ...]
    headline: str
    prompt: str
    choices: tuple[Choice, ...]
    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class Change:
    """What a turn has made of something that a seat has."""

    label: str
    before: str
    after: str
    icon: str = ""


class Stage(Protocol):
    """What `drawing/<game>/stage.py` offers."""

    def ground(self, view: View, lang: str) -> Part:
        """What of the map never changes; the first part is laid over it."""

    def parts(self, view: View, lang: str, names: Names, last: str | None) -> Sequence[Part]:
        """The rest of the picture, the pieces on the map first."""

    def facts(self, view: View, seat: int, lang: str) -> Sequence[Fact]:
        """What a seat has, the points first."""

    def headline(self, view: View, lang: str) -> str:
        """Where in the game we are, in a few words."""

    def asked(self, view: View, lang: str) -> str:
        """What is asked now, in a few words; nothing once the game is over."""

    def path(self, text: str) -> tuple[str, ...]:
        """The tokens of a text."""

    def token(self, name: str, view: View, lang: str) -> Token:
        """What a token is called."""

    def meant(self, view: View, picks: Sequence[str]) -> Sequence[str]:
        """The texts that picks could be meant as, legal or not, the likeliest first.

        A text that does not name what was picked last is there for its refusal alone.
        """

    def telling(self, refusal: Refusal) -> int:
        """How little a refusal says about what was picked: of several the smallest is told."""

    def worded(self, text: str, view: View, lang: str) -> str:
        """A text in words, the same at every moment: “Found a city: Uruk”."""

    def step(self, text: str, view: View, lang: str) -> str:
        """A text in words as the next step of a turn: “No more armies” where `worded` says “Done”."""

    def region(self, name: str, view: View, lang: str) -> tuple[str, tuple[str, ...]] | None:
        """Where a place lies, coarsely: what that is called and all places there; None for a word."""

    def dice(self, text: str) -> tuple[int, ...]:
        """The dice of a roll."""

    def css(self) -> str:
        """The style sheet of the pictures."""


def stage(game: str) -> Stage:
    """The module that stages a game."""
    return cast(Stage, import_module(f"edubba.drawing.{game}.stage"))


def scene(view: View, legal: Sequence[str], lang: str, names: Names, texts: Sequence[str] = ()) -> Scene:
    """A position with what may be played in it; `texts` are the last ones that led to it."""
    staged = stage(view["game"])
    last = next((text for text in reversed(texts) if not text.startswith("~")), None)
    choices = tuple(Choice(text, staged.path(text)) for text in legal)
    tokens = dict.fromkeys(token for choice in choices for token in choice.tokens)
    return Scene(
        parts=tuple(staged.parts(view, lang, names, last)),
        seats=tuple(tuple(staged.facts(view, seat, lang)) for seat in range(1, len(names) + 1)),
        headline=staged.headline(view, lang),
        prompt=staged.asked(view, lang),
        choices=choices,
        tokens=tuple(staged.token(name, view, lang) for name in tokens),
    )


def map_alone(view: View, lang: str) -> str:
    """The map with its pieces as a picture that stands alone, without what can be pointed at."""
    staged = stage(view["game"])
    ground = staged.ground(view, lang)
    pieces = staged.parts(view, lang, [""] * 4, None)[0]
    style = tag("style", staged.css() + ".spots{display:none}")
    return tag(
        "svg", style, ground.svg, pieces.svg, xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(num, ground.box)), class_=f"edubba-{view['game']}",
    )  # fmt: skip


def changes(before: View, after: View, seat: int, lang: str) -> list[Change]:
    """What is different for a seat between two positions."""
    staged = stage(before["game"])
    old = {fact.name: fact for fact in staged.facts(before, seat, lang)}
    new = {fact.name: fact for fact in staged.facts(after, seat, lang)}
    return [
        Change(fact.label, old[name].value if name in old else "–", fact.value, fact.icon)
        for name, fact in new.items()
        if name not in old or old[name].value != fact.value
    ]
