"""examples/dataset.py runs as printed, without pyarrow."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "dataset.py"
CODE = "import runpy, sys; del sys.argv[0]; runpy.run_path(sys.argv[0], run_name='__main__')"


def test_the_example_writes_records_and_reads_them_back(tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ImportError")
    call = [sys.executable, "-c", CODE, str(EXAMPLE), "games"]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    first, second, *_, last = done.stdout.splitlines()
    assert first.startswith("12 records in games, ")
    assert len([*(tmp_path / "games").glob("*.edubba")]) == 12
    assert "observations (1080, 236), masks (1080, 3262)" in second
    assert last.startswith("correlation of lead and victory: 0.")
    assert len(EXAMPLE.read_text().splitlines()) <= 80
