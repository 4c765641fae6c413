"""Limits that all workers share: a bucket for each key in the database.

A worker draws several at a time from the bucket of somebody who does much, and asks again when it has used
them up. So the database is asked once for many commands, the rate holds over all workers together, and only
the first burst may be larger, by what each worker has drawn.
"""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import delete, func, text

from edubba.server.bounded import forget_oldest
from edubba.server.limits import MOST_KEYS, MakeGate, Rate, too_often
from edubba.server.storage.database import Database
from edubba.server.storage.schema import buckets

SHARE = 6  # of a burst: so much is drawn at a time
FORGOTTEN = 86_400.0  # seconds after which any bucket is full again

#: By the database's own clock, which all workers have in common.
_DRAW = text("""
WITH moment AS (SELECT extract(epoch FROM clock_timestamp()) AS now)
INSERT INTO buckets AS b (key, rest, drawn, since)
SELECT :key, CAST(:burst AS float) - :wanted, :wanted, now FROM moment
ON CONFLICT (key) DO UPDATE SET
    drawn = least(:wanted, floor(least(:burst, b.rest + greatest(0, excluded.since - b.since) * :rate))),
    rest = least(:burst, b.rest + greatest(0, excluded.since - b.since) * :rate)
         - least(:wanted, floor(least(:burst, b.rest + greatest(0, excluded.since - b.since) * :rate))),
    since = excluded.since
RETURNING drawn, rest
""")


class SharedGate:
    """A gate that several workers share."""

    def __init__(self, database: Database, rate: Rate, *, most_keys: int = MOST_KEYS) -> None:
        self._database, self._rate, self._most_keys = database, rate, most_keys
        self._drawn: OrderedDict[str, int] = OrderedDict()
        self._empty: OrderedDict[str, float] = OrderedDict()  # until when: nobody can draw before

    async def check(self, key: str, now: float) -> None:
        """Take one or raise the problem that says when to come back."""
        if not self._drawn.get(key):
            self._refuse_while_empty(key, now)
            drawn, rest = await self._draw(key)
            self._drawn[key] = self._drawn.get(key, 0) + drawn  # others may have drawn at the same time
            if not self._drawn[key]:
                del self._drawn[key]
                self._empty[key] = now + (1 - rest) / self._rate.rate
                forget_oldest(self._empty, self._most_keys)
                self._refuse_while_empty(key, now)
        left = self._drawn.pop(key)
        if left > 1:
            self._drawn[key] = left - 1
            forget_oldest(self._drawn, self._most_keys)

    def _refuse_while_empty(self, key: str, now: float) -> None:
        """Whoever goes on asking costs the database nothing: a refusal must not cost more than a yes."""
        until = self._empty.pop(key, now)
        if until > now:
            self._empty[key] = until
            raise too_often(until - now)

    async def _draw(self, key: str) -> tuple[int, float]:
        facts = {
            "key": f"{self._rate.name} {key}"[:200],
            "burst": self._rate.burst,
            "rate": self._rate.rate,
            "wanted": max(1, self._rate.burst // SHARE),
        }
        async with self._database.write() as connection:
            drawn, rest = (await connection.execute(_DRAW, facts)).one()
        return int(drawn), float(rest)


def shared(database: Database) -> MakeGate:
    """Makes gates in a database."""
    return lambda rate: SharedGate(database, rate)


async def forget_full(database: Database) -> None:
    """Delete the buckets that nobody has drawn from for so long that they are full."""
    old = buckets.c.since < func.extract("epoch", func.clock_timestamp()) - FORGOTTEN
    async with database.write() as connection:
        await connection.execute(delete(buckets).where(old))
