"""What was promised to people, and whether the database has it: exactly once, in order, by the rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import select

from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import matches
from edubba.tables.events import Created, Credited, Moved, TimedOut
from edubba.tables.match import RUNNING, Draft, Match, start
from edubba.tables.snapshots import reopened
from tests.server.faults.people import Answer

EARLY = 0.5  # seconds by which a clock may ring before its time


class Sent(NamedTuple):
    """A command that went out: on which version, by which seat, and the draft that it leads to."""

    version: int
    seat: int
    texts: list[str]
    revision: int  # of that draft, where it stays one
    commits: bool  # it certainly does; others do where a draw follows
    answer: Answer


@dataclass
class Account:
    """All that was sent to one match."""

    sent: list[Sent] = field(default_factory=list)

    def promised(self, version: int) -> list[Sent]:
        """What was acknowledged as this version; after an outage time is given back just before a move."""
        made = [*self.those(version - 1, "ack"), *self.those(version - 2, "ack")]
        return [each for each in made if each.answer.version == version]

    def those(self, version: int, *whats: str) -> list[Sent]:
        return [each for each in self.sent if each.version == version and each.answer.what in whats]


@dataclass
class Stored:
    """A match as its log makes it."""

    match: Match
    log: list[Any]
    rung: int  # clocks that ran out


class Ledger:
    """The accounts of all matches; `wrong` collects what does not fit."""

    def __init__(self) -> None:
        self.accounts: defaultdict[str, Account] = defaultdict(Account)
        self.wrong: list[str] = []

    def note(self, match: str, sent: Sent) -> None:
        self.accounts[match].sent.append(sent)

    def count(self, what: str) -> int:
        return sum(each.answer.what == what for account in self.accounts.values() for each in account.sent)

    async def audit(self, database: Database, chosen: Iterable[str]) -> dict[str, Stored]:
        """Read matches from the database and compare; what is there."""
        store = MatchStore(database)
        return {match: await self._one(store, match) for match in chosen}

    def found(self, stored: dict[str, Stored]) -> int:
        """How many commands of unknown fate are in the log."""
        return sum(
            not self.accounts[match].promised(at)
            and any(_made(each, event, at) for each in self.accounts[match].those(at - 1, "unknown"))
            for match, there in stored.items()
            for at, event in enumerate(there.log, 1)
        )

    # --- inside -----------------------------------------------------------------------------------------

    async def _one(self, store: MatchStore, match: str) -> Stored:
        """Bots may play meanwhile: what is listed is read before and after."""
        before = await _listed(store.database, match)
        whole = await store.load(match, whole=True)
        newest = await store.load(match)
        after = await _listed(store.database, match)
        assert whole is not None, match
        assert newest is not None, match
        there = self._folded(match, whole.events, whole.secrets)
        there.match = Match(there.match.facts, there.match.pos, whole.secrets, whole.draft)
        self._compare(match, there)
        self._check_draft(match, there, whole.draft)
        version = there.match.version
        self._expect(before <= version <= after, match, f"{before} or {after} is listed, {version} logged")
        again = reopened(newest.snapshot, newest.events, newest.secrets, newest.draft)
        assert again is not None, match
        same = again.version != version or again.pos.hash == there.match.pos.hash
        self._expect(same, match, "the snapshot is of another position than the log")
        return there

    def _folded(self, match: str, log: list[Any], secrets: Any) -> Stored:
        """The log played from the start, every text by the rules; clocks that rang are checked."""
        assert isinstance(log[0], Created)
        there, pos, rung = Match.of(log[0], secrets), start(log[0]), 0
        for event in log[1:]:
            if isinstance(event, TimedOut):
                rung += 1
                deadline = there.deadline()
                timely = deadline is not None and event.at >= deadline - EARLY
                self._expect(timely, match, f"a clock rang before its time: {event} {deadline}")
            for text in [*getattr(event, "texts", []), *getattr(event, "draws", [])]:
                pos.play(text)  # raises where it is not allowed
            there.fold(event)
        self._expect(pos.hash == there.pos.hash, match, "folding is not replaying")
        return Stored(there, log, rung)

    def _compare(self, match: str, there: Stored) -> None:
        """Every acknowledged commit is where it was promised; every commit of a person was sent; no other."""
        account = self.accounts[match]
        for at, event in enumerate(there.log, 1):
            acked = account.promised(at)
            self._expect(len(acked) <= 1, match, f"two were promised version {at}: {acked}")
            if isinstance(event, Moved) and not event.by:
                given = isinstance(there.log[at - 2], Credited)
                maybe = [*acked, *account.those(at - 1, "unknown"), *account.those(at - 2, "unknown") * given]
                sent = any(_made(each, event, at, given=given) for each in maybe)
                self._expect(sent, match, f"nobody sent version {at}: {event}; {maybe}")
                self._expect(
                    not acked or _made(acked[0], event, at, given=given),
                    match,
                    f"{at}: {acked} was promised, not {event}",
                )
            else:
                self._expect(not acked, match, f"{acked} was promised at {at}, there is {event}")
        for each in account.sent:
            kept = each.answer.what != "ack" or each.answer.version <= len(there.log)
            self._expect(kept, match, f"lost: {each}; there are {len(there.log)} versions")

    def _check_draft(self, match: str, there: Stored, stored: Draft | None) -> None:
        """The last draft acknowledged on this version is there, or one that followed it."""
        version = there.match.version
        on_this = self.accounts[match].those(version, "ack", "unknown")
        promised = [each for each in on_this if each.answer.what == "ack"]
        if not promised or there.match.facts.status != RUNNING:
            return
        least = max(each.revision for each in promised)
        there_now = (stored.revision, stored.texts) if stored else (0, [])
        later = [each for each in on_this if each.revision > least]
        possible = [(each.revision, each.texts) for each in [*promised, *later] if each.revision >= least]
        self._expect(
            there_now in possible, match, f"draft at {version}: {there_now}, promised {promised[-1]}"
        )

    def _expect(self, fact: bool, match: str, otherwise: str) -> None:
        if not fact:
            self.wrong.append(f"{match}: {otherwise}")


async def _listed(database: Database, match: str) -> int:
    async with database.read() as connection:
        found = await connection.execute(select(matches.c.version).where(matches.c.id == match))
        return int(found.scalar_one())


def _made(sent: Sent, event: Any, version: int, *, given: bool = False) -> bool:
    """Whether a command is what this event came from, maybe behind time that was given back."""
    fits = sent.version == version - 1 or (given and sent.version == version - 2)
    here = isinstance(event, Moved) and not event.by and fits
    return here and sent.seat == event.seat and sent.texts == event.texts
