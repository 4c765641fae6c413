"""Draws that nobody can bend: a seed committed before the game, revealed after it.

docs/fair-draws.md specifies the method to the byte. The server publishes the hash of its seed; then the seats
add theirs; every draw follows from all of them and its number. No number is used twice, also after a
take-back.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from edubba.games.core import Game, Setting, State
from edubba.games.errors import RecordError, shown
from edubba.records.model import Line, Node, Record
from edubba.records.replay import Visitor, walk

METHOD = "edubba-draws-1"
HUMAN = "human"  # the header `player.N` of a person
HEADERS = ("proof.method", "proof.match", "proof.commitment", "proof.seed")

_MATCH = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of one line: what is hashed can be read in one way only
_SEED = re.compile(r"[0-9a-f]{64}")
_SEAT = re.compile(r"[1-9]")
_SEAT_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NUMBER = re.compile(r"(?:0|[1-9][0-9]{0,8})(?: .*)?")
_SPAN = 1 << 64


@dataclass(frozen=True, slots=True)
class Seeds:
    """What the draws of a match follow from."""

    server: str  # 64 hex digits, secret until the end
    match: str
    seats: dict[int, str] = field(default_factory=dict)  # of the seats that added one

    @property
    def commitment(self) -> str:
        """What is published before the seats add theirs."""
        return commitment(self.server, self.match)

    def shared(self) -> bytes:
        """All that is public, as it goes into every draw."""
        lines = [METHOD, self.match, *(f"{seat} {self.seats[seat]}" for seat in sorted(self.seats))]
        return "".join(f"{line}\n" for line in lines).encode()


def commitment(server: str, match: str) -> str:
    """The hash of a server's seed, bound to the match."""
    return hashlib.sha256(f"{METHOD}\n{match}\n{server}\n".encode()).hexdigest()


def is_seat_seed(seed: str) -> bool:
    """Whether a seat may add this: up to 64 letters, digits, hyphens and underscores."""
    return _SEAT_SEED.fullmatch(seed) is not None


def drawn(seeds: Seeds, number: int, weights: Sequence[int]) -> int:
    """Which outcome the draw of this number is: an index into the weights."""
    total = sum(weights)
    fair = _SPAN - _SPAN % total  # above it the first outcomes would come a little too often
    value, attempt = _SPAN, 0
    while value >= fair:
        message = seeds.shared() + f"{number} {attempt}\n".encode()
        digest = hmac.new(bytes.fromhex(seeds.server), message, hashlib.sha256).digest()
        value, attempt = int.from_bytes(digest[:8], "big"), attempt + 1
    value %= total
    for index, weight in enumerate(weights):
        if value < weight:
            return index
        value -= weight
    raise AssertionError("weights sum up to the total")


# --- the check --------------------------------------------------------------------------------------


def has_proof(record: Record) -> bool:
    """Whether a record says how its draws can be checked."""
    return any(key.startswith("proof.") for key in record.headers)


def check(record: Record) -> int:
    """Check every draw of a record, those taken back included; how many. Raises RecordError."""
    seeds = seeds_of(record)
    draws = _Draws(record.verbs, record.setting)
    walk(record.verbs, record.setting, record.opening(), record.line, draws)
    found = draws.in_time()
    _check_numbers([draw.number for draw in found])
    for draw in found:
        fair = draw.texts[drawn(seeds, draw.number, draw.weights)]
        if draw.text != fair:
            raise RecordError("proof-wrong", number=draw.number, found=draw.text, fair=fair)
    return len(found)


def _check_numbers(numbers: Sequence[int]) -> None:
    """In time they are 0, 1, 2, …: a number left out may be a draw that somebody did not like."""
    for wanted, number in enumerate(numbers):
        if number == wanted:
            continue
        if number < wanted:
            raise RecordError("proof-number-twice", number=number)
        if wanted in numbers:
            raise RecordError("proof-number-order", number=number)
        raise RecordError("proof-number-missing", number=wanted)


