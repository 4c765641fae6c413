"""Whole games in a browser, by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from edubba.records import loads, proof
from tests.page.player import PATIENCE, Person
from tests.server.served import Served

#: Notes for how many milliseconds each roll was to be seen.
DICE = """() => {
    window.shown = []
    const since = new Map()
    new MutationObserver((changes) => changes.forEach((change) => {
        change.addedNodes.forEach((node) => node.className === 'dice' && since.set(node, performance.now()))
        const seen = (node) => performance.now() - since.get(node)
        change.removedNodes.forEach((node) => since.has(node) && shown.push(seen(node)))
    })).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.parametrize("game", ["Sumeria", "After the Flood"])
def test_a_whole_game_against_bots(person: Person, game: str) -> None:
    person.new_table(game, "me", "apprentice", "apprentice")
    person.wait_for_turn()
    person.page.evaluate(DICE)
    assert person.play_to_the_end(240) > 15
    expect(person.page.locator(".turn h2")).to_contain_text("Won by")
    expect(person.page.locator(".player.won")).not_to_have_count(0)
    record = person.page.request.get(f"{person.address}/api/matches/{person.match}/record").text()
    assert proof.check(loads(record)) > 0
    person.page.wait_for_timeout(3000)
    rolls = sum(bool(re.fullmatch("~[1-6][1-6]", text)) for text in loads(record).moves)
    shown = person.page.evaluate("window.shown")
    assert bool(shown) == bool(rolls)
    assert all(each > 1000 for each in shown), "dice that nobody could see"


def test_three_browsers_at_one_table_to_the_end(browser: Browser, server: Served) -> None:
    people = [Person(browser, server.address) for _ in range(3)]
    host, *guests = people
    host.new_table("Sumeria", "me", "open", "open")
    link = host.page.get_by_label("Link to the table").input_value()
    for number, guest in enumerate(guests, 2):
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill(f"Friend {number}")
        guest.button("Sit down here").first.click()
    for each in people:
        expect(each.page.locator("section.turn.gathering")).to_have_count(0, timeout=PATIENCE)
    for _ in range(2000):
        states = [each.state() for each in people]
        if states == ["over"] * 3:
            break
        for each, state in zip(people, states, strict=True):
            if state == "mine":
                each.click_something()
        host.page.wait_for_timeout(30)
    results = {each.page.locator(".turn h2").inner_text() for each in people}
    assert len(results) == 1
    assert "Won by" in results.pop()
    for each in people:
        each.close()
