"""How a server bears many players: python benchmarks/load.py [--matches 100] [--seconds 60] [--flat-out].

Starts a server of its own on an SQLite file, seats three guests at each match, each with a WebSocket, and
lets every match make one command a second (with --flat-out as many as it can). Measured is the time from
sending a command until all three have its event; with --watched also the longest callbacks of the loop.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3


class Server:
    """A server of its own in a folder of its own."""

    def __init__(self, folder: str, watched: bool) -> None:
        self.watching = Path(folder) / "callbacks.json" if watched else None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        many = "1000000"
        environment = os.environ | {
            "EDUBBA_DATABASE": f"sqlite:///{folder}/load.sqlite", "EDUBBA_PORT": str(self.port),
            "EDUBBA_JOINS_PER_HOUR": many, "EDUBBA_COMMANDS_PER_SECOND": many, "EDUBBA_OPEN_MATCHES": many,
            "EDUBBA_LOG_LEVEL": "warning",
        }  # fmt: skip
        program = ["-m", "edubba", "serve"]
        if self.watching:
            program = [str(Path(__file__).with_name("watched.py")), str(self.watching)]
        self.process = subprocess.Popen([sys.executable, *program], env=environment)
        self.address = f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/health").raise_for_status()
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def memory(self) -> float:
        """Resident, in MB, of the server's process alone."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def delays(self) -> tuple[float, float, float]:
        """Of the event loop so far: ticks, those not later than 20 ms, and the worst delay in seconds."""
        lines = httpx.get(f"{self.address}/metrics").text.splitlines()
        found = dict(line.rsplit(" ", 1) for line in lines if line.startswith("edubba_loop_delay"))
        names = ("seconds_count", 'seconds_bucket{le="0.02"}', "worst_seconds")
        ticks, soon, worst = (float(found[f"edubba_loop_delay_{name}"]) for name in names)
        return ticks, soon, worst


class Player:
    """A guest with a WebSocket; keeps the newest state."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=60)
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        """Become a guest."""
        (await self.http.post("/api/guest", json={})).raise_for_status()
        me = (await self.http.get("/api/me")).raise_for_status().json()
        self.http.headers["X-Edubba-CSRF"] = me["csrf"]

    async def sit(self, match: str, seat: int) -> None:
        """Take a seat."""
        state = (await self.http.get(f"/api/matches/{match}")).json()
        join = {"do": "join", "version": state["version"], "name": f"player {seat}", "seed": f"seed{seat}"}
        (await self.http.post(f"/api/matches/{match}/commands", json=join)).raise_for_status()

    async def listen(self, match: str) -> None:
        """Open the WebSocket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        base = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        self.socket = await connect(f"{base}/api/matches/{match}/live", additional_headers={"Cookie": cookie})
        self.state = json.loads(await self.socket.recv())["state"]
        self.reader = asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "problem":
                raise SystemExit(message)
            if message["type"] == "events":
                self.state = message["state"]
                self.news.set()

    async def reach(self, version: int) -> None:
        """Until the event of a version has come."""
        while self.state["version"] < version:
            self.news.clear()
            await self.news.wait()

    async def leave(self) -> None:
        """Close the WebSocket."""
        if self.socket is not None and self.reader is not None:
            self.reader.cancel()
            await self.socket.close()


class Table:
    """Three players; a new match begins where one ends."""

    def __init__(self, address: str, number: int) -> None:
        self.players = [Player(address) for _ in range(SEATS)]
        self.lots = random.Random(number)

    async def arrive(self) -> None:
        """Become three guests at a match."""
        for player in self.players:
            await player.arrive()
        await self.begin()

    async def begin(self) -> None:
        """Open a match and sit down."""
        for player in self.players:
            await player.leave()
        opened = await self.players[0].http.post("/api/matches", json={"game": "sumeria"})
        match = opened.raise_for_status().json()["match"]["id"]
        for seat, player in enumerate(self.players, 1):
            await player.sit(match, seat)
        for player in self.players:
            await player.listen(match)

    async def move(self) -> float:
        """One command; the seconds until all three have its event."""
        actor = next((player for player in self.players if player.state["legal"]), None)
        if actor is None or actor.socket is None:
            await self.begin()
            return await self.move()
        state = actor.state
        command = {"do": "play", "version": state["version"], "revision": state["draft"]["revision"],
                   "text": self.lots.choice(state["legal"]), "commit": True}  # fmt: skip
        message = json.dumps({"type": "command", "id": 1, "command": command})
        began = time.perf_counter()
        await actor.socket.send(message)
        await asyncio.gather(*(player.reach(state["version"] + 1) for player in self.players))
        return time.perf_counter() - began


async def drive(table: Table, pause: float, end: float, times: list[float]) -> None:
    """Moves at a steady pace, or as fast as they are answered."""
    due = time.perf_counter() + random.random() * pause
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        times.append(await table.move())
        due = due + pause if pause else time.perf_counter()


async def measure(server: Server, matches: int, seconds: float, pause: float) -> dict[str, Any]:
    """Seat everybody, play, and count."""
    tables = [Table(server.address, number) for number in range(matches)]
    for start in range(0, matches, 10):
        await asyncio.gather(*(table.arrive() for table in tables[start : start + 10]))
    times: list[float] = []
    before = server.delays()
    began = time.perf_counter()
    await asyncio.gather(*(drive(table, pause, began + seconds, times) for table in tables))
    passed = time.perf_counter() - began
    cuts, after = statistics.quantiles(times, n=100), server.delays()
    late = 1 - (after[1] - before[1]) / (after[0] - before[0])
    return {
        "matches": matches, "players": SEATS * matches, "commands": len(times),
        "commands_per_second": round(len(times) / passed, 1), "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1), "worst_ms": round(max(times) * 1000, 1),
        "memory_mb": round(server.memory()), "loop_later_than_20_ms": f"{late:.2%}",
        "worst_loop_delay_ms": round(after[2] * 1000, 1),
    }  # fmt: skip


def main() -> None:
    """Start a server, measure, print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--flat-out", action="store_true", help="no pause between a match's commands")
    parser.add_argument("--watched", action="store_true", help="also the longest callbacks of the event loop")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, wishes.watched)
        try:
            server.wait()
            pause = 0.0 if wishes.flat_out else 1.0
            print(json.dumps(asyncio.run(measure(server, wishes.matches, wishes.seconds, pause))))
        finally:
            server.process.terminate()
            server.process.wait(30)
        if server.watching:
            print(server.watching.read_text())


if __name__ == "__main__":
    main()
