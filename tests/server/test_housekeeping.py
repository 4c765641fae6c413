"""What nobody comes back for goes; what somebody may come back for stays."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import insert, select

from edubba.server.housekeeping import GUESTS_WAIT, TABLES_WAIT, tidy
from edubba.server.matches.leaving import Nobody
from edubba.server.storage.database import Database
from edubba.server.storage.matches import MatchStore
from edubba.server.storage.schema import accounts, matches, sessions
from edubba.tables.clocks import live
from edubba.tables.desk import Desk
from edubba.tables.events import Chair, Created
from tests.server.conftest import run
from tests.server.makers import HOST, SECRETS, add_host, new_match


def waiting(name: str, at: float) -> Created:
    return Created(
        at=at, match=name, game="sumeria", options={}, rules=1, chairs=[Chair()] * 3, terms=live(600, 10),
        level="dubsar", commitment="c0", host=HOST,
    )  # fmt: skip


def test_tables_that_never_filled_are_cancelled_and_others_stay(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)
        store = MatchStore(database)
        desk, now = Desk(store, Nobody(), lambda: 2 * TABLES_WAIT), 2 * TABLES_WAIT
        await desk.create(waiting("old", TABLES_WAIT - 1), SECRETS)
        await desk.create(waiting("new", TABLES_WAIT + 1), SECRETS)
        match, events = new_match("runs")
        await store.create(match, events)
        assert (await tidy(desk, database, now))[0] == 1
        async with database.read() as connection:
            rows = await connection.execute(select(matches.c.id, matches.c.status).order_by(matches.c.id))
            assert [tuple(row) for row in rows] == [("new", "waiting"), ("old", "over"), ("runs", "running")]
        assert (await tidy(desk, database, now))[0] == 0

    run(database, work)


def test_guests_who_cannot_come_back_and_left_nothing_are_forgotten(database: Database) -> None:
    async def work(database: Database) -> None:
        await add_host(database)  # an old guest with a match
        store, now = MatchStore(database), 2 * GUESTS_WAIT
        await store.create(*new_match("a"))
        people = {2: (True, 0.0), 3: (True, 0.0), 4: (True, now - 1), 5: (False, 0.0), 6: (True, 0.0)}
        rows = [
            {"id": number, "name": f"p{number}", "guest": guest, "created": created}
            for number, (guest, created) in people.items()
        ]
        there = {"created": 0.0, "used": 0.0}
        async with database.write() as connection:
            await connection.execute(insert(accounts), rows)
            await connection.execute(
                insert(sessions),
                [
                    there | {"token": "over", "account": 2, "expires": now - 1},
                    there | {"token": "open", "account": 3, "expires": now + 1},
                ],
            )
        desk = Desk(store, Nobody(), lambda: now)
        await desk.create(replace(waiting("b", now), host=6), SECRETS)  # opened a table, and sits nowhere
        assert (await tidy(desk, database, now))[1] == 1
        async with database.read() as connection:
            left = await connection.scalars(select(accounts.c.id).order_by(accounts.c.id))
            assert list(left) == [1, 3, 4, 5, 6]
            assert list(await connection.scalars(select(sessions.c.token))) == ["open"]

    run(database, work)
