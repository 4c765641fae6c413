"""Analyses and hints in the browser: a graph to click, verdicts, turning points, the hint ladder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import edubba
from edubba import records
from tests.page.player import DESKTOP, PHONE, Person
from tests.page.test_access import violations
from tests.page.test_replay import drop, shown, study
from tests.server.held import Inside

PLANTED = Path(__file__).parents[1] / "review" / "planted.edubba"
BLUNDER = 133  # the text that loses the won game
BEGINS = 115


@pytest.fixture(scope="module")
def ending() -> records.Record:
    """The end of the game in which somebody throws the victory away, as a record of its own."""
    whole = edubba.read(PLANTED)
    view = edubba.Position.of(whole, BEGINS).view()
    game = edubba.games.core.game(whole.game)
    bare = {key: view[key] for key in view if key not in {"game", "options", *game.derived_keys}}
    record = records.Record.of(
        whole.game, whole.options, whole.moves[BEGINS:], seats=list(whole.seats.values())
    )
    record.position = bare
    return record


def bring(person: Person, record: records.Record) -> None:
    person.open("/replay")
    person.page.wait_for_selector("input[type=file]", state="attached")
    drop(person, "ending.edubba", records.dumps(record))
    person.page.wait_for_url("**/replay/**")
    shown(person, 0)


def analysis(person: Person) -> Locator:
    return person.page.locator("section.analysis")


def analysed(person: Person) -> None:
    """Ask for the analysis, if nobody has, and wait for it."""
    ask = analysis(person).locator("button.main:enabled")
    graph = analysis(person).get_by_role("slider")
    expect(ask.or_(graph).or_(analysis(person).get_by_role("progressbar")).first).to_be_attached()
    if ask.count():
        ask.click()
    expect(graph).to_be_attached()


def test_an_analysis_runs_with_a_bar_and_says_where_the_game_was_lost(
    person: Person, ending: records.Record
) -> None:
    bring(person, ending)
    analysis(person).get_by_role("button", name="Analyse", exact=True).click()
    bar = analysis(person).get_by_role("progressbar")
    expect(bar).to_be_visible()
    person.page.reload()  # it goes on without us
    expect(bar.or_(analysis(person).get_by_role("slider")).first).to_be_attached()
    analysed(person)
    lost = BLUNDER - BEGINS
    mistakes = analysis(person).get_by_role("region", name="Mistakes")
    mistakes.get_by_role("button", name=re.compile(rf"^{lost}\. blunder", re.IGNORECASE)).click()
    shown(person, lost)
    verdict = analysis(person).get_by_role("region", name="This decision")
    expect(verdict).to_contain_text("Ninsun")
    expect(verdict).to_contain_text(re.compile(r"Cost\s*\d+\.\d\s*±\d"))
    expect(verdict).to_contain_text("Puabi")  # whom it helped
    points = analysis(person).get_by_role("region", name="Turning points")
    expect(points).to_contain_text("Ninsun")
    expect(analysis(person).locator(".turning")).to_have_count(points.get_by_role("button").count())
    accounts = analysis(person).get_by_role("region", name="Luck and skill").get_by_role("row")
    expect(accounts).to_have_count(4)
    expect(accounts.nth(2)).to_contain_text("→ 100%")  # Puabi has won


def test_the_graph_is_clicked_and_walked_by_keys_and_kept(person: Person, ending: records.Record) -> None:
    bring(person, ending)
    analysed(person)
    total = len(ending.moves)
    picture = analysis(person).locator(".picture")
    box = picture.bounding_box()
    assert box is not None
    picture.click(position={"x": box["width"] / 2, "y": box["height"] / 3})
    at = int(person.page.locator(".replay").get_attribute("data-at") or 0)
    assert 0 < at < total
    shown(person, at)
    slider = analysis(person).get_by_role("slider")
    expect(slider).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    shown(person, at + 1)
    person.page.keyboard.press("End")
    shown(person, total)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Puabi 100%"))
    person.page.get_by_label("Language").select_option("de")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Puabi 100\\s%"))


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_in_replay_and_analysis(
    browser: Browser, server: Inside, ending: records.Record, scheme: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.address, color_scheme=scheme, size=size)
    person.open("/replay")
    person.page.wait_for_selector("h1")
    found = {"no record yet": violations(person)}
    bring(person, ending)
    analysed(person)
    person.page.get_by_role("slider").first.fill(str(BLUNDER - BEGINS))
    shown(person, BLUNDER - BEGINS)
    person.drawn()
    found["replay and analysis"] = violations(person)
    person.close()
    assert {where: what for where, what in found.items() if what} == {}


def test_a_running_match_of_ones_own_is_not_analysed(person: Person) -> None:
    person.play_now("Sumeria")
    person.page.locator(".talk a[href^='/replay/']").click()
    person.page.wait_for_url("**/replay/**")
    expect(analysis(person)).to_contain_text("once the match is over")
    expect(analysis(person).get_by_role("button")).to_have_count(0)
    me = person.page.request.get(f"{person.address}/api/me").json()
    answer = person.page.request.post(
        f"{person.address}/api/replays/{study(person)}/analysis", headers={"X-Edubba-CSRF": me["csrf"]}
    )
    assert (answer.status, answer.json()["code"]) == (409, "reviews-running")


@pytest.mark.parametrize("game", ["Sumeria", "After the Flood"])
def test_hints_come_in_three_steps(person: Person, game: str) -> None:
    person.play_now(game)
    hint = person.page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Give me a hint").click()
    where = hint.locator("b")
    expect(where).not_to_be_empty()
    expect(hint.locator(".action")).to_have_count(0)  # where first, and nothing more
    marked = person.page.locator(".board .hinted")
    if "Look at" in where.inner_text():
        expect(marked.first).to_be_visible()
    hint.get_by_role("button", name="And do what?").click()
    expect(hint.locator(".action")).not_to_be_empty()
    expect(hint).not_to_contain_text("share of winning")
    hint.get_by_role("button", name="Why?").click()
    expect(hint).to_contain_text("Your share of winning after it")
