"""Which tests show which rule: read from the test files themselves, and written as a page for each game.

`python -m tests.rules.page` writes `docs/rule-tests-<game>.md`. The markers are found by reading the source,
so the answer is the same whichever tests a run collects.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.rules.flood.summaries import SUMMARIES as FLOOD
from tests.rules.sumeria.summaries import SUMMARIES as SUMERIA
from tests.rules.tools import FIXTURES

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"

HEAD = """# Rules and their tests: {title}

Every rule {of} in a line, and the tests that show it. How the rulebook is read where it is
silent or contradicts itself: [rulings]({rulings}). This page is generated:
`python -m tests.rules.page`. A test fails when it is out of date, or when a rule has no test.
"""


@dataclass(frozen=True)
class GamePage:
    """A game's folder of tests, its rules in a line each, and its page."""

    folder: str
    title: str
    of: str
    summaries: Mapping[str, str]

    @property
    def file(self) -> Path:
        """Where the page lies."""
        return DOCS / f"rule-tests-{self.folder}.md"

    @property
    def rulings(self) -> str:
        """The page of rulings, as this page links to it."""
        return f"rules/{self.folder}.md"

    def ruled(self) -> dict[str, str]:
        """Rule -> the anchor of the section of the rulings that speaks of it."""
        found: dict[str, str] = {}
        anchor = ""
        for line in (DOCS / self.rulings).read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                anchor = line.removeprefix("## ").lower().replace(" ", "-")
            for rule in re.findall(r"\[([RD]\d+)\]", line):
                found.setdefault(rule, anchor)
        return found

    def rule_map(self) -> dict[str, list[str]]:
        """Rule -> its tests, in the order of files and of the tests in them."""
        found: dict[str, list[str]] = {rule: [] for rule in self.summaries}
        files = sorted((HERE / self.folder).glob("test_*.py"))
        for rule, test in (pair for path in files for pair in _marked(path)):
            found.setdefault(rule, []).append(test)
        letters = {rule[0] for rule in self.summaries}
        for rule, test in _worked(FIXTURES / f"{self.folder}_scenarios.jsonl"):
            if rule[0] in letters:
                found.setdefault(rule, []).append(test)
        return found

    def text(self) -> str:
        """The page."""
        parts = [HEAD.format(title=self.title, of=self.of, rulings=self.rulings)]
        ruled = self.ruled()
        for rule, tests in self.rule_map().items():
            listed = "".join(f"- [`{_shown(test)}`]({self._source(test)})\n" for test in tests)
            spoken = f" ([rulings]({self.rulings}#{ruled[rule]}))" if rule in ruled else ""
            parts.append(f"\n## {rule}\n\n{self.summaries.get(rule, '')}{spoken}\n\n{listed}")
        return "".join(parts)

    def _source(self, test: str) -> str:
        return f"../tests/rules/{self.folder}/{test.partition('::')[0]}"


PAGES = {
    "sumeria": GamePage("sumeria", "Sumeria", "of *Sumeria*", SUMERIA),
    "flood": GamePage("flood", "After the Flood", "(R) and ruling (D) of *After the Flood*", FLOOD),
}


def _ids_of_markers(node: ast.AST) -> list[str]:
    """The ids of every `pytest.mark.rule("R1", ...)` in it, those inside a `pytest.param` too."""
    calls = [
        found
        for found in ast.walk(node)
        if isinstance(found, ast.Call) and ast.unparse(found.func) == "pytest.mark.rule"
    ]
    constants = [arg.value for call in calls for arg in call.args if isinstance(arg, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


def _ids_of_module(tree: ast.Module) -> list[str]:
    """The ids of `pytestmark = pytest.mark.rule(...)`."""
    marks = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
    )
    return [rule for mark in marks for rule in _ids_of_markers(mark)]


def _marked(path: Path) -> Iterator[tuple[str, str]]:
    """Every (rule, test) of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    whole = _ids_of_module(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [rule for mark in node.decorator_list for rule in _ids_of_markers(mark)]
            for rule in dict.fromkeys([*whole, *own]):
                yield rule, f"{path.name}::{node.name}"


def _worked(fixture: Path) -> Iterator[tuple[str, str]]:
    """Worked examples kept as data name their rules in the fixture."""
    lines = fixture.read_text(encoding="utf-8").splitlines() if fixture.exists() else []
    for line in lines:
        entry = json.loads(line)
        for rule in dict.fromkeys(re.findall(r"\b[RD]\d+", entry["rules"])):
            yield rule, f"test_scenarios.py::test_worked_example[{entry['id']}]"


def _shown(test: str) -> str:
    file, _, name = test.partition("::")
    return f"{file.removesuffix('.py')} · {name.removeprefix('test_')}"


def write() -> None:
    """Bring the pages up to date."""
    for page in PAGES.values():
        page.file.write_text(page.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
