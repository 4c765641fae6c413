"""The addresses under which people come in and look after their accounts."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from edubba.server.errors import Problem
from edubba.server.people import account, export, joining, leaving, personal_tokens, resetting
from edubba.server.people.guards import AddressDep, MaybePersonDep, OfficeDep, PersonDep, cookie_name
from edubba.server.people.keys import digest
from edubba.server.people.office import Office
from edubba.server.people.person import Person, by_cookie
from edubba.server.people.routes_others import OTHERS
from edubba.server.people.routes_sessions import SESSIONS
from edubba.server.people.schemas import (
    MOST_NUMBER,
    Change,
    Done,
    Export,
    Farewell,
    FreshToken,
    Login,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    ResetConfirm,
    ResetWish,
    TokenInfo,
    Visitor,
)
from edubba.server.people.sessions import close_session, open_session

COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one; the server says when a session is over

Number: TypeAlias = Annotated[int, PathParameter(ge=1, le=MOST_NUMBER)]
AnyRequest: TypeAlias = Request[Any, Any, Any]


def _cookie(office: Office, value: str, seconds: int) -> Cookie:
    secure = office.settings.secure_cookies
    return Cookie(
        cookie_name(office.settings),
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )


async def _welcome(office: Office, cookie: str, status: int = 201) -> Response[Me]:
    """The cookie, and with it what `GET /api/me` would say."""
    person = await by_cookie(office, cookie)
    assert person is not None
    me = await account.me(office, person.id, cookie)
    return Response(me, status_code=status, cookies=[_cookie(office, cookie, COOKIE_SECONDS)])


def _goodbye(office: Office) -> Response[Done]:
    return Response(Done(), status_code=200, cookies=[_cookie(office, "", 0)])


@post("/api/guest", tags=["people"], summary="Come in as a guest")
async def join_as_guest(
    data: JSONBody[NewGuest],
    request: AnyRequest,
    office: OfficeDep,
    address: AddressDep,
    maybe_person: MaybePersonDep,
) -> Response[Me]:
    """A guest at once, under a name of his own or a made-up one; who is there already stays who he is."""
    if maybe_person is not None and (cookie := _own_cookie(request, maybe_person, office)):
        return await _welcome(office, cookie, 200)
    return await _welcome(office, await joining.join_as_guest(office, data, address))


@post("/api/register", tags=["people"], summary="Make an account")
async def register(
    data: JSONBody[NewAccount], office: OfficeDep, address: AddressDep, maybe_person: MaybePersonDep
) -> Response[Me]:
    """A new account; a guest who asks keeps his number and his matches."""
    return await _welcome(office, await joining.register(office, data, address, maybe_person))


@post("/api/login", tags=["people"], summary="Sign in", status_code=200)
async def login(
    data: JSONBody[Login], request: AnyRequest, office: OfficeDep, address: AddressDep
) -> Response[Me]:
    """A new session by name and password; one that this browser had before is over."""
    cookie = await joining.login(office, data, address)
    if before := request.cookies.get(cookie_name(office.settings)):
        await close_session(office, before)
    return await _welcome(office, cookie, 200)


@post("/api/logout", tags=["people"], summary="Sign out", status_code=200)
async def logout(office: OfficeDep, maybe_person: MaybePersonDep) -> Response[Done]:
    """End this session."""
    if maybe_person is not None:
        await joining.logout(office, maybe_person)
    return _goodbye(office)


@get("/api/me", tags=["people"], summary="Who am I?")
async def get_me(request: AnyRequest, office: OfficeDep, person: PersonDep) -> Me:
    """The person's own account, and the token for the header X-Edubba-CSRF."""
    return await account.me(office, person.id, _own_cookie(request, person, office))


