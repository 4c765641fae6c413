"""One authority: commands one after another, stored first, then told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from edubba.tables import commands
from edubba.tables.desk import Ack
from edubba.tables.errors import TableError
from edubba.tables.match import Match
from edubba.tables.snapshots import freeze, reopened, thaw

from .tools import ANA, BELA, CEM, THREE, Held, Table, bot, on_the_loop, person


def test_of_two_commands_on_one_version_exactly_one_wins() -> None:
    table = Table()
    version = table.match.version
    told = [
        commands.Resign(version=version, seat=table.match.held_by(who)[0])
        if number % 2
        else commands.Abandon(version=version, seat=table.match.held_by(who)[0])
        for number in range(6)
        for who in (ANA, BELA, CEM)
    ]
    whos = [who for _ in range(6) for who in (ANA, BELA, CEM)]

    async def all_at_once() -> list[Any]:
        given = (table.desk.obey(table.id, command, who) for command, who in zip(told, whos, strict=True))
        return await asyncio.gather(*given, return_exceptions=True)

    done = on_the_loop(all_at_once())
    assert sum(isinstance(each, Ack) for each in done) == 1
    assert all(each.key == "table-stale" for each in done if isinstance(each, TableError))
    assert len(table.store.rows[table.id].events) == version + 1
    assert table.ears.versions[-1] == version + 1


def test_matches_do_not_wait_for_each_other_and_no_queue_is_left_behind() -> None:
    table = Table()

    async def many() -> None:
        await asyncio.gather(*(table.desk.check_time(table.id) for _ in range(20)))

    on_the_loop(many())
    assert not table.desk._locks
    assert not table.desk._waiting


def test_a_cancelled_wait_leaves_the_queue_in_order() -> None:
    table = Table()

    async def impatient() -> None:
        first = asyncio.create_task(table.desk.check_time(table.id))
        second = asyncio.create_task(table.desk.obey(table.id, commands.Cancel(version=1), ANA))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)

    table.reopen()
    on_the_loop(impatient())
    assert not table.desk._locks
    table.turn(Random(1))


@pytest.mark.parametrize("reopen", [False, True])
def test_what_cannot_be_stored_did_not_happen(reopen: bool) -> None:
    table = Table()
    table.do(commands.Play, table.acting, text=table.text(Random(1), avoid_draws=True))
    before = table.state()
    for kind, fields in ((commands.Commit, {}), (commands.Undo, {}), (commands.Abandon, {"seat": 1})):
        who = ANA if fields else table.acting
        command = table.made(kind, **fields)
        table.store.fail = "before"
        with pytest.raises(OSError, match="disk full"):
            table.give(command, who)
        if reopen:
            table.reopen()
        assert table.state() == before
    table.do(commands.Commit, table.acting)


def test_what_was_stored_counts_although_the_answer_was_lost() -> None:
    """A write may fail, or be cancelled, after it was done: then the store is asked what is there."""
    table = Table()
    version, text = table.match.version, table.text(Random(1))
    table.store.fail = "after"
    with pytest.raises(OSError, match="disk full"):
        table.do(commands.Play, table.acting, text=text, commit=True)
    assert table.match.version == version + 1
    assert text in table.match.facts.texts
    table.turn(Random(2))


def test_what_was_stored_although_its_write_failed_is_told_to_all() -> None:
    """Else those who listen stay behind, and a bot whose turn it is never hears of it."""
    table = Table()
    version, command = table.match.version, table.made(commands.Play, text=table.text(Random(1)), commit=True)
    table.store.fail = "after"
    with pytest.raises(OSError, match="disk full"):
        table.give(command, table.acting)
    assert table.ears.versions[-1] == version
    assert table.desk.doubted() == [table.id]
    on_the_loop(table.desk.look(table.id))
    assert table.ears.versions[-1] == version + 1
    assert not table.desk.doubted()


def test_a_cancelled_command_never_splits_memory_from_store() -> None:
    for steps in range(8):
        table = Table()
        command = table.made(commands.Abandon, seat=1)

        async def cut(table: Table, command: commands.Command, steps: int) -> None:
            task = asyncio.create_task(table.desk.obey(table.id, command, ANA))
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        on_the_loop(cut(table, command, steps))
        assert table.match.version == len(table.store.rows[table.id].events)
        table.turn(Random(1))


def test_what_was_stored_is_told_although_whoever_asked_has_gone() -> None:
    table = Table()
    text, version, who, slow = table.text(Random(1)), table.match.version, table.acting, Held()
    table.store.slow = slow
    command = table.made(commands.Play, text=text, commit=True)

    async def hang_up() -> None:
        task = asyncio.create_task(table.desk.obey(table.id, command, who))
        await slow.reached()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert table.ears.versions[-1] == version
        slow.let_through()
        await table.desk.close()

    on_the_loop(hang_up())
    assert table.ears.versions[-1] == version + 1
    assert text in table.match.facts.texts


def test_what_fails_after_whoever_asked_has_gone_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    table = Table()
    command = table.made(commands.Play, text=table.text(Random(1)), commit=True)
    who, slow = table.acting, Held()
    table.store.slow, table.store.fail = slow, "after"

    async def hang_up() -> None:
        task = asyncio.create_task(table.desk.obey(table.id, command, who))
        await slow.reached()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        slow.let_through()
        await table.desk.close()

    on_the_loop(hang_up())
    [line] = caplog.records
    assert line.exc_info is not None
    assert "disk full" in str(line.exc_info[1])


def test_only_so_many_matches_stay_open_and_others_come_back_from_the_store() -> None:
    table, rng = Table(), Random(3)
    table.reopen(keep=0)
    loads = table.store.loads
    for _ in range(4):
        table.turn(rng)
    assert table.store.loads > loads + 4
    table.reopen()
    table.turn(rng)
    loads = table.store.loads
    table.turn(rng)
    assert table.store.loads == loads


def test_nothing_is_told_before_it_is_stored() -> None:
    table = Table()
    seen: list[tuple[int, int]] = []
    changed = table.ears.changed

    def watched(match: Match, events: Any) -> None:
        seen.append((match.version, len(table.store.rows[table.id].events)))
        changed(match, events)

    table.ears.changed = watched  # type: ignore[method-assign]
    for _ in range(5):
        table.turn(Random(1))
    assert [version for version, _ in seen] == [stored for _, stored in seen]
    assert len(seen) == 5


def test_a_snapshot_opens_as_the_events_do() -> None:
    table, rng = Table(person(ANA), bot(), bot()), Random(1)
    for _ in range(45):
        table.turn(rng)
    row = table.store.rows[table.id]
    assert row.snapshot is not None
    assert len(row.events) - row.snapshot[0] < 20
    events, secrets = table.events()
    whole = reopened(None, events, secrets)
    assert whole is not None
    table.reopen()
    assert freeze(whole) == freeze(table.match)


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"format":1}', b'{"format":2,"facts":{}}'])
def test_an_unusable_snapshot_is_passed_over(damage: bytes) -> None:
    table, rng = Table(*THREE), Random(1)
    for _ in range(25):
        table.turn(rng)
    before, row = freeze(table.match), table.store.rows[table.id]
    assert row.snapshot is not None
    assert thaw(damage, row.secrets) is None
    row.snapshot = row.snapshot[0], damage
    table.reopen()
    assert freeze(table.match) == before


def test_a_snapshot_of_another_state_is_passed_over() -> None:
    table = Table()
    data = freeze(table.match).replace(b'"format":1', b'"format":2')
    assert thaw(data, table.match.secrets) is None
    assert thaw(freeze(table.match), table.match.secrets) is not None
