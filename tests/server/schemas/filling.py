"""What a database of the newest revision is filled with: people who do everything, by the API alone."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import httpx

from edubba.server.people.keys import confirm_key
from tests.server.served import Guest
from tests.waiting import until

SECRET = "of a server that is gone"

LIVE = {"kind": "live", "base": 900.0, "increment": 10.0}
DAYS = {"kind": "days", "base": 86_400.0, "increment": 3_600.0, "holidays": 86_400.0}


class Person(Guest):
    """A guest who has become somebody."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address)
        self.name = name
        email = f"{name.lower()}@example.org"
        account = {"name": name, "password": "barley and beer", "email": email}
        me = self.http.post("/api/register", json=account).raise_for_status().json()
        self.http.headers["X-Edubba-CSRF"] = me["csrf"]
        link = confirm_key(SECRET, me["id"], email, int(time.time()) + 3600)
        self.http.post("/api/confirm", json={"token": link})  # an older program has no such links

    def sit(self, match: str, **more: Any) -> None:
        wish = {"version": more.pop("version", None) or self.see(match)["version"], **more}
        self.do(match, do="join", name=self.name, seed=self.name, **wish).raise_for_status()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body).raise_for_status()


def turn(people: list[Person], match: str, *, draft: bool = False) -> bool:
    """Whoever has to decide does; with `draft` it stays one. False where no person has to."""
    for person in people:
        state = person.see(match)
        if state["legal"]:
            wish = {"version": state["version"], "revision": state["draft"]["revision"]}
            wish |= {"text": state["legal"][state["version"] % len(state["legal"])]}
            person.do(match, do="play", commit=not draft, **wish).raise_for_status()
            return True
    return False


def fill(address: str) -> None:
    """Everything that leaves rows; the last match waits for a bot when this returns."""
    people = [Person(address, name) for name in ("Ninsun", "Enki", "Aruru")]
    ninsun, enki, aruru = people
    _about_people(ninsun, enki, aruru, Person(address, "Humbaba"))
    over = _played_out(ninsun)
    _in_progress(people)
    _by_correspondence(people)
    ninsun.sit(ninsun.open(terms=DAYS))  # a table that waits
    private = ninsun.http.post("/api/matches", json={"game": "flood", "private": True}).json()
    enki.sit(private["match"]["id"], version=1, invitation=private["invitation"])
    record = ninsun.http.get(f"/api/matches/{over}/record").raise_for_status().text
    with contextlib.suppress(httpx.HTTPStatusError):  # programs of the first revision have neither
        ninsun.post("/api/studies", record=record)
        ninsun.post(f"/api/replays/{over}/analysis")
    waits = ninsun.open(seats=["open", "lugal", "lugal"], terms=LIVE)
    ninsun.sit(waits)
    while turn([ninsun], waits):
        pass


def _about_people(ninsun: Person, enki: Person, aruru: Person, humbaba: Person) -> None:
    ninsun.http.patch("/api/me", json={"about": "Scribe, “Ur” ő", "digest": True}).raise_for_status()
    ninsun.post("/api/me/tokens", name="my bot")
    enki.post("/api/reset", email="enki@example.org")
    enki.post(f"/api/blocks/{humbaba.name}")
    aruru.post("/api/reports", name="Humbaba", text="He talks\nall the time")


def _played_out(person: Person) -> str:
    """A rated match against bots, to its end."""
    match = person.open(seats=["open", "apprentice", "apprentice"], rated=True, terms=LIVE)
    person.sit(match)
    while person.see(match)["status"] != "over":
        until(lambda: turn([person], match) or person.see(match)["status"] == "over", "no bot decides")
    return match


def _in_progress(people: list[Person]) -> None:
    """A match without a clock, past two snapshots, with a draft."""
    match = people[0].open()
    for person in people:
        person.sit(match)
    while people[0].see(match)["version"] < 45:
        turn(people, match)
    turn(people, match, draft=True)
    people[1].post(f"/api/matches/{match}/chat", room="table", text="Your move, “Aruru”")


def _by_correspondence(people: list[Person]) -> None:
    """One with notices, a holiday, and a question that waits for an answer."""
    match = people[0].open(game="flood", terms=DAYS)
    for person in people:
        person.sit(match)
    for _ in range(8):
        turn(people, match)
    people[1].http.put(f"/api/matches/{match}/notices", json={"wanted": False})
    state = people[2].see(match)
    people[2].do(match, do="holiday", seat=3, version=state["version"], away=True).raise_for_status()
    state = people[0].see(match)
    people[0].do(match, do="abandon", seat=1, version=state["version"]).raise_for_status()
