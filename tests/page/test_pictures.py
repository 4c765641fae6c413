"""The pictures of the page for the documentation: docs/screens."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.player import DESKTOP, PHONE, Person
from tests.page.test_analysis import PLANTED, analysed
from tests.server.held import Inside

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
#: `EDUBBA_SCREENS=1` keeps all pictures in docs/screens; else a test run changes no file of the checkout.
KEPT = bool(os.environ.get("EDUBBA_SCREENS"))
ALL = [("desktop", "light"), ("phone", "dark"), ("desktop", "dark"), ("phone", "light")]

#: Letters and pictures are there.
LOADED = "() => document.fonts.status === 'loaded' && [...document.images].every(each => each.complete)"

Keep = Callable[[str], None]


@pytest.mark.long
@pytest.mark.parametrize(("device", "scheme"), ALL if KEPT else ALL[:1])
def test_pictures_for_the_documentation(
    browser: Browser, server: Inside, device: str, scheme: str, tmp_path: Path
) -> None:
    folder = SCREENS if KEPT else tmp_path
    folder.mkdir(exist_ok=True)
    size = DESKTOP if device == "desktop" else PHONE
    person = Person(browser, server.address, color_scheme=scheme, size=size)

    def keep(name: str) -> None:
        person.page.wait_for_function(LOADED)
        person.drawn()
        shot = person.page.screenshot(type="jpeg", quality=70)
        assert len(shot) > 8000
        (folder / f"{name}-{device}-{scheme}.jpg").write_bytes(shot)

    playing(person, keep)
    learning(person, keep)
    looking_back(person, keep)
    person.close()


def playing(person: Person, keep: Keep) -> None:
    person.open()
    person.page.wait_for_selector(".game .picture svg")
    keep("home")
    for game, name in (("Sumeria", "sumeria"), ("After the Flood", "flood")):
        person.play_now(game)
        keep(f"{name}-early")
        for _ in range(24):
            person.wait_for_turn()
            person.click_something()
        person.wait_for_turn()
        keep(f"{name}-later")
        if KEPT:
            person.play_to_the_end()
            expect(person.page.locator(".dice")).to_have_count(0)  # they go away by themselves
            keep(f"{name}-over")
    person.open("/lobby")
    keep("lobby")


def learning(person: Person, keep: Keep) -> None:
    for path, name, sight in (
        ("/learn", "learn", "h1"),
        ("/learn/flood/trading", "lesson", ".board [data-piece]"),
        ("/rules/sumeria#R37", "rules", "#R37"),
        ("/boards", "board-editor", "svg"),
        ("/positions/flood", "position-editor", ".board [data-piece]"),
    ):
        person.open(path)
        person.page.wait_for_selector(sight)
        keep(name)


def looking_back(person: Person, keep: Keep) -> None:
    person.open("/replay")
    person.page.locator("input[type=file]").set_input_files(PLANTED)
    person.page.wait_for_url("**/replay/**")
    person.page.wait_for_selector(".replay[data-shown='0']")
    person.page.get_by_role("slider").first.fill("133")
    person.page.wait_for_selector(".replay[data-shown='133'] .board [data-piece]")
    keep("replay")
    if KEPT:
        analysed(person)
        person.page.locator("section.analysis").scroll_into_view_if_needed()
        person.page.locator("section.analysis h2").evaluate("it => it.scrollIntoView()")
        keep("analysis")
