"""The addresses about sessions and about links that confirm a mail address."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from edubba.server.people import confirming, sessions
from edubba.server.people.guards import AddressDep, OfficeDep, PersonDep
from edubba.server.people.schemas import Confirm, Done, EndSessions, SessionInfo


@get("/api/me/sessions", tags=["people"], summary="Where I am signed in")
async def list_sessions(office: OfficeDep, person: PersonDep) -> list[SessionInfo]:
    """All sessions of the account, the one used last first."""
    return await sessions.list_sessions(office, person)


@post("/api/me/sessions/end", tags=["people"], summary="Sign out elsewhere", status_code=200)
async def end_sessions(
    data: JSONBody[EndSessions], office: OfficeDep, person: PersonDep, address: AddressDep
) -> Done:
    """End one session, or all but this one."""
    await sessions.end_sessions(office, person, data, address)
    return Done()


@post("/api/confirm", tags=["people"], summary="Confirm a mail address by a link", status_code=200)
async def confirm_email(data: JSONBody[Confirm], office: OfficeDep, address: AddressDep) -> Done:
    """The link was sent to the address; it opens nothing else."""
    await confirming.confirm(office, data.token, address)
    return Done()


SESSIONS = [list_sessions, end_sessions, confirm_email]
