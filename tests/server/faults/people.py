"""Players as their programs are: a line that mends itself, the newest state, and every answer noted."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.served import VERIFY
from tests.waiting import LIMIT, pause, steady

PAUSES = (0.1, 0.3, 0.7, 1.5)  # seconds before a lost line is tried again, in the manner of the page
HEARTBEAT = 0.4
SILENCE = 1.5  # a line that is silent for so long is dead
PATIENCE = 2.0  # seconds for an answer, also over a slow line
FINAL = (
    4401,
    4403,
    4404,
    4429,
)  # after these the page does not come back by itself: no fault may lead to them


class Answer(NamedTuple):
    """What became of a command: `ack`, `refused`, `unknown`: the answer was lost; `offline`: never sent."""

    what: str
    version: int = 0
    revision: int = 0
    code: str = ""


UNKNOWN, OFFLINE = Answer("unknown"), Answer("offline")


class Person(ABC):
    """A guest at a server: his cookie, and the newest state of the match he sits at."""

    def __init__(self, address: str, seed: str) -> None:
        alone = httpx.Limits(max_keepalive_connections=0)  # every question may reach another worker
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=alone, verify=VERIFY)
        self.lots = random.Random(seed)
        self.match = ""
        self.state: dict[str, Any] = {}
        self.lines = 0  # how many were opened
        self.shut_out: list[str] = []  # by the server, for good, and why
        self._failures = 0  # in a row
        self._task: asyncio.Task[None] | None = None

    @property
    def patience(self) -> float:
        """Seconds until silence means that a line is dead: longer after each that came to nothing."""
        return SILENCE * min(4, 1 + self._failures)

    @property
    def online(self) -> bool:
        """Whether there is a line, as far as one knows here."""
        return self._failures == 0

    async def arrive(self) -> None:
        (await self.http.post("/api/guest", json={}, timeout=LIMIT)).raise_for_status()
        me = (await self.http.get("/api/me", timeout=LIMIT)).raise_for_status().json()
        self.http.headers["X-Edubba-CSRF"] = me["csrf"]

    async def see(self, match: str, *, patience: float = LIMIT) -> dict[str, Any]:
        """A match as it is now; who only plays does not wait for it for long."""
        answer = await self.http.get(f"/api/matches/{match}", timeout=patience)
        state: dict[str, Any] = answer.raise_for_status().json()
        return state

    async def post(self, match: str, *, patience: float = LIMIT, **command: Any) -> httpx.Response:
        return await self.http.post(f"/api/matches/{match}/commands", json=command, timeout=patience)

    async def join(self, match: str, seat: int) -> None:
        version = (await self.see(match))["version"]
        seated = await self.post(
            match, do="join", version=version, seat=seat, name=f"player {seat}", seed=f"s{seat}"
        )
        seated.raise_for_status()

    async def attend(self, match: str) -> None:
        """Follow a match from now on."""
        await self.leave()
        self.match, self.state = match, {}
        self._task = asyncio.create_task(self._follow())

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def go(self) -> None:
        await self.leave()
        await self.http.aclose()

    def age(self) -> tuple[int, int]:
        """How new the state is: its version, and the revision of one's own draft."""
        return _age(self.state)

    def take(self, state: dict[str, Any]) -> None:
        """A newer state; older ones that come late are passed over."""
        if _age(state) >= self.age():
            self.state = state

    async def look(self) -> None:
        """Ask for the state."""
        with contextlib.suppress(httpx.HTTPError):
            self.take(await self.see(self.match, patience=PATIENCE))

    @abstractmethod
    async def obey(self, command: dict[str, Any]) -> Answer: ...

    async def _follow(self) -> None:
        """Until cancelled: keep a line, and open another when it is lost."""
        while True:
            try:
                await self._line()
                self._failures = 0
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                self._failures += 1
            await pause(self.lots.uniform(0.7, 1.3) * PAUSES[min(self._failures, len(PAUSES) - 1)])

    @abstractmethod
    async def _line(self) -> None: ...


def _age(state: dict[str, Any]) -> tuple[int, int]:
    draft = state.get("draft")
    return state.get("version", -1), draft["revision"] if draft else 0


class Live(Person):
    """One with a WebSocket, who resumes with `after=VERSION`."""

    def __init__(self, address: str, seed: str) -> None:
        super().__init__(address, seed)
        self._socket: ClientConnection | None = None
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._heard = 0.0

    @property
    def online(self) -> bool:
        return self._socket is not None

    async def obey(self, command: dict[str, Any]) -> Answer:
        socket, number = self._socket, next(self._numbers)
        if socket is None:
            return OFFLINE
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await socket.send(json.dumps({"type": "command", "id": number, "command": command}))
            async with asyncio.timeout(PATIENCE):
                return await answer
        except (OSError, WebSocketException):
            return UNKNOWN
        except TimeoutError:  # a line that does not answer is dead
            _abort(socket)
            return UNKNOWN
        finally:
            self._waiting.pop(number, None)

    async def _line(self) -> None:
        version = self.state.get("version")
        query = "" if version is None else f"?after={version}"
        base = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            f"{base}/api/matches/{self.match}/live{query}",
            additional_headers={"Cookie": cookie},
            open_timeout=self.patience,
            ping_interval=None,
            close_timeout=0.1,
        )
        self._socket, self._heard = socket, steady()
        self.lines += 1
        beat = asyncio.create_task(self._beat(socket))
        try:
            async for data in socket:
                self._heard = steady()
                self._hear(json.loads(data))
                self._failures = 0
        finally:
            self._socket = None
            beat.cancel()
            if socket.close_code in FINAL:
                self.shut_out.append(f"{socket.close_code} {socket.close_reason}")
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_result(UNKNOWN)
            _abort(socket)

    async def _beat(self, socket: ClientConnection) -> None:
        """Ask whether the line is alive; nobody waits for the farewell of a dead one."""
        while steady() - self._heard < self.patience:
            with contextlib.suppress(OSError, WebSocketException):
                await socket.send('{"type":"ping"}')
            await pause(HEARTBEAT)
        _abort(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot" | "events" | "draft":
                self.take(message["state"])
            case "ack":
                self._answer(message["id"], Answer("ack", message["version"], message["revision"]))
            case "problem":
                self._answer(message["id"], refusal(message["problem"]))

    def _answer(self, number: int | None, answer: Answer) -> None:
        waiting = self._waiting.get(number or 0)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)


class Asking(Person):
    """One without WebSockets: asks for news, and posts his commands."""

    async def obey(self, command: dict[str, Any]) -> Answer:
        try:
            answer = await self.post(self.match, patience=PATIENCE, **command)
        except httpx.ConnectError:
            return OFFLINE
        except httpx.HTTPError:
            return UNKNOWN
        told = answer.json()
        if answer.status_code == 200:
            return Answer("ack", told["version"], told["revision"])
        return refusal(told)

    async def _line(self) -> None:
        """One question; drafts are no news, so it asks again after a short while."""
        version = self.state.get("version", 0)
        address = f"/api/matches/{self.match}/events"
        patience = PATIENCE * min(4, 1 + self._failures)
        told = await self.http.get(address, params={"after": version, "wait": 1}, timeout=patience)
        if told.status_code == 200:
            self.lines += 1
            self.take(told.json()["state"])


def refusal(problem: dict[str, Any]) -> Answer:
    """A refusal; trouble of the server's own says nothing about what is stored."""
    return Answer("unknown" if problem["status"] >= 500 else "refused", code=problem["code"])


def _abort(socket: ClientConnection) -> None:
    transport = getattr(socket, "transport", None)
    if transport is not None:
        transport.abort()
