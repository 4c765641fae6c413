"""The file of a tournament: nothing kept is lost, nothing foreign is taken for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from edubba.games.errors import EdubbaError
from edubba.lab.arena.plan import Plan
from edubba.lab.arena.store import Store
from edubba.locales import say

from .conftest import lineup, made

PLAN = lineup("a", "b", "b")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Five games."""
    path = tmp_path / "games.jsonl"
    with Store(path, PLAN) as store:
        for number in (1, 0, 2, 4, 3):
            store.add(made(PLAN, number, [number, 5, 9]))
    return path


def kept(path: Path, plan: Plan = PLAN) -> list[int]:
    with Store(path, plan) as store:
        return [result["game"] for result in store.first(100)]


def refused(path: Path, plan: Plan = PLAN) -> EdubbaError:
    before = path.read_bytes()
    with pytest.raises(EdubbaError) as error:
        Store(path, plan)
    assert path.read_bytes() == before
    return error.value


def test_games_come_back_in_order_and_as_they_were(file: Path) -> None:
    with Store(file, PLAN) as store:
        assert store.first(4) == [made(PLAN, number, [number, 5, 9]) for number in range(4)]
        assert len(store.results) == 5
    assert [json.loads(line).get("game") for line in file.read_text().splitlines()[1:]] == [1, 0, 2, 4, 3]


@pytest.mark.parametrize("cut", [1, 2, 50, 200])
def test_a_torn_last_line_is_dropped_and_played_again(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    with Store(file, PLAN) as store:
        assert 3 not in store.results
        store.add(made(PLAN, 3, [1, 2, 3]))
    assert kept(file) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("cut", [0, 1, 20])
def test_a_file_torn_in_its_first_line_begins_anew(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:cut])
    assert kept(file) == []
    assert json.loads(file.read_text())["bots"] == ["a", "b", "b"]


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b"{}\n", b"\xff\xfe\n", b"[" * 5000 + b"\n"])
def test_a_file_of_something_else_is_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refused(file).key == "arena-no-arena"


@pytest.mark.parametrize(
    ("other", "word"),
    [(lineup("a", "b", "c"), "bots"), (Plan(**(PLAN.told() | {"bots": PLAN.bots, "seed": "t"})), "seed")],
)
def test_a_file_of_another_plan_is_refused_and_says_how_it_differs(
    file: Path, other: Plan, word: str
) -> None:
    error = refused(file, other)
    assert error.key == "arena-other-plan"
    assert error.facts["words"] == (word,)
    assert f"what differs: {word};" in error.text()
    assert say("arena-plan-part", "hu", name=word) in error.text("hu")


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["b", "b", "a"]},
        {"seed": "s/9"},
        {"round": 7},
        {"points": [1, 2]},
        {"points": [1, 2, "3"]},
        {"wins": [1, 0, float("nan")]},
        {"game": -1},
        {"game": "0"},
        {"extra": 1},
    ],
)
def test_a_line_that_is_no_game_of_the_plan_is_refused_by_its_number(
    file: Path, change: dict[str, object]
) -> None:
    with file.open("a") as out:
        out.write(json.dumps(made(PLAN, 5, [1, 2, 3]) | change) + "\n")
        out.write(json.dumps(made(PLAN, 6, [1, 2, 3])) + "\n")
    error = refused(file)
    assert (error.key, error.facts["line"]) == ("arena-bad-line", 7)


def test_a_game_kept_twice_counts_once(file: Path) -> None:
    with file.open("a") as out:
        out.write(json.dumps(made(PLAN, 0, [9, 9, 9])) + "\n")
    with Store(file, PLAN) as store:
        assert store.results[0]["points"] == [0, 5, 9]


def test_two_arenas_do_not_share_a_file(file: Path) -> None:
    with Store(file, PLAN):
        assert refused(file).key == "arena-busy"
    assert kept(file) == [0, 1, 2, 3, 4]


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "no" / "folder.jsonl", tmp_path, "a\0b"):
        with pytest.raises(EdubbaError) as error:
            Store(path, PLAN)
        assert error.value.key == "file-unwritable"
