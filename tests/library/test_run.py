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
    for tool in ("sh", "dirname", "basename", "readlink", "cat", "cksum", "mkdir", "rmdir", "sleep"):
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


def test_a_python_that_is_named_but_is_none_is_refused(bare: Path) -> None:
    done = run(bare, "setup", EDUBBA_PYTHON="/no/such/python")
    assert done.returncode == 2
    assert "/no/such/python" in done.stderr


def test_a_failing_install_is_not_taken_for_a_set_up(bare: Path) -> None:
    (bare / "requirements.lock").write_text("no-such-package-as-this==1.0 --hash=sha256:" + "0" * 64)
    (bare / "bin" / "python3").symlink_to(sys.executable)
    done = run(bare, "play", PIP_NO_INDEX="1")
    assert done.returncode != 0
    assert not (bare / ".venv" / ".edubba-setup").exists()
    assert not (bare / ".setup-lock").exists()


def test_the_script_may_be_called_through_a_link(bare: Path) -> None:
    (bare / "elsewhere").mkdir()
    (bare / "elsewhere" / "run").symlink_to("../run")
    command = [str(bare / "bin" / "sh"), "elsewhere/run", "play"]
    done = subprocess.run(
        command, cwd=bare, env={"PATH": str(bare / "bin")}, capture_output=True, text=True, check=False
    )
    assert "Python 3.11 or newer is needed" in done.stderr
    assert not (bare / "elsewhere" / ".venv").exists()
