"""By keyboard and by ear: whole games without a mouse, what a screen reader is given, what is announced."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import edubba
from edubba.drawing.scene import stage
from tests.page.player import AT, CHANGED, DESKTOP, PHONE, Person
from tests.page.test_access import violations
from tests.page.typist import Typist
from tests.positions import ending
from tests.server.held import Inside

NAMED = re.compile(r"\((?:city|town \d|village \d)\): (.+)")


def test_the_end_of_a_game_by_keyboard_alone_with_everything_announced_once(
    browser: Browser, server: Inside
) -> None:
    person = Typist(browser, server.address)
    person.begin_from(ending("sumeria", 30))
    _play_on(person, turns=5)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone_with_everything_announced_once(
    browser: Browser, server: Inside
) -> None:
    person = Typist(browser, server.address)
    person.open_table("apprentice")
    _play_on(person, turns=20)


def _play_on(person: Typist, turns: int) -> None:
    """To the end, without a mouse, and each turn only once it was announced; so many turns at least."""
    turn = ""
    while person.called() != "over":
        if (at := person.version) != turn:
            person.listen()
        turn = at
        person.act()
    expect(person.page.locator(".announcer").first).to_contain_text("Won by")
    assert person.page.evaluate("window.mouse") == 0
    _check_told(person, turns)
    person.press("g")
    assert person.focused(".turn")
    person.tab_to("Play again")
    person.close()


def _check_told(person: Typist, turns: int) -> None:
    """Every sentence of the log is told once, or counted among those to be read there; our turn at once."""
    log = person.page.request.get(f"{person.address}/api/matches/{person.match}/log").json()
    sentences = Counter(entry["text"] for entry in log if entry["text"])
    lines = Counter(text for _, text in person.told)
    often = {text: lines[text] for text in sentences}
    assert not {text: count for text, count in often.items() if count > sentences[text]}
    counted = [re.match(r"(\d+|One) more things? happened", line) for line in lines.elements()]
    missed = sum(int(found[1].replace("One", "1")) for found in counted if found)
    before_us = 5  # at most: the draws of the beginning, and those who placed a trader before
    assert 0 <= sentences.total() - sum(often.values()) - missed <= before_us
    assert missed < sentences.total() / 4
    assert {how for how, text in person.told if "Your turn: " in text} == {"assertive"}
    assert sum("Your turn: " in text for _, text in person.told) >= turns


def test_short_keys_lead_where_they_say_and_can_be_switched_off(browser: Browser, server: Inside) -> None:
    person = Typist(browser, server.address)
    person.open_table("apprentice")
    for key, place in {
        "g": ".turn",
        "m": ".board .can",
        "p": ".players",
        "l": ".lines",
        "b": ".outline",
    }.items():
        person.press(key)
        assert person.focused(place), key
    person.page.wait_for_selector(".outline h3")
    person.press("n")
    first = person.here
    person.press("n", "Shift+N")
    assert person.here == first
    person.press("b")
    expect(person.page.locator(".outline")).to_have_count(0)
    person.press("?")
    expect(person.page.get_by_role("dialog", name="Playing by keyboard")).to_be_visible()
    person.press("Tab", "Space", "Escape", "g", "b")
    assert not person.focused(".turn")
    expect(person.page.locator("dialog[open], .outline")).to_have_count(0)
    person.tab_to("Keys")
    person.press("Enter", "Tab", "Space", "Escape", "b")
    expect(person.page.locator(".outline h3")).not_to_have_count(0)
    person.page.reload()
    expect(person.page.locator(".outline h3")).not_to_have_count(0)
    person.page.get_by_role("tab", name=re.compile("Chat")).focus()
    person.press("Enter")
    person.page.get_by_label("Say something").focus()
    person.press("g", "?", "b")
    expect(person.page.get_by_label("Say something")).to_have_value("g?b")
    person.close()


def nodes(person: Person) -> list[dict[str, Any]]:
    """The accessibility tree, as the browser hands it to a screen reader."""
    session = person.context.new_cdp_session(person.page)
    try:
        found: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        session.detach()
    return [node for node in found if not node["ignored"]]


def told(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def can_focus(node: dict[str, Any]) -> bool:
    return any(each["name"] == "focusable" and each["value"]["value"] for each in node.get("properties", ()))


def check_tree(person: Person) -> str:
    """At this prompt; returns what is asked."""
    tree = nodes(person)
    for node in filter(can_focus, tree):
        if told(node, "role") not in ("RootWebArea", "main"):
            assert told(node, "name").strip(), node
            assert told(node, "role") not in ("", "generic", "none"), node
    prompt = person.page.locator(".turn .prompt").inner_text()
    assert prompt in {told(node, "name") for node in tree}
    snapshots = [person.page.locator(part).aria_snapshot() for part in (".board", ".outline")]
    for snapshot in snapshots:
        places = [
            name for name in re.findall(r'- button "([^"]+)"', snapshot) if name not in ("Larger", "Smaller")
        ]
        assert len(set(places)) == len(places)
    picked = person.page.locator(".board .picked").count()
    assert [snapshot.count("[pressed]") for snapshot in snapshots] == [picked] * 2
    return prompt


def asked_of_us(game: str) -> dict[str, edubba.Position]:
    """A position of games by lot for each kind of question that may be put to seat 1."""
    found: dict[str, edubba.Position] = {}
    for seed in range(6):
        lots, pos = random.Random(seed), edubba.new(game)
        while not pos.over:
            view = pos.view()
            if pos.to_act == 1 and len(pos.legal) > 2:
                found.setdefault(str(view.get("prompt") or view["phase"]), pos.copy())
            pos.play(lots.choice(pos.chance)[0] if pos.chance else lots.choice(pos.legal))
    return found


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_the_accessibility_tree_at_every_prompt(person: Person, game: str) -> None:
    person.page.add_init_script("localStorage.setItem('edubba', JSON.stringify({ outline: true }))")
    prompts, picked = set(), 0
    positions = asked_of_us(game)
    assert len(positions) > 2
    for pos in list(positions.values())[:9]:  # so many tables a guest may have
        person.begin_from(pos)
        check_text(person)
        prompts.add(check_tree(person))
        begin(person, pos)
        person.drawn()
        if person.state() == "mine":
            check_text(person)
            prompts.add(check_tree(person))
            picked += person.page.locator(".board .picked").count()
    assert len(prompts) >= min(9, len(positions))
    assert picked


def begin(person: Person, pos: edubba.Position) -> None:
    """Pick a place with which a choice only begins; where there is none, anything."""
    paths = [stage(pos.game).path(text) for text in pos.legal]
    spots = (path[0] for path in paths if sum(path[0] == other[0] for other in paths) > 1 < len(path))
    places = [person.page.locator(f".board [data-spot='{spot}']") for spot in dict.fromkeys(spots)]
    if found := next((place for place in places if place.count()), None):
        before = person.page.evaluate(AT)
        person.click(found.first)
        person.page.wait_for_function(CHANGED, arg=before)
    else:
        person.click_something()


def check_text(person: Person) -> None:
    """The text has all pieces of the position, one's own draft counted."""
    person.page.wait_for_selector(".outline[aria-busy=false]")
    state = person.page.request.get(f"{person.address}/api/matches/{person.match}").json()["position"]
    if "traders" in state:
        lines = person.page.locator(".outline li").all_inner_texts()
        there = [found for line in lines if (found := NAMED.search(line)) and found[1] != "nobody"]
        assert len(there) == len(state["traders"])
    else:
        workers = sum(sum(area.get("workers", ())) for area in state["areas"].values())
        areas = person.page.locator(".outline ul").nth(1).inner_text()
        assert sum(map(int, re.findall(r"(\d+) workers? of", areas))) == workers


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_in_the_text_and_the_list_of_keys(
    browser: Browser, server: Inside, scheme: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.address, color_scheme=scheme, size=size)
    for game in ("Sumeria", "After the Flood"):
        person.play_now(game)
        person.page.keyboard.press("b")
        person.page.wait_for_selector(".outline h3")
        assert violations(person) == []
    person.page.keyboard.press("?")
    assert violations(person) == []
    person.close()
