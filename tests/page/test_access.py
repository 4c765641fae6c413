"""axe-core on every page, light and dark; and the pictures of the page for the documentation."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.player import DESKTOP, PHONE, Person
from tests.server.served import Served

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ROOT / "docs" / "screens"
PAGES = ["/", "/lobby", "/games", "/login", "/reset#x", "/match/nosuchmatch", "/nonsense"]


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
    browser: Browser, server: Served, scheme: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.address, color_scheme=scheme, size=size)
    found = {}
    for path in PAGES:
        person.open(path)
        person.page.wait_for_selector("h1")
        person.page.wait_for_timeout(300)
        found[path] = violations(person)
    for game in ("Sumeria", "After the Flood"):
        person.play_now(game)
        person.page.wait_for_timeout(600)
        found[game] = violations(person)
        person.click(person.page.locator(".board [data-spot].can").first)
        person.click(person.page.locator(".board .part.map [data-spot]:not(.can)").first)
        person.page.wait_for_timeout(300)
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


#: `EDUBBA_SCREENS=1` keeps all pictures in docs/screens; else a test run changes no file of the checkout.
KEPT = bool(os.environ.get("EDUBBA_SCREENS"))
ALL = [("desktop", "light"), ("phone", "dark"), ("desktop", "dark"), ("phone", "light")]


@pytest.mark.parametrize(("device", "scheme"), ALL if KEPT else ALL[:1])
def test_pictures_for_the_documentation(
    browser: Browser, server: Served, device: str, scheme: str, tmp_path: Path
) -> None:
    folder = SCREENS if KEPT else tmp_path
    size = DESKTOP if device == "desktop" else PHONE
    folder.mkdir(exist_ok=True)
    person = Person(browser, server.address, color_scheme=scheme, size=size)

    def keep(name: str) -> None:
        person.page.wait_for_timeout(700)
        shot = person.page.screenshot(type="jpeg", quality=70)
        assert len(shot) > 8000
        (folder / f"{name}-{device}-{scheme}.jpg").write_bytes(shot)

    person.open()
    person.page.wait_for_selector(".game img")
    keep("home")
    for game, name in (("Sumeria", "sumeria"), ("After the Flood", "flood")):
        person.play_now(game)
        keep(f"{name}-early")
        for _ in range(24):
            if person.state() == "mine":
                person.click_something()
            person.page.wait_for_timeout(120)
        person.wait_for_turn()
        keep(f"{name}-later")
        if KEPT:
            person.play_to_the_end(400)
            person.page.wait_for_timeout(6000)  # the last dice
            keep(f"{name}-over")
    person.open("/lobby")
    keep("lobby")
    person.close()
