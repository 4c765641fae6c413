"""What the server gives the page: the page itself, words, pictures, scenes, reasons."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from edubba.locales import LANGUAGES
from tests.server.held import Inside
from tests.server.served import Guest, seated
from tests.waiting import until

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_every_address_of_the_page_gives_the_page_and_its_files_are_kept(server: Inside) -> None:
    first = httpx.get(server.address)
    assert first.headers["content-type"].startswith("text/html")
    for path in ("/lobby", "/match/abc", "/account", "/reset", "/games", "/login"):
        assert httpx.get(server.address + path).text == first.text
    script = first.text.partition('src="')[2].partition('"')[0]
    answer = httpx.get(server.address + script)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "http://" not in first.text
    assert "https://" not in first.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_and_pictures_come_in_every_language(server: Inside, lang: str) -> None:
    assert "page-title = " in httpx.get(f"{server.address}/api/texts/{lang}").text
    for game in ("sumeria", "flood"):
        picture = httpx.get(f"{server.address}/api/pictures/{game}/{lang}")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")
        assert "fill" in httpx.get(f"{server.address}/api/styles/{game}").text


def test_what_is_not_there_is_told(server: Inside) -> None:
    assert httpx.get(f"{server.address}/api/texts/fr").status_code == 404
    assert httpx.get(f"{server.address}/api/styles/chess").status_code == 400
    assert httpx.get(f"{server.address}/api/pictures/chess/en").status_code == 400


@pytest.mark.parametrize(
    "name", ["%00", "a%00b.js", "a" * 5000, "%ff", "..%2findex.html", "%2e%2e/index.html"]
)
def test_a_name_that_no_file_can_have_is_not_there(server: Inside, name: str) -> None:
    answer = httpx.get(f"{server.address}/assets/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "problem-not-found")
    assert "Traceback" not in server.log()


def test_a_lost_reader_is_told_by_the_page_and_a_program_by_a_document(server: Inside) -> None:
    reader = httpx.get(f"{server.address}/nonsense", headers={"Accept": "text/html,*/*"})
    assert (reader.status_code, reader.headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert '<div id="app">' in reader.text
    for path, accept in (("/nonsense", "application/json"), ("/api/matches/x/nonsense", "text/html")):
        answer = httpx.get(f"{server.address}{path}", headers={"Accept": accept})
        assert (answer.status_code, answer.json()["code"]) == (404, "problem-not-found")


def _first(server: Inside, guest: Guest, match: str, count: int) -> list[dict[str, Any]]:
    """The first messages with a scene that a page hears, after each but the last it plays something."""

    async def work() -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = []
        url = f"{server.address.replace('http', 'ws', 1)}/api/matches/{match}/live?lang=de"
        async with connect(url, additional_headers={"Cookie": guest.cookie}, max_size=None) as socket:
            async with asyncio.timeout(60):
                while True:
                    message = json.loads(await socket.recv())
                    if "scene" not in message:
                        continue
                    heard.append(message)
                    if len(heard) == count:
                        break
                    state, text = message["state"], message["scene"]["choices"][0]["text"]
                    command = {"do": "play", "version": state["version"], "text": text}
                    command["revision"] = state["draft"]["revision"]
                    await socket.send(json.dumps({"type": "command", "id": 1, "command": command}))
        return heard

    return asyncio.run(work())


def test_a_page_is_sent_scenes_and_of_the_picture_only_what_changed(server: Inside) -> None:
    before = server.site.clock()
    match, [guest] = seated(server.address, 1, game="flood", seats=["open", "apprentice", "apprentice"])
    until(lambda: guest.see(match)["legal"])
    first, second = _first(server, guest, match, 2)
    assert (first["type"], second["type"]) == ("snapshot", "draft")
    assert all(part["svg"] for part in first["scene"]["parts"])
    sent = {part["name"]: part["svg"] for part in second["scene"]["parts"]}
    assert sent["map"]
    assert sent["turns"] is None
    assert len(second["scene"]["steps"]) == 1
    assert second["scene"]["changes"]
    assert second["scene"]["preview"].startswith(second["scene"]["names"][0])
    assert second["scene"]["names"][1:] == ["Lehrling 2", "Lehrling 3"]
    assert before <= first["scene"]["now"] <= second["scene"]["now"] <= server.site.clock()


def test_what_was_picked_is_refused_with_its_rule(server: Inside) -> None:
    match, guests = seated(server.address)
    actor = next(guest for guest in guests if guest.see(match)["legal"])
    address = f"/api/matches/{match}/picked"
    allowed = actor.see(match)["legal"][0].removeprefix("+")
    assert actor.http.get(address, params={"pick": allowed}).json()["allowed"]
    nowhere = actor.http.get(address, params={"pick": "nowhere"}).json()
    assert nowhere == {"allowed": False, "rule": "", "detail": ""}
    play = {"do": "play", "version": actor.see(match)["version"], "text": f"+{allowed}", "revision": 0}
    assert actor.do(match, **play, commit=True).status_code == 200
    occupied = actor.http.get(address, params={"pick": allowed, "lang": "de"}).json()
    assert (occupied["allowed"], occupied["rule"]) == (False, "R10")
    assert "(Stadt)" in occupied["detail"]
    name = f"player {guests.index(actor) + 1}"
    assert f"von {name} besetzt" in occupied["detail"]
    other = next(guest for guest in guests if guest.see(match)["legal"])
    play["version"] = other.see(match)["version"]
    refused = other.do(match, **play, commit=True).json()
    assert (refused["rule"], refused["facts"]["seat"]) == ("R10", guests.index(actor) + 1)
    assert f"by {name};" in refused["detail"]


def test_the_types_of_the_wire_are_those_of_the_server(tmp_path: Path) -> None:
    node = shutil.which("node") or str(Path(sys.executable).parent / "node")
    subprocess.run(
        [sys.executable, str(WEB / "wire.py"), str(tmp_path / "wire.json")], check=True, timeout=60
    )
    program = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
    command = [node, str(program), "-i", str(tmp_path / "wire.json"), "--unreachableDefinitions"]
    made = subprocess.run(
        [*command, "--additionalProperties", "false"], capture_output=True, text=True, timeout=120
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout == (WEB / "src" / "wire.ts").read_text()