@get("/api/visitor", tags=["people"], summary="Who am I, if anybody?")
async def get_visitor(request: AnyRequest, office: OfficeDep, maybe_person: MaybePersonDep) -> Visitor:
    """The same for a page that is just being opened: nobody is no error."""
    person = maybe_person
    return Visitor(
        await account.me(office, person.id, _own_cookie(request, person, office)) if person else None
    )


@patch("/api/me", tags=["people"], summary="Change my account")
async def patch_me(
    data: JSONBody[Change], request: AnyRequest, office: OfficeDep, person: PersonDep, address: AddressDep
) -> Me:
    """What is sent is changed; what is left out stays."""
    await account.change(office, person, data, address)
    return await account.me(office, person.id, _own_cookie(request, person, office))


def _own_cookie(request: AnyRequest, person: Person, office: Office) -> str | None:
    """The cookie that made the person known; None where a token did."""
    cookie = request.cookies.get(cookie_name(office.settings))
    return cookie if cookie and digest(cookie) == person.key else None


@delete("/api/me", tags=["people"], summary="Erase my account", status_code=200)
async def delete_me(
    data: JSONBody[Farewell], office: OfficeDep, person: PersonDep, address: AddressDep
) -> Response[Done]:
    """The person is erased; records of matches stay, without his name."""
    await leaving.leave(office, person, data.password, address)
    return _goodbye(office)


@post("/api/me/password", tags=["people"], summary="Change my password", status_code=200)
async def change_password(
    data: JSONBody[NewPassword], office: OfficeDep, person: PersonDep, address: AddressDep
) -> Response[Me]:
    """A new password; all other sessions end, and this one goes on with another cookie."""
    await account.change_password(office, person, data, address)
    async with office.database.write() as connection:
        cookie = await open_session(connection, person.id, office.clock())
    return await _welcome(office, cookie, 200)


@post("/api/reset", tags=["people"], summary="I have forgotten my password", status_code=202)
async def reset(data: JSONBody[ResetWish], office: OfficeDep, address: AddressDep) -> Response[Done]:
    """Always the same answer, and given before anything is looked up: not even time tells who is known."""
    await resetting.check_reset_rate(office, data.email, address)
    return Response(
        Done(), status_code=202, background=BackgroundTask(resetting.send_reset, office, data.email)
    )


@post("/api/reset/confirm", tags=["people"], summary="Set a new password by a link", status_code=200)
async def confirm_reset(data: JSONBody[ResetConfirm], office: OfficeDep, address: AddressDep) -> Done:
    """A link works once, for an hour."""
    await resetting.confirm_reset(office, data, address)
    return Done()


@get("/api/me/tokens", tags=["people"], summary="My personal tokens")
async def list_tokens(office: OfficeDep, person: PersonDep) -> list[TokenInfo]:
    """All of them, without their secrets."""
    return await personal_tokens.list_tokens(office, person)


@post("/api/me/tokens", tags=["people"], summary="Make a personal token")
async def make_token(data: JSONBody[NewToken], office: OfficeDep, person: PersonDep) -> FreshToken:
    """The token is shown in this answer and never again."""
    if person.guest:
        raise Problem(403, "people-guest")
    return await personal_tokens.make_token(office, person, data)


@delete("/api/me/tokens/{number:int}", tags=["people"], summary="End a personal token")
async def delete_token(number: Number, office: OfficeDep, person: PersonDep) -> None:
    """From now on it opens nothing."""
    await personal_tokens.delete_token(office, person, number)


@get("/api/me/export", tags=["people"], summary="Everything stored about me")
async def export_me(office: OfficeDep, person: PersonDep) -> Export:
    """One JSON document, without secrets."""
    account.check_at_home(person)
    return await export.export(office, person.id)


ROUTES = [
    join_as_guest,
    register,
    login,
    logout,
    get_me,
    get_visitor,
    patch_me,
    delete_me,
    change_password,
    reset,
    confirm_reset,
    list_tokens,
    make_token,
    delete_token,
    export_me,
    *SESSIONS,
    *OTHERS,
]
