"""kill -9 at random moments of play: what was acknowledged is there after the restart, on both databases."""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.served import Guest, Served, seated, served
from tests.waiting import LIMIT, until

TABLES = 3
LEAST, MOST = 6, 60  # moments of play, between two kills


@dataclass
class Promise:
    """What the server has acknowledged to one match: its version, and the draft of whoever is to act."""

    version: int = 0
    revision: int = 0
    texts: dict[int, str] = field(default_factory=dict)  # by version: the text that was committed with it
    draft: list[str] = field(default_factory=list)


class Moments:
    """Counts when a command is sent and when it is acknowledged, at all tables."""

    def __init__(self) -> None:
        self.count, self._lock = 0, threading.Lock()

    def passes(self) -> None:
        with self._lock:
            self.count += 1


class Playing(threading.Thread):
    """Plays a match as fast as it is answered until the server is gone; notes what was acknowledged."""

    def __init__(
        self, match: str, guests: list[Guest], promise: Promise, seed: str, moments: Moments
    ) -> None:
        super().__init__(daemon=True)
        self.moments = moments
        self.match, self.guests, self.promise, self.lots = match, guests, promise, random.Random(seed)
        self.over = threading.Event()
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.over.is_set():
            try:
                if not self._step():
                    return
            except httpx.TransportError:  # the server is gone: what was on its way may count or not
                return

    def _step(self) -> bool:
        for guest in self.guests:
            state = guest.see(self.match)
            if state["status"] != "running":
                return False
            if state["draft"] is not None:
                self._act(guest, state)
        return True

    def _act(self, guest: Guest, state: dict[str, Any]) -> None:
        draft = state["draft"]
        commit = bool(draft["texts"]) and (draft["complete"] or self.lots.random() < 0.5)
        command = {"version": state["version"], "revision": draft["revision"]}
        if commit:
            command |= {"do": "commit"}
        else:
            command |= {"do": "play", "text": self.lots.choice(state["legal"])}
        self.moments.passes()
        answer = guest.do(self.match, **command)
        if answer.status_code != 200:
            self.wrong.append(answer.text)
            self.over.set()
            return
        self._note(state, command, answer.json())
        self.moments.passes()

    def _note(self, state: dict[str, Any], command: dict[str, Any], ack: dict[str, int]) -> None:
        texts = [*state["draft"]["texts"], *([command["text"]] if "text" in command else [])]
        if ack["version"] > state["version"]:
            self.promise.texts[ack["version"]] = texts[-1]
            texts = []
        self.promise.version, self.promise.revision = ack["version"], ack["revision"]
        self.promise.draft = texts


def _check(match: str, guests: list[Guest], promise: Promise) -> None:
    """Every promise is kept; one command more may have been stored than was heard of. Then begin anew."""
    state = guests[0].see(match)
    assert promise.version <= state["version"] <= promise.version + 1
    news = guests[0].http.get(f"/api/matches/{match}/events", params={"after": 0}).json()
    told = {news["after"] + at: event for at, event in enumerate(news["events"], 1)}
    for version, text in promise.texts.items():
        assert told[version]["texts"][-1] == text
    drafts = [guest.see(match)["draft"] for guest in guests]
    nothing: dict[str, Any] = {"revision": 0, "texts": []}
    draft: dict[str, Any] = next((each for each in drafts if each is not None), nothing)
    if state["version"] == promise.version:
        assert promise.revision <= draft["revision"] <= promise.revision + 1
        if draft["revision"] == promise.revision:
            assert draft["texts"] == promise.draft
    promise.version, promise.revision, promise.draft = state["version"], draft["revision"], draft["texts"]


def _wait(moments: Moments, count: int, players: list[Playing]) -> None:
    """For so many moments, or the end of all matches."""
    until(lambda: moments.count >= count or not any(each.is_alive() for each in players))


def _kill_while_playing(server: Served, times: int, seed: str) -> int:
    """Kill and start again; how many commands were acknowledged."""
    lots, over = random.Random(seed), 0
    tables = [seated(server.address) for _ in range(TABLES)]
    promises = [Promise(guests[0].see(match)["version"]) for match, guests in tables]
    for number in range(times):
        moments = Moments()
        players = [
            Playing(match, guests, promise, f"{seed} {number} {match}", moments)
            for (match, guests), promise in zip(tables, promises, strict=True)
        ]
        for player in players:
            player.start()
        _wait(moments, lots.randint(LEAST, MOST), players)
        server.kill()
        for player in players:
            player.join(LIMIT)
            assert not player.is_alive()
            assert not player.wrong, player.wrong
        server.start()
        for (match, guests), promise in zip(tables, promises, strict=True):
            _check(match, guests, promise)
        for at, (match, guests) in enumerate(tables):
            if guests[0].see(match)["status"] == "over":
                over += len(promises[at].texts)
                tables[at] = match, guests = seated(server.address)
                promises[at] = Promise(guests[0].see(match)["version"])
    return over + sum(len(promise.texts) for promise in promises)


@pytest.mark.usefixtures("fsync")
def test_no_acknowledged_command_is_lost_by_kill_9(database_url: str, tmp_path: Path) -> None:
    with served(database_url, tmp_path) as server:
        assert _kill_while_playing(server, 2, "short") > 2


@pytest.mark.usefixtures("fsync")
@pytest.mark.long
def test_no_acknowledged_command_is_lost_by_fifty_kills(database_url: str, tmp_path: Path) -> None:
    with served(database_url, tmp_path) as server:
        assert _kill_while_playing(server, 50, "long") > 50
