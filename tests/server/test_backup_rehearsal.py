"""Back-ups every few moments while people play, and each of them restored: the way back on SQLite."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from edubba.server.storage.backup import backup, restore
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.tables.snapshots import freeze, reopened
from tests import command
from tests.server.conftest import BACKENDS, MakeDatabase, run
from tests.server.held import inside
from tests.server.makers import versions
from tests.server.restless import Restless, turn
from tests.waiting import LIMIT, until

COUNT = 3


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_back_up_under_way_is_one_whole_moment_to_go_back_to(
    backend: str, make_database: MakeDatabase, tmp_path: Path
) -> None:
    url = make_database(backend)
    taken: list[tuple[dict[str, int], Path, dict[str, int]]] = []
    with inside(url) as server:
        restless = [Restless(server.address) for _ in range(3)]
        for each in restless:
            each.start()
        until(lambda: all(each.told for each in restless))
        for number in range(COUNT):
            file, before = tmp_path / f"{number}.gz", _all(restless)
            asyncio.run(backup(url, file))
            taken.append((before, file, _all(restless)))
            _wait_for_more(restless)
        for each in restless:
            each.goes = False
        for each in restless:
            _let_end(each)
    for before, file, after in taken:
        target = make_database(backend)
        asyncio.run(restore(target, file))
        run(target, lambda database, facts=(before, after): _check(database, *facts))  # type: ignore[misc]
    _goes_on(target, restless[0], after)


def _let_end(restless: Restless) -> None:
    restless.goes = False
    restless.join(LIMIT)
    assert not restless.is_alive()


def _wait_for_more(people: list[Restless]) -> None:
    known = _all(people)
    until(lambda: _all(people) != known)


def _all(people: list[Restless]) -> dict[str, int]:
    return {match: version for each in people for match, version in each.now().items()}


async def _check(database: Database, before: dict[str, int], after: dict[str, int]) -> None:
    """Nothing that was acknowledged before is missing, nothing of later is there, and all fits together."""
    store, found = MatchStore(database), await versions(database)
    for match, version in before.items():
        assert version <= len(found[match]) <= after[match] + 1
    for match, logged in found.items():
        assert logged == list(range(1, len(logged) + 1))
        short, whole = await store.load(match), await store.load(match, whole=True)
        assert short is not None
        assert whole is not None
        one = reopened(short.snapshot, short.events, short.secrets, short.draft)
        other = reopened(None, whole.events, whole.secrets, whole.draft)
        assert one is not None
        assert other is not None
        assert freeze(one) == freeze(other)
        assert one.version == len(logged)


def _goes_on(url: str, restless: Restless, known: dict[str, int]) -> None:
    with inside(url) as server:
        restless.guest.http.base_url = server.address  # with the cookie of before
        match = next(match for match in reversed(known) if match in restless.told)
        state = restless.guest.see(match)
        assert turn([restless.guest], match) or state["status"] == "over"


def test_the_command_restores_any_of_them_in_place(make_database: MakeDatabase, tmp_path: Path) -> None:
    url = make_database("sqlite").replace("+aiosqlite", "")
    with inside(url) as server:
        restless = Restless(server.address)
        restless.start()
        until(lambda: restless.told)
        before = restless.now()
        _edubba("backup", str(tmp_path / "early.gz"), "--database", url)
        after = restless.now()
        _wait_for_more([restless])
        _let_end(restless)
        server.stop()
        said = _edubba("restore", str(tmp_path / "early.gz"), "--database", url, "--replace")
        assert "early.gz" in said
        server.start()
        for match, version in before.items():
            assert version <= restless.guest.see(match)["version"] <= after[match] + 1
            assert turn([restless.guest], match)


def _edubba(*words: str) -> str:
    done = command.run(*words)
    assert done.returncode == 0, done.stderr
    return done.stdout
