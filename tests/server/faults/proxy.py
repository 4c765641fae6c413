"""A bad network on 127.0.0.1, between clients and server: it drops, delays, stalls, throttles, resets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
from dataclasses import dataclass
from typing import Any

from tests.waiting import pause, turns

CHUNK = 64 * 1024
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close with a reset, and what is unsent is lost


@dataclass
class Weather:
    """How bytes travel now, in both directions."""

    delay: float = 0.0  # seconds each chunk takes, drawn from 0 to this
    rate: float = 0.0  # bytes a second; 0: as fast as they come
    shut: bool = False  # new connections are reset at once


class Pipe:
    """One client's connection and the one to the server behind it."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.ends = ends
        self.swallow = False  # half-open: bytes vanish, nobody is told
        self.held: list[bytes] | None = None  # on their way to the server for long, whoever sent them
        self.released = asyncio.Event()

    def reset(self) -> None:
        for end in self.ends:
            raw = end.get_extra_info("socket")
            if raw is not None:
                with contextlib.suppress(OSError):
                    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.transport.abort()


class Proxy:
    """All connections through one port; `weather` holds for what travels from now on."""

    def __init__(self, target: int, seed: str) -> None:
        self._target, self._lots = target, random.Random(seed)
        self.weather = Weather()
        self._moving = asyncio.Event()
        self._moving.set()
        self.pipes: set[Pipe] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self._moving.set()
        while self._tasks:
            self.reset()
            await turns()
        await self._server.wait_closed()

    # --- faults -----------------------------------------------------------------------------------------

    def reset(self, share: float = 1.0) -> int:
        """Reset some connections; how many."""
        chosen = [pipe for pipe in list(self.pipes) if self._lots.random() < share]
        for pipe in chosen:
            pipe.reset()
        return len(chosen)

    def vanish(self, share: float = 1.0) -> int:
        """Some connections lose every byte from now on, and are never closed, as by a router that forgot."""
        chosen = [pipe for pipe in self.pipes if self._lots.random() < share]
        for pipe in chosen:
            pipe.swallow = True
        return len(chosen)

    def linger(self, share: float = 1.0) -> int:
        """What some connections send from now on arrives only with `flow`, also if given up by then."""
        chosen = [pipe for pipe in self.pipes if self._lots.random() < share]
        for pipe in chosen:
            pipe.held = []
        return len(chosen)

    def stall(self) -> None:
        """Nothing travels until `flow`."""
        self._moving.clear()

    def flow(self) -> None:
        """The weather is fine again; what was held back arrives."""
        self.weather = Weather()
        self._moving.set()
        for pipe in self.pipes:
            pipe.released.set()

    # --- inside -----------------------------------------------------------------------------------------

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.weather.shut:
            Pipe(writer).reset()
            return
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            Pipe(writer).reset()
            return
        pipe, task = Pipe(writer, forth), asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.pipes.add(pipe)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry_up(pipe, reader, forth))
                both.create_task(self._carry(pipe, back, writer))
        except* OSError:
            pipe.reset()
        finally:
            self.pipes.discard(pipe)
            for end in pipe.ends:
                end.close()

    async def _carry_up(self, pipe: Pipe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """To the server; what lingers arrives after its sender has gone."""
        try:
            await self._carry(pipe, reader, writer)
        except OSError:
            if pipe.held is None:
                raise
        if pipe.held is not None:
            await pipe.released.wait()
            writer.write(b"".join(pipe.held))
            await writer.drain()
            await pause(0.3)  # for the server to read it before the line ends
            pipe.reset()

    async def _carry(self, pipe: Pipe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._travel(len(data))
            if pipe.held is not None and writer is pipe.ends[1]:
                pipe.held.append(data)
            if pipe.swallow or pipe.held is not None:
                continue
            writer.write(data)
            await writer.drain()
        if not pipe.swallow and pipe.held is None:
            with contextlib.suppress(OSError):
                writer.write_eof()

    async def _travel(self, size: int) -> None:
        now = self.weather
        if now.delay:
            await pause(self._lots.uniform(0, now.delay))
        if now.rate:
            await pause(size / now.rate)
        await self._moving.wait()
