"""A page of another site that has a browser send requests: no unsafe route does anything for it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.held import Inside
from tests.server.security.doors import BODIES, Door, address, doors, unsafe
from tests.server.served import VERIFY, Guest, seated
from tests.waiting import LIMIT

#: Routes that change nothing of a person's, or begin with nobody: they look at the origin alone.
WITHOUT_PERSON = {
    "/api/boards/check",
    "/api/boards/read",
    "/api/boards/rename",
    "/api/confirm",
    "/api/lessons/{game}/{lesson}",
    "/api/login",
    "/api/positions/edit",
    "/api/positions/open",
    "/api/reset",
    "/api/reset/confirm",
}


@pytest.fixture(scope="module")
def table(server: Inside) -> tuple[str, Guest]:
    match, guests = seated(server.address)
    return match, guests[0]


def _send(guest: Guest, door: Door, match: str, csrf: str | None, **headers: str) -> httpx.Response:
    """As a browser does, which adds the cookie by itself."""
    sent = {"Cookie": guest.cookie} | headers | ({} if csrf is None else {"X-Edubba-CSRF": csrf})
    method, path = door
    base = str(guest.http.base_url).rstrip("/")
    body: dict[str, Any] = {} if BODIES[door] is None else {"json": BODIES[door]}
    url = base + address(path, match)
    return httpx.request(method, url, headers=sent, timeout=LIMIT, verify=VERIFY, **body)


def test_every_unsafe_route_is_tried() -> None:
    missing = set(unsafe()) ^ set(BODIES)
    assert not missing
    assert {path for _, path in unsafe()} >= WITHOUT_PERSON


@pytest.mark.parametrize("door", unsafe(), ids=" ".join)
def test_a_foreign_origin_is_refused_even_with_the_token(table: tuple[str, Guest], door: Door) -> None:
    match, guest = table
    token = str(guest.http.headers["X-Edubba-CSRF"])
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = _send(guest, door, match, token, **headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "people-origin"), headers


@pytest.mark.parametrize("door", [door for door in unsafe() if door[1] not in WITHOUT_PERSON], ids=" ".join)
@pytest.mark.parametrize("csrf", [None, "", "0" * 64])
def test_the_cookie_alone_does_nothing(table: tuple[str, Guest], door: Door, csrf: str | None) -> None:
    match, guest = table
    answer = _send(guest, door, match, csrf)
    assert (answer.status_code, answer.json()["code"]) == (403, "people-csrf")


def test_what_only_asks_changes_nothing(table: tuple[str, Guest]) -> None:
    """All safe routes, with the cookie and from elsewhere: the account and the match stay as they were."""
    match, guest = table
    before = guest.see(match), guest.http.get("/api/me").json()
    for method, path in doors():
        if method == "GET":
            answer = guest.http.get(
                address(path, match), headers={"Origin": "https://evil.example"}, params={"after": 0}
            )
            assert answer.status_code < 500
            assert "access-control-allow-origin" not in answer.headers
    assert (guest.see(match), guest.http.get("/api/me").json()) == before


def test_a_form_of_another_site_is_no_request(table: tuple[str, Guest]) -> None:
    """What a browser sends without asking first: forms and plain text. None of it is read as JSON."""
    _, guest = table
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        headers = {
            "Content-Type": kind,
            "X-Edubba-CSRF": str(guest.http.headers["X-Edubba-CSRF"]),
            "Origin": "https://evil.example",
        }
        answer = guest.http.post("/api/guest", content=b'{"name": "Forged"}', headers=headers)
        assert answer.status_code in (400, 403, 415), kind
