"""Matches to put into a store, and an audience that waits for their end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from edubba.games import core
from edubba.tables.clocks import Terms
from edubba.tables.events import BOT, PERSON, Chair, Created, Event
from edubba.tables.match import OVER, Match


class Hearers:
    """An audience that others join, and an end to wait for."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[Match, Sequence[Event]], None]] = []
        self.last: dict[str, Match] = {}
        self._over = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, match: Match, events: Sequence[Event]) -> None:
        self.last[match.id] = match
        for listener in self.listeners:
            listener(match, events)
        if match.facts.status == OVER:
            task = asyncio.create_task(self._tell())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def drafted(self, match: Match) -> None:
        raise AssertionError("no person plays here")

    caught_up = changed

    async def _tell(self) -> None:
        async with self._over:
            self._over.notify_all()

    async def end_of(self, *matches: str, seconds: float) -> None:
        def over() -> bool:
            return all(name in self.last and self.last[name].facts.status == OVER for name in matches)

        async with asyncio.timeout(seconds), self._over:
            await self._over.wait_for(over)


def chair(who: int | str) -> Chair:
    """A person by his account, or a bot by its level."""
    if isinstance(who, str):
        return Chair(BOT, name=who, level=who)
    return Chair(PERSON, who, f"Person {who}")


def created(
    name: str,
    game: str,
    *sitting: int | str,
    rated: bool = False,
    terms: Terms | None = None,
    at: float = 0.0,
) -> Created:
    """The first event of a match."""
    rules = core.game(game)
    options = {"players": len(sitting)} if "players" in rules.about.options else {}
    return Created(
        at=0.0, match=name, game=game, options=options, rules=rules.about.rules_version,
        chairs=[chair(who) for who in sitting], terms=terms or Terms(), level="apprentice", commitment="",
        host=1, rated=rated,
    )  # fmt: skip
