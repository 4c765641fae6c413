"""The site's time: even, whatever is done to the clock on the wall."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from edubba.server.clock import AWAY, SLEW, STEP, SiteClock
from edubba.server.company.times import agree, wall
from edubba.server.duties import ALIVE, OFFSET
from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade
from edubba.server.storage.schema import meta
from tests.server.conftest import MakeDatabase, run


class Hands:
    """The clock on the wall and the steady one, to be moved by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0

    def clock(self) -> SiteClock:
        return SiteClock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def hands() -> Hands:
    return Hands()


def test_it_begins_with_the_wall_and_goes_on_with_it(hands: Hands) -> None:
    clock = hands.clock()
    assert clock() == 1_000_000
    hands.pass_by(10)
    assert clock() == 1_000_010


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_an_hour_that_passes_in_a_moment_does_not_pass_here(hands: Hands, jump: float) -> None:
    clock = hands.clock()
    hands.wall += jump
    for _ in range(30):
        hands.pass_by(2)
        clock.follow(hands.wall)
    assert clock() == pytest.approx(1_000_060, abs=60 * SLEW + 1e-6)
    assert (clock() - 1_000_060) * jump > 0  # it comes nearer all the same


def test_what_is_off_by_little_is_made_good_at_once(hands: Hands) -> None:
    clock = hands.clock()
    hands.wall += STEP / 2
    clock.follow(hands.wall)
    assert clock() == hands.wall


def test_no_clock_runs_out_while_nobody_could_have_played(hands: Hands) -> None:
    clock = hands.clock()
    assert clock.judged() == clock()
    clock.signed = clock()
    hands.pass_by(AWAY - 1)
    assert clock.judged() == clock()
    hands.pass_by(100)
    assert clock.judged() == clock.signed + AWAY


def test_a_new_worker_takes_over_the_time_of_the_others(hands: Hands) -> None:
    clock = hands.clock()
    clock.set(2_000_000.0)
    hands.pass_by(3)
    assert clock() == 2_000_003


@pytest.mark.parametrize(("jumped", "taken"), [(0.0, True), (3600.0, False), (-3600.0, False)])
def test_a_worker_takes_over_the_stewards_time_but_no_jump_since_his_last_sign(
    make_database: MakeDatabase, jumped: float, taken: bool
) -> None:
    """He tells how far he is off the database's clock; if that is set meanwhile, his word no longer fits."""

    async def work(database: Database) -> None:
        await upgrade(database)
        async with database.write() as connection:
            now = await wall(connection)
            rows = {ALIVE: now + 100 - jumped, OFFSET: 100.0}  # his time is ahead; then the wall jumps
            await connection.execute(
                insert(meta), [{"key": key, "value": repr(value)} for key, value in rows.items()]
            )
        clock = SiteClock()
        clock.set(now + 99)
        clock.signed = now
        async with database.read() as connection:
            await agree(connection, clock)
            assert clock() == pytest.approx(await wall(connection) + (100 if taken else 99), abs=0.5)
        stranger = SiteClock()  # whoever knows nothing yet believes it
        async with database.read() as connection:
            await agree(connection, stranger)
            assert stranger() == pytest.approx(await wall(connection) + 100, abs=0.5)

    run(make_database("postgres"), work)
