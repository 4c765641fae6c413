"""A match over a WebSocket: a snapshot, then events by version; commands, talk and heartbeats the other way.

From the server: `snapshot`, `events`, `draft`, `presence`, `chat`, `chats`, `ack`, `problem`, `pong`.
From the client: `command` (with an `id` that the answer repeats), `chat`, `ping`. docs/api.md describes them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import re
from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import Meta

from edubba.games.errors import EdubbaError
from edubba.locales import LANGUAGES
from edubba.server.errors import Problem
from edubba.server.given import ChatDep, CrowdDep, HubDep, LimiterDep, MatchesDep
from edubba.server.hub import Hub, Listener, staged, with_scene
from edubba.server.limits import Gate, address_key
from edubba.server.matches.chat import Chat
from edubba.server.matches.routes import obey
from edubba.server.matches.schemas import ChatLine, NewChat
from edubba.server.matches.service import Matches
from edubba.server.people.guards import OfficeDep, identify
from edubba.server.people.office import Office
from edubba.server.people.person import Person
from edubba.server.problems import Document, document, language_of
from edubba.server.scenes import SeenScene
from edubba.server.storage.errors import is_away
from edubba.tables.commands import Command
from edubba.tables.match import Match
from edubba.tables.view import Seen, seen

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
_ID = re.compile("[a-z0-9]{1,16}")
RECHECK = 20.0  # seconds after which it is asked again whether a person is still signed in
LOST, SHUT, TOO_MANY, GONE, FAULT = 4008, 4404, 4429, 4401, 1011
PATIENCE = 100  # refused messages in a row before a connection is closed

_log = logging.getLogger(__name__)


class CommandMessage(msgspec.Struct, tag="command", tag_field="type", forbid_unknown_fields=True):
    """Do something; the answer, an `ack` or a `problem`, has the same id."""

    id: Id
    command: Command


class SayMessage(msgspec.Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Say something."""

    id: Id
    say: NewChat


class PingMessage(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


class SnapshotMessage(msgspec.Struct, tag="snapshot", tag_field="type", omit_defaults=True):
    """The match as it is now, and what was said so far."""

    version: int
    state: Seen
    chat: list[ChatLine]
    scene: SeenScene | None = None


class ChatsMessage(msgspec.Struct, tag="chats", tag_field="type"):
    """What was said so far, after a gap."""

    lines: list[ChatLine]


class AckMessage(msgspec.Struct, tag="ack", tag_field="type"):
    """The command of this id is on disk."""

    id: int
    version: int
    revision: int


class ProblemMessage(msgspec.Struct, tag="problem", tag_field="type"):
    """The message of this id was refused; null where it could not be read."""

    id: int | None
    problem: Document


_decoder = msgspec.json.Decoder(CommandMessage | SayMessage | PingMessage)


@websocket("/api/matches/{match_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    match_id: FromPath[str],
    matches: MatchesDep,
    hub: HubDep,
    chat: ChatDep,
    limiter: LimiterDep,
    office: OfficeDep,
    crowd: CrowdDep,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    invitation: Annotated[str, QueryParameter(max_length=64)] = "",
    lang: Annotated[str, QueryParameter(max_length=8)] = "",
) -> None:
    """Listen to a match and take part. With `after` one hears what happened since that version.

    With `lang` messages carry a scene: what a page shows.
    """
    await socket.accept()  # else a browser does not tell its page why not
    try:
        person = await identify(office, socket)
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.key)
        return
    who = person.id if person else None
    try:
        match = await matches.look(match_id if _ID.fullmatch(match_id) else "", who, invitation)
    except EdubbaError as error:
        await socket.close(SHUT, error.key)
        return
    talk = _Talk(socket, match, person, matches, hub, chat, limiter, office)
    if lang in LANGUAGES:
        talk.speak(lang)
    host = socket.client.host if socket.client else ""
    with contextlib.ExitStack() as inside:
        try:
            key = f"person {who}" if who is not None else f"address {address_key(host)}"
            inside.enter_context(crowd.one_more(key))
        except Problem as problem:
            await socket.close(TOO_MANY, problem.key)
            return
        await talk.hold(after)


