"""Drawing a board and setting up positions, in a browser: with the mouse, with the keyboard, with files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import edubba
from edubba.games.sumeria.board import shipped
from tests.page.player import DESKTOP, PHONE, Person
from tests.page.test_access import violations
from tests.page.test_replay import drop
from tests.server.held import Inside

FINE = "The board is fine"
RECORD = Path(__file__).parents[1] / "records" / "games" / "greedy-1.edubba"


def at_the_board(person: Person) -> Page:
    person.open("/boards")
    expect(person.page.get_by_text(FINE)).to_be_visible()
    return person.page


def settlement(page: Page, name: str) -> Locator:
    return page.locator(f".frame [data-spot='{name}']")


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('edubba-board')"))["board"]
    return found


def test_a_board_is_drawn_saved_and_played_on(person: Person, tmp_path: Path) -> None:
    page = at_the_board(person)
    routes = kept(page)["routes"]
    page.get_by_role("button", name="Delete route 12").click()
    expect(page.get_by_text("still wrong")).to_be_visible()
    expect(person.button("Play on it at once")).to_be_disabled()
    page.get_by_label("Draw a route").check()
    for name in routes[11]:
        settlement(page, name).click()
    page.keyboard.press("Enter")  # on the last settlement, again: the route is finished
    expect(page.get_by_text(FINE)).to_be_visible()
    assert kept(page)["routes"] == routes
    page.get_by_label("City-state 8").fill("Bābili")
    page.get_by_label("City-state 8").press("Tab")
    expect(page.get_by_role("button", name="Show route 12")).to_contain_text("Babili (city)")
    page.get_by_label("Name of the board").fill("My own map")
    page.get_by_label("Name of the board").press("Tab")
    expect(page.locator(".drawn").get_by_text("My Own Map")).to_be_visible()
    with page.expect_download() as saving:
        person.button("Save as a file").click()
    assert saving.value.suggested_filename == "my_own_map.toml"
    path = tmp_path / "saved.toml"
    saving.value.save_as(path)
    board = edubba.new("sumeria", board=path).options["board"]
    assert board["states"][7] == "babili"
    assert board == kept(page)
    person.button("Play on it at once").click()
    person.wait_for_turn()
    expect(page.locator(".board .ground").get_by_text("My Own Map")).to_be_visible()


def test_settlements_and_city_states_are_dragged_and_undone(person: Person) -> None:
    page = at_the_board(person)
    before = kept(page)["drawing"]["places"]

    def drag(name: str, dx: int, dy: int) -> dict[str, Any]:
        box = settlement(page, name).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx / 2, y + dy / 2)
        page.mouse.move(x + dx, y + dy)
        page.mouse.up()
        expect(page.get_by_text("Checking")).to_be_visible()
        expect(page.get_by_text(FINE)).to_be_visible()
        return dict(kept(page)["drawing"]["places"])

    one = drag("ur.t1", 20, -40)
    assert one["ur.t1"][0] > before["ur.t1"][0] + 15
    assert {name for name in one if one[name] != before[name]} == {"ur.t1"}
    page.get_by_label("Move a city-state").check()
    many = drag("kish.c", 20, 12)
    assert {name.partition(".")[0] for name in many if many[name] != one[name]} == {"kish"}
    assert sum(many[name] != one[name] for name in many) == 7
    person.button("Undo").click()
    person.button("Undo").click()
    expect(person.button("Undo")).to_be_disabled()
    expect(page.get_by_text(FINE)).to_be_visible()
    assert kept(page)["drawing"]["places"] == before


def test_the_keyboard_is_enough_and_what_is_drawn_is_kept(person: Person) -> None:
    page = at_the_board(person)
    before = kept(page)
    page.get_by_role("combobox", name="Settlement", exact=True).select_option("ur.v1")
    settlement(page, "ur.v1").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    x, y = before["drawing"]["places"]["ur.v1"]
    expect(page.get_by_label("Across")).to_have_value(str(x - 10))
    expect(page.get_by_label("Down")).to_have_value(str(y - 10))
    page.get_by_role("button", name="Delete route 1", exact=True).press("Enter")
    for name in before["routes"][0]:
        page.get_by_label("Next settlement").select_option(name)
        page.get_by_role("button", name="Add", exact=True).press("Enter")
    page.locator(".side").get_by_role("button", name="Finish the route").press("Enter")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.reload()
    expect(page.get_by_text(FINE)).to_be_visible()
    after = kept(page)
    assert after["routes"] == [*before["routes"][1:], before["routes"][0]]
    assert after["drawing"]["places"]["ur.v1"] == [x - 10, y - 10]


def test_files_are_opened_and_refused_in_a_sentence(person: Person, tmp_path: Path) -> None:
    page = at_the_board(person)
    own = tmp_path / "own.toml"
    text = Path(edubba.__file__).parent / "games" / "boards" / "eight_gates.toml"
    own.write_text(text.read_text().replace('"eight_gates"', '"at_home"', 1))
    page.get_by_label("Open a file").set_input_files(own)
    expect(page.get_by_label("Name of the board")).to_have_value("At Home")
    assert kept(page)["states"] == list(shipped("eight_gates").states)
    bad = tmp_path / "bad.toml"
    bad.write_text("name = 7\n")
    page.get_by_label("Open a file").set_input_files(bad)
    expect(page.locator(".side .trouble")).to_contain_text("name")
    expect(page.get_by_label("Name of the board")).to_have_value("At Home")
    page.evaluate("localStorage.setItem('edubba-board', JSON.stringify({game: 'sumeria', board: {name: 7}}))")
    at_the_board(person)  # what was kept and cannot be used is forgotten
    expect(page.get_by_label("Name of the board")).to_have_value("Two Rivers")


def test_a_broken_record_that_is_dropped_on_the_board_editor_is_told_once(person: Person) -> None:
    page = at_the_board(person)
    asked = list[str]()
    page.on("request", lambda each: asked.append(each.url) if each.method == "POST" else None)
    drop(person, "bad.edubba", "edubba-record: 1\ngame: chess\n")
    expect(page.locator("[role=alert] .trouble, .trouble[role=alert]")).to_have_count(1)
    expect(page.locator(".trouble")).to_have_count(1)
    expect(page.locator(".side .trouble")).to_have_count(0)
    drop(person, "bad.toml", "name = 7\n")
    expect(page.locator(".side .trouble")).to_contain_text("name")
    paths = [url.partition("/api/")[2].partition("?")[0] for url in asked]
    assert [path for path in paths if path != "guest"] == ["studies", "boards/read"]


def move_to(page: Page, name: str, x: int, y: int) -> None:
    page.get_by_role("combobox", name="Settlement", exact=True).select_option(name)
    for label, value in (("Across", x), ("Down", y)):
        page.get_by_label(label).fill(str(value))
        page.get_by_label(label).press("Tab")


def test_a_changed_board_has_another_name_until_somebody_names_it(person: Person) -> None:
    page = at_the_board(person)
    name = page.get_by_label("Name of the board")
    expect(name).to_have_value("Two Rivers")
    page.get_by_role("button", name="Delete route 12").click()
    expect(name).to_have_value("Two Rivers Changed")
    person.button("Undo").click()
    expect(name).to_have_value("Two Rivers")
    page.get_by_label("City-state 1").fill("Akkad")
    page.get_by_label("City-state 1").press("Tab")
    expect(name).to_have_value("Two Rivers Changed")
    name.fill("Two Rivers")
    name.press("Tab")
    page.get_by_role("button", name="Delete route 12").click()
    expect(page.get_by_text("still wrong")).to_be_visible()
    expect(name).to_have_value("Two Rivers")  # it was asked for


def test_what_cannot_be_a_name_is_told_at_its_field_as_long_as_it_stands_there(person: Person) -> None:
    page = at_the_board(person)
    for field, typed, said in (
        ("City-state 1", "kish", "Something on this board is called “kish” already."),
        ("City-state 2", "東京", "“東京” cannot be a name here; use Latin letters"),
        ("Name of the board", "東京", "A name needs Latin letters."),
    ):
        box = page.get_by_label(field)
        before = box.input_value()
        box.fill(typed)
        box.press("Tab")
        expect(box).to_have_attribute("aria-invalid", "true")
        expect(box).to_have_accessible_description(re.compile(said))
        expect(page.get_by_text(FINE)).to_be_visible()
        box.fill("")
        box.press("Tab")
        expect(box).to_have_value(before)
        expect(box).to_have_attribute("aria-invalid", "false")
        expect(page.get_by_text(said)).to_have_count(0)


def test_a_name_that_is_written_otherwise_than_typed_is_told_beside_its_field(person: Person) -> None:
    page = at_the_board(person)
    for field in ("Name of the board", "City-state 1"):
        page.get_by_label(field).fill("Köln an der Spree")
        page.get_by_label(field).press("Tab")
        expect(page.get_by_label(field)).to_have_value("Koln An Der Spree")  # the server has answered
        expect(page.locator(".otherwise", has_text="Written “Koln An Der Spree”")).to_have_count(1)
    page.get_by_label("City-state 1").fill("Akkad")
    page.get_by_label("City-state 1").press("Tab")
    expect(page.get_by_label("City-state 1")).to_have_value("Akkad")
    expect(page.get_by_text("Written “")).to_have_count(0)


def test_settlements_on_each_other_are_told_and_can_be_played_on(person: Person) -> None:
    page = at_the_board(person)
    move_to(page, "ur.t1", *kept(page)["drawing"]["places"]["ur.c"])
    expect(page.get_by_role("status").filter(has_text="can be played on, but look")).to_be_visible()
    expect(person.button("Ur (city) and Ur (town 1) lie on each other; move one of them.")).to_be_visible()
    expect(person.button("Play on it at once")).to_be_enabled()
    expect(person.button("Save as a file")).to_be_enabled()
    move_to(page, "ur.t1", 0, 0)  # a settlement cannot be put into the frame
    expect(page.get_by_text(FINE)).to_be_visible()
    assert min(kept(page)["drawing"]["places"]["ur.t1"]) > 45


def test_a_selected_route_lies_below_names_and_settlements(person: Person) -> None:
    page = at_the_board(person)
    page.get_by_role("button", name="Show route 3").click()
    expect(page.locator(".drawn .roads + g .chosen")).to_have_count(1)
    assert page.locator(".frame .chosen").evaluate(
        "e => e.compareDocumentPosition(document.querySelector('.drawn .settlements'))"
        " === Node.DOCUMENT_POSITION_FOLLOWING"
    )
    page.get_by_role("button", name="Delete route 12").click()  # the picture is drawn anew
    expect(page.get_by_text("still wrong")).to_be_visible()
    page.get_by_role("button", name="Show route 3").click()
    expect(page.locator(".drawn .roads + g .chosen")).to_have_count(1)


def test_the_editors_and_records_are_found_from_the_first_pages(person: Person) -> None:
    page = person.page
    for start, ways in (
        ("/", {"Lessons": "/learn", "Rules": "/rules", "Replay a record": "/replay"}),
        ("/learn", {"Position editor": "/positions", "Board editor": "/boards"}),
        ("/games", {"Replay a record": "/replay"}),
    ):
        for name, path in ways.items():
            person.open(start)
            main = page.get_by_role("main")
            main.get_by_role("link", name=re.compile(f"^{name}")).last.click()
            page.wait_for_url(f"**{path}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
    for game, links in (("sumeria", 1), ("flood", 0)):
        person.open(f"/rules/{game}#boards")
        expect(page.locator("#boards")).to_be_visible()
        expect(page.locator("#boards").get_by_role("link", name="Board editor")).to_have_count(links)


def test_a_record_is_looked_at_from_any_address_and_taken_to_the_editor(
    person: Person, tmp_path: Path
) -> None:
    page = person.page
    missing = list[str]()
    page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    person.open("/replay")
    nothing = tmp_path / "nothing.edubba"
    nothing.write_text("")
    page.get_by_label("Choose a record").set_input_files(nothing)
    expect(page.get_by_text("This file is empty.")).to_be_visible()
    page.get_by_label("Choose a record").set_input_files(RECORD)
    page.wait_for_url("**/replay/*?at=0")
    path = page.url.removeprefix(person.address).partition("?")[0]
    for at, shown in (("-5", "0"), ("3.7", "4"), ("1e99", None), ("x", None)):
        person.open(f"{path}?at={at}")
        expect(page.locator(".replay")).to_have_attribute("data-at", shown or re.compile(r"^\d\d+$"))
    person.open(f"{path}?at=20")
    person.button("Change this position").click()
    expect(page.locator(".verdict")).to_contain_text("possible")
    assert missing == []


def open_position(person: Person, game: str) -> Page:
    person.open(f"/positions/{game}")
    expect(person.page.locator(".verdict")).to_contain_text("possible")
    expect(person.page.locator(".board .part > svg > .ground")).to_be_attached()
    return person.page


def current(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("sessionStorage.getItem('edubba-position')"))
    return found


def test_a_position_of_sumeria_is_set_up_and_played_from(person: Person) -> None:
    page = open_position(person, "sumeria")
    seat = current(page)["to_act"]
    person.click(page.locator(".board [data-spot='ur.t1']"))
    page.get_by_role("combobox", name="Trader", exact=True).select_option(str(seat))
    expect(page.locator(".board [data-piece]")).to_have_count(1)
    expect(page.locator(".said")).to_contain_text("This position is possible")
    page.get_by_label("What comes next").select_option("play")
    expect(page.locator(".said")).to_contain_text("Not possible yet")
    expect(person.button("Play from here")).to_be_disabled()
    page.get_by_label("What comes next").select_option("setup")
    expect(page.locator(".said")).to_contain_text("This position is possible")
    page.get_by_label("Your seat").select_option(str(current(page)["to_act"]))
    person.button("Play from here").click()
    person.wait_for_turn()
    expect(page.locator(".board [data-piece]")).to_have_count(1)


def test_a_position_of_the_flood_is_set_up_copied_and_played_from(person: Person) -> None:
    page = open_position(person, "flood")
    person.click(page.locator(".board [data-spot='ur']"))
    page.get_by_role("combobox", name="City", exact=True).select_option("1")
    expect(page.get_by_label("Grown")).to_be_visible()
    page.locator("summary", has_text="Player 1").click()
    page.get_by_role("button", name="gold: one more").first.dblclick()  # faster than the server
    expect(page.get_by_label("gold", exact=True).first).to_have_value("3")
    view = current(page)
    assert (view["areas"]["ur"]["city"], view["players"][0]["hand"]["gold"]) == (1, 3)
    page.locator("summary", has_text="As text").click()
    words = page.get_by_label("The position as JSON")
    assert json.loads(words.input_value()) == view
    view["turn"] = 3
    words.fill(json.dumps(view))
    person.button("Use this text").click()
    expect(page.get_by_label("Turn", exact=True)).to_have_value("3")
    words.fill("{")
    person.button("Use this text").click()
    expect(page.get_by_text("This text is no JSON")).to_be_visible()
    page.reload()  # what was set up is still there
    expect(page.get_by_label("Turn", exact=True)).to_have_value("3")
    person.button("Analyse this position").click()
    expect(page.locator(".position .shares li")).to_have_count(3)
    expect(page.locator(".position .shares li").first).to_be_in_viewport()
    page.get_by_label("Your seat").select_option("1")
    person.button("Play from here").click()
    person.wait_for_turn()
    expect(page.locator(".turn .headline")).to_contain_text(re.compile("Turn 3"))


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_in_the_editors(
    browser: Browser, server: Inside, scheme: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.address, color_scheme=scheme, size=size)
    found = {}
    page = at_the_board(person)
    page.get_by_role("combobox", name="Settlement", exact=True).select_option("ur.c")
    page.get_by_role("button", name="Delete route 3", exact=True).click()
    expect(page.get_by_text("still wrong")).to_be_visible()
    found["boards"] = violations(person)
    person.open("/positions")
    expect(page.get_by_role("link", name="Sumeria")).to_be_visible()
    found["positions"] = violations(person)
    for game in ("sumeria", "flood"):
        open_position(person, game)
        page.get_by_label("Place on the board").select_option(index=3)
        for summary in page.locator(".side summary").all():
            if summary.locator("..").get_attribute("open") is None:
                summary.click()
        found[game] = violations(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.close()
    assert {where: what for where, what in found.items() if what} == {}
