"""What workers tell each other fits into what PostgreSQL takes, and says nothing of what happened."""

from __future__ import annotations

import random

import msgspec
import pytest

from edubba.server.company.words import (
    Gone,
    Held,
    Here,
    Said,
    There,
    Wanted,
    Went,
    WhoHolds,
    WhoIsThere,
    Word,
    bundles,
    unbundled,
)  # fmt: skip

POSTGRES_TAKES = 8000


def _one_of_each() -> list[Word]:
    return [
        Went("abcdefghij", 7, 2, 1.5, notices=True),
        Said("abcdefghij", 12),
        There("abcdefghij", [1, 3], 4),
        WhoIsThere("abcdefghij"),
        Held("person 12", 7),
        WhoHolds(),
        Wanted(),
        Here(),
        Gone(),
    ]


def test_what_is_said_is_heard() -> None:
    (data,) = bundles("me", 10.0, _one_of_each())
    bundle = unbundled(data)
    assert bundle is not None
    assert (bundle.worker, bundle.at, bundle.words) == ("me", 10.0, _one_of_each())


@pytest.mark.parametrize("count", [0, 1, 50, 3000])
def test_no_bundle_is_larger_than_a_notice_may_be(count: int) -> None:
    lots = random.Random(count)
    words = [
        Went(
            f"{number:016d}",
            lots.randrange(10**9),
            lots.randrange(10**6),
            lots.random() * 1e12,
            notices=False,
        )
        for number in range(count)
    ]
    made = list(bundles("w" * 12, 1e12, words))
    assert all(len(data) < POSTGRES_TAKES for data in made)
    heard = [word for data in made if (bundle := unbundled(data)) for word in bundle.words]
    assert heard == words
    assert len(made) <= 1 + count // 60


def test_of_several_words_about_a_match_the_last_one_is_told() -> None:
    words: list[Word] = [Went("a", version, 0, None, notices=False) for version in range(1, 50)]
    words += [Said("a", 1), Said("a", 2), Went("b", 1, 0, None, notices=False)]
    (data,) = bundles("me", 0.0, words)
    bundle = unbundled(data)
    assert bundle is not None
    assert [word for word in bundle.words if isinstance(word, Went)] == [words[48], words[-1]]
    assert [word for word in bundle.words if isinstance(word, Said)] == [Said("a", 1), Said("a", 2)]


def test_of_several_words_about_a_person_the_last_one_is_told() -> None:
    (data,) = bundles("me", 0.0, [Held("person 1", 5), Held("person 2", 9), Held("person 1", 6)])
    bundle = unbundled(data)
    assert bundle is not None
    assert bundle.words == [Held("person 2", 9), Held("person 1", 6)]


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'["me", 1.0, [["unknown", 1]]]', b"\xff", b'["me"]'])
def test_what_nobody_here_understands_is_passed_over(data: bytes) -> None:
    assert unbundled(data) is None


def test_nothing_that_happened_is_told() -> None:
    """Ids and numbers only: whoever may see more reads it."""
    allowed = {"str", "int", "float", "float | None", "list[int]", "bool"}
    for word in _one_of_each():
        for field in msgspec.structs.fields(type(word)):
            assert str(type(word).__annotations__[field.name]) in allowed
