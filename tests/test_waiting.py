"""No test looks at the clock on the wall, or sleeps before it looks; see `tests/waiting.py`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
#: The helper itself, this check, and the program that says how long the suite took.
FREE = {TESTS / "waiting.py", TESTS / "steady.py", Path(__file__)}
CLOCKS = {
    "sleep",
    "monotonic",
    "monotonic_ns",
    "perf_counter",
    "perf_counter_ns",
    "process_time",
    "thread_time",
}
LEAST = 30.0  # seconds: whoever waits shorter than this asserts how fast the machine is
#: Where a pause is the fault itself, or a part of what the long suite does.
MAY_PAUSE = ("server/faults/", "server/power/", "server/company/test_long_")


def sins(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every look at a clock in a piece of code: line and words."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            yield node.lineno, "from time import …"
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in {f"time.{name}" for name in CLOCKS}:
            yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.Call) and (words := impatient(node)):
            yield node.lineno, words


def impatient(call: ast.Call) -> str:
    """A call that waits for time to pass, or not long enough for a busy machine."""
    name = ast.unparse(call.func)
    if name.endswith(".wait_for_timeout"):
        return name
    if name == "asyncio.sleep":
        return "" if [ast.unparse(each) for each in call.args] == ["0"] else ast.unparse(call)
    if name in ("asyncio.timeout", "asyncio.wait_for", "asyncio.wait"):
        given = [*call.args, *(each.value for each in call.keywords if each.arg == "timeout")]
        values = [each.value for each in given if isinstance(each, ast.Constant)]
        return ast.unparse(call) if any(isinstance(it, int | float) and it < LEAST for it in values) else ""
    return ""


def modules() -> list[Path]:
    return sorted(path for path in TESTS.rglob("*.py") if path not in FREE)


def test_no_test_looks_at_the_clock_on_the_wall() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}: {words}"
        for path in modules()
        for line, words in sins(ast.parse(path.read_text()))
    ]
    assert found == []


def test_only_faults_and_long_suites_pause() -> None:
    found = [str(path.relative_to(TESTS)) for path in modules() if "pause" in imported(path, "tests.waiting")]
    assert [each for each in found if not each.startswith(MAY_PAUSE)] == []


def imported(path: Path, module: str) -> str:
    """The names that a file takes from a module."""
    nodes = ast.walk(ast.parse(path.read_text()))
    return " ".join(
        each.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module == module
        for each in node.names
    )


@pytest.mark.parametrize(
    "code",
    [
        "time.sleep(1)",
        "began = time.perf_counter()",
        "monkeypatch.setattr(x, 'now', time.monotonic)",
        "from time import sleep",
        "asyncio.sleep(0.1)",
        "page.wait_for_timeout(300)",
        "asyncio.timeout(0.3)",
        "asyncio.wait_for(event.wait(), timeout=2)",
    ],
)
def test_it_is_found(code: str) -> None:
    assert list(sins(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["asyncio.sleep(0)", "time.time()", "asyncio.timeout(LIMIT)", "asyncio.timeout(60)"]
)
def test_it_is_allowed(code: str) -> None:
    assert not list(sins(ast.parse(code)))
