"""axe-core on every page, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.player import DESKTOP, PHONE, Person
from tests.server.held import Inside

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What each page shows once it is complete.
PAGES = {
    "/": ".game .picture svg",
    "/lobby": "h1",
    "/games": "h1",
    "/login": "h1",
    "/reset#x": "h1",
    "/match/nosuchmatch": ".empty:not([aria-busy='true']) h1",
    "/nonsense": ".empty h1",
}


def violations(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text())
    found: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_on_any_page(
    browser: Browser, server: Inside, scheme: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.address, color_scheme=scheme, size=size)
    found = {}
    for path, sight in PAGES.items():
        person.open(path)
        person.page.wait_for_selector(sight)
        person.drawn()
        found[path] = violations(person)
    for game in ("Sumeria", "After the Flood"):
        person.play_now(game)
        found[game] = violations(person)
        person.place_first()
        expect(person.steps).to_have_count(1)
        person.click(person.page.locator(".board .part.map [data-spot]:not(.can)").first)
        expect(person.page.locator(".refusal")).to_be_visible()
        found[f"{game}, a draft and a refusal"] = violations(person)
    person.page.locator(".more summary").click()
    person.button("Ask to end the match").click()
    person.page.wait_for_selector(".result")
    found["a match that is over"] = violations(person)
    person.open()
    person.button("New table").first.click()
    found["the form for a table"] = violations(person)
    person.new_table("Sumeria", "me", "open", "open")
    person.page.wait_for_selector(".gathering")
    found["a table that waits"] = violations(person)
    _register(person, f"Ninkasi {scheme} {size['width']}")
    found["an account"] = violations(person)
    person.close()
    assert {where: what for where, what in found.items() if what} == {}


def _register(person: Person, name: str) -> None:
    person.open("/login")
    person.button("I have no account").click()
    person.page.get_by_label("Name").fill(name)
    person.page.get_by_label("Password").fill("barley and beer")
    person.button("Make an account").click()
    person.page.wait_for_url("**/games")
    person.open("/account")
    person.page.wait_for_selector("textarea")


@pytest.mark.parametrize("path", ["/", "/lobby", "/games", "/learn", "/replay", "/boards", "/account"])
def test_a_newcomer_has_nothing_to_complain_of_in_the_console(person: Person, path: str) -> None:
    said = list[str]()
    person.page.on("console", lambda line: said.append(f"{line.type}: {line.text}"))
    person.open(path)
    person.page.wait_for_load_state("networkidle")
    assert said == []
