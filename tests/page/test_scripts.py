"""Nothing that people write runs: names, talk, boards, records, in a browser, with and without policy."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from edubba import records
from tests.page.player import Person
from tests.page.test_replay import GAMES, drop, shown
from tests.server.held import Inside
from tests.server.served import Guest

RAN = "window.__ran = (window.__ran ?? 0) + 1"
TRICKS = (
    f"<img src=x onerror='{RAN}'>",
    f'"><svg onload="{RAN}">',
    f"<script>{RAN}</script>",
    f"<a href='javascript:{RAN}'>x</a>",
    "{@html '<img src=x onerror=1>'}",
    "</text></svg><script>alert(1)</script>",
    "&lt;script&gt;",
)
#: Write this into the page; returns when its picture has failed to load and whoever listens has been told.
FAILS = """text => new Promise(done => {
    document.querySelector('main').innerHTML = text
    document.querySelector('main img').addEventListener('error', () => done())
})"""
#: Returns when a picture that is not there has failed: those that were asked for before have done so by then.
LATER = """() => new Promise(done => {
    const picture = Object.assign(new Image(), { onerror: () => done(), onload: () => done() })
    picture.src = '/x'
})"""


def _quiet(page: Page) -> None:
    """Nothing ran, and nothing that was written became a part of the page."""
    page.evaluate(LATER)
    assert page.evaluate("window.__ran ?? 0") == 0
    assert page.locator("main script, main iframe, main object, main [onerror], main [onload]").count() == 0
    assert page.locator("main a[href^='javascript:']").count() == 0
    assert page.locator("main img[src='x']").count() == 0


def test_the_trap_itself_works(browser: Browser, server: Inside) -> None:
    """Without the policy such markup runs; with it, it does not: both are seen by the same means."""
    for bypass, ran in ((True, 1), (False, 0)):
        somebody = Person(browser, server.address, bypass_csp=bypass)
        somebody.open("/lobby")
        somebody.page.wait_for_selector("h1")
        somebody.page.evaluate(FAILS, TRICKS[0])
        assert somebody.page.evaluate("window.__ran ?? 0") == ran
        somebody.close()


@pytest.fixture
def reader(browser: Browser, server: Inside) -> Any:
    """Somebody whose browser has no policy to save him: what holds is how the page writes."""
    somebody = Person(browser, server.address, bypass_csp=True)
    yield somebody
    somebody.close()


def test_names_and_talk_are_texts(reader: Person, server: Inside) -> None:
    reader.new_table("Sumeria", "me", "open", "open", private=False)
    other = Guest(server.address)
    version = other.see(reader.match)["version"]
    for trick in TRICKS:  # no name lets them through, whatever the page would do with them
        assert other.do(reader.match, do="join", version=version, name=trick[:40]).status_code == 400
    other.join(reader.match, "Ninsun")
    third = Guest(server.address)
    third.join(reader.match, "Enmerkar")
    for trick in TRICKS:
        other.http.post(f"/api/matches/{reader.match}/chat", json={"text": trick}).raise_for_status()
    reader.page.get_by_role("tab", name="Chat").click()
    for trick in TRICKS:
        expect(reader.page.locator("li").get_by_text(trick).first).to_be_visible()
    _quiet(reader.page)


def test_a_record_and_what_is_said_in_it_are_texts(reader: Person) -> None:
    text = (GAMES / "greedy-1.edubba").read_text()
    names = [line for line in text.splitlines() if line.startswith("seat.")]
    for number, line in enumerate(names):
        text = text.replace(line, f"{line.partition(':')[0]}: {TRICKS[number]}")
    text = text.replace("\n\n", f"\n\n{{{TRICKS[2]}}}\n", 1)
    reader.open("/lobby")
    reader.page.wait_for_selector("h1")
    drop(reader, f"{TRICKS[0]}.edubba", text)
    reader.page.wait_for_url("**/replay/**")
    expect(reader.page.locator(".replay[data-shown='0']")).to_be_visible()
    total = len(records.loads(text).moves)
    for key, at in (("End", total), ("ArrowLeft", total - 1), ("Home", 0), ("ArrowRight", 1)):
        reader.page.keyboard.press(key)
        shown(reader, at)
    _quiet(reader.page)
    assert reader.page.get_by_text(TRICKS[0]).count()


def test_a_board_and_its_name_are_texts(reader: Person, server: Inside) -> None:
    reader.open("/boards")
    reader.page.wait_for_selector(".drawn")
    for label in ("Name of the board", "City-state 1"):
        for trick in TRICKS[:3]:
            reader.page.get_by_label(label).fill(trick[:48])
            with reader.page.expect_response("**/api/boards/*"):  # it is drawn with that name, or refused
                reader.page.get_by_label(label).press("Tab")
            reader.drawn()
    kept = json.loads(reader.page.evaluate("localStorage.getItem('edubba-board')"))
    kept["board"]["name"] = TRICKS[1]
    reader.page.evaluate("text => localStorage.setItem('edubba-board', text)", json.dumps(kept))
    reader.open("/boards")
    reader.page.wait_for_selector(".drawn")
    reader.drawn()
    _quiet(reader.page)


@pytest.mark.parametrize("path", ["/api/pictures/sumeria/en", "/api/about", "/api/texts/en", "/api"])
def test_what_is_opened_by_itself_runs_nothing(reader: Person, path: str) -> None:
    answer = reader.page.goto(reader.address + path)
    assert answer is not None
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert reader.page.locator("script:not([src])").count() == 0
