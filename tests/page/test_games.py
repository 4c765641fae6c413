"""Games to their end in a browser, by mouse: from a late position, and whole ones in the long suite."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from edubba.records import loads, proof
from tests.page.player import Person
from tests.positions import ending
from tests.server.held import Inside
from tests.waiting import until

#: Counts the rolls that are shown.
DICE = """() => {
    window.shown = 0
    new MutationObserver((changes) => changes.forEach((change) =>
        change.addedNodes.forEach((node) => window.shown += node.className === 'dice')
    )).observe(document.body, { childList: true, subtree: true })
}"""


def check_end(person: Person) -> list[str]:
    """What the page says of a match that is over, and its proof; the texts of its record."""
    expect(person.page.locator(".turn h2")).to_contain_text("Won by")
    expect(person.page.locator(".player.won")).not_to_have_count(0)
    record = loads(person.page.request.get(f"{person.address}/api/matches/{person.match}/record").text())
    assert proof.check(record) > 0
    rolls = any(re.fullmatch("~[1-6][1-6]", text) for text in record.moves)
    assert bool(person.page.evaluate("window.shown")) == rolls
    return record.moves


@pytest.mark.parametrize(("game", "texts"), [("sumeria", 60), ("flood", 150)])
def test_the_end_of_a_game_against_bots(person: Person, game: str, texts: int) -> None:
    person.begin_from(ending(game, texts))
    person.page.evaluate(DICE)
    assert person.play_to_the_end() > 0
    assert len(check_end(person)) > 20


@pytest.mark.long
@pytest.mark.parametrize("game", ["Sumeria", "After the Flood"])
def test_a_whole_game_against_bots(person: Person, game: str) -> None:
    person.new_table(game, "me", "apprentice", "apprentice")
    person.wait_for_turn()
    person.page.evaluate(DICE)
    assert person.play_to_the_end() > 15
    check_end(person)


def sit_down_together(browser: Browser, server: Inside) -> list[Person]:
    """Three people with browsers of their own at one table of Sumeria."""
    people = [Person(browser, server.address) for _ in range(3)]
    host, *guests = people
    host.new_table("Sumeria", "me", "open", "open")
    link = host.page.get_by_label("Link to the table").input_value()
    for number, guest in enumerate(guests, 2):
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill(f"Friend {number}")
        guest.button("Sit down here").first.click()
        expect(
            guest.button("Stand up").or_(guest.page.locator("section.turn:not(.gathering)"))
        ).to_be_visible()
    for each in people:
        expect(each.page.locator("section.turn:not(.gathering)")).to_be_visible()
    return people


def who_acts(people: list[Person]) -> Person | None:
    """Whose turn it is on the own page; nobody's once it is over for all."""
    states: list[str] = []

    def called() -> bool:
        states[:] = [each.state() for each in people]
        return "mine" in states or states == ["over"] * len(people)

    until(called, lambda: f"nobody can act: {states}")
    return people[states.index("mine")] if "mine" in states else None


def test_three_browsers_at_one_table_take_their_turns(browser: Browser, server: Inside) -> None:
    people = sit_down_together(browser, server)
    for _ in range(6):
        actor = who_acts(people)
        assert actor
        actor.take_turn()
        for each in people:
            each.page.wait_for_selector(f".match[data-at^='{actor.version} ']")
    first, *others = (each.page.locator(".lines li") for each in people)
    until(lambda: first.count() > 6, "the log does not come")
    for lines in others:
        expect(lines).to_have_text(first.all_inner_texts(), use_inner_text=True)
    for each in people:
        each.close()


@pytest.mark.long
def test_three_browsers_at_one_table_to_the_end(browser: Browser, server: Inside) -> None:
    people = sit_down_together(browser, server)
    while actor := who_acts(people):
        actor.click_something()
    results = {each.page.locator(".turn h2").inner_text() for each in people}
    assert len(results) == 1
    assert "Won by" in results.pop()
    for each in people:
        each.close()
