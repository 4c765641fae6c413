"""Filling the outbox, in the transaction of what happened: a notice is there exactly if its event is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.notices.kinds import (
    ACCOUNT,
    CONFIRM,
    DIGEST,
    END,
    MAIL,
    MOST_TRIES,
    OF_A_TURN,
    REMINDER,
    RESET,
    START,
    TURN,
    WEBHOOK,
)
from edubba.server.storage.schema import accounts, notices, watches
from edubba.tables.clocks import DAY, DAYS
from edubba.tables.events import (
    AFTERWARDS,
    Asked,
    Credited,
    Event,
    Holiday,
    Moved,
    Returned,
    Started,
    TakenBack,
)
from edubba.tables.match import OVER, Match

LEAST_LEAD = 3600.0  # seconds between a reminder and the deadline, at least
DIGEST_HOUR = 6  # UTC


class _News(NamedTuple):
    """Something to tell somebody."""

    kind: str
    who: int
    due: float
    facts: dict[str, Any]


async def write_for(connection: AsyncConnection, match: Match, events: Sequence[Event]) -> None:
    """Write the notices of events that have just led to `match`; only matches by days have any."""
    if match.terms.kind != DAYS or not events:
        return
    await _drop_outdated(connection, match, events)
    news = [*_told_all(match, events), *_asked(match, events), *_turn(match, events)]
    if not news:
        return
    people = await _wishes(connection, match.id, {each.who for each in news})
    for each in news:
        if each.who in people:
            await _write(connection, match, each, people[each.who])


async def write_reset(connection: AsyncConnection, account: int, nonce: str, now: float) -> None:
    """Send somebody the link to a new password, whatever notices he wants; the nonce is erased then."""
    row = {"account": account, "kind": RESET, "facts": {"nonce": nonce}, "way": MAIL, "due": now}
    await connection.execute(insert(notices).values(row))


async def write_confirm(connection: AsyncConnection, account: int, until: float, now: float) -> None:
    """Send somebody the link that confirms his address; one that has not gone yet is replaced."""
    mine = (notices.c.account == account) & (notices.c.kind == CONFIRM) & notices.c.sent.is_(None)
    await connection.execute(delete(notices).where(mine))
    row = {"account": account, "kind": CONFIRM, "facts": {"until": int(until)}, "way": MAIL, "due": now}
    await connection.execute(insert(notices).values(row))


async def write_account(
    connection: AsyncConnection, account: int, what: str, now: float, *, to: str = ""
) -> None:
    """Tell somebody what has changed about his account, where he can be reached; at an old address, `to`."""
    facts = {"what": what} | ({"to": to} if to else {})
    row = {"account": account, "kind": ACCOUNT, "facts": facts, "way": MAIL, "due": now}
    await connection.execute(insert(notices).values(row))


async def write_digest(connection: AsyncConnection, account: int, now: float) -> None:
    """See to it that a person has a digest to come."""
    mine = (notices.c.account == account) & (notices.c.kind == DIGEST)
    coming = mine & notices.c.sent.is_(None) & (notices.c.tries < MOST_TRIES)
    if await connection.scalar(select(notices.c.id).where(coming).limit(1)) is None:
        row = {"account": account, "kind": DIGEST, "facts": {}, "way": MAIL, "due": next_digest(now)}
        await connection.execute(insert(notices).values(row))


def next_digest(now: float) -> float:
    """The next time of day at which digests go out."""
    today = now - now % DAY + DIGEST_HOUR * 3600
    return today if today > now else today + DAY


# --- what is news to whom ---------------------------------------------------------------------------------


def _told_all(match: Match, events: Sequence[Event]) -> Iterable[_News]:
    """Start and end concern everybody."""
    kinds = [START] if any(isinstance(event, Started) for event in events) else []
    if match.facts.status == OVER and not all(isinstance(event, AFTERWARDS) for event in events):
        kinds.append(END)
    for kind in kinds:
        for who in {seat.chair.who for seat in match.facts.seats} - {None}:
            yield _News(kind, who or 0, events[-1].at, {})


def _asked(match: Match, events: Sequence[Event]) -> Iterable[_News]:
    question = match.facts.question
    if question is None or not any(isinstance(event, Asked) for event in events):
        return
    by = {"by": match.seat(question.seat).chair.name}
    for who in {match.seat(number).chair.who for number in question.waiting}:
        yield _News(question.what, who or 0, events[-1].at, by)


def _turn(match: Match, events: Sequence[Event]) -> Iterable[_News]:
    """Whose turn it has become, and the reminder before his time runs out."""
    number, deadline, now = match.ticking(), match.deadline(), events[-1].at
    if number is None or deadline is None:
        return
    who = match.seat(number).chair.who or 0
    if any(_passes_on(match, event, who) for event in events):
        yield _News(TURN, who, now, {})
    if any(isinstance(event, (Started, Moved, TakenBack, Returned, Holiday, Credited)) for event in events):
        lead = max(LEAST_LEAD, (deadline - now) / 4)
        if deadline - lead > now:
            yield _News(REMINDER, who, deadline - lead, {"lead": lead})


def _passes_on(match: Match, event: Event, who: int) -> bool:
    """Whether an event makes it somebody's turn who has not just played himself."""
    if isinstance(event, Moved):
        return bool(event.by) or match.seat(event.seat).chair.who != who
    return isinstance(event, (Started, TakenBack))


