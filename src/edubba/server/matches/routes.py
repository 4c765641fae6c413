"""The HTTP routes of matches: enough for a page, and for an outside program to play as a bot."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Meta

from edubba._position import position
from edubba.drawing.scene import Part
from edubba.games.errors import IllegalAction
from edubba.server.given import ChatDep, DatabaseDep, HubDep, LimiterDep, LockDep, MatchesDep, Now
from edubba.server.hub import Hub, Listener
from edubba.server.limits import address_key
from edubba.server.matches import lists
from edubba.server.matches.schemas import (
    Acknowledged,
    ChatLine,
    Listed,
    LogEntry,
    NewChat,
    NewMatch,
    News,
    NoticesWanted,
    Opened,
    Verdict,
)
from edubba.server.matches.service import Matches, RefusedAtTable, why, why_not_picked
from edubba.server.notices.deliveries import Delivery, deliveries
from edubba.server.people.guards import AddressDep, MaybePersonDep, PersonDep
from edubba.server.people.person import Person
from edubba.server.people.schemas import NO_NUL
from edubba.server.problems import language_of
from edubba.server.scenes import ground_of
from edubba.server.storage.inserting import upsert
from edubba.server.storage.schema import watches
from edubba.server.undisturbed import undisturbed
from edubba.server.watching import obeying
from edubba.tables.commands import Command, Join
from edubba.tables.desk import Desk
from edubba.tables.match import Match
from edubba.tables.view import Seen, seen

MatchId: TypeAlias = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$")]
Invitation: TypeAlias = Annotated[
    str, QueryParameter(max_length=64, description="Opens a private match to the invited.")
]
After: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="The version one has.")]
Wait: TypeAlias = Annotated[
    float, QueryParameter(ge=0, le=30, description="How many seconds to wait for news.")
]
Text: TypeAlias = Annotated[
    str, QueryParameter(min_length=1, max_length=256, description="A text of the game.")
]
Lang: TypeAlias = Annotated[
    str, QueryParameter(max_length=8, description="en, de, hu, it or ro; by default the reader's.")
]
Picks: TypeAlias = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=40)]],
    QueryParameter(min_items=1, max_items=6, description="Tokens of a scene, in the order picked."),
]
Somebody: TypeAlias = Annotated[
    str | None, QueryParameter(max_length=40, pattern=NO_NUL, description="Of one person.")
]
Before: TypeAlias = Annotated[
    float | None, QueryParameter(ge=0, le=1e12, description="Older than this, for the next page.")
]
TAGS = ["matches"]


def _id(person: Person | None) -> int | None:
    return person.id if person else None


@post("/api/matches", tags=TAGS)
async def open_match(
    data: JSONBody[NewMatch],
    person: PersonDep,
    matches: MatchesDep,
    lock: LockDep,
    limiter: LimiterDep,
    now: Now,
) -> Opened:
    """Open a table. Nobody sits there yet: join it, the host too, so that your seed goes into the draws."""
    await limiter.check(f"person {person.id}", now)
    if data.position is not None:
        begun = {**data.position, "game": data.game, "options": data.options}
        await lock.check_position(await asyncio.to_thread(position, begun), person.id, with_people=True)
    match = await matches.open(data, person)
    return Opened(seen(match, person.id), match.secrets.invitation)


async def provide_visible(
    match_id: MatchId, maybe_person: MaybePersonDep, matches: MatchesDep, invitation: Invitation = ""
) -> Match:
    """The dependency `visible`: a match that the one who asks may see, to be read before the next await."""
    return await undisturbed(matches.look(match_id, _id(maybe_person), invitation))


def provide_tongue(request: Request[Any, Any, Any], lang: Lang = "") -> str:
    """The dependency `tongue`: the language asked for, else the reader's."""
    return lang or language_of(request)


VisibleDep: TypeAlias = NamedDependency[SkipValidation[Match]]
TongueDep: TypeAlias = NamedDependency[str]
VISIBLE = {"visible": Provide(provide_visible)}
TOLD = VISIBLE | {"tongue": Provide(provide_tongue, sync_to_thread=False)}


