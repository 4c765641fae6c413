"""Back-ups and databases that cannot be used: each is refused in a sentence, and nothing is changed."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from edubba.games.errors import EdubbaError, FileError
from edubba.server.storage.backup import backup, restore
from edubba.server.storage.errors import StorageError
from edubba.server.storage.migrations import upgrade
from tests.server.conftest import MakeDatabase, run
from tests.server.makers import add_host, rewrite


@pytest.fixture
def small(make_database: MakeDatabase, tmp_path: Path) -> Path:
    """A back-up of a database with one account."""
    url = make_database("sqlite")
    run(url, upgrade)
    run(url, add_host)
    asyncio.run(backup(url, tmp_path / "small.edubba"))
    return tmp_path / "small.edubba"


def refusal(url: str, path: Path) -> EdubbaError:
    with pytest.raises((StorageError, FileError)) as caught:
        asyncio.run(restore(url, path))
    assert str(path) in str(caught.value)
    return caught.value


def test_only_its_owner_reads_a_back_up(small: Path) -> None:
    assert stat.S_IMODE(small.stat().st_mode) == 0o600
    assert [file.name for file in small.parent.iterdir() if file.name.startswith(".")] == []


def test_only_its_owner_reads_what_is_restored_from_it(small: Path, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        asyncio.run(restore(f"sqlite+aiosqlite:///{tmp_path}/restored.sqlite", small))
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "restored.sqlite").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: b"no gzip",
        lambda data: data[:-20],
        lambda data: gzip.compress(b"[]\n"),
        lambda data: gzip.compress(b"{\n"),
        lambda data: gzip.compress(b"\xff\xfe\n"),
        lambda data: gzip.compress(gzip.decompress(data).rsplit(b"\n", 2)[0]),
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"rows":1', b'"rows":2')),
        lambda data: gzip.compress(gzip.decompress(data).replace(b'["accounts"', b'["nothing"')),
    ],
)
def test_a_damaged_file_is_refused(
    small: Path, damage: Callable[[bytes], bytes], make_database: MakeDatabase
) -> None:
    small.write_bytes(damage(small.read_bytes()))
    url = make_database("sqlite")
    assert refusal(url, small).key == "storage-no-backup"
    run(url, upgrade)  # nothing of it is there


@pytest.mark.parametrize(("field", "value"), [("format", 2), ("revision", "9999")])
def test_a_back_up_of_a_newer_program_is_refused(
    small: Path, field: str, value: object, make_database: MakeDatabase
) -> None:
    rewrite(small, lambda lines: lines[0].update({field: value}))
    assert refusal(make_database("sqlite"), small).key == "storage-backup-newer"


def test_a_file_that_is_not_there_is_told(tmp_path: Path, make_database: MakeDatabase) -> None:
    assert refusal(make_database("sqlite"), tmp_path / "none").key == "file-unreadable"


def test_an_empty_database_has_nothing_to_back_up(empty_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        asyncio.run(backup(empty_url, tmp_path / "x"))
    assert caught.value.key == "storage-missing"
    assert not (tmp_path / "x").exists()


def test_a_folder_that_is_not_there_is_told(database_url: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be written"):
        asyncio.run(backup(database_url, tmp_path / "no" / "x"))


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "oracle+nothing://a:secret@b/c",
        "postgresql+asyncpg://a:secret@127.0.0.1:1/c",
        "postgresql+asyncpg://a:secret@b:port/c",
    ],
)
def test_a_wrong_address_is_told_without_its_password(url: str, small: Path) -> None:
    for wish in (backup(url, small), restore(url, small)):
        with pytest.raises(StorageError) as caught:
            asyncio.run(wish)
        assert caught.value.key == "storage-unreachable"
        assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "options", ["bogus=1", "timeout=soon", "prepared_statement_cache_size=few", "host=127.0.0.1:99999"]
)
def test_an_option_that_the_driver_does_not_know_is_told(options: str, small: Path) -> None:
    url = f"postgresql+asyncpg://a:secret@/c?{options}"
    for wish in (backup(url, small), restore(url, small)):
        with pytest.raises(StorageError) as caught:
            asyncio.run(wish)
        assert caught.value.key == "storage-address"
        assert "secret" not in str(caught.value)


def test_a_database_that_postgresql_does_not_have_is_told(
    make_database: MakeDatabase, tmp_path: Path
) -> None:
    url = make_database("postgres").replace("/edubba_", "/nothing_")
    with pytest.raises(StorageError, match="does not exist"):
        asyncio.run(backup(url, tmp_path / "x"))


def test_empty_tables_may_be_there(database_url: str, small: Path) -> None:
    assert asyncio.run(restore(database_url, small)) == 1
