"""The board as text over HTTP: a draft counts for the one who makes it, and a private table stays private."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.held import Inside
from tests.server.served import Guest, seated


def places(guest: Guest, match: str) -> dict[str, str]:
    """Spot -> what is told of it."""
    path = f"/api/matches/{match}/outline"
    sections: list[dict[str, Any]] = guest.http.get(path, params={"lang": "en"}).raise_for_status().json()
    return {item["spot"]: item["label"] for section in sections for item in section["items"] if item["spot"]}


def test_a_draft_is_told_to_the_one_who_makes_it(server: Inside) -> None:
    match, guests = seated(server.address)
    state = guests[0].see(match)
    actor = guests[state["to_act"] - 1]
    other = guests[state["to_act"] % 3]
    draft = actor.see(match)["draft"]
    step = {"do": "play", "version": state["version"], "text": "+ur.t2", "revision": draft["revision"]}
    actor.do(match, **step, commit=False).raise_for_status()
    assert places(other, match)["ur.t2"] == "Ur (town 2): nobody"
    assert places(actor, match)["ur.t2"] == f"Ur (town 2): player {state['to_act']}"
    assert len(places(other, match)) == 56


def test_after_the_flood_has_its_areas_and_boxes(server: Inside) -> None:
    match, (guest, *_) = seated(server.address, game="flood")
    assert {"ur", "egypt", "irrigation", "toolmakers"} < set(places(guest, match))


def test_a_private_table_is_told_to_the_invited_only(server: Inside) -> None:
    host = Guest(server.address)
    opened = (
        host.http.post("/api/matches", json={"game": "sumeria", "private": True}).raise_for_status().json()
    )
    path = f"{server.address}/api/matches/{opened['match']['id']}/outline"
    assert httpx.get(path).status_code == 404
    assert httpx.get(path, params={"invitation": opened["invitation"]}).status_code == 200
    assert httpx.get(path, params={"invitation": opened["invitation"], "lang": "x" * 9}).status_code == 400
