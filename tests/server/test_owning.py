"""A file of SQLite: one server has it at a time, and damage is told before anybody plays on it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from edubba.locales import LANGUAGES
from edubba.server.storage import owning
from edubba.server.storage.errors import StorageError
from tests import command
from tests.server.served import served


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with a table of many pages."""
    found = tmp_path / "some.sqlite"
    with closing(sqlite3.connect(found)) as connection, connection:
        connection.execute("create table things (number integer primary key, text text)")
        connection.executemany("insert into things (text) values (?)", [("x" * 500,)] * 400)
        connection.execute("create index ix on things (text)")
    return found


def spoil(file: Path) -> None:
    """A page in the middle is not what was written there."""
    size = file.stat().st_size
    with file.open("r+b") as content:
        content.seek(size // 2 // 4096 * 4096)
        content.write(b"\xa5" * 4096)


def start(file: Path, lang: str = "en") -> str:
    """What a server says that cannot start."""
    environment = {"EDUBBA_DATABASE": f"sqlite:///{file}", "PATH": "/usr/bin"}
    done = command.run("serve", "--port", "0", "--lang", lang, env=environment)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "one.sqlite"
    with served(f"sqlite:///{file}", tmp_path) as first:
        told = start(file, lang)
        assert str(file) in told
        assert len(told.strip().splitlines()) == 1
        if lang == "en":
            assert "Another server has" in told
        first.kill()  # and leaves nothing that would keep the next one out
        first.start()


def test_a_damaged_page_is_told_at_the_start_and_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "damaged.sqlite"
    with served(f"sqlite:///{file}", tmp_path) as server:
        server.stop()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("create table things (number integer primary key, text text)")
        connection.executemany("insert into things (text) values (?)", [("x" * 500,)] * 4000)
    where = ["--database", f"sqlite:///{file}"]
    sound = command.run("admin", "check", *where)
    assert (sound.returncode, sound.stdout.strip()) == (0, f"{file} is sound."), sound.stderr
    spoil(file)
    assert f"The database {file} is damaged: " in start(file)
    found = command.run("admin", "check", *where)
    assert found.returncode != 0
    assert f"The database {file} is damaged: " in found.stderr
    assert "Traceback" not in found.stderr


def test_a_large_file_is_left_to_the_command(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(file)
    with pytest.raises(StorageError, match="damaged"):
        owning.look_through(file)
    monkeypatch.setattr(owning, "SMALL", 1000)
    owning.look_through(file)
    with pytest.raises(StorageError, match="damaged"):
        owning.check(file)


def test_what_is_no_database_is_not_called_damaged(tmp_path: Path) -> None:
    file = tmp_path / "text.sqlite"
    file.write_text("no database, but a text that is long enough to be looked at " * 50)
    owning.look_through(file)
    with pytest.raises(StorageError, match="cannot be opened"):
        owning.check(file)
    with pytest.raises(StorageError, match="no tables"):
        owning.check(tmp_path / "nothing.sqlite")
    assert not (tmp_path / "nothing.sqlite").exists()


def test_only_a_file_of_sqlite_is_checked_here() -> None:
    done = command.run("admin", "check", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert done.returncode != 0
    assert "pg_amcheck" in done.stderr
