"""What is done to a valid message so that it is none any more: to its values, then to its bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

#: Texts that have broken programs: NUL, half a pair, directions, joiners, marks, markup, paths, queries.
ODD_TEXTS = (
    "",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202egnp.exe",
    "\u2066\u2069",
    "\u200b\u200d\ufeff",
    "e" + "\u0301" * 300,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\ufdfa" * 40,
    "İı\u0130ß\ufb01",
    "\r\nSet-Cookie: a=b",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; drop table accounts; --",
    "{{7*7}}",
    "${7*7}",
    "%s%n%x",
    "{0.__class__}",
    "../../etc/passwd",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "\u2028\u2029",
    "\x7f\x80\x9f",
    "NaN",
    "null",
    "true",
    "-0",
    "1e999",
    "٣",
    "a" * 5000,
)
ODD_NUMBERS = (
    0,
    -1,
    1,
    2**31 - 1,
    2**31,
    -(2**31),
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    -(2**64),
    10**40,
    10**400,
    0.5,
    -0.0,
    1e308,
    5e-324,
)
DEEP = (10, 100, 1000, 12_000)


def odd_value(lots: random.Random) -> Any:
    """A value that nobody expects."""
    kind = lots.randrange(8)
    if kind == 0:
        return lots.choice(ODD_NUMBERS)
    if kind == 1:
        return lots.choice((None, True, False))
    if kind == 2:
        return [odd_value(lots) for _ in range(lots.randrange(4))]
    if kind == 3:
        return {lots.choice(ODD_TEXTS)[:40]: odd_value(lots) for _ in range(lots.randrange(4))}
    if kind == 4:
        return "".join(chr(lots.randrange(0x110000)) for _ in range(lots.randrange(40)))
    return lots.choice(ODD_TEXTS)


def mutated(lots: random.Random, value: Any) -> Any:
    """A value with one thing changed, somewhere inside."""
    if isinstance(value, dict) and value and lots.random() < 0.85:
        return _mutated_object(lots, value)
    if isinstance(value, list) and value and lots.random() < 0.7:
        at = lots.randrange(len(value))
        return [*value[:at], mutated(lots, value[at]), *value[at + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and lots.random() < 0.5:
        return value + lots.choice((-1, 1, 2, 1000))
    if isinstance(value, str) and value and lots.random() < 0.4:
        at = lots.randrange(len(value))
        return value[:at] + lots.choice(ODD_TEXTS)[:200] + value[at:]
    return odd_value(lots)


def _mutated_object(lots: random.Random, value: dict[str, Any]) -> dict[str, Any]:
    name = lots.choice(list(value))
    kind = lots.randrange(6)
    if kind == 0:
        return {key: each for key, each in value.items() if key != name}
    if kind == 1:
        return value | {lots.choice(ODD_TEXTS)[:60]: odd_value(lots)}
    if kind == 2:
        return {(key.upper() if key == name else key): each for key, each in value.items()}
    return value | {name: mutated(lots, value[name])}


def encoded(lots: random.Random, value: Any, *, spoil: float = 0.25) -> bytes:
    """A value as JSON, its bytes at times spoilt."""
    plain = json.dumps(value, ensure_ascii=lots.random() < 0.5).encode("utf-8", "surrogatepass")
    return lots.choice(SPOILERS)(lots, plain) if lots.random() < spoil else plain


def _cut(lots: random.Random, data: bytes) -> bytes:
    return data[: lots.randrange(len(data) + 1)]


def _flipped(lots: random.Random, data: bytes) -> bytes:
    changed = bytearray(data or b"x")
    for _ in range(lots.randrange(1, 4)):
        changed[lots.randrange(len(changed))] ^= 1 << lots.randrange(8)
    return bytes(changed)


def _stuffed(lots: random.Random, data: bytes) -> bytes:
    at = lots.randrange(len(data) + 1)
    return (
        data[:at]
        + lots.choice((b"\x00", b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"]", b"}", b",,"))
        + data[at:]
    )


def _deep(lots: random.Random, data: bytes) -> bytes:
    depth, (left, right) = lots.choice(DEEP), lots.choice(((b"[", b"]"), (b'{"a":', b"}")))
    inner = lots.choice((data, b"1"))
    return left * depth + inner + right * lots.choice((depth, 0))


def _twice(lots: random.Random, data: bytes) -> bytes:
    return data[:-1] + b"," + data[1:] if data.startswith(b"{") and len(data) > 2 else data + data


def _wide(lots: random.Random, data: bytes) -> bytes:
    return data + b" " * lots.choice((10, 1000, 30_000, 63_000))


def _noise(lots: random.Random, data: bytes) -> bytes:
    return lots.randbytes(lots.randrange(200))


def _long_number(lots: random.Random, data: bytes) -> bytes:
    return data.replace(b"1", lots.choice((b"9" * 5000, b"1e" + b"9" * 50, b"-" + b"0" * 300)), 1)


SPOILERS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    _cut,
    _flipped,
    _stuffed,
    _deep,
    _twice,
    _wide,
    _noise,
    _long_number,
)
