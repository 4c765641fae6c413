"""Data sets in Parquet: the same files whatever happened while they were written. `./run test-lab` has it."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from edubba.games.errors import EdubbaError
from edubba.lab import data
from edubba.lab.arena.plan import Plan
from edubba.lab.data.columns import DECISIONS, GAMES
from edubba.lab.selfplay.dataset import DataSet
from edubba.lab.selfplay.playing import play_record
from edubba.records import saving

from .conftest import plan_of

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed; ./run test-lab has it")
pytestmark = pytest.mark.lab

PLAN = plan_of("sumeria", "scribe,random,random")
COUNT, PART = 12, 5
PLAYED = [play_record(PLAN, number) for number in range(COUNT)]


def written(folder: Path, numbers: Iterable[int], games: int = COUNT, plan: Plan = PLAN) -> list[int]:
    """Add these games, in this order; what is missing then."""
    with DataSet(folder, plan, games, PART) as there:
        for number in numbers:
            there.add(PLAYED[number])
        return there.missing()


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set that nothing interrupted."""
    folder = tmp_path_factory.mktemp("data") / "whole"
    assert written(folder, range(COUNT)) == []
    return folder


def refused(folder: Path, plan: Plan = PLAN) -> EdubbaError:
    before = files(folder)
    with pytest.raises(EdubbaError) as error:
        DataSet(folder, plan, COUNT)
    assert files(folder) == before
    return error.value


def test_a_reader_needs_nothing_but_parquet(whole: Path) -> None:
    assert sorted(files(whole)) == ["dataset.json", *(f"{table}/00000{n}.parquet"
        for table in ("decisions", "games") for n in range(3))]  # fmt: skip
    told = json.loads((whole / "dataset.json").read_text())
    games, rows = (pq.read_table(whole / table).to_pydict() for table in ("games", "decisions"))
    assert list(games) == [column.name for column in GAMES]
    assert list(rows) == [column.name for column in DECISIONS]
    assert games["game"] == [*range(COUNT)]
    assert games["record"] == [result["record"] for result in PLAYED]
    assert sum(games["decisions"]) == len(rows["action"])
    first, last = told["observation"]["supply"]
    assert {len(each) for each in rows["observation"]} == {236}
    assert all(0 <= number <= 14 for each in rows["observation"] for number in each[first:last])
    assert all(action in legal for action, legal in zip(rows["action"], rows["legal"], strict=True))
    by_seat = games["wins"][0]
    assert rows["wins"][0] == by_seat[rows["seat"][0] :] + by_seat[: rows["seat"][0]]
    assert rows["text"][0] in games["record"][0]
    assert told["actions"] == 3262


def test_batches_are_what_the_records_say(whole: Path) -> None:
    wanted = data.from_texts(result["record"] for result in PLAYED)
    found = [*data.batches(whole, 100)]
    assert {len(batch) for batch in found[:-1]} == {100}
    assert sum(map(len, found)) == len(wanted)
    for name in (
        "game",
        "index",
        "seat",
        "observation",
        "legal",
        "action",
        "wins",
        "points",
        "shares",
        "masks",
    ):
        read = np.concatenate([getattr(batch, name) for batch in found])
        np.testing.assert_array_equal(read, getattr(wanted, name))
        assert read.dtype == getattr(wanted, name).dtype


def keys_of(rows: data.Decisions) -> tuple[list[int], list[int]]:
    return rows.game.tolist(), rows.index.tolist()


def test_batches_by_lot_have_every_decision_once(whole: Path) -> None:
    wanted = data.from_texts(result["record"] for result in PLAYED)
    keys = [
        [key for batch in data.batches(whole, 64, seed=seed) for key in zip(*keys_of(batch), strict=True)]
        for seed in (1, 1, 2)
    ]
    assert keys[0] == keys[1] != keys[2]
    assert sorted(keys[0]) == sorted(zip(*keys_of(wanted), strict=True))
    for batch in data.batches(whole, 64, seed=1):
        assert batch.masks[np.arange(len(batch)), batch.action].all()


def test_any_order_and_any_interruption_give_the_same_files(whole: Path, tmp_path: Path) -> None:
    order = [7, 0, 11, 3, 4, 1, 2, 10, 9, 5, 8, 6]
    for cut in range(COUNT):
        folder = tmp_path / str(cut)
        assert len(written(folder, order[:cut])) == COUNT - cut
        assert written(folder, order[cut:]) == []
        assert files(folder) == files(whole)


def test_more_games_may_follow(whole: Path, tmp_path: Path) -> None:
    assert written(tmp_path, range(3), games=3) == []
    assert written(tmp_path, [], games=8) == [3, 4, 5, 6, 7]
    assert written(tmp_path, [5, 3], games=8) == [4, 6, 7]
    assert written(tmp_path, [], games=2) == []
    assert written(tmp_path, [4, 6, 7], games=8) == []
    assert written(tmp_path, range(8, COUNT)) == []
    assert files(tmp_path) == files(whole)


