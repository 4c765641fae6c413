"""Three guests at a match of Sumeria on Edubba's server."""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import msgspec
from benchmarks.load.tables import SEATS, Table
from benchmarks.load.wire import Link


class _Draft(msgspec.Struct):
    revision: int


class _State(msgspec.Struct):
    legal: list[str]
    draft: _Draft | None


class _Message(msgspec.Struct):
    """Of a message only what is needed to go on; the rest is passed over."""

    type: str
    version: int = 0
    state: _State | None = None


_decode = msgspec.json.Decoder(_Message).decode


class EdubbaTable(Table):
    """Whoever has something legal to do decides; what he does is drawn by lot."""

    async def arrive(self) -> None:
        """Become three guests."""
        self._people = [await self._guest() for _ in range(SEATS)]
        await self.begin()

    async def _guest(self) -> dict[str, str]:
        """The headers by which a guest is known."""
        cookies = (await self.http.ask("POST", "/api/guest", b"{}")).cookies
        person = {"Cookie": "; ".join(cookies)}
        me = msgspec.json.decode((await self.http.ask("GET", "/api/me", headers=person)).body)
        return person | {"X-Edubba-CSRF": me["csrf"]}

    async def sit(self) -> None:
        """Open a match; the third who joins starts it."""
        opened = await self._post("/api/matches", {"game": "sumeria"}, 0)
        match, version = opened["match"]["id"], opened["match"]["version"]
        for seat in range(SEATS):
            join = {"do": "join", "version": version, "name": f"player {seat}", "seed": f"seed{seat}"}
            version = (await self._post(f"/api/matches/{match}/commands", join, seat))["version"]
        self.version, self.actor, self._states = version, 0, [_State([], None)] * SEATS
        greeted = [asyncio.Event() for _ in range(SEATS)]
        self.links = [
            await Link.to(
                self.http,
                f"/api/matches/{match}/live",
                functools.partial(self._hear, seat, greeted[seat]),
                self.lost,
                {"Cookie": self._people[seat]["Cookie"]},
            )
            for seat in range(SEATS)
        ]
        await asyncio.gather(*(each.wait() for each in greeted))

    async def _post(self, path: str, body: Any, seat: int) -> Any:
        answer = await self.http.ask("POST", path, msgspec.json.encode(body), self._people[seat])
        return msgspec.json.decode(answer.body)

    def _hear(self, seat: int, greeted: asyncio.Event, link: Link, data: bytes) -> None:
        message = _decode(data)
        if message.type == "problem":
            raise SystemExit(data.decode())
        if message.state is None:  # an acknowledgement, who is present
            return
        self._states[seat], self.version = message.state, message.version
        if message.type == "snapshot":
            greeted.set()
        self.reached(message.version)

    def command(self) -> tuple[Link, bytes, int] | None:
        """Play one of the legal texts and commit it at once."""
        for seat, state in enumerate(self._states):
            if state.legal and state.draft is not None:
                command = {"do": "play", "version": self.version, "revision": state.draft.revision,
                           "text": self.lots.choice(state.legal), "commit": True}  # fmt: skip
                data = msgspec.json.encode({"type": "command", "id": self.version, "command": command})
                return self.links[seat], data, self.version + 1
        return None
