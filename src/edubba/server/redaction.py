"""No secret leaves by the log, whatever code logs it: each line is looked through before it is written.

Hidden are passwords (also those in addresses of databases), cookies, tokens, CSRF tokens, links for a new
password, invitations, seeds, what people wrote, values of rows in what a database complains about, and every
long random word. Mail addresses keep a letter and their host. Addresses of the open internet are cut to their
network: enough to see where a flood comes from, not who somebody is. Those of one's own network stay whole:
one must be able to tell which machine is down.

Nobody forges a line either: what is not printable is written as an escape, and the lines of a traceback are
marked as such.
"""

from __future__ import annotations

import functools
import ipaddress
import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import quote

HIDDEN = "…"
LONGEST = 4_000  # characters of a message
LONGEST_TRACE = 40_000
USUAL = 200
SHORTEST = 4  # of a value that is hidden wherever it stands: a shorter one would be found in every word

_QUOTED = r"""b?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.)*'"""
_NAMES = (
    "password|passwd|passphrase|pwd|secret|token|csrf|invitation|seed|nonce|cookie|authorization|signature|"
    "api_key|apikey|webhook_key|session"
)
_HEADERS = "set-cookie|cookie|authorization|proxy-authorization|x-edubba-csrf|x-edubba-signature"


class Pattern(NamedTuple):
    """What is looked for where one of `marks` (in small letters) stands at all, and what is put instead."""

    name: str
    marks: tuple[str, ...]
    found: re.Pattern[str]
    put: str


def _pattern(name: str, marks: str, expression: str, put: str, flags: int = 0) -> Pattern:
    return Pattern(name, tuple(marks.split("|")), re.compile(expression, re.IGNORECASE | flags), put)


#: In this order. None takes longer than a text is long: people choose what is logged of them.
PATTERNS = (
    _pattern("password in an address", "://", r"(?<=://)([^\s:/@]{0,100}):\S{1,300}@", rf"\1:{HIDDEN}@"),
    _pattern("values of a statement", "[parameters:", r"\[parameters: [^\n]*", f"[parameters: {HIDDEN}]"),
    _pattern(
        "row in a complaint",
        "failing row",
        r"Failing row contains \(.*?(?=\n\[SQL|\nThe above exception|\nDuring handling|\Z)",
        f"Failing row contains ({HIDDEN})",
        re.DOTALL,
    ),
    _pattern("key in a complaint", "key (", r"\bKey \(([^)\n]{0,200})\)=\(.*\)", rf"Key (\1)=({HIDDEN})"),
    _pattern(
        "header in a list", _HEADERS, rf"\b({_HEADERS})(?=[\"'])([\"']\s*,\s*)(?:{_QUOTED})", rf"\1\2{HIDDEN}"
    ),
    _pattern(
        "header", _HEADERS, rf"\b({_HEADERS})([\"']?\s*[:=]\s*)(?:{_QUOTED}|[^\r\n]+)", rf"\1\2{HIDDEN}"
    ),
    _pattern("bearer", "bearer|basic", r"\b(bearer|basic)\s+[\w.~+/=-]{6,}", rf"\1 {HIDDEN}"),
    _pattern("new password", "newpassword(", r"\bNewPassword\(.*\)", f"NewPassword({HIDDEN})"),
    _pattern(
        "value with a telling name",
        _NAMES,
        rf"((?:{_NAMES})s?[\"']?\s*[=:]\s*)(?:{_QUOTED}|[^\s,;&)}}\]]+)",
        rf"\1{HIDDEN}",
    ),
    _pattern(
        "what people wrote",
        "text|say|about",
        rf"((?<=[\"'])(?:text|say|about)[\"']\s*:\s*|\b(?:text|about)=)(?:{_QUOTED})",
        rf"\1{HIDDEN}",
    ),
    _pattern("our cookie", "edubba=", r"\bedubba=[^\s;,\"']+", f"edubba={HIDDEN}"),
    _pattern("link for a new password", "/reset#", r"(/reset)#[^\s\"'>]+", rf"\1#{HIDDEN}"),
    _pattern("hash of a password", "$argon2", r"\$argon2[^\s\"')]*", f"$argon2{HIDDEN}"),
    _pattern("mail address", "@", r"([\w.+%-])[\w.+%-]{0,63}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})",
             rf"\1{HIDDEN}@\2"),
)  # fmt: skip
_LONG = re.compile(r"[\w-]{24,}")
_TOKEN = re.compile(r"\bedubba_(?=[\w-]{0,100}[A-Z0-9])[\w-]{20,}")
_HEX = re.compile(r"(?<![\w-])[0-9a-fA-F]{32,}(?![\w-])")
_RANDOM = re.compile(
    r"(?<![\w/+-])(?=[\w-]{0,100}[A-Z])(?=[\w-]{0,100}[a-z])(?=[\w-]{0,100}\d)[A-Za-z0-9_-]{24,}"
)
_IPV4 = re.compile(r"(?<![\w.:])(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d|\w)")
_IPV6 = re.compile(
    r"(?<![\w:.])(?=[0-9a-fA-F]{0,4}:[0-9a-fA-F]{0,4}:)[0-9a-fA-F:]{2,39}(?:\d|\.){0,15}(?![\w:])"
)

