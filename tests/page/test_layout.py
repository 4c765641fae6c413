"""Writing that has room: the page's own letters in pictures, whole words in tabs, large letters on phones."""

from __future__ import annotations

import pytest

from tests.page.player import Person

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
