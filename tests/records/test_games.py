"""Finished games, replayed in every run for ever: a file dropped into `games` is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from edubba import records
from tests.records import mini_reader
from tests.records.makers import FOLDER

GAMES = sorted(FOLDER.glob(f"*{records.EXTENSION}"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result_and_hash(path: Path) -> None:
    record = records.read(path)
    claims, _, _ = mini_reader.read(path.read_bytes())
    assert record.result == [int(n) for n in claims["result"].split()]
    assert record.winners == [int(n) for n in claims["winners"].split()]
    assert record.hash == claims["hash"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_is_written_back_byte_for_byte(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    records.write(records.read(path), copy)
    assert copy.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_an_independent_reader_agrees(path: Path) -> None:
    record = records.read(path)
    headers, options, moves = mini_reader.read(path.read_bytes())
    assert moves == record.moves
    assert options == record.options
    assert {key: headers[key] for key in record.headers} == record.headers
    known = {"edubba-record", "game", "rules", "result", "winners"}
    assert [k for k in headers if k not in known and not k.startswith("option.")] == list(record.headers)


def test_the_folder_holds_every_kind_of_game() -> None:
    everything = [records.read(path) for path in GAMES]
    for game, settings in (("sumeria", 16), ("flood", 2)):
        found = [record for record in everything if record.game == game]
        shipped = [record.options for record in found if isinstance(record.options["board"], str)]
        assert len({tuple(sorted(map(str, options.items()))) for options in shipped}) == settings
        assert len(shipped) >= 16
        assert len(found) > len(shipped)
        assert any(node.variations for record in found for node in record.line.nodes)
        assert any(node.comments for record in found for node in record.line.nodes)
