"""What matches need beyond the desk: opening, who may look, records and logs, made off the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import func, select

from edubba import records
from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.drawing.text import log
from edubba.games import core
from edubba.games.errors import IllegalAction, Refusal
from edubba.locales import say
from edubba.records import proof
from edubba.server.counting import Metrics
from edubba.server.errors import Problem
from edubba.server.matches.schemas import LogEntry, NewMatch, News, Verdict
from edubba.server.people.joining import check_free
from edubba.server.people.names import clean_name, name_key
from edubba.server.people.person import Person
from edubba.server.scenes import meant, names_of, words_first
from edubba.server.storage.database import Database
from edubba.server.storage.schema import blocks, matches
from edubba.tables.clocks import NONE, checked
from edubba.tables.commands import Cancel
from edubba.tables.desk import Desk
from edubba.tables.errors import TableError
from edubba.tables.events import BOT, OPEN, Chair, Created
from edubba.tables.gathering import bot_chair, check_level
from edubba.tables.match import OVER, Match, Secrets, start
from edubba.tables.recording import record_of
from edubba.tables.view import seen, told

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another
ID_LENGTH = 10
GUESTS_OPEN = 10  # unfinished tables of a guest: everybody may be one, again and again
MOST_NEWS = 200  # events sent again after a gap; beyond that a snapshot is shorter


class Matches:
    """The matches of a server, as its routes use them."""

    def __init__(
        self,
        desk: Desk,
        database: Database,
        clock: Callable[[], float],
        most_open: int,
        metrics: Metrics | None = None,
    ) -> None:
        self.desk, self._database, self._clock, self._most_open = desk, database, clock, most_open
        self.metrics = metrics

    async def open(self, wanted: NewMatch, host: Person) -> Match:
        """Open a table; its server seed is committed before anybody sits down."""
        await self._check_room(host)
        check_level(wanted.level)
        _check_fair(wanted, host)
        match_id = "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))
        seed = secrets.token_hex(32)
        created = Created(
            at=self._clock(), match=match_id, game=wanted.game, options={}, rules=0, chairs=[],
            terms=checked(wanted.terms), level=wanted.level, commitment=proof.commitment(seed, match_id),
            host=host.id, rated=wanted.rated, private=wanted.private,
        )  # fmt: skip
        full = await asyncio.to_thread(_completed, created, wanted)
        invitation = secrets.token_urlsafe(18) if wanted.private else ""
        return await self.desk.create(full, Secrets(seed, invitation))

    async def follow(self, match: Match, who: Person) -> Match:
        """The match in which the players of one that is over play again, with the same seats and terms."""
        if not match.held_by(who.id):
            raise TableError("table-no-seat-here")
        created = match.facts.created
        bots = [seat.chair.level if seat.chair.kind == BOT else OPEN for seat in match.facts.seats]
        wanted = NewMatch(
            game=created.game, options=created.options, seats=bots, terms=created.terms, level=created.level,
            rated=created.rated, private=created.private, position=created.position,
        )  # fmt: skip

        opened: list[Match] = []

        async def create() -> str:
            opened.append(await self.open(wanted, who))
            return opened[0].id

        following = await self.desk.fresh(await self.desk.follow(match.id, create))
        for each in opened:
            if each.id != following.id:  # somebody asked another worker in this moment, and was quicker
                with contextlib.suppress(TableError):
                    await self.desk.obey(each.id, Cancel(version=each.version), who.id)
        return following

    async def _check_room(self, host: Person) -> None:
        query = select(func.count()).where(matches.c.host == host.id, matches.c.status != OVER)
        async with self._database.read() as connection:
            count = (await connection.execute(query)).scalar_one()
        most = min(self._most_open, GUESTS_OPEN) if host.guest else self._most_open
        if count >= most:
            raise Problem(409, "matches-many", most=most)

    async def look(
        self, match_id: str, who: int | None, invitation: str = "", *, fresh: bool = True
    ) -> Match:
        """A match that one may see: a private one shows itself to its people and the invited alone.

        Whoever only knows what this worker told him needs it no fresher than it is at hand.
        """
        match = await (self.desk.fresh(match_id) if fresh else self.desk.look(match_id))
        created = match.facts.created
        insider = who is not None and (match.held_by(who) or created.host == who)
        if (
            created.private
            and not insider
            and not secrets.compare_digest(invitation.encode(), match.secrets.invitation.encode())
        ):
            raise TableError("table-unknown", match=match_id)
        return match

    async def check_welcome(self, match: Match, person: Person, name: str) -> str:
        """The name to sit down under: nobody else's, and not beside somebody who has blocked this person."""
        if match.facts.created.rated and person.guest:
            raise Problem(403, "matches-rated-guest")
        there = {seat.chair.who for seat in match.facts.seats if seat.chair.who is not None}
        query = select(blocks.c.account).where(
            blocks.c.account.in_({*there, match.facts.created.host}), blocks.c.blocked == person.id
        )
        async with self._database.read() as connection:
            if (await connection.execute(query.limit(1))).first() is not None:
                raise Problem(403, "matches-blocked")
            plain = clean_name(name)
            if name_key(plain) != name_key(person.name):
                await check_free(connection, plain)
        return plain

    async def news(self, match: Match, who: int | None, after: int) -> News | None:
        """The events after a version; None where there are too many, or no such version."""
        if not max(0, match.version - MOST_NEWS) <= after <= match.version:
            return None
        events = await self.desk.events(match.id, after, match.version) if after < match.version else []
        return News(after, match.version, [told(event) for event in events], seen(match, who))

    async def record(self, match: Match) -> str:
        """The record as text."""
        events, secret = await self.desk.history(match.id)
        return await asyncio.to_thread(lambda: records.dumps(record_of(events, secret)))

    async def told(self, match: Match, lang: str) -> list[LogEntry]:
        """What happened, in sentences."""
        names = names_of(match, lang)
        return await asyncio.to_thread(_told, match.facts.created, list(match.facts.texts), lang, names)


