"""The state of After the Flood: one packed record; a copy is a memory copy, a batch is an array."""

from __future__ import annotations

import numpy as np

from edubba.games.packed import Packed

NONE = -1  # nobody, nothing

SEATS, TURNS = 3, 5  # R1, R28
SUMERIAN, OUTER, AREAS = 9, 13, 22  # R7, R8; Sumerian areas come first
BOXES, PLACES = 4, 17  # where workers stand: the boxes, then the outer areas
IRRIGATION, WEAVING, SCRIBES, TOOLMAKERS = range(BOXES)
RESOURCES = 8
GRAIN, WOOD, METAL, TEXTILE, TOOLS, OIL, GOLD, LAPIS = range(RESOURCES)

# R4. In this order:  grain wood metal textile tool oil gold lapis
VALUES = (1, 2, 2, 2, 3, 3, 4, 5)
PIECES = (22, 12, 12, 15, 12, 7, 7, 7)
ARMIES_FOR = (1, 0, 2, 0, 3, 0, 0, 0)  # R102
FIRST_HAND = (0, 1, 1, 0, 1, 1, 1, 0)  # R24
LUXURIES = (TOOLS, OIL, GOLD, LAPIS)  # R144

CITIES, WORKERS_EACH, ARMIES_EACH = 4, 25, 20  # R2
FIRST_POOL, INCOME = 2, 8  # R24, R36
SCRIBES_MOST = 2  # R66
ARMIES_MOST = 2  # R18: armies in an area

# What is asked. The last three ask nobody: two wait for a draw, and the game ends.
(
    SURCHARGE, ACTION, WORK, PLACE, TRADING, BUYING, EQUIPPING, SEAT_OF_EMPIRE, GARRISONING, EXPANDING,
    FIGHTING, REPEATING, BIDDING, GROWING, ORDER_DRAW, DICE_DRAW, OVER,
) = range(17)  # fmt: skip

FOUNDING, REENTERING, INVADING = range(3)  # R109, D8, R117: what is fought for

ONE_EACH, ALL = 0, 1  # option decline (D1)

SUMER = -2  # the start of a Sumerian empire: any Sumerian area (R96)

RULES_VERSION = 1


class FloodState(Packed):
    """Everything that changes in a game."""

    __slots__ = ()
    FIELDS = (
        ("score", "<i2", SEATS),
        ("equipment", "<i2", SEATS),  # its value; the pieces lie on the army table
        ("bid", "<i2", SEATS),  # its value; the pieces lie in the pass box
        ("hand", "i1", (SEATS, RESOURCES)),
        ("stock", "i1", RESOURCES),
        ("workers", "i1", (SEATS, PLACES)),  # in scribes and toolmakers: on the ready side
        ("used_scribes", "i1", SEATS),
        ("used_toolmakers", "i1", SEATS),
        ("worker_stock", "i1", SEATS),
        ("worker_pool", "i1", SEATS),
        ("worker_track", "i1", SEATS),  # on the +70 box
        ("army_stock", "i1", SEATS),
        ("army_pool", "i1", SEATS),
        ("army_owner", "i1", AREAS),
        ("army_count", "i1", AREAS),
        ("city", "i1", SUMERIAN),  # its owner
        ("grown", "i1", SUMERIAN),
        ("cities_left", "i1", SEATS),  # markers not on the board
        ("empire", "i1", SEATS),  # place in the turn's list of three
        ("rank", "i1", SEATS),  # 0 is A, 1 is B, 2 is C
        ("passed", "i1", SEATS),
        ("order", "i1", SEATS),
        ("turn", "i1"),
        (
            "seat",
            "i1",
        ),  # whose turn it is, also while his dice roll; NONE before the order and at the end
        ("prompt", "i1"),
        ("paid", "i1"),  # the surcharge of this action
        ("spent", "i1"),  # a resource for workers in this action
        ("places", "i1"),  # how many workers it allows
        ("fresh", "i1"),  # scribes placed in this action
        ("changed", "i1"),  # whether this action has done something
        ("extra", "i1"),  # Sippar's exchange was used in this action
        ("swaps", "i1", OUTER),  # normal exchanges in this action
        ("received", "<i2", OUTER),  # types received in this action, as bits
        ("target", "i1"),  # area fought for or garrisoned
        ("fight", "i1"),
        ("decline", "i1"),
        ("rules_version", "i1"),
    )


STATE = FloodState.layout


def new_state(decline: int, rules: int = RULES_VERSION) -> Packed:
    """R19 to R27: the table before the order of play is drawn."""
    state: Packed = np.zeros(1, STATE)[0]
    for name in ("army_owner", "city", "empire", "rank", "order"):
        state[name][:] = NONE
    state.hand[:] = FIRST_HAND
    state.stock[:] = [pieces - SEATS * held for pieces, held in zip(PIECES, FIRST_HAND, strict=True)]
    state.workers[:, IRRIGATION] = state.workers[:, WEAVING] = 1  # R23
    state.worker_pool[:] = FIRST_POOL
    state.worker_stock[:] = WORKERS_EACH - FIRST_POOL - 2
    state.army_stock[:] = ARMIES_EACH
    state.cities_left[:] = CITIES
    state.turn = 1
    state.seat = state.target = state.fight = NONE
    state.prompt = ORDER_DRAW
    state.decline, state.rules_version = decline, rules
    return state
