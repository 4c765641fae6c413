"""After the Flood a second time: founding, workers and scribes, trade (sections 8 to 10)."""

from __future__ import annotations

from tests.rules.flood.reference_state import State, held
from tests.rules.flood.reference_tables import BOXES, OUTER, RESOURCES, SUMER, VALUE
from tests.rules.flood.reference_turn import end_action

# --- cities -----------------------------------------------------------------------------------------


def _sites(state: State) -> list[str]:
    """R57."""
    return [area for area in SUMER if area not in state.cities and state.army_of(area) in (None, state.seat)]


def city_texts(state: State) -> list[str]:
    own = state.cities_of(state.seat)
    if len(own) < 4:
        return [f"found {area}" for area in _sites(state)]
    return [f"move-city {old}>{new}" for old in SUMER if old in own for new in _sites(state)]  # R60


def found(state: State, area: str) -> None:
    state.cities[area] = state.seat
    player = state.player
    if area == "eridu" and player.worker_stock:  # R159, D15
        player.worker_stock -= 1
        state.workers["toolmakers"][state.seat] += 1
    if area == "uruk" and player.worker_stock and _scribes(state) < 2:  # R160, D15
        player.worker_stock -= 1
        state.workers["scribes"][state.seat] += 1
    end_action(state)


def move_city(state: State, way: str) -> None:
    old, new = way.split(">")
    del state.cities[old]
    state.grown.discard(old)
    found(state, new)


# --- workers ----------------------------------------------------------------------------------------


def _scribes(state: State) -> int:
    return state.workers["scribes"][state.seat] + state.workers["scribes*"][state.seat]


def can_place(state: State) -> bool:
    """R49, D24: a worker of the pool and something to pay with, or a ready scribe."""
    return bool(_spend_texts(state) or _scribe_texts(state))


def worker_texts(state: State) -> list[str]:
    done = ["done"] if "changed" in state.pending else []
    return _spend_texts(state) + _scribe_texts(state) + done


def _spend_texts(state: State) -> list[str]:
    if "spent" in state.pending or not state.player.worker_pool:
        return []
    return [f"spend {name}" for name in held(state.player)]


def spend(state: State, resource: str) -> None:
    state.spend(resource)
    state.pending |= {"spent": True, "place": VALUE[resource]}
    state.prompt = "place"


def place_texts(state: State) -> list[str]:
    """R63, R65, R66."""
    most = min(state.pending["place"], state.player.worker_pool)
    texts = []
    for place in [*BOXES, *OUTER]:
        room = min(most, 2 - _scribes(state)) if place == "scribes" else most
        texts += [f"place {place}*{count}" for count in range(1, room + 1)]
    return texts


def place(state: State, rest: str) -> None:
    where, count = rest.split("*")
    state.player.worker_pool -= int(count)
    state.workers[where][state.seat] += int(count)
    if where == "scribes":
        state.pending["fresh"] = state.pending.get("fresh", 0) + int(count)
    del state.pending["place"]
    state.pending["changed"] = True
    state.prompt = "workers"


def _sources(state: State) -> list[str]:
    def standing(places: list[str], least: int = 1) -> list[str]:
        return [one for one in places if state.workers[one][state.seat] >= least]

    return [
        *(["pool"] if state.player.worker_pool else []),
        *standing(["irrigation", "weaving"]),
        *standing(["scribes"], 2),  # another one than the one that acts
        *standing(["toolmakers", "toolmakers*"]),
        "self",
        *standing(OUTER),
    ]


def _scribe_texts(state: State) -> list[str]:
    """R69 to R78."""
    if state.workers["scribes"][state.seat] - state.pending.get("fresh", 0) < 1:  # R76
        return []
    texts = []
    for source in _sources(state):
        for target in ["pool", *BOXES, *OUTER]:
            full = target == "scribes" and (_scribes(state) >= 2 or source in ("self", "scribes"))
            if source != target and not full:
                texts.append(f"scribe {source}>{target}")
    return texts


def scribe(state: State, way: str) -> None:
    source, target = way.split(">")
    if source == "self":
        _take_worker(state, "scribes")
    else:
        state.workers["scribes"][state.seat] -= 1
        state.workers["scribes*"][state.seat] += 1
        _take_worker(state, source)
        if source == "scribes" and "fresh" in state.pending:
            _count_fresh(state, -1)
    if target == "pool":
        state.player.worker_pool += 1
    else:
        state.workers[target][state.seat] += 1
    if target == "scribes":
        _count_fresh(state, 1)
    state.pending["changed"] = True


def _take_worker(state: State, source: str) -> None:
    if source == "pool":
        state.player.worker_pool -= 1
    else:
        state.workers[source][state.seat] -= 1


def _count_fresh(state: State, more: int) -> None:
    fresh = state.pending.pop("fresh", 0) + more
    if fresh:
        state.pending["fresh"] = fresh


# --- trade ------------------------------------------------------------------------------------------


def _units(state: State, area: str) -> int:
    """R83, R84, D28."""
    if area in state.armies:
        seat, count = state.armies[area]
        return count if seat == state.seat else 0
    return state.workers[area][state.seat]


def _normal(state: State, area: str, get: str) -> bool:
    """R82."""
    made = state.pending.get("swaps", {}).get(area, 0)
    return made < _units(state, area) and get not in state.pending.get("received", {}).get(area, [])


def _may_receive(state: State, area: str, get: str) -> bool:
    if not _units(state, area) or not state.stock[get]:  # R79, R81
        return False
    extra = state.cities.get("sippar") == state.seat and "extra" not in state.pending  # R164, D7
    return _normal(state, area, get) or extra


def _swap_texts(state: State) -> list[str]:
    offered = {area: state.board.offers.get(area, []) for area in OUTER}
    received = {
        area: [get for get in RESOURCES if get in offered[area] and _may_receive(state, area, get)]
        for area in OUTER
    }
    return [
        f"swap {area} {give}>{get}"
        for area in OUTER
        if received[area]
        for give in held(state.player)
        for get in received[area]
        if give in state.board.accepted[get]
    ]


def _tool_texts(state: State) -> list[str]:
    """R88."""
    ready = state.workers["toolmakers"][state.seat]
    return ["tool"] if ready and state.player.hand["metal"] and state.stock["tool"] else []


def can_trade(state: State) -> bool:
    return bool(_swap_texts(state) or _tool_texts(state))


def trade_texts(state: State) -> list[str]:
    return _swap_texts(state) + _tool_texts(state) + (["done"] if "changed" in state.pending else [])


def swap(state: State, rest: str) -> None:
    area, pair = rest.split()
    give, get = pair.split(">")
    if _normal(state, area, get):
        swaps = state.pending.setdefault("swaps", {})
        swaps[area] = swaps.get(area, 0) + 1
    else:
        state.pending["extra"] = True
    received = state.pending.setdefault("received", {})
    received[area] = [name for name in RESOURCES if name == get or name in received.get(area, [])]
    state.spend(give)
    _receive(state, get)


def tool(state: State) -> None:
    state.spend("metal")
    state.workers["toolmakers"][state.seat] -= 1
    state.workers["toolmakers*"][state.seat] += 1
    _receive(state, "tool")


def _receive(state: State, resource: str) -> None:
    state.stock[resource] -= 1
    state.player.hand[resource] += 1
    state.pending["changed"] = True
