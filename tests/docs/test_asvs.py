"""Every requirement of ASVS 5.0.0 at levels 1 and 2 is answered once, and what answers it exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "security" / "asvs.md"
MODEL = ROOT / "docs" / "security" / "threat-model.md"
NUMBERS = Path(__file__).parent / "asvs-5.0.0.txt"
ANSWERS = {"met", "not applicable", "accepted"}
_ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
_TEST = re.compile(r"`(tests/[\w/.-]+\.py)::(\w+)`")
_FILE = re.compile(
    r"`((?:src|web|docs|tests)/[\w/.-]+\.\w+|SECURITY\.md|pyproject\.toml|requirements\.lock|run)`"
)


def rows() -> list[tuple[str, str, str, str]]:
    return _ROW.findall(PAGE.read_text(encoding="utf-8"))


def test_every_number_stands_here_exactly_once_and_in_order() -> None:
    wanted = [line.split()[0] for line in NUMBERS.read_text().splitlines() if not line.startswith("#")]
    assert len(wanted) == 253
    assert [number for number, *_ in rows()] == wanted


def test_every_answer_has_a_test_a_file_or_a_reason() -> None:
    for number, about, answer, reason in rows():
        assert answer in ANSWERS, number
        assert len(about) < 60, number
        if answer == "met":
            assert _TEST.search(reason) or _FILE.search(reason), number
        assert len(reason) > 3, number


def test_the_counts_on_the_page_are_right() -> None:
    found = re.search(
        r"Of (\d+), (\d+) are met, (\d+) do not apply, and (\d+) are accepted", PAGE.read_text()
    )
    assert found is not None
    counts = [sum(row[2] == answer for row in rows()) for answer in ("met", "not applicable", "accepted")]
    assert [int(each) for each in found.groups()] == [sum(counts), *counts]


@pytest.mark.parametrize("page", [PAGE, MODEL], ids=["asvs", "threat model"])
def test_every_test_and_file_that_is_named_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = _TEST.findall(text)
    assert len(named) > 20
    missing = [f"{file}::{name}" for file, name in named if f"def {name}(" not in (ROOT / file).read_text()]
    missing += [file for file in _FILE.findall(text) if not (ROOT / file).is_file()]
    assert not missing
