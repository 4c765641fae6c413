"""How long a clock really ran, by the test's own clock, which nobody sets."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from tests.server.faults.tables import SLEEPER, Table

EARLY, LATE = 0.5, 5.0  # seconds


class Rung(NamedTuple):
    """A clock that ran out: what it had left when it began to run, and how long it ran."""

    left: float
    ran: float

    @property
    def timely(self) -> bool:
        return self.left - EARLY <= self.ran <= self.left + LATE


async def listen(table: Table, rung: list[Rung]) -> None:
    """Until cancelled, note the clocks of the sleeper at a table: of turns whose beginning was seen."""
    person, match, began, left, waiting = table.people[SLEEPER - 1], "", 0.0, 0.0, False
    while True:
        state = person.state
        if state.get("id", "") != match:
            match, began, waiting = state.get("id", ""), 0.0, False
        if state.get("status") == "running":
            seat = state["seats"][SLEEPER - 1]
            runs = state["to_act"] == SLEEPER and not seat["stand_in"]
            if began and seat["stand_in"]:
                rung.append(Rung(left, time.monotonic() - began))
            if not runs:
                began, waiting = 0.0, True
            elif waiting:
                began, left, waiting = time.monotonic(), seat["left"], False
        await asyncio.sleep(0.02)
