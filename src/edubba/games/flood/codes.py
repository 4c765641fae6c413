"""Actions and draws as integers. They ascend in the order in which the legal texts are listed."""

from __future__ import annotations

from edubba.games.flood.state import AREAS, OUTER, PLACES, RESOURCES, SUMERIAN, TURNS

PAY = 0  # PAY + resource, then a worker, then an army
PAY_WORKER = PAY + RESOURCES
PAY_ARMY = PAY_WORKER + 1

FOUND = PAY_ARMY + 1  # FOUND + Sumerian area
MOVE_CITY = FOUND + SUMERIAN  # MOVE_CITY + 9 * from + to
WORKERS = MOVE_CITY + SUMERIAN * SUMERIAN
TRADE = WORKERS + 1
EMPIRE = TRADE + 1  # EMPIRE + 3 * (turn - 1) + place in the turn's list
EXPAND = EMPIRE + 3 * TURNS
PASS = EXPAND + 1

SPEND = PASS + 1  # SPEND + resource
SCRIBE = SPEND + RESOURCES  # SCRIBE + 18 * source + destination
#: Where a scribe takes a worker from; the outer areas follow.
FROM_POOL, FROM_IRRIGATION, FROM_WEAVING, FROM_SCRIBES, FROM_TOOLMAKERS, FROM_USED, FROM_SELF = range(7)
FROM_OUTER = 7
SOURCES = FROM_OUTER + OUTER
TO_POOL, TO_PLACE = 0, 1  # where he puts it: TO_PLACE + place
DESTINATIONS = TO_PLACE + PLACES
PUT = SCRIBE + SOURCES * DESTINATIONS  # PUT + 5 * place + count - 1
MOST_PUT = 5  # the dearest resource

SWAP = PUT + PLACES * MOST_PUT  # SWAP + 64 * outer area + 8 * given + received
TOOL = SWAP + OUTER * RESOURCES * RESOURCES

BUY = TOOL + 1  # BUY + resource
EQUIP = BUY + RESOURCES  # EQUIP + resource
AT = EQUIP + RESOURCES  # AT + Sumerian area
GARRISON = AT + SUMERIAN  # GARRISON + count - 1

INVADE = GARRISON + 2  # INVADE + area
RAZE = INVADE + AREAS  # RAZE + Sumerian area
REINFORCE = RAZE + SUMERIAN  # REINFORCE + area
REENTER = REINFORCE + AREAS  # REENTER + area
ROLL = REENTER + AREAS
STOP = ROLL + 1
AGAIN = STOP + 1

BID = AGAIN + 1  # BID + resource
GROW = BID + RESOURCES  # GROW + 16 * Sumerian area + index in LUXURY_SETS
DONE = GROW + SUMERIAN * 16
ACTIONS = DONE + 1  # how many actions there are; draws follow

DRAW_ORDER = ACTIONS  # DRAW_ORDER + index in ORDERS
DRAW_DICE = DRAW_ORDER + 6  # DRAW_DICE + 6 * (first - 1) + second - 1
CODES = DRAW_DICE + 36

#: The six orders of play.
ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))

#: Sets of luxuries as bits over tool, oil, gold, lapis; by size, then in that order.
LUXURY_SETS = (0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15)

MOST_LEGAL = 512  # more than can ever be legal at once: a scribe's 20 sources to 17 places each
