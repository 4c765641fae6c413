"""Self-play: the same plan and number give the same record, byte for byte, whoever plays it."""

from __future__ import annotations

import pytest

from edubba import records
from edubba.games.errors import OptionError
from edubba.lab.arena.match import play_game
from edubba.lab.arena.plan import Plan
from edubba.lab.selfplay.playing import check_bots, play_record, records_of

from .conftest import plan_of

NUMBERS = [0, 1, 2, 5, 9]


def told(plan: Plan, jobs: int | None, ray: str | None = None) -> list[str]:
    """The records in the order of their numbers."""
    texts = records_of(plan, NUMBERS, jobs=jobs, ray=ray)
    return sorted(texts, key=lambda text: int(records.loads(text).headers["x-number"]))


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_two_processes_write_the_records_that_one_writes(game: str) -> None:
    plan = plan_of(game, "scribe,apprentice,random")
    alone = told(plan, 1)
    assert len(set(alone)) == len(NUMBERS)
    assert told(plan, 2) == alone


@pytest.mark.parametrize("game", ["sumeria", "flood"])
def test_a_record_is_the_game_that_the_arena_plays(game: str) -> None:
    plan = plan_of(game, "scribe,apprentice,random", seed="s")
    result = play_game(plan, 4)
    record = records.loads(play_record(plan, 4)["record"])
    assert [*record.seats.values()] == result["seats"]
    assert [record.headers[f"player.{seat}"] for seat in (1, 2, 3)] == result["seats"]
    assert (record.result, record.hash, len(record.moves)) == (
        result["points"], result["hash"], result["texts"],
    )  # fmt: skip
    headers = (result["seed"], str(result["round"]), "4")
    assert tuple(record.headers[key] for key in ("seed", "round", "x-number")) == headers


def test_what_a_search_thinks_stands_at_the_text_before_its_decision() -> None:
    record = records.loads(play_record(plan_of("flood", "scribe,apprentice,random"), 0)["record"])
    rules, setting, state = record.verbs, record.setting, record.opening()
    thought = 0
    for node, after in record.replay():
        value = node.annotation("eval")
        if value is not None:
            shares = [float(share) for share in value.split()]
            assert sum(shares) == pytest.approx(1, abs=0.001)
            assert record.seats[rules.to_act(after) or 0] == "scribe"
            assert len(rules.legal(setting, after)) > 1
            thought += 1
        state = after
    assert rules.over(state)
    assert thought > 30


def test_bots_that_think_by_the_clock_are_refused() -> None:
    for bots in ("lugal,random,random", "ensi,ensi,ensi:0.1s"):
        with pytest.raises(OptionError) as error:
            check_bots(plan_of(bots=bots))
        assert error.value.key == "selfplay-by-time"
    check_bots(plan_of(bots="lugal:50,ensi,greedy"))
