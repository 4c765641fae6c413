"""Play, a fault, and the time until everybody is on the stored position again; in the end the accounts."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

import edubba
from edubba.server.storage.database import Database
from edubba.tables.match import RUNNING
from tests.server.faults.host import Host
from tests.server.faults.ledger import Ledger, Stored
from tests.server.faults.people import Person
from tests.server.faults.proxy import Proxy
from tests.server.faults.tables import PLANS, SHORT, Plan, Table
from tests.waiting import pause, soon, steady

WITHIN = 5.0  # seconds until everybody is on the exact position: what the long campaigns hold

#: What goes wrong, by its name; when it returns, the fault is over.
Fault: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


def busy() -> float:
    """1; more where others want more than twice what the processors give: then everything takes longer."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1) / 2)


class Campaign:
    """One server, its players, and what was done to them."""

    def __init__(
        self, host: Host, database: str, proxy: Proxy, seed: str, plans: Sequence[Plan], within: float | None
    ) -> None:
        self._within = within
        self.host, self.proxy, self.lots = host, proxy, random.Random(seed)
        self.database, self.ledger, self.counts = Database(database), Ledger(), Counter[str]()
        self._seed, self._gate = seed, asyncio.Event()
        address = f"http://127.0.0.1:{proxy.port}"
        self.tables = [Table(plan, address, self.ledger, f"{seed} table {n}") for n, plan in enumerate(plans)]
        self.busiest = 1.0
        self.slowest: dict[str, float] = {}  # by fault: seconds until everybody was on the position
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for table in self.tables:
            await table.arrive()
        self._tasks = [asyncio.create_task(table.play(self._gate)) for table in self.tables]
        await self.settle("the start")

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.go() for table in self.tables))
        await self.database.close()

    async def suffer(self, fault: Fault, *, play: float = 0.6) -> None:
        """Let a fault happen in the midst of play, and wait for everybody."""
        name = fault.__name__
        self._gate.set()
        await pause(self.lots.uniform(0.3, 1.0) * play)
        await fault()
        self.counts[name] += 1
        took, self.busiest = await self.settle(name), max(self.busiest, busy())
        late = self._within is not None and took > self._within * busy()
        assert not late, f"{took:.1f} s after {name}; {self.replay()}\n{self.host.log()[-5000:]}"

    async def settle(self, name: str) -> float:
        """Nobody plays; the seconds until everybody sees what is stored. Matches that are over begin anew."""
        began, apart = steady(), list[str]()
        self._gate.clear()

        async def together() -> bool:
            apart[:] = await self._apart()
            return not apart

        await soon(together, lambda: f"{apart} after {name}; {self.replay()}\n{self.host.log()[-5000:]}")
        took = steady() - began
        self.slowest[name] = max(took, self.slowest.get(name, 0.0))
        assert not self.ledger.wrong, f"{self.ledger.wrong} after {name}; {self.replay()}"
        for table in self.tables:
            await table.renew()
        return took

    async def go_on(self) -> None:
        """Every match goes on, or is over: whoever is to act can, bots do."""
        self._gate.set()
        before = {table.match: table.version for table in self.tables}

        def stuck() -> list[str]:
            return [_told(t) for t in self.tables if t.version < before[t.match] + 2 and not t.over]

        await soon(lambda: not stuck(), lambda: f"stuck: {stuck()}; {self.replay()}")
        await self.settle("going on")

    async def account(self) -> dict[str, Any]:
        """Everything that ever was promised, compared with the database; the counts."""
        stored = await self.ledger.audit(self.database, list(self.ledger.accounts))
        assert not self.ledger.wrong, f"{self.ledger.wrong}; {self.replay()}"
        await self._ask_everywhere(stored)
        late = [name for name, each in stored.items() if each.rung and each.match.terms.base > SHORT["base"]]
        assert not late, f"the clocks of {late} ran out, where nobody slept; {self.replay()}"
        people = [person for table in self.tables for person in table.people]
        shut_out = [code for person in people for code in person.shut_out]
        assert not shut_out, f"closed for good: {shut_out}; {self.replay()}"
        kinds = ("ack", "refused", "unknown")
        answers = {kind: self.ledger.count(kind) for kind in kinds}
        return {
            **self.counts, "workers": self.host.size, "sent": sum(answers.values()), **answers,
            "found": self.ledger.found(stored), "matches": len(stored),
            "finished": sum(each.match.facts.status != RUNNING for each in stored.values()),
            "clocks_rung": sum(each.rung for each in stored.values()),
            "lines": sum(person.lines for person in people),
            "killed": self.host.killed, "busy": round(self.busiest, 1),
            "longest_s": round(max(self.slowest.values()), 2),
            "longest_by_fault_s": {name: round(took, 2) for name, took in self.slowest.items()},
        }  # fmt: skip

    def replay(self) -> str:
        """What to run again."""
        return f"seed {self._seed!r}, after {json.dumps(self.counts)}"

    # --- inside -----------------------------------------------------------------------------------------

    async def _apart(self) -> list[str]:
        """Who does not see what is stored."""
        if busy := [table.match for table in self.tables if table.busy]:
            return [f"{match} waits for an answer" for match in busy]
        try:
            stored = await self.ledger.audit(self.database, [table.match for table in self.tables])
        except (SQLAlchemyError, OSError) as error:
            return [f"no database: {error}"]
        return [
            f"{table.match} seat {seat}: {person.age()} of {_age(stored[table.match], seat)}"
            f"{'' if person.online else ', offline'}"
            for table in self.tables
            for seat, person in enumerate(table.people, 1)
            if not _same(person, stored[table.match], seat)
        ]

    async def _ask_everywhere(self, stored: dict[str, Stored]) -> None:
        """New connections, which any worker may answer, tell the same."""
        for table in self.tables:
            least = stored[table.match].match.version
            for _ in range(2 * self.host.size):
                least = await soon(lambda table=table, least=least: self._asked(table, least))  # type: ignore[misc]

    async def _asked(self, table: Table, least: int) -> int:
        """The version; 0 where something happened before the log was read: bots may play yet."""
        state = await table.people[0].see(table.match)
        told, there = (
            int(state["version"]),
            (await self.ledger.audit(self.database, [table.match]))[table.match],
        )
        assert told >= least, f"{table.match}: {told} by HTTP, {least} was stored; {self.replay()}"
        if told != there.match.version:
            return 0
        same = edubba.position(state["position"]).hash == _hash(there, 1)
        assert same, f"{table.match}: another position by HTTP than stored at {told}; {self.replay()}"
        return told


