"""How heavy the page is, how soon the first move can be made, how fast a click is answered, how soon a long
match can be looked back at.

    .venv/bin/python benchmarks/page.py [--times 4]

A server of its own on a database of its own, and a real browser on the same machine.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.browser import FLAGS, chromium, environment  # noqa: E402
from tests.page.player import Person  # noqa: E402
from tests.page.test_replay import long_game  # noqa: E402
from tests.server.served import Guest, served  # noqa: E402

from edubba import records  # noqa: E402

GAMES = ("Sumeria", "After the Flood")
CLICKS = 3
ANSWERED = """target => new Promise((done) => {
    const match = document.querySelector('.match')
    const before = match.dataset.at
    const began = performance.now()
    new MutationObserver(() => {
        if (match.dataset.at !== before) requestAnimationFrame(() => done(performance.now() - began))
    }).observe(match, { attributes: true })
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
})"""
TEXTS = 700
LOOKED = """() => document.querySelector('.replay .board [data-spot]')
    && document.querySelectorAll('.lines li').length > 9"""
OFFERED = "() => document.querySelector('.board [data-spot].can, .turn > .choices button')"


def weight() -> None:
    """The files of the page as they are sent."""
    for kind in ("js", "css"):
        files = (ROOT / "src/edubba/server/built/assets").glob(f"*.{kind}")
        size = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)
        print(f"{kind}, gzipped: {size / 1000:.1f} KB")


def first_move(person: Person) -> float:
    """Seconds from asking for a match's address to the first thing that can be clicked."""
    began = time.perf_counter()
    person.page.goto(person.page.url, wait_until="commit")
    person.page.wait_for_function(OFFERED)
    return time.perf_counter() - began


def click(person: Person) -> float:
    """Seconds from a click to the next frame with the changed page, by the browser's own clock."""
    milliseconds: float = person.offers()[0].evaluate(ANSWERED)
    return milliseconds / 1000


def measure(browser: Browser, address: str, game: str, times: int) -> None:
    """One game: so many matches, a load and a few clicks in each."""
    loads, clicks = [], []
    for _ in range(times):
        person = Person(browser, address)
        person.play_now(game)
        loads.append(first_move(person))
        for _ in range(CLICKS):
            clicks.append(click(person))
            person.button("Undo").first.click()
            person.page.wait_for_function("() => !document.querySelector('.steps li')")
        person.close()
    milliseconds = [round(1000 * each) for each in sorted(clicks)]
    print(f"{game}: first move after {min(loads):.2f} to {max(loads):.2f} s")
    print(
        f"{game}: a click is answered in {milliseconds[0]} to {milliseconds[-1]} ms,"
        f" median {statistics.median(milliseconds):.0f}"
    )


def long_record(address: str) -> str:
    """A record of so many texts, brought to the server."""
    record = records.dumps(long_game(TEXTS))
    study = Guest(address).http.post("/api/studies", json={"record": record}).raise_for_status().json()
    return str(study["id"])


def look_back(browser: Browser, address: str, times: int) -> None:
    """Seconds from asking for a replay's address to its board and its log; the first time nothing is kept."""
    record, seconds = long_record(address), []
    person = Person(browser, address)
    person.open("/replay")
    person.page.wait_for_selector("h1")
    for _ in range(times):
        began = time.perf_counter()
        person.page.goto(f"{address}/replay/{record}", wait_until="commit")
        person.page.wait_for_function(LOOKED)
        seconds.append(time.perf_counter() - began)
    person.close()
    print(f"a record of {TEXTS} texts: {seconds[0]:.2f} s the first time, then {min(seconds[1:]):.2f} s")


def main() -> None:
    """Print what the page weighs and how fast it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=4, help="matches of each game")
    times = parser.parse_args().times
    weight()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, env=environment())
        with served(f"sqlite:///{folder}/page.sqlite", folder) as server:
            for game in GAMES:
                measure(browser, server.address, game, times)
            look_back(browser, server.address, times)
        browser.close()


if __name__ == "__main__":
    main()
