"""The pictures of the documentation are those of today."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pictures_are_those_the_code_draws_today() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "pictures.py"))["pictures"]()
    kept = {
        path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "pictures").glob("*.svg")
    }
    assert kept.keys() == drawn.keys()
    changed = [name for name in drawn if kept[name] != drawn[name]]
    assert not changed, "run ./run docs"
