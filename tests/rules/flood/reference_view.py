"""After the Flood a second time: the JSON of a position, there and back."""

from __future__ import annotations

import copy
from typing import Any

from tests.rules.flood.reference_state import Player, State
from tests.rules.flood.reference_tables import OUTER, PIECES, PRINTED, RESOURCES, SEATS, SUMER, of_document


def view_of(state: State) -> dict[str, Any]:
    """All of it, sharing nothing with the state."""
    return {
        "game": "flood",
        "options": {"decline": state.decline, "board": copy.deepcopy(state.board_option)},
        "turn": state.turn,
        "phase": state.phase,
        "prompt": state.prompt,
        "to_act": state.seat if state.prompt else None,
        "chance": bool(state.waits),
        "order": list(state.order),
        "players": [_player(state, seat) for seat in SEATS],
        "areas": {
            **{area: _sumerian(state, area) for area in SUMER},
            **{area: {"workers": _workers(state, area), "army": _army(state, area)} for area in OUTER},
        },
        "boxes": {
            "irrigation": _workers(state, "irrigation"),
            "weaving": _workers(state, "weaving"),
            "scribes": {"ready": _workers(state, "scribes"), "used": _workers(state, "scribes*")},
            "toolmakers": {"ready": _workers(state, "toolmakers"), "used": _workers(state, "toolmakers*")},
        },
        "stock": dict(state.stock),
        "pending": copy.deepcopy(state.pending),
        "winners": list(state.winners),
    }


def _player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    cities = state.cities_of(seat)
    return {
        "score": player.score,
        "hand": dict(player.hand),
        "workers": {"stock": player.worker_stock, "pool": player.worker_pool, "track": player.track},
        "armies": {"stock": player.army_stock, "pool": player.army_pool},
        "cities": 4 - len(cities),
        "growths": 4 - sum(area in state.grown for area in cities),
        "empire": player.empire,
        "equipment": player.equipment,
        "rank": state.rank(seat),
        "passed": player.passed,
        "bid": player.bid,
    }


def _workers(state: State, place: str) -> list[int]:
    return [state.workers[place][seat] for seat in SEATS]


def _army(state: State, area: str) -> dict[str, int] | None:
    if area not in state.armies:
        return None
    seat, count = state.armies[area]
    return {"seat": seat, "count": count}


def _sumerian(state: State, area: str) -> dict[str, Any]:
    return {"city": state.cities.get(area), "grown": area in state.grown, "army": _army(state, area)}


def state_of(view: dict[str, Any]) -> State:
    """The position of a view that some game could show."""
    view = copy.deepcopy(view)
    board = view["options"]["board"]
    state = State(
        decline=view["options"]["decline"],
        board=PRINTED if board == "printed" else of_document(board),
        board_option=board,
        turn=view["turn"],
        phase=view["phase"],
        prompt=view["prompt"],
    )
    state.waits = ("dice" if view["order"] else "order") if view["chance"] else ""
    state.order, state.winners, state.pending = view["order"], view["winners"], view["pending"]
    state.players = {seat: _read_player(view["players"][seat - 1]) for seat in SEATS}
    ranked = [seat for seat in SEATS if view["players"][seat - 1]["rank"]]
    state.created = sorted(ranked, key=lambda seat: str(view["players"][seat - 1]["rank"]))
    _read_areas(state, view["areas"])
    for name in ("irrigation", "weaving"):
        state.workers[name] = dict(zip(SEATS, view["boxes"][name], strict=True))
    for name in ("scribes", "toolmakers"):
        state.workers[name] = dict(zip(SEATS, view["boxes"][name]["ready"], strict=True))
        state.workers[f"{name}*"] = dict(zip(SEATS, view["boxes"][name]["used"], strict=True))
    state.stock = view["stock"]
    for name in RESOURCES:
        hands = sum(player.hand[name] for player in state.players.values())
        state.laid_down[name] = PIECES[name] - state.stock[name] - hands
    state.seat = view["to_act"] or state.pending.get("attacker", 0)
    return state


def _read_player(view: dict[str, Any]) -> Player:
    workers, armies = view["workers"], view["armies"]
    return Player(
        hand=view["hand"],
        score=view["score"],
        worker_stock=workers["stock"],
        worker_pool=workers["pool"],
        track=workers["track"],
        army_stock=armies["stock"],
        army_pool=armies["pool"],
        empire=view["empire"],
        equipment=view["equipment"],
        bid=view["bid"],
        passed=view["passed"],
    )


def _read_areas(state: State, areas: dict[str, Any]) -> None:
    for name, area in areas.items():
        if area["army"]:
            state.armies[name] = [area["army"]["seat"], area["army"]["count"]]
        if "workers" in area:
            state.workers[name] = dict(zip(SEATS, area["workers"], strict=True))
        elif area["city"]:
            state.cities[name] = area["city"]
            if area["grown"]:
                state.grown.add(name)
