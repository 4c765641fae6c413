"""Nobody sees another's draft, and nobody sees a secret before the end."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from edubba.tables import clocks, commands
from edubba.tables.events import Chair, encode
from edubba.tables.match import OVER
from edubba.tables.recording import record_of

from .tools import ANA, BELA, CEM, INVITATION, SEED, STRANGER, Table, bot, person

PEOPLE = (ANA, BELA, CEM, STRANGER, None)


def chairs() -> list[Chair]:
    return [person(ANA, seed="ana-seed"), person(BELA, seed="bela-seed"), person(CEM)]


def views(table: Table, *but: int | None) -> dict[int | None, bytes]:
    return {who: msgspec.json.encode(table.seen(who)) for who in PEOPLE if who not in but}


@pytest.mark.parametrize("game", ["sumeria", "flood"])
@pytest.mark.parametrize("seed", range(8))
def test_what_others_see_and_hear_does_not_depend_on_a_draft(game: str, seed: int) -> None:
    rng = Random(seed)
    table = Table(*chairs(), game=game, terms=clocks.live(600, 5))
    for _ in range(rng.randrange(12)):
        table.turn(rng)
    who = table.acting
    public, heard, version = views(table, who), list(table.ears.heard), table.match.version
    own = set()
    for _ in range(8):
        seat_still_plays = table.match.ahead.to_act == table.match.pos.to_act
        if seat_still_plays and rng.random() < 0.7:
            table.do(commands.Play, who, text=table.text(rng, avoid_draws=True))
            if table.match.version != version:
                return  # every text led to a draw: committed
        else:
            table.do(commands.Reset, who)
        own.add(msgspec.json.encode(table.seen(who)))
        assert views(table, who) == public
        assert table.ears.heard == heard
    assert len(own) > 1


def test_a_draft_is_shown_to_its_own_seat() -> None:
    table = Table(*chairs())
    who, text = table.acting, table.text(Random(1), avoid_draws=True)
    table.do(commands.Play, who, text=text)
    own = table.seen(who)
    assert own.draft is not None
    assert own.draft.texts == [text]
    assert own.draft.complete
    assert own.legal == []
    assert own.position == table.match.ahead.view() != table.match.pos.view()


SECRET = (SEED, INVITATION, str(ANA), str(BELA), str(CEM))


def test_secrets_are_in_nothing_that_leaves_before_the_end() -> None:
    rng = Random(5)
    table = Table(person(ANA, seed="ana-seed"), Chair(), Chair(), private=True, terms=clocks.live(600, 5))
    _no_secret(table, *SECRET, "ana-seed")  # a seat's seed stays closed until all are in
    table.do(commands.Join, BELA, name="Béla", seed="bela-seed", invitation=INVITATION)
    _no_secret(table, *SECRET, "ana-seed", "bela-seed")
    table.do(commands.Join, CEM, name="Cem", invitation=INVITATION)
    _no_secret(table, *SECRET)
    for _ in range(25):
        table.turn(rng)
        _no_secret(table, *SECRET)
    table.do(commands.Abandon, ANA, seat=1)
    table.do(commands.Answer, BELA, yes=True)
    table.do(commands.Answer, CEM, yes=True)
    assert table.match.facts.status == OVER
    assert table.seen(None).proof.seed == SEED
    assert table.seen(None).proof.seats == {"1": "ana-seed", "2": "bela-seed"}
    _no_secret(table, *SECRET[1:])


def _no_secret(table: Table, *secrets: str) -> None:
    out = [*views(table).values(), *table.ears.heard]
    for secret in secrets:
        assert not any(secret.encode() in each for each in out), secret


def test_the_store_does_hold_what_is_kept_from_people() -> None:
    """Else the test above would look for words that are nowhere."""
    table = Table(*chairs(), private=True)
    kept = b"".join(encode(event) for event in table.events()[0])
    assert str(ANA).encode() in kept
    assert b"ana-seed" in kept


def test_a_passer_by_holds_no_seat_not_even_a_bots() -> None:
    table = Table(person(ANA), bot(), bot())
    view = table.seen(None)
    assert not any(seat.yours for seat in view.seats)
    assert view.legal == []
    assert not view.yours
    assert view.seats[1].bot == "scribe"
    assert view.seats[0].left is None


def test_a_record_tells_the_seats_seeds_only_when_all_are_in() -> None:
    table = Table(Chair(), Chair(), Chair())
    table.do(commands.Join, ANA, name="Ana", seed="ana-seed")
    assert "ana-seed" not in str(record_of(*table.events()).headers)
    for who in (BELA, CEM):
        table.do(commands.Join, who, name=f"p{who}")
    assert record_of(*table.events()).headers["proof.seat.1"] == "ana-seed"
