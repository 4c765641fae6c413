"""Names: every script, no tricks."""

from __future__ import annotations

import pytest

from edubba.search import BOTS, LEVELS
from edubba.server.errors import Problem
from edubba.server.people.names import clean_name, name_key, random_name
from tests.server.people.support import PASSWORD, Server, refused


@pytest.mark.parametrize(
    "name",
    [
        "Gudea",
        "Ur-Nammu",
        "a_b.c",
        "Šulgi 3",
        "Ő Ű",
        "Зиусудра",
        "Γιλγαμές",
        "गिलगमेश",
        "吉尔伽美什",
        "गी",
        "שולגי",
        "ab" * 12,
    ],
)
def test_names_of_every_script_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        ("Ｇｕｄｅａ", "Gudea"),
        ("  Ur   Nammu ", "Ur Nammu"),
        ("Ur\u00a0Nammu", "Ur Nammu"),
        ("\ufb01nn", "finn"),
        ("S\u030culgi", "Šulgi"),
    ],
)
def test_a_name_is_stored_in_its_plain_form(name: str, stored: str) -> None:
    assert clean_name(name) == stored


@pytest.mark.parametrize("name", ["a", " a ", "x" * 25, "", "   "])
def test_a_name_is_neither_too_short_nor_too_long(name: str) -> None:
    with pytest.raises(Problem, match="2 to 24"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Gu\u200bdea",  # zero-width space
        "Gu\u200ddea",  # zero-width joiner
        "Gu\u00addea",  # soft hyphen
        "\u202eaeduG",  # right-to-left override
        "Gu\tdea",
        "Gu\ndea",
        "Gu\x00dea",
        "Gu\u3164dea",  # a filler, by its category a letter
        "\u115f\u1160",
        "Gu\ufe0fdea",  # a variation selector
        "Gu\u034fdea",
        "Z\u0329\u0330\u0331\u0332algo",
        "\u0301ab",
        "ab -\u0327",
        "Gu\ud800dea",
        "<Gudea>",
        "a/b",
        "a@b",
        "Gudea😀",
        "——",
        "12",
        "..",
        "- -",
    ],
)
def test_what_cannot_be_seen_or_told_apart_is_no_name(name: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(name)
    assert caught.value.key == "people-name-letters"


@pytest.mark.parametrize("name", sorted({*BOTS, *LEVELS, "Admin", "LUGAL", "Ｌｕｇａｌ"}))
def test_bots_and_the_server_keep_their_names(name: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(name)
    assert caught.value.key == "people-name-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Gudea", "GUDEA"), ("Strasse", "Straße"), ("ΣΑΣ", "σας"), ("Ｇudea", "gudea"), ("Ｕr  x", "ur x")],
)
def test_two_spellings_of_one_name(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_a_name_is_taken_in_all_its_spellings_for_accounts_and_guests(server: Server) -> None:
    server.account("Straße")
    for name in ("straße", "STRASSE", "Ｓtraße", " Strasse "):
        wish = {"name": name, "password": PASSWORD}
        refused(server.visitor().post("/api/register", wish), 409, "people-name-taken")
        refused(server.visitor().post("/api/guest", {"name": name}), 409, "people-name-taken")


def test_names_for_guests_are_names_and_differ() -> None:
    names = {random_name() for _ in range(200)}
    assert {clean_name(name) for name in names} == names
    assert len(names) > 190
