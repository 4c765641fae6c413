"""Guests, accounts, signing in and out."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from edubba.server.people.keys import digest
from tests.server.people.support import PASSWORD, SETTINGS, Server, refused, serving


def test_a_guest_comes_in_at_once_with_a_pleasant_name(server: Server) -> None:
    guest = server.guest()
    assert guest.me["guest"] is True
    assert "-" in guest.me["name"]
    assert guest.get("/api/me").json() == guest.me


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    header = server.client.post("/api/guest", json={}).headers["set-cookie"]
    assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= {part.strip() for part in header.split(";")}


def test_without_https_the_cookie_is_not_marked_secure(tmp_path: Path) -> None:
    with serving(tmp_path, replace(SETTINGS, base_url="http://edubba.example")) as server:
        assert "Secure" not in server.client.post("/api/guest", json={}).headers["set-cookie"]


def test_nobody_is_told_to_come_in(server: Server) -> None:
    refused(server.visitor().get("/api/me"), 401, "people-sign-in")


def test_a_page_asks_who_is_there_and_nobody_is_an_answer(server: Server) -> None:
    nobody = server.visitor().get("/api/visitor")
    assert (nobody.status_code, nobody.json()) == (200, {"me": None})
    guest = server.guest()
    assert guest.get("/api/visitor").json() == {"me": guest.me}
    assert guest.me["csrf"]


def test_only_hashes_of_cookies_and_passwords_are_stored(server: Server) -> None:
    gudea = server.account("Gudea")
    assert [row["token"] for row in server.rows("select token from sessions")] == [digest(gudea.cookie)]
    stored = server.file.read_bytes() + Path(f"{server.file}-wal").read_bytes()
    assert gudea.cookie.encode() not in stored
    assert PASSWORD.encode() not in stored
    assert gudea.csrf.encode() not in stored


def test_a_guest_who_registers_keeps_his_number_and_his_matches(server: Server) -> None:
    guest = server.guest("Ishme")
    number, old_cookie = guest.me["id"], guest.cookie
    server.rows(
        "insert into matches (id, game, players, status, version, host, private, rated, clock, created,"
        " changed, seed) values ('m1', 'sumeria', 2, 'open', 1, ?, 0, 0, 'none', 1, 1, 's')",
        number,
    )
    server.rows("insert into seats values ('m1', 1, 'person', ?, 'Ishme', '', 0, null, null)", number)
    answer = guest.post("/api/register", {"name": "Ishme-Dagan", "password": PASSWORD})
    assert answer.status_code == 201
    assert (answer.json()["id"], answer.json()["guest"]) == (number, False)
    assert server.rows("select account, name from seats") == [{"account": number, "name": "Ishme"}]
    assert guest.cookie != old_cookie
    guest.cookie = old_cookie
    refused(guest.get("/api/me"), 401, "people-sign-in")


def test_an_account_cannot_register_again(server: Server) -> None:
    gudea = server.account("Gudea")
    refused(gudea.post("/api/register", {"name": "Other", "password": PASSWORD}), 409, "people-signed-in")


def test_signing_in_needs_the_right_password_and_takes_any_case_of_the_name(server: Server) -> None:
    server.account("Gudea")
    visitor = server.visitor()
    refused(visitor.post("/api/login", {"name": "Gudea", "password": "wrong"}), 401, "people-login-wrong")
    refused(visitor.post("/api/login", {"name": "Nobody", "password": PASSWORD}), 401, "people-login-wrong")
    assert visitor.post("/api/login", {"name": "gUDEA", "password": PASSWORD}).status_code == 200
    assert visitor.get("/api/me").json()["name"] == "Gudea"


def test_a_guest_has_no_password_to_sign_in_with(server: Server) -> None:
    guest = server.guest("Ishme")
    refused(
        server.visitor().post("/api/login", {"name": guest.me["name"], "password": ""}),
        401,
        "people-login-wrong",
    )


def test_signing_out_ends_this_session_only(server: Server) -> None:
    here, there = server.account("Gudea"), server.visitor()
    there.post("/api/login", {"name": "Gudea", "password": PASSWORD})
    cookie = here.cookie
    assert here.post("/api/logout").status_code == 200
    assert here.cookie == ""
    here.cookie = cookie
    refused(here.get("/api/me"), 401, "people-sign-in")
    assert there.get("/api/me").status_code == 200


def test_a_session_ends_when_nobody_uses_it_and_lives_on_when_somebody_does(server: Server) -> None:
    gudea = server.account("Gudea")
    for _ in range(3):
        server.clock.now += 50 * 86_400
        assert gudea.get("/api/me").status_code == 200
    server.clock.now += 61 * 86_400
    refused(gudea.get("/api/me"), 401, "people-sign-in")


def test_a_closed_server_takes_guests_but_no_accounts(tmp_path: Path) -> None:
    with serving(tmp_path, replace(SETTINGS, registration=False)) as server:
        wish = {"name": "Gudea", "password": PASSWORD}
        refused(server.visitor().post("/api/register", wish), 403, "people-registration-closed")
        server.guest()


@pytest.mark.parametrize("password", ["", "short", "nine char"])
def test_a_short_password_is_refused(server: Server, password: str) -> None:
    answer = server.visitor().post("/api/register", {"name": "Gudea", "password": password})
    refused(answer, 400, "people-password-short")
    assert server.rows("select * from accounts") == []


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Gudea"},
        {"name": "Gudea", "password": "x" * 201},
        {"name": "Gudea", "password": PASSWORD, "language": "fr"},
        {"name": "Gudea", "password": PASSWORD, "admin": True},
        {"name": ["Gudea"], "password": PASSWORD},
        [],
    ],
)
def test_what_is_not_in_form_is_refused(server: Server, body: object) -> None:
    refused(server.visitor().post("/api/register", body), 400, "problem-bad-request")


def test_a_new_account_does_not_tell_whose_mail_address_is_known(server: Server) -> None:
    server.account("Gudea", email="gudea@lagash.example")
    server.confirm()
    known = server.account("Other", email="GUDEA@lagash.example")
    unknown = server.account("Another", email="nobody@lagash.example")
    assert [each.me["confirmed"] for each in (known, unknown)] == [False, False]
    keys = [row["email_key"] for row in server.rows("select email_key from accounts order by id")]
    assert keys == ["gudea@lagash.example", None, None]


@pytest.mark.parametrize(
    "email", ["gudea", "a@b", "a b@c.org", "a@b.org\nBcc: x@y.org", "<a@b.org>", "a@b.org,c@d.org", "@b.org"]
)
def test_what_is_no_mail_address_is_refused(server: Server, email: str) -> None:
    wish = {"name": "Gudea", "password": PASSWORD, "email": email}
    refused(server.visitor().post("/api/register", wish), 400, "people-email-form")


def test_a_server_may_want_no_guests(tmp_path: Path) -> None:
    with serving(tmp_path, replace(SETTINGS, guests=False)) as server:
        refused(server.visitor().post("/api/guest", {}), 403, "people-no-guests")
        account = {"name": "Gudea", "password": PASSWORD}
        assert server.visitor().post("/api/register", account).status_code == 201


def test_who_is_there_already_stays_who_he_is(server: Server) -> None:
    guest = server.guest("Ishme")
    again = guest.post("/api/guest", {"name": "Another"})
    assert (again.status_code, again.json()["name"]) == (200, "Ishme")
    assert len(server.rows("select id from accounts")) == 1
