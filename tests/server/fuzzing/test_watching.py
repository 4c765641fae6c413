"""The watch itself: every fault it is there for is seen, kept, and can be sent again."""

from __future__ import annotations

import base64
import json
import random
from pathlib import Path

import pytest

from tests.server.fuzzing import watching
from tests.server.fuzzing.mutations import encoded, mutated
from tests.server.fuzzing.watching import Watch
from tests.server.fuzzing.wishes import message

SECRETS = {"the seed": b"5eed5eed", "the cookie": b"c00kie"}


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(watching, "FOLDER", tmp_path)
    return Watch(7, SECRETS)


def _fault(watch: Watch) -> str:
    (fault,) = watch.faults
    return fault


def test_what_is_right_is_no_fault(watch: Watch) -> None:
    watch.http(200, b"HTTP/1.1 200 OK\r\n\r\n{}", b"GET / HTTP/1.1")
    watch.http(409, b'{"detail":"Not now."}', b"POST / HTTP/1.1")
    watch.heard(b'{"type":"snapshot","state":{"draft":null}}', [], own_draft=False)
    watch.heard(b'{"type":"draft","state":{"draft":{"texts":[]}}}', [], own_draft=True)
    watch.closed(4404, [])
    watch.closed(1006, [b"\xff"])
    watch.log(b"2026-11-18 INFO edubba.requests: GET / 200\n")
    assert not watch.faults


@pytest.mark.parametrize("status", [500, 503, 0])
def test_a_failure_of_the_server(watch: Watch, status: int) -> None:
    watch.http(status, b"", b"GET / HTTP/1.1")
    assert f"HTTP {status}" in _fault(watch)


@pytest.mark.parametrize("where", ["answer", "message", "log"])
def test_a_secret_that_gets_out(watch: Watch, where: str) -> None:
    if where == "answer":
        watch.http(200, b"HTTP/1.1 200 OK\r\nSet-Cookie: c00kie", b"")
    elif where == "message":
        watch.heard(b'{"type":"events","seed":"5eed5eed"}', [], own_draft=True)
    else:
        watch.log(b"match m1 with 5eed5eed")
    assert "the seed" in _fault(watch) or "the cookie" in _fault(watch)


def test_the_inside_of_the_program_another_seats_draft_an_odd_close_and_a_traceback(watch: Watch) -> None:
    watch.http(400, b'{"detail":"in /usr/lib/x.py line 3"}', b"")
    watch.heard(b'{"type":"events","state":{"draft":{"texts":["+ur.c"]}}}', [], own_draft=False)
    watch.heard(b'{"type":"problem","problem":{"status":500}}', [], own_draft=True)
    watch.closed(1011, [])
    watch.closed(1006, [b"{}"])
    watch.log(b"Traceback (most recent call last):\n")
    assert len(watch.faults) == 6


def test_a_fault_is_kept_with_what_was_sent(watch: Watch, tmp_path: Path) -> None:
    watch.http(500, b"oh", b"POST /api/x HTTP/1.1\r\n\r\n\xff")
    kept = json.loads((tmp_path / "7-0.json").read_text())
    assert base64.b64decode(kept["sent"][0]) == b"POST /api/x HTTP/1.1\r\n\r\n\xff"
    assert (kept["what"], kept["answer"]) == ("HTTP 500", "oh")


def test_the_same_seed_sends_the_same(watch: Watch) -> None:
    state = {"version": 3, "legal": ["+ur.c"], "draft": None}
    once, again = ([message(watch.lots(5), state) for _ in range(200)] for _ in range(2))
    assert once == again
    assert message(watch.lots(6), state) != once[0]


def test_mutations_are_of_many_kinds() -> None:
    lots, value = random.Random(1), {"type": "command", "id": 1, "command": {"do": "play", "text": "+ur.c"}}
    made = {encoded(lots, mutated(lots, value)) for _ in range(500)}
    assert len(made) > 300
    assert any(b"\x00" in each for each in made)
    assert any(each.count(b"[") > 500 or each.count(b'{"a":') > 500 for each in made)
    assert max(map(len, made)) > 20_000
