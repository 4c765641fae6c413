"""The README's library example is real, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("page", "least"), [("README.md", 8), ("docs/log.md", 4)])
def test_the_example_runs_as_printed(page: str, least: int) -> None:
    example = re.search(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    parsed = doctest.DocTestParser().get_doctest(example[1], {}, page, page, 0)
    results = doctest.DocTestRunner().run(parsed)
    assert results.attempted >= least
    assert results.failed == 0


def test_links_in_the_documentation_lead_to_files() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert target.startswith("https://") or (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_pictures_are_those_the_code_draws_today() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "pictures.py"))["pictures"]()
    kept = {
        path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "pictures").glob("*.svg")
    }
    assert kept.keys() == drawn.keys()
    changed = [name for name in drawn if kept[name] != drawn[name]]
    assert not changed, "run ./run docs"
