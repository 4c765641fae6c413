"""The pages for learning: rules that are read, searched, printed and stepped through; lessons done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from edubba._position import Position
from edubba.drawing.scene import stage
from edubba.games import core
from edubba.guide.lessons import lesson, lesson_key, lessons, walk
from edubba.locales import say
from edubba.server.learning.lessons import solution
from tests.page.player import DESKTOP, PHONE, Person
from tests.page.test_access import violations
from tests.server.held import Inside


def test_an_example_is_stepped_through_by_mouse_and_arrow_keys(person: Person) -> None:
    person.open("/rules/sumeria")
    example = person.page.get_by_label("Example: Adding a trader")
    example.get_by_role("button", name="Step through it").click()
    expect(example.locator(".board [data-piece]").first).to_be_visible()
    expect(example).to_contain_text("Picture 1 of 4")
    pieces = example.locator(".board .part.map [data-piece]")
    before = pieces.count()
    example.get_by_role("button", name="Next").click()
    expect(example.get_by_role("status")).to_contain_text("Kish changes places with Uruk")
    expect(pieces).to_have_count(before + 1)
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    expect(example).to_contain_text("Picture 4 of 4")
    expect(example.locator(".refusal")).to_contain_text(re.compile(r"^R\d+"))
    expect(example.get_by_role("button", name="Next")).to_have_attribute("aria-disabled", "true")
    person.page.keyboard.press("ArrowLeft")
    expect(example).to_contain_text("Picture 3 of 4")
    expect(example.locator(".refusal")).to_have_count(0)


def test_the_rules_are_searched_while_one_writes(person: Person) -> None:
    person.open("/rules/sumeria")
    rules = person.page.locator("article.rule")
    expect(rules).to_have_count(65)
    person.page.get_by_label("Search the rules").press_sequentially("OCCUPIED city")
    expect(person.page.locator(".found")).to_have_text(re.compile(r"^\d+ rules$"))
    assert 0 < rules.count() < 20
    expect(rules.first.locator("mark").first).to_have_text(re.compile("occupied|city", re.IGNORECASE))
    person.page.get_by_label("Search the rules").fill("R37")
    expect(person.page.locator("#R37")).to_be_visible()
    person.page.get_by_label("Search the rules").fill("xyzzy")
    expect(person.page.locator(".found")).to_have_text("No rule says that.")


def test_an_address_leads_to_a_rule_and_a_rule_to_others(person: Person) -> None:
    person.open("/rules/sumeria#R37")
    expect(person.page.locator("#R37:target")).to_be_in_viewport()
    person.page.locator("#R5").get_by_role("link", name="R61").click()
    expect(person.page.locator("#R61:target")).to_be_in_viewport()
    person.page.get_by_label("Search the rules").fill("nine of each of four kinds")
    expect(person.page.locator("#R61")).to_have_count(0)
    person.page.locator("#R5").get_by_role("link", name="R61").click()
    expect(person.page.locator("#R61")).to_be_in_viewport()
    person.page.get_by_label("Game").get_by_role("link", name="After the Flood").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("The rules of After the Flood")


def test_on_paper_there_is_no_navigation_and_the_figures_stay(person: Person) -> None:
    person.open("/rules/sumeria")
    expect(person.page.locator("article.rule")).to_have_count(65)
    person.page.emulate_media(media="print", color_scheme="dark")
    for gone in ("header:has(.brand)", "footer", ".contents", ".example .toggle"):
        expect(person.page.locator(gone).first).to_be_hidden()
    expect(person.page.locator("figure .picture").first).to_be_visible()
    expect(person.page.locator(".example .captions").first).to_be_visible()
    style = "e => [getComputedStyle(e).color, getComputedStyle(document.body).backgroundColor]"
    assert person.page.locator("#R1 p").first.evaluate(style) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


CHANGED = "before => document.querySelector('.lesson').dataset.at !== before"


def _click(person: Person, pos: Position, text: str, hint: str) -> None:
    """What a text names, on the board and among the words, in the order in which the hint names it."""
    page, view, staged = person.page, pos.view(), stage(pos.game)
    tokens = [staged.token(name, view, "en") for name in staged.path(text)]
    order = list[int]()
    for token in tokens:  # one that is not named comes behind the one before
        named = hint.lower().find(token.label.lower())
        order.append(named if named >= 0 or not order else order[-1])
    at = page.locator(".trail [aria-current]")
    before = at.inner_text()
    for _, token in sorted(zip(order, tokens, strict=True), key=lambda each: each[0]):
        button = page.locator(".turn > .choices").get_by_role("button", name=token.label, exact=True)
        if f"“{token.label}”" in hint:
            expect(button, f"{text}: {hint}").to_be_visible()
        if not token.spot and not button.count():  # a word that all choices share need not be clicked
            continue
        state = page.locator(".lesson").get_attribute("data-at")
        if token.spot:
            page.locator(f'.board [data-spot="{token.name}"]').first.dispatch_event("click")
        else:
            button.click()
        page.wait_for_function(CHANGED, arg=state)
        if at.inner_text() != before:
            return


def _go_through(person: Person, game: str, id: str) -> None:
    """Do a lesson by clicking, each step once it is asked for."""
    each, played = lesson(game, id), list[str]()
    person.open(f"/learn/{game}/{id}")
    for number, step in enumerate(each.steps, 1):
        expect(person.page.locator(".trail [aria-current]")).to_have_text(str(number))
        if number == len(each.steps):
            return
        pos = walk(each, played).pos
        text = solution(step, pos)
        if step.doing:
            _click(person, pos, text, say(lesson_key(game, id, number, hint=True)))
        else:
            person.button("Go on").click()
        played.append(text)
        if step.refused:
            expect(person.page.locator(".feedback.solved")).to_contain_text(re.compile(r"R\d+"))


def test_a_lesson_from_start_to_end_with_a_refusal_and_its_rule(person: Person) -> None:
    _go_through(person, "sumeria", "placing")
    expect(person.page.get_by_role("status").first).to_contain_text("So it goes on")
    person.page.get_by_role("link", name="Next: Making a city-state rise").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Making a city-state rise")
    person.open("/learn")
    expect(person.page.locator(".course", has_text="Sumeria").first).to_contain_text("1 of 13 lessons done")
    expect(person.page.locator(".ticked")).to_have_text(re.compile("The first traders.*done"))


def test_what_is_not_asked_for_gets_a_hint_and_after_two_tries_it_is_shown(person: Person) -> None:
    person.open("/learn/sumeria/moving")
    spot = person.page.locator('.board [data-spot="kish.c"]')
    for _ in range(2):
        expect(person.button("Show me")).to_have_count(0)
        spot.dispatch_event("click")
        expect(person.page.locator(".feedback.other")).to_contain_text("Choose your trader in village 2")
        person.drawn()
    person.button("Show me").click()
    expect(person.page.locator(".feedback.solved")).to_contain_text("This is how it is done")
    rule = person.page.locator(".feedback").get_by_role("button", name=re.compile("^Read rule"))
    rule.focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("must stop at the first empty one")
    expect(dialog.get_by_role("link", name="All rules")).to_have_attribute("href", "/rules/sumeria#R37")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(rule).to_be_focused()
    person.page.reload()
    expect(person.page.locator(".trail [aria-current]")).to_have_text("2")


def test_a_refusal_in_a_match_tells_its_rule_and_stays(person: Person) -> None:
    person.play_now("Sumeria")
    person.place_and_confirm()
    person.wait_for_turn()
    person.click(person.page.locator(".board .part.map [data-spot]:not(.can)").first)
    rule = person.page.locator(".refusal").get_by_role("button", name=re.compile(r"^Read rule R\d+$"))
    rule.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("never holds more than one trader")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(rule).to_be_focused()


#: All lessons in the long suite, every third in the short one; test_learning.py does all by texts.
EVERY = [3, pytest.param(1, marks=pytest.mark.long)]


@pytest.mark.parametrize("step", EVERY)
@pytest.mark.parametrize("game", core.NAMES)
def test_lessons_can_be_done_by_clicking_as_their_hints_say(person: Person, game: str, step: int) -> None:
    for each in lessons(game)[::step]:
        _go_through(person, game, each.id)
        expect(person.page.locator(".lesson .turn .main")).to_be_visible()


def test_one_marker_of_two_and_a_trader_that_is_not_there_are_tried_by_one_click(person: Person) -> None:
    for id, spot, rule in (
        ("taking", "M", "R48"),
        ("supply", "sippar.v1", "R26"),
        ("supply", "kish.t1", "R26"),
    ):
        person.open(f"/learn/sumeria/{id}")
        person.page.locator(f'.board [data-spot="{spot}"]').first.dispatch_event("click")
        expect(person.page.locator(".feedback.solved")).to_contain_text(rule)
        expect(person.page.locator(".trail [aria-current]")).to_have_text("2")
        person.page.evaluate("localStorage.clear()")


def test_on_a_phone_a_lesson_is_read_without_scrolling_inside_and_the_board_follows(
    browser: Browser, server: Inside
) -> None:
    person = Person(browser, server.address, size=PHONE)
    for path in ("/learn/sumeria/supply", "/learn/flood/workers"):
        person.open(path)
        expect(person.page.locator(".board [data-spot]").first).to_be_attached()
        box = "e => [e.scrollHeight <= e.clientHeight + 1, getComputedStyle(e).position]"
        assert person.page.locator("section.turn").evaluate(box) == [True, "static"]
        expect(person.page.locator(".words")).to_be_in_viewport()
        expect(person.page.locator(".board")).to_be_in_viewport()
    person.close()


def test_after_the_last_lesson_comes_a_guided_game(person: Person) -> None:
    _go_through(person, "sumeria", lessons("sumeria")[-1].id)
    person.button("Your first guided game").click()
    person.page.wait_for_url(re.compile(r"/match/.*guided=1"))
    person.wait_for_turn()


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_on_the_pages_for_learning(
    browser: Browser, server: Inside, scheme: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.address, color_scheme=scheme, size=size)
    found = {}
    for path in ("/rules/flood", "/learn", "/learn/flood", "/learn/sumeria/placing", "/learn/chess"):
        person.open(path)
        person.page.wait_for_selector("h1:not(.empty[aria-busy='true'] h1)")
        person.drawn()
        found[path] = violations(person)
    person.open("/rules/sumeria")
    example = person.page.get_by_label("Example: Adding a trader")
    example.get_by_role("button", name="Step through it").click()
    for _ in range(3):
        example.get_by_role("button", name="Next").click()
    expect(example.locator(".refusal")).to_be_visible()
    found["an example"] = violations(person)
    example.locator(".refusal").get_by_role("button").click()
    found["a rule"] = violations(person)
    person.page.keyboard.press("Escape")
    person.page.get_by_label("Search the rules").fill("city")
    found["a search"] = violations(person)
    person.open("/learn/sumeria/moving")
    person.page.locator('.board [data-spot="kish.c"]').dispatch_event("click")
    expect(person.page.locator(".feedback")).to_be_visible()
    found["a hint"] = violations(person)
    person.close()
    assert {where: what for where, what in found.items() if what} == {}
