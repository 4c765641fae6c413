"""Every command that cannot be carried out: its own sentence, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from random import Random

import pytest

from edubba.locales import LANGUAGES
from edubba.tables import clocks, commands, talks
from edubba.tables.clocks import DAY, Terms
from edubba.tables.errors import TableError
from edubba.tables.events import Chair
from edubba.tables.gathering import check_level
from edubba.tables.snapshots import freeze

from .tools import ANA, BELA, CEM, STRANGER, THREE, Table, bot, on_the_loop, person

Case = Callable[[], Table]
CASES: dict[str, tuple[Case, Callable[[Table], object]]] = {}
OPEN = (person(ANA), Chair(), Chair())
LONG = clocks.days(3 * DAY, DAY, 5 * DAY, 2 * DAY)


def case(key: str, made: Case) -> Callable[[Callable[[Table], object]], None]:
    def keep(action: Callable[[Table], object]) -> None:
        name = key if key not in CASES else f"{key} {len(CASES)}"
        CASES[name] = (made, action)

    return keep


def running() -> Table:
    return Table(*THREE, terms=clocks.live(600, 5))


def waiting() -> Table:
    return Table(*OPEN)


def correspondence() -> Table:
    return Table(*THREE, terms=LONG)


def timed_out() -> Table:
    """The seat to act has just run out of time."""
    table = running()
    table.now += 10_000
    on_the_loop(table.desk.check_time(table.id))
    return table


def mine(table: Table) -> int:
    return table.match.pos.to_act or 0


def other(table: Table) -> int:
    return next(who for who in (ANA, BELA, CEM) if who != table.acting)


def seat_of(table: Table, who: int) -> int:
    return table.match.held_by(who)[0]


def first(table: Table) -> str:
    return table.match.ahead.legal[0]


# --- its state ----------------------------------------------------------------------------------------

case("table-unknown", running)(lambda t: on_the_loop(t.desk.look("m-2")))
case("table-unknown", running)(lambda t: on_the_loop(t.desk.history("m-2")))
case("table-waiting", waiting)(lambda t: t.do(commands.Play, ANA, text="+ur.c"))
case("table-waiting", waiting)(lambda t: t.do(commands.Abandon, ANA, seat=1))
case("table-waiting", waiting)(lambda t: t.do(commands.Resign, ANA, seat=1))
case("table-running", running)(lambda t: t.do(commands.Join, STRANGER, name="Dan"))
case("table-running", running)(lambda t: t.do(commands.Cancel, ANA))
case("table-stale", running)(lambda t: t.do(commands.Resign, ANA, seat=1, version=t.match.version - 1))
case("table-stale", running)(lambda t: t.do(commands.Resign, ANA, seat=1, version=t.match.version + 1))


@case("table-over", lambda: Table(person(ANA), bot(), bot()))
def _(table: Table) -> None:
    table.do(commands.Resign, ANA, seat=1)
    table.do(commands.Return, ANA, seat=1)


# --- seats --------------------------------------------------------------------------------------------

case("table-no-seat", waiting)(lambda t: t.do(commands.Join, BELA, seat=4, name="Béla"))
case("table-no-seat", running)(lambda t: t.do(commands.Resign, ANA, seat=9))
case("table-foreign-seat", running)(lambda t: t.do(commands.Resign, ANA, seat=2))
case("table-foreign-seat", waiting)(lambda t: t.do(commands.Leave, BELA, seat=1))
case("table-foreign-seat", running)(lambda t: t.do(commands.TakeBack, STRANGER, seat=1))
case("table-no-seat-here", running)(lambda t: t.do(commands.Play, STRANGER, text=first(t)))
case("table-seat-taken", waiting)(lambda t: t.do(commands.Join, BELA, seat=1, name="Béla"))
case("table-seat-taken", waiting)(lambda t: t.do(commands.Fill, ANA, seat=1, level="scribe"))
case("table-seat-empty", waiting)(lambda t: t.do(commands.Leave, ANA, seat=2))
case("table-name-taken", waiting)(lambda t: t.do(commands.Join, BELA, name="ANA"))
case("table-name-taken", waiting)(lambda t: t.do(commands.Join, BELA, name="Scribe"))
case("table-host-only", waiting)(lambda t: t.do(commands.Cancel, BELA))
case("table-host-only", waiting)(lambda t: t.do(commands.Fill, BELA, seat=2, level="scribe"))
case("table-level", waiting)(lambda t: t.do(commands.Fill, ANA, seat=2, level="lugal:9s"))
case("table-level", waiting)(lambda t: check_level("king\n"))
case("table-invitation", lambda: Table(*OPEN, private=True))(lambda t: t.do(commands.Join, BELA, name="Béla"))
case("table-invitation", lambda: Table(*OPEN, private=True))(
    lambda t: t.do(commands.Join, BELA, name="Béla", invitation="é")
)


@case("table-full", waiting)
def _(table: Table) -> None:
    """A table that is full has begun: only its facts, bent, are full and waiting."""
    match = table.match
    for seat in match.facts.seats[1:]:
        seat.chair = bot()
    table.do(commands.Join, BELA, name="Béla")


case("table-invitation", lambda: Table(*OPEN, private=True, invitation=""))(
    lambda t: t.do(commands.Join, BELA, name="Béla")
)


# --- turns --------------------------------------------------------------------------------------------

case("table-not-your-turn", running)(lambda t: t.do(commands.Play, other(t), text=first(t)))
case("table-bot-plays", timed_out)(lambda t: t.do(commands.Play, t.acting, text=first(t)))
case("table-bot-plays", timed_out)(lambda t: t.do(commands.Abandon, t.acting, seat=mine(t)))
case("table-draft-stale", running)(lambda t: t.do(commands.Play, t.acting, text=first(t), revision=1))
case("table-draft-stale", running)(lambda t: t.do(commands.Commit, t.acting, revision=7))
case("table-nothing-to-undo", running)(lambda t: t.do(commands.Undo, t.acting))
case("table-nothing-to-commit", running)(lambda t: t.do(commands.Commit, t.acting))


@case("table-turn-is-full", running)
def _(table: Table) -> None:
    table.do(commands.Play, table.acting, text=table.text(Random(1), avoid_draws=True))
    table.do(commands.Play, table.acting, text=first(table))


@case("table-draft-long", lambda: Table(*THREE, game="flood"))
def _(table: Table) -> None:
    rng = Random(1)
    for _ in range(200):
        command = table.made(commands.Play, text=table.text(rng))
        table.give(command, table.acting)
        if table.match.ahead.to_act != table.match.pos.to_act:
            table.do(commands.Commit, table.acting)


# --- consent ------------------------------------------------------------------------------------------

case("table-nothing-to-take-back", running)(lambda t: t.do(commands.TakeBack, ANA, seat=1))
case("table-no-question", running)(lambda t: t.do(commands.Answer, ANA, yes=True))


@case("table-take-back-where", running)
def _(table: Table) -> None:
    who, seat = table.acting, mine(table)
    table.turn(Random(1))
    table.do(commands.TakeBack, who, seat=seat, keep=len(table.match.facts.texts))


@case("table-take-backs-many", lambda: Table(person(ANA), bot(), bot()))
def _(table: Table) -> None:
    rng = Random(1)
    for _ in range(talks.MOST_TAKE_BACKS + 1):
        while mine(table) != 1:
            table.turn(rng)
        table.turn(rng)
        table.do(commands.TakeBack, ANA, seat=1)


case("table-abandon-rated", lambda: Table(person(ANA), bot(), bot(), rated=True))(
    lambda t: t.do(commands.Abandon, ANA, seat=1)
)
case("table-take-back-rated", lambda: Table(person(ANA), bot(), bot(), rated=True))(
    lambda t: t.do(commands.TakeBack, ANA, seat=1)
)


@case("table-question-open", running)
def _(table: Table) -> None:
    table.do(commands.Abandon, ANA, seat=1)
    table.do(commands.Abandon, BELA, seat=2)


@case("table-not-asked", running)
def _(table: Table) -> None:
    table.do(commands.Abandon, ANA, seat=1)
    table.do(commands.Answer, BELA, yes=True)
    table.do(commands.Answer, BELA, yes=False)


# --- clocks -------------------------------------------------------------------------------------------

case("table-never-left", running)(lambda t: t.do(commands.Return, ANA, seat=1))
case("table-no-holidays", running)(lambda t: t.do(commands.Away, ANA, seat=1, away=True))
case("table-holiday-already", correspondence)(lambda t: t.do(commands.Away, ANA, seat=1, away=False))
case("table-clock-kind", running)(lambda t: clocks.checked(Terms("sand", 60)))
for bad in (Terms("live", 5), Terms("live", float("nan")), Terms("days", DAY, cap=DAY / 2)):
    case("table-clock-value", running)(lambda t, bad=bad: clocks.checked(bad))  # type: ignore[misc]
case("table-clock-value", running)(lambda t: clocks.days(DAY, DAY, float("inf"), 0))
case("table-clock-value", running)(lambda t: clocks.days(DAY, DAY, DAY, -1))


@case("table-resigned", running)
def _(table: Table) -> None:
    table.do(commands.Resign, ANA, seat=1)
    table.do(commands.Return, ANA, seat=1)


@case("table-holidays-used", correspondence)
def _(table: Table) -> None:
    who, seat = table.acting, mine(table)
    table.do(commands.Away, who, seat=seat, away=True)
    table.now += 2 * DAY
    table.do(commands.Away, who, seat=seat, away=False)
    table.do(commands.Away, who, seat=seat, away=True)


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_says_what_is_wrong_and_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edubba.tables.turns.LONGEST_DRAFT", 3)
    made, action = CASES[name]
    table = made()
    before: list[object] = []
    obey = table.desk.obey

    async def watched(match_id: str, command: commands.Command, who: int) -> object:
        before[:] = [await _state(table)]
        return await obey(match_id, command, who)

    monkeypatch.setattr(table.desk, "obey", watched)
    with pytest.raises(TableError) as caught:
        action(table)
    assert caught.value.key == name.split(" ")[0]
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    if before:
        assert on_the_loop(_state(table)) == before[0]


async def _state(table: Table) -> object:
    match, row = await table.desk.look(table.id), table.store.rows[table.id]
    return freeze(match), match.draft, len(row.events), row.draft, len(table.ears.heard), table.ears.drafts


def test_every_key_of_the_file_is_raised() -> None:
    page = (resources.files("edubba.locales") / "en" / "tables.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(table-[a-z-]+) =", page, re.MULTILINE))
    assert keys == {name.split(" ")[0] for name in CASES}
    assert len(keys) > 30
