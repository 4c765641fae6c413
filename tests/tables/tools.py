"""A desk with a store in memory, a clock one can set, and ears that keep what they heard."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec

from edubba.games import core
from edubba.records.proof import commitment
from edubba.tables import commands
from edubba.tables.clocks import Terms
from edubba.tables.desk import Ack, Desk, Later, Stored
from edubba.tables.errors import ElsewhereError
from edubba.tables.events import BOT, PERSON, Chair, Created, Event, decode, encode
from edubba.tables.match import Draft, Match, Secrets
from edubba.tables.snapshots import freeze
from edubba.tables.view import Seen, seen, told
from tests.waiting import LIMIT

SEED = "5eed" * 16
INVITATION = "inv1tation-" + "z" * 20
ANA, BELA, CEM, STRANGER = 700_000_001, 700_000_002, 700_000_003, 700_000_009
NAMES = {ANA: "Ana", BELA: "Béla", CEM: "Cem"}
DRAFTING = (commands.Play, commands.Undo, commands.Reset, commands.Commit)

T = TypeVar("T")
_runner = asyncio.Runner()
atexit.register(_runner.close)


def on_the_loop(work: Coroutine[Any, Any, T]) -> T:
    """Like `asyncio.run`, but on one loop for all tests: making a loop takes longer than most commands do."""
    return _runner.run(work)


def person(who: int, name: str = "", seed: str = "") -> Chair:
    return Chair(PERSON, who, name or NAMES[who], seed=seed)


def bot(level: str = "scribe") -> Chair:
    return Chair(BOT, name=level, level=level)


THREE = (person(ANA, seed="ana-1"), person(BELA, seed="bela_2"), person(CEM))


@dataclass
class Row:
    secrets: Secrets
    events: list[bytes] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None
    draft: bytes | None = None


class Held:
    """Where somebody waits until he is let through; who tests waits until he is there."""

    def __init__(self) -> None:
        self._there, self._free = asyncio.Event(), asyncio.Event()

    async def wait(self) -> None:
        self._there.set()
        await self._free.wait()

    async def reached(self) -> None:
        async with asyncio.timeout(LIMIT):
            await self._there.wait()

    def let_through(self) -> None:
        self._free.set()


class MemoryStore:
    """Keeps bytes, as a database would; `fail` makes the next write fail, before or after it was done."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.fail = ""
        self.slow: Held | None = None  # every write waits for it
        self.reading: Held | None = None  # every answer about what others wrote waits for it
        self.loads = 0

    async def load(self, match: str, *, whole: bool = False) -> Stored | None:
        self.loads += 1
        await asyncio.sleep(0)
        row = self.rows.get(match)
        if row is None:
            return None
        draft = msgspec.json.decode(row.draft, type=Draft) if row.draft else None
        since, snapshot = (0, None) if whole or row.snapshot is None else row.snapshot
        return Stored(snapshot, [decode(event) for event in row.events[since:]], draft, row.secrets)

    async def later(self, match: str, version: int) -> Later:
        await asyncio.sleep(0)
        if self.reading is not None:
            await self.reading.wait()
        row = self.rows[match]
        draft = msgspec.json.decode(row.draft, type=Draft) if row.draft else None
        return Later([decode(event) for event in row.events[version:]], draft)

    async def append(
        self, match: Match, events: Sequence[Event], snapshot: bytes | None, revision: int = 0
    ) -> None:
        await self._write("before")
        row = self.rows[match.id]
        self._check(match.id, match.version - len(events), revision)
        row.events += [encode(event) for event in events]
        if snapshot is not None:
            row.snapshot = match.version, snapshot
        row.draft = msgspec.json.encode(match.draft) if match.draft else None
        await self._write("after")

    async def create(self, match: Match, events: Sequence[Event]) -> None:
        await self._write("before")
        self.rows[match.id] = Row(match.secrets, [encode(event) for event in events])

    def log(self, match: str) -> list[Event]:
        """All events of a match."""
        return [decode(event) for event in self.rows[match].events]

    async def events(self, match: str, after: int, upto: int) -> list[Event]:
        return [decode(event) for event in self.rows[match].events[after:upto]]

    async def set_draft(self, match: Match, draft: Draft) -> None:
        await self._write("before")
        self._check(match.id, match.version, draft.revision - 1)
        self.rows[match.id].draft = msgspec.json.encode(draft)

    def _check(self, match: str, version: int, revision: int) -> None:
        """That whoever writes knows what is there."""
        row = self.rows[match]
        there = len(row.events), msgspec.json.decode(row.draft, type=Draft).revision if row.draft else 0
        if there != (version, revision):
            raise ElsewhereError("storage-stale", match=match, stored=there, version=version)

    async def _write(self, when: str) -> None:
        await asyncio.sleep(0)
        if self.slow is not None:
            await self.slow.wait()
        if self.fail == when:
            self.fail = ""
            raise OSError("disk full")


