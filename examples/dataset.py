"""A self-play data set: games written as records, read back into arrays, and something learned from them.

    python examples/dataset.py [FOLDER]

Needs Edubba with Numba, nothing else. `edubba lab selfplay` does the same at scale, into Parquet files.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np

from edubba.lab import data
from edubba.lab.arena.plan import make_plan
from edubba.lab.envs.fields import Layout
from edubba.lab.envs.verbs import verbs_of
from edubba.lab.selfplay.playing import records_of

GAME, BOTS, GAMES = "sumeria", ["scribe", "apprentice", "apprentice"], 12


def write(folder: Path) -> list[Path]:
    """Let bots play and write every game as a record; the same seed gives the same bytes."""
    plan = make_plan(GAME, {}, BOTS, seed="1")
    paths = []
    for number, record in enumerate(records_of(plan, range(GAMES))):
        paths.append(folder / f"game-{number:03}.edubba")
        paths[-1].write_text(record, encoding="utf-8")
    return paths


def learn(games: data.Decisions) -> float:
    """How well the lead in points foretells the victory: their correlation, over all decisions."""
    players = games.wins.shape[1]
    points = games.observation[:, Layout(verbs_of(GAME).FIELDS, players).places["points"]]
    lead = points[:, 0] - points[:, 1:].max(axis=1)  # one's own come first
    return float(np.corrcoef(lead, games.wins[:, 0])[0, 1])


def main(folder: Path) -> None:
    """Write, read, tell."""
    paths = write(folder)
    games = data.from_files(paths)
    masks = games.masks
    print(f"{len(paths)} records in {folder}, {sum(path.stat().st_size for path in paths)} bytes")
    print(f"{len(games)} decisions: observations {games.observation.shape}, masks {masks.shape}")
    assert masks[np.arange(len(games)), games.action].all()  # what was chosen was legal
    print(f"legal actions: {masks.sum(1).mean():.1f} on average, at most {masks.sum(1).max()}")
    seen = ~np.isnan(games.shares[:, 0])  # decisions of a bot that searches
    error = np.abs(games.shares[seen] - games.wins[seen]).mean()
    print(f"the search was off by {error:.2f} on average in {seen.sum()} decisions")
    print(f"correlation of lead and victory: {learn(games):.2f}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        target = Path(sys.argv[1])
        target.mkdir(parents=True, exist_ok=True)
        main(target)
    else:
        with tempfile.TemporaryDirectory() as made:
            main(Path(made))
