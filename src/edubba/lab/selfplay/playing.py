"""One game of self-play as a record: byte for byte the same wherever it is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from edubba import records
from edubba.games import core
from edubba.games.errors import OptionError, shown
from edubba.lab.arena.crew import played
from edubba.lab.arena.match import Course, Result, play_game
from edubba.lab.arena.plan import Plan
from edubba.lab.marks import NUMBER, VIEW
from edubba.records.model import Line, Node, Record
from edubba.search.levels import LEVELS
from edubba.search.limits import split_name


def check_bots(plan: Plan) -> None:
    """Refuse bots that think by the clock: nobody could play their games again."""
    for name in plan.competitors:
        plain, limit = split_name(name)
        limit = limit or (LEVELS[plain].limit if plain in LEVELS else None)
        if limit is not None and limit.seconds is not None:
            raise OptionError("selfplay-by-time", name=shown(name), better=f"{plain}:1000")


def play_record(plan: Plan, number: int) -> Result:
    """Play the game of that number: its number and its record. Raises BotError."""
    course = Course()
    result = play_game(plan, number, course)
    rules = core.game(plan.game)
    setting = rules.setting(plan.options, rules=plan.rules)
    nodes = [Node(rules.text(setting, action)) for action in course.actions]
    for place, shares in course.shares.items():
        if place:  # what is thought of the position after a text stands at that text
            nodes[place - 1].annotations.append((VIEW, " ".join(f"{share:.4f}" for share in shares)))
    seats = {f"seat.{seat}": name for seat, name in enumerate(result["seats"], 1)}
    headers = {
        **seats,
        **{key.replace("seat", "player"): name for key, name in seats.items()},
        "round": str(result["round"]),
        "writer": f"edubba {plan.version}",
        "seed": result["seed"],
        "hash": result["hash"],
        NUMBER: str(number),
    }
    record = Record(plan.game, dict(plan.options), Line(nodes), headers, plan.rules)
    return {"game": number, "record": records.dumps(record)}


def records_of(
    plan: Plan, numbers: Iterable[int], *, jobs: int | None = None, ray: str | None = None
) -> Iterator[str]:
    """The texts of the records of these games, in the order in which they end."""
    check_bots(plan)
    return (result["record"] for result in played(plan, numbers, jobs, ray, play_record))
