"""What a person takes along, and what is left of him."""

from __future__ import annotations

import json

import pytest

from edubba.server.people.names import GONE
from tests.server.people.support import PASSWORD, Server, Visitor, refused

SECRET_SEED = "seed-of-the-match"


@pytest.fixture
def gudea(server: Server) -> Visitor:
    """A person with one row of everything."""
    person = server.account("Gudea", email="gudea@lagash.example")
    server.confirm()
    server.rows("delete from notices")  # all have gone
    server.account("Rim-Sin")
    number = person.me["id"]
    server.rows(
        "insert into matches (id, game, players, status, version, host, private, rated, clock, created,"
        " changed, seed) values ('m1', 'sumeria', 2, 'open', 1, ?, 0, 0, 'none', 1, 1, ?)",
        number,
        SECRET_SEED,
    )
    server.rows("insert into seats values ('m1', 1, 'person', ?, 'Gudea', '', 0, 12, 1)", number)
    server.rows(
        "insert into chats (match, room, account, name, text, at)"
        " values ('m1', 'table', ?, 'Gudea', 'hello', 5)",
        number,
    )
    server.rows(
        "insert into ratings (game, players, account, mu, sigma, matches) values ('sumeria', 2, ?, 26, 4, 9)",
        number,
    )
    server.rows("insert into watches values ('m1', ?, 1)", number)
    person.post("/api/me/tokens", {"name": "my bot"})
    server.rows("delete from notices")
    person.post("/api/blocks/Rim-Sin")
    person.post("/api/reports", {"name": "Rim-Sin", "match": "m1", "text": "rude words"})
    person.post("/api/reset", {"email": "gudea@lagash.example"})
    return person


def test_the_export_holds_everything_and_no_secret(gudea: Visitor) -> None:
    answer = gudea.get("/api/me/export")
    told = answer.json()
    assert told["account"]["email"] == "gudea@lagash.example"
    one_each = (
        "sessions",
        "tokens",
        "matches",
        "chats",
        "ratings",
        "notices",
        "watches",
        "blocks",
        "reports",
    )
    assert {name: len(told[name]) for name in one_each} == dict.fromkeys(one_each, 1)
    assert told["matches"][0]["points"] == 12
    assert told["chats"][0]["text"] == "hello"
    assert told["blocks"][0]["name"] == "Rim-Sin"
    (row,) = gudea.server.rows(
        "select a.password, s.token from accounts a join sessions s on s.account = a.id"
        " where a.name = 'Gudea'"
    )
    (notice,) = gudea.server.rows("select facts from notices")
    secrets = [*row.values(), gudea.cookie, SECRET_SEED, json.loads(notice["facts"])["nonce"]]
    assert not [secret for secret in secrets if secret in answer.text]


def test_the_export_holds_nothing_of_others(gudea: Visitor) -> None:
    stranger = gudea.server.account("Stranger")
    told = stranger.get("/api/me/export").json()
    lists = [value for value in told.values() if isinstance(value, list)]
    assert sum(map(len, lists)) == 1  # his own session


def test_an_account_is_not_erased_without_its_password(gudea: Visitor) -> None:
    refused(gudea.delete("/api/me", {"password": "a guess"}), 403, "people-password-wrong")
    refused(gudea.delete("/api/me", {}), 403, "people-password-wrong")
    assert gudea.get("/api/me").status_code == 200


def test_who_leaves_is_erased_and_the_records_stay(gudea: Visitor) -> None:
    server, number, cookie = gudea.server, gudea.me["id"], gudea.cookie
    assert gudea.delete("/api/me", {"password": PASSWORD}).status_code == 200
    gudea.cookie = cookie
    refused(gudea.get("/api/me"), 401, "people-sign-in")
    (row,) = server.rows("select * from accounts where id = ?", number)
    assert (row["name"], row["deleted"]) == (GONE, server.clock.now)
    assert {row[key] for key in ("name_key", "email", "email_key", "password", "webhook")} == {None}
    assert server.rows("select account, name, points from seats") == [
        {"account": number, "name": GONE, "points": 12}
    ]
    assert server.rows("select name from chats") == [{"name": GONE}]
    for table in ("sessions", "tokens", "resets", "notices", "watches", "ratings", "blocks"):
        assert server.rows(f"select * from {table} where account = ?", number) == [], table
    refused(server.visitor().get("/api/people/Gudea"), 404, "people-unknown")
    refused(server.visitor().get(f"/api/people/{GONE}"), 404, "people-unknown")
    login = {"name": "Gudea", "password": PASSWORD}
    refused(server.visitor().post("/api/login", login), 401, "people-login-wrong")
    assert server.account("Gudea", email="gudea@lagash.example").me["id"] != number


def test_a_guest_leaves_without_a_password(server: Server) -> None:
    guest = server.guest("Ishme")
    assert guest.delete("/api/me", {}).status_code == 200
    assert server.rows("select name from accounts") == [{"name": GONE}]
