"""The script `run` says what is missing, and knows its own words."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A checkout without .venv, on a machine without Python."""
    for name in ("run", "requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in ("sh", "dirname", "cat", "cksum"):
        (tools / tool).symlink_to(str(shutil.which(tool)))
    return tmp_path


def run(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(folder / "bin"), **variables}
    command = [str(folder / "bin" / "sh"), "run", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_without_python_it_says_so(bare: Path) -> None:
    done = run(bare, "play")
    assert done.returncode == 2
    assert "Python 3.11 or newer is needed" in done.stderr
    assert not (bare / ".venv").exists()


def test_an_old_python_is_not_enough(bare: Path) -> None:
    old = bare / "bin" / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    assert "Python 3.11 or newer is needed" in run(bare, "setup").stderr


def test_a_python_without_venv_is_named(bare: Path) -> None:
    half = bare / "bin" / "python3"
    half.write_text(f'#!/bin/sh\ncase "$2" in *ensurepip*) exit 1 ;; esac\nexec {sys.executable} "$@"\n')
    half.chmod(0o755)
    done = run(bare, "setup")
    assert done.returncode == 2
    assert "python3-venv" in done.stderr


def test_an_unknown_word_gets_the_list_of_words(bare: Path) -> None:
    done = run(bare, "dance")
    assert done.returncode == 2
    for word in ("play", "test", "setup", "bench", "docs"):
        assert f"./run {word}" in done.stderr
    assert run(bare).returncode == 0
