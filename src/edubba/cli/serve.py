"""`edubba serve`, and its keeping: back-ups. Imports the server only here: the rest works without it."""

from __future__ import annotations

import asyncio
import importlib.util
import threading
import webbrowser
from pathlib import Path
from typing import Any

from edubba.games.errors import OptionError
from edubba.locales import say


def require_server() -> None:
    """Say what to install where the server's packages are missing."""
    if any(importlib.util.find_spec(name) is None for name in ("litestar", "sqlalchemy", "uvicorn")):
        raise OptionError("serve-not-installed")


def run(config: Path | None, *, browser: bool, lang: str, **given: Any) -> None:
    """Serve until Ctrl-C; with `browser` the page opens once the server answers."""
    require_server()
    from edubba.server import memory

    memory.begin()
    from edubba.server.config import load
    from edubba.server.serving import serve

    settings = load(config, **given)
    _compile(lang)

    def ready(address: str) -> None:
        print(say("serve-ready", lang, address=address), flush=True)
        if browser:  # some browsers do not come back until they are closed
            threading.Thread(target=_show, args=(address,), daemon=True).start()

    serve(settings, ready)
    print(say("serve-stopped", lang))


def _compile(lang: str) -> None:
    """The first start on a machine compiles the games' kernels: a minute or two, and one sees them pass."""
    from edubba.games import kernel

    folder = kernel.cache_folder()
    if kernel.COMPILED and folder is not None and not any(folder.iterdir()):
        from edubba.cli import measure

        measure.warm(lang)


def _show(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:  # a machine without a browser
        return


def backup(file: Path, config: Path | None, database: str | None, lang: str) -> None:
    """Write everything into one file; the server may run meanwhile."""
    require_server()
    from edubba.server.config import load
    from edubba.server.storage import backup as keeping

    settings = load(config, database=database)
    rows = asyncio.run(keeping.backup(settings.database_url, file))
    print(say("serve-backed-up", lang, file=str(file), rows=rows))


def restore(file: Path, config: Path | None, database: str | None, lang: str, *, replace: bool) -> None:
    """Fill a database from such a file."""
    require_server()
    from edubba.server.config import load
    from edubba.server.storage import backup as keeping

    settings = load(config, database=database)
    rows = asyncio.run(keeping.restore(settings.database_url, file, replace=replace))
    print(say("serve-restored", lang, file=str(file), rows=rows))
