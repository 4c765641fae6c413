"""The record of a match: its texts with draws' numbers, clocks, stand-ins, and what was taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from edubba.records import Line, Node, Record
from edubba.records.proof import METHOD
from edubba.tables.clocks import DAYS, LIVE, Terms
from edubba.tables.events import Created, Event, Moved, Started, TakenBack
from edubba.tables.match import OVER, WAITING, Match, Secrets


def record_of(events: Sequence[Event], secrets: Secrets, *, names: Sequence[str] | None = None) -> Record:
    """The record of a match from all its events; the seed is in it once the match is over.

    `names` stand in place of those the players had, for people who are gone.
    """
    created = events[0]
    assert isinstance(created, Created)
    match, scribe = Match.of(created, secrets), _Scribe()
    for event in events[1:]:
        match.fold(event)
        scribe.hear(event, match)
    if match.facts.status == OVER:
        scribe.finish()
    headers = _headers(match, names, scribe.levels)
    return Record(
        created.game, dict(created.options), Line(scribe.line), headers, created.rules, created.position
    )  # fmt: skip


class _Scribe:
    """Writes the main line; what was taken back waits for the text that came in its place."""

    def __init__(self) -> None:
        self.line: list[Node] = []
        self._waiting: list[Line] = []  # lines taken back that begin where the main line ends
        self._draws = 0
        self.levels: dict[int, str] = {}  # the bots that sat there at the start

    def hear(self, event: Event, after: Match) -> None:
        """Write down what an event adds; `after` is the match with it."""
        match event:
            case Started():
                self.levels = {n: seat.chair.level for n, seat in enumerate(after.facts.seats, 1)}
                self._write(event.draws)
            case Moved():
                self._write(event.texts)
                self._sign(self.line[-1], event, after)
                self._write(event.draws)
            case TakenBack():
                self._take_back(event.keep)

    def finish(self) -> None:
        """The match ended where turns were taken back: nothing came in their place, so they stand there."""
        if self._waiting:
            first, *beside = self._waiting
            first.nodes[0].variations += beside
            self.line += first.nodes
            self._waiting = []

    def _write(self, texts: Sequence[str]) -> None:
        for text in texts:
            node = Node(text)
            if text.startswith("~"):
                node.annotations.append(("proof", str(self._draws)))
                self._draws += 1
            if self._waiting:
                node.variations, self._waiting = self._waiting, []
            self.line.append(node)

    def _sign(self, node: Node, event: Moved, after: Match) -> None:
        seat = after.seat(event.seat)
        if event.by != self.levels[event.seat]:
            node.annotations.append(("by", event.by))
        elif not event.by and after.terms.kind in (LIVE, DAYS):
            node.annotations.append(("clock", _hours(seat.clock.left)))

    def _take_back(self, keep: int) -> None:
        """Cut the line; earlier cuts at the same place stay beside it, cuts at its end go on from it."""
        cut = self.line[keep:]
        del self.line[keep:]
        if self._waiting:  # taken back further before anything came in its place
            first, *beside = self._waiting
            first.nodes[0].variations += beside
            first.nodes[0].annotations.remove(("undone", ""))
            cut += first.nodes
        if not cut:
            return
        beside, cut[0].variations = cut[0].variations, []
        if ("undone", "") not in cut[0].annotations:
            cut[0].annotations.append(("undone", ""))
        self._waiting = [Line(cut), *beside]


def _headers(match: Match, names: Sequence[str] | None, levels: Mapping[int, str]) -> dict[str, str]:
    facts = match.facts
    headers: dict[str, str] = {}
    for number, seat in enumerate(facts.seats, 1):
        headers[f"seat.{number}"] = names[number - 1] if names else seat.chair.name
    for number, seat in enumerate(facts.seats, 1):
        headers[f"player.{number}"] = levels.get(number, seat.chair.level) or "human"
    headers["date"] = datetime.fromtimestamp(facts.created.at, UTC).strftime("%Y-%m-%d")
    headers["clock"] = _clock(match.terms)
    headers |= _proof(match)
    if facts.status == OVER and facts.ended and not match.pos.over:
        headers["end"] = facts.ended
    return headers


def _proof(match: Match) -> dict[str, str]:
    facts = match.facts
    headers = {"proof.method": METHOD, "proof.match": match.id, "proof.commitment": facts.created.commitment}
    for number, seat in enumerate(facts.seats, 1):
        if seat.chair.seed and facts.status != WAITING:  # as in the view: not until all are in
            headers[f"proof.seat.{number}"] = seat.chair.seed
    if facts.status == OVER:
        headers["proof.seed"] = match.secrets.seed
    return headers


def _clock(terms: Terms) -> str:
    if terms.kind == LIVE:
        return f"{_hours(terms.base)} + {_hours(terms.increment)} a turn"
    if terms.kind == DAYS:
        return f"{terms.base / 86400:g} days + {terms.increment / 86400:g} a turn"
    return "none"


def _hours(seconds: float) -> str:
    whole = max(0, int(seconds))
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
