"""Three players at a match on boardgame.io's server: its lobby over HTTP, its moves over socket.io.

A message of socket.io is text: `42/sumeria,["update",…]` is an event of the namespace of the game; `2` asks
whether one is there, and `3` says so.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import msgspec
from benchmarks.load.tables import SEATS, Table
from benchmarks.load.wire import Link

GAME = b"/sumeria,"
EVENT, CONNECTED, ASKED, OPEN = b"42" + GAME, b"40" + GAME, b"2", b"0"
SETTLEMENTS = 56


class _Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # boardgame.io's name
    gameover: Any = None


class _State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: _Ctx = msgspec.field()


_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode


class BoardgameIoTable(Table):
    """Whose turn it is makes a move that is always possible, to a place drawn by lot."""

    async def arrive(self) -> None:
        """Nobody has to be known here; the first match begins."""
        await self.begin()

    async def sit(self) -> None:
        """Create a match, join it three times for the credentials, and connect."""
        self.match = (await self._post("/games/sumeria/create", {"numPlayers": SEATS}))["matchID"]
        self._state: _State | None = None
        self._credentials = []
        for seat in range(SEATS):
            join = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = await self._post(f"/games/sumeria/{self.match}/join", join)
            self._credentials.append(joined["playerCredentials"])
        greeted = [asyncio.Event() for _ in range(SEATS)]
        for seat in range(SEATS):
            heard = functools.partial(self._hear, seat, greeted[seat])
            path = "/socket.io/?EIO=4&transport=websocket"
            self.links.append(await Link.to(self.http, path, heard, self.lost))
        await asyncio.gather(*(each.wait() for each in greeted))

    async def _post(self, path: str, body: Any) -> Any:
        return msgspec.json.decode((await self.http.ask("POST", path, msgspec.json.encode(body))).body)

    def _hear(self, seat: int, greeted: asyncio.Event, link: Link, data: bytes) -> None:
        if data.startswith(EVENT + b'["update"'):
            _, _, state, _ = _update(data[len(EVENT) :])
            self._state = state
            self.reached(state.number)
        elif data == ASKED:
            link.say(b"3")
        elif data.startswith(OPEN):
            link.say(CONNECTED)
        elif data.startswith(CONNECTED):
            event = ["sync", self.match, str(seat), self._credentials[seat], SEATS]
            link.say(EVENT + msgspec.json.encode(event))
        elif data.startswith(EVENT + b'["sync"'):
            self._state = msgspec.convert(msgspec.json.decode(data[len(EVENT) :])[2]["state"], _State)
            greeted.set()

    def command(self) -> tuple[Link, bytes, int] | None:
        """The only move, with what boardgame.io's client sends along."""
        state = self._state
        if state is None or state.ctx.gameover is not None:
            return None
        player = state.ctx.currentPlayer
        seat = int(player)
        payload = {"type": "place", "args": [self.lots.randrange(SETTLEMENTS)], "playerID": player,
                   "credentials": self._credentials[seat]}  # fmt: skip
        event = ["update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, player]
        return self.links[seat], EVENT + msgspec.json.encode(event), state.number + 1
