"""`benchmarks/minds.py`: what it keeps belongs to one code, and it says what it wants."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "minds.py"
PAIR = [[[0.5, 0.01], [0.5, 0.01]], [[0.52, 0.01], [0.48, 0.01]]]


@pytest.fixture(scope="module")
def minds() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


@pytest.fixture
def file(minds: dict[str, Any], tmp_path: Path) -> Path:
    """Two positions."""
    path = tmp_path / "agreement-sumeria.jsonl"
    with minds["Kept"](path, minds["heading"]("sumeria")) as kept:
        kept.add(PAIR)
        kept.add(PAIR)
    return path


def test_it_goes_on_and_drops_a_torn_last_line(minds: dict[str, Any], file: Path) -> None:
    head = minds["heading"]("sumeria")
    assert minds["Kept"](file, head).pairs == [PAIR, PAIR]
    file.write_bytes(file.read_bytes()[:-9])
    with minds["Kept"](file, head) as kept:
        assert kept.pairs == [PAIR]
        kept.add(PAIR)
    assert minds["Kept"](file, head).pairs == [PAIR, PAIR]


def test_other_code_effort_or_game_begins_anew(minds: dict[str, Any], file: Path) -> None:
    head = minds["heading"]("sumeria")
    for other in ({"code": "0"}, {"effort": 1}, {"game": "flood"}, {"version": "0"}):
        assert minds["Kept"](file, head | other).pairs == []
    file.write_text(file.read_text().split("\n", 1)[1])  # as it was before there was a heading
    with minds["Kept"](file, head) as kept:
        assert kept.pairs == []
    assert file.read_text().count("\n") == 1


def test_figures_of_pairs(minds: dict[str, Any]) -> None:
    found = minds["compared"]([PAIR])
    assert (found["positions"], found["agree"]) == (1, 1)
    assert found["rms"] == pytest.approx(0.02)


def test_without_arguments_it_says_what_it_wants() -> None:
    for words in ([], ["agreement"], ["agreement", "chess"]):
        done = subprocess.run(
            [sys.executable, str(SCRIPT), *words], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert done.stderr.startswith("usage: ")
