"""Values of options in headers: words and numbers on the line, anything else as a block of JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NoReturn

from edubba.games.errors import shown
from edubba.records import limits
from edubba.records.errors import BadRecordError
from edubba.records.headers import Header, write_header

_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,14}")
_LITERALS = {"true": True, "false": False}
_DIGITS = 15  # what every reader's numbers can hold exactly


def read_option(header: Header, file: str) -> Any:
    """An option's value from its header."""
    if header.block:
        return read_json(header, file)
    if _WHOLE.fullmatch(header.value):
        return int(header.value)
    return _LITERALS.get(header.value, header.value)


def read_json(header: Header, file: str) -> Any:
    """The JSON of a header."""
    try:
        return json.loads(
            header.value, object_pairs_hook=_no_twins, parse_int=_bounded_int, parse_constant=_no_constant
        )
    except json.JSONDecodeError as error:
        line, reason = header.line + error.lineno, error.msg
    except RecursionError:
        line, reason = header.line, "nested too deep"
    except ValueError as error:
        line, reason = header.line, str(error)
    raise BadRecordError("record-json", file=file, line=line, reason=shown(reason, 120))


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _bounded_int(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise ValueError(f"a number of more than {_DIGITS} digits")
    return int(digits)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def write_option(name: str, value: Any) -> str:
    """The header lines of an option."""
    key = f"option.{name}"
    if isinstance(value, bool):
        return write_header(key, "true" if value else "false")
    if isinstance(value, int):
        return write_header(key, str(value))
    if isinstance(value, str) and _stays_a_word(value):
        return write_header(key, value)
    return write_json(key, value)


def write_json(key: str, value: Any) -> str:
    """The header lines of a value that is JSON."""
    return write_header(key, _layout(value, 2), block=True)


def _stays_a_word(value: str) -> bool:
    plain = value == value.strip(" \t") and "\n" not in value
    return plain and value not in _LITERALS and not _WHOLE.fullmatch(value)


def _layout(value: Any, indent: int) -> str:
    """JSON on one line where it fits, else a member a line: a board reads as one route a line."""
    flat = json.dumps(value, allow_nan=False)
    if not isinstance(value, (Mapping, list)) or indent + len(flat) < limits.WIDTH:
        return flat
    inner = indent + 1
    if isinstance(value, Mapping):
        members = [f"{json.dumps(key)}: {_layout(value[key], inner)}" for key in value]
        opening, closing = "{}"
    else:
        members = [_layout(member, inner) for member in value]
        opening, closing = "[]"
    blanks = " " * (inner - 2)  # the header adds two more
    body = ",\n".join(blanks + member for member in members)
    return f"{opening}\n{body}\n{blanks[1:]}{closing}"
