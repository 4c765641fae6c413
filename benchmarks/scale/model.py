"""A site as a model: its workers, its database, and what each of them does for one command.

Some costs are measured by `python -m benchmarks.load`, the others assumed; docs/scale.md says which.
"""

from __future__ import annotations

from dataclasses import dataclass

MICRO = 1e-6


@dataclass(frozen=True)
class Costs:
    """Seconds of a processor, unless it says otherwise."""

    obey: float = 300 * MICRO  # a worker: read, decide, fold, and make the messages for its own listeners
    hear: float = 200 * MICRO  # another worker that has listeners: read, fold, and make theirs
    word: float = 6 * MICRO  # any other worker: hear of a match that it does not have
    bundle: float = 60 * MICRO  # and for each bundle of words
    store: float = 120 * MICRO  # the database: write a command
    read: float = 90 * MICRO  # the database: let one worker read it
    commit: float = 1.5e-3  # seconds that a flush to disk takes, however many commands share it
    notify: float = 50 * MICRO  # seconds that a bundle keeps all others from being told
    wake: float = 8 * MICRO  # the database: wake one listening worker
    way: float = 0.5e-3  # seconds from machine to machine


@dataclass(frozen=True)
class Site:
    """How a site is built."""

    workers: int
    database_cores: int = 8
    databases: int = 1  # matches are divided among so many, each with its share of the workers
    together: bool = False  # the players of a match are all led to one worker
    seats: int = 3

    @property
    def share(self) -> int:
        """Workers that share one database."""
        return max(1, self.workers // self.databases)


@dataclass(frozen=True)
class Load:
    """What a part of a site has to do: the fraction of its time, above 1 more than it can."""

    worker: float
    hearing: float  # of a worker, only to hear of what is none of its business
    database: float
    telling: float  # seconds that a word waits to be told, for PostgreSQL tells one bundle after another
    connections: int

    @property
    def tightest(self) -> tuple[str, float]:
        """What breaks first."""
        parts = {
            "the workers": self.worker,
            "the database's processors": self.database,
            "telling": BUSY * self.telling / LATE,
        }
        name = max(parts, key=lambda part: parts[part])
        return name, parts[name]


CONNECTIONS = 22  # of one worker, at most
BUSY = 0.6  # of its time a part may be at work: above, queues grow
LATE = 0.1  # seconds that a word may wait
MOST = 4096  # workers of one database


def load(site: Site, commands: float, costs: Costs | None = None) -> Load:
    """How busy each part is at so many commands a second, in the mean."""
    c = costs or Costs()
    rate = commands / site.databases  # of one database and its workers
    listeners = 1 if site.together else _others(site) + 1  # workers that have somebody at a match
    one = c.notify + site.share * c.wake  # seconds that one bundle keeps the next from being told
    bundles = min(rate, BUSY / one) if site.share > 1 else 0.0
    own = rate / site.share * (c.obey + (listeners - 1) * c.hear)
    strangers = 0.0 if site.share == 1 else rate * c.word + bundles * c.bundle
    database = rate * (c.store + (listeners - 1) * c.read) + bundles * site.share * c.wake
    return Load(
        worker=own + strangers,
        hearing=strangers,
        database=database / site.database_cores,
        telling=site.share / bundles if bundles and rate > bundles else 0.0,
        connections=site.share * CONNECTIONS,
    )


def _others(site: Site) -> float:
    """Workers besides the one that obeys where some player of the match is, in the mean."""
    here = 1 / site.share
    return (site.share - 1) * (1 - (1 - here) ** (site.seats - 1))


def workers_for(commands: float, busy: float, costs: Costs, **plan: int | bool) -> Site | None:
    """The smallest site of a plan in which nothing is busier than that; None where no number is enough."""
    databases = int(plan.get("databases", 1))
    for share in range(1, MOST + 1):
        site = Site(workers=share * databases, **plan)  # type: ignore[arg-type]
        found = load(site, commands, costs)
        if max(found.worker, found.database) <= busy and found.telling <= LATE:
            return site
    return None
