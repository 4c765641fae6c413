"""A disk without room: whoever wants something is told so, `/health` says what fails, and all comes back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.faults.disk import small_disk
from tests.server.served import VERIFY, Guest, seated, served
from tests.waiting import LIMIT, until


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="limits of another process are Linux's")
def test_guests_talk_and_moves_are_answered_with_503_until_there_is_room(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk") as disk,
        served(f"sqlite:///{disk.folder}/full.sqlite", tmp_path) as server,
        httpx.Client(base_url=server.address, verify=VERIFY, timeout=LIMIT) as http,
    ):
        match, [guest] = seated(server.address, 1, seats=["open", "apprentice", "apprentice"])
        state = until(lambda: (now := guest.see(match))["legal"] and now)
        move = {"do": "play", "version": state["version"], "revision": 0, "text": state["legal"][0]}
        assert server.process is not None
        disk.fill(server.process.pid)
        assert _refused(http.post("/api/guest", json={"name": "Nanna"}))
        assert _refused(guest.do(match, **move))
        assert _said(server.address, match, guest)["problem"]["status"] == 503
        until(lambda: http.get("/health").status_code == 503)
        assert "pulse" in http.get("/health").json()["failing"]
        disk.clear(server.process.pid)
        until(lambda: http.get("/health").status_code == 200)
        assert http.post("/api/guest", json={"name": "Nanna"}).status_code == 201
        assert guest.do(match, **move).status_code == 200
        assert _said(server.address, match, guest)["type"] == "chat"
    assert "Traceback" not in server.log()


def _refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json()["code"]) == (503, "problem-storage")


def _said(address: str, match: str, guest: Guest) -> dict[str, Any]:
    """What comes back of a line of talk."""
    wire = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    with connect(wire, additional_headers={"Cookie": guest.cookie}, open_timeout=LIMIT) as socket:
        socket.send(json.dumps({"type": "chat", "id": 1, "say": {"text": "Is there room?", "room": "table"}}))
        while True:
            found: dict[str, Any] = json.loads(socket.recv(timeout=LIMIT))
            if found["type"] in ("problem", "chat"):
                return found