@get("/api/matches/{match_id:str}", tags=TAGS, dependencies=VISIBLE)
async def look(visible: VisibleDep, maybe_person: MaybePersonDep) -> Seen:
    """A match as you may see it."""
    return seen(visible, _id(maybe_person))


@get("/api/matches/{match_id:str}/invitation", tags=TAGS)
async def invitation_of(match_id: MatchId, person: PersonDep, matches: MatchesDep) -> dict[str, str]:
    """The invitation of a private match, for those who sit there."""
    match = await matches.look(match_id, person.id)
    return {"invitation": match.secrets.invitation}


@post("/api/matches/{match_id:str}/rematch", tags=TAGS, status_code=200)
async def play_again(
    match_id: MatchId, person: PersonDep, matches: MatchesDep, limiter: LimiterDep, now: Now
) -> Opened:
    """The table where the players of a match that is over play again; the first who asks opens it."""
    await limiter.check(f"person {person.id}", now)
    following = await matches.follow(await matches.look(match_id, person.id), person)
    return Opened(seen(following, person.id), following.secrets.invitation)


@post("/api/matches/{match_id:str}/commands", tags=TAGS, status_code=200)
async def command(
    match_id: MatchId,
    data: JSONBody[Command],
    person: PersonDep,
    matches: MatchesDep,
    limiter: LimiterDep,
    now: Now,
) -> Acknowledged:
    """Do something at a match; it is on disk when this answers."""
    await limiter.check(f"person {person.id}", now)
    return await obey(matches, match_id, data, person)


async def obey(
    matches: Matches, match_id: str, wish: Command, person: Person, *, fresh: bool = True
) -> Acknowledged:
    """Carry a person's command out, from wherever it came."""
    with obeying(matches.metrics):
        invitation = wish.invitation if isinstance(wish, Join) else ""
        match = await matches.look(match_id, person.id, invitation, fresh=fresh)
        return await _obey(matches, match, wish, person)


async def _obey(matches: Matches, match: Match, wish: Command, person: Person) -> Acknowledged:
    if isinstance(wish, Join):
        wish = msgspec.structs.replace(wish, name=await matches.check_welcome(match, person, wish.name))
    try:
        ack = await matches.desk.obey(match.id, wish, person.id)
    except IllegalAction as error:
        raise RefusedAtTable(error.refusal, match) from None
    return Acknowledged(ack.version, ack.revision)


@get("/api/matches/{match_id:str}/events", tags=TAGS, dependencies=VISIBLE)
async def events(
    visible: VisibleDep,
    after: After,
    maybe_person: MaybePersonDep,
    matches: MatchesDep,
    hub: HubDep,
    wait: Wait = 0.0,
) -> News:
    """What happened after a version. With `wait` it answers as soon as something does."""
    match, who = visible, _id(maybe_person)
    if wait and match.version <= after:
        await _something(matches.desk, hub, match, after, Listener(who, fleeting=True), wait)
        match = await matches.desk.fresh(match.id)
    return await matches.news(match, who, after) or News(match.version, match.version, [], seen(match, who))


async def _something(
    desk: Desk, hub: Hub, match: Match, after: int, listener: Listener, seconds: float
) -> None:
    """Wait until a match goes on, at most so long; talk and presence do not count."""
    hub.join(match, listener)
    try:
        now = desk.told(match.id)
        if now is not None and now.version > after:  # before there was anybody to hear it
            return
        async with asyncio.timeout(seconds):
            while not (await listener.queue.get()).startswith(b'{"type":"events"'):
                pass
    except TimeoutError:
        return
    finally:
        hub.leave(match, listener)


@get("/api/matches/{match_id:str}/why", tags=TAGS, dependencies=TOLD)
async def why_not(
    visible: VisibleDep, text: Text, maybe_person: MaybePersonDep, tongue: TongueDep
) -> Verdict:
    """Whether a text is allowed now; if not, the rule that forbids it and the facts."""
    return why(visible, _id(maybe_person), [text], tongue)


@get("/api/matches/{match_id:str}/ground", tags=TAGS, dependencies=TOLD)
async def ground(visible: VisibleDep, tongue: TongueDep) -> Part:
    """What of the map never changes, as SVG."""
    return ground_of(visible.pos, tongue)


