"""What the tests of the guide share: the messages of a file, the rules of a game, what may be played."""

from __future__ import annotations

import re
from importlib import resources

from edubba._position import Position
from tests.rules.page import PAGES


def rules_of(game: str) -> list[str]:
    """Every rule and ruling of a game, in the order of the specification."""
    return list(PAGES[game].summaries)


def messages(file: str) -> dict[str, str]:
    """Key -> words of an English Fluent file whose messages are one line each."""
    source = resources.files("edubba.locales") / "en" / f"{file}.ftl"
    lines = [line for line in source.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    found = [re.fullmatch(r"([a-z][\w-]*) = (.+)", line) for line in lines]
    assert all(found), f"{file}: a message is one line"
    return {each[1]: each[2] for each in found if each}


def texts(pos: Position) -> list[str]:
    """What may come next, a decision or a draw."""
    return pos.legal or [text for text, _ in pos.chance]


def rules_named(words: str) -> set[str]:
    """The rules that a text refers to."""
    return set(re.findall(r"\b[RD]\d+\b", words))
