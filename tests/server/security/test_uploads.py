"""Hostile records, boards and positions: refused in a sentence, and nothing of the server fails.

None keeps the server for ever, either: each is answered while its sender waits.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import edubba
from tests.server.served import Guest, Served, served
from tests.waiting import LIMIT

MOST_MEMORY = 900  # MB at any moment; a server at rest has 280
RECORDS = Path(__file__).parents[2] / "records" / "games"
RECORD = (RECORDS / "greedy-1.edubba").read_text()
ODD = {
    "NUL": "a\x00b",
    "half a pair": "\ud800",
    "right to left": "\u202etxt.exe",
    "isolates": "\u2066x\u2069",
    "joiners": "\u200b\u200d\ufeff",
    "marks": "e" + "\u0301" * 5000,
    "one long sign": "\ufdfa" * 3000,
    "markup": "<svg onload=alert(1)>",
    "line ends": "a\u2028b\r\nc",
    "tags": "\U000e0041\U000e007f",
    "very long": "x" * 60_000,
    "not a character": "\uffff\U0010ffff",
    "template": "${7*7}{{7*7}}%s%n",
}
NUMBERS = [
    "9" * 5000,
    "1e999",
    "-1e999",
    "1" + "0" * 308,
    "-0",
    "0.1e-400",
    str(2**63),
    str(-(2**64)),
    "NaN",
    "Infinity",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("uploads")
    with served(f"sqlite:///{folder}/uploads.sqlite", folder) as running:
        yield running
        assert httpx.get(f"{running.address}/health", timeout=LIMIT).status_code == 200
        assert _peak(running) < MOST_MEMORY
    assert "Traceback" not in running.log()


def _peak(server: Served) -> float:
    """The most memory that the server ever had, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM"))


@pytest.fixture(scope="module")
def guest(server: Served) -> Guest:
    person = Guest(server.address)
    person.http.timeout = httpx.Timeout(LIMIT)
    return person


@pytest.fixture(scope="module")
def board(server: Served) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.address}/api/boards", timeout=LIMIT).json()[0]["templates"][
        0
    ]["board"]
    return found