@get("/api/matches/{match_id:str}/picked", tags=TAGS, dependencies=TOLD)
async def picked(
    visible: VisibleDep, pick: Picks, maybe_person: MaybePersonDep, tongue: TongueDep
) -> Verdict:
    """Why what was picked on the board is not allowed: the rule that forbids it, and the facts."""
    return why_not_picked(visible, _id(maybe_person), pick, tongue)


@get("/api/matches/{match_id:str}/log", tags=TAGS, dependencies=TOLD)
async def log(
    visible: VisibleDep,
    tongue: TongueDep,
    matches: MatchesDep,
    limiter: LimiterDep,
    address: AddressDep,
    now: Now,
) -> list[LogEntry]:
    """What has happened, told in sentences."""
    await limiter.check(f"address {address_key(address)}", now)
    return await matches.told(visible, tongue)


@get("/api/matches/{match_id:str}/record", tags=TAGS, media_type=MediaType.TEXT, dependencies=VISIBLE)
async def record(
    visible: VisibleDep, matches: MatchesDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> Response[str]:
    """The record of a match, as a file; once the match is over, `edubba verify` checks its draws."""
    await limiter.check(f"address {address_key(address)}", now)
    name = f'attachment; filename="{visible.id}.edubba"'
    return Response(await matches.record(visible), headers={"Content-Disposition": name})


@get("/api/matches/{match_id:str}/chat", tags=TAGS, dependencies=VISIBLE)
async def chat_lines(visible: VisibleDep, maybe_person: MaybePersonDep, chat: ChatDep) -> list[ChatLine]:
    """What was said, as far as you may read it."""
    return await chat.lines(visible, _id(maybe_person))


@post("/api/matches/{match_id:str}/chat", tags=TAGS, dependencies=VISIBLE)
async def say(
    visible: VisibleDep,
    data: JSONBody[NewChat],
    person: PersonDep,
    chat: ChatDep,
    limiter: LimiterDep,
    now: Now,
) -> ChatLine:
    """Say something at the table, or in the gallery if you watch."""
    await limiter.check(f"person {person.id}", now)
    return await chat.say(visible, person, data)


@put("/api/matches/{match_id:str}/notices", tags=TAGS)
async def set_notices(
    match_id: MatchId,
    data: JSONBody[NoticesWanted],
    person: PersonDep,
    matches: MatchesDep,
    database: DatabaseDep,
) -> NoticesWanted:
    """Whether you want notices about this match."""
    match = await matches.look(match_id, person.id)
    row = {"match": match.id, "account": person.id, "notices": data.wanted}
    async with database.write() as connection:
        await connection.execute(upsert(connection.dialect.name, watches), row)
    return data


@get("/api/me/notices", tags=["people"])
async def own_notices(person: PersonDep, database: DatabaseDep) -> list[Delivery]:
    """The newest notices to you: when each went, by which way, or why it did not."""
    async with database.read() as connection:
        return await deliveries(connection, person.id)


@get("/api/lobby", tags=["lists"])
async def lobby(maybe_person: MaybePersonDep, database: DatabaseDep) -> list[Listed]:
    """Tables that wait for players, and public matches being played."""
    async with database.read() as connection:
        return await lists.lobby(connection, _id(maybe_person))


@get("/api/matches", tags=["lists"])
async def mine(person: PersonDep, database: DatabaseDep) -> list[Listed]:
    """Your unfinished matches, those that wait for you first."""
    async with database.read() as connection:
        return await lists.mine(connection, person.id)


@get("/api/finished", tags=["lists"])
async def finished(
    maybe_person: MaybePersonDep,
    database: DatabaseDep,
    name: Somebody = None,
    before: Before = None,
) -> list[Listed]:
    """Finished matches, the newest first."""
    async with database.read() as connection:
        return await lists.finished(connection, _id(maybe_person), name, before)


ROUTES = [
    open_match, look, invitation_of, play_again, command, events, why_not, ground, picked, log, record,
    chat_lines, say, set_notices, own_notices, lobby, mine, finished,
]  # fmt: skip
