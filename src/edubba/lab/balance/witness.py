"""What is seen of a game while it is played: choices offered, who came first, how each seat began."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

from edubba.games.core import Game, Setting, State
from edubba.lab.arena.crew import by_processes
from edubba.lab.arena.match import Result, play_game
from edubba.lab.balance.study import Study
from edubba.lab.game_file import GameFile, Kind, numbers
from edubba.search import Bot, Watch, bot

KEPT = ("points", "wins", "texts", "hash")  # of what the arena tells of a game
SEEN = ("game", "part", "number", "seed", *KEPT, "order", "opening", "branching")


class Notes:
    """What the witnesses of one game write down together."""

    def __init__(self) -> None:
        self.branching: list[int] = []  # legal actions at each decision
        self.order: list[int] = []  # seats in the order of their first decisions
        self.opening: list[str] = []  # the first action of each, in the same order


class Witness:
    """A bot in a seat, and what it was offered; `forced` takes the game's first decision out of its hands."""

    def __init__(self, seat: int, inner: Bot, notes: Notes, forced: int | None) -> None:
        self._seat, self._inner, self._notes, self._forced = seat, inner, notes, forced

    def choose(self, game: Game, setting: Setting, state: State, watch: Watch | None = None) -> int:
        """What the bot chooses, or what is forced upon it."""
        legal, notes = game.legal(setting, state), self._notes
        if self._forced is not None and not notes.branching:
            action = legal[self._forced % len(legal)]
        else:
            action = self._inner.choose(game, setting, state, watch)
        notes.branching.append(len(legal))
        if self._seat not in notes.order:
            notes.order.append(self._seat)
            notes.opening.append(game.text(setting, int(action)))
        return int(action)


def play(study: Study, game: int) -> Result:
    """Play a game of the study; the same on every machine, if the bots think by simulations."""
    part, number = study.place(game)
    plan, notes = study.parts[part], Notes()
    forced = number if part == len(study.variants) else None
    seats = iter(range(1, len(plan.bots) + 1))

    def seated(name: str, seed: object) -> Bot:
        return Witness(next(seats), bot(name, seed), notes, forced)

    told = play_game(plan, number, seated=seated)
    silent = [seat for seat in seats_of(plan.bots) if seat not in notes.order]
    return {
        "game": game,
        "part": part,
        "number": number,
        "seed": told["seed"],
        **{key: told[key] for key in KEPT},
        "order": notes.order + silent,
        "opening": notes.opening,
        "branching": notes.branching,
    }


def seats_of(bots: tuple[str, ...]) -> range:
    """The numbers of the seats."""
    return range(1, len(bots) + 1)


def played(study: Study, games: Iterable[int], jobs: int) -> Generator[Result, None, None]:
    """Play these games, `jobs` at a time. Closing the iterator stops all work at once."""
    if jobs == 1:
        return (play(study, game) for game in games)
    return by_processes(play, study, games, jobs)


def _is_of(study: Study, result: Any) -> bool:
    """Whether it is a game of this study, with all that a witness saw."""
    if not isinstance(result, dict) or result.keys() != {*SEEN}:
        return False
    game = result["game"]
    if not isinstance(game, int) or game < 0:
        return False
    part, number = study.place(game)
    plan = study.parts[part]
    seats, branching = [*seats_of(plan.bots)], result["branching"]
    return (
        [result["part"], result["number"], result["seed"]] == [part, number, plan.pairing(number).seed]
        and all(numbers(result[key], len(seats)) for key in ("points", "wins", "order"))
        and sorted(result["order"]) == seats
        and numbers([result["texts"]], 1)
        and isinstance(branching, list)
        and numbers(branching, len(branching))
        and min(branching, default=0) > 0
        and isinstance(result["opening"], list)
        and all(isinstance(text, str) for text in result["opening"])
        and 0 < len(result["opening"]) <= len(seats)
    )


class Store(GameFile[Study]):
    """The file of one study, open for one process. Use it in a `with` statement."""

    def __init__(self, path: str | Path, study: Study) -> None:
        super().__init__(path, study, BALANCE)


BALANCE = Kind(
    mark="edubba-balance",
    fits=_is_of,
    foreign="balance-no-study",
    busy="balance-busy",
    other="balance-other-study",
    part="balance-study-part",
    bad_line="balance-bad-line",
)
