"""What all tests share: the same examples every time, and the last words of a process that crashed."""

from __future__ import annotations

import faulthandler
import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import TextIO

import pytest
from hypothesis import HealthCheck, settings

from tests.reaper import mark_this_run

# A suite that a shell started in the background ignores Ctrl-C, and so would the programs it sends Ctrl-C to.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Programs that are started hundreds of times are not compiled each time, whatever is set where we run.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile(
    "edubba",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("edubba")

LONGEST = 400  # seconds: a test that hangs ends its process with a trace of where
LONG = 3600  # the same of one marked as long
FOLDER = "LAST_WORDS_OF_TESTS"  # made by the first process, known to those that it starts
LAST_WORDS = pytest.StashKey[TextIO]()


@pytest.hookimpl(trylast=True)  # after pytest's own handler, whose words would be lost in a long log
def pytest_configure(config: pytest.Config) -> None:
    if worker := getattr(config, "workerinput", None):
        config.stash[LAST_WORDS] = open(Path(os.environ[FOLDER], f"{worker['workerid']}.txt"), "w")  # noqa: SIM115  # to the end
    else:
        mark_this_run()
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="edubba-words-")
        config.stash[LAST_WORDS] = os.fdopen(os.dup(2), "w")
    faulthandler.enable(config.stash[LAST_WORDS])


def pytest_collection_finish() -> None:
    """All that is there by now stays: it need not be looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    most = LONG if item.get_closest_marker("long") else LONGEST
    faulthandler.dump_traceback_later(most, exit=True, file=item.config.stash[LAST_WORDS])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{report.nodeid.rpartition('::')[2]}: {name} {value}")
    without = [
        each for each in terminalreporter.getreports("skipped") if "no browser: " in str(each.longrepr)
    ]
    if without:
        terminalreporter.write_line(f"{len(without)} tests of the page were not run: there is no browser")
    for path in sorted(Path(os.environ[FOLDER]).iterdir()):
        if words := path.read_text():
            terminalreporter.section(f"last words of {path.stem}")
            terminalreporter.write(words)


def pytest_unconfigure(config: pytest.Config) -> None:
    faulthandler.disable()
    config.stash[LAST_WORDS].close()
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop(FOLDER))
