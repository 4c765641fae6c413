"""The page besides playing: undo, refusals, languages, tabs, lost lines, phones, keyboards."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.player import AT, CHANGED, PHONE, Person
from tests.server.held import Inside
from tests.server.served import served


def test_from_zero_to_playing_in_one_click(person: Person) -> None:
    person.play_now("Sumeria")
    assert person.offers()
    expect(person.page.locator(".player")).to_have_count(3)
    assert person.page.title().startswith("● Your turn")


def test_the_page_is_light_and_asks_nobody_else(person: Person) -> None:
    asked, scripts = [], []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.on("response", lambda answer: scripts.append(answer) if ".js" in answer.url else None)
    person.play_now("After the Flood")
    assert {url.split("/")[2] for url in asked} == {person.address.split("/")[2]}
    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) < 150_000


def test_undo_and_reset_take_a_turn_back(person: Person) -> None:
    person.play_now("After the Flood")
    steps = person.page.locator(".steps li")
    for _ in range(4):  # founding comes first; then there is a choice with several steps
        workers = person.button("Place workers")
        if workers.count():
            break
        person.place_and_confirm()
        person.wait_for_turn()
    person.button("Place workers").click()
    expect(steps).to_have_count(1)
    while steps.count() == 1:  # “Spend” need not be clicked where there is nothing else to do
        before = person.page.evaluate(AT)
        person.page.locator(".turn > .choices button").first.click()
        person.page.wait_for_function(CHANGED, arg=before)
    expect(steps).to_have_count(2)
    expect(person.page.locator(".changes li")).not_to_have_count(0)
    person.button("Undo").click()
    expect(steps).to_have_count(1)
    person.button("Reset the turn").click()
    expect(steps).to_have_count(0)
    expect(person.button("Place workers")).to_be_visible()


def test_a_click_on_what_is_forbidden_names_the_rule(person: Person) -> None:
    person.play_now("Sumeria")
    person.place_and_confirm()
    person.wait_for_turn()
    person.click(person.page.locator(".board .part.map [data-spot]:not(.can)").first)
    expect(person.page.locator(".refusal")).to_contain_text(re.compile(r"R\d+"))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "Du bist dran|Dein Zug|am Zug"),
        ("hu", "Te következel"),
        ("it", "[Tt]occa|turno"),
        ("ro", "[Rr]ândul"),
    ],
)
def test_the_language_changes_without_losing_the_game(person: Person, lang: str, words: str) -> None:
    person.play_now("Sumeria")
    person.place_first()
    expect(person.steps).to_have_count(1)
    match = person.match
    person.page.locator("header select").select_option(lang)
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    expect(person.page.locator(".turn h2")).to_have_text(re.compile(words))
    expect(person.steps).to_have_count(1)
    assert person.match == match
    assert not re.search(r"\b(page|scene|draw)-[a-z]{2,}", person.page.locator("body").inner_text())


def test_the_browsers_language_is_the_first(browser: Browser, server: Inside) -> None:
    reader = Person(browser, server.address, lang="hu-HU")
    reader.open()
    expect(reader.page.locator("html")).to_have_attribute("lang", "hu")
    reader.close()


def test_two_tabs_agree(person: Person) -> None:
    person.play_now("Sumeria")
    other = person.context.new_page()
    other.goto(person.page.url)
    person.place_first()
    expect(other.locator(".steps li")).to_have_count(1)
    other.get_by_role("button", name="Undo").click()
    expect(person.steps).to_have_count(0)


def test_after_a_killed_server_everything_is_as_it_was(browser: Browser, tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/killed.sqlite", tmp_path) as server:
        person = Person(browser, server.address)
        person.play_now("Sumeria")
        person.place_first()
        expect(person.steps).to_have_count(1)
        step = person.page.locator(".steps li").inner_text()
        server.kill()
        expect(person.page.locator(".wire")).to_contain_text("Reconnecting")
        server.start()
        expect(person.page.locator(".wire")).to_be_empty()
        assert person.page.locator(".steps li").all_inner_texts() == [step]
        person.button("Confirm the turn").click()
        expect(person.steps).to_have_count(0)
        person.wait_for_turn()
        told = person.page.request.get(f"{person.address}/api/matches/{person.match}/log").json()
        assert sum(entry["seat"] == 1 for entry in told) == 1
        person.close()


def test_a_phone_has_no_sideways_scrolling_and_large_targets(browser: Browser, server: Inside) -> None:
    person = Person(browser, server.address, size=PHONE, has_touch=True, is_mobile=True)
    for game in ("Sumeria", "After the Flood"):
        person.play_now(game)
        wide = person.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], game
        person.drawn()
        small = person.page.evaluate(
            """() => [...document.querySelectorAll('[data-spot], button, header a, select')].filter(each => {
                const box = each.getBoundingClientRect()
                return box.width && Math.min(box.width, box.height) < 43.5
            }).map(each => each.dataset.spot ?? each.textContent)"""
        )
        assert small == [], game
    person.close()


def test_text_twice_as_large_stays_on_the_page(person: Person) -> None:
    def fits() -> bool:
        person.page.evaluate("document.documentElement.style.fontSize = '200%'")
        person.drawn()
        return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    for path in ("/", "/lobby", "/login"):
        person.open(path)
        person.page.wait_for_selector("h1")
        assert fits(), path
    for game in ("Sumeria", "After the Flood"):
        person.play_now(game)
        assert fits(), game


def test_a_turn_by_keyboard(person: Person) -> None:
    person.play_now("Sumeria")
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.dataset?.spot ?? ''"):
            break
    person.page.keyboard.press("Enter")
    expect(person.steps).to_have_count(1)
    person.page.keyboard.press("u")
    expect(person.steps).to_have_count(0)
    person.page.wait_for_function(
        "() => document.activeElement?.dataset?.spot"
    )  # the focus is still on the board
    person.page.keyboard.press("Space")
    expect(person.steps).to_have_count(1)
    person.page.keyboard.press("c")
    expect(person.steps).to_have_count(0)
    person.wait_for_turn()
    person.page.locator(".board .part.map [data-spot]:not(.can)").first.focus()  # arrows lead there as well
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".refusal")).to_contain_text(re.compile(r"R\d+"))


def test_arrow_keys_go_from_place_to_place(person: Person) -> None:
    person.play_now("Sumeria")
    where = "document.activeElement?.dataset?.spot"
    person.page.locator(".board [data-spot='kish.c']").focus()
    seen = []
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        person.page.keyboard.press(key)
        seen.append(person.page.evaluate(where))
    assert None not in seen
    assert len({"kish.c", *seen}) >= 3


def test_a_match_that_is_not_there_is_told(person: Person) -> None:
    person.open("/match/nosuchmatch")
    expect(person.page.get_by_role("heading", name="Not found")).to_be_visible()


def test_somebody_who_watches_sees_the_game_and_cannot_act(browser: Browser, person: Person) -> None:
    person.new_table("Sumeria", "me", "apprentice", "apprentice", private=False)
    person.wait_for_turn()
    watcher = Person(browser, person.address)
    watcher.open(f"/match/{person.match}")
    expect(watcher.page.locator(".player")).to_have_count(3)
    expect(watcher.page.locator(".board [data-spot].can")).to_have_count(0)
    person.place_first()
    expect(person.steps).to_have_count(1)
    person.button("Confirm the turn").click()
    expect(person.steps).to_have_count(0)
    person.wait_for_turn()
    told = person.page.request.get(f"{person.address}/api/matches/{person.match}/log").json()
    expect(watcher.page.locator(".lines li")).to_have_text(
        [re.compile(re.escape(each["text"])) for each in told]
    )
    expect(watcher.page.locator(".steps li")).to_have_count(0)
    watcher.page.get_by_role("tab", name=re.compile("Chat")).click()
    watcher.button("Come in as a guest").click()
    watcher.page.get_by_label("Say something").fill("good luck")
    watcher.button("Send").click()
    expect(watcher.page.locator(".lines")).to_contain_text("good luck")
    watcher.close()


def test_several_people_on_one_device(person: Person) -> None:
    person.new_table("Sumeria", "me", "me", "me")
    person.wait_for_turn()
    heading, asked = person.page.locator(".turn h2"), list[str]()
    for _ in range(3):
        asked.append(heading.text_content() or "")
        person.place_first()
        person.button("Confirm the turn").click()
        expect(heading).not_to_have_text(asked[-1])
    assert len(set(asked)) == 3
    person.page.locator(".more summary").click()
    person.button("Ask to end the match").click()
    person.button("Play again").click()
    person.wait_for_turn()
    expect(person.page.locator(".player small", has_text="you")).to_have_count(3)


def test_an_account_from_registering_to_erasing(person: Person) -> None:
    person.open("/login")
    person.button("I have no account").click()
    person.page.get_by_label("Name").fill("Enheduanna")
    person.page.get_by_label("Password").fill("barley and beer")
    person.button("Make an account").click()
    person.page.wait_for_url("**/games")
    person.page.get_by_role("link", name="Enheduanna").click()
    person.page.get_by_label("What it is for").fill("bot")
    person.button("Make a token").click()
    expect(person.page.locator("code")).not_to_be_empty()
    person.page.get_by_label("Your password now").fill("barley and beer")
    person.page.on("dialog", lambda dialog: dialog.accept())
    person.button("Erase my account").click()
    expect(person.page.get_by_role("link", name="Sign in")).to_be_visible()
