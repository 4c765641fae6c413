"""The built wheel, installed into a clean environment: it plays without Numba and without this checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

GAME = """
import random, edubba
from pathlib import Path
from edubba.games import kernel
assert not kernel.COMPILED
assert "site-packages" in edubba.__file__
rnd, pos = random.Random(1), edubba.new("sumeria", players=4, board="eight_gates")
while not pos.over:
    pos.play(pos.chance[0][0] if pos.chance else rnd.choice(pos.legal))
record = edubba.Record.of(pos.game, pos.options, pos.moves)
edubba.write(record, Path("game.edubba"))
assert edubba.read("game.edubba").moves == pos.moves
assert pos.svg().startswith("<svg")
print(pos.why_not("+alpha.c").text("ro"))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    return next(out.glob("*.whl"))


def test_the_wheel_holds_boards_languages_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in ("py.typed", "games/boards/two_rivers.toml", "locales/hu/sumeria.ftl", "cli/app.py"):
        assert f"edubba/{needed}" in names
    assert not any(name.startswith(("tests", "docs", "benchmarks")) for name in names)


def test_the_wheel_plays_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    python = str(tmp_path / "env" / "bin" / "python")
    quiet = ["-q", "--disable-pip-version-check", "--no-compile"]
    constraints = tmp_path / "pins.txt"  # the lock's versions; its hashes belong to a full lock only
    lock = (ROOT / "requirements.lock").read_text().splitlines()
    pins = [line.rstrip(" \\") for line in lock if line and not line.startswith((" ", "#"))]
    constraints.write_text("\n".join(pins))
    pip = [sys.executable, "-m", "pip", "--python", python]
    install = [*pip, "install", *quiet, "-c", str(constraints), str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "EDUBBA"))
    }
    out = subprocess.run(
        [python, "-c", GAME], check=True, capture_output=True, text=True, cwd=tmp_path, env=environment
    )
    assert out.stdout.startswith("R60:")
    told = subprocess.run(
        [str(tmp_path / "env" / "bin" / "edubba"), "replay", "game.edubba", "--lang", "de"],
        check=True, capture_output=True, text=True, cwd=tmp_path, env=environment,
    )  # fmt: skip
    assert "gamma" in told.stdout
