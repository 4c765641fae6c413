"""Limits as people meet them, and logins that tell nothing by the time they take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pwdlib.hashers.argon2 import Argon2Hasher

from tests.server.people.support import PASSWORD, SETTINGS, Server, refused, serving


def test_a_password_is_not_guessed_by_trying(server: Server) -> None:
    server.account("Gudea")
    guess = {"name": "Gudea", "password": "a guess"}
    for _ in range(5):
        refused(server.visitor().post("/api/login", guess), 401, "people-login-wrong")
    answer = server.visitor().post("/api/login", {"name": "gudea", "password": PASSWORD})
    refused(answer, 429, "problem-too-often")
    assert answer.headers["retry-after"] == "12"
    server.clock.now += 12
    assert server.visitor().post("/api/login", guess | {"password": PASSWORD}).status_code == 200


def test_one_password_is_not_tried_on_many_names(server: Server) -> None:
    answers = [
        server.visitor().post("/api/login", {"name": f"name {number}", "password": PASSWORD}).status_code
        for number in range(32)
    ]
    assert answers == [401] * 30 + [429] * 2


def test_a_stolen_session_does_not_guess_the_password(server: Server) -> None:
    gudea = server.account("Gudea")
    wish = {"old": "a guess", "new": "another password"}
    codes = [gudea.post("/api/me/password", wish).status_code for _ in range(5)]
    assert codes == [403] * 5
    refused(gudea.post("/api/me/password", wish | {"old": PASSWORD}), 429, "problem-too-often")
    refused(gudea.delete("/api/me", {"password": PASSWORD}), 429, "problem-too-often")


def test_guests_and_accounts_are_not_made_in_bulk(tmp_path: Path) -> None:
    with serving(tmp_path, replace(SETTINGS, joins_per_hour=3)) as server:
        server.guest()
        server.account("Gudea")
        server.guest()
        refused(server.visitor().post("/api/guest"), 429, "problem-too-often")
        wish = {"name": "Other", "password": PASSWORD}
        refused(server.visitor().post("/api/register", wish), 429, "problem-too-often")
        server.clock.now += 1200
        server.guest()


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
def test_resets_are_limited_alike_for_known_and_unknown_addresses(server: Server, known: bool) -> None:
    server.account("Gudea", email="gudea@lagash.example")
    server.confirm()
    wish = {"email": "gudea@lagash.example" if known else "nobody@lagash.example"}
    answers = [server.visitor().post("/api/reset", wish) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [202] * 5 + [429]
    assert {answer.text for answer in answers[:5]} == {'{"done":true}'}
    assert answers[5].headers["retry-after"] == "720"
    letters = server.rows("select id from notices where kind = 'reset'")
    assert bool(letters) == known  # the one that is known is known indeed


def test_reports_are_limited(server: Server) -> None:
    server.account("Rim-Sin")
    gudea = server.account("Gudea")
    codes = [gudea.post("/api/reports", {"name": "Rim-Sin", "text": "x"}).status_code for _ in range(21)]
    assert codes == [201] * 20 + [429]


def test_an_unknown_name_costs_one_comparison_of_the_same_price(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.account("Gudea")
    server.guest("Ishme")
    prices: list[str] = []
    verify = Argon2Hasher.verify

    def watched(self: Argon2Hasher, password: Any, hash: Any) -> bool:
        prices.append(hash.rsplit("$", 2)[0])
        return verify(self, password, hash)

    monkeypatch.setattr(Argon2Hasher, "verify", watched)
    for name in ("Gudea", "Nobody", "Ishme", "\u200b"):
        answer = server.visitor().post("/api/login", {"name": name, "password": "a guess"})
        refused(answer, 401, "people-login-wrong")
    assert len(prices) == 4
    assert len(set(prices)) == 1
