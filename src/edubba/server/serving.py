"""Running the server: uvicorn in one process, on a socket that is bound before anything else is started."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from edubba.games.errors import FileError, OptionError, shown
from edubba.server.app import application
from edubba.server.config import Settings, data_folder
from edubba.server.observing import set_up_logs
from edubba.server.storage.database import Database
from edubba.server.storage.migrations import upgrade

LARGEST_MESSAGE = 64 * 1024
HEARTBEAT = 20.0


def serve(settings: Settings, ready: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes; `ready` is called once connections are accepted. Raises OptionError."""
    set_up_logs(settings.log_level, settings.log_format)
    os.umask(0o077)  # the database holds seeds and hashes of passwords: for nobody else on this machine
    if not settings.database:
        data_folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    bound = _bound(settings.host, settings.port)
    asyncio.run(_prepare(settings))
    config = uvicorn.Config(
        application(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it takes more of our time than of anybody's line
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=5,
    )
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn sends them on when it has ended, and all is well
        signal.signal(number, _noted)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop where there is one
        runner.run(_run(uvicorn.Server(config), bound, ready))


def _noted(number: int, frame: object) -> None:
    """Nothing more to do."""


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date before anything is started; raises FileError, or what `upgrade` does."""
    database = Database(settings.database_url)
    file = database.url.database
    if database.sqlite and file and not Path(file).absolute().parent.is_dir():
        raise FileError("serve-database", reason=shown(file, 200))
    try:
        await upgrade(database)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error)
        raise FileError("serve-database", reason=shown(reason, 200)) from None
    finally:
        await database.close()


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


async def _run(server: uvicorn.Server, bound: socket.socket, ready: Callable[[], None] | None) -> None:
    watching = asyncio.create_task(_wait(server, ready)) if ready else None
    await server.serve(sockets=[bound])
    if watching is not None:
        watching.cancel()


async def _wait(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    ready()
