"""Every rule has a test, and the page that says which is up to date."""

from __future__ import annotations

import pytest

from tests.rules.page import PAGES
from tests.rules.sumeria.summaries import SUMMARIES

PAGE = PAGES["sumeria"]
TESTS = PAGE.rule_map()
RULES = [f"R{number}" for number in range(1, 66)]


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test(rule: str) -> None:
    assert TESTS[rule]


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert list(TESTS) == list(SUMMARIES) == RULES


def test_the_map_holds_what_the_files_say() -> None:
    found = TESTS
    assert "test_rules_setup.py::test_initial_placement_leaves_the_row_alone" in found["R19"]
    assert "test_scenarios.py::test_worked_example[S5]" in found["R19"]
    assert "test_perft.py::test_the_kernels_count" in found["R28"]  # marked for the whole file


def test_the_page_is_up_to_date() -> None:
    assert PAGE.file.read_text(encoding="utf-8") == PAGE.text(), "run: python -m tests.rules.page"
