"""A bot of ours against two of OpenSpiel's C++ MCTS bots on Sumeria.

    python benchmarks/openspiel/duel.py --bot lugal:1s --games 30 --jobs 2 --seconds 1
    python benchmarks/openspiel/duel.py --bot lugal:1000 --games 30 --jobs 2 --simulations 1000

Our bot sits in each seat in turn; the three games of a round have the same draws. With `--out` each game is
kept as a line of JSON, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import summary
from game import PLAYERS, RULES, SETTING
from match import play
from player import Player, Settings
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from edubba.search import Bot, bot
from edubba.search.limits import split_name


@dataclass(frozen=True, slots=True)
class Task:
    """One game of a duel: everything its result depends on, except the machine's speed."""

    number: int
    name: str  # our bot's
    theirs: Settings
    seed: int

    @property
    def round(self) -> str:
        """Games of one round have the same draws."""
        return f"{self.seed}.{self.number // PLAYERS}"


def counted(player: Any, name: str, decisions: int) -> int | None:
    """A bot's simulations: as it counted them, or as its name limits them, or unknown."""
    own = getattr(player, "simulations", None)
    if isinstance(own, int):
        return own
    limit = split_name(name)[1]
    return None if limit is None or limit.simulations is None else limit.simulations * decisions


def play_one(task: Task) -> dict[str, Any]:
    """Play a game; the line that is kept of it."""
    seat = task.number % PLAYERS
    players: list[Bot] = [
        bot(task.name, f"{task.round} {seat}")
        if place == seat
        else Player(task.theirs, (task.seed * 10_000 + task.number) * PLAYERS + place)
        for place in range(PLAYERS)
    ]
    result = play(players, task.round)
    sides: dict[str, Any] = {}
    for side, places in (("ours", [seat]), ("theirs", [p for p in range(PLAYERS) if p != seat])):
        decisions = sum(result.clocks[place].decisions for place in places)
        simulations = [counted(players[p], task.name, result.clocks[p].decisions) for p in places]
        sides[side] = {
            "decisions": decisions,
            "seconds": round(sum(result.clocks[place].seconds for place in places), 3),
            "simulations": None if None in simulations else sum(filter(None, simulations)),
        }
    return {"game": task.number, "seat": seat + 1, "shares": result.shares, "points": result.points} | sides


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except json.JSONDecodeError:
        return False
    return True


def kept(out: Path | None, head: dict[str, Any]) -> list[dict[str, Any]]:
    """The games of an earlier run of the same duel; begins the file where there is none."""
    if out is None:
        return []
    if not out.exists() or not out.stat().st_size:
        out.write_text(json.dumps(head) + "\n")
        return []
    first, *lines = out.read_text().splitlines()
    if lines and not _is_json(lines[-1]):  # it was stopped while it wrote
        lines.pop()
        out.write_text("\n".join([first, *lines, ""]))
    if json.loads(first) != head:
        raise SystemExit(
            f"{out} holds another duel: name another file, or give the options it was begun with."
        )
    return [json.loads(line) for line in lines]


def warm(name: str) -> None:
    """Have everything compiled that both sides need, off the clock."""
    position = RULES.initial(SETTING)
    while not RULES.legal(SETTING, position):
        RULES.apply(SETTING, position, RULES.chance(SETTING, position)[0][0])
    for player in (bot(name, 0), Player(Settings(seconds=None, simulations=2_000), 0)):
        player.choose(RULES, SETTING, position)


def finished(tasks: list[Task], jobs: int) -> Iterator[dict[str, Any]]:
    """The games as they end, with a progress bar on the error stream."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with (
        multiprocessing.get_context("spawn").Pool(jobs, warm, (tasks[0].name,)) as pool,
        Progress(*columns, console=Console(stderr=True)) as progress,
    ):
        bar = progress.add_task("games", total=len(tasks))
        for line in pool.imap_unordered(play_one, tasks):
            yield line
            progress.advance(bar)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="lugal:1s", help="ours, with its limit")
    parser.add_argument("--games", type=int, default=30, help="three to a round")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help="OpenSpiel's a decision (default 1)")
    limit.add_argument("--simulations", type=int, help="OpenSpiel's a decision")
    parser.add_argument("--policy", choices=("UCT", "PUCT"), default=Settings().policy)
    parser.add_argument("--uct-c", type=float, default=Settings().uct_c)
    parser.add_argument("--rollouts", type=int, default=Settings().rollouts, help="a simulation")
    given = parser.parse_args()
    if given.games < 1 or (given.simulations is not None and given.simulations < 2):
        parser.error("a duel needs at least one game, and OpenSpiel's search two simulations")
    return given


def main() -> None:
    """Play what is not yet kept and print the figures: a line of JSON and a readable one."""
    given = arguments()
    seconds = None if given.simulations else given.seconds or 1.0
    theirs = Settings(seconds, given.simulations, given.uct_c, given.rollouts, given.policy)
    head = {"bot": given.bot, "seed": given.seed, "openspiel": asdict(theirs)}
    games = kept(given.out, head)
    there = {game["game"] for game in games}
    tasks = [Task(n, given.bot, theirs, given.seed) for n in range(given.games) if n not in there]
    for line in finished(tasks, given.jobs) if tasks else ():
        games.append(line)
        if given.out is not None:
            with given.out.open("a") as file:
                file.write(json.dumps(line) + "\n")
    figures = summary.of([game for game in games if game["game"] < given.games])
    print(json.dumps(head | figures))
    print(summary.told(given.bot, figures))


if __name__ == "__main__":
    main()
