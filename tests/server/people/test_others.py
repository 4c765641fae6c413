"""Profiles, blocks and reports."""

from __future__ import annotations

import pytest

from tests.server.people.support import Server, Visitor, refused


@pytest.fixture
def gudea(server: Server) -> Visitor:
    server.account("Rim-Sin", email="rim@larsa.example").patch("/api/me", {"about": "King of Larsa."})
    return server.account("Gudea")


def test_a_profile_tells_what_everybody_may_know(gudea: Visitor) -> None:
    gudea.server.rows(
        "insert into ratings (game, players, account, mu, sigma, matches) values ('flood', 3, 1, 26, 4, 9)"
    )
    assert gudea.server.visitor().get("/api/people/rim-sin").json() == {
        "name": "Rim-Sin",
        "about": "King of Larsa.",
        "since": gudea.server.clock.now,
        "ratings": [{"game": "flood", "players": 3, "mu": 26.0, "sigma": 4.0, "matches": 9}],
    }


def test_guests_and_strangers_have_no_profile(gudea: Visitor) -> None:
    gudea.server.guest("Ishme")
    for name in ("Ishme", "Nobody", "a" * 80):
        refused(gudea.get(f"/api/people/{name}"), 404, "people-unknown")
    for name in ("%00", "a" * 81):
        refused(gudea.get(f"/api/people/{name}"), 400, "problem-bad-request")


def test_a_block_is_set_once_and_lifted(gudea: Visitor) -> None:
    for _ in range(2):
        assert gudea.post("/api/blocks/RIM-SIN").status_code == 201
    assert [each["name"] for each in gudea.get("/api/blocks").json()] == ["Rim-Sin"]
    assert gudea.delete("/api/blocks/rim-sin").status_code == 204
    assert gudea.get("/api/blocks").json() == []
    refused(gudea.delete("/api/blocks/rim-sin"), 404, "people-not-blocked")


def test_nobody_blocks_or_reports_himself_or_nobody(gudea: Visitor) -> None:
    refused(gudea.post("/api/blocks/gudea"), 400, "people-self")
    refused(gudea.post("/api/blocks/Nobody"), 404, "people-unknown")
    refused(gudea.post("/api/reports", {"name": "gudea", "text": "x"}), 400, "people-self")
    refused(gudea.server.visitor().post("/api/blocks/gudea"), 401, "people-sign-in")


def test_of_two_guests_of_one_name_the_match_says_which(gudea: Visitor) -> None:
    first, second = gudea.server.guest("Ishme"), gudea.server.guest("Ishme")
    gudea.server.rows(
        "insert into matches (id, game, players, status, version, host, private, rated, clock, created,"
        " changed, seed) values ('m1', 'sumeria', 2, 'open', 1, 1, 0, 0, 'none', 1, 1, 's')"
    )
    seat = "insert into seats values ('m1', 1, 'person', ?, 'Ishme', '', 0, null, null)"
    gudea.server.rows(seat, first.me["id"])
    gudea.post("/api/reports", {"name": "Ishme", "match": "m1", "text": "slow"})
    gudea.post("/api/blocks/Ishme?match=m1")
    gudea.post("/api/reports", {"name": "Ishme", "text": "rude"})
    reported = [row["reported"] for row in gudea.server.rows("select reported from reports order by id")]
    assert reported == [first.me["id"], second.me["id"]]
    assert gudea.server.rows("select blocked from blocks") == [{"blocked": first.me["id"]}]


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Rim-Sin"},
        {"name": "Rim-Sin", "text": ""},
        {"name": "Rim-Sin", "text": "x" * 2001},
        {"name": "Rim-Sin", "text": "a\x00b"},
    ],
)
def test_a_report_says_something_and_not_too_much(gudea: Visitor, body: dict[str, str]) -> None:
    refused(gudea.post("/api/reports", body), 400, "problem-bad-request")
