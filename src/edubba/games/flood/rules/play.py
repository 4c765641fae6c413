"""One step of the game: an action or a draw, and what follows of itself."""

from __future__ import annotations

from edubba.games.flood.codes import (
    AGAIN,
    AT,
    BUY,
    DESTINATIONS,
    DONE,
    DRAW_DICE,
    DRAW_ORDER,
    EMPIRE,
    EQUIP,
    EXPAND,
    FOUND,
    GARRISON,
    GROW,
    INVADE,
    MOST_PUT,
    MOVE_CITY,
    ORDERS,
    PASS,
    PUT,
    RAZE,
    REENTER,
    REINFORCE,
    ROLL,
    SCRIBE,
    SPEND,
    SWAP,
    TOOL,
    TRADE,
    WORKERS,
)
from edubba.games.flood.rules.cities import found, move_city
from edubba.games.flood.rules.combat import end_invasion, roll
from edubba.games.flood.rules.empires import (
    begin_equipment,
    buy,
    create,
    enter,
    equip,
    finish_equipment,
    garrison,
)
from edubba.games.flood.rules.expansion import invade, raze, reenter, reinforce, repeat
from edubba.games.flood.rules.passing import bid, pass_by, pay
from edubba.games.flood.rules.points import can_grow, grow
from edubba.games.flood.rules.trade import make_tool, swap
from edubba.games.flood.rules.turns import ask_growth, begin_turn, end_action, place_in_order
from edubba.games.flood.rules.workers import put, spend, use_scribe
from edubba.games.flood.state import (
    ACTION,
    BIDDING,
    BUYING,
    DICE_DRAW,
    EQUIPPING,
    EXPANDING,
    FIGHTING,
    FOUNDING,
    GARRISONING,
    GROWING,
    PLACE,
    REENTERING,
    REPEATING,
    SEAT_OF_EMPIRE,
    SEATS,
    SUMERIAN,
    SURCHARGE,
    TRADING,
    WORK,
)
from edubba.games.kernel import Fields, kernel


@kernel
def apply(tables: Fields, state: Fields, code: int) -> None:
    """Carry out an action or a draw. Trusts that it is legal."""
    prompt = state.prompt
    if prompt == ACTION:
        choose_action(tables, state, code)
    elif prompt == SURCHARGE:
        pay_or_pass(state, code)
    elif prompt == WORK:
        work(tables, state, code)
    elif prompt == PLACE:
        put(state, (code - PUT) // MOST_PUT, (code - PUT) % MOST_PUT + 1)
    elif prompt == TRADING:
        trade(tables, state, code)
    elif prompt == BIDDING:
        make_bid(tables, state, code)
    elif prompt == GROWING:
        grow_city(tables, state, code)
    elif code >= DRAW_ORDER:
        draw(tables, state, code)
    else:
        go_on(tables, state, code)


@kernel
def draw(tables: Fields, state: Fields, code: int) -> None:
    """R21: the first order of play; R130: two dice."""
    if code >= DRAW_DICE:
        dice = (code - DRAW_DICE) // 6 + (code - DRAW_DICE) % 6 + 2
        if roll(state, dice):
            end_action(tables, state)  # R109: the empire is used up
    else:
        first = ORDERS[code - DRAW_ORDER]
        for place in range(SEATS):
            state.order[place] = first[place]
        begin_turn(tables, state)


@kernel
def pay_or_pass(state: Fields, code: int) -> None:
    """R50, R54."""
    if code == PASS:
        pass_by(state)
    else:
        pay(state, code)


@kernel
def choose_action(tables: Fields, state: Fields, code: int) -> None:
    """R47: found or move a city at once; the others ask on."""
    if code == PASS:
        pass_by(state)
    elif code == WORKERS:
        state.prompt = WORK
    elif code == TRADE:
        state.prompt = TRADING
    elif code == EXPAND:
        state.prompt = EXPANDING
    elif code >= EMPIRE:
        create(tables, state, (code - EMPIRE) % 3)
    else:
        if code >= MOVE_CITY:
            move_city(tables, state, (code - MOVE_CITY) // SUMERIAN, (code - MOVE_CITY) % SUMERIAN)
        else:
            found(tables, state, code - FOUND)
        end_action(tables, state)


@kernel
def work(tables: Fields, state: Fields, code: int) -> None:
    """R63, R69."""
    if code == DONE:
        end_action(tables, state)
    elif code >= SCRIBE:
        use_scribe(state, (code - SCRIBE) // DESTINATIONS, (code - SCRIBE) % DESTINATIONS)
    else:
        spend(state, code - SPEND)


@kernel
def trade(tables: Fields, state: Fields, code: int) -> None:
    """R79, R88."""
    if code == DONE:
        end_action(tables, state)
    elif code == TOOL:
        make_tool(state)
    else:
        swap(state, (code - SWAP) // 64, (code - SWAP) // 8 % 8, (code - SWAP) % 8)


@kernel
def make_bid(tables: Fields, state: Fields, code: int) -> None:
    """R137."""
    if code == DONE:
        end_action(tables, state)
    else:
        bid(state, code)


@kernel
def grow_city(tables: Fields, state: Fields, code: int) -> None:
    """R142: as long as the player can and will; then the next in order."""
    if code != DONE:
        grow(tables, state, (code - GROW) // 16, (code - GROW) % 16)
        if can_grow(state, state.seat):
            return
    ask_growth(tables, state, place_in_order(state, state.seat) + 1)


@kernel
def go_on(tables: Fields, state: Fields, code: int) -> None:
    """The steps within an empire, an expansion or a fight."""
    prompt = state.prompt
    if prompt == EXPANDING:
        expand(tables, state, code)
    elif prompt == REPEATING:
        if code == AGAIN:
            repeat(state)
        else:
            end_action(tables, state)
    elif prompt == FIGHTING:
        if code == ROLL:
            state.prompt = DICE_DRAW
        else:
            end_invasion(state)
    elif prompt == GARRISONING:
        keep_garrison(tables, state, code - GARRISON + 1)
    else:
        prepare_empire(tables, state, code)


@kernel
def prepare_empire(tables: Fields, state: Fields, code: int) -> None:
    """R100 to R107: armies, equipment, and a Sumerian empire's seat."""
    prompt = state.prompt
    if prompt == SEAT_OF_EMPIRE:
        enter(state, code - AT, FOUNDING)
    elif prompt == BUYING:
        if code == DONE:
            begin_equipment(state)
        else:
            buy(state, code - BUY)
    elif prompt == EQUIPPING:
        if code == DONE:
            finish_equipment(tables, state)
        else:
            equip(state, code - EQUIP)


@kernel
def keep_garrison(tables: Fields, state: Fields, count: int) -> None:
    """R108: a new empire's turn is over; D8: after a re-entry one may repeat."""
    garrison(state, count)
    if state.fight == REENTERING:
        end_invasion(state)
    else:
        end_action(tables, state)


@kernel
def expand(tables: Fields, state: Fields, code: int) -> None:
    """R112."""
    if code >= REENTER:
        reenter(state, code - REENTER)
    elif code >= REINFORCE:
        reinforce(state, code - REINFORCE)
    elif code >= RAZE:
        raze(tables, state, code - RAZE)
    else:
        invade(state, code - INVADE)
