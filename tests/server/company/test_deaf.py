"""Who heard nothing for a while asks, and who ends says his last words: nobody keeps what is untrue."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack
from typing import Any, cast

import pytest

from edubba.server.company.company import Company
from edubba.server.company.queued_bots import prepare
from edubba.server.company.staff import InCompany
from edubba.server.company.words import Bundle, Held, There, Went, Word
from edubba.server.config import load
from edubba.server.hub import Listener
from edubba.server.limits import TOLD
from edubba.server.site import Site
from edubba.server.storage.database import Database
from tests.server.conftest import run
from tests.server.makers import add_host, new_match
from tests.waiting import LIMIT, soon, turns


def _company(site: Site) -> Company:
    return cast(InCompany, site.staff).company


def _words(bundles: list[Bundle]) -> list[Word]:
    return [word for bundle in bundles for word in bundle.words]


def test_who_left_while_a_worker_was_cut_off_is_not_there_for_ever(
    base: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(database: Database) -> None:
        here, there = (Site(load(None, {"EDUBBA_DATABASE": _address(database)})) for _ in range(2))
        match, _ = new_match("a")
        async with AsyncExitStack() as stack:
            for site in (here, there):
                stack.push_async_callback(site.database.close)
                _company(site).returned.clear()  # there are no bots
                await stack.enter_async_context(_company(site).joined())
            here.hub.join(match, Listener(None))
            with ExitStack() as held:
                leaving = Listener(1)
                there.hub.join(match, leaving)
                for _ in range(TOLD):
                    held.enter_context(there.crowd.one_more("person 1"))
                await soon(lambda: here.hub.presence._elsewhere["a"] and here.crowd._elsewhere)
                with monkeypatch.context() as deaf:
                    missed: list[Bundle] = []
                    deaf.setattr(_company(here), "_hear", missed.append)
                    held.close()
                    there.hub.leave(match, leaving)
                    wanted = [There("a", [], 0), Held("person 1", 0)]
                    await soon(lambda: all(word in _words(missed) for word in wanted))
            assert here.hub.presence._elsewhere["a"]
            assert here.crowd._elsewhere
            _company(here)._look_at_all()  # as the line says when it is there again
            await soon(lambda: not here.hub.presence._elsewhere["a"] and not here.crowd._elsewhere)

    run(base, work)


def test_what_is_held_all_the_same_is_counted_again(base: Database) -> None:
    async def work(database: Database) -> None:
        here, there = (Site(load(None, {"EDUBBA_DATABASE": _address(database)})) for _ in range(2))
        async with AsyncExitStack() as stack:
            for site in (here, there):
                stack.push_async_callback(site.database.close)
                _company(site).returned.clear()  # there are no bots
                await stack.enter_async_context(_company(site).joined())
            for _ in range(TOLD):
                stack.enter_context(there.crowd.one_more("person 1"))
            await soon(lambda: here.crowd._elsewhere)
            _company(here)._look_at_all()
            assert not here.crowd._elsewhere
            await soon(lambda: [*here.crowd._elsewhere.get("person 1", {}).values()] == [TOLD])

    run(base, work)


def test_what_a_worker_does_to_the_end_while_it_stops_is_told_to_the_others(
    base: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would look for it before somebody listens."""

    async def work(database: Database) -> None:
        await prepare(database.url)
        await add_host(database)
        here, there = (Site(load(None, {"EDUBBA_DATABASE": _address(database)})) for _ in range(2))
        heard: list[Went] = []
        _company(there).went.append(heard.append)
        match, events = new_match("a")
        await here.store.create(match, events)
        append, stop = here.store.append, cast(InCompany, here.staff).bots.stop
        begun, may_be_written = asyncio.Event(), asyncio.Event()
        later: list[asyncio.Task[None]] = []

        async def at_last(*facts: Any) -> None:
            begun.set()
            await may_be_written.wait()
            await append(*facts)

        async def a_little_later() -> None:
            await turns(100)
            may_be_written.set()

        async def stopped() -> None:
            await stop()
            later.append(asyncio.create_task(a_little_later()))

        monkeypatch.setattr(here.store, "append", at_last)
        monkeypatch.setattr(cast(InCompany, here.staff).bots, "stop", stopped)
        async with _company(there).joined():
            async with here.staff.at_work(here.settings):
                ending = asyncio.create_task(here.desk.end("a"))
                async with asyncio.timeout(LIMIT):
                    await begun.wait()
            await ending
            await soon(lambda: [word.version for word in heard] == [match.version + 1])
        for site in (here, there):
            await site.database.close()

    run(base, work)


def _address(database: Database) -> str:
    return database.url.render_as_string(hide_password=False)
