"""The queue of the bots' decisions: among how many it is divided, and what its library may say in the log."""

from __future__ import annotations

import asyncio
import logging
import time

import psycopg
import psycopg_pool
import pytest
from saq import worker

import edubba.server.company.queued_bots  # it quietens the library
from edubba.server.company.staff import InCompany
from edubba.server.company.words import Bundle, Gone, Here
from edubba.server.config import Settings
from edubba.server.site import Site


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (psycopg.errors.AdminShutdown("terminating connection"), False),
        (psycopg_pool.PoolTimeout("no connection"), False),
        (ConnectionResetError("reset"), False),
        (psycopg.errors.UndefinedTable("saq_jobs"), True),
        (KeyError("timer"), True),
    ],
)
def test_of_the_upkeep_an_outage_is_not_told_each_second_and_everything_else_is(
    error: Exception, told: bool, caplog: pytest.LogCaptureFixture
) -> None:
    assert edubba.server.company.queued_bots
    assert worker.logger is logging.getLogger("saq")
    try:
        raise error
    except Exception:
        worker.logger.exception("Upkeep task failed unexpectedly")  # as it does
    assert bool(caplog.records) is told


def test_the_queue_is_divided_among_the_workers_that_are_there() -> None:
    async def work() -> None:
        site = Site(Settings(database="postgresql://nobody@127.0.0.1:1/none"))  # nobody asks it
        assert isinstance(site.staff, InCompany)
        assert site.thinkers.sharing() == 1
        for worker_name in ("one", "other"):
            site.staff.company._hear(Bundle(worker_name, time.time(), [Here()]))
        assert site.thinkers.sharing() == 3
        site.staff.company._hear(Bundle("one", time.time(), [Gone()]))
        assert site.thinkers.sharing() == 2

    asyncio.run(work())
