"""Which tests show which rule: read from the test files themselves, and written as a page.

`python -m tests.rules.page` writes `docs/rule-tests.md`. The markers are found by reading the source, so the
answer is the same whichever tests a run collects.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from tests.rules.summaries import SUMMARIES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = ROOT / "docs" / "rule-tests.md"
SCENARIOS = ROOT / "tests" / "fixtures" / "sumeria_scenarios.jsonl"

HEAD = """# Rules and their tests

Every rule of *Sumeria* in a line, and the tests that show it. This page is generated:
`python -m tests.rules.page`. A test fails when it is out of date, or when a rule has no test.
"""


def _ids_of_marker(node: ast.expr) -> list[str]:
    """The ids of `pytest.mark.rule("R1", ...)`, or nothing."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        return [
            arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
        ]
    return []


def _ids_of_module(tree: ast.Module) -> list[str]:
    """The ids of `pytestmark = pytest.mark.rule(...)`."""
    marks = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
    )
    return [rule for mark in marks for rule in _ids_of_marker(mark)]


def _marked(path: Path) -> Iterator[tuple[str, str]]:
    """Every (rule, test) of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    whole = _ids_of_module(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [rule for mark in node.decorator_list for rule in _ids_of_marker(mark)]
            for rule in dict.fromkeys([*whole, *own]):
                yield rule, f"{path.name}::{node.name}"


def _worked() -> Iterator[tuple[str, str]]:
    """The worked examples name their rules in the fixture."""
    for line in SCENARIOS.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        for rule in dict.fromkeys(re.findall(r"R\d+", entry["rules"])):
            yield rule, f"test_scenarios.py::test_worked_example[{entry['id']}]"


def rule_map() -> dict[str, list[str]]:
    """Rule -> its tests, in the order of files and of the tests in them."""
    found: dict[str, list[str]] = {rule: [] for rule in SUMMARIES}
    files = sorted(HERE.glob("test_*.py"))
    for rule, test in (pair for path in files for pair in _marked(path)):
        found.setdefault(rule, []).append(test)
    for rule, test in _worked():
        found.setdefault(rule, []).append(test)
    return found


def page() -> str:
    """The page's text."""
    parts = [HEAD]
    for rule, tests in rule_map().items():
        parts.append(
            f"\n## {rule}\n\n{SUMMARIES.get(rule, '')}\n\n" + "".join(f"- `{_shown(t)}`\n" for t in tests)
        )
    return "".join(parts)


def _shown(test: str) -> str:
    file, _, name = test.partition("::")
    return f"{file.removesuffix('.py')} · {name.removeprefix('test_')}"


def write() -> None:
    """Bring the page up to date."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()
