"""Observations: everything is told, from one's own seat on, within the bounds that are promised."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from edubba.games import core
from edubba.games.errors import OptionError
from edubba.lab.envs import texts
from edubba.lab.envs.single import Single

#: Fields with a row for each seat, and fields whose values are seats.
BY_SEAT = {
    "sumeria": ("own", "won", "supply"),
    "flood": (
        "score", "equipment", "bid", "hand", "workers", "used_scribes", "used_toolmakers", "worker_stock",
        "worker_pool", "worker_track", "army_stock", "army_pool", "cities_left", "empire", "rank", "passed",
    ),
}  # fmt: skip
SEATS = {"sumeria": ("start", "seat"), "flood": ("army_owner", "city", "order", "seat")}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sumeria", {}),
    ("sumeria", {"players": 4}),
    ("flood", {}),
    ("flood", {"decline": "all"}),
]


def walks(game: str, options: dict[str, Any], games: int) -> Iterator[Single]:
    """Every position of some games by lot."""
    single, lots = Single(game, options), random.Random(1)
    for seed in range(games):
        single.begin(seed)
        while not single.over:
            yield single
            single.play(lots.choice(single.legal()))


def rotated(game: str, single: Single) -> core.State:
    """The same table with everybody one seat further."""
    state, players = core.copied(single.state), single.players
    for name in BY_SEAT[game]:
        state[name][:players] = np.roll(state[name][:players], 1, axis=0)
    for name in SEATS[game]:
        seats = np.asarray(state[name])
        state[name] = np.where(seats >= 0, (seats + 1) % players, seats)
    return state


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_who_sits_elsewhere_sees_the_same_from_there(game: str, options: dict[str, Any]) -> None:
    other = Single(game, options)
    for single in walks(game, options, 3):
        other.state = rotated(game, single)
        assert other.seat == (single.seat + 1) % single.players
        assert other.legal() == single.legal()
        for seat in range(single.players):
            beyond = (seat + 1) % single.players
            assert (other.observation(beyond) == single.observation(seat)).all()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_observations_keep_to_their_bounds(game: str, options: dict[str, Any]) -> None:
    low, high = map(np.array, Single(game, options).layout.bounds())
    for single in walks(game, options, 6):
        seen = single.observation(single.seat)
        assert ((low <= seen) & (seen <= high)).all()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_different_positions_look_different(game: str, options: dict[str, Any]) -> None:
    seen: dict[bytes, str] = {}
    for single in walks(game, options, 4):
        told = single.rules.digest(single.setting, single.state)
        assert seen.setdefault(single.observation(0).tobytes(), told) == told
    assert len(seen) > 100


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_prompt_holds_the_position_and_every_legal_text(game: str, options: dict[str, Any]) -> None:
    for number, single in enumerate(walks(game, options, 1)):
        if number % 10 == 0:
            pos = single.position()
            lines = texts.prompt(pos, single.seat + 1).splitlines()
            assert lines[0] == f"You are seat {single.seat + 1}, Player {single.seat + 1}."
            assert lines.count(pos.legal[0]) == 1
            assert not [line for line in lines if pos.legal[0] in line and pos.legal[-1] in line][1:]
            assert lines[-len(pos.legal) :] == pos.legal


def test_a_prompt_is_of_one_language_and_for_who_decides() -> None:
    single = Single("flood", {})
    single.begin(1)
    pos, seat = single.position(), single.seat + 1
    told = texts.prompt(pos, seat, "de")
    assert told.startswith(f"Du sitzt auf Platz {seat} und heißt Spieler {seat}.")
    assert "Antworte mit einem dieser Texte und sonst nichts:" in told
    assert "Answer" not in told
    for wrong, words in ((9, "There is no seat 9"), (seat % 3 + 1, "has nothing to decide now")):
        with pytest.raises(OptionError) as error:
            texts.prompt(pos, wrong)
        assert words in error.value.text("en")
