"""The public names of the library, and how light it is to import."""

from __future__ import annotations

import subprocess
import sys

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


HEAVY = {"numba", "numpy", "fluent", "rich", "typer", "asyncio", "ssl", "http", "inspect", "json", "pathlib"}


def test_importing_edubba_loads_nothing_that_takes_time() -> None:
    """None of its own modules but the first, and of Python's only a few; the bench has the seconds."""
    code = (
        "import sys; before = set(sys.modules); import edubba\n"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))\n"
        "print(*sorted(name for name in sys.modules if name.startswith('edubba')))"
    )
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    loaded, own = (set(line.split()) for line in out.splitlines())
    assert own == {"edubba"}
    assert not loaded & HEAVY
    assert len(loaded) < 30, loaded
