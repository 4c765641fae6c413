"""Whole matches of random commands, right and wrong, with the server starting again at any time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from edubba import records
from edubba.games.errors import EdubbaError
from edubba.records import proof
from edubba.tables import clocks, commands
from edubba.tables.clocks import DAY, Terms
from edubba.tables.events import Chair
from edubba.tables.match import OVER, RUNNING, WAITING
from edubba.tables.recording import record_of
from edubba.tables.snapshots import freeze, reopened

from .tools import ANA, BELA, CEM, INVITATION, STRANGER, Table, bot, on_the_loop, person

TERMS = (Terms(), clocks.live(60, 5), clocks.days(2 * DAY, DAY, 3 * DAY, 4 * DAY))
STEPS = 160


def opened(rng: Random, game: str) -> Table:
    chairs = rng.choice(
        [
            [person(ANA, seed="a"), person(BELA), person(CEM, seed="c-3")],
            [person(ANA, seed="a"), person(ANA, "Anu"), bot("ensi")],
            [person(ANA), Chair(), Chair()],
            [person(BELA, seed="b"), bot(), bot()],
        ]
    )
    return Table(*chairs, game=game, terms=rng.choice(TERMS), rated=rng.random() < 0.3, private=True)


def random_command(table: Table, rng: Random) -> commands.Command:
    seat = rng.randint(1, 3)
    match = table.match
    text = table.text(rng) if match.facts.status == RUNNING and match.ahead.legal else "done"
    own = [turn.before for turn in match.facts.turns]
    kinds: list[tuple[Any, dict[str, Any]]] = [
        (commands.Play, {"text": text, "commit": rng.random() < 0.5}),
        (commands.Undo, {}),
        (commands.Reset, {}),
        (commands.Commit, {}),
        (commands.TakeBack, {"seat": seat, "keep": rng.choice([None, rng.choice(own or [0])])}),
        (commands.Abandon, {"seat": seat}),
        (commands.Answer, {"yes": rng.random() < 0.8}),
        (commands.Resign, {"seat": seat}),
        (commands.Return, {"seat": seat}),
        (commands.Away, {"seat": seat, "away": rng.random() < 0.5}),
        (commands.Join, {"name": f"N{rng.randrange(9)}", "seed": "s", "invitation": INVITATION}),
        (commands.Leave, {"seat": seat}),
        (commands.Fill, {"seat": seat, "level": "scribe"}),
        (commands.Cancel, {}),
    ]
    weights = [30, 3, 1, 8, 6, 0.6, 6, 0.4, 6, 3, 6, 1, 3, 0.05]
    kind, fields = rng.choices(kinds, weights)[0]
    if rng.random() < 0.1:
        fields["version"] = max(0, match.version + rng.choice([-1, 1, 5]))
    return table.made(kind, **fields)


def step(table: Table, rng: Random) -> None:
    """One command of somebody, or a bot, or the clock; a refusal leaves everything alone."""
    match = table.match
    table.now += rng.choice([0, 1, 5, 30]) if match.terms.kind == "live" else rng.choice([0, DAY / 7, DAY])
    if rng.random() < 0.15:
        on_the_loop(table.desk.check_time(table.id))
    if rng.random() < 0.1:
        table.reopen(keep=rng.choice([0, 1000]))
    match = table.match
    if match.facts.status == RUNNING and match.seat(match.pos.to_act or 0).bot and rng.random() < 0.7:
        table.turn(rng)
        return
    seat = match.pos.to_act or 0
    acting = match.seat(seat).chair.who if match.facts.status == RUNNING else ANA
    who = acting or ANA if rng.random() < 0.6 else rng.choice([ANA, BELA, CEM, STRANGER])
    on_the_loop(table.desk.check_time(table.id))  # so that a refusal is the command's own
    match = table.match
    command, before = random_command(table, rng), table.state()
    version = match.version
    ack = refused = None
    try:
        ack = table.give(command, who)
    except EdubbaError as error:
        refused = error.text("ro")
    if ack is None:
        assert refused
        assert table.state() == before
    else:
        assert command.version == version
        assert ack.version == table.match.version


@pytest.mark.parametrize("game", ["sumeria", "flood"])
@pytest.mark.parametrize("seed", range(8))
def test_a_match_is_what_its_events_make_of_it(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    table = opened(rng, game)
    for _ in range(STEPS):
        step(table, rng)
        if table.match.facts.status == OVER:
            break
    _check_store(table)
    if table.match.facts.status == RUNNING:
        _finish(table, rng)
        _check_store(table)
    if table.match.facts.status != WAITING:
        _check_record(table)


def _check_store(table: Table) -> None:
    match, row = table.match, table.store.rows[table.id]
    events, secrets = table.events()
    folded = reopened(None, events, secrets)
    assert folded is not None
    assert freeze(folded) == freeze(match)
    assert match.version == len(row.events) == len(table.ears.heard)
    table.reopen()
    assert freeze(table.match) == freeze(match)
    assert table.match.draft == match.draft


def _finish(table: Table, rng: Random) -> None:
    """Play on to the end by the rules, or give up."""
    if rng.random() < 0.5:
        for _ in range(1000):
            if table.match.facts.status == OVER:
                return
            if table.match.draft is not None and table.match.draft.texts:
                table.do(commands.Reset, table.acting)
            table.turn(rng)
    for seat in (1, 2, 3):
        who = table.match.seat(seat).chair.who
        if who and table.match.facts.status == RUNNING and not table.match.seat(seat).resigned:
            table.do(commands.Resign, who, seat=seat)


def _check_record(table: Table) -> None:
    """The record holds every draw that was ever made, and all of them are right."""
    text = records.dumps(record_of(*table.events()))
    again = records.loads(text)
    assert records.dumps(again) == text
    if table.match.facts.status == OVER:
        assert proof.check(again) == table.match.facts.draws
