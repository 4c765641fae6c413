"""After the Flood a second time: empires, expansion and fights (sections 11 to 13)."""

from __future__ import annotations

from tests.rules.flood.reference_state import State, held
from tests.rules.flood.reference_tables import AREAS, ARMIES_FOR, SUMER
from tests.rules.flood.reference_turn import end_action

# --- creating an empire -----------------------------------------------------------------------------


def empire_texts(state: State) -> list[str]:
    if state.player.empire is not None:  # R94
        return []
    taken = [player.empire for player in state.players.values()]
    return [
        f"empire {name}"
        for name in state.board.empires[state.turn]
        if name not in taken and _may_create(state, name)
    ]


def _may_create(state: State, name: str) -> bool:
    """R97, R98."""
    if name == "sumer":
        return True
    there = state.workers[name]
    return 0 < there[state.seat] == max(there.values())


def create(state: State, name: str) -> None:
    state.player.empire = name
    bonus = 2 if state.cities.get("babylon") == state.seat else 0  # R165
    _muster(state, state.board.empires[state.turn][name] + bonus)
    state.prompt = "buy"


def _muster(state: State, count: int) -> None:
    """R104: twenty armies are all there are."""
    count = min(count, state.player.army_stock)
    state.player.army_stock -= count
    state.player.army_pool += count


def buy_texts(state: State) -> list[str]:
    kinds = [name for name in held(state.player) if name in ARMIES_FOR and state.player.army_stock]  # D31
    return [f"buy {name}" for name in kinds] + ["done"]


def buy(state: State, resource: str) -> None:
    state.spend(resource)
    _muster(state, ARMIES_FOR[resource])


def equip_texts(state: State) -> list[str]:
    return [f"equip {name}" for name in held(state.player)] + ["done"]


def equip(state: State, resource: str) -> None:
    """R105, R107: it lies on the table, not in the stock."""
    state.player.equipment += state.lay_down(resource)


def equipped(state: State) -> None:
    state.created.append(state.seat)
    empire = state.player.empire
    assert empire is not None
    if empire == "sumer":
        state.prompt = "at"
        return
    there = state.workers[empire]  # R108, D9, D30
    state.player.worker_stock += there[state.seat]
    there[state.seat] = 0
    land(state, empire, "found")


def at_texts(state: State) -> list[str]:
    return [f"at {area}" for area in SUMER]


def land(state: State, area: str, fight: str) -> None:
    """A founding or a re-entry: R109, D8."""
    state.pending |= {"target": area, "fight": fight}
    if area in state.armies:
        _wait_for_dice(state)
    else:
        state.prompt = "garrison"


def garrison_texts(state: State) -> list[str]:
    return [f"garrison {count}" for count in (1, 2) if count <= state.player.army_pool]


def garrison(state: State, count: str) -> None:
    state.armies[state.pending["target"]] = [state.seat, int(count)]
    state.player.army_pool -= int(count)
    if state.pending["fight"] == "found":
        end_action(state)
    else:
        _ask_again(state)


# --- expanding --------------------------------------------------------------------------------------


def expand_texts(state: State) -> list[str]:
    """R112, R128."""
    own = [area for area in AREAS if state.army_of(area) == state.seat]
    pool = state.player.army_pool
    beside = [
        area
        for area in AREAS
        if area not in own and any((origin, area) in state.board.edges for origin in own)
    ]
    razable = [area for area in own if area in state.cities and state.cities[area] != state.seat]
    return [
        *(f"invade {area}" for area in beside if pool),
        *(f"raze {area}" for area in razable if pool >= _price(state, state.cities[area])),
        *(f"reinforce {area}" for area in own if pool and state.armies[area][1] == 1),
        *(f"reenter {area}" for area in _starts(state) if pool and not own),
    ]


def _price(state: State, owner: int) -> int:
    """R121, R122, D12."""
    protected = state.cities.get("shuruppak") == owner and len(state.cities_of(owner)) >= 2
    return 3 if protected else 2


def _starts(state: State) -> list[str]:
    empire = state.player.empire
    if empire is None:
        return []
    return SUMER if empire == "sumer" else [empire]


def _ask_again(state: State) -> None:
    for key in ("target", "fight"):
        state.pending.pop(key, None)
    state.prompt = "again"


def again_texts(state: State) -> list[str]:
    """R126, R128."""
    twin = state.copy()
    give_up(twin, 1)
    possible = twin.player.army_pool >= 0 and expand_texts(twin)
    return ["again", "done"] if possible else ["done"]


def give_up(state: State, count: int) -> None:
    state.player.army_pool -= count
    state.player.army_stock += count


def invade(state: State, area: str) -> None:
    if area in state.armies:
        state.pending |= {"target": area, "fight": "invade"}
        _wait_for_dice(state)
    else:
        _enter(state, area)


def _enter(state: State, area: str) -> None:
    state.player.army_pool -= 1
    state.armies[area] = [state.seat, 1]
    _ask_again(state)


def raze(state: State, area: str) -> None:
    give_up(state, _price(state, state.cities[area]))
    del state.cities[area]
    state.grown.discard(area)
    _ask_again(state)


def reinforce(state: State, area: str) -> None:
    state.player.army_pool -= 1
    state.armies[area][1] += 1
    _ask_again(state)


def go_again(state: State) -> None:
    give_up(state, 1)
    state.prompt = "expand"


# --- fights -----------------------------------------------------------------------------------------


def _wait_for_dice(state: State) -> None:
    state.prompt, state.waits = None, "dice"
    state.pending["attacker"] = state.seat


def roll_again(state: State) -> None:
    _wait_for_dice(state)


def stop(state: State) -> None:
    _ask_again(state)


def roll(state: State, dice: str) -> None:
    """R130 to R133."""
    state.waits = ""
    del state.pending["attacker"]
    area = state.pending["target"]
    defender = state.armies[area][0]
    mine, other = state.rank(state.seat), state.rank(defender)
    assert mine is not None
    assert other is not None
    if int(dice[0]) + int(dice[1]) >= (5 if mine < other else 7):
        state.armies[area][1] -= 1
        state.players[defender].army_stock += 1
        if not state.armies[area][1]:
            del state.armies[area]
            _won(state, area)
            return
    else:
        give_up(state, 1)
        if not state.player.army_pool:
            _lost(state)
            return
    if state.pending["fight"] == "invade":
        state.prompt = "fight"
    else:
        _wait_for_dice(state)


def _won(state: State, area: str) -> None:
    if state.pending["fight"] == "invade":
        _enter(state, area)
    else:
        state.prompt = "garrison"  # D10


def _lost(state: State) -> None:
    if state.pending["fight"] == "invade":
        _ask_again(state)
    else:
        end_action(state)
