"""Who is there: which seats of a match have somebody listening, and how many others watch, at all workers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from edubba.tables.match import Match


class Attending(NamedTuple):
    """Who listens to a match at one worker, or at all."""

    seats: tuple[int, ...] = ()
    watching: int = 0


def attending(match: Match, listening: Iterable[int | None]) -> Attending:
    """Those who listen, by their accounts: None is a passer-by."""
    here = list(listening)
    seats = [n for n, seat in enumerate(match.facts.seats, 1) if seat.chair.who in {*here} - {None}]
    seated = {match.seat(number).chair.who for number in seats}
    return Attending(tuple(seats), sum(who not in seated for who in here))


class Presence:
    """What is known of other workers, and what they were told of this one. Alone there is nobody to tell."""

    def __init__(self) -> None:
        self.tell: Callable[[str, Attending], None] = lambda match_id, here: None
        self.ask: Callable[[str], None] = lambda match_id: None
        self._elsewhere: dict[str, dict[str, Attending]] = defaultdict(dict)  # by match and worker
        self._told: dict[str, Attending] = {}

    def came(self, match_id: str) -> None:
        """The first one here listens to a match: who is there elsewhere?"""
        self.ask(match_id)

    def left(self, match_id: str) -> None:
        """Nobody here listens to a match any more."""
        self._elsewhere.pop(match_id, None)
        if self._told.pop(match_id, None) is not None:
            self.tell(match_id, Attending())

    def together(self, match_id: str, here: Attending) -> Attending:
        """With those at other workers, who are told of those here if that has changed."""
        if self._told.get(match_id) != here:
            self._told[match_id] = here
            self.tell(match_id, here)
        others = self._elsewhere.get(match_id, {}).values()
        seats = {seat for there in (here, *others) for seat in there.seats}
        return Attending(tuple(sorted(seats)), here.watching + sum(there.watching for there in others))

    def tell_all(self) -> None:
        """Somebody may have missed something, or we: tell all there is, and ask."""
        for match_id, here in list(self._told.items()):
            self.tell(match_id, here)
            self.ask(match_id)

    def asked(self, match_id: str) -> None:
        """Another worker wants to know; also that nobody is here, who may have left unheard."""
        self.tell(match_id, self._told.get(match_id, Attending()))

    def heard(self, worker: str, match_id: str, there: Attending) -> bool:
        """Another worker tells; whether that is news."""
        known = self._elsewhere[match_id]
        if known.get(worker, Attending()) == there:
            return False
        known[worker] = there
        if there == Attending():
            del known[worker]
        return True

    def gone(self, worker: str) -> list[str]:
        """A worker is no more; the matches where it had somebody."""
        return [match_id for match_id, known in self._elsewhere.items() if known.pop(worker, None)]
