"""The figures of a duel."""

from __future__ import annotations

import math
import statistics
from typing import Any


def side(games: list[dict[str, Any]], name: str) -> dict[str, float | None]:
    """One side's mean thinking time a decision, in seconds, and simulations a second of thinking."""
    decisions, seconds = (sum(game[name][what] for game in games) for what in ("decisions", "seconds"))
    simulations = [game[name]["simulations"] for game in games]
    speed = None if None in simulations or not seconds else round(sum(simulations) / seconds, 1)
    each = None if None in simulations else round(sum(simulations) / max(1, decisions), 1)
    return {
        "seconds": round(seconds / max(1, decisions), 4),
        "simulations": each,
        "simulations_per_second": speed,
    }


def error(games: list[dict[str, Any]]) -> float:
    """The standard error of our win share; games of one round share their draws and count as one sample."""
    rounds: dict[int, list[float]] = {}
    for game in games:
        rounds.setdefault(game["game"] // len(game["shares"]), []).append(game["shares"][game["seat"] - 1])
    means = [statistics.fmean(shares) for shares in rounds.values()]
    return statistics.stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.nan


def of(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Win share, its standard error, points and speeds."""
    own = [game["shares"][game["seat"] - 1] for game in games]
    points = [game["points"][game["seat"] - 1] for game in games]
    others = [(sum(game["points"]) - mine) / 2 for game, mine in zip(games, points, strict=True)]
    spread = error(games)
    return {
        "games": len(games),
        "share": round(statistics.fmean(own), 4),
        "error": None if math.isnan(spread) else round(spread, 4),
        "points": {"ours": round(statistics.fmean(points), 2), "theirs": round(statistics.fmean(others), 2)},
        "ours": side(games, "ours"),
        "theirs": side(games, "theirs"),
    }


def told(name: str, figures: dict[str, Any]) -> str:
    """The figures in one line for a person."""
    spread = "" if figures["error"] is None else f" ± {figures['error']:.1%}"
    sides = []
    for who, key in ((name, "ours"), ("OpenSpiel", "theirs")):
        one = figures[key]
        speed = one["simulations_per_second"]
        fast = "" if speed is None else f", {speed:,.0f} simulations/s"
        sides.append(f"{who} {one['seconds']:.3f} s a decision{fast}, {figures['points'][key]:.1f} points")
    return f"{name} wins {figures['share']:.1%}{spread} of {figures['games']} games; " + "; ".join(sides)
