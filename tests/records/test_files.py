"""Files from outside and files written: bounded, whole or not at all; and mutations of valid ones."""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba import records
from edubba.games import files
from edubba.games.errors import FileError, RecordError
from edubba.records import Record, limits
from tests.records.makers import FOLDER

SOURCES = [(FOLDER / f"{name}.edubba").read_bytes() for name in ("random-01", "annotated-1", "own-board-2")]
sources = st.sampled_from(SOURCES)


def survives(data: bytes, path: Path) -> None:
    """A file either reads, and then writes, or is refused in the documented way."""
    path.write_bytes(data)
    try:
        record = records.read(path)
    except (RecordError, FileError):
        return
    assert records.loads(records.dumps(record)) == record


@pytest.fixture(scope="module")
def spot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "mutated.edubba"


@settings(deadline=None, max_examples=100)
@given(data=sources, cut=st.floats(0, 1))
def test_a_truncated_file_is_read_or_refused(spot: Path, data: bytes, cut: float) -> None:
    survives(data[: int(len(data) * cut)], spot)


@settings(deadline=None, max_examples=200)
@given(
    data=sources, flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 7)), max_size=4)
)
def test_flipped_bits_are_read_or_refused(spot: Path, data: bytes, flips: list[tuple[float, int]]) -> None:
    changed = bytearray(data)
    for where, bit in flips:
        changed[int(where * len(changed))] ^= 1 << bit
    survives(bytes(changed), spot)


@settings(deadline=None, max_examples=200)
@given(data=sources, where=st.floats(0, 1), length=st.integers(0, 40), new=st.text(max_size=8))
def test_replaced_pieces_are_read_or_refused(
    spot: Path, data: bytes, where: float, length: int, new: str
) -> None:
    at = int(where * len(data))
    survives(data[:at] + new.encode() + data[at + length :], spot)


def test_a_file_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.edubba"
    path.write_bytes(b"edubba-record: 1\nseat.1: \xe9n\n")
    with pytest.raises(FileError) as caught:
        records.read(path)
    assert (caught.value.key, caught.value.facts["line"]) == ("file-not-utf8", 2)


def test_of_a_giant_file_no_more_is_read_than_a_record_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, sizes = tmp_path / "giant.edubba", list[int]()
    path.write_bytes(b"edubba-record: 1\n")
    os.truncate(path, 1 << 30)

    class Counting(io.FileIO):
        """Notes how much is asked for."""

        def read(self, size: int | None = -1) -> bytes:
            sizes.append(-1 if size is None else size)
            return super().read(size) or b""

    monkeypatch.setattr(files, "open", lambda path, mode: Counting(path), raising=False)
    with pytest.raises(FileError) as caught:
        records.read(path)
    assert caught.value.key == "file-too-long"
    assert len(sizes) == 1
    assert 0 < sizes[0] <= limits.BYTES + 1


@pytest.mark.parametrize("name", ["missing.edubba", "a\0b.edubba", "."])
def test_what_cannot_be_opened_is_a_file_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileError):
        records.read(f"{tmp_path}/{name}")


@pytest.mark.parametrize(
    "hostile", ["{", "[", '"', "(", "{}", "#\n", "\\", "~ur ", "[a]", " ", "~ur{", "\t \n"]
)
def test_four_million_of_one_thing_are_read_in_linear_time(hostile: str) -> None:
    """By their square they would never be: the test would be ended. The bench has the seconds."""
    text = "edubba-record: 1\ngame: sumeria\nrules: 1\n\n~ur " + hostile * (4_000_000 // len(hostile))
    for whole in (text, text.replace("\n\n~ur", "\nx:"), "edubba-record: 1" + hostile * 1_000_000):
        with contextlib.suppress(RecordError):
            records.loads(whole)


# --- writing ------------------------------------------------------------------------------------------


def test_writing_replaces_whole_files_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.edubba"
    record = Record.of("sumeria", {}, ["~ur"], seats=["Ninsun"])
    records.write(record, path)
    assert records.read(path) == record
    record.line.nodes.append(records.Node("~ur"))
    with pytest.raises(RecordError):
        records.write(record, path)
    assert records.read(path).moves == ["~ur"]
    assert [file.name for file in tmp_path.iterdir()] == ["game.edubba"]


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.edubba"
    records.write(Record.of("sumeria", {}, ["~ur"]), path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError) as caught:
        records.write(Record.of("sumeria", {}, ["~kish"]), path)
    assert caught.value.key == "file-unwritable"
    assert [file.name for file in tmp_path.iterdir()] == ["game.edubba"]
    assert records.read(path).moves == ["~ur"]


def test_where_nothing_can_be_written_a_file_error_says_so(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder.edubba", f"{tmp_path}/a\0b"):
        with pytest.raises(FileError):
            records.write(Record.of("sumeria", {}, []), path)


def test_a_link_keeps_pointing_and_the_mode_is_the_users(tmp_path: Path) -> None:
    real, link = tmp_path / "real.edubba", tmp_path / "link.edubba"
    link.symlink_to(real)
    records.write(Record.of("sumeria", {}, ["~ur"]), link)
    assert link.is_symlink()
    plain = tmp_path / "plain"
    plain.touch()
    assert real.stat().st_mode == plain.stat().st_mode
