"""Somebody in front of a browser, who sees the page and clicks on it."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute

import edubba
from tests.waiting import MILLISECONDS, until

DESKTOP = {"width": 1440, "height": 950}
PHONE = {"width": 360, "height": 740}

#: What the page stands at: version, revision, what is picked.
AT = "document.querySelector('.match')?.dataset.at + document.querySelector('.match')?.dataset.picks"
#: It stands at something else than before, and nothing is being stored.
CHANGED = f"before => {AT} !== before && !document.querySelector('.saving')"
#: mine, over or waiting; mine once there is something to click.
STATE = """() => {
    if (document.querySelector('.result')) return 'over'
    const open = '.board [data-spot].can, .turn > .choices button, .turn .main'
    const mine = document.querySelector('section.turn.yours') && !document.querySelector('.saving')
    return mine && document.querySelector(open) ? 'mine' : 'waiting'
}"""
#: Either ours to act, or over.
CALLED = f"() => {{ const now = ({STATE})(); return now === 'waiting' ? null : now }}"
#: A point in the window at which a place of the board is hit: its middle, else one beside what lies above it.
#: Null where the board was drawn anew since it was found.
AIM = """spot => {
    if (!spot.isConnected) return null
    if (!spot.closest('.board')) return 'elsewhere'
    spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = spot.getBoundingClientRect()
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down]
        const there = document.elementFromPoint(x, y)?.closest('[data-spot]')
        if (there?.dataset.spot === spot.dataset.spot) return [x, y]
    }
    return 'covered'
}"""
#: Two frames later everything that follows from the last change has been drawn.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Person:
    """A browser context of one's own: cookies, language, size; what goes wrong on the page is kept.

    Nothing moves on the page, unless it is wished for: tests need not wait for it.
    """

    def __init__(self, browser: Browser, address: str, *, lang: str = "en-US", **wishes: Any) -> None:
        wishes = {"viewport": wishes.pop("size", DESKTOP), "reduced_motion": "reduce"} | wishes
        self.context = browser.new_context(locale=lang, **wishes)
        self.context.set_default_timeout(MILLISECONDS)
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
        if not self._csrf:
            self.ask("/api/guest", {"language": "en"})
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

    @property
    def steps(self) -> Locator:
        """What is drafted."""
        return self.page.locator(".steps li")

    def wait_for_turn(self) -> None:
        """Until it is ours and what can be done is drawn."""
        self.page.wait_for_function(f"() => ({STATE})() === 'mine'")

    def state(self) -> str:
        """mine, over or waiting."""
        return str(self.page.evaluate(STATE))

    def called(self) -> str:
        """The same once it is not waiting."""
        return str(self.page.wait_for_function(CALLED).json_value())

    def drawn(self) -> None:
        """Until what was changed last has been drawn."""
        self.page.evaluate(DRAWN)

    def offers(self) -> list[Locator]:
        """What can be clicked to go on: places of the board and words."""
        spots = self.page.locator(".board [data-spot].can").all()
        return [*spots, *self.page.locator(".turn > .choices button").all()]

    def click_something(self) -> None:
        """One click by lot, at something that can be clicked; ends and passes are liked a little more."""
        confirm = self.turn.locator(".main")
        liked = self.page.locator(".turn > .choices button", has_text=re.compile("^(Pass|Done)$"))
        before = self.page.evaluate(AT)
        if confirm.count():
            confirm.click()
        elif liked.count() and self.lots.random() < 0.35:
            liked.first.click()
        else:
            self.click(self.lots.choice(self.offers()))
        self.page.wait_for_function(CHANGED, arg=before)

    def click(self, what: Locator) -> None:
        """As the mouse does; a place of the board where it is seen."""
        aim = until(lambda: what.evaluate(AIM), f"{what} went away again and again")
        if aim == "elsewhere":
            what.click()
            return
        assert aim != "covered", what
        self.page.mouse.click(*aim)

    def place_first(self) -> None:
        """Pick the first place of the board that can be picked."""
        self.click(self.page.locator(".board [data-spot].can").first)

    def take_turn(self) -> None:
        """One's own turn, by lot."""
        version = self.version
        while self.version == version:
            self.click_something()

    def place_and_confirm(self) -> None:
        """A turn that is one click, and its confirmation; it has counted when this returns."""
        version = self.version
        self.place_first()
        self.button("Confirm the turn").click()
        self.page.wait_for_function(
            "before => document.querySelector('.match').dataset.at.split(' ')[0] !== before", arg=version
        )

    @property
    def version(self) -> str:
        return (self.page.locator(".match").get_attribute("data-at") or "").split()[0]

    def play_to_the_end(self) -> int:
        """Click until the match is over; how many clicks that were."""
        clicks = 0
        while self.called() != "over":
            self.click_something()
            clicks += 1
        return clicks


class HeldLine:
    """The line from the server to the page; what the server says can be kept back for a while."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] | None = None
        self._kind = ""
        page.route_web_socket("**/live?*", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._heard)

    def _heard(self, data: str | bytes) -> None:
        if self._kept is None or self._kind not in str(data):
            self._page.send(data)
        else:
            self._kept.append(data)

    def keep(self, kind: str = "") -> None:
        """From now on, all messages or those of one kind."""
        self._kept, self._kind = [], kind and f'"type":"{kind}"'

    def release(self) -> None:
        kept, self._kept = self._kept or [], None
        for data in kept:
            self._page.send(data)
