"""The errors of the whole project: a message key and facts, made into a sentence by whoever speaks.

EdubbaError (ValueError)
  ParseError       a text that is no text of this game
  IllegalAction    a text of this game that a rule forbids now; carries the refusal
  OptionError      unknown game, option or value
  BoardError       a board file that breaks a constraint
  PositionError    a view that no game can reach
  RecordError      a record that cannot be read or replayed
  FileError        a file that cannot be read at all
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

Facts: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]

SEATS = ("seat", "owner")  # the facts of a refusal that are players, as the numbers of their seats


class Term(str):
    """A name of the game as a fact: told in the reader's language by the message `family`, else as it is."""

    __slots__ = ("family",)
    family: str

    def __new__(cls, family: str, name: str) -> Self:
        """`family` is the key of a message that knows the names."""
        term = super().__new__(cls, name)
        term.family = family
        return term

    def __reduce__(self) -> tuple[Any, ...]:
        return Term, (self.family, str(self))

    @property
    def facts(self) -> Facts:
        """What the message is told."""
        return {"name": str(self)}


def _bare(key: str, facts: Facts, lang: str) -> str:
    return f"{key} {dict(facts)}"


_sentence: Callable[[str, Facts, str], str] = _bare


def speak_with(sentence: Callable[[str, Facts, str], str]) -> None:
    """Let `edubba.locales` make the sentences: the rules know keys and facts only."""
    global _sentence
    _sentence = sentence


class EdubbaError(ValueError):
    """Bad input, as a message key and facts; `str()` is the English sentence."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts

    def text(self, lang: str = "en") -> str:
        """The one sentence that says what is wrong and where."""
        return _sentence(self.key, self.facts, lang)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, dict(self.facts))


def _rebuild(kind: type[EdubbaError], key: str, facts: dict[str, Any]) -> EdubbaError:
    return kind(key, **facts)


class ParseError(EdubbaError):
    """A text that is no text of this game."""


class OptionError(EdubbaError):
    """An unknown game, option or value."""


class BoardError(EdubbaError):
    """A board file that breaks a constraint; facts name the file and the place."""


class PositionError(EdubbaError):
    """A view that no game can reach."""


class RecordError(EdubbaError):
    """A record that cannot be read or replayed; facts name the line."""


class FileError(EdubbaError):
    """A file that cannot be read: missing, too long, not UTF-8."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a text is not allowed now: the rule, and the facts on this board that trigger it."""

    rule: str
    key: str
    facts: Facts

    def text(self, lang: str = "en", names: Names | None = None) -> str:
        """The rule id and one sentence, in one of the shipped languages.

        With names, in the order of the seats, players are called by them, else “seat 2”.
        """
        told = {
            fact: _player(value, lang, names) if fact in SEATS else value
            for fact, value in self.facts.items()
        }
        return f"{self.rule}: {_sentence(self.key, told, lang)}"


def _player(seat: Any, lang: str, names: Names | None) -> Any:
    """A seat as a sentence has it: nothing in the sentence may depend on whether that is a name."""
    if not isinstance(seat, int):
        return seat
    name = names[seat - 1] if names and 1 <= seat <= len(names) else ""
    return name or _sentence("refusal-seat", {"seat": seat}, lang)


class IllegalAction(EdubbaError):
    """A text of this game that a rule forbids now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.facts)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule

    def text(self, lang: str = "en", names: Names | None = None) -> str:
        """The rule id and one sentence; names as in `Refusal.text`."""
        return self.refusal.text(lang, names)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal,)


def _repr(value: object) -> str:
    try:
        return repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits; lists in lists in lists
        return f"<{type(value).__name__}>"


def shown(value: object, limit: int = 60) -> str:
    """Outside input as it may stand in a sentence: printable, quoted by the sentence, bounded."""
    text = value if isinstance(value, str) else _repr(value)
    text = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text[: limit + 1])
    return text if len(text) <= limit else text[:limit] + "…"
