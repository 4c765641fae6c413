"""A real browser on a real server."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.player import Person
from tests.server.served import Served, served

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
HOW = "no Chromium was found: install it (on Debian: apt install chromium), or name it in EDUBBA_CHROMIUM"


def chromium() -> str:
    """The browser; where we may, it is installed."""
    for name in (os.environ.get("EDUBBA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "edubba-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # of two test processes one installs, the other waits for it
            return shutil.which("chromium") or installed()
    pytest.fail(HOW)


def installed() -> str:
    subprocess.run(["apt-get", "update", "-q"], capture_output=True, timeout=300)
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]
    subprocess.run(install, capture_output=True, timeout=600)
    return shutil.which("chromium") or pytest.fail(HOW)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module at a time: as long as it is there an event loop runs, and no other test has its own."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("page")
    with served(f"sqlite:///{folder}/page.sqlite", folder, EDUBBA_WORKERS="1") as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Served) -> Iterator[Person]:
    """Somebody at a desktop computer who speaks English."""
    somebody = Person(browser, server.address)
    yield somebody
    somebody.close()
