"""Looking back: moments of matches and of records that were brought along, and going on from them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import edubba
from edubba import records
from edubba.locales import LANGUAGES
from edubba.records import Record
from tests.positions import by_lot
from tests.server.held import Inside
from tests.server.served import Guest, seated
from tests.waiting import until

GAMES = Path(__file__).parents[1] / "records" / "games"


def brought(guest: Guest, record: str) -> str:
    answer = guest.http.post("/api/studies", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_every_moment_of_a_match_is_that_of_the_rules(server: Inside, game: str) -> None:
    match, guests = seated(server.address, game=game)
    lots = random.Random(7)
    for _ in range(12):
        state = guests[0].see(match)
        actor = guests[state["to_act"] - 1]
        own = actor.see(match)
        revision = own["draft"]["revision"]
        text = lots.choice(own["legal"])
        actor.do(match, do="play", version=own["version"], text=text, revision=revision, commit=True)
    replay = guests[0].http.get(f"/api/replays/{match}").raise_for_status().json()
    assert (replay["match"], replay["finished"], replay["yours"]) == (True, False, [1])
    assert replay["moment"]["at"] == replay["total"] > 10
    pos = edubba.new(game)
    record = records.loads(guests[1].http.get(f"/api/replays/{match}/record").text)
    for at, text in enumerate(["", *record.moves]):
        if text:
            pos.play(text)
        moment = httpx.get(f"{server.address}/api/replays/{match}/moments/{at}").raise_for_status().json()
        assert moment["position"] == pos.view()
        assert (moment["text"], moment["to_act"], moment["over"]) == (text, pos.to_act, False)
        assert moment["scene"]["choices"] == []
    assert replay["entries"][-1]["last"] <= replay["total"]


def test_a_record_is_kept_under_one_address_and_read_back_as_it_was(server: Inside) -> None:
    guest, other = Guest(server.address), Guest(server.address)
    for file in sorted(GAMES.glob("*.edubba"))[:4]:
        record = records.loads(file.read_text())
        study = brought(guest, file.read_text())
        assert brought(other, records.dumps(record)) == study
        replay = httpx.get(f"{server.address}/api/replays/{study}?at=3&lang=de").raise_for_status().json()
        assert (replay["game"], replay["total"], replay["moment"]["at"]) == (
            record.game,
            len(record.moves),
            3,
        )
        assert replay["match"] is False
        assert httpx.get(f"{server.address}/api/replays/{study}/record").text == records.dumps(record)
        entries = edubba.Position.of(record).log(lang="de", names=replay["names"])
        assert [entry["text"] for entry in replay["entries"]] == [str(entry) for entry in entries]


def test_pictures_stand_alone_in_every_language(server: Inside) -> None:
    study = brought(Guest(server.address), next(iter(sorted(GAMES.glob("*.edubba")))).read_text())
    for lang in LANGUAGES:
        answer = httpx.get(f"{server.address}/api/replays/{study}/pictures/20?lang={lang}").raise_for_status()
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert f"{study}-20.svg" in answer.headers["content-disposition"]
        assert answer.text.startswith("<svg")
        assert '"map"' in httpx.get(f"{server.address}/api/replays/{study}/ground?lang={lang}").text


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("nonsense", "line 1"),
        ("edubba-record: 1\ngame: chess\nrules: 1\n", "chess"),
        ("edubba-record: 1\ngame: sumeria\nrules: 1\n\n~atlantis\n", "line 5"),
        ("edubba-record: 1\ngame: sumeria\nrules: 1\nposition:\n  []\n", "line 4"),
        ('edubba-record: 1\ngame: sumeria\nrules: 1\nposition:\n  {"phase": 3}\n', "line 4"),
    ],
)
def test_what_is_no_record_is_told_with_its_line(server: Inside, record: str, told: str) -> None:
    answer = Guest(server.address).http.post("/api/studies", json={"record": record})
    assert answer.status_code == 400
    assert told in answer.json()["detail"]


def test_what_is_not_there_is_not_found(server: Inside) -> None:
    guest = Guest(server.address)
    study = brought(guest, records.dumps(Record.of("sumeria", {}, ["~ur"])))
    for path in ("a" * 13, "b" * 10, "a" * 13 + "/moments/1", f"{study[:-1]}a"):
        assert httpx.get(f"{server.address}/api/replays/{path}").status_code == 404
    assert httpx.get(f"{server.address}/api/replays/{study}/moments/2").status_code == 400
    assert httpx.post(f"{server.address}/api/studies", json={"record": "x"}).status_code == 401
    assert guest.http.post("/api/studies", json={"record": "x" * 250_001}).status_code == 400


def test_a_private_match_is_looked_back_at_by_its_people_alone(server: Inside) -> None:
    host = Guest(server.address)
    opened = host.http.post("/api/matches", json={"game": "sumeria", "private": True}).json()
    match, invitation = opened["match"]["id"], opened["invitation"]
    assert httpx.get(f"{server.address}/api/replays/{match}").status_code == 404
    assert host.http.get(f"/api/replays/{match}").status_code == 200
    assert httpx.get(f"{server.address}/api/replays/{match}?invitation={invitation}").status_code == 200


@pytest.mark.parametrize(("game", "texts"), [("sumeria", 70), ("flood", 90)])
def test_a_match_goes_on_from_any_position_and_its_record_replays(
    server: Inside, game: str, texts: int
) -> None:
    view = by_lot(game, texts).view()
    guest = Guest(server.address)
    seat = view["to_act"] or 1
    seats = ["open" if number == seat else "apprentice" for number in (1, 2, 3)]
    match = guest.open(game=game, options=view["options"], seats=seats, position=view)
    guest.join(match, "Enheduanna")
    state = guest.see(match)
    if view["to_act"]:
        assert state["position"] == view
        assert state["draft"]["texts"] == []
    record = records.loads(guest.http.get(f"/api/matches/{match}/record").text)
    assert record.position == {key: view[key] for key in view if key not in ("game", "options")}

    def went_on() -> bool:
        state = guest.see(match)
        if state["draft"] and state["texts"] < 1:
            text = state["legal"][0]
            guest.do(match, do="play", version=state["version"], text=text, revision=0, commit=True)
        return bool(state["texts"])

    until(went_on)
    record = records.loads(guest.http.get(f"/api/replays/{match}/record").text)
    assert edubba.Position.of(record).moves == record.moves != []


def test_a_position_that_cannot_be_is_refused_in_a_sentence(server: Inside) -> None:
    guest, pos = Guest(server.address), by_lot("sumeria", 60)
    view = pos.view() | {"supply": [99, 99, 99]}
    answer = guest.http.post("/api/matches", json={"game": "sumeria", "position": view})
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("supply")
    wishes: list[dict[str, Any]] = [{"position": {}}, {"position": pos.view(), "rated": True}]
    for wish in wishes:
        assert guest.http.post("/api/matches", json={"game": "sumeria"} | wish).status_code in (400, 403)


def test_a_game_that_is_over_does_not_go_on(server: Inside) -> None:
    pos, lots = edubba.new("sumeria"), random.Random(3)
    while not pos.over:
        pos.play(lots.choice([text for text, _ in pos.chance] or pos.legal))
    answer = Guest(server.address).http.post("/api/matches", json={"game": "sumeria", "position": pos.view()})
    assert answer.status_code == 400
    assert answer.json()["code"] == "replay-over"
