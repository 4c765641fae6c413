"""`edubba verify`: is a record legal, and did its draws follow from the seeds? The server is not asked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from edubba import records
from edubba.cli.table import names_of
from edubba.games.errors import OptionError, RecordError, shown
from edubba.locales import say
from edubba.records import proof

_SEAT = "proof.seat."
PROVED, NOT_YET, UNPROVED = "proved", "not-yet", "unproved"


@dataclass(frozen=True)
class Own:
    """The seed that one of the players remembers to have given."""

    seat: int
    seed: str


@dataclass(frozen=True)
class Verdict:
    """What was found; whatever is wrong was raised before."""

    file: str
    record: records.Record
    state: str
    draws: int | None
    own: Own | None

    @property
    def seats(self) -> list[int]:
        """The seats that added a seed."""
        return [seat for seat in range(1, 10) if f"{_SEAT}{seat}" in self.record.headers]

    def json(self) -> dict[str, Any]:
        """The same for programs."""
        record = self.record
        return {
            "file": self.file, "legal": True, "texts": len(record.moves), "draws": self.state,
            "checked": self.draws, "seats": self.seats,
            "own": self.own and self.own.seat, "result": record.result, "winners": record.winners,
            "end": record.headers.get("end"),
        }  # fmt: skip

    def told(self, lang: str) -> list[str]:
        """The same in sentences."""
        lines = [say("verify-legal", lang, file=self.file, count=len(self.record.moves))]
        if self.state == PROVED:
            lines.append(say("verify-draws", lang, count=self.draws))
        else:
            lines.append(say("verify-not-yet" if self.state == NOT_YET else "verify-unproved", lang))
        if self.state != UNPROVED:
            seats = ", ".join(map(str, self.seats))
            lines.append(say("verify-seats", lang, seats=seats) if seats else say("verify-seats-none", lang))
        if self.own is not None:
            lines.append(say("verify-own", lang, seat=self.own.seat))
        return lines + self._result(lang)

    def _result(self, lang: str) -> list[str]:
        record = self.record
        lines = []
        if "end" in record.headers:
            lines.append(say("verify-ended", lang, end=shown(record.headers["end"])))
        if record.result is None:
            return lines or [say("verify-open", lang)]
        for seat, (name, points) in enumerate(zip(names_of(record, lang), record.result, strict=True), 1):
            won = "yes" if seat in record.winners else "no"
            lines.append(say("play-result", lang, name=name, points=points, winner=won))
        return lines


def run(file: Path, seat: int | None, seed: str | None, *, as_json: bool, lang: str) -> None:
    """Check a record and print what was found; raises RecordError, FileError or OptionError."""
    if (seat is None) != (seed is None):
        raise OptionError("verify-both", word="--seat" if seat is None else "--seed")
    own = None if seat is None or seed is None else Own(seat, seed)
    verdict = verify(file, own)
    if as_json:
        print(json.dumps(verdict.json(), ensure_ascii=False))
    else:
        print("\n".join(verdict.told(lang)))


def verify(file: Path, own: Own | None = None) -> Verdict:
    """Replay a record, then hold its draws against its seeds."""
    record = records.read(file)
    state, draws = UNPROVED, None
    if proof.has_proof(record):
        state = NOT_YET
        if "proof.seed" in record.headers or _is_over(record):
            state, draws = PROVED, proof.check(record)
    if own is not None:
        _check_own(record, own)
    return Verdict(shown(str(file), 200), record, state, draws, own)


def _is_over(record: records.Record) -> bool:
    return "end" in record.headers or record.result is not None


def _check_own(record: records.Record, own: Own) -> None:
    found = record.headers.get(f"{_SEAT}{own.seat}")
    if found is None:
        raise RecordError("verify-own-none", seat=own.seat)
    if found != own.seed:
        raise RecordError("verify-own-other", seat=own.seat, found=shown(found, 80))
