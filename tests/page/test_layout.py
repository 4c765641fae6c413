"""Writing that has room: the page's own letters in pictures, whole words in tabs, large letters on phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.page.player import PHONE, Person
from tests.server.held import Inside

#: How wide a text of a picture is, by how wide it would be in the page's own letters.
WIDER = """async (picture) => {
    await document.fonts.ready
    const text = picture.shadowRoot.querySelector('text.bold.name, text.bold.name-text')
    const style = getComputedStyle(text)
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    pen.font = `${style.fontWeight} ${style.fontSize} Alegreya`
    return text.getComputedTextLength() / pen.measureText(text.textContent).width
}"""


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_figures_of_the_rules_are_written_in_the_letters_of_the_page(person: Person, game: str) -> None:
    person.open(f"/rules/{game}")
    picture = person.page.locator("figure .picture").first
    picture.locator("svg text").first.wait_for(state="attached")
    assert person.page.evaluate("document.fonts.check('bold 20px Alegreya')")
    assert picture.evaluate(WIDER) == pytest.approx(1, abs=0.02)


def drafting(browser: Browser, server: Inside, lang: str) -> Person:
    """Somebody with a phone who has done one turn and drafted another."""
    person = Person(browser, server.address, lang=lang, size=PHONE, has_touch=True, is_mobile=True)
    person.open()
    person.page.locator(".game button.main").first.click()
    for turn in range(2):
        person.wait_for_turn()
        expect(person.page.locator(".steps li")).to_have_count(0)
        person.page.locator(".board [data-spot].can").first.dispatch_event("click")
        confirm = person.page.locator(".turn > .ways > .main")
        expect(confirm).to_be_visible()
        if not turn:
            confirm.click()
    return person


#: Words of the tabs that are broken within: their letters stand in more than one line.
BROKEN = r"""() => [...document.querySelectorAll('.tabs button')].filter(tab => {
    const range = document.createRange()
    const [word] = tab.textContent.match(/\S+/)
    range.setStart(tab.firstChild, 0)
    range.setEnd(tab.firstChild, word.length)
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1
}).map(tab => tab.textContent)"""

#: Whatever cannot be clicked at its middle once it is in sight.
COVERED = """(which) => [...document.querySelectorAll(which)].filter(each => {
    if (each.closest('.talk')) each.scrollIntoView({ block: 'end', behavior: 'instant' })
    const box = each.getBoundingClientRect()
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return !there || !each.contains(there)
}).map(each => each.textContent)"""

OUTSIDE = """() => {
    const frame = document.querySelector('header:has(.brand)').getBoundingClientRect()
    return [...document.querySelectorAll('header:has(.brand) :is(a, select, button)')].filter(each => {
        const box = each.getBoundingClientRect()
        return box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom
    }).map(each => each.textContent)
}"""


@pytest.mark.parametrize("lang", ["de", "hu"])
def test_on_a_phone_words_stay_whole_and_large_letters_cover_nothing(
    browser: Browser, server: Inside, lang: str
) -> None:
    person = drafting(browser, server, lang)
    look_back = "#panel > .row a"
    expect(person.page.locator(look_back)).to_be_attached()
    assert person.page.evaluate(BROKEN) == []
    person.page.evaluate("document.documentElement.style.fontSize = '200%'")
    person.drawn()
    assert person.page.evaluate(BROKEN) == []
    assert person.page.evaluate(OUTSIDE) == []
    for where in ("#tab-log", "#tab-chat", look_back, ".turn > .ways > .main"):
        assert person.page.evaluate(COVERED, where) == [], where
    person.close()