def _check_fair(wanted: NewMatch, host: Person) -> None:
    """Rated matches are for accounts and end in time; a guest does not let bots play among themselves."""
    if wanted.rated and host.guest:
        raise Problem(403, "matches-rated-guest")
    if wanted.rated and wanted.position is not None:
        raise Problem(400, "replay-rated")
    if wanted.rated and wanted.terms.kind == NONE:
        raise Problem(400, "matches-rated-clock")
    if host.guest and wanted.seats and OPEN not in wanted.seats:
        raise Problem(403, "matches-only-bots")


def why(match: Match, who: int | None, texts: Sequence[str], lang: str) -> Verdict:
    """Whether one of several texts is allowed now, one's own draft counted; if not, why."""
    pos = judged_at(match, who)
    refusals = [refusal for text in texts if (refusal := pos.why_not(text)) is not None]
    if not texts or len(refusals) < len(texts):
        return Verdict(allowed=bool(texts), rule="", detail="")
    refusal = min(refusals, key=stage(pos.game).telling)
    return Verdict(allowed=False, rule=refusal.rule, detail=refusal.text(lang, names_of(match, lang)))


def why_not_picked(match: Match, who: int | None, picks: Sequence[str], lang: str) -> Verdict:
    """Why what was picked on the board is not allowed, and which words make it a choice."""
    pos = judged_at(match, who)
    verdict = why(match, who, meant(pos, pos.view(), picks), lang)
    if words := words_first(pos, picks, lang):
        first = say("page-first", lang, words=" / ".join(words.values()))
        verdict.detail = " ".join(filter(None, (verdict.detail, first)))
    return verdict


def judged_at(match: Match, who: int | None) -> Position:
    """Where what somebody wants to do is judged: with one's own draft."""
    own = match.draft is not None and match.draft.seat in match.held_by(who)
    return match.ahead if own else match.pos


class RefusedAtTable(IllegalAction):
    """A refusal that calls the players of its match by their names."""

    def __init__(self, refusal: Refusal, match: Match) -> None:
        super().__init__(refusal)
        self._match = match

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The rule id and one sentence."""
        return super().text(lang, names or names_of(self._match, lang))


def _completed(created: Created, wanted: NewMatch) -> Created:
    """Options with their defaults, the rules version of today, and a chair for each seat."""
    setting = core.game(wanted.game).setting(wanted.options)
    begin = None if wanted.position is None else _bare(wanted.position)
    full = replace(created, options=setting.told(), rules=setting.rules, position=begin)
    begun = start(full)
    if begun.over:
        raise Problem(400, "replay-over")
    count = len(begun.scores)
    plan = wanted.seats or [OPEN] * count
    if len(plan) != count:
        raise Problem(400, "matches-seats", count=count)
    return replace(full, chairs=[_chair(word) for word in plan])


def _bare(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view without what a match knows anyway."""
    return {key: value for key, value in view.items() if key not in ("game", "options")}


def _chair(word: str) -> Chair:
    if word == OPEN:
        return Chair()
    check_level(word)
    return bot_chair(word)


def _told(created: Created, texts: list[str], lang: str, names: list[str]) -> list[LogEntry]:
    entries = log.entries(start(created), texts, lang=lang, names=names)
    return [LogEntry(entry.first, entry.last, entry.seat, str(entry)) for entry in entries]