def _same(person: Person, there: Stored, seat: int) -> bool:
    if person.age() != _age(there, seat):
        return False
    return bool(edubba.position(person.state["position"]).hash == _hash(there, seat))


def _age(there: Stored, seat: int) -> tuple[int, int]:
    draft = there.match.draft
    return there.match.version, draft.revision if draft is not None and draft.seat == seat else 0


def _hash(there: Stored, seat: int) -> Any:
    """Of the position that a seat sees: with its own draft, where it has one."""
    draft = there.match.draft
    own = draft is not None and draft.seat == seat
    return (there.match.ahead if own else there.match.pos).hash


def _told(table: Table) -> str:
    state = table.people[0].state
    return f"{table.match} {table.plan} version {state.get('version')}, seat {state.get('to_act')} to act"


@asynccontextmanager
async def campaign(
    host: Host, database: str, seed: str, plans: Sequence[Plan], within: float | None
) -> AsyncIterator[Campaign]:
    """People at their tables behind a bad network; the server runs already."""
    async with Proxy(host.port, seed) as proxy:
        running = Campaign(host, database, proxy, seed, plans, within)
        try:
            await running.begin()
            yield running
        finally:
            await running.end()


def run(
    host: Host,
    database: str,
    seed: str,
    work: Callable[[Campaign], Awaitable[None]],
    plans: Sequence[Plan] = PLANS,
    within: float | None = None,
) -> dict[str, Any]:
    """A campaign against a server from its start to its end; its counts."""

    async def main() -> dict[str, Any]:
        async with campaign(host, database, seed, plans, within) as running:
            await work(running)
            await running.go_on()
            return await running.account()

    try:
        host.start()
        counts = asyncio.run(main())
        host.end()
        return counts
    finally:
        host.kill_all()
