"""At the table: guests by link, what is not allowed, chat, lost networks, addresses that lead nowhere."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.page.player import HeldLine, Person
from tests.positions import by_lot
from tests.server.held import Inside

EVIL = "<img src=x onerror=\"document.title='hit'\"><script>document.title='hit'</script>\u202e"


def test_a_guest_whose_name_is_refused_sits_down_with_another(browser: Browser, person: Person) -> None:
    person.new_table("Sumeria", "me", "open", "apprentice")
    guest = Person(browser, person.address)
    guest.page.goto(person.page.get_by_label("Link to the table").input_value())
    guest.page.get_by_label("Your name").fill("\U0001f451")
    guest.button("Sit down here").click()
    expect(guest.page.locator(".gathering .trouble")).not_to_be_empty()
    guest.page.get_by_label("Your name").fill("Bela")
    guest.button("Sit down here").click()
    expect(guest.page.locator(".player small", has_text="you")).to_have_count(1)
    expect(guest.page.locator(".player", has_text="Bela")).to_contain_text("you")
    guest.close()


def test_who_sits_down_while_somebody_else_does_gets_the_seat_that_is_free(
    browser: Browser, person: Person
) -> None:
    person.new_table("Sumeria", "me", "open", "open")
    link = person.page.get_by_label("Link to the table").input_value()
    guest, other = Person(browser, person.address), Person(browser, person.address)
    for each in (guest, other):
        each.ask("/api/guest", {"language": "en"})
    line = HeldLine(guest.page)
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Etana")
    line.keep()
    wish = {"do": "join", "version": int(person.version), "name": "Adapa", "seed": "a", "seat": 2}
    invitation = {"invitation": link.partition("invitation=")[2]}
    other.ask(f"/api/matches/{person.match}/commands", wish | invitation)
    guest.button("Sit down here").last.click()
    expect(person.page.locator("section.turn:not(.gathering)")).to_be_visible()
    expect(person.page.locator(".player", has_text="Etana")).to_be_visible()
    line.release()
    guest.close()
    other.close()


def test_nothing_is_done_unasked_where_a_second_click_leads_nowhere(person: Person) -> None:
    """One's own trader, then a place out of its reach: the rule is told, and no trader is added there."""
    person.begin_from(by_lot("sumeria", 61))
    person.click(person.page.locator(".board [data-spot='sippar.t1']"))
    expect(person.button("Remove from the board")).to_be_visible()
    empty = person.page.evaluate(
        """() => [...document.querySelectorAll('.board .part.map [data-spot]:not(.can)')]
            .find(spot => !spot.getAttribute('aria-label').includes(':')).dataset.spot"""
    )
    person.click(person.page.locator(f".board [data-spot='{empty}']"))
    expect(person.page.locator(".refusal")).to_contain_text(re.compile(r"R(37|40)"))
    expect(person.page.locator(".refusal")).not_to_contain_text(re.compile(r"R\d+.*R\d+"))
    expect(person.steps).to_have_count(0)


def test_what_is_said_is_text(browser: Browser, server: Inside) -> None:
    host = Person(browser, server.address)
    host.new_table("Sumeria", "me", "apprentice", "apprentice")
    host.wait_for_turn()
    host.page.get_by_role("tab", name=re.compile("Chat")).click()
    host.page.get_by_label("Say something").fill(EVIL)
    host.button("Send").click()
    expect(host.page.locator(".lines")).to_contain_text("<script>")
    host.page.get_by_label("Say something").fill(f"here: {server.address}/match/{host.match}")
    host.button("Send").click()
    expect(host.page.locator(".lines a")).to_have_attribute("href", f"/match/{host.match}")
    assert host.page.locator(".lines img, .lines script").count() == 0
    assert "hit" not in host.page.title()
    host.close()


def test_a_lost_network_is_told_and_nothing_is_doubled(person: Person) -> None:
    person.play_now("Sumeria")
    person.context.set_offline(True)
    expect(person.page.locator(".wire")).to_contain_text("Reconnecting")
    person.place_first()
    expect(person.page.locator(".refusal")).to_contain_text("cannot be reached")
    person.context.set_offline(False)
    expect(person.page.locator(".wire")).to_be_empty()
    person.place_first()
    expect(person.steps).to_have_count(1)


