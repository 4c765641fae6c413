"""What is counted: in one process, in several that share a port, and by a real server that people play on."""

from __future__ import annotations

import asyncio
import json
import re
import time

import httpx
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from edubba.server import watching
from edubba.server.counting import Metrics, close_label, level_label
from edubba.server.notices.kinds import MOST_TRIES
from edubba.server.storage.database import Database
from edubba.server.storage.errors import StorageError
from edubba.server.storage.schema import notices
from edubba.server.watching import Watch, committing, obeying
from edubba.tables.errors import TableError
from tests.server.conftest import BACKENDS, MakeDatabase, run
from tests.server.held import inside
from tests.server.makers import HOST, add_host
from tests.server.served import VERIFY, seated
from tests.waiting import LIMIT, soon, until


def value(text: str | bytes, name: str) -> float | None:
    """A figure by its name with all its labels; None where it is not there."""
    told = text if isinstance(text, str) else text.decode()
    found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
    return None if found is None else float(found[1])


def test_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.outages.inc()
    assert value(one.text(), "edubba_outages_total") == 1
    assert value(other.text(), "edubba_outages_total") == 0


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_server_counts_what_people_and_bots_do(
    backend: str, make_database: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "EVERY", 0.05)
    with inside(make_database(backend)) as server:
        match, guests = seated(server.address, 2, seats=["open", "open", "apprentice"])
        seen = guests[0].see(match)
        assert guests[0].do(match, do="undo", version=1, revision=0).status_code == 409
        with connect(f"{server.address.replace('http', 'ws')}/api/matches/{match}/live") as socket:
            socket.send('{"type":"command","id":1,"command":{"do":"undo","version":1,"revision":0}}')
            while json.loads(socket.recv(timeout=LIMIT))["type"] != "problem":
                pass
            wrong = {"name": "Nobody", "password": "barley and beer"}
            assert httpx.post(f"{server.address}/api/login", json=wrong, timeout=LIMIT).status_code == 401
            after(server.address, "edubba_listeners", 1)
            text = after(server.address, 'edubba_matches{status="running"}', 1)  # asked after looking
        assert value(text, "edubba_listeners") == 1
        assert value(text, 'edubba_commands_total{outcome="done"}') == 2
        assert value(text, 'edubba_commands_total{outcome="stale"}') == 1
        assert value(text, "edubba_command_seconds_count") == 2
        assert value(text, 'edubba_messages_refused_total{status="401"}') == 1
        assert value(text, 'edubba_requests_total{method="POST",route="/api/login",status="401"}') == 1
        assert value(text, 'edubba_matches{status="waiting"}') == 0
        assert (value(text, "edubba_commit_writes_count") or 0) >= 3
        assert (value(text, "edubba_process_memory_bytes") or 0) > 20_000_000
        assert (value(text, "edubba_process_cpu_seconds_total") or 0) > 0.1
        assert value(text, "edubba_database_up") == value(text, "edubba_steward") == 1
        assert seen["version"] >= 3
        shut = connect(f"{server.address.replace('http', 'ws')}/api/matches/nothing/live")
        with shut, pytest.raises(ConnectionClosed, match="4404"):
            shut.recv(timeout=LIMIT)
        text = httpx.get(f"{server.address}/metrics", timeout=LIMIT).text
        assert value(text, 'edubba_sockets_closed_total{code="4404"}') == 1


def after(address: str, name: str, wanted: float) -> str:
    """All figures once one of them is as it must become."""
    text = ""

    def there() -> bool:
        nonlocal text
        text = httpx.get(f"{address}/metrics", verify=VERIFY, timeout=LIMIT).text
        return value(text, name) == wanted

    until(there, lambda: f"{name} is {value(text, name)} in\n{text}")
    return text


def test_a_watch_sees_the_database_go_and_come_back(database_url: str) -> None:
    async def work(database: Database) -> None:
        metrics = Metrics()
        watch = Watch(metrics, database, clock=time.time, listeners=lambda: 3, waiting=lambda: 4)
        watch.look()
        await watch.ask()
        assert value(metrics.text(), "edubba_database_up") == 1
        assert value(metrics.text(), "edubba_bots_waiting") == 4
        async with database.write() as connection:
            await connection.exec_driver_sql("ALTER TABLE matches RENAME TO elsewhere")
        await watch.ask()
        assert value(metrics.text(), "edubba_database_up") == 0
        assert value(metrics.text(), "edubba_outages_total") == 1
        async with database.write() as connection:
            await connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO matches")
        await watch.ask()
        assert value(metrics.text(), "edubba_database_up") == 1
        async with database.read():
            watch.look()
            assert value(metrics.text(), "edubba_database_connections") == 1

    run(database_url, work)


