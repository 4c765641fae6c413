"""The rules of a game in chapters, with marks and with examples that can be played through."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from edubba._position import Position
from edubba.guide import beginning
from edubba.guide.beginning import Beginning


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some rules under a title; `figure` is the example whose first position illustrates them."""

    id: str
    rules: tuple[str, ...]
    figure: str | None


@dataclass(frozen=True, slots=True)
class Step:
    """One text of an example: it is played, or it is refused and the position stays."""

    text: str
    refused: bool


@dataclass(frozen=True, slots=True)
class Example:
    """A position and some steps from there that show rules at work."""

    id: str
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    beginning: Beginning

    def start(self) -> Position:
        """A fresh position where it begins."""
        return self.beginning.start()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game; their words are messages, see the functions below."""

    game: str
    chapters: tuple[Chapter, ...]
    marks: Mapping[str, tuple[str, ...]]  # rule -> `ruling`, `reconstructed`, `option NAME`
    examples: tuple[Example, ...]

    def example(self, id: str) -> Example:
        """The example of that id; raises KeyError."""
        for example in self.examples:
            if example.id == id:
                return example
        raise KeyError(id)

    def message_keys(self) -> Iterator[str]:
        """The keys of all its messages, in the order of the data."""
        for chapter in self.chapters:
            yield chapter_key(self.game, chapter.id)
            yield from (rule_key(self.game, rule) for rule in chapter.rules)
        for example in self.examples:
            yield example_key(self.game, example.id)
            yield from (example_key(self.game, example.id, n) for n in range(len(example.steps) + 1))


# --- the keys of the messages ---------------------------------------------------------------------------


def chapter_key(game: str, id: str) -> str:
    """The message that is a chapter's title."""
    return "-".join(("rules", game, "chapter", id))


def rule_key(game: str, rule: str) -> str:
    """The message that tells a rule."""
    return "-".join(("rules", game, rule))


def example_key(game: str, id: str, step: int | None = None) -> str:
    """The message that is an example's title, or its caption after so many steps: 0 is the first picture."""
    end = () if step is None else (str(step),)
    return "-".join(("rules", game, "example", id, *end))


# --- reading --------------------------------------------------------------------------------------------


@functools.cache
def rulebook(game: str) -> Rulebook:
    """The rules of a game; raises OptionError where there is no such game."""
    data = beginning.table(game, "rules.toml")
    return Rulebook(
        game,
        tuple(_chapter(**entry) for entry in data["chapter"]),
        MappingProxyType({rule: tuple(kinds) for rule, kinds in data.get("marks", {}).items()}),
        tuple(_example(game, entry) for entry in data.get("example", ())),
    )


def _chapter(id: str, rules: list[str], figure: str | None = None) -> Chapter:
    return Chapter(id, tuple(rules), figure)


def _example(game: str, entry: Mapping[str, Any]) -> Example:
    if unknown := entry.keys() - {"id", "rules", "step", *beginning.KEYS}:
        raise ValueError(f"{game}, {entry['id']}: {', '.join(unknown)}")
    steps = tuple(_step(**step) for step in entry["step"])
    return Example(entry["id"], tuple(entry["rules"]), steps, Beginning.of(game, entry))


def _step(text: str | None = None, refused: str | None = None) -> Step:
    if refused is None and text is not None:
        return Step(text, False)
    if text is None and refused is not None:
        return Step(refused, True)
    raise ValueError("a step of an example has either a text or one that is refused")
