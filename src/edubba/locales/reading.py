"""Reading a Fluent file: what most messages are by a regular expression, all else by Fluent's own parser.

The parser goes from character to character, which takes a second for all our files; most messages are lines
with nothing but text and the names of facts.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast

# A message in one line: nothing follows that is indented or closes a brace, for that would belong to it.
_LINE = re.compile(
    r"^([a-zA-Z][\w-]*) = (?!\s)((?:[^{}\n\r]|\{ \$?[a-z][\w-]* \})+)(?<!\s)\n(?=\n*(?:[a-zA-Z#-]|\Z))",
    re.MULTILINE | re.ASCII,
)
_PLACE = re.compile(r"\{ (\$?)([\w-]+) \}", re.ASCII)


def read(text: str) -> ast.Resource:
    """The messages of a file, those in one line first."""
    simple: list[ast.EntryType] = []

    def take(found: re.Match[str]) -> str:
        simple.append(ast.Message(ast.Identifier(found[1]), ast.Pattern(_parts(found[2]))))
        return "\n"  # what stood before it and after it does not become one

    rest = _LINE.sub(take, text)
    return ast.Resource([*simple, *FluentParser(with_spans=False).parse(rest).body])


def _parts(value: str) -> list[Any]:
    """Text, and places for facts or for other messages."""
    parts: list[Any] = []
    end = 0
    for place in _PLACE.finditer(value):
        if place.start() > end:
            parts.append(ast.TextElement(value[end : place.start()]))
        kind = ast.VariableReference if place[1] else ast.MessageReference
        parts.append(ast.Placeable(kind(ast.Identifier(place[2]))))
        end = place.end()
    if end < len(value):
        parts.append(ast.TextElement(value[end:]))
    return parts
