"""Mail addresses: a link confirms one, for one account, for a while, and opens nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from edubba.server.people.confirming import CONFIRM_SECONDS
from edubba.server.people.keys import confirm_key
from tests.server.people.support import PASSWORD, Server, Visitor, refused, serving

MAIL = "gudea@lagash.example"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def gudea(server: Server) -> Visitor:
    return server.account("Gudea", email=MAIL)


def _token(person: Visitor, email: str = MAIL) -> str:
    rows = person.server.rows("select facts from notices where kind = 'confirm' order by id desc")
    return confirm_key(
        person.server.settings.secret, person.me["id"], email, json.loads(rows[0]["facts"])["until"]
    )


def _told(server: Server) -> list[tuple[str, str]]:
    rows = server.rows("select facts from notices where kind = 'account' order by id")
    return [(facts["what"], facts.get("to", "")) for facts in (json.loads(row["facts"]) for row in rows)]


def test_before_the_link_is_opened_no_password_is_reset_by_the_address(gudea: Visitor) -> None:
    server = gudea.server
    server.visitor().post("/api/reset", {"email": MAIL})
    assert not server.rows("select * from resets")
    assert server.visitor().post("/api/confirm", {"token": _token(gudea)}).status_code == 200
    assert gudea.get("/api/me").json()["confirmed"]
    server.visitor().post("/api/reset", {"email": MAIL})
    assert len(server.rows("select * from resets")) == 1


def test_the_link_opens_no_account(gudea: Visitor) -> None:
    """Whoever gets it by mistake, because somebody mistyped an address, cannot take the account with it."""
    token = _token(gudea)
    reset = gudea.server.visitor().post("/api/reset/confirm", {"token": token, "password": "dates and honey"})
    refused(reset, 400, "people-reset-over")
    refused(Visitor(gudea.server, token=token).get("/api/me"), 401, "people-token-unknown")
    refused(Visitor(gudea.server, cookie=token).get("/api/me"), 401, "people-sign-in")


def test_the_link_is_of_one_account_one_address_and_a_few_days(gudea: Visitor) -> None:
    server, token = gudea.server, _token(gudea)
    other = server.account("Rim-Sin", email=MAIL)
    number, until, mac = token.split(".")
    for forged in (
        f"{other.me['id']}.{until}.{mac}",
        f"{number}.{int(until) + 1}.{mac}",
        f"{number}.{until}.{'0' * 64}",
        "..",
        "1",
        "x.y.z",
        f"-{number}.{until}.{mac}",
        f"{10**30}.{until}.{mac}",
        f"{number}.{10**30}.{mac}",
        "\u0663.\u0663.x",
    ):
        server.clock.now += 60
        refused(server.visitor().post("/api/confirm", {"token": forged}), 400, "people-confirm-over")
    server.clock.now += CONFIRM_SECONDS
    refused(server.visitor().post("/api/confirm", {"token": token}), 400, "people-confirm-over")


def test_a_link_to_an_earlier_address_confirms_nothing(gudea: Visitor) -> None:
    token = _token(gudea)
    gudea.patch("/api/me", {"email": "new@lagash.example", "password": PASSWORD})
    refused(gudea.server.visitor().post("/api/confirm", {"token": token}), 400, "people-confirm-over")


def test_the_old_address_hears_of_a_new_one_and_the_owner_of_password_and_token(gudea: Visitor) -> None:
    server = gudea.server
    gudea.patch("/api/me", {"email": "second@lagash.example", "password": PASSWORD})
    assert _told(server) == []  # the first was never confirmed: perhaps it is somebody else's
    server.confirm()
    gudea.patch("/api/me", {"email": "third@lagash.example", "password": PASSWORD})
    gudea.post("/api/me/tokens", {"name": "bot"})
    gudea.post("/api/me/password", {"old": PASSWORD, "new": "dates and honey"})
    assert _told(server) == [("email", "second@lagash.example"), ("token", ""), ("password", "")]


def test_nobody_fills_a_mailbox_with_questions(server: Server) -> None:
    wish = {"password": PASSWORD, "email": MAIL}
    codes = [
        server.visitor().post("/api/register", wish | {"name": f"Name {n}"}).status_code for n in range(6)
    ]
    assert codes == [201] * 5 + [429]
    assert server.account("Other", email="other@lagash.example")
