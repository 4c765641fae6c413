"""From a row of the outbox to what is sent, as things are at that moment; nothing where it is out of date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.config import Settings
from edubba.server.notices.kinds import ACCOUNT, CONFIRM, DIGEST, MAIL, OF_A_TURN, RESET
from edubba.server.notices.links import account_link, confirm_link, match_link, reset_link
from edubba.server.notices.mail import Parcel
from edubba.server.notices.wording import LONGEST_DIGEST, Happened, Waiting, digest, worded
from edubba.server.storage.schema import accounts, matches, notices, seats, watches
from edubba.tables.clocks import DAYS
from edubba.tables.match import RUNNING


class Call(NamedTuple):
    """A webhook to be called."""

    address: str
    key: str
    content: dict[str, Any]


async def packed(
    connection: AsyncConnection, notice: Row[Any], settings: Settings, now: float
) -> Parcel | Call | None:
    """What to send for a notice; None where nobody wants it or it is no longer so."""
    query = select(accounts).where(accounts.c.id == notice.account, accounts.c.deleted.is_(None))
    person = (await connection.execute(query)).first()
    if person is None or not await _still(connection, notice):
        return None
    if notice.kind in _OF_ACCOUNTS:
        return _OF_ACCOUNTS[notice.kind](notice, person, settings, now)
    if notice.kind == DIGEST:
        return await _digest(connection, person, settings, now)
    wording, link = worded(notice.kind, notice.facts, person.language), match_link(settings, notice.match)
    if notice.way == MAIL:
        return _parcel(person, wording, link, now)
    if not person.webhook:
        return None
    content = {"kind": notice.kind, "match": notice.match, "version": notice.version}
    return Call(person.webhook, person.webhook_key or "", content | {"text": wording.text, "link": link})


async def _still(connection: AsyncConnection, notice: Row[Any]) -> bool:
    """Whether notices of the match are still wanted, and, of a turn, whether it is still that turn."""
    if notice.match is None:
        return True
    own = (watches.c.match == notice.match) & (watches.c.account == notice.account)
    if await connection.scalar(select(watches.c.notices).where(own)) is False:
        return False
    if notice.kind not in OF_A_TURN:
        return True
    here = _turns_of(notice.account).where(matches.c.id == notice.match)
    return (await connection.execute(here)).first() is not None


def _turns_of(account: int) -> Any:
    """The matches in which it is somebody's turn."""
    there = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.to_act)
    query = select(matches.c.id, matches.c.game, matches.c.deadline).join(seats, there)
    return query.where(matches.c.status == RUNNING, seats.c.account == account, seats.c.bot == "")


def _parcel(person: Row[Any], wording: Any, link: str, now: float) -> Parcel | None:
    if not person.mail or not person.email_key:
        return None
    return Parcel(person.email, person.language, wording, link, now)


def _reset(notice: Row[Any], person: Row[Any], settings: Settings, now: float) -> Parcel | None:
    nonce = notice.facts.get("nonce")
    if not person.email_key or not nonce:
        return None
    wording, link = worded(RESET, {}, person.language), reset_link(settings, str(nonce))
    return Parcel(person.email, person.language, wording, link, now, optional=False)


def _confirm(notice: Row[Any], person: Row[Any], settings: Settings, now: float) -> Parcel | None:
    until = notice.facts.get("until")
    if not person.email or person.email_key or not until:
        return None
    link = confirm_link(settings, person.id, person.email, int(until))
    return Parcel(
        person.email, person.language, worded(CONFIRM, {}, person.language), link, now, optional=False
    )


def _account(notice: Row[Any], person: Row[Any], settings: Settings, now: float) -> Parcel | None:
    to = notice.facts.get("to") or (person.email if person.email_key else None)
    if not to:
        return None
    wording = worded(ACCOUNT, notice.facts, person.language)
    return Parcel(to, person.language, wording, account_link(settings), now, optional=False)


#: What goes out whatever notices somebody wants.
_OF_ACCOUNTS = {RESET: _reset, CONFIRM: _confirm, ACCOUNT: _account}


async def _digest(
    connection: AsyncConnection, person: Row[Any], settings: Settings, now: float
) -> Parcel | None:
    """All matches by days that wait for the person, those with the least time first; then the news."""
    if not person.digest:
        return None
    own = (watches.c.match == matches.c.id) & (watches.c.account == person.id)
    query = _turns_of(person.id).join(watches, own, isouter=True).where(matches.c.clock == DAYS)
    query = query.where(watches.c.notices.is_(None) | watches.c.notices.is_(True))
    found = (await connection.execute(query.order_by(matches.c.deadline, matches.c.id))).all()
    kept = await _kept(connection, person.id)
    news = [
        Happened(worded(row.kind, row.facts, person.language).text, match_link(settings, row.match))
        for row in kept
        if await _still(connection, row)
    ]
    if not found and not news:
        return None
    names = await _others(connection, [row.id for row in found], person.id)
    waiting = [
        Waiting(row.game, names.get(row.id, []), row.deadline, match_link(settings, row.id)) for row in found
    ]
    parcel = _parcel(person, digest(waiting, news, person.language), "", now)
    return parcel and parcel._replace(told=tuple(row.id for row in kept))


async def _kept(connection: AsyncConnection, account: int) -> Sequence[Row[Any]]:
    """What was kept for a person's digest, the oldest first."""
    own = (notices.c.account == account) & (notices.c.way == DIGEST) & notices.c.sent.is_(None)
    query = select(notices).where(own).order_by(notices.c.id).limit(LONGEST_DIGEST)
    return (await connection.execute(query)).all()


async def _others(connection: AsyncConnection, ids: list[str], account: int) -> dict[str, list[str]]:
    """The names of the others in each match."""
    other = seats.c.account.is_(None) | (seats.c.account != account)
    query = select(seats.c.match, seats.c.name).where(seats.c.match.in_(ids), other).order_by(seats.c.seat)
    found: dict[str, list[str]] = {}
    for match, name in await connection.execute(query):
        found.setdefault(match, []).append(name)
    return found
