"""Running the command as a user does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """`run("play", "sumeria", typed="quit\\n")` in an empty folder, in English unless the test says so."""

    def call(*words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        locale = {"LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": "", "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-m", "edubba", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, **locale, **variables},
            timeout=120,
            check=False,
        )

    return call
