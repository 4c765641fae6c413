"""Sessions: nobody else's becomes mine, each ends when it should, and its cookie stays where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from edubba.server.people.person import LIFETIME, LONGEST, TOUCH
from edubba.server.people.sessions import MOST_SESSIONS
from tests.server.people.support import PASSWORD, SETTINGS, Server, Visitor, refused, serving

LOGIN = {"name": "Gudea", "password": PASSWORD}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(SETTINGS, logins_per_minute=1000)) as found:
        yield found


def _login(server: Server, cookie: str = "") -> Visitor:
    visitor = Visitor(server, cookie=cookie)
    assert visitor.post("/api/login", LOGIN).status_code == 200
    return visitor


def test_a_cookie_from_elsewhere_is_never_taken_over(server: Server) -> None:
    """Session fixation: an attacker's value, known or made up, is not the one somebody signs in under."""
    server.account("Gudea")
    attacker = server.guest("Rim-Sin")
    for planted in (attacker.cookie, "chosen-by-somebody-else"):
        victim = _login(server, planted)
        assert victim.cookie != planted
        stranger = Visitor(server, cookie=planted)
        refused(stranger.get("/api/me"), 401, "people-sign-in")  # the session before is over
        assert victim.get("/api/me").json()["name"] == "Gudea"


def test_a_guest_who_makes_an_account_gets_another_cookie(server: Server) -> None:
    guest = server.guest()
    before = guest.cookie
    assert guest.post("/api/register", LOGIN).status_code == 201
    assert guest.cookie != before
    refused(Visitor(server, cookie=before).get("/api/me"), 401, "people-sign-in")


def test_a_new_password_changes_the_cookie_of_who_changed_it(server: Server) -> None:
    gudea = server.account("Gudea")
    before = gudea.cookie
    assert gudea.post("/api/me/password", {"old": PASSWORD, "new": "dates and honey"}).status_code == 200
    assert gudea.cookie not in ("", before)
    assert gudea.patch("/api/me", {"about": "still here"}).status_code == 200
    refused(Visitor(server, cookie=before).get("/api/me"), 401, "people-sign-in")


def test_signing_out_ends_the_session_at_the_server(server: Server) -> None:
    gudea = server.account("Gudea")
    kept = gudea.cookie
    answer = gudea.post("/api/logout")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    refused(Visitor(server, cookie=kept).get("/api/me"), 401, "people-sign-in")


def test_a_session_is_over_when_nobody_uses_it_and_at_last_in_any_case(server: Server) -> None:
    gudea, guest = server.account("Gudea"), server.guest()
    idle = _login(server)
    began, step = server.clock.now, LIFETIME / 2
    while server.clock.now + step < began + LONGEST:
        server.clock.now += step
        assert gudea.get("/api/me").status_code == 200
        assert guest.get("/api/me").status_code == 200
    refused(idle.get("/api/me"), 401, "people-sign-in")
    server.clock.now = began + LONGEST + TOUCH
    refused(gudea.get("/api/me"), 401, "people-sign-in")
    assert guest.get("/api/me").status_code == 200  # who has no password could never come back


def test_sessions_are_listed_and_ended_by_the_password(server: Server) -> None:
    gudea = server.account("Gudea")
    phone, library = _login(server), _login(server)
    listed = gudea.get("/api/me/sessions").json()
    assert [each["current"] for each in listed].count(True) == 1
    assert len(listed) == 3
    assert gudea.cookie not in str(listed)
    one = next(each["id"] for each in phone.get("/api/me/sessions").json() if each["current"])
    refused(gudea.post("/api/me/sessions/end", {"password": "a guess"}), 403, "people-password-wrong")
    wish = {"password": PASSWORD, "session": one}
    assert gudea.post("/api/me/sessions/end", wish).status_code == 200
    refused(phone.get("/api/me"), 401, "people-sign-in")
    assert library.get("/api/me").status_code == 200
    refused(gudea.post("/api/me/sessions/end", wish), 404, "people-session-missing")
    assert gudea.post("/api/me/sessions/end", {"password": PASSWORD}).status_code == 200
    refused(library.get("/api/me"), 401, "people-sign-in")
    assert gudea.get("/api/me").status_code == 200


def test_nobody_ends_a_session_of_somebody_else(server: Server) -> None:
    gudea, other = server.account("Gudea"), server.account("Rim-Sin")
    (mine,) = gudea.get("/api/me/sessions").json()
    wish = {"password": PASSWORD, "session": mine["id"]}
    refused(other.post("/api/me/sessions/end", wish), 404, "people-session-missing")
    refused(server.guest().post("/api/me/sessions/end", wish), 403, "people-guest")
    assert gudea.get("/api/me").status_code == 200


def test_there_are_only_so_many_at_a_time(server: Server) -> None:
    first = server.account("Gudea")
    for _ in range(MOST_SESSIONS):
        server.clock.now += 1
        last = _login(server)
    assert len(last.get("/api/me/sessions").json()) == MOST_SESSIONS
    refused(first.get("/api/me"), 401, "people-sign-in")


@pytest.mark.parametrize(
    ("base", "name"), [("https://edubba.example", "__Host-edubba"), ("http://127.0.0.1:8421", "edubba")]
)
def test_the_cookie_stays_with_this_host_and_out_of_scripts(tmp_path: Path, base: str, name: str) -> None:
    with serving(tmp_path, replace(SETTINGS, base_url=base)) as server:
        cookie = server.visitor().post("/api/guest").headers["set-cookie"]
    assert cookie.startswith(f"{name}=")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "path=/", "samesite=lax"} <= parts
    assert ("secure" in parts) == base.startswith("https")
    assert not any(part.startswith("domain") for part in parts)


def test_over_tls_a_cookie_that_a_neighbour_could_set_counts_nothing(server: Server) -> None:
    gudea = server.account("Gudea")
    stranger = server.visitor()
    refused(stranger.get("/api/me", cookie=f"edubba={gudea.cookie}"), 401, "people-sign-in")
    assert gudea.get("/api/me").status_code == 200
