"""The row of features of a seat: which number stands where. `weights.py` has a line for each."""

from __future__ import annotations

from edubba.games.flood.state import OVER, RESOURCES, SUMERIAN

# The row. A name that ends a line with "+ something" begins a run of features.
SPARE = 0  # + resource: pieces in the hand that no growth in reach needs, while one may act
KEPT = SPARE + RESOURCES  # + resource: pieces left once all growth is done, after passing
MEANS = KEPT + RESOURCES  # up to four pieces of any kind, while one may act
PASSED_MEANS = MEANS + 1  # the same after passing
GROWTH = PASSED_MEANS + 1  # points of growing at once
REACH = GROWTH + 1  # what this turn's trade could add to it
POTENTIAL = REACH + 1  # and what workers in every place of trade could
TRADABLE = POTENTIAL + 1  # types one can trade for
UNGROWN = TRADABLE + 1  # cities that may grow
GROWN = UNGROWN + 1
MARKERS = GROWN + 1  # cities not on the board
SITE = MARKERS + 1  # one more city can be founded
ALL_BUILT = SITE + 1  # or moved
POWER = ALL_BUILT + 1  # + Sumerian area: a city there
GRAIN_MADE = POWER + SUMERIAN  # + box: what the next production brings
GRAIN_LEAD = GRAIN_MADE + 2  # + box: workers ahead of the others
GRAIN_LATER = GRAIN_LEAD + 2  # + box: workers there outlast the next decline
READY_SCRIBES = GRAIN_LATER + 2
ALL_SCRIBES = READY_SCRIBES + 1
READY_MAKERS = ALL_SCRIBES + 1
ALL_MAKERS = READY_MAKERS + 1
POOL = ALL_MAKERS + 1  # workers to place
POOL_FIRST = POOL + 1  # the first three of them
ACCESS = POOL_FIRST + 1  # + wood, metal, oil, gold, lapis: workers where it is offered outlast a decline
TRADERS = ACCESS + 5  # exchanges a Trade action allows
LEAD_BY = TRADERS + 1  # + 0 to 3: printed points where one is level, or ahead by one, two, more
BEHIND = LEAD_BY + 4  # printed points where one is behind by one
EMPIRE_NOW = BEHIND + 1  # armies of the best empire one may create
EMPIRE_NEXT = EMPIRE_NOW + 1  # armies of the best in the next turn where one leads alone
EMPIRE_SHARED = EMPIRE_NEXT + 1  # what a better one adds where others are level
ARMIES = EMPIRE_SHARED + 1  # in the pool
ARMIES_OVER = ARMIES + 1  # more than there are free areas to invade
OPEN_TARGETS = ARMIES_OVER + 1  # free areas the pool can invade
AREA_VALUE = OPEN_TARGETS + 1  # points of the areas held
THREATENED = AREA_VALUE + 1  # areas held that others can invade
DOUBLED = THREATENED + 1  # areas held by two armies
RANK = DOUBLED + 1  # + rank of equipment
EQUIPMENT = RANK + 3  # its value, for each empire still to come
FIRST = EQUIPMENT + 1  # in the order of the next turn, by the bids so far
SECOND = FIRST + 1
ACTIVE = SECOND + 1  # has not passed
ALONE = ACTIVE + 1  # and all others have
ASKED = ALONE + 1  # + prompt: it is this seat's decision
TO_PLACE = ASKED + OVER  # workers a resource was spent for
HIT_CHANCE = TO_PLACE + 1
DEFENDERS = HIT_CHANCE + 1
FEATURES = DEFENDERS + 1

#: Where a feature or a run of them begins -> its name, for the table of weights.
NAMES = {
    at: name
    for name, at in sorted(globals().items())
    if name.isupper() and name not in ("OVER", "RESOURCES", "SUMERIAN", "FEATURES")
}
