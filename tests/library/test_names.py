"""The public names of the library, and how light it is to import."""

from __future__ import annotations

import subprocess
import sys
import time

import edubba

PUBLIC = {
    "Analysis", "BoardError", "EdubbaError", "FileError", "IllegalAction", "OptionError", "ParseError",
    "Position", "PositionError", "Record", "RecordError", "Refusal", "analyse", "new", "position", "read",
    "write",
}  # fmt: skip


def test_the_public_names_are_these() -> None:
    assert set(edubba.__all__) == PUBLIC
    assert all(hasattr(edubba, name) for name in PUBLIC)


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(edubba, "checkmate")


def test_position_is_the_function_whatever_was_imported_before() -> None:
    code = (
        "import edubba; edubba.new('sumeria'); import edubba._position, edubba.cli; edubba.position.__call__"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_edubba_loads_neither_numba_nor_numpy() -> None:
    code = "import edubba, sys; print(sorted({'numba', 'numpy', 'fluent', 'rich'} & set(sys.modules)))"
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert out.stdout.strip() == "[]"


def test_importing_edubba_takes_less_than_a_fifth_of_a_second() -> None:
    def seconds(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - began

    bare = min(seconds("pass") for _ in range(5))
    assert min(seconds("import edubba") for _ in range(5)) - bare < 0.2
