"""From records to arrays: a game is parsed, replayed by one kernel call, and held against what it claims."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from edubba.games.core import State
from edubba.games.errors import OptionError, shown
from edubba.games.files import read_text
from edubba.lab.data.decisions import Decisions, joined, turned
from edubba.lab.data.unroll import Seen, unrolled
from edubba.lab.envs.verbs import verbs_of
from edubba.lab.marks import NUMBER, VIEW
from edubba.records import limits, loads
from edubba.records.model import Node, Record
from edubba.records.reader import parse
from edubba.records.replay import Final
from edubba.records.verify import check_claims, game_of, opening_of, setting_of


class Replayed(NamedTuple):
    """A record, the state in which it ends, and what its decisions saw."""

    record: Record
    state: State
    seen: Seen
    hash: str
    points: list[int]
    wins: list[float]  # NaN for all where the game has no end


def from_files(paths: Iterable[str | Path]) -> Decisions:
    """The decisions of all games in these files; raises RecordError, with file and line, or FileError."""
    named = ((read_text(path, limit=limits.BYTES), shown(str(path), 200)) for path in paths)
    return _whole([replayed(text, file) for text, file in named])


def from_texts(texts: Iterable[str]) -> Decisions:
    """The decisions of all games in these texts of records; raises RecordError."""
    return _whole([replayed(text, f"record {number}") for number, text in enumerate(texts)])


def replayed(text: str, file: str = "record") -> Replayed:
    """The main line of a record, played; as strict as `edubba.read`, but blind to variations."""
    parsed = parse(text, file)
    game = game_of(parsed)
    setting = setting_of(parsed, game)
    parsed.record.options = dict(setting.options)
    state = opening_of(parsed, game, setting)
    seen = unrolled(game, setting, state, parsed.record.moves)
    if seen is None:
        loads(text, file)  # it knows which rule forbids what, and raises
        raise AssertionError("a text that only one of two replays refuses")
    check_claims(parsed, game, Final(setting, state))
    seats = range(1, len(game.scores(state)) + 1)
    winners = game.winners(state)
    wins = [(seat in winners) / len(winners) if winners else float("nan") for seat in seats]
    return Replayed(parsed.record, state, seen, game.digest(setting, state), game.scores(state), wins)


def decisions_of(one: Replayed, number: int) -> Decisions:
    """The decisions of one game, under this number."""
    seen = one.seen
    players = len(one.points)
    return Decisions(
        game=np.full(len(seen.seat), number, np.int64),
        index=np.arange(len(seen.seat), dtype=np.int32),
        seat=seen.seat,
        observation=seen.observation,
        legal=seen.legal,
        offsets=seen.offsets,
        action=seen.action,
        wins=turned(np.array(one.wins, np.float32), seen.seat),
        points=turned(np.array(one.points, np.int16), seen.seat),
        shares=turned(_shares(one.record.line.nodes, seen.place, players), seen.seat),
        actions=int(verbs_of(one.record.game).ACTIONS),
    )


def number_of(record: Record) -> int | None:
    """The number that a record of self-play carries."""
    text = record.headers.get(NUMBER, "")
    return int(text) if text.isdecimal() and len(text) < 16 else None


def _whole(games: Sequence[Replayed]) -> Decisions:
    if not games:
        raise OptionError("data-nothing")
    first = games[0]
    for one in games:
        if (one.record.game, len(one.points)) != (first.record.game, len(first.points)):
            raise OptionError("data-mixed")
    numbers = [number_of(one.record) for one in games]
    known = None not in numbers and len(set(numbers)) == len(numbers)
    parts = zip(games, numbers if known else range(len(games)), strict=True)
    return joined([decisions_of(one, number or 0) for one, number in parts])


def _shares(nodes: Sequence[Node], places: NDArray[np.int32], players: int) -> NDArray[np.float32]:
    """What was thought of the position before each decision: it stands at the text before."""
    found = np.full((len(places), players), np.nan, np.float32)
    for row, place in enumerate(places.tolist()):
        value = nodes[place - 1].annotation(VIEW) if place else None
        if value is not None:
            found[row] = _numbers(value, players)
    return found


def _numbers(value: str, players: int) -> list[float]:
    """The shares of an annotation; no record is refused for one that makes no sense."""
    try:
        numbers = [float(word) for word in value.split()]
    except ValueError:
        numbers = []
    return numbers if len(numbers) == players else [float("nan")] * players
