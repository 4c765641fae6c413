"""Strengths on one scale: openskill's Plackett-Luce model over the final standings of all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from edubba.lab.arena.match import Result
from edubba.tables.strength import Rating


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after these games, in this order, by competitor.

    Bots do not learn between games, so nothing is added to the uncertainty from game to game (tau is 0).

    Where a competitor has several seats in a game, each seat enters with the competitor's rating and comes
    out with one of its own; the mean of them is its new rating. So what one seat takes from the other
    cancels, and a game counts once however many seats the competitor has: the uncertainty is not understated.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known: dict[str, Any] = {}
    for result in results:
        seats = result["seats"]
        for name in seats:
            known.setdefault(name, model.rating(name=name))
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in seats]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks(result)])]
        for name in dict.fromkeys(seats):
            own = [rating for seat, rating in zip(seats, rated, strict=True) if seat == name]
            known[name].mu = sum(rating.mu for rating in own) / len(own)
            known[name].sigma = sum(rating.sigma for rating in own) / len(own)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def ranks(result: Result) -> list[int]:
    """The place of each seat, from 0: winners first, as tie-breaks decide, then by points; ties share it."""
    keys = [(won > 0, points) for won, points in zip(result["wins"], result["points"], strict=True)]
    return [sum(other > key for other in keys) for key in keys]
