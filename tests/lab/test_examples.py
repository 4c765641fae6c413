"""The examples for researchers do what they say. They need PyTorch, OpenSpiel and Jupyter's client."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytestmark = pytest.mark.lab
FOLDER = Path(__file__).parents[2] / "examples"
MISSING = "{} is not installed; ./run test-lab has it"


def example(name: str, needs: str) -> ModuleType:
    pytest.importorskip(needs, reason=MISSING.format(needs))
    sys.path.insert(0, str(FOLDER))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(FOLDER))


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    return example("ppo", "torch")


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_ppo_beats_players_by_lot(ppo: ModuleType, game: str, tmp_path: Path) -> None:
    said: list[str] = []
    net, curve = ppo.train(game, 20, every=20, say=said.append)
    (_, before, _), (decisions, share, error) = curve
    assert decisions == 20 * 256 * 32
    assert share - 3 * error > max(before, 1 / 2)
    assert len(said) == 2
    ppo.plot(curve, 1 / 3, tmp_path / "curve.svg")
    assert "an even share" in (tmp_path / "curve.svg").read_text()
    assert net.shares.out_features == 3


def test_ppo_turns_shares_there_and_back(ppo: ModuleType) -> None:
    import torch

    seats = torch.tensor([0, 1, 2])
    own_first = torch.tensor([[5, 6, 7], [5, 6, 7], [5, 6, 7]])
    turned = ppo.by_seat(own_first, seats)
    assert turned.tolist() == [[5, 6, 7], [7, 5, 6], [6, 7, 5]]
    assert ppo.from_here(turned, seats).tolist() == own_first.tolist()


def test_ppo_pays_each_seat_what_it_won(ppo: ModuleType) -> None:
    """With a trace of 1 the targets of a game that ended are its result, seen from whoever decided."""
    import torch

    settings = ppo.Settings(rows=1, steps=95, trace=1.0)
    env = ppo.edubba.lab.vector("sumeria", 1, seed=3)
    torch.manual_seed(0)
    net = ppo.Net(env, 8)
    rewards: list[Any] = []
    seats: list[int] = []
    step, forward = env.step, net.forward

    def stepping(actions: Any) -> Any:
        found = step(actions)
        rewards.append(found.rewards[0].copy())
        return found

    def looking(*seen: Any) -> Any:
        seats.append(int(env.last().seats[0]))
        return forward(*seen)

    env.step, net.forward = stepping, looking
    targets = ppo.collect(env, net, settings)[-1]
    end = next(n for n, paid in enumerate(rewards) if paid.any())
    for n in range(end + 1):
        expected = [rewards[end][(seats[n] + turn) % 3] for turn in range(3)]
        assert targets[n].tolist() == pytest.approx(expected, abs=1e-5)


def test_openspiels_search_sits_with_our_bots() -> None:
    duel = example("openspiel_mcts", "pyspiel").duel
    said: list[str] = []
    assert duel("sumeria", 20, "random", 3, say=said.append) > 1 / 3
    assert duel("sumeria", 5, "scribe", 3, say=said.append) < 1 / 3
    assert 0 <= duel("flood", 2, "apprentice", 1, say=said.append) <= 1
    assert len(said) == 7


def test_the_notebook_says_what_it_says_in_print() -> None:
    nbformat = pytest.importorskip("nbformat", reason=MISSING.format("nbformat"))
    client = pytest.importorskip("nbclient", reason=MISSING.format("nbclient"))
    printed = nbformat.read(FOLDER / "lab.ipynb", as_version=4)
    run = nbformat.from_dict(json.loads(json.dumps(printed)))
    client.NotebookClient(run, timeout=300, resources={"metadata": {"path": str(FOLDER)}}).execute()
    assert _outputs(run) == _outputs(printed)
    drawn = [kinds for cell in _outputs(run) for kinds, _ in cell if "image/svg+xml" in kinds]
    assert len(drawn) == 4


def _outputs(notebook: Any) -> list[list[tuple[list[str], str]]]:
    """What each cell gave: the kinds of its pictures, and what it printed."""
    return [
        [(sorted(output.get("data", {})), output.get("text", "")) for output in cell.outputs]
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]
