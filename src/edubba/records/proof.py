"""Draws that nobody can bend: a seed committed before the game, revealed after it.

docs/fair-draws.md specifies the method to the byte. The server publishes the hash of its seed; then the seats
add theirs; every draw follows from all of them and its number. No number is used twice, also after a take-back.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from edubba.games.core import Game, Setting, State
from edubba.games.errors import RecordError, shown
from edubba.records.model import Line, Node, Record
from edubba.records.replay import Visitor, walk

METHOD = "edubba-draws-1"
HEADERS = ("proof.method", "proof.match", "proof.commitment", "proof.seed")

_SEED = re.compile(r"[0-9a-f]{64}")
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
    seeds = _seeds(record)
    draws = _Draws(record.verbs, record.setting, seeds)
    walk(record.verbs, record.setting, record.line, draws)
    numbers = sorted(draws.numbers)
    missing = next((at for at, number in enumerate(numbers) if at != number), None)
    if missing is not None:  # a number left out may be a draw that somebody did not like
        raise RecordError("proof-number-missing", number=missing)
    return len(numbers)


def _seeds(record: Record) -> Seeds:
    headers = record.headers
    for key in HEADERS:
        if key not in headers:
            raise RecordError("proof-header-missing", name=key)
    if headers["proof.method"] != METHOD:
        raise RecordError("proof-method", found=shown(headers["proof.method"]), known=METHOD)
    if not _SEED.fullmatch(headers["proof.seed"]):
        raise RecordError("proof-seed", found=shown(headers["proof.seed"], 80))
    seats = dict(_seat_seed(key, value) for key, value in headers.items() if key.startswith("proof.seat."))
    seeds = Seeds(headers["proof.seed"], headers["proof.match"], seats)
    if seeds.commitment != headers["proof.commitment"]:
        raise RecordError("proof-commitment", found=seeds.commitment)
    return seeds


def _seat_seed(key: str, value: str) -> tuple[int, str]:
    number = key.removeprefix("proof.seat.")
    if not re.fullmatch(r"[1-9]", number) or not is_seat_seed(value):
        raise RecordError("proof-seat-seed", name=shown(key), found=shown(value))
    return int(number), value


@dataclass
class _Draws(Visitor):
    """Holds each draw against the seeds while a record is replayed."""

    game: Game
    setting: Setting
    seeds: Seeds
    numbers: set[int] = field(default_factory=set)
    latest: list[int] = field(default_factory=list)  # the last number of each open line

    def opening(self, line: Line, depth: int) -> None:
        """Each line counts for itself."""
        self.latest[depth:] = [-1]

    def before(self, node: Node, depth: int, state: State) -> None:
        """Draws carry their number in `[proof N]`."""
        if not node.text.startswith("~"):
            return
        value = node.annotation("proof") or ""
        if not _NUMBER.fullmatch(value):
            raise RecordError("proof-number", text=shown(node.text))
        number = int(value.partition(" ")[0])
        if number in self.numbers:
            raise RecordError("proof-number-twice", number=number)
        self._in_order(number, depth)
        chance = self.game.chance(self.setting, state)
        if chance:  # else the text is illegal, and the replay says so
            fair = chance[drawn(self.seeds, number, [weight for _, weight in chance])][0]
            self._compare(node.text, self.game.text(self.setting, fair), number)
        self.numbers.add(number)

    def _in_order(self, number: int, depth: int) -> None:
        """Within a line numbers ascend: nobody chose among draws made beforehand."""
        if number < self.latest[depth]:
            raise RecordError("proof-number-order", number=number)
        self.latest[depth] = number

    def _compare(self, found: str, fair: str, number: int) -> None:
        if found != fair:
            raise RecordError("proof-wrong", number=number, found=found, fair=fair)
