"""Strengths of people and bots on one scale, for each game and number of players; openskill, as the arena."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.schema import accounts, matches, ratings
from edubba.tables.events import PERSON
from edubba.tables.match import OVER, Match
from edubba.tables.strength import Rating

TAU = 25 / 300  # what a match adds to the doubt about a person, who learns; bots do not
LOCK = 0x45445542  # of PostgreSQL: one match is counted at a time


class Player(NamedTuple):
    """Who is rated: an account, or a bot by its level."""

    account: int | None
    bot: str = ""


class Line(msgspec.Struct, frozen=True):
    """A rating as it is told; `interval` holds the strength with some 95 %."""

    game: str
    players: int
    name: str  # of a bot: its level
    bot: bool
    mu: float
    sigma: float
    ordinal: float
    interval: tuple[float, float]
    matches: int


async def count(connection: AsyncConnection, match: Match) -> bool:
    """Let a finished match change the ratings, once; False where it does not count or has been counted."""
    if match.facts.status != OVER or not match.facts.created.rated:
        return False
    if connection.dialect.name == "postgresql":  # SQLite has one writer anyway
        await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    fresh = (matches.c.id == match.id) & matches.c.counted.is_(False)
    if (await connection.execute(update(matches).where(fresh).values(counted=True))).rowcount != 1:
        return False
    seated = _players(match)
    if not _has_result(match) or not await _all_rated(connection, seated):
        return False
    game, players = match.facts.created.game, len(seated)
    known = {player: await _known(connection, game, players, player) for player in dict.fromkeys(seated)}
    for player, rating in rated(seated, ranks(match), known).items():
        await _keep(connection, game, players, player, rating)
    return True


def ranks(match: Match) -> list[int]:
    """The place of each seat, from 0: winners, then by points, then who resigned or ran out of time."""
    winners, scores = match.pos.winners, match.pos.scores
    keys = [
        (False, False, 0) if seat.stand_in else (True, number in winners, points if match.pos.over else 0)
        for number, (seat, points) in enumerate(zip(match.facts.seats, scores, strict=True), 1)
    ]
    return [sum(other > key for other in keys) for key in keys]


def rated(
    seated: Sequence[Player], places: Sequence[int], known: dict[Player, Rating]
) -> dict[Player, Rating]:
    """The ratings after one match. Who has several seats gets the mean of what each would bring him."""
    from openskill.models import PlackettLuce  # takes a while to import

    model = PlackettLuce(tau=0.0)
    teams = [[model.rating(known[player].mu, _doubt(player, known[player]))] for player in seated]
    after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    found = {}
    for player in dict.fromkeys(seated):
        own = [rating for seat, rating in zip(seated, after, strict=True) if seat == player]
        mean = (sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own))
        found[player] = Rating(*mean)
    return found


async def table(connection: AsyncConnection, game: str, players: int, limit: int = 100) -> list[Line]:
    """The best of a game with so many players, people and bots, by what they surpass almost certainly."""
    here = (ratings.c.game == game) & (ratings.c.players == players)
    gone = accounts.c.deleted.is_not(None) | accounts.c.suspended.is_not(None)
    order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    return await _lines(connection, _all_lines().where(here, ~gone), order, limit)


async def of(connection: AsyncConnection, account: int) -> list[Line]:
    """All ratings of an account."""
    mine = _all_lines().where(ratings.c.account == account)
    return await _lines(connection, mine.order_by(ratings.c.game), ratings.c.players, 100)


# --- inside -------------------------------------------------------------------------------------------


def _players(match: Match) -> list[Player]:
    chairs = [seat.chair for seat in match.facts.seats]
    return [Player(chair.who) if chair.kind == PERSON else Player(None, chair.level) for chair in chairs]


def _has_result(match: Match) -> bool:
    """Whether it was played to its end, or given up by all people one by one; by agreement it has none."""
    people = [seat for seat in match.facts.seats if seat.chair.kind == PERSON]
    return match.pos.over or (bool(people) and all(seat.resigned for seat in people))


async def _all_rated(connection: AsyncConnection, seated: Sequence[Player]) -> bool:
    """Whether all people are accounts with one seat each, and somebody plays against somebody else."""
    people = [player.account for player in seated if not player.bot]
    if len(set(people)) != len(people) or len(set(seated)) < 2:
        return False
    own = accounts.c.id.in_(people) & accounts.c.guest.is_(False)
    return await connection.scalar(select(func.count()).where(own)) == len(people)


def _doubt(player: Player, rating: Rating) -> float:
    return rating.sigma if player.bot else math.hypot(rating.sigma, TAU)


def _row(game: str, players: int, player: Player) -> Any:
    here = (ratings.c.game == game) & (ratings.c.players == players) & (ratings.c.bot == player.bot)
    return here & (ratings.c.account.is_(None) if player.bot else ratings.c.account == player.account)


async def _known(connection: AsyncConnection, game: str, players: int, player: Player) -> Rating:
    query = select(ratings.c.mu, ratings.c.sigma).where(_row(game, players, player))
    row = (await connection.execute(query)).first()
    return Rating(25.0, 25.0 / 3) if row is None else Rating(row.mu, row.sigma)


async def _keep(connection: AsyncConnection, game: str, players: int, player: Player, rating: Rating) -> None:
    change = update(ratings).where(_row(game, players, player))
    values = {"mu": rating.mu, "sigma": rating.sigma}
    done = await connection.execute(change.values(**values, matches=ratings.c.matches + 1))
    if done.rowcount == 0:
        who = {"account": player.account, "bot": player.bot}
        await connection.execute(
            insert(ratings).values(game=game, players=players, **who, **values, matches=1)
        )


def _all_lines() -> Any:
    return select(ratings, accounts.c.name).join(accounts, accounts.c.id == ratings.c.account, isouter=True)


async def _lines(connection: AsyncConnection, query: Any, order: Any, limit: int) -> list[Line]:
    found = []
    for row in await connection.execute(query.order_by(order, ratings.c.id).limit(limit)):
        rating = Rating(row.mu, row.sigma)
        found.append(
            Line(
                row.game, row.players, row.name or row.bot, bool(row.bot), row.mu, row.sigma,
                rating.ordinal, rating.interval, row.matches,
            )
        )  # fmt: skip
    return found