class _Talk:
    """One connection: what arrives is answered in order, what happens is passed on."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        match: Match,
        person: Person | None,
        matches: Matches,
        hub: Hub,
        chat: Chat,
        limiter: Gate,
        office: Office,
    ) -> None:
        self._socket, self._match, self._person = socket, match, person
        self._matches, self._hub, self._chat, self._limiter = matches, hub, chat, limiter
        self._lang = language_of(socket)
        self._listener = Listener(person.id if person else None)
        self._refused = 0
        self._from = address_key(socket.client.host if socket.client else "")
        self._office = office

    def speak(self, lang: str) -> None:
        """Send scenes in a language, and refusals too."""
        self._lang = self._listener.lang = lang

    async def hold(self, after: int | None) -> None:
        """Until one side goes."""
        self._hub.join(self._match, self._listener)
        try:
            await self._greet(after)
            tasks = [asyncio.create_task(each) for each in (self._send(), self._receive(), self._watch())]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    await self._failed(ended)
        except Exception as error:  # of the greeting
            await self._failed(error)
        finally:
            self._hub.leave(self._match, self._listener)

    async def _failed(self, error: Exception) -> None:
        """No answer can tell of it, so the log does, and the code of the close; one who goes is no fault."""
        if isinstance(error, WebSocketDisconnect):
            return
        trace = None if is_away(error) else error  # of an outage one line is enough
        _log.error("a connection to match %s failed", self._match.id, exc_info=trace)
        with contextlib.suppress(WebSocketDisconnect):
            await self._close(FAULT, "problem-failed")

    async def _greet(self, after: int | None) -> None:
        """First what was missed, or all of it; what happens meanwhile waits in the queue."""
        who = self._listener.who
        match = await self._matches.desk.fresh(self._match.id)
        scenic = bool(self._listener.lang)  # a page that comes back takes all of it
        news = await self._matches.news(match, who, after) if after is not None and not scenic else None
        lines = await self._chat.lines(match, who)
        if news is not None:
            await self._tell(news)
            await self._tell(ChatsMessage(lines))
        else:
            message = SnapshotMessage(match.version, seen(match, who), lines)
            if scenic:
                message = with_scene(message, match, self._listener.lang, self._matches.desk.clock())
            if scenic and self._listener.queue.empty():  # else it overtakes what the marks are of
                message = staged(message, self._listener)
            await self._tell(message)

    async def _tell(self, message: msgspec.Struct) -> None:
        await self._pass(msgspec.json.encode(message))

    async def _pass(self, data: bytes) -> None:
        with _gone():
            await self._socket.send_data(data, "text")

    async def _close(self, code: int, reason: str) -> None:
        with _gone():
            await self._socket.close(code, reason)

    async def _send(self) -> None:
        """Pass on what happens; one who does not keep up is told to start anew."""
        while not self._listener.lost:
            await self._pass(await self._listener.queue.get())
        await self._close(LOST, "slow")

    async def _receive(self) -> None:
        try:
            while self._refused < PATIENCE:
                await self._answer(await self._socket.receive_data("text"))
        except WebSocketDisconnect:
            return
        await self._close(TOO_MANY, "problem-too-often")

    async def _answer(self, data: str | bytes) -> None:
        number: int | None = None
        try:
            message = _decoder.decode(data)
            number = None if isinstance(message, PingMessage) else message.id
            await self._limiter.check(self._key(), self._matches.desk.clock())
            if isinstance(message, PingMessage):
                self._listener.put(b'{"type":"pong"}')
                return
            await self._carry_out(message)
            self._refused = 0
        except Exception as error:  # also a fault of ours, which is logged there
            told = document(error, self._lang)
            self._refused += told.status < 500  # a fault of ours is not held against them
            self._put(ProblemMessage(number, told))

    def _key(self) -> str:
        return f"person {self._person.id}" if self._person else f"passer-by {self._from}"

    async def _carry_out(self, message: CommandMessage | SayMessage) -> None:
        person = self._person
        if person is None:
            raise Problem(401, "people-sign-in")
        if isinstance(message, CommandMessage):
            ack = await obey(self._matches, self._match.id, message.command, person, fresh=False)
            self._put(AckMessage(message.id, ack.version, ack.revision))
        else:
            match = await self._matches.desk.look(self._match.id)
            await self._chat.say(match, person, message.say)
            self._put(AckMessage(message.id, match.version, 0))

    async def _watch(self) -> None:
        """Sessions end, tokens go, people are suspended: then the connection goes as well."""
        while self._person is not None:
            await asyncio.sleep(random.uniform(0.5, 1.0) * RECHECK)  # not everybody at the same moment
            try:
                self._person = await identify(self._office, self._socket)
            except Problem:
                self._person = None
            except Exception as error:
                if not is_away(error):  # else he is asked again later
                    raise
        if self._listener.who is None:
            await asyncio.Event().wait()  # a passer-by has nothing to lose
        await self._close(GONE, "people-sign-in")

    def _put(self, message: msgspec.Struct) -> None:
        """Answers queue behind the events they follow from."""
        self._listener.put(msgspec.json.encode(message))


@contextlib.contextmanager
def _gone() -> Iterator[None]:
    """One name for what uvicorn raises where the other side has gone, or this one has said that it goes."""
    try:
        yield
    except (OSError, RuntimeError) as error:
        raise WebSocketDisconnect(detail=type(error).__name__) from error