def test_what_is_torn_is_dropped_and_played_again(whole: Path, tmp_path: Path) -> None:
    written(tmp_path, [0, 1, 2, 3, 4, 5, 6])
    (tmp_path / "games" / ".edubba-0011.tmp").write_bytes(b"half a part")
    games = tmp_path / "games" / "000000.parquet"
    games.write_bytes(games.read_bytes()[:-20])
    with (tmp_path / "running" / "000001.jsonl").open("a") as file:
        file.write('{"game":8,"record":"edubba-rec')
    assert written(tmp_path, []) == [0, 1, 2, 3, 4, 7, 8, 9, 10, 11]
    assert written(tmp_path, [7]) == [0, 1, 2, 3, 4, 8, 9, 10, 11]
    assert written(tmp_path, [0, 1, 2, 3, 4, 8, 9, 10, 11]) == []
    assert files(tmp_path) == files(whole)


def test_a_part_that_may_not_be_read_is_not_dropped(whole: Path, tmp_path: Path) -> None:
    written(tmp_path, range(COUNT))
    games = tmp_path / "games" / "000001.parquet"
    games.rename(tmp_path / "kept")
    games.symlink_to(games.name)  # a link to itself: it is there, and cannot be opened
    with pytest.raises(EdubbaError, match=r"000001\.parquet") as error:
        DataSet(tmp_path, PLAN, COUNT)
    assert error.value.key == "data-damaged"
    assert games.is_symlink()
    (tmp_path / "kept").replace(games)
    assert written(tmp_path, []) == []
    assert files(tmp_path) == files(whole)


def test_a_part_killed_between_its_two_tables_is_written_again(whole: Path, tmp_path: Path) -> None:
    written(tmp_path, [0, 1, 2, 3])
    with DataSet(tmp_path, PLAN, COUNT) as there, pytest.MonkeyPatch.context() as patch:
        replace = os.replace
        patch.setattr(os, "replace", lambda a, b: _no_games(replace, a, b))
        with pytest.raises(KeyboardInterrupt):
            there.add(PLAYED[4])
    assert (tmp_path / "decisions" / "000000.parquet").exists()
    assert written(tmp_path, []) == [*range(5, COUNT)]  # no game is played again
    assert written(tmp_path, range(5, COUNT)) == []
    assert files(tmp_path) == files(whole)


def _no_games(replace: object, one: Path, other: Path) -> None:
    if "games" in str(other):
        raise KeyboardInterrupt
    os.rename(one, other)


@pytest.mark.parametrize(
    "line",
    [
        "no game",
        "[]",
        '{"game": 6}',
        '{"game":6,"record":7}',
        '{"game":6,"record":"edubba-record: 1"}',
        "other",
    ],
)
def test_a_line_that_is_no_game_of_the_plan_is_refused_by_its_number(tmp_path: Path, line: str) -> None:
    written(tmp_path, [5])
    if line == "other":
        record = play_record(plan_of("sumeria", "random,random,random"), 6)["record"]
        line = json.dumps({"game": 6, "record": record})
    with (tmp_path / "running" / "000001.jsonl").open("a") as file:
        file.write(f"{line}\n")
    error = refused(tmp_path)
    assert (error.key, error.facts["line"]) == ("selfplay-bad-line", 2)


def test_a_foreign_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    assert refused(tmp_path).key == "selfplay-foreign"
    (tmp_path / "dataset.json").write_text('{"my": "own"}')
    assert refused(tmp_path).key == "data-no-dataset"
    assert refused(tmp_path / "diary.txt").key == "file-unwritable"
    with pytest.raises(EdubbaError) as error:
        data.batches(tmp_path)
    assert error.value.key == "data-no-dataset"


def test_another_plan_is_refused_and_says_how_it_differs(whole: Path) -> None:
    error = refused(whole, plan_of("sumeria", "scribe,random,random", seed="2"))
    assert error.key == "selfplay-other-plan"
    assert "what differs: seed;" in error.text()


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with DataSet(tmp_path, PLAN, COUNT):
        assert refused(tmp_path).key == "selfplay-busy"
    written(tmp_path, [0])


def test_a_full_disk_is_one_sentence_and_loses_nothing(whole: Path, tmp_path: Path) -> None:
    written(tmp_path, [0, 1, 2])
    (tmp_path / "running" / "000001.jsonl").symlink_to("/dev/full")
    with pytest.raises(EdubbaError, match="No space left") as error:
        written(tmp_path, [5])
    assert error.value.key == "file-unwritable"
    (tmp_path / "running" / "000001.jsonl").unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saving, "_write", _full)
        with pytest.raises(EdubbaError, match="No space left"):
            written(tmp_path, [3, 4])
    assert written(tmp_path, []) == [*range(5, COUNT)]
    assert written(tmp_path, range(5, COUNT)) == []
    assert files(tmp_path) == files(whole)


def _full(path: Path, content: bytes) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_damaged_part_is_named(whole: Path, tmp_path: Path) -> None:
    written(tmp_path, range(COUNT))
    (tmp_path / "decisions" / "000001.parquet").write_bytes(b"nothing")
    with pytest.raises(EdubbaError, match=r"000001\.parquet") as error:
        [*data.batches(tmp_path, 10)]
    assert error.value.key == "data-damaged"
    with pytest.raises(EdubbaError) as error:
        data.batches(whole, 0)
    assert error.value.key == "data-batch"
