"""Running the server: uvicorn, in one process or several, on a socket that is bound before all else.

SIGTERM ends it. SIGHUP starts it anew, with the programs as they are on disk by then, and nobody is turned
away. A single process hands its socket on to itself, reads its settings anew, and who comes meanwhile waits a
moment. Several workers are replaced one by one, each when the next one answers; their parent stays as it was
started, and so do the settings, which they have from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from edubba.games.errors import FileError, OptionError, shown
from edubba.server.app import application
from edubba.server.config import Settings, at_port, data_folder
from edubba.server.latecomers import Http
from edubba.server.observing import secrets_of, set_up_logs
from edubba.server.storage.database import Database
from edubba.server.storage.errors import of_database
from edubba.server.storage.migrations import upgrade
from edubba.server.storage.owning import look_through, owned

LARGEST_MESSAGE = 64 * 1024
HEARTBEAT = 20.0
HANDED = 3  # the number of a socket that is handed over, by systemd or by ourselves
OPTIONS = {
    "log_config": None,
    "access_log": False,
    "http": Http,
    "server_header": False,
    "proxy_headers": True,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,  # it takes more of our time than of anybody's line
    "ws_ping_interval": HEARTBEAT,
    "ws_ping_timeout": HEARTBEAT,
    "timeout_graceful_shutdown": 5,
}


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until a signal comes; `ready` is told the address once connections are accepted.

    Raises OptionError.
    """
    set_up_logs(settings.log_level, settings.log_format, secrets_of(settings))
    os.umask(0o077)  # the database holds seeds and hashes of passwords: for nobody else on this machine
    if not settings.database:
        data_folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    bound = _handed_over() or _bound(settings.host, settings.port)
    if bound.family in (socket.AF_INET, socket.AF_INET6):
        settings = at_port(settings, bound.getsockname()[1])
    told = functools.partial(ready, settings.base_url) if ready else None
    with contextlib.ExitStack() as held:
        asyncio.run(_prepare(settings, held))
        if settings.workers > 1:
            from edubba.server.processes import serve_by_several

            serve_by_several(settings, bound, told)
            return
        kept = bound.dup()  # uvicorn closes its own
        if not _serve_alone(settings, bound, told):
            return
    _begin_anew(kept)


def _serve_alone(settings: Settings, bound: socket.socket, ready: Callable[[], None] | None) -> bool:
    """One process; whether it shall begin anew."""
    config = uvicorn.Config(application(settings), forwarded_allow_ips=settings.proxies, **OPTIONS)  # type: ignore[arg-type]
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn sends them on when it has ended, and all is well
        signal.signal(number, _noted)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop where there is one
        return runner.run(_run(uvicorn.Server(config), bound, ready))


def _noted(number: int, frame: object) -> None:
    """Nothing more to do."""


async def _prepare(settings: Settings, held: contextlib.ExitStack) -> None:
    """Bring the database up to date before anything is started; raises FileError or StorageError.

    What is held is let go when the server has ended.
    """
    try:
        database = Database(settings.database_url)
    except ModuleNotFoundError as error:
        raise OptionError("serve-no-postgres", package=error.name or "asyncpg") from None
    except SQLAlchemyError as error:
        raise FileError("serve-database", reason=shown(str(error), 200)) from None
    file = database.url.database
    if database.sqlite and file and not _may_be_there(Path(file)):
        raise FileError("serve-database", reason=shown(file, 200))
    try:
        if database.sqlite and file:
            held.enter_context(owned(Path(file)))
            look_through(Path(file))
        await upgrade(database)
        if not database.sqlite:
            await _prepare_queue(database)
    except Exception as error:
        if not isinstance(error, SQLAlchemyError) and not of_database(error):
            raise
        reason = str(getattr(error, "orig", None) or error)
        raise FileError("serve-database", reason=shown(reason, 200)) from None
    finally:
        await database.close()


def _may_be_there(file: Path) -> bool:
    return file.absolute().parent.is_dir() and not file.is_dir()


async def _prepare_queue(database: Database) -> None:
    try:
        from edubba.server.company.queued_bots import prepare
    except ModuleNotFoundError as error:
        raise OptionError("serve-no-postgres", package=error.name or "saq") from None
    await prepare(database.url)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise OptionError(
            "serve-address", host=host, port=port, reason=error.strerror or str(error)
        ) from None
    return bound


def _handed_over() -> socket.socket | None:
    """The socket that systemd, or this process before it began anew, has bound: as sd_listen_fds(3) says."""
    mine = os.environ.pop("LISTEN_PID", "") == str(os.getpid())
    count = os.environ.pop("LISTEN_FDS", "")
    return socket.socket(fileno=HANDED) if mine and count == "1" else None


def _begin_anew(bound: socket.socket) -> None:
    """The same process with the program as it is on disk by now; who comes meanwhile waits in the socket."""
    os.dup2(bound.fileno(), HANDED)
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until it is minded again: else another one would end it
    os.execv(sys.executable, [sys.executable, "-m", "edubba", *sys.argv[1:]])


def by_terminal() -> bool:
    """Whether somebody sits at a terminal: there SIGHUP means that the window was closed."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


async def _run(server: uvicorn.Server, bound: socket.socket, ready: Callable[[], None] | None) -> bool:
    anew = False

    def again(number: int, frame: object) -> None:
        nonlocal anew
        anew = server.should_exit = True

    if hasattr(signal, "SIGHUP") and not by_terminal():
        signal.signal(signal.SIGHUP, again)  # not the loop's: that one's ends with the loop
    watching = asyncio.create_task(_wait(server, ready)) if ready else None
    await server.serve(sockets=[bound])
    if watching is not None:
        watching.cancel()
    return anew


async def _wait(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    ready()
