"""Passwords that are tried first are refused; everything else may be one."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from edubba.server.people.guessable import common_words, is_guessable
from tests.server.people.support import PASSWORD, Server, refused, serving

ENDS = (
    "1",
    "12",
    "123",
    "1234",
    "12345",
    "123456",
    "!",
    "!!",
    "2024",
    "2025",
    "1990",
    "01",
    "007",
    "69",
    "1!",
    "#1",
)
FORMS: tuple[Callable[[str], str], ...] = (
    str,
    str.upper,
    str.capitalize,
    lambda word: word.replace("o", "0").replace("a", "@").replace("e", "3"),
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as found:
        yield found


def likely() -> set[str]:
    """What a list of leaked passwords has, put together as people put it together."""
    ones = {form(word) + end for word, end, form in product(common_words(), ENDS, FORMS)}
    twos = {word + word for word in common_words()} | {
        f"{end}{word}{end}" for word, end in product(common_words(), ENDS)
    }
    keys = {
        run[first : first + 12]
        for run in ("qwertyuiopasdfghjkl", "12345678901234567890", "1q2w3e4r5t6y7u8i9o0p")
        for first in range(5)
    }
    return {each for each in ones | twos | keys if 10 <= len(each) <= 200}


def test_far_more_than_three_thousand_likely_ones_are_refused() -> None:
    tried = likely()
    assert len(tried) > 3000
    assert not [each for each in tried if not is_guessable(each)][:5]


@pytest.mark.parametrize(
    "password",
    [
        "barley and beer",
        "correct horse battery staple",
        "hg7#kLp0xQ",
        "новый длинный пароль",
        "密码很长很长很长的句子",
        "a" + " b c d e f g h",
        "\U0001f40e\U0001f50b\U0001f4ce\U0001f41f\U0001f33e\U0001f3fa",
        "x" * 100 + "q7!Lw9#fr",
    ],
)
def test_any_composition_is_allowed(password: str) -> None:
    assert not is_guessable(password)


def test_what_a_program_makes_up_is_hardly_ever_refused() -> None:
    lots = random.Random(5)
    signs = string.ascii_letters + string.digits + string.punctuation
    refused_ones = sum(is_guessable("".join(lots.choices(signs, k=16))) for _ in range(5000))
    assert refused_ones <= 5


@pytest.mark.parametrize(
    "password",
    ["edubba edubba", "Sumeria2026", "Gudea-Gudea1", "gudea@lagash1", "aaaaaaaaaaaa", "1111122222"],
)
def test_the_site_and_the_person_are_tried_first(server: Server, password: str) -> None:
    wish = {"name": "Gudea", "password": password, "email": "gudea@lagash.example"}
    refused(server.visitor().post("/api/register", wish), 400, "people-password-guessable")


def test_every_way_to_a_password_asks_the_same(server: Server) -> None:
    gudea = server.account("Gudea")
    change = {"old": PASSWORD, "new": "password12345"}
    refused(gudea.post("/api/me/password", change), 400, "people-password-guessable")
    assert gudea.get("/api/me").status_code == 200


@pytest.mark.parametrize("length", [10, 64, 200])
def test_it_is_compared_as_it_was_sent_whole_and_with_its_case(tmp_path: Path, length: int) -> None:
    password = ("kX9 wheel, 泥 and reed; " * 20)[: length - 1] + "Z"
    with serving(tmp_path) as server:
        server.visitor().post("/api/register", {"name": "Gudea", "password": password}).raise_for_status()
        for wrong in (password[:-1] + "z", password[:-1], password + " ", password.swapcase()):
            answer = server.visitor().post("/api/login", {"name": "Gudea", "password": wrong})
            assert answer.status_code in (400, 401)
            server.clock.now += 60
        assert server.visitor().post("/api/login", {"name": "Gudea", "password": password}).status_code == 200
