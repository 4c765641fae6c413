"""The account in a browser: where one is signed in, and mail addresses that have to be confirmed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.player import Person
from tests.server.held import Inside
from tests.server.served import Guest

ACCOUNT = {"name": "Puabi", "password": "barley and beer"}


def test_sessions_are_seen_and_ended_and_an_address_waits_for_its_link(
    person: Person, server: Inside
) -> None:
    join = {**ACCOUNT, "email": "puabi@ur.example"}
    assert person.context.request.post(f"{server.address}/api/register", data=join).ok
    elsewhere = Guest(server.address)
    elsewhere.http.post("/api/login", json=ACCOUNT).raise_for_status()
    person.open("/account")
    page = person.page
    expect(page.get_by_role("heading", name="Where you are signed in")).to_be_visible()
    expect(page.locator(".sessions li")).to_have_count(2)
    expect(page.locator(".sessions li", has_text="this device")).to_have_count(1)
    expect(page.get_by_text("This address is not confirmed yet")).to_be_visible()
    expect(person.button("Sign out everywhere else")).to_be_disabled()
    page.get_by_label("Your password now").fill(ACCOUNT["password"])
    person.button("Sign out everywhere else").click()
    expect(page.locator(".sessions li")).to_have_count(1)
    assert elsewhere.http.get("/api/me").status_code == 401
    page.get_by_label("New password").fill("password12345")
    person.button("Change the password").click()
    expect(page.get_by_text("among the first that anybody would try")).to_be_visible()


def test_a_link_confirms_on_a_click_and_says_why_not(person: Person) -> None:
    person.open("/confirm#1.2.x")
    person.button("This is my address").click()
    expect(person.page.get_by_text("This link is too old or meant for another address")).to_be_visible()
