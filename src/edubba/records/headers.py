"""The header lines of a record: `key: value`, or a block of indented lines."""

from __future__ import annotations

import re
from typing import NamedTuple

from edubba.games.errors import shown
from edubba.records import limits
from edubba.records.errors import BadRecordError

_LINE = re.compile(r"(?P<key>[a-z][a-z0-9._-]*+):(?P<value>.*)")
_INDENT = "  "


class Header(NamedTuple):
    """A header's value, whether it was a block, and the line of its key."""

    value: str
    block: bool
    line: int


class Head(NamedTuple):
    """The headers in their order, and what comes after them."""

    headers: dict[str, Header]
    body: str
    body_line: int


def split(text: str, file: str) -> Head:
    """Cut a record at its first empty line and read the headers before it."""
    head, _, body = text.partition("\n\n")
    headers: dict[str, Header] = {}
    last = ""
    blocks: dict[str, list[str]] = {}
    for number, line in enumerate(head.removesuffix("\n").split("\n"), 1):
        if line.startswith(_INDENT):
            if last not in headers or headers[last].value:
                raise BadRecordError("record-indent", file=file, line=number)
            blocks.setdefault(last, []).append(line.removeprefix(_INDENT))
        else:
            last = _add(headers, line, number, file)
    for key, lines in blocks.items():
        headers[key] = Header("\n".join(lines), True, headers[key].line)
    _check_lengths(headers, file)
    return Head(headers, body, head.count("\n") + 3)


def _add(headers: dict[str, Header], line: str, number: int, file: str) -> str:
    match = _LINE.fullmatch(line)
    if match is None or len(match["key"]) > limits.KEY:
        raise BadRecordError("record-header", file=file, line=number, found=shown(line))
    key = match["key"]
    if key in headers:
        raise BadRecordError("record-header-twice", file=file, line=number, name=key, first=headers[key].line)
    if len(headers) == limits.HEADERS:
        raise BadRecordError("record-headers-many", file=file, line=number, most=limits.HEADERS)
    headers[key] = Header(match["value"].strip(" \t"), False, number)
    return key


def _check_lengths(headers: dict[str, Header], file: str) -> None:
    for key, header in headers.items():
        if len(header.value) > limits.VALUE:
            raise BadRecordError(
                "record-header-long", file=file, line=header.line, name=key, most=limits.VALUE
            )


def write_header(key: str, value: str, *, block: bool = False) -> str:
    """The lines of a header, the last newline included; a block where the value would not survive a line."""
    if not value:
        return f"{key}:\n"
    if block or "\n" in value or value != value.strip(" \t"):
        return f"{key}:\n" + "".join(f"{_INDENT}{line}\n" for line in value.split("\n"))
    return f"{key}: {value}\n"
