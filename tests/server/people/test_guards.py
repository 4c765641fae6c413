"""Who may ask: forged requests, tokens, suspended accounts, WebSockets."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.people.support import HERE, PASSWORD, Server, Visitor, refused

ABOUT = {"about": "I build temples."}


@pytest.fixture
def gudea(server: Server) -> Visitor:
    return server.account("Gudea")


def token_of(person: Visitor) -> Visitor:
    token = person.post("/api/me/tokens", {"name": "my bot"}).json()["token"]
    return Visitor(person.server, token=token)


@pytest.mark.parametrize("csrf", ["", "0" * 64, "\u00e9"])
def test_a_cookie_alone_changes_nothing(gudea: Visitor, csrf: str) -> None:
    answer = gudea.server.client.patch(
        "/api/me",
        json=ABOUT,
        headers=[
            (b"cookie", f"__Host-edubba={gudea.cookie}".encode()),
            (b"x-edubba-csrf", csrf.encode("latin-1")),
        ],
    )
    refused(answer, 403, "people-csrf")
    assert gudea.get("/api/me").json()["about"] == ""


def test_the_csrf_token_of_another_session_does_not_fit(gudea: Visitor) -> None:
    other = gudea.server.visitor()
    other.post("/api/login", {"name": "Gudea", "password": PASSWORD})
    refused(gudea.send("PATCH", "/api/me", ABOUT, x_edubba_csrf=other.csrf), 403, "people-csrf")
    assert gudea.send("PATCH", "/api/me", ABOUT, x_edubba_csrf=gudea.csrf).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
def test_a_request_from_another_site_is_refused_even_with_the_token(
    gudea: Visitor, headers: dict[str, str]
) -> None:
    refused(gudea.send("PATCH", "/api/me", ABOUT, **headers), 403, "people-origin")
    refused(gudea.server.visitor().post("/api/guest", **headers), 403, "people-origin")
    login = {"name": "Gudea", "password": PASSWORD}
    refused(gudea.server.visitor().post("/api/login", login, **headers), 403, "people-origin")


def test_a_request_from_here_passes(gudea: Visitor) -> None:
    answer = gudea.send("PATCH", "/api/me", ABOUT, origin=HERE, sec_fetch_site="same-origin")
    assert answer.json()["about"] == ABOUT["about"]


def test_a_token_acts_for_its_owner_alone_and_needs_no_csrf(gudea: Visitor) -> None:
    enheduanna = gudea.server.account("Enheduanna")
    program = token_of(gudea)
    assert program.get("/api/me").json()["name"] == "Gudea"
    assert program.get("/api/me").json()["csrf"] == ""
    assert program.patch("/api/me", ABOUT).status_code == 200
    assert enheduanna.get("/api/me").json()["about"] == ""
    both = Visitor(gudea.server, cookie=enheduanna.cookie, csrf=enheduanna.csrf, token=program.token)
    assert both.get("/api/me").json()["name"] == "Gudea"
    assert both.get("/api/me").json()["csrf"] == ""


def test_an_unknown_token_is_nobody_even_beside_a_cookie(gudea: Visitor) -> None:
    both = Visitor(gudea.server, cookie=gudea.cookie, csrf=gudea.csrf, token="edubba_wrong")
    refused(both.get("/api/me"), 401, "people-token-unknown")
    as_cookie = Visitor(gudea.server, cookie=token_of(gudea).token)
    refused(as_cookie.get("/api/me"), 401, "people-sign-in")
    as_token = Visitor(gudea.server, token=gudea.cookie)
    refused(as_token.get("/api/me"), 401, "people-token-unknown")


def test_another_scheme_in_the_header_does_not_hide_the_cookie(gudea: Visitor) -> None:
    assert gudea.get("/api/me", authorization="Basic Z3VkZWE6eA==").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/password", {"old": PASSWORD, "new": "another password"}),
        ("POST", "/api/me/tokens", {"name": "more"}),
        ("DELETE", "/api/me/tokens/1", None),
        ("DELETE", "/api/me", {"password": PASSWORD}),
        ("PATCH", "/api/me", {"email": "thief@example.org"}),
    ],
)
def test_a_token_cannot_take_the_account_over(gudea: Visitor, method: str, path: str, body: Any) -> None:
    refused(token_of(gudea).send(method, path, body), 403, "people-cookie-only")


def test_a_token_is_shown_once_and_ended_by_its_owner_only(gudea: Visitor) -> None:
    program, stranger = token_of(gudea), gudea.server.account("Stranger")
    listed = gudea.get("/api/me/tokens").json()
    assert [(each["name"], "token" in each) for each in listed] == [("my bot", False)]
    assert program.token not in str(gudea.server.rows("select * from tokens"))
    path = f"/api/me/tokens/{listed[0]['id']}"
    refused(stranger.delete(path), 404, "people-token-missing")
    assert program.get("/api/me").status_code == 200
    assert gudea.delete(path).status_code == 204
    refused(program.get("/api/me"), 401, "people-token-unknown")


@pytest.mark.parametrize("number", ["0", "-1", str(2**31), str(2**80)])
def test_a_number_beyond_all_tokens_is_refused(gudea: Visitor, number: str) -> None:
    refused(gudea.delete(f"/api/me/tokens/{number}"), 400, "problem-bad-request")


def test_tokens_are_for_accounts_and_not_without_number(gudea: Visitor) -> None:
    refused(gudea.server.guest().post("/api/me/tokens", {"name": "x"}), 403, "people-guest")
    for _ in range(20):
        assert gudea.post("/api/me/tokens", {"name": "x"}).status_code == 201
    refused(gudea.post("/api/me/tokens", {"name": "x"}), 409, "people-tokens-many")


def test_a_suspended_account_is_refused_with_the_reason(gudea: Visitor) -> None:
    program = token_of(gudea)
    gudea.server.rows("update accounts set suspended = 'rude words'")
    for visitor in (gudea, program):
        answer = visitor.get("/api/me")
        refused(answer, 403, "people-suspended")
        assert "rude words" in answer.json()["detail"]
    wish = {"name": "Gudea", "password": PASSWORD}
    refused(gudea.server.visitor().post("/api/login", wish), 403, "people-suspended")
    wrong = gudea.server.visitor().post("/api/login", wish | {"password": "a guess"})
    refused(wrong, 401, "people-login-wrong")


def socket_answer(server: Server, headers: dict[str, str]) -> Any:
    try:
        with server.client.websocket_connect("/socket", headers=headers) as socket:
            return socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code, closed.detail


def test_a_socket_knows_the_person_and_refuses_other_sites(gudea: Visitor) -> None:
    cookie = {"cookie": f"__Host-edubba={gudea.cookie}"}
    server = gudea.server
    assert socket_answer(server, cookie | {"origin": HERE}) == {"name": "Gudea"}
    assert socket_answer(server, {"authorization": f"Bearer {token_of(gudea).token}"}) == {"name": "Gudea"}
    assert socket_answer(server, cookie | {"origin": "https://evil.example"})[0] == 4403
    assert socket_answer(server, {})[0] == 4401
