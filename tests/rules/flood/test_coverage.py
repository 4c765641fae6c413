"""Every rule and every ruling has a test, and the page that says which is up to date."""

from __future__ import annotations

import pytest

from tests.rules.flood.summaries import SUMMARIES
from tests.rules.page import PAGES

PAGE = PAGES["flood"]
TESTS = PAGE.rule_map()
RULES = [f"R{number}" for number in range(1, 173)] + [f"D{number}" for number in range(1, 33)]


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test(rule: str) -> None:
    assert TESTS[rule]


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert list(TESTS) == list(SUMMARIES) == RULES


def test_the_page_is_up_to_date() -> None:
    assert PAGE.file.read_text(encoding="utf-8") == PAGE.text(), "run: python -m tests.rules.page"
