"""A personal token plays and looks: it never leads to the account itself."""

from __future__ import annotations

import httpx
import pytest

from tests.server.held import Inside
from tests.server.security.doors import BODIES, Door, address, doors
from tests.server.served import VERIFY, Guest
from tests.waiting import LIMIT

PASSWORD = "barley and beer"
MAIL = "urningirsu@lagash.example"
#: What only somebody who signed in may do.
AT_HOME: dict[Door, object] = {
    ("GET", "/api/me/export"): None,
    ("GET", "/api/me/sessions"): None,
    ("GET", "/api/me/tokens"): None,
    ("POST", "/api/me/tokens"): {"name": "more"},
    ("DELETE", "/api/me/tokens/{number}"): None,
    ("POST", "/api/me/password"): {"old": PASSWORD, "new": "dates and honey"},
    ("POST", "/api/me/sessions/end"): {"password": PASSWORD},
    ("DELETE", "/api/me"): {"password": PASSWORD},
}
#: Of one's own, and yet open to a program: who I am, my language, my notices, whom I keep away from.
OPEN: set[Door] = {
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("GET", "/api/me/notices"),
    ("GET", "/api/blocks"),
    ("POST", "/api/blocks/{name}"),
    ("DELETE", "/api/blocks/{name}"),
    ("POST", "/api/reports"),
    ("POST", "/api/logout"),
}


@pytest.fixture(scope="module")
def program(server: Inside) -> httpx.Client:
    owner = Guest(server.address)
    account = {"name": "Urningirsu", "password": PASSWORD, "email": MAIL}
    me = owner.http.post("/api/register", json=account).raise_for_status().json()
    owner.http.headers["X-Edubba-CSRF"] = me["csrf"]
    token = owner.http.post("/api/me/tokens", json={"name": "bot"}).raise_for_status().json()["token"]
    alone = httpx.Limits(max_keepalive_connections=0)
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=server.address, headers=headers, timeout=LIMIT, limits=alone, verify=VERIFY)


def test_every_route_about_the_account_is_decided() -> None:
    """A new route below /api/me, or about other people, must be put into one list or the other."""
    own = {
        door for door in doors() if door[1].startswith(("/api/me", "/api/blocks", "/api/reports", "/api/log"))
    }
    assert own - {("POST", "/api/login")} == set(AT_HOME) | OPEN


@pytest.mark.parametrize("door", AT_HOME, ids=" ".join)
def test_a_token_is_refused_with_all_that_the_route_asks_for(program: httpx.Client, door: Door) -> None:
    method, path = door
    body = {} if AT_HOME[door] is None else {"json": AT_HOME[door]}
    answer = program.request(method, address(path), **body)  # type: ignore[arg-type]  # a body or none
    assert (answer.status_code, answer.json()["code"]) == (403, "people-cookie-only")


@pytest.mark.parametrize(
    "change",
    [
        {"email": "thief@umma.example", "password": PASSWORD},
        {"webhook": "https://umma.example"},
        {"mail": False},
        {"digest": True},
    ],
)
def test_a_token_changes_no_way_to_reach_the_owner(program: httpx.Client, change: dict[str, object]) -> None:
    answer = program.patch("/api/me", json=change)
    assert (answer.status_code, answer.json()["code"]) == (403, "people-cookie-only")


def test_no_route_shows_a_token_the_owners_secrets(program: httpx.Client) -> None:
    for method, path in doors():
        if method == "GET":
            text = program.get(address(path), params={"after": 0}).text
            assert MAIL not in text, path
            assert '"csrf":""' in text or '"csrf"' not in text or path == "/api/openapi.json", path


def test_a_token_takes_no_other_account_over(program: httpx.Client) -> None:
    register = program.post("/api/register", json=BODIES["POST", "/api/register"])
    assert (register.status_code, register.json()["code"]) == (409, "people-signed-in")
    assert "set-cookie" not in register.headers
