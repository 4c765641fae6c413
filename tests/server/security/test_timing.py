"""The time a log-in takes does not tell whether somebody has the name: each step is taken for both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import event

from tests.server.held import Inside
from tests.server.served import Guest
from tests.waiting import LIMIT

PRICE = re.compile(r"\$argon2id\$v=\d+\$m=(\d+),t=(\d+),p=\d+")
#: What OWASP asks for at least: a comparison that costs nothing holds nobody back.
LEAST_MEMORY, LEAST_TURNS = 19 * 1024, 2  # KiB, and how often it is gone through


@pytest.fixture
def prices(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Of each comparison with a hash."""
    found, verify = list[str](), Argon2Hasher.verify

    def watched(self: Argon2Hasher, password: Any, hash: Any) -> bool:
        found.append(hash.rsplit("$", 2)[0])
        return verify(self, password, hash)

    monkeypatch.setattr(Argon2Hasher, "verify", watched)
    return found


@contextmanager
def _asked(server: Inside) -> Iterator[list[str]]:
    """The questions to the database about people; it is asked about other things all the time."""
    found, engine = list[str](), server.site.database.engine.sync_engine

    def ask(_: object, __: object, statement: str, *more: object) -> None:
        if "name_key" in statement:
            found.append(statement)

    event.listen(engine, "before_cursor_execute", ask)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", ask)


def test_a_name_that_nobody_has_is_refused_by_the_same_steps_as_a_wrong_password(
    server: Inside, prices: list[str]
) -> None:
    owner = Guest(server.address)
    account = {"name": "Nammahani", "password": "barley and beer"}
    owner.http.post("/api/register", json=account).raise_for_status()
    steps = []
    for name in ("Nammahani", "Urbaba", "Nammahani", "Ningirsu"):
        prices.clear()
        wish = {"name": name, "password": "not the password"}
        with _asked(server) as questions:
            answer = httpx.post(f"{server.address}/api/login", json=wish, timeout=LIMIT)
        assert (answer.status_code, answer.json()["code"]) == (401, "people-login-wrong")
        steps.append((answer.text, tuple(prices), tuple(questions)))
    assert len(set(steps)) == 1
    [(_, (price,), (_,))] = set(steps)  # one comparison, one question
    found = PRICE.fullmatch(price)
    assert found is not None
    assert int(found[1]) >= LEAST_MEMORY
    assert int(found[2]) >= LEAST_TURNS
