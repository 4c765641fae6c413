"""The HTTP routes of looking back."""

from __future__ import annotations

import asyncio
from typing import Annotated, TypeAlias

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

from edubba.drawing.scene import Part
from edubba.server.given import LimiterDep, Now
from edubba.server.limits import address_key
from edubba.server.matches.routes import Invitation, TongueDep, provide_tongue
from edubba.server.people.guards import AddressDep, MaybePersonDep, PersonDep
from edubba.server.replays.schemas import Moment, NewStudy, Replay, Study
from edubba.server.replays.service import Found, Replays
from edubba.server.scenes import ground_of
from edubba.server.undisturbed import undisturbed

ReplaysDep: TypeAlias = NamedDependency[SkipValidation[Replays]]
ReplayId: TypeAlias = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$")]
At: TypeAlias = Annotated[int, PathParameter(ge=0, le=1_000_000)]
From: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="The moment to begin with; else the last.")
]
TAGS = ["replays"]


async def provide_found(
    replay_id: ReplayId, maybe_person: MaybePersonDep, replays: ReplaysDep, invitation: Invitation = ""
) -> Found:
    """The dependency `found`: a match that the one who asks may see, or a brought record."""
    who = maybe_person.id if maybe_person else None
    return await undisturbed(replays.find(replay_id, who, invitation))


FoundDep: TypeAlias = NamedDependency[SkipValidation[Found]]
FOUND = {"found": Provide(provide_found), "tongue": Provide(provide_tongue, sync_to_thread=False)}


@post("/api/studies", tags=TAGS)
async def bring(
    data: JSONBody[NewStudy], person: PersonDep, replays: ReplaysDep, limiter: LimiterDep, now: Now
) -> Study:
    """Bring a record along: it is checked, kept, and can be looked at by everybody who has its address."""
    await limiter.check(f"person {person.id}", now)
    return Study(await replays.bring(data.record, person))


@get("/api/replays/{replay_id:str}", tags=TAGS, dependencies=FOUND)
async def replay(
    found: FoundDep, tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now, at: From = None
) -> Replay:
    """A match, or a record that was brought along: its log, and one moment."""
    await limiter.check(f"replay {address_key(address)}", now)
    return await asyncio.to_thread(_replay, found, found.reel.total if at is None else at, tongue)


def _replay(found: Found, at: int, lang: str) -> Replay:
    names, reel = found.names(lang), found.reel
    return Replay(
        id=found.id, match=found.match, game=reel.game, names=names, total=reel.total,
        entries=reel.entries(lang, names), finished=found.finished, scores=found.scores,
        winners=found.winners, yours=found.yours, date=found.date,
        moment=_moment(found, min(at, reel.total), lang),
    )  # fmt: skip


def _moment(found: Found, at: int, lang: str) -> Moment:
    reel = found.reel
    pos = reel.pos(at)
    return Moment(
        at=at,
        text=reel.texts[at - 1] if at else "",
        scene=reel.scene(at, lang, found.names(lang)),
        position=pos.view(),
        to_act=pos.to_act,
        over=pos.over,
    )


@get("/api/replays/{replay_id:str}/moments/{at:int}", tags=TAGS, dependencies=FOUND)
async def moment(
    at: At, found: FoundDep, tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> Moment:
    """What stood on the board after so many texts."""
    await limiter.check(f"replay {address_key(address)}", now)
    return await asyncio.to_thread(_moment, found, at, tongue)


@get("/api/replays/{replay_id:str}/ground", tags=TAGS, dependencies=FOUND)
async def ground(found: FoundDep, tongue: TongueDep) -> Part:
    """What of the map never changes, as SVG."""
    return ground_of(found.reel.pos(0), tongue)


@get(
    "/api/replays/{replay_id:str}/pictures/{at:int}",
    tags=TAGS,
    dependencies=FOUND,
    media_type="image/svg+xml",
)
async def picture(
    at: At, found: FoundDep, tongue: TongueDep, limiter: LimiterDep, address: AddressDep, now: Now
) -> Response[str]:
    """A moment as a picture that stands alone."""
    await limiter.check(f"replay {address_key(address)}", now)
    drawn = await asyncio.to_thread(found.reel.svg, at, tongue, found.names(tongue))
    name = f'attachment; filename="{found.id}-{at}.svg"'
    return Response(drawn, headers={"Content-Disposition": name})


@get("/api/replays/{replay_id:str}/record", tags=TAGS, media_type=MediaType.TEXT)
async def record(
    replay_id: ReplayId,
    maybe_person: MaybePersonDep,
    replays: ReplaysDep,
    limiter: LimiterDep,
    address: AddressDep,
    now: Now,
    invitation: Invitation = "",
) -> Response[str]:
    """The record, as a file."""
    await limiter.check(f"replay {address_key(address)}", now)
    text = await replays.text(replay_id, maybe_person.id if maybe_person else None, invitation)
    name = f'attachment; filename="{replay_id}.edubba"'
    return Response(text, headers={"Content-Disposition": name})


ROUTES = [bring, replay, moment, ground, picture, record]
