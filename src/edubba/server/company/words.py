"""What workers tell each other: ids and numbers only, never what happened; whoever wants that reads it.

PostgreSQL takes at most 8,000 bytes at a time, so words travel in bundles below that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

LARGEST = 7800  # bytes of a bundle


class Went(msgspec.Struct, frozen=True, array_like=True, tag="went"):
    """A match has come to this version, its draft to this revision; its running clock ends at `deadline`."""

    match: str
    version: int
    revision: int
    deadline: float | None
    notices: bool  # whether somebody may have to be told by mail or webhook


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """A line of this number was said beside a match."""

    match: str
    number: int


class There(msgspec.Struct, frozen=True, array_like=True, tag="there"):
    """Who listens to a match at the worker that says so: which seats, and how many others."""

    match: str
    seats: list[int]
    watching: int


class WhoIsThere(msgspec.Struct, frozen=True, array_like=True, tag="who"):
    """Somebody has come to a match: which of the other workers has somebody there?"""

    match: str


class Held(msgspec.Struct, frozen=True, array_like=True, tag="held"):
    """A person, or an address, has so many connections open at the worker that says so."""

    key: str
    count: int


class WhoHolds(msgspec.Struct, frozen=True, array_like=True, tag="holds"):
    """A worker may have missed how many connections there are at the others: they tell it again."""


class Wanted(msgspec.Struct, frozen=True, array_like=True, tag="wanted"):
    """An analysis was asked for."""


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """A worker is alive."""


class Gone(msgspec.Struct, frozen=True, array_like=True, tag="gone"):
    """A worker ends."""


Word: TypeAlias = Went | Said | There | WhoIsThere | Held | WhoHolds | Wanted | Here | Gone


class Bundle(msgspec.Struct, frozen=True, array_like=True):
    """Words of one worker, sent at a moment of the site's time."""

    worker: str
    at: float
    words: list[Word]


_decoder = msgspec.json.Decoder(Bundle)


def bundles(worker: str, at: float, words: Iterable[Word]) -> Iterator[bytes]:
    """Words in as few bundles as they fit into; of several about the same match the last one counts."""
    part, size = list[Word](), 0
    for word in _newest(words):
        length = len(msgspec.json.encode(word)) + 1
        if part and size + length > LARGEST - 100:
            yield msgspec.json.encode(Bundle(worker, at, part))
            part, size = [], 0
        part.append(word)
        size += length
    if part:
        yield msgspec.json.encode(Bundle(worker, at, part))


def _newest(words: Iterable[Word]) -> Iterable[Word]:
    """Lines that were said all count; else only the last word of a kind about a match, or about a person."""
    found: dict[tuple[object, ...], Word] = {}
    for word in words:
        about = word.key if isinstance(word, Held) else getattr(word, "match", None)
        key = (word,) if isinstance(word, Said) else (type(word), about)
        found.pop(key, None)
        found[key] = word
    return found.values()


def unbundled(data: bytes) -> Bundle | None:
    """What was sent; None where a worker of another version says what this one does not know."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError:
        return None
