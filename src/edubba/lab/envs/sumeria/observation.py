"""What a seat of Sumeria sees, as whole numbers. Everything is open; seats are told from one's own on."""

from __future__ import annotations

from typing import Any

from edubba.games.bits import NONE_SET, ONE, lowest
from edubba.games.kernel import Fields, kernel
from edubba.games.sumeria.rules.ending import points
from edubba.games.sumeria.state import (
    DYNASTIES,
    EACH_KIND,
    KINDS,
    ROUNDS,
    SPACES,
    TRADERS_EACH,
)
from edubba.lab.envs.fields import Field

SETTLEMENTS, STATES = 56, 8
PHASES = 3  # PLACE, TURN, TAKE: the phases in which a seat decides
FIRST_PHASE = 3

FIELDS = (
    Field("traders", SETTLEMENTS, 0, 1, "1 where the seat has a trader, in board order", seats=True),
    Field("won", KINDS, 0, EACH_KIND, "markers won of each kind: E, M, P, R", seats=True),
    Field("points", 1, 0, 100, "points of these markers", seats=True),
    Field("supply", 1, 0, max(TRADERS_EACH), "traders in the supply", seats=True),
    Field("start", 1, 0, 1, "1 for the start player of this dynasty", seats=True),
    Field("mover", 1, 0, 1, "1 for the seat that decides", seats=True),
    Field(
        "row", STATES, -1, STATES - 1, "the place of each city-state in the row, from 0; -1 before it lies"
    ),
    Field(
        "display",
        SPACES * KINDS,
        0,
        1,
        "1 where a marker of the kind lies: three spaces of position 1, two, one",
    ),
    Field("bag", KINDS, 0, EACH_KIND, "markers of each kind in the bag"),
    Field("phase", PHASES, 0, 1, "placing, a turn, or taking markers"),
    Field("scored", 3, 0, 1, "the position whose markers are being taken"),
    Field("dynasty", 1, 1, DYNASTIES, "the dynasty, from 1"),
    Field("round", 1, 1, ROUNDS, "the round, from 1"),
)


@kernel
def observe(tables: Fields, state: Fields, seat: int, out: Any) -> None:
    """Write what a seat sees."""
    players = int(state.players)
    out[:] = 0
    won = SETTLEMENTS * players
    score = won + KINDS * players
    supply, start = score + players, score + 2 * players
    mover = start + players
    for k in range(players):
        other = seat + k
        if other >= players:
            other -= players
        own = state.own[other]
        while own != NONE_SET:
            out[SETTLEMENTS * k + lowest(own)] = 1
            own &= own - ONE
        for kind in range(KINDS):
            out[won + KINDS * k + kind] = state.won[other, kind]
        out[score + k] = points(state, other)
        out[supply + k] = state.supply[other]
        if int(state.start) == other:
            out[start + k] = 1
        if int(state.seat) == other:
            out[mover + k] = 1
    observe_table(state, out[mover + players :])


@kernel
def observe_table(state: Fields, out: Any) -> None:
    """What belongs to no seat."""
    for tile in range(STATES):
        out[tile] = -1
    for place in range(STATES):
        tile = int(state.row[place])
        if tile >= 0:
            out[tile] = place
    for space in range(SPACES):
        kind = int(state.display[space])
        if kind >= 0:
            out[STATES + KINDS * space + kind] = 1
    at = STATES + KINDS * SPACES
    for kind in range(KINDS):
        out[at + kind] = state.bag[kind]
    at += KINDS
    phase = int(state.phase) - FIRST_PHASE
    if phase >= 0 and phase < PHASES:
        out[at + phase] = 1
        if phase == PHASES - 1:
            out[at + PHASES + int(state.scored)] = 1
    out[at + PHASES + 3] = state.dynasty
    out[at + PHASES + 4] = state.turn_marker
