"""A press on the board is never lost, whatever happens to the board before the finger leaves it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.player import PHONE, HeldLine, Person
from tests.positions import by_lot
from tests.server.held import Inside

#: The board has been drawn for this revision of the draft.
DRAWN = """revision => document.querySelector('.match').dataset.at.split(' ')[1] === String(revision)
    && new Promise(done => requestAnimationFrame(() => done(true)))"""
#: Stand still: a map that scrolls by itself is another matter.
PLACE = """name => {
    const spot = document.querySelector(`.board [data-spot="${name}"]`)
    spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = spot.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
}"""
#: Notes when what a finger has scrolled has come to rest.
SCROLLED = """() => {
    const rest = () => (window.scrolled = true)
    document.addEventListener('touchend', () => document.addEventListener('scrollend', rest, true), true)
}"""
#: A position by lot, and a place there that leaves another one to be picked: so one sees that it was.
GAMES = [("sumeria", 61, "sippar.t1", 80), ("flood", 140, "irrigation", 20)]


class Redrawn:
    """Somebody whose draft is changed elsewhere, as in a second window: the board is drawn anew."""

    def __init__(self, person: Person, game: str, texts: int) -> None:
        self.person, self.page = person, person.page
        person.begin_from(by_lot(game, texts))
        state = self.page.request.get(f"{person.address}/api/matches/{person.match}").json()
        self._version, self._revision = state["version"], state["draft"]["revision"]
        self._text = state["legal"][0]

    def redraw(self) -> None:
        """Twice: a step is drafted and taken back."""
        self._do("play", text=self._text, commit=False)
        self._do("undo")

    def _do(self, what: str, **more: object) -> None:
        command = {"do": what, "version": self._version, "revision": self._revision, **more}
        answer = self.person.ask(f"/api/matches/{self.person.match}/commands", command)
        self._revision = answer["revision"]
        self.page.wait_for_function(DRAWN, arg=self._revision)

    def find(self, place: str) -> tuple[float, float]:
        """The middle of a place that can be picked, in the window."""
        self.page.wait_for_selector(f".board [data-spot='{place}'].can", state="attached")
        x, y = self.page.evaluate(PLACE, place)
        self.person.drawn()
        return x, y

    @property
    def picked(self) -> int:
        """How many places are picked on the page."""
        return int((self.page.locator(".match").get_attribute("data-at") or "").split()[2])


@pytest.mark.parametrize(("game", "texts", "place", "times"), GAMES)
def test_a_press_that_spans_a_redraw_picks_its_place(
    person: Person, game: str, texts: int, place: str, times: int
) -> None:
    board = Redrawn(person, game, texts)
    x, y = board.find(place)
    lost = 0
    for _ in range(times):
        person.page.mouse.move(x, y)
        person.page.mouse.down()
        board.redraw()
        person.page.mouse.up()
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
        lost += board.picked != 1
        person.page.keyboard.press("Escape")
    assert lost == 0


def drag(page: Page, x: float, y: float, across: float, down: float) -> None:
    """A finger that is put down, moved and taken away, as the browser hears of it."""
    finger = page.context.new_cdp_session(page)
    for part in (0.0, 0.1, 0.3, 0.6, 1.0):
        points = [{"x": x + across * part, "y": y + down * part}]
        finger.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if part else "touchStart", "touchPoints": points}
        )
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_a_press_that_goes_elsewhere_picks_nothing(person: Person) -> None:
    board = Redrawn(person, *GAMES[0][:2])
    mouse = person.page.mouse
    for away in ((120, 0), (0, 90)):
        x, y = board.find("sippar.t1")
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + away[0], y + away[1])
        mouse.up()
    mouse.click(x, y)  # what came before has been answered by now
    expect(person.page.locator(".match[data-at$=' 1']")).to_be_visible()


def test_a_finger_on_a_telephone_picks_once(browser: Browser, server: Inside) -> None:
    person = Person(browser, server.address, size=PHONE, has_touch=True)
    board = Redrawn(person, *GAMES[0][:2])
    person.page.touchscreen.tap(*board.find("sippar.t1"))
    expect(person.page.locator(".match[data-at$=' 1']")).to_be_visible()  # a second time would take it back
    person.close()


@pytest.mark.parametrize(("across", "down"), [(0, -200), (-120, 0)])
def test_a_finger_that_scrolls_picks_nothing(
    browser: Browser, server: Inside, across: int, down: int
) -> None:
    person = Person(browser, server.address, size=PHONE, has_touch=True, is_mobile=True)
    board = Redrawn(person, *GAMES[0][:2])
    page = person.page
    place = board.find("sippar.t1")
    page.evaluate(SCROLLED)
    drag(page, *place, across, down)
    page.wait_for_function("() => window.scrolled")
    assert board.picked == 0
    page.touchscreen.tap(*board.find("sippar.t1"))
    expect(page.locator(".match[data-at$=' 1']")).to_be_visible()
    person.close()


def test_what_is_pressed_while_a_step_is_stored_counts_on_the_board_that_comes(person: Person) -> None:
    line = HeldLine(person.page)
    person.begin_from(by_lot("flood", 23))  # an army is equipped, good by good
    person.button("Equip with").click()
    line.keep()
    person.button("grain").click()
    expect(person.page.locator(".saving")).to_be_visible()
    person.button("Equip with").click()
    expect(person.page.locator(".match[data-at$=' 0']")).to_be_visible()
    line.release()
    expect(person.page.locator(".steps li")).to_have_count(1)
    expect(person.page.locator(".match[data-at$=' 1']")).to_be_visible()


def test_what_is_confirmed_before_the_step_is_stored_counts_then(person: Person) -> None:
    line = HeldLine(person.page)
    person.play_now("Sumeria")
    line.keep("ack")
    person.place_first()
    expect(person.page.locator(".saving")).to_be_visible()
    version = person.version
    person.button("Confirm the turn").dblclick()
    line.release()
    person.page.wait_for_selector(f".match:not([data-at^='{version} '])")
    expect(person.page.locator(".refusal")).to_have_count(0)
