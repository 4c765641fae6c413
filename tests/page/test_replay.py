"""Looking back in the browser: records dragged onto the page, moments, going on, and since my last turn."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

import edubba
from edubba import records
from edubba.drawing.seats import distinct
from tests.page.player import PHONE, Person
from tests.server.held import Inside

GAMES = Path(__file__).parents[1] / "records" / "games"
DROP = """([name, text]) => {
  const data = new DataTransfer()
  data.items.add(new File([text], name))
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
}"""


def drop(person: Person, name: str, text: str) -> None:
    person.page.evaluate(DROP, [name, text])


def shown(person: Person, at: int) -> None:
    """That moment stands on the board, not only in the address."""
    expect(person.page.locator(f".replay[data-at='{at}'][data-shown='{at}']")).to_be_visible()
    assert f"at={at}" in person.page.url


def study(person: Person) -> str:
    return person.page.url.partition("/replay/")[2].partition("?")[0]


@pytest.mark.parametrize("name", ["greedy-1", "flood-greedy-1"])
def test_a_record_is_dragged_onto_the_page_and_walked_through(person: Person, name: str) -> None:
    record = records.read(GAMES / f"{name}.edubba")
    person.open("/lobby")
    person.page.wait_for_selector("h1")
    drop(person, f"{name}.edubba", (GAMES / f"{name}.edubba").read_text())
    person.page.wait_for_url("**/replay/**")
    shown(person, 0)
    names = distinct(list(record.seats.values()))
    log = [str(entry) for entry in edubba.Position.of(record).log(names=names)]
    assert person.page.locator(".lines button > span:last-child").all_text_contents() == log
    total = len(record.moves)
    for key, at in (("End", total), ("ArrowLeft", total - 1), ("Home", 0), ("ArrowRight", 1)):
        person.page.keyboard.press(key)
        shown(person, at)
    entries = edubba.Position.of(record).log()
    person.page.keyboard.press("Shift+ArrowRight")
    shown(person, next(entry.last for entry in entries if entry.last > 1))
    person.page.locator(".lines button").nth(5).click()
    shown(person, entries[5].last)
    expect(person.page.locator(".lines [aria-current]")).to_contain_text(log[5])
    expect(person.page.locator(".told")).to_have_text(log[5])
    person.page.get_by_role("slider").fill("40")
    shown(person, 40)
    person.page.reload()  # the address is the link to this moment
    shown(person, 40)


def test_a_moment_is_played_on_and_saved_as_record_svg_and_png(person: Person, tmp_path: Path) -> None:
    text = (GAMES / "greedy-1.edubba").read_text()
    person.open("/replay")
    person.page.locator("input[type=file]").set_input_files(GAMES / "greedy-1.edubba")
    person.page.wait_for_url("**/replay/**")
    person.page.get_by_role("slider").fill("60")
    shown(person, 60)
    for name, ending in (("Record", "edubba"), ("SVG", "svg"), ("PNG", "png")):
        with person.page.expect_download() as download:
            person.page.get_by_text(name, exact=True).click()
        download.value.save_as(tmp_path / f"file.{ending}")
    assert (tmp_path / "file.edubba").read_text() == records.dumps(records.loads(text))
    assert (tmp_path / "file.svg").read_text().startswith("<svg")
    picture = (tmp_path / "file.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(picture) > 100_000  # something is drawn on it
    person.page.get_by_text("Continue from here").click()
    person.page.get_by_label("The others").select_option("apprentice")
    person.button("Play on against bots").click()
    person.wait_for_turn()
    begun = edubba.Position.of(records.loads(text), 60).view()
    found = person.page.request.get(f"{person.address}/api/matches/{person.match}").json()
    assert found["position"] == json.loads(json.dumps(begun))
    assert found["seats"][begun["to_act"] - 1]["yours"]


def long_game(texts: int = 700) -> records.Record:
    """A game of After the Flood so long: everybody trades as long as there is something to swap."""
    for seed in range(40):
        lots, pos = random.Random(seed), edubba.new("flood")
        while not pos.over and len(pos.moves) < texts:
            eager = [text for text in pos.legal if text not in ("pass", "done")]
            trades = [text for text in eager if text.startswith(("trade", "swap"))]
            pos.play(lots.choice(trades or eager or pos.legal or [text for text, _ in pos.chance]))
        if not pos.over:
            return records.Record.of(pos.game, {}, pos.moves)
    raise AssertionError("no game is so long")


def test_a_game_of_700_texts_opens_at_any_moment(person: Person) -> None:
    person.open("/replay")
    person.page.wait_for_selector("h1")
    drop(person, "long.edubba", records.dumps(long_game()))
    person.page.wait_for_url("**/replay/**")
    shown(person, 0)
    for at in (700, 350):
        person.page.goto(f"{person.address}/replay/{study(person)}?at={at}", wait_until="commit")
        person.page.wait_for_selector(f".replay[data-shown='{at}'] .board [data-piece]")
        expect(person.page.locator(".lines li").nth(100)).to_be_attached()


def test_what_is_no_record_is_told_and_the_page_stays(person: Person) -> None:
    person.open("/lobby")
    person.page.wait_for_selector("h1")
    drop(person, "poem.edubba", "Gilgamesh, whither are you wandering?")
    expect(person.page.get_by_role("alert").first).to_contain_text("line 1")
    person.button("Close").click()
    drop(person, "poem.txt", "not ours")
    expect(person.page.get_by_role("alert").first).to_contain_text("ends in .edubba")
    assert person.page.url.endswith("/lobby")


def test_a_match_is_looked_back_at_in_another_language(browser: Browser, server: Inside) -> None:
    person = Person(browser, server.address, lang="de-DE")
    person.open()
    person.page.locator("article.game button.main").first.click()
    person.wait_for_turn()
    person.page.locator(".talk a[href^='/replay/']").click()
    person.page.wait_for_url("**/replay/**")
    expect(person.page.locator(".told")).not_to_be_empty()
    entries = person.page.request.get(f"{server.address}/api/replays/{study(person)}?lang=de").json()[
        "entries"
    ]
    expect(person.page.locator(".lines button").last).to_contain_text(entries[-1]["text"])
    person.close()


def test_what_happened_since_my_last_turn_plays_back(person: Person) -> None:
    person.play_now("Sumeria")
    for _ in range(3):
        person.take_turn()
        person.wait_for_turn()
    person.page.reload()
    since = person.page.get_by_role("region", name="Since your last turn")
    person.button("Pause").click()  # it began by itself
    person.button("Again").click()
    log = httpx.get(
        f"{person.address}/api/matches/{person.match}/log",
        cookies={each["name"]: each["value"] for each in person.context.cookies()},
    ).json()
    mine = max(k for k, entry in enumerate(log) if entry["seat"] == 1)
    missed = [entry["text"] for entry in log[mine + 1 :]]
    assert len(missed) == 2
    expect(since.locator(".told")).to_have_text(re.compile(re.escape(missed[0])))
    expect(person.page.locator(".board .can")).to_have_count(0)  # it is the past
    since.get_by_role("button", name="Next").click()
    expect(since.locator(".told")).to_have_text(re.compile(re.escape(missed[1])))
    expect(person.page.locator(".board .moved")).to_have_count(1)
    person.button("Again").click()
    expect(since.locator(".told")).to_have_text(re.compile(re.escape(missed[0])))
    person.button("Slower").click()
    person.button("Skip").click()
    expect(since).to_have_count(0)
    expect(person.page.locator(".board .can").first).to_be_visible()
    person.button("Since your last turn").click()
    expect(since).to_be_visible()
    person.click(person.page.locator(".board .part.map [data-spot]").first)  # back to the present
    expect(since).to_have_count(0)


@pytest.mark.parametrize(("lang", "day"), [("de", "15. November 2026"), ("hu", "2026. november 15.")])
def test_on_a_phone_a_record_has_its_day_its_title_and_large_buttons(
    browser: Browser, server: Inside, lang: str, day: str
) -> None:
    reader = Person(browser, server.address, lang=lang, size=PHONE, has_touch=True, is_mobile=True)
    reader.open("/replay")
    reader.page.wait_for_selector("input[type=file]", state="attached")
    assert reader.page.title().count(" – ") == 1
    reader.page.locator("input[type=file]").set_input_files(GAMES / "greedy-1.edubba")
    shown(reader, 0)
    expect(reader.page.locator(".turn .headline")).to_have_text(
        f"greedy 1, greedy 2, greedy 3, greedy 4 · {day}"
    )
    assert reader.page.title().startswith("Sumeria – ")
    boxes = [button.bounding_box() for button in reader.page.locator(".turn > .steps button").all()]
    assert len(boxes) == 7
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    reader.close()
