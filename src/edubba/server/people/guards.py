"""Who may ask: cookies, bearer tokens, and the checks against requests that another site has a browser make.

A person shows himself by the HttpOnly cookie `edubba` (SameSite=Lax; over TLS it is `__Host-edubba`) or by
`Authorization: Bearer <token>`.

A browser sends the cookie by itself, so a cookie alone proves nothing about who wrote a request:

- `Sec-Fetch-Site` and `Origin`, where present, must name this server; so too for WebSockets, whose handshake
  carries no header of ours;
- unsafe methods need the header `X-Edubba-CSRF` with the token that `GET /api/me` gives: an HMAC of the
  cookie, which another site can neither read nor compute.

A bearer token is never sent by itself and needs neither. Where both are shown, the bearer token counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.params import SkipValidation
from litestar.types import Scope

from edubba.server.config import Settings
from edubba.server.errors import Problem
from edubba.server.limits import MakeGate, in_memory
from edubba.server.people.keys import csrf_of, same
from edubba.server.people.office import Office, Release, open_office
from edubba.server.people.passwords import Passwords
from edubba.server.people.person import Person, by_cookie, by_token
from edubba.server.problems import STATE_KEY
from edubba.server.security_log import note
from edubba.server.storage.database import Database
from edubba.server.undisturbed import undisturbed

COOKIE = "edubba"
HOST_ONLY = "__Host-"  # over TLS: browsers take such a cookie from this host alone, never from a neighbour
CSRF_HEADER = "x-edubba-csrf"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

#: How a handler asks for them, under the names `office`, `person`, `maybe_person` and `address`.
OfficeDep: TypeAlias = NamedDependency[SkipValidation[Office]]
PersonDep: TypeAlias = NamedDependency[SkipValidation[Person]]
MaybePersonDep: TypeAlias = NamedDependency[SkipValidation[Person | None]]
AddressDep: TypeAlias = NamedDependency[SkipValidation[str]]


def cookie_name(settings: Settings) -> str:
    """The name of the session's cookie."""
    return HOST_ONLY + COOKIE if settings.secure_cookies else COOKIE


async def identify(office: Office, connection: Connection) -> Person | None:
    """The person of a request or WebSocket, None for nobody; raises where what he shows does not hold."""
    try:
        return await _identified(office, connection)
    except Problem as problem:
        if connection.scope["type"] == ScopeType.WEBSOCKET:  # requests are noted where they are answered
            host = connection.client.host if connection.client else ""
            note("refused", address=host, code=problem.key, route="websocket")
        raise


async def _identified(office: Office, connection: Connection) -> Person | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await by_token(office, token.strip())
        if person is None:
            raise Problem(401, "people-token-unknown")
    else:
        cookie = connection.cookies.get(cookie_name(office.settings))
        person = await by_cookie(office, cookie) if cookie else None
        if person is not None and cookie:
            _check_intent(office.settings, connection, cookie)
    if person is not None:
        connection.scope["state"][STATE_KEY] = person
    return person


def _check_intent(settings: Settings, connection: Connection, cookie: str) -> None:
    """That the person, not some other page, wanted this request."""
    socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if not socket and connection.scope.get("method", "GET") in SAFE:
        return
    check_origin(settings, connection)
    shown = connection.headers.get(CSRF_HEADER, "")
    if not socket and not same(shown, csrf_of(settings.secret, cookie)):
        raise Problem(403, "people-csrf")


def check_origin(settings: Settings, connection: Connection) -> None:
    """That a browser which says where a request comes from says: from here."""
    site = connection.headers.get("sec-fetch-site", "none")
    origin = connection.headers.get("origin")
    here = {urlsplit(settings.base_url).netloc.lower(), connection.headers.get("host", "").lower()}
    foreign = origin is not None and urlsplit(origin).netloc.lower() not in here - {""}
    if foreign or site not in ("same-origin", "none"):
        raise Problem(403, "people-origin")


async def provide_maybe_person(scope: Scope, office: OfficeDep) -> Person | None:
    """The dependency `maybe_person`."""
    with _at_the_door(scope):
        return await undisturbed(identify(office, ASGIConnection(scope)))


def provide_person(scope: Scope, maybe_person: MaybePersonDep) -> Person:
    """The dependency `person`: 401 for nobody."""
    with _at_the_door(scope):
        if maybe_person is None:
            raise Problem(401, "people-sign-in")
    return maybe_person


@contextmanager
def _at_the_door(scope: Scope) -> Iterator[None]:
    """A WebSocket has no problem documents: it is closed with 4000 + the status, and the code as reason."""
    try:
        yield
    except Problem as problem:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise
        raise WebSocketException(detail=problem.key, code=4000 + problem.status) from problem


def provide_address(scope: Scope, office: OfficeDep) -> str:
    """The dependency `address`: the client's, as the ASGI server sees it behind its trusted proxies.

    Handlers that need no person and yet set a cookie take it, so that no other site signs anybody in.
    """
    connection: Connection = ASGIConnection(scope)
    if scope.get("method", "GET") not in SAFE:
        check_origin(office.settings, connection)
    return connection.client.host if connection.client else ""


def dependencies(
    passwords: Passwords | None = None, release: Release | None = None, gate: MakeGate = in_memory
) -> dict[str, Provide]:
    """What the routes need besides `database`, `settings` and `clock`: a fresh set for each application."""

    def office(
        database: NamedDependency[SkipValidation[Database]],
        settings: NamedDependency[SkipValidation[Settings]],
        clock: NamedDependency[SkipValidation[Callable[[], float]]],
    ) -> Office:
        return open_office(database, settings, clock, passwords, release, gate)

    return {
        "office": Provide(office, use_cache=True, sync_to_thread=False),
        "person": Provide(provide_person, sync_to_thread=False),
        "maybe_person": Provide(provide_maybe_person),
        "address": Provide(provide_address, sync_to_thread=False),
    }
