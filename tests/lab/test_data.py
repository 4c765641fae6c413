"""Games read back into arrays: what the environments show of the same games, and nothing that is not so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import edubba.lab
from edubba import records
from edubba.games.errors import EdubbaError, OptionError, RecordError
from edubba.lab import data
from edubba.lab.data.decisions import joined
from edubba.lab.envs.lots import counted
from edubba.lab.envs.single import Single
from edubba.lab.envs.vector import Step
from edubba.lab.selfplay.playing import play_record
from edubba.records.model import Record

from .conftest import plan_of
from .test_vector import GAMES


class Noting(Single):
    """A single game that notes every text, its draws included."""

    def begin(self, seed: int, episode: int = 0) -> None:
        self.texts: list[str] = []
        super().begin(seed, episode)

    def play(self, action: int) -> None:
        self.texts.append(self.text(action))
        super().play(action)

    def _settle(self) -> None:
        while not self.over and self.seat < 0:
            dice = np.array([counted(self._key, np.uint64(self._draws))], np.uint64)
            self._draws += 1
            draw = int(self.verbs.draw(self.setting.tables, self.state, dice))
            self.texts.append(self.rules.text(self.setting, draw))
            self.rules.apply(self.setting, self.state, draw)

    def record(self) -> str:
        return records.dumps(Record.of(self.rules.about.name, self.setting.options, self.texts))


def two_games(game: str, options: dict[str, Any]) -> tuple[list[str], list[Step], list[int]]:
    """The first two games of a vector's first row as records, and what it showed at each decision."""
    env, alone = edubba.lab.vector(game, 3, seed=7, **options), Noting(game, options)
    found: list[str] = []
    steps, actions = [], []
    alone.begin(7)
    step = env.last()
    while len(found) < 2:
        steps.append(Step._make(each[:1].copy() for each in step))
        chosen = env.sample()
        actions.append(int(chosen[0]))
        alone.play(actions[-1])
        step = env.step(chosen)
        if step.terminations[0]:
            found.append(alone.record())
            alone.begin(7, len(found))
    return found, steps, actions


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_arrays_are_what_the_vector_environment_shows(game: str, options: dict[str, Any]) -> None:
    texts, steps, actions = two_games(game, options)
    read = data.from_texts(texts)
    assert len(read) == len(steps)
    assert read.action.tolist() == actions
    assert read.seat.tolist() == [int(step.seats[0]) for step in steps]
    assert (read.observation == np.concatenate([step.observations for step in steps])).all()
    assert (read.masks == np.concatenate([step.masks for step in steps])).all()
    assert read.observation.dtype == np.int16
    assert read.masks.dtype == np.int8


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_outcomes_begin_with_the_seat_that_decides(game: str, options: dict[str, Any]) -> None:
    texts, _, _ = two_games(game, options)
    read = data.from_texts(texts)
    for number, text in enumerate(texts):
        record = records.loads(text)
        points, seats = record.result or [], len(record.result or [])
        wins = [(seat + 1 in record.winners) / len(record.winners) for seat in range(seats)]
        of_game = read.rows(np.flatnonzero(read.game == number))
        assert of_game.index.tolist() == [*range(len(of_game))]
        for row, seat in enumerate(of_game.seat.tolist()):
            turned = [(seat + k) % seats for k in range(seats)]
            assert of_game.points[row].tolist() == [points[k] for k in turned]
            assert of_game.wins[row].tolist() == pytest.approx([wins[k] for k in turned])
    assert np.isnan(read.shares).all()


def test_shares_of_a_search_are_read_and_turned() -> None:
    read = data.from_texts([play_record(plan_of("flood", "scribe,random,random"), 0)["record"]])
    searched = read.seat == 0  # it had seat 1, and thought wherever it had a choice
    choice = np.diff(read.offsets) > 1
    assert (~np.isnan(read.shares[:, 0]) == (searched & choice)).all()
    assert read.shares[searched & choice].sum(1) == pytest.approx(1, abs=0.001)
    late = read.shares[searched & choice][-20:, 0].mean()  # it wins against random bots, and knows it
    assert (late > 0.9) == bool(read.wins[searched][0, 0])


