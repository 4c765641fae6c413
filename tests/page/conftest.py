"""A real browser on a real server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.browser import FLAGS, NoBrowser, chromium, environment
from tests.page.player import Person
from tests.server.held import Inside, inside_on_file
from tests.waiting import MILLISECONDS


@pytest.fixture(scope="session")
def _launched() -> Iterator[Browser]:
    """One browser for all tests of this process."""
    try:
        path = chromium()
    except NoBrowser as error:
        if os.environ.get("CI"):  # the gate is no gate without them
            pytest.fail(str(error))
        pytest.skip(str(error))
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS, env=environment())
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield running
        asyncio._set_running_loop(loop)
        running.close()


@pytest.fixture
def browser(_launched: Browser) -> Iterator[Browser]:
    """The browser for one test.

    Between two calls Playwright leaves its event loop standing, marked as the one that runs in this thread.
    It is unmarked from test to test, so that those without a browser may run a loop of their own.
    """
    asyncio._set_running_loop(_launched._loop)
    yield _launched
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """One server for all of them, in this process."""
    with inside_on_file(tmp_path_factory.mktemp("page"), EDUBBA_WORKERS="1") as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Inside) -> Iterator[Person]:
    """Somebody at a desktop computer who speaks English."""
    somebody = Person(browser, server.address)
    yield somebody
    somebody.close()