class Ears:
    """What everybody heard, and how often a draft changed."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.versions: list[int] = []
        self.drafts = 0

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        self.heard += [msgspec.json.encode(told(event)) for event in events]
        self.versions.append(match.version)

    def drafted(self, match: Match) -> None:
        self.drafts += 1

    def caught_up(self, match: Match, events: Sequence[Event]) -> None:
        if events:
            self.changed(match, events)
        else:
            self.drafted(match)


class Table:
    """One match at a desk; commands get version and revision by themselves unless they bring their own."""

    def __init__(
        self,
        *chairs: Chair,
        game: str = "sumeria",
        terms: Terms | None = None,
        seed: str = SEED,
        invitation: str = INVITATION,
        **created: Any,
    ) -> None:
        self.now = 1_000_000.0
        self.store, self.ears = MemoryStore(), Ears()
        self.desk = Desk(self.store, self.ears, lambda: self.now)
        self.id = "m-1"
        sitting = list(chairs or THREE)
        options = {"players": len(sitting)} if game == "sumeria" else {}
        event = Created(
            at=self.now, match=self.id, game=game, options=options,
            rules=core.game(game).about.rules_version, chairs=sitting, terms=terms or Terms(),
            level="apprentice", commitment=commitment(seed, self.id), host=ANA, **created,
        )  # fmt: skip
        on_the_loop(self.desk.create(event, Secrets(seed, invitation)))

    @property
    def match(self) -> Match:
        return on_the_loop(self.desk.look(self.id))

    @property
    def acting(self) -> int:
        """The account whose turn it is."""
        seat = self.match.pos.to_act
        assert seat is not None
        return self.match.seat(seat).chair.who or 0

    def give(self, command: commands.Command, who: int) -> Ack:
        return on_the_loop(self.desk.obey(self.id, command, who))

    def do(self, kind: type[Any], who: int, **fields: Any) -> Ack:
        """Give a command as it would be right now."""
        return self.give(self.made(kind, **fields), who)

    def made(self, kind: type[Any], **fields: Any) -> commands.Command:
        match = self.match
        now: dict[str, Any] = {"version": match.version}
        if kind in DRAFTING:
            now["revision"] = match.draft.revision if match.draft else 0
        made: commands.Command = kind(**(now | fields))
        return made

    def turn(self, rng: Random, *, avoid_draws: bool = False) -> str:
        """The seat to act, person or bot, plays and commits a text."""
        match = self.match
        text = self.text(rng, avoid_draws=avoid_draws)
        if match.seat(match.pos.to_act or 0).person_plays:
            self.do(commands.Play, self.acting, text=text, commit=True)
        else:
            assert on_the_loop(self.desk.bot_decided(self.id, match.version, text))
        return text

    def text(self, rng: Random, *, avoid_draws: bool = False) -> str:
        legal = self.match.ahead.legal
        if avoid_draws:
            legal = [text for text in legal if not leads_to_a_draw(self.match, text)] or legal
        return rng.choice(legal)

    def seen(self, who: int | None) -> Seen:
        return seen(self.match, who)

    def state(self) -> tuple[Any, ...]:
        """All that a refused command must leave alone."""
        row, match = self.store.rows[self.id], self.match
        return freeze(match), match.draft, len(row.events), row.draft, len(self.ears.heard), self.ears.drafts

    def reopen(self, keep: int = 1000) -> None:
        """The server starts again."""
        self.desk = Desk(self.store, self.ears, lambda: self.now, keep)

    def events(self) -> tuple[list[Event], Secrets]:
        return on_the_loop(self.desk.history(self.id))


def leads_to_a_draw(match: Match, text: str) -> bool:
    after = match.ahead.copy()
    after.play(text)
    return bool(after.chance)


def play_until_a_draw_follows(table: Table, rng: Random, most: int = 300) -> str:
    """Play on until the seat to act has a text that a draw follows; that text."""
    for _ in range(most):
        match = table.match
        for text in match.ahead.legal:
            if leads_to_a_draw(match, text):
                return text
        table.turn(rng)
    raise AssertionError("no draw came")