def test_files_are_read_by_name_and_numbers_kept(tmp_path: Path) -> None:
    plan = plan_of("sumeria", "apprentice,random,random")
    for number in (7, 3):
        (tmp_path / f"{number}.edubba").write_text(play_record(plan, number)["record"])
    read = data.from_files([tmp_path / "7.edubba", str(tmp_path / "3.edubba")])
    assert [*dict.fromkeys(read.game.tolist())] == [7, 3]


def test_rows_and_joints_keep_every_row_whole() -> None:
    texts, _, _ = two_games("flood", {})
    read = data.from_texts(texts)
    order = np.random.default_rng(1).permutation(len(read))
    cut = len(order) // 3
    again = joined([read.rows(order[:cut]), read.rows(order[cut:cut]), read.rows(order[cut:])])
    assert (again.masks == read.masks[order]).all()
    assert (again.action == read.action[order]).all()
    assert (again.observation == read.observation[order]).all()


def test_an_open_game_has_no_outcome_and_a_position_may_begin_it() -> None:
    pos = edubba.new("sumeria", players=3)
    while pos.chance:
        pos.play(pos.chance[0][0])
    pos.play(pos.legal[0])
    read = data.from_texts([records.dumps(Record.of("sumeria", pos.view()["options"], pos.moves))])
    assert len(read) == 1
    assert np.isnan(read.wins).all()
    view = {key: value for key, value in pos.view().items() if key not in ("game", "options")}
    record = Record("sumeria", pos.view()["options"], position=view)
    record.line.nodes.append(records.Node(pos.legal[0]))
    again = data.from_texts([records.dumps(record)])
    assert again.masks[0].sum() == len(pos.legal)


def test_a_record_that_is_not_so_is_refused_with_line_and_rule() -> None:
    text = play_record(plan_of(bots="apprentice,random,random"), 0)["record"]
    moves = records.loads(text).moves
    placed = next(move for move in moves if move.startswith("+"))
    twice = text.replace(f"{placed} ", f"{placed} {placed} ", 1)
    with pytest.raises(RecordError, match=r"record 0, line 2\d.*R10"):
        data.from_texts([twice])
    with pytest.raises(RecordError, match="hash"):
        data.from_texts([text.replace("hash: ", "hash: 0", 1)])
    result = next(line for line in text.splitlines() if line.startswith("result:"))
    with pytest.raises(RecordError, match="99"):
        data.from_texts([text.replace(result, "result: 99 99 99")])
    with pytest.raises(RecordError):  # after the end there is nothing to play
        data.from_texts([text + " ~E"])


def test_nothing_and_a_mixture_are_refused() -> None:
    with pytest.raises(OptionError) as error:
        data.from_texts([])
    assert error.value.key == "data-nothing"
    texts = [play_record(plan_of(game, "random,random,random"), 0)["record"] for game in ("sumeria", "flood")]
    with pytest.raises(OptionError) as error:
        data.from_texts(texts)
    assert error.value.key == "data-mixed"
    with pytest.raises(EdubbaError):
        data.from_files(["no/such/file.edubba"])


DIGEST = """
import hashlib, sys
from edubba.lab import data
read = data.from_files(sys.argv[1:])
whole = hashlib.sha256()
for each in (read.observation, read.masks, read.action, read.seat, read.offsets, read.wins):
    whole.update(each.tobytes())
print(whole.hexdigest())
"""


def test_plain_python_reads_the_same_arrays(tmp_path: Path) -> None:
    path = tmp_path / "game.edubba"
    path.write_text(play_record(plan_of("flood", "random,random,random"), 0)["record"])
    told = [
        subprocess.run(
            [sys.executable, "-c", DIGEST, str(path)],
            env=os.environ | {"EDUBBA_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    ]
    assert told[0] == told[1] != ""