def _send(guest: Guest, path: str, body: Any) -> httpx.Response:
    """A body that is JSON already goes as it is; lone surrogates go as JSON spells them."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = guest.http.post(path, content=data, headers={"Content-Type": "application/json"})
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        told = answer.json()
        assert told["detail"]
        assert len(told["detail"]) < 2000
    return answer


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_odd_texts_in_a_record(guest: Guest, odd: str) -> None:
    for record in (
        odd,
        RECORD.replace("Ninsun", odd),
        RECORD.replace("game: sumeria", f"game: {odd}"),
        RECORD + "\n{" + odd + "}",
        RECORD.replace("seat.1:", f"x-{odd}: {odd}\nseat.1:"),
        RECORD.replace("~", odd, 1),
    ):
        answer = _send(guest, "/api/studies", {"record": record})
        if answer.status_code == 201:
            found = guest.http.get(f"/api/replays/{answer.json()['id']}")
            assert found.status_code == 200
            assert guest.http.get(f"/api/replays/{answer.json()['id']}/pictures/0").status_code == 200


def test_records_of_odd_sizes(guest: Guest) -> None:
    deep = "(" * 50_000 + RECORD
    for record in (
        "",
        "\n" * 200_000,
        "x" * 200_000,
        deep,
        RECORD + "{" * 50_000,
        RECORD + " ~ur" * 40_000,
        "edubba-record: 1\n" * 10_000,
    ):
        assert _send(guest, "/api/studies", {"record": record}).status_code in (400, 413)


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_odd_texts_in_a_board(guest: Guest, board: dict[str, Any], odd: str) -> None:
    for document in (
        board | {"name": odd},
        board | {odd: 1},
        board | {"states": [odd, *board["states"][1:]]}
        if isinstance(board["states"], list)
        else board | {"states": odd},
        board | {"routes": [[odd, odd]]},
        board | {"drawing": {"places": {odd: [0, 0]}}},
    ):
        _send(guest, "/api/boards/check", {"game": "sumeria", "board": document})
        _send(guest, "/api/matches", {"game": "sumeria", "options": {"board": document}})
        _send(guest, "/api/positions/open", {"game": "sumeria", "options": {"board": document}})
    _send(guest, "/api/boards/rename", {"game": "sumeria", "board": board, "old": odd[:48], "new": odd[:48]})
    _send(guest, "/api/boards/read", {"game": "sumeria", "text": f'name = "{odd}"\n'})


@pytest.mark.parametrize("number", NUMBERS)
def test_huge_and_odd_numbers(guest: Guest, board: dict[str, Any], number: str) -> None:
    view = json.dumps(edubba.new("sumeria").view())
    places = json.dumps(board | {"drawing": {"places": {"ur.c": ["N", "N"]}}}).replace('"N"', number)
    for path, body in (
        ("/api/boards/check", '{"game":"sumeria","board":' + places + "}"),
        ("/api/boards/check", '{"game":"sumeria","board":{"states":' + number + "}}"),
        ("/api/positions/edit", '{"position":' + view + ',"field":"turn","value":' + number + "}"),
        ("/api/positions/open", '{"game":"sumeria","options":{"players":' + number + "}}"),
        ("/api/positions/analysis", '{"position":' + view.replace("3", number, 1) + "}"),
        ("/api/matches", '{"game":"sumeria","terms":{"kind":"live","base":' + number + ',"increment":1}}'),
        ("/api/matches", '{"game":"sumeria","position":' + view.replace("0", number, 1) + "}"),
    ):
        _send(guest, path, body.encode())
    _send(guest, "/api/boards/read", {"game": "sumeria", "text": f"states = {number}\n"})


@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
@pytest.mark.parametrize("depth", [100, 1000, 20_000])
def test_deep_nesting(guest: Guest, left: str, right: str, depth: int) -> None:
    nested = left * depth + "1" + right * depth
    for path, body in (
        ("/api/boards/check", '{"game":"sumeria","board":{"states":' + nested + "}}"),
        ("/api/boards/check", '{"game":"sumeria","board":{"drawing":' + nested + "}}"),
        ("/api/boards/rename", '{"game":"sumeria","old":"a","new":"b","board":{"states":' + nested + "}}"),
        ("/api/positions/open", '{"game":"sumeria","options":{"board":' + nested + "}}"),
        ("/api/positions/edit", '{"field":"x","value":1,"position":{"game":"sumeria","x":' + nested + "}}"),
        ("/api/positions/analysis", '{"position":{"game":"sumeria","options":' + nested + "}}"),
        ("/api/matches", '{"game":"sumeria","position":' + ('{"a":' + nested + "}") + "}"),
        ("/api/studies", '{"record":' + nested + "}"),
    ):
        assert _send(guest, path, body.encode()).status_code >= 400
    toml = "a = " + "[" * depth + "]" * depth
    assert _send(guest, "/api/boards/read", {"game": "sumeria", "text": toml}).status_code == 400
    dotted = ".".join(["a"] * depth) + " = 1"
    assert _send(guest, "/api/boards/read", {"game": "sumeria", "text": dotted}).status_code in (200, 400)


def test_a_little_that_becomes_a_lot(guest: Guest) -> None:
    """A board in an address is packed: what it becomes has a bound, too."""
    for content in (
        b"0" * 10_000_000,
        b"[" * 1_000_000,
        b'{"a":' * 500_000,
        b'"' + b"x" * 10_000_000 + b'"',
    ):
        small = "." + base64.urlsafe_b64encode(zlib.compress(content, 9)).decode()
        answer = guest.http.get("/api/positions/ground", params={"game": "sumeria", "board": small})
        assert answer.status_code in (400, 414), answer.status_code


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd"])
def test_a_packed_body_is_not_unpacked(guest: Guest, encoding: str) -> None:
    packed = zlib.compress(b'{"record":"' + b"x" * 10_000_000 + b'"}')
    headers = {"Content-Type": "application/json", "Content-Encoding": encoding}
    assert guest.http.post("/api/studies", content=packed, headers=headers).status_code == 400


def test_no_name_of_a_board_reads_a_file(guest: Guest, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text('name = "swordfish"\n')
    for name in (
        str(secret),
        "../../../../etc/passwd",
        "file:///etc/passwd",
        str(secret.with_suffix("")),
        "two_rivers\x00.toml",
    ):
        for path, body in (
            ("/api/positions/open", {"game": "sumeria", "options": {"board": name}}),
            ("/api/matches", {"game": "sumeria", "options": {"board": name}}),
            ("/api/studies", {"record": RECORD.replace("option.board: two_rivers", f"option.board: {name}")}),
        ):
            answer = _send(guest, path, body)
            assert answer.status_code == 400, (path, name)
            assert "swordfish" not in answer.text
        ground = guest.http.get("/api/positions/ground", params={"game": "sumeria", "board": name})
        assert ground.status_code == 400
