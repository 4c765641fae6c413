"""The addresses about other people."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from edubba.server.people import others
from edubba.server.people.guards import OfficeDep, PersonDep
from edubba.server.people.schemas import NO_NUL, Blocked, Done, NewReport, Profile

NamePath: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=80, pattern=NO_NUL)]
MatchQuery: TypeAlias = Annotated[str | None, QueryParameter(max_length=16, pattern=NO_NUL)]


@get("/api/people/{name:str}", tags=["people"], summary="Somebody's profile")
async def get_profile(name: NamePath, office: OfficeDep) -> Profile:
    """What everybody may know of an account."""
    return await others.profile(office, name)


@get("/api/blocks", tags=["people"], summary="Whom I keep away from")
async def list_blocks(office: OfficeDep, person: PersonDep) -> list[Blocked]:
    """The people who cannot sit down with me."""
    return await others.list_blocks(office, person)


@post("/api/blocks/{name:str}", tags=["people"], summary="Keep away from somebody")
async def block(name: NamePath, office: OfficeDep, person: PersonDep, match: MatchQuery = None) -> Done:
    """`match` says which of several guests of one name is meant."""
    await others.block(office, person, name, match)
    return Done()


@delete("/api/blocks/{name:str}", tags=["people"], summary="No longer keep away from somebody")
async def unblock(name: NamePath, office: OfficeDep, person: PersonDep) -> None:
    """The block is lifted."""
    await others.unblock(office, person, name)


@post("/api/reports", tags=["people"], summary="Tell a moderator about somebody")
async def report(data: JSONBody[NewReport], office: OfficeDep, person: PersonDep) -> Done:
    """A moderator of this server will read it."""
    await others.report(office, person, data)
    return Done()


OTHERS = [get_profile, list_blocks, block, unblock, report]
