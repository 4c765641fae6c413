"""The dependency audit tells faults from silence."""

from __future__ import annotations

import importlib.util
from types import ModuleType
from typing import Any

import pytest

from tests.docs.pages import ROOT

FAULTY = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
FINE = {"name": "new", "version": "2.0", "vulns": []}
UNKNOWN = {"name": "far", "skip_reason": "not found"}


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "docs" / "security" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("packages", "results"),
    [([FINE], [0]), ([FINE, FAULTY], [1]), ([FINE, UNKNOWN], [2]), ([FAULTY, UNKNOWN], [1, 2]), (None, [2])],
)
def test_a_fault_is_named_and_silence_is_not_taken_for_health(
    audit: ModuleType, packages: list[dict[str, Any]] | None, results: list[int]
) -> None:
    found = list(audit.of_python(None if packages is None else {"dependencies": packages}))
    assert [result for result, _ in found] == results
    assert all(line.endswith(".") for _, line in found)


def test_the_page_is_judged_alike(audit: ModuleType) -> None:
    fault = {"vulnerabilities": {"old": {"range": "<2", "severity": "high"}}}
    answers: tuple[Any, ...] = (fault, {"vulnerabilities": {}}, {"message": "405"}, None)
    assert [[result for result, _ in audit.of_page(each)] for each in answers] == [[1], [0], [2], [2]]


def test_the_command_installs_one_pinned_version_for_itself() -> None:
    script = (ROOT / "run").read_text()
    assert "pip-audit==" in script
    assert "pip-audit" not in (ROOT / "pyproject.toml").read_text()