# --- what becomes of it -----------------------------------------------------------------------------------


async def _drop_outdated(connection: AsyncConnection, match: Match, events: Sequence[Event]) -> None:
    """What was said of an earlier turn and has not gone out need not be said any more."""
    moved = any(isinstance(event, (Started, Moved, TakenBack)) for event in events)
    kinds: tuple[str, ...] = OF_A_TURN if moved or match.facts.status == OVER else ()
    if not kinds and any(isinstance(event, (Returned, Holiday, Credited)) for event in events):
        kinds = (REMINDER,)
    if kinds:
        old = (notices.c.match == match.id) & notices.c.kind.in_(kinds) & notices.c.sent.is_(None)
        await connection.execute(delete(notices).where(old))


async def _wishes(connection: AsyncConnection, match: str, who: set[int]) -> dict[int, Any]:
    """The people among them who want notices of this match, with the ways they want."""
    own = (watches.c.account == accounts.c.id) & (watches.c.match == match)
    columns = accounts.c.id, accounts.c.email_key, accounts.c.mail, accounts.c.digest, accounts.c.webhook
    query = select(*columns).join(watches, own, isouter=True)
    query = query.where(accounts.c.id.in_(who), accounts.c.deleted.is_(None))
    query = query.where(watches.c.notices.is_(None) | watches.c.notices.is_(True))
    return {row.id: row for row in await connection.execute(query)}


async def _write(connection: AsyncConnection, match: Match, news: _News, person: Any) -> None:
    ways = [WEBHOOK] if person.webhook else []
    if person.mail and person.email_key:  # only to an address that is confirmed
        if person.digest and news.kind != REMINDER:
            await write_digest(connection, person.id, news.due)
            ways += [DIGEST] if news.kind != TURN else []  # whose turn it is, it sees for itself
        else:
            ways.append(MAIL)
    facts = _facts(match, news.who) | news.facts
    for way in ways:
        row = {"account": news.who, "match": match.id, "version": match.version, "kind": news.kind}
        await connection.execute(insert(notices).values(**row, facts=facts, way=way, due=news.due))


def _facts(match: Match, who: int) -> dict[str, Any]:
    """What a sentence about the match needs, as of now."""
    chairs = [seat.chair for seat in match.facts.seats]
    facts: dict[str, Any] = {
        "game": match.facts.created.game,
        "names": [chair.name for chair in chairs if chair.who != who and chair.name],
    }
    if match.facts.status == OVER:
        facts["winners"] = [chairs[number - 1].name for number in match.pos.winners]
    elif (deadline := match.deadline()) is not None:
        facts["deadline"] = deadline
    return facts
