"""Secrets planted at a server before it is pestered, and what there is besides to find."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

import edubba
from tests.server.fuzzing.wishes import Known
from tests.server.held import Inside
from tests.server.served import Guest, Served, seated
from tests.waiting import LIMIT

PASSWORD = "the canary sings at Girsu"
MAIL = "canary@girsu.example"
TALK = "canary-talk-at-a-private-table"
RECORDS = Path(__file__).parents[2] / "records" / "games"


@dataclass(frozen=True)
class Planted:
    """A private match, a public one in which somebody drafts, and what nobody else may ever be told."""

    private: str
    public: str
    other_seat: Guest  # of the public match, whose turn it is not
    secrets: dict[str, bytes]


def plant(server: Served | Inside, database: Path) -> Planted:
    """An account with all its secrets, a private table, a draft."""
    victim = Guest(server.address)
    account = {"name": "Canary", "password": PASSWORD, "email": MAIL}
    signed_in(victim, "/api/register", account)
    token = victim.http.post("/api/me/tokens", json={"name": "bot"}).raise_for_status().json()["token"]
    hook = {"webhook": "https://girsu.example/canary-hook"}
    me = victim.http.patch("/api/me", json=hook).raise_for_status().json()
    opened = (
        victim.http.post("/api/matches", json={"game": "sumeria", "private": True}).raise_for_status().json()
    )
    private = opened["match"]["id"]
    victim.join(private, "Canary")
    victim.http.post(f"/api/matches/{private}/chat", json={"text": TALK}).raise_for_status()
    public, guests = seated(server.address)
    actor = next(guest for guest in guests if guest.see(public)["legal"])
    state = actor.see(public)
    draft = {"do": "play", "version": state["version"], "revision": 0, "text": state["legal"][0]}
    actor.do(public, **draft).raise_for_status()
    texts = {
        "the password": PASSWORD,
        "the mail address": MAIL,
        "the talk": TALK,
        "the token": token,
        "the webhook": hook["webhook"],
        "the webhook's key": me["webhook_key"],
        "the cookie": victim.cookie.partition("=")[2],
        "the CSRF token": me["csrf"],
        "the invitation": opened["invitation"],
    }
    texts |= _stored(database, private)
    other = next(guest for guest in guests if guest is not actor)
    return Planted(private, public, other, {name: text.encode() for name, text in texts.items()})


def signed_in(guest: Guest, path: str, wish: dict[str, Any]) -> None:
    """Sign in or make an account, and keep the new CSRF token."""
    me = guest.http.post(path, json=wish).raise_for_status().json()
    guest.http.headers["X-Edubba-CSRF"] = me["csrf"]


def _stored(database: Path, private: str) -> dict[str, str]:
    with closing(sqlite3.connect(database)) as connection:

        def one(query: str, *values: str) -> str:
            return str(connection.execute(query, values).fetchone()[0])

        return {
            "the server's seed": one("select seed from matches where id = ?", private),
            "the hash of the password": one("select password from accounts where name = 'Canary'"),
            "the hash of the token": one("select token from tokens"),
            "the server's secret": one("select value from meta where key = 'secret'"),
        }


def known(server: Served | Inside, matches: list[str]) -> Known:
    """What requests may name, and documents to spoil."""
    records = [file.read_text() for file in sorted(RECORDS.glob("*.edubba"))[:3]]
    guest = Guest(server.address)
    studies = [guest.http.post("/api/studies", json={"record": text}).json()["id"] for text in records]
    boards = [
        each["board"]
        for each in httpx.get(f"{server.address}/api/boards", timeout=LIMIT).json()[0]["templates"]
    ]
    positions = [json.loads(json.dumps(edubba.new(game).view())) for game in ("sumeria", "flood")]
    return Known(matches, studies, ["Canary", "player 1"], boards, positions, records)