_known: set[str] = set()


def hide(values: Iterable[str]) -> None:
    """Values of this server that are written nowhere, in whatever words: its own passwords and secret."""
    for value in values:
        if len(value) >= SHORTEST:
            _known.update({value, quote(value, safe="")})
    _usual.cache_clear()


def scrubbed(text: str) -> str:
    """The text without secrets."""
    for value in sorted(_known, key=len, reverse=True):
        text = text.replace(value, HIDDEN)
    small = text.lower()
    for _, marks, found, put in PATTERNS:
        if any(mark in small for mark in marks):
            text = found.sub(put, text)
    if _LONG.search(text):
        for long in (_TOKEN, _HEX, _RANDOM):
            text = long.sub(HIDDEN, text)
    if text.count(".") > 2:
        text = _IPV4.sub(_network, text)
    return _IPV6.sub(_network, text) if text.count(":") > 1 else text


def _network(found: re.Match[str]) -> str:
    """An address of the open internet as its network: an IPv4 /24, an IPv6 /48."""
    try:
        address = ipaddress.ip_address(found[0])
    except ValueError:  # a time of day, a version
        return found[0]
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if not address.is_global:
        return found[0]
    return str(ipaddress.ip_network((address, 24 if address.version == 4 else 48), strict=False))


def plain(text: str) -> str:
    """The text on one line: signs that end a line, or that a terminal obeys, are written as escapes."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in text)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape", "surrogatepass").decode("ascii")


def message(text: str) -> str:
    """What is logged, as it may be: without secrets, on one line, of bounded length."""
    if len(text) <= USUAL:
        return _usual(text)
    rest = f" {HIDDEN} ({len(text)} characters)" if len(text) > LONGEST else ""
    return plain(scrubbed(text[:LONGEST])) + rest


@functools.lru_cache(2048)  # the lines of requests are few, and each comes again and again
def _usual(text: str) -> str:
    return plain(scrubbed(text))


def trace(text: str) -> list[str]:
    """The lines of a traceback, likewise; of a long one the end says most."""
    cut = text if len(text) <= LONGEST_TRACE else HIDDEN + text[-LONGEST_TRACE:]
    return [plain(line) for line in scrubbed(cut).split("\n")]


def facts(value: Any) -> Any:
    """The same for what a line carries beside its message."""
    if isinstance(value, str):
        return message(value)
    if isinstance(value, Mapping):
        return {str(key): facts(each) for key, each in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [facts(each) for each in value]
    return value if value is None or isinstance(value, (bool, int, float)) else message(str(value))
