"""Somebody in front of a browser who has no mouse and listens to what the page announces."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.page.player import AT, CHANGED, Person

#: Counts what a mouse does, and keeps what the live regions tell.
LISTEN = """
    window.mouse = 0
    window.told = []
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
        addEventListener(kind, () => window.mouse++, true)
    }
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
        if (change.target.closest?.('.announcer') && node.tagName === 'P') {
            told.push([change.target.getAttribute('aria-live'), node.textContent.trim()])
        }
    }))).observe(document, { childList: true, subtree: true })
"""
HERE = "() => (document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || '')"


class Typist(Person):
    """Somebody without a mouse."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        super().__init__(browser, address, **wishes)
        self.page.add_init_script(LISTEN)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def here(self) -> str:
        """What has the focus, by its name."""
        return str(self.page.evaluate(HERE)).strip()

    def tab_to(self, name: str, most: int = 60) -> None:
        for _ in range(most):
            self.press("Tab")
            if self.here == name:
                return
        raise AssertionError(f"{name!r} cannot be reached; the focus is on {self.here!r}")

    def focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("of => !!document.activeElement?.closest(of)", selector))

    def open_table(self, level: str) -> None:
        """From the first page to a match of Sumeria against two bots."""
        self.open()
        self.page.wait_for_selector("article.game button")
        self.tab_to("New table")
        self.press("Enter")
        for _ in range(2):
            self.choose(level)
        self.tab_to("Open the table")
        self.press("Enter")
        self.wait_for_turn()

    def choose(self, level: str) -> None:
        """The level of the next seat that is open."""
        value = "() => document.activeElement.tagName === 'SELECT' ? document.activeElement.value : ''"
        for _ in range(10):
            self.press("Tab")
            if self.page.evaluate(value) == "open":
                break
        for _ in range(10):
            self.press("ArrowDown")
            if self.page.evaluate(value) == level:
                return
        raise AssertionError(f"no {level}")

    def act(self) -> None:
        """One step by lot: a place of the map or of the text, or a word; a complete turn is confirmed."""
        before = self.page.evaluate(AT)
        if self.page.locator(".turn .main").count():
            self.press(*([] if self.focused(".turn .main") else ["g"]))
            self.press("Enter" if self.focused(".turn .main") else "c")
        elif self.page.locator(".turn > .choices button").count() and self.lots.random() < 0.5:
            self.press("g")
            for _ in range(20):
                if self.focused(".turn > .choices button"):
                    break
                self.press("Tab")
            self.press("Enter")
        else:
            self.press(*([] if self.focused(".outline") else [self.lots.choice("mb")]))
            self.press(*["n"] * self.lots.randint(1, 6), *["Shift+N"] * self.lots.randint(0, 2), "Enter")
        self.page.wait_for_function(CHANGED, arg=before)

    def listen(self) -> None:
        """Until we have been told that it is our turn: who listens does not act before."""
        urgent = "() => told.slice(window.acted ?? 0).some(([how]) => how === 'assertive')"
        self.page.wait_for_function(urgent)
        self.page.evaluate("window.acted = told.length")

    @property
    def told(self) -> list[tuple[str, str]]:
        return [(how, text) for how, text in self.page.evaluate("window.told")]