def seeds_of(record: Record) -> Seeds:
    """The seeds that a record reveals, held against the commitment; raises RecordError."""
    headers = record.headers
    for key in HEADERS:
        if key not in headers:
            raise RecordError("proof-header-missing", name=key)
    if headers["proof.method"] != METHOD:
        raise RecordError("proof-method", found=shown(headers["proof.method"]), known=METHOD)
    if not _MATCH.fullmatch(headers["proof.match"]):
        raise RecordError("proof-match", found=shown(headers["proof.match"], 80))
    if not _SEED.fullmatch(headers["proof.seed"]):
        raise RecordError("proof-seed", found=shown(headers["proof.seed"], 80))
    seats = dict(_seat_seed(record, key) for key in headers if key.startswith("proof.seat."))
    seeds = Seeds(headers["proof.seed"], headers["proof.match"], seats)
    if seeds.commitment != headers["proof.commitment"]:
        raise RecordError("proof-commitment", found=seeds.commitment)
    return seeds


def _seat_seed(record: Record, key: str) -> tuple[int, str]:
    """A seed of a person's seat: any other would be one that the server could choose at its leisure."""
    number, value = key.removeprefix("proof.seat."), record.headers[key]
    if not _SEAT.fullmatch(number) or not is_seat_seed(value):
        raise RecordError("proof-seat-seed", name=shown(key), found=shown(value))
    seats = len(record.verbs.scores(record.verbs.initial(record.setting)))
    if int(number) > seats or record.headers.get(f"player.{number}", HUMAN) != HUMAN:
        raise RecordError("proof-seat-nobody", name=key)
    return int(number), value


class _Draw(NamedTuple):
    """A draw as it was found, and what could have come there."""

    number: int
    text: str
    texts: list[str]
    weights: list[int]


@dataclass(slots=True)
class _Place:
    """A text of a line: its draw if it is one, and the lines that were taken back there."""

    draw: _Draw | None
    undone: list[list[_Place]] = field(default_factory=list)


class _Draws(Visitor):
    """Gathers the draws while a record is replayed; variations that nobody played are passed over."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self._game, self._setting = game, setting
        self._main: list[_Place] = []
        self._open: list[list[_Place] | None] = []  # None: a line that nobody played

    def opening(self, line: Line, depth: int) -> None:
        """A variation counts if it was played and taken back, in a line that counts."""
        above = self._open[-1] if self._open else None
        opened: list[_Place] | None = self._main if depth == 0 else None
        if above is not None and line.nodes and line.nodes[0].annotation("undone") is not None:
            opened = []
            above[-1].undone.append(opened)
        self._open.append(opened)

    def closing(self, depth: int) -> None:
        """A line ends."""
        self._open.pop()

    def before(self, node: Node, depth: int, state: State) -> None:
        """Draws carry their number in `[proof N]`."""
        line = self._open[-1]
        if line is None:
            return
        chance = self._game.chance(self._setting, state) if node.text.startswith("~") else []
        if not chance:  # a decision; or a text that is illegal, and the replay says so
            line.append(_Place(None))
            return
        value = node.annotation("proof") or ""
        if not _NUMBER.fullmatch(value):
            raise RecordError("proof-number", text=shown(node.text))
        texts = [self._game.text(self._setting, action) for action, _ in chance]
        number = int(value.partition(" ")[0])
        line.append(_Place(_Draw(number, node.text, texts, [weight for _, weight in chance])))

    def in_time(self) -> list[_Draw]:
        """The draws as they were made: what was taken back came before, the last variation first."""
        return list(_in_time(self._main))


def _in_time(line: list[_Place]) -> Iterator[_Draw]:
    for place in line:
        for undone in reversed(place.undone):
            yield from _in_time(undone)
        if place.draw is not None:
            yield place.draw
