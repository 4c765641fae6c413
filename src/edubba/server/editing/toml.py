"""A board document as the text of a board file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDE = 100  # a list longer than this has a line for each entry


def written(document: Mapping[str, Any]) -> str:
    """The document as TOML: texts, whole numbers and fractions, lists, tables."""
    return "\n".join(_lines(document, ())) + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """What stands in a table, then its tables."""
    inner = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    if path and (len(inner) < len(table) or not inner):
        yield f"\n[{'.'.join(map(_key, path))}]"
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        yield from _lines(value, (*path, key))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text).replace("\x7f", "\\u007f")  # the only sign that JSON leaves and TOML does not


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if not isinstance(value, Sequence):
        return json.dumps(value)  # numbers, true and false are the same in both
    short = f"[{', '.join(map(_value, value))}]"
    if len(short) <= WIDE:
        return short
    return "".join(["[\n", *(f"  {_value(each)},\n" for each in value), "]"])
