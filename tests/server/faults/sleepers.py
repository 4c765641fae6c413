"""How long a clock really ran, by the test's own clock, which nobody sets."""

from __future__ import annotations

from typing import NamedTuple

import httpx

from edubba.tables.match import RUNNING
from tests.server.faults.tables import SLEEPER, Table
from tests.waiting import pause, steady

EARLY, LATE = 0.5, 5.0  # seconds


class Rung(NamedTuple):
    """A clock that ran out: what it had left when it began to run, and how long it ran.

    Answers take their time, on a busy machine much of it: the clock ran for `least` seconds by those that
    said it runs, and for `most` by those that said it does not.
    """

    left: float
    least: float
    most: float

    @property
    def early(self) -> bool:
        return self.most < self.left - EARLY

    @property
    def late(self) -> bool:
        return self.least > self.left + LATE


async def listen(table: Table, rung: list[Rung]) -> None:
    """Until cancelled, note the clocks of the sleeper at a table: of turns whose beginning was seen."""
    match, stood, began, ran, left = "", 0.0, 0.0, 0.0, 0.0
    while True:
        await pause(0.05)
        asked = steady()
        try:
            state = await table.people[SLEEPER - 1].see(table.match)
        except httpx.HTTPError:
            continue
        if state["id"] != match:
            match, stood, began = state["id"], 0.0, 0.0
        if state["status"] != RUNNING:
            continue
        seat = state["seats"][SLEEPER - 1]
        if began and seat["stand_in"]:
            rung.append(Rung(left, ran - began, steady() - stood))
        if seat["stand_in"] or state["to_act"] != SLEEPER:
            stood, began = asked, 0.0
        elif stood:
            if not began:
                began, left = steady(), seat["left"]
            ran = asked
