"""The body of a record as tokens, and the escapes inside its brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from edubba.games.errors import shown
from edubba.records import limits
from edubba.records.errors import BadRecordError

_ESCAPE = r"\\[\\{}\[\]\"]"
_BARE = r"[^ \t\n{}()\[\]\"\#\\]++"
#: Possessive throughout: an unclosed bracket fails at once instead of being tried in every length.
_TOKEN = re.compile(
    rf"""
      (?P<blank>[ \t\n]++)
    | (?P<heading>\#[^\n]*+)
    | \{{(?P<comment>(?:[^{{}}\\]++|{_ESCAPE})*+)\}}
    | \[(?P<annotation>(?:[^\[\]\\]++|{_ESCAPE})*+)\]
    | "(?P<quoted>(?:[^"\\\n]++|{_ESCAPE})*+)"
    | (?P<open>\() | (?P<close>\))
    | (?P<text>{_BARE})
    """,
    re.VERBOSE,
)
_PLAIN = re.compile(_BARE)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_ANNOTATION = re.compile(r"([a-z][a-z0-9._-]*+)(?:[ \t\n](.*))?", re.DOTALL)
_CLOSING = {"{": "}", "[": "]", '"': '"'}


class Token(NamedTuple):
    """A piece of the body. `value` has no brackets and no escapes; `name` is an annotation's."""

    kind: str  # text, comment, annotation, open, close
    value: str
    line: int
    name: str = ""


def tokens(body: str, file: str, line: int) -> Iterator[Token]:
    """The pieces in order, blanks and headings left out; `line` is the number of the body's first line."""
    at = 0
    while at < len(body):
        match = _TOKEN.match(body, at)
        if match is None:
            raise _no_token(body[at], file, line)
        kind, value = match.lastgroup or "", match[match.lastgroup or 0]
        if kind not in ("blank", "heading"):
            yield _token(kind, value, file, line)
        line += match[0].count("\n")
        at = match.end()


def _no_token(first: str, file: str, line: int) -> BadRecordError:
    if first in _CLOSING:
        return BadRecordError("record-unclosed", file=file, line=line, opening=first, closing=_CLOSING[first])
    return BadRecordError("record-stray", file=file, line=line, found=first)


def _token(kind: str, raw: str, file: str, line: int) -> Token:
    if kind in ("text", "quoted"):
        return Token("text", _bounded(_unescaped(raw), limits.TEXT, file, line), line)
    if kind == "comment":
        return Token(kind, _bounded(_unescaped(raw), limits.COMMENT, file, line), line)
    if kind != "annotation":
        return Token(kind, raw, line)
    match = _ANNOTATION.fullmatch(raw)
    if match is None or len(match[1]) > limits.KEY:
        raise BadRecordError("record-annotation-name", file=file, line=line, found=shown(raw))
    return Token(kind, _bounded(_unescaped(match[2] or ""), limits.COMMENT, file, line), line, match[1])


def _bounded(value: str, most: int, file: str, line: int) -> str:
    if len(value) > most:
        raise BadRecordError("record-piece-long", file=file, line=line, found=shown(value, 20), most=most)
    return value


def _unescaped(raw: str) -> str:
    return _ESCAPED.sub(r"\1", raw) if "\\" in raw else raw


# --- the other way ------------------------------------------------------------------------------------


def write_text(text: str) -> str:
    """A text as it stands in a body: in quotes only where it must."""
    return text if _PLAIN.fullmatch(text) else '"' + _escaped(text, '"') + '"'


def write_comment(comment: str) -> str:
    """A comment with its braces."""
    return "{" + _escaped(comment, "{}") + "}"


def write_annotation(name: str, value: str) -> str:
    """`[name value]`, or `[name]` where the value is empty."""
    return f"[{name} {_escaped(value, '[]')}]" if value else f"[{name}]"


def _escaped(value: str, brackets: str) -> str:
    value = value.replace("\\", "\\\\")
    for bracket in brackets:
        value = value.replace(bracket, "\\" + bracket)
    return value