def test_only_the_turn_box_says_whose_turn_it_is_while_a_turn_is_drafted(person: Person) -> None:
    person.play_now("Sumeria")
    board = person.page.locator(".board .parts")
    person.place_first()
    expect(person.button("Confirm the turn")).to_be_visible()
    expect(board).to_contain_text("Dynasty")
    expect(board).not_to_contain_text("places a trader")


def test_a_double_click_confirms_once(person: Person) -> None:
    person.play_now("Sumeria")
    person.place_first()
    person.button("Confirm the turn").dblclick()
    expect(person.steps).to_have_count(0)
    person.wait_for_turn()
    expect(person.page.locator(".refusal")).to_have_count(0)


def test_an_address_that_leads_nowhere_has_a_page_with_a_way_on(person: Person) -> None:
    person.open("/nonsense")
    expect(person.page.get_by_role("heading", name="Not found")).to_be_visible()
    person.page.locator(".empty a").click()
    expect(person.page.locator("article.game")).to_have_count(2)


def test_a_table_by_correspondence_with_options_is_found_in_the_lobby(person: Person) -> None:
    person.open()
    card = person.page.locator("article.game", has=person.page.get_by_role("heading", name="Sumeria"))
    card.get_by_role("button", name="New table").click()
    card.get_by_role("combobox", name="Players", exact=True).select_option("4")
    card.get_by_role("combobox", name="Time").select_option("days")
    card.get_by_role("combobox", name="Board").select_option("eight_gates")
    card.get_by_role("combobox", name="Tie for the start").select_option(index=1)
    card.get_by_label("By invitation only").uncheck()
    card.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/match/**")
    expect(person.page.locator(".part.map")).to_contain_text("Eight Gates")
    expect(person.page.locator(".player .clock")).to_have_text("3 days")
    options = person.page.request.get(f"{person.address}/api/matches/{person.match}").json()["options"]
    assert (options["players"], options["board"], options["start_tie"]) == (4, "eight_gates", "all_players")
    match = person.match
    person.page.get_by_role("link", name="Lobby").click()
    expect(person.page.locator(f"a[href='/match/{match}']")).to_contain_text("correspondence")


def test_a_turn_counts_at_once_for_those_who_want_it_so(person: Person) -> None:
    person.play_now("Sumeria")
    person.page.locator(".more summary").click()
    person.page.get_by_label("Ask before a turn counts").uncheck()
    person.place_first()
    expect(person.page.locator(".lines")).to_contain_text("scribe 2 places")
    expect(person.button("Confirm the turn")).to_have_count(0)


def test_who_resigns_is_played_by_a_bot(person: Person) -> None:
    person.play_now("Sumeria")
    person.page.on("dialog", lambda dialog: dialog.accept())
    person.page.locator(".more summary").click()
    person.button("Resign").click()
    expect(person.page.locator(".player").first).to_contain_text("resigned")


def test_nothing_moves_for_those_who_want_it_calm(browser: Browser, server: Inside) -> None:
    for calm, moving in (("reduce", False), ("no-preference", True)):
        person = Person(browser, server.address, reduced_motion=calm)
        person.play_now("Sumeria")
        person.place_first()
        person.page.wait_for_selector(".steps li")
        running = "() => document.getAnimations().some(each => each.effect.target.closest('.board'))"
        seen = any(person.page.evaluate(running) for _ in range(20))
        assert seen == moving, calm
        person.close()


def test_two_people_who_play_again_meet_at_one_table(browser: Browser, person: Person) -> None:
    person.new_table("Sumeria", "me", "open", "apprentice")
    other = Person(browser, person.address)
    other.page.goto(person.page.get_by_label("Link to the table").input_value())
    other.button("Sit down here").first.click()
    expect(person.page.locator(".player").first).to_be_visible()
    person.page.locator(".more summary").click()
    person.button("Ask to end the match").click()
    other.button("Agree").click()
    person.page.wait_for_selector(".result")
    person.button("Play again").click()
    person.page.wait_for_selector(".gathering")
    other.button("Join the rematch").click()
    other.page.wait_for_url(f"**/match/{person.match}?*")
    expect(other.page.locator("section.turn:not(.gathering)")).to_be_visible()  # all are there: it begins
    other.close()