def test_what_was_given_up_is_not_due_for_ever(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        row = {"account": HOST, "kind": "end", "facts": {}, "way": "mail", "due": 1.0}
        async with database.write() as connection:
            for tries in (0, MOST_TRIES - 1, MOST_TRIES):
                await connection.execute(insert(notices).values(**row, tries=tries))
        metrics = Metrics()
        await Watch(metrics, database, clock=time.time, listeners=lambda: 0, waiting=lambda: 0).ask()
        assert value(metrics.text(), "edubba_notices_unsent") == 2

    run(database, work)


def test_only_the_steward_asks_for_what_concerns_the_site(database_url: str) -> None:
    async def work(database: Database) -> None:
        metrics = Metrics()
        zero, no = (lambda: 0), (lambda: False)
        watch = Watch(metrics, database, clock=time.time, listeners=zero, waiting=zero, steward=no)
        watch.look()
        await watch.ask()
        assert value(metrics.text(), "edubba_steward") == 0
        assert value(metrics.text(), "edubba_database_up") == 1
        assert value(metrics.text(), 'edubba_matches{status="running"}') == 0

    run(database_url, work)


def test_who_is_no_longer_steward_forgets_what_he_counted_also_in_an_outage() -> None:
    metrics, zero, office = Metrics(), (lambda: 0), [True]
    database = Database("sqlite+aiosqlite:////nowhere/at/all.sqlite")
    watch = Watch(metrics, database, clock=time.time, listeners=zero, waiting=zero, steward=lambda: office[0])
    metrics.tables.labels("running").set(5)
    metrics.unsent.set(60)
    watch.look()
    assert value(metrics.text(), "edubba_notices_unsent") == 60
    office[0] = False
    watch.look()
    assert value(metrics.text(), 'edubba_matches{status="running"}') == 0
    assert value(metrics.text(), "edubba_notices_unsent") == 0


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (TableError("table-stale", yours=1, now=2), "stale"),
        (TableError("table-draft-stale", yours=1, now=2), "stale"),
        (TableError("table-host-only"), "refused"),
        (StorageError("storage-failed", reason="x"), "failed"),
        (RuntimeError("x"), "failed"),
    ],
)
def test_what_became_of_a_command(error: Exception, outcome: str) -> None:
    metrics = Metrics()
    with pytest.raises(type(error)), obeying(metrics):
        raise error
    assert value(metrics.text(), f'edubba_commands_total{{outcome="{outcome}"}}') == 1
    assert value(metrics.text(), "edubba_command_seconds_count") == 0


def test_an_outage_in_a_commit_is_counted_and_a_fault_is_not() -> None:
    metrics = Metrics()
    for error in (OSError("gone"), ValueError("wrong")):
        with pytest.raises(type(error)), committing(metrics)(3):
            raise error
    assert value(metrics.text(), "edubba_outages_total") == 1
    assert value(metrics.text(), "edubba_commit_writes_count") == 0


def test_labels_are_few_whatever_is_asked_for() -> None:
    assert {level_label(name) for name in ("lugal:0.1s", "lugal", "ensi:500", "x" * 50)} == {
        "lugal",
        "ensi",
        "other",
    }
    assert [close_label(code) for code in (4008, 4999)] == ["4008", "other"]


def test_a_pulse_goes_on_after_an_outage(
    make_database: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    from edubba.server import duties
    from edubba.server.config import Settings
    from edubba.server.site import Site
    from edubba.server.staff import Alone

    async def work() -> None:
        site = Site(Settings(database=make_database("sqlite")))
        assert isinstance(site.staff, Alone)
        beats: list[int] = []

        async def sign() -> None:
            beats.append(1)
            raise OSError("away")

        monkeypatch.setattr(duties, "PULSE", 0.01)
        monkeypatch.setattr(site.staff._duties, "_sign", sign)
        pulse = asyncio.create_task(site.staff._duties._pulse())
        await soon(lambda: len(beats) > 2 or pulse.done())
        assert not pulse.done()
        pulse.cancel()
        await asyncio.gather(pulse, return_exceptions=True)
        await site.database.close()

    asyncio.run(work())
