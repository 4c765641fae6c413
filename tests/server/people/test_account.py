"""One's own account: changes, passwords and their loss."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from edubba.server.notices.links import reset_link
from edubba.server.people.keys import confirm_key, digest
from tests.server.people.support import HERE, PASSWORD, SETTINGS, Server, Visitor, refused, serving

NEW = "dates and honey"
MAIL = "gudea@lagash.example"


@pytest.fixture
def gudea(server: Server) -> Visitor:
    visitor = server.account("Gudea", email=MAIL)
    server.confirm()
    visitor.me["confirmed"] = True
    return visitor


def can_sign_in(server: Server, password: str) -> bool:
    return server.visitor().post("/api/login", {"name": "Gudea", "password": password}).status_code == 200


def links(server: Server) -> list[str]:
    rows = server.rows("select facts from notices where kind = 'reset' and way = 'mail' order by id")
    return [reset_link(server.settings, json.loads(row["facts"])["nonce"]) for row in rows]


def confirm_links(server: Server, person: Visitor) -> list[str]:
    """The secrets of the links that went to a person's address."""
    number, email = person.me["id"], person.get("/api/me").json()["email"]
    rows = server.rows("select facts from notices where kind = 'confirm' and account = ?", number)
    return [
        confirm_key(server.settings.secret, number, email, json.loads(row["facts"])["until"]) for row in rows
    ]


def test_what_is_sent_is_changed_and_the_rest_stays(gudea: Visitor) -> None:
    before = gudea.get("/api/me").json()
    after = gudea.patch(
        "/api/me", {"language": "hu", "about": "Lagash", "mail": False, "digest": True}
    ).json()
    changed = {"language": "hu", "about": "Lagash", "mail": False, "digest": True}
    assert after == before | changed
    assert gudea.patch("/api/me", {}).json() == after


def test_a_mail_address_can_be_taken_back_and_not_taken_from_others(gudea: Visitor) -> None:
    server, other = gudea.server, gudea.server.account("Other")
    asked = other.patch("/api/me", {"email": MAIL.upper(), "password": PASSWORD})
    assert (asked.status_code, asked.json()["confirmed"]) == (200, False)  # nobody learns that it is taken
    (link,) = confirm_links(server, other)
    refused(server.visitor().post("/api/confirm", {"token": link}), 409, "people-email-taken")
    same = gudea.patch("/api/me", {"email": MAIL, "password": PASSWORD})
    assert (same.status_code, same.json()["confirmed"]) == (200, True)
    assert gudea.patch("/api/me", {"email": None, "password": PASSWORD}).json()["email"] is None
    assert server.visitor().post("/api/confirm", {"token": link}).status_code == 200
    assert other.get("/api/me").json()["confirmed"]
    refused(gudea.server.guest().patch("/api/me", {"email": "a@b.org"}), 403, "people-guest")


def test_whoever_finds_a_page_open_cannot_take_the_account_over(gudea: Visitor) -> None:
    for password in ({}, {"password": "a guess"}):
        wish = {"email": "thief@umma.example"} | password
        refused(gudea.patch("/api/me", wish), 403, "people-password-wrong")
    assert gudea.get("/api/me").json()["email"] == MAIL


def test_a_token_shows_and_changes_no_way_of_notices(gudea: Visitor) -> None:
    gudea.patch("/api/me", {"webhook": "https://a.example/x"})
    program = Visitor(gudea.server, token=gudea.post("/api/me/tokens", {"name": "bot"}).json()["token"])
    me = program.get("/api/me").json()
    assert (me["name"], me["email"], me["webhook"], me["webhook_key"]) == ("Gudea", None, None, None)
    refused(program.get("/api/me/export"), 403, "people-cookie-only")
    refused(program.patch("/api/me", {"webhook": "https://b.example/x"}), 403, "people-cookie-only")
    refused(program.patch("/api/me", {"mail": False}), 403, "people-cookie-only")
    refused(program.patch("/api/me", {"digest": True}), 403, "people-cookie-only")
    me = gudea.get("/api/me").json()
    assert (me["webhook"], me["mail"], me["digest"]) == ("https://a.example/x", True, False)


def test_in_a_private_network_a_webhook_may_be_plain(tmp_path: Path) -> None:
    with serving(tmp_path, replace(SETTINGS, private_webhooks=True)) as server:
        changed = server.account("Gudea").patch("/api/me", {"webhook": "http://10.0.0.7/x"}).json()
        assert changed["webhook"] == "http://10.0.0.7/x"


