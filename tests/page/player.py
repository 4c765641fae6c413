"""Somebody in front of a browser, who sees the page and clicks on it."""

from __future__ import annotations

import contextlib
import random
import re
import time
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, TimeoutError, expect

import edubba

DESKTOP = {"width": 1440, "height": 950}
PHONE = {"width": 360, "height": 740}
PATIENCE = 60_000  # milliseconds; a busy machine lets bots think for long


CHANGED = "before => document.querySelector('.match')?.dataset.at !== before"


class Person:
    """A browser context of one's own: cookies, language, size; what goes wrong on the page is kept."""

    def __init__(self, browser: Browser, address: str, *, lang: str = "en-US", **wishes: Any) -> None:
        self.context = browser.new_context(locale=lang, viewport=wishes.pop("size", DESKTOP), **wishes)
        self.context.set_default_timeout(20_000)
        self.address = address
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.lots = random.Random(1)
        self._csrf = ""

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def match(self) -> str:
        return self.page.url.partition("/match/")[2].partition("?")[0]

    def play_now(self, game: str) -> None:
        """From the first page to one's own turn."""
        self.open()
        card = self.page.locator("article.game", has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name="Play now").click()
        self.wait_for_turn()
        self.page.wait_for_selector(".board .can, .turn > .choices button")  # drawn after the turn

    def new_table(self, game: str, *seats: str, private: bool = True) -> None:
        """Open a table with these seats: me, open, or a bot's level."""
        self.open()
        card = self.page.locator("article.game", has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name="New table").click()
        for number, seat in enumerate(seats, 1):
            card.get_by_label(f"Seat {number}").select_option(seat)
        if not private:
            card.get_by_label("By invitation only").uncheck()
        card.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/match/**")

    def begin_from(self, position: edubba.Position, level: str = "apprentice") -> None:
        """A table that begins with a position: oneself where it is to be decided, bots at the other seats."""
        view = position.view()
        seats = ["open" if seat == position.to_act else level for seat, _ in enumerate(position.scores, 1)]
        wishes = {"game": view["game"], "options": view["options"], "seats": seats, "position": view}
        self.ask("/api/guest")
        match = self.ask("/api/matches", wishes)["match"]
        command = {"do": "join", "version": match["version"], "name": "Ur", "seed": "ur"}
        self.ask(f"/api/matches/{match['id']}/commands", command)
        self.open(f"/match/{match['id']}")
        self.wait_for_turn()

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Something that the page need not do: by this person, without the page."""
        headers = {"X-Edubba-CSRF": self._csrf}
        answer = self.page.request.post(self.address + path, data=body or {}, headers=headers)
        assert answer.ok, answer.text()
        found = answer.json()
        self._csrf = found.get("csrf", self._csrf)
        return found

    @property
    def turn(self) -> Locator:
        return self.page.locator("section.turn")

    def wait_for_turn(self) -> None:
        expect(self.page.locator("section.turn.yours")).to_be_visible(timeout=PATIENCE)

    def state(self) -> str:
        """mine, over or waiting."""
        found = self.page.locator("section.turn").get_attribute("class") or ""
        if "yours" in found:
            return "mine"
        return "over" if self.page.locator(".result").count() else "waiting"

    def offers(self) -> list[Locator]:
        """What can be clicked to go on: places of the board and words."""
        spots = self.page.locator(".board [data-spot].can").all()
        return [*spots, *self.page.locator(".turn > .choices button").all()]

    def click_something(self) -> None:
        """One click by lot, at a place that can be clicked; ends and passes are liked a little more."""
        confirm = self.turn.get_by_role("button", name="Confirm the turn")
        if confirm.count():
            self.click(confirm)
            return
        liked = self.page.locator(".turn > .choices button", has_text=re.compile("^(Pass|Done)$"))
        if liked.count() and self.lots.random() < 0.35:
            self.click(liked.first)
            return
        offers = self.offers()
        if offers:  # the page may be about to change
            self.click(self.lots.choice(offers))

    def click(self, what: Locator) -> None:
        """As the mouse does: at the middle of what is seen."""
        with contextlib.suppress(Error):  # the place is gone: the board has changed meanwhile
            what.click(force=True, timeout=2000)

    def take_turn(self) -> None:
        """One's own turn, by lot; a click may come while the board changes, and is made again."""
        version, end = self.version, time.monotonic() + 30
        while self.version == version:
            self.click_something()
            self.page.wait_for_timeout(100)
            assert time.monotonic() < end, "the turn does not end"

    @property
    def version(self) -> str:
        return (self.page.locator(".match").get_attribute("data-at") or "").split()[0]

    def play_to_the_end(self, seconds: float) -> int:
        """Click until the match is over; how many clicks that were."""
        clicks, end = 0, time.monotonic() + seconds
        while (where := self.state()) != "over":
            if where == "mine":
                before = self.page.locator(".match").get_attribute("data-at")
                self.click_something()
                clicks += 1
                with contextlib.suppress(TimeoutError):  # a click may have led nowhere
                    self.page.wait_for_function(CHANGED, arg=before, timeout=3000)
            else:
                self.page.wait_for_timeout(60)
            assert time.monotonic() < end, f"not over after {clicks} clicks"
        return clicks
