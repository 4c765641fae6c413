"""Playing again: all who want it meet at one table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.held import Inside
from tests.server.served import Guest, seated
from tests.waiting import until


def ended(guests: list[Guest], match: str) -> None:
    """All agree to give the match up, once no bot is about to move."""
    until(lambda: any(guest.see(match)["draft"] for guest in guests))
    version = guests[0].see(match)["version"]
    guests[0].do(match, do="abandon", seat=1, version=version).raise_for_status()
    for guest in guests[1:]:
        guest.do(match, do="answer", yes=True, version=guest.see(match)["version"]).raise_for_status()
    assert guests[0].see(match)["status"] == "over"


def again(guest: Guest, match: str) -> httpx.Response:
    return guest.http.post(f"/api/matches/{match}/rematch")


def test_all_who_play_again_meet_at_one_table(server: Inside) -> None:
    wishes = {"private": True, "seats": ["open", "open", "apprentice"], "game": "flood"}
    guests = [Guest(server.address), Guest(server.address)]
    opened = guests[0].http.post("/api/matches", json=wishes).raise_for_status().json()
    match, invitation = opened["match"]["id"], opened["invitation"]
    for number, guest in enumerate(guests, 1):
        there = guest.http.get(f"/api/matches/{match}", params={"invitation": invitation}).json()
        wish = {
            "do": "join",
            "version": there["version"],
            "name": f"n {number}",
            "invitation": invitation,
        }
        guest.do(match, **wish).raise_for_status()
    refused = again(guests[0], match)
    assert (refused.status_code, refused.json()["code"]) == (409, "table-running")
    ended(guests, match)
    before = guests[0].see(match)
    with ThreadPoolExecutor(2) as both:  # at the same moment
        answers = list(both.map(lambda guest: again(guest, match), guests))
    found = [answer.raise_for_status().json() for answer in answers]
    assert found[0]["match"]["id"] == found[1]["match"]["id"] != match
    assert found[0]["invitation"] == found[1]["invitation"] != ""
    following = found[0]["match"]
    assert [seat["kind"] for seat in following["seats"]] == ["open", "open", "bot"]
    assert (following["game"], following["private"]) == ("flood", True)
    now = guests[1].see(match)
    assert (now["rematch"], now["version"]) == (following["id"], before["version"] + 1)
    assert now["scores"] == before["scores"]
    stranger = Guest(server.address)
    assert again(stranger, match).status_code == 404


def test_who_does_not_sit_there_opens_no_table(server: Inside) -> None:
    match, guests = seated(server.address)
    ended(guests, match)
    refused = again(Guest(server.address), match)
    assert (refused.status_code, refused.json()["code"]) == (403, "table-no-seat-here")
    assert guests[0].see(match)["rematch"] == ""
