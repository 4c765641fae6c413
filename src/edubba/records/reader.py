"""From text to record: split, read the body, then replay and check what the headers claim."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from edubba.games.errors import shown
from edubba.records import limits
from edubba.records.errors import BadRecordError
from edubba.records.headers import Header, split
from edubba.records.lexer import Token, tokens
from edubba.records.model import Line, Node, Record
from edubba.records.values import read_json, read_option

_FIRST = re.compile(r"edubba-record:([^\n]*+)")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_COUNT = re.compile(r"[1-9][0-9]{0,8}")


class Parsed(NamedTuple):
    """A record as its file has it, not yet replayed, and where things stood."""

    record: Record
    claims: dict[str, str]  # `result` and `winners`, where the rules, not people, ended the game
    file: str
    header_lines: dict[str, int]
    text_lines: list[int]  # of all texts, variations included, in the order of the file


def parse(text: str, file: str) -> Parsed:
    """The record a text stands for, nothing of it verified against the rules."""
    text = _lines(text, file)
    head = split(text, file)
    claims: dict[str, str] = {}
    record = Record(game="", options={})
    for key, header in head.headers.items():
        if key.startswith("option."):
            record.options[key.removeprefix("option.")] = read_option(header, file)
        elif key == "position":
            record.position = _table(read_json(header, file), header, file)
        elif key in ("result", "winners") and "end" not in head.headers:
            claims[key] = header.value
        elif key not in ("edubba-record", "game", "rules"):
            record.headers[key] = header.value
    record.game = _required(head.headers, "game", file).value
    record.rules = _rules(_required(head.headers, "rules", file), file)
    body = _Body(file)
    for token in tokens(head.body, file, head.body_line):
        body.take(token)
    record.line = body.finish()
    return Parsed(record, claims, file, {k: h.line for k, h in head.headers.items()}, body.text_lines)


def _table(value: Any, header: Header, file: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecordError("record-json", file=file, line=header.line, reason="a position is an object")
    return value


def _lines(text: str, file: str) -> str:
    """The text with LF line ends, once it is known to be a record of this version and clean."""
    text = text.removeprefix("\ufeff")
    if len(text) > limits.BYTES:
        raise BadRecordError("record-too-long", file=file, line=1, limit=limits.BYTES // 1024)
    first = _FIRST.match(text)
    if first is None:
        raise BadRecordError("record-no-record", file=file, line=1, format=limits.FORMAT)
    version = first[1].strip(" \t\r")
    if version != str(limits.FORMAT):
        raise BadRecordError("record-version", file=file, line=1, found=shown(version), known=limits.FORMAT)
    text = text.replace("\r\n", "\n")
    refuse_control(text, file)
    return text


def refuse_control(text: str, file: str) -> None:
    """Raise BadRecordError at the first character, CR included, that no record may hold."""
    control = _CONTROL.search(text)
    if control is not None:
        line = text.count("\n", 0, control.start()) + 1
        raise BadRecordError("record-control", file=file, line=line, found=f"U+{ord(control[0]):04X}")


def _required(headers: dict[str, Header], key: str, file: str) -> Header:
    if key not in headers:
        raise BadRecordError("record-header-missing", file=file, line=1, name=key)
    return headers[key]


def _rules(header: Header, file: str) -> int:
    if not _COUNT.fullmatch(header.value):
        raise BadRecordError("record-rules", file=file, line=header.line, found=shown(header.value))
    return int(header.value)


@dataclass
class _Body:
    """The lines that are open while a body is read, the main line first."""

    file: str
    text_lines: list[int] = field(default_factory=list)
    _pieces: int = 0
    _open: list[Line] = field(default_factory=lambda: [Line()])
    _opened_at: list[int] = field(default_factory=lambda: [0])

    def take(self, token: Token) -> None:
        """Put one token where it belongs."""
        line = self._open[-1]
        self._pieces += token.kind in ("comment", "annotation")
        if self._pieces > limits.PIECES:
            raise self._wrong("record-pieces-many", token.line, most=limits.PIECES)
        match token.kind:
            case "text":
                self._add_text(token)
            case "comment":
                (line.nodes[-1].comments if line.nodes else line.comments).append(token.value)
            case "annotation":
                self._last(token, "[").annotations.append((token.name, token.value))
            case "open":
                self._begin_variation(token)
            case "close":
                self._end_variation(token)

    def finish(self) -> Line:
        """The main line, once every parenthesis is closed."""
        if len(self._open) > 1:
            raise self._wrong("record-unclosed", self._opened_at[-1], opening="(", closing=")")
        return self._open[0]

    def _wrong(self, key: str, line: int, **facts: object) -> BadRecordError:
        return BadRecordError(key, file=self.file, line=line, **facts)

    def _last(self, token: Token, found: str) -> Node:
        if not self._open[-1].nodes:
            raise self._wrong("record-no-text-before", token.line, found=found)
        return self._open[-1].nodes[-1]

    def _add_text(self, token: Token) -> None:
        if len(self.text_lines) == limits.TEXTS:
            raise self._wrong("record-texts-many", token.line, most=limits.TEXTS)
        self._open[-1].nodes.append(Node(token.value))
        self.text_lines.append(token.line)

    def _begin_variation(self, token: Token) -> None:
        node = self._last(token, "(")
        if len(self._open) > limits.DEPTH:
            raise self._wrong("record-deep", token.line, most=limits.DEPTH)
        node.variations.append(Line())
        self._open.append(node.variations[-1])
        self._opened_at.append(token.line)

    def _end_variation(self, token: Token) -> None:
        if len(self._open) == 1:
            raise self._wrong("record-stray", token.line, found=")")
        if not self._open[-1].nodes:
            raise self._wrong("record-variation-empty", token.line)
        self._open.pop()
        self._opened_at.pop()
