"""Tables where people play as fast as they are answered, with drafts, bots and clocks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.server.faults.ledger import Ledger, Sent
from tests.server.faults.people import Answer, Asking, Live, Person
from tests.waiting import LIMIT, pause, steady

SLEEPER = 3  # the seat that never acts, where somebody sleeps
HEARS = 2.0  # seconds for the state that follows from an acknowledgement
LIVE: dict[str, Any] = {"kind": "live", "base": 900, "increment": 5}
NO_CLOCK: dict[str, Any] = {"kind": "none"}
SHORT: dict[str, Any] = {"kind": "live", "base": 10, "increment": 0}


class Plan(NamedTuple):
    """What a table plays, and who: three people, of whom one may sleep or be without WebSockets."""

    game: str = "sumeria"
    bot: str = ""  # a fourth seat
    terms: dict[str, Any] = NO_CLOCK
    asking: bool = False
    sleepy: bool = False


SLEEPY = Plan(terms=SHORT, sleepy=True)
PLANS = (
    Plan(bot="apprentice"),
    Plan(terms=LIVE, bot="scribe"),
    Plan("flood", asking=True),
    Plan(terms=LIVE, asking=True),
    Plan(bot="apprentice", terms=LIVE),
)


class Table:
    """Three people at one match after another."""

    def __init__(self, plan: Plan, address: str, ledger: Ledger, seed: str) -> None:
        self.plan, self._ledger, self._lots = plan, ledger, random.Random(seed)
        last = Asking if plan.asking else Live
        kinds: Sequence[type[Person]] = (Live, Live, last)
        self.people = [kind(address, f"{seed} {n}") for n, kind in enumerate(kinds, 1)]
        self.match, self.finished = "", 0
        self.busy = False

    @property
    def over(self) -> bool:
        """Whether somebody has heard that the match is over."""
        return any(person.state.get("status") == "over" for person in self.people)

    @property
    def version(self) -> int:
        return max(int(person.state.get("version", 0)) for person in self.people)

    async def arrive(self) -> None:
        await asyncio.gather(*(person.arrive() for person in self.people))
        await self.begin()

    async def begin(self) -> None:
        """Open a match, sit down, and follow it."""
        plan = self.plan
        seats = ["open"] * 3 + ([plan.bot] if plan.bot else [])
        wish = {"game": plan.game, "seats": seats, "terms": plan.terms, "level": "apprentice"}
        if plan.game == "sumeria":
            wish["options"] = {"players": len(seats)}
        opened = await self.people[0].http.post("/api/matches", json=wish, timeout=LIMIT)
        self.match = opened.raise_for_status().json()["match"]["id"]
        for seat, person in enumerate(self.people, 1):
            await person.join(self.match, seat)
        self._ledger.accounts[self.match]
        for person in self.people:
            await person.attend(self.match)

    async def renew(self) -> None:
        """Another match where this one is over."""
        if self.over:
            self.finished += 1
            await self.begin()

    async def play(self, gate: asyncio.Event) -> None:
        """Until cancelled, while the gate is open."""
        while True:
            await gate.wait()
            self.busy = True
            try:
                await self._step()
            finally:
                self.busy = False
            await pause(self._lots.uniform(0.01, 0.05))

    async def go(self) -> None:
        await asyncio.gather(*(person.go() for person in self.people))

    # --- inside -----------------------------------------------------------------------------------------

    async def _step(self) -> None:
        if self.plan.sleepy and await self._return():
            return
        for seat, person in enumerate(self.people, 1):
            if person.state.get("draft") is not None and not (self.plan.sleepy and seat == SLEEPER):
                await self._act(seat, person)
                return

    async def _return(self) -> bool:
        """Whoever ran out of time comes back from the bot that stands in."""
        for seat, person in enumerate(self.people, 1):
            state = person.state
            if state.get("status") == "running" and state["seats"][seat - 1]["stand_in"]:
                await pause(0.2)
                await person.obey({"do": "return", "version": state["version"], "seat": seat})
                return True
        return False

    async def _act(self, seat: int, person: Person) -> None:
        state = person.state
        draft = state["draft"]
        command, texts = self._choice(state)
        command |= {"version": state["version"], "revision": draft["revision"]}
        answer = await person.obey(command)
        commits = command["do"] == "commit"
        revision = draft["revision"] + (0 if commits else 1)
        if answer.what != "offline":
            self._ledger.note(self.match, Sent(state["version"], seat, texts, revision, commits, answer))
        await self._hear(person, answer)

    def _choice(self, state: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
        """What to do, and the draft that it leads to."""
        draft, luck = state["draft"], self._lots.random()
        texts: list[str] = draft["texts"]
        if texts and luck < 0.06:
            return {"do": "undo"}, texts[:-1]
        if texts and (draft["complete"] or luck < 0.5):
            return {"do": "commit"}, texts
        text = self._lots.choice(state["legal"])
        return {"do": "play", "text": text}, [*texts, text]

    async def _hear(self, person: Person, answer: Answer) -> None:
        """Play on with what one knows after an answer; drafts are no news to one who asks."""
        if answer.what != "ack":
            await pause(0.05)
            return
        if isinstance(person, Asking) and answer.revision:
            draft = person.state["draft"]
            if draft is None or draft["revision"] < answer.revision:
                await person.look()
        end = steady() + HEARS
        while person.age() < (answer.version, answer.revision) and steady() < end:
            await pause(0.01)