@pytest.mark.parametrize(
    "address",
    ["http://a.org", "https://", "https://u:p@a.org/", "https://a.org:x/", "https://a b.org", "file:///etc"],
)
def test_a_webhook_is_an_https_address(gudea: Visitor, address: str) -> None:
    refused(gudea.patch("/api/me", {"webhook": address}), 400, "people-webhook-form")


def test_a_webhook_has_a_key_as_long_as_it_stands(gudea: Visitor) -> None:
    first = gudea.patch("/api/me", {"webhook": "https://a.example/x"}).json()
    assert first["webhook"] == "https://a.example/x"
    assert len(first["webhook_key"]) > 30
    assert gudea.patch("/api/me", {"webhook": None}).json()["webhook_key"] is None


def test_a_new_password_ends_all_other_sessions(gudea: Visitor) -> None:
    other = gudea.server.visitor()
    other.post("/api/login", {"name": "Gudea", "password": PASSWORD})
    wrong = gudea.post("/api/me/password", {"old": "a guess", "new": NEW})
    refused(wrong, 403, "people-password-wrong")
    assert other.get("/api/me").status_code == 200
    refused(gudea.post("/api/me/password", {"old": PASSWORD, "new": "short"}), 400, "people-password-short")
    assert gudea.post("/api/me/password", {"old": PASSWORD, "new": NEW}).status_code == 200
    assert gudea.get("/api/me").status_code == 200
    refused(other.get("/api/me"), 401, "people-sign-in")
    assert not can_sign_in(gudea.server, PASSWORD)
    assert can_sign_in(gudea.server, NEW)


def test_a_reset_answers_the_same_whether_the_address_is_known(gudea: Visitor) -> None:
    visitor = gudea.server.visitor()
    known = visitor.post("/api/reset", {"email": MAIL.upper()})
    unknown = visitor.post("/api/reset", {"email": "nobody@lagash.example"})
    assert (
        (known.status_code, known.content)
        == (unknown.status_code, unknown.content)
        == (202, b'{"done":true}')
    )
    assert len(links(gudea.server)) == 1


def test_a_link_sets_a_new_password_once(gudea: Visitor) -> None:
    server, visitor = gudea.server, gudea.server.visitor()
    program = Visitor(server, token=gudea.post("/api/me/tokens", {"name": "bot"}).json()["token"])
    visitor.post("/api/reset", {"email": MAIL})
    (link,) = links(server)
    address, _, token = link.partition("#")
    assert address == f"{HERE}/reset"
    assert server.rows("select token from resets") == [{"token": digest(token)}]
    assert token not in str(server.rows("select * from notices"))
    wish = {"token": token, "password": NEW}
    refused(visitor.post("/api/reset/confirm", wish | {"password": "short"}), 400, "people-password-short")
    assert visitor.post("/api/reset/confirm", wish).status_code == 200
    refused(visitor.post("/api/reset/confirm", wish), 400, "people-reset-over")
    refused(gudea.get("/api/me"), 401, "people-sign-in")
    refused(program.get("/api/me"), 401, "people-token-unknown")
    assert can_sign_in(server, NEW)


def test_a_link_is_over_after_an_hour_or_when_the_address_changes(gudea: Visitor) -> None:
    server, visitor = gudea.server, gudea.server.visitor()
    visitor.post("/api/reset", {"email": MAIL})
    server.clock.now += 3601
    wish = {"token": links(server)[0].partition("#")[2], "password": NEW}
    refused(visitor.post("/api/reset/confirm", wish), 400, "people-reset-over")
    visitor.post("/api/reset", {"email": MAIL})
    gudea.patch("/api/me", {"email": "new@lagash.example", "password": PASSWORD})
    wish["token"] = links(server)[1].partition("#")[2]
    refused(visitor.post("/api/reset/confirm", wish), 400, "people-reset-over")
    assert can_sign_in(server, PASSWORD)


def test_nobody_fills_a_mailbox(gudea: Visitor) -> None:
    for _ in range(5):
        gudea.server.clock.now += 700  # slow enough for the limit by address
        assert gudea.server.visitor().post("/api/reset", {"email": MAIL}).status_code == 202
    assert len(links(gudea.server)) == 3
