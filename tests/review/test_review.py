"""Verdicts, luck and sums of whole records."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

import edubba
from edubba.drawing.text.log import Entry
from edubba.review import GRADES, Look, Review, review, sums, table
from edubba.review.look import is_sure, loaded
from edubba.review.steps import Moment, Step, moved
from edubba.review.verdict import grade, judge
from edubba.search.analysis import Share

from .conftest import FEW, GAMES

BLUNDER = 133  # the text that throws the game away, counted from 1


@pytest.fixture(params=["sumeria", "flood"])
def found(request: pytest.FixtureRequest) -> Review:
    chosen = request.getfixturevalue(request.param)
    assert isinstance(chosen, Review)
    return chosen


# --- luck and skill add up --------------------------------------------------------------------


def test_luck_decisions_and_second_thoughts_add_up_to_what_the_share_rose(found: Review) -> None:
    for account in found.accounts:
        rose = account.final.value - account.first.value
        together = account.luck.value + account.own.value + account.others.value + account.revised
        assert together == pytest.approx(rose, abs=1e-12)


def test_own_decisions_are_its_sure_losses_and_what_it_surely_saw_better_than_the_search(
    found: Review,
) -> None:
    for account in found.accounts:
        own = [step.verdict for step in found.steps if step.moment.seat == account.seat and step.verdict]
        gave = [verdict.chosen[account.seat - 1] for verdict in own]
        gains = sum(share.value for share in gave if share.value > 0 and is_sure(share))
        assert account.own.value == pytest.approx(gains - account.lost.value, abs=1e-12)
        assert account.lost.value >= 0


def test_decisions_in_doubt_move_no_account_and_sure_ones_count_in_full(sumeria: Review) -> None:
    for step in sumeria.steps:
        gave = sums.counted(step)
        assert sum(share.value for share in gave) == pytest.approx(0.0, abs=1e-9)
        if step.verdict is None or not any(is_sure(share) for share in step.verdict.chosen):
            assert all(share.value == share.error == 0 for share in gave)
        elif step.verdict.sure:
            assert gave == step.verdict.chosen
    blunder = sumeria.steps[BLUNDER - 1]
    assert blunder.verdict is not None
    assert sums.counted(blunder)[0].value == -blunder.verdict.loss.value < -0.8


def test_where_everybody_plays_the_best_nobody_gains_or_loses_by_decisions(sumeria: Review) -> None:
    best = [
        replace(step, verdict=judge(step.moment.seat or 0, step.moment.text, _agreeing(step), step.after))
        for step in sumeria.steps
    ]
    first, final = sumeria.looks[0].shares, sumeria.looks[-1].shares
    for seat in (1, 2, 3):
        account = sums.account(seat, best, first[seat - 1], final[seat - 1])
        assert account.own == account.others == account.lost == Share(0.0, 0.0)
        rose = account.final.value - account.first.value
        assert account.luck.value + account.revised == pytest.approx(rose)


def _agreeing(step: Step) -> Look:
    """A search that holds best what was played, where there was something to decide."""
    return replace(step.before, best=step.moment.text if step.verdict else None, hoped=())


def test_many_small_doubts_do_not_add_up_to_a_fault() -> None:
    hoped = (Share(0.5, 0.03), Share(0.3, 0.03), Share(0.2, 0.03))
    worse = (Share(0.485, 0.03), Share(0.31, 0.03), Share(0.205, 0.03))  # within doubt, every time
    steps = [_decision(at, hoped, worse) for at in range(30)]
    found = sums.account(1, steps, hoped[0], worse[0])
    assert (found.good, found.clear) == (30, 30)
    assert found.own == found.lost == Share(0.0, 0.0)
    assert sums.account(2, steps, hoped[1], worse[1]).others == Share(0.0, 0.0)


def test_who_makes_another_win_without_losing_anything_counts_for_those_alone() -> None:
    hoped = (Share(0.01, 0.01), Share(0.2, 0.02), Share(0.79, 0.02))
    made = (Share(0.0, 0.01), Share(0.9, 0.02), Share(0.1, 0.02))
    mover, gained, lost = sums.counted(_decision(0, hoped, made))
    assert mover == Share(0.0, 0.0)
    assert (gained.value, lost.value) == pytest.approx((0.695, -0.695))


def _decision(at: int, hoped: tuple[Share, ...], shares: tuple[Share, ...]) -> Step:
    """Seat 1 decides; the search would have played something else."""
    before, after = Look(at, hoped, "+ur.c", hoped), Look(at + 1, shares)
    place = Moment(at + 1, "+ur.t1", "dynasty 1", 1, "decision")
    return Step(place, before, after, judge(1, "+ur.t1", before, after))


def test_what_one_seat_gains_the_others_lose(found: Review) -> None:
    accounts = found.accounts
    assert sum(account.final.value for account in accounts) == pytest.approx(1.0, abs=1e-9)
    assert sum(account.luck.value for account in accounts) == pytest.approx(0.0, abs=1e-9)
    assert sum(account.own.value + account.others.value for account in accounts) == pytest.approx(
        0.0, abs=1e-9
    )
    assert sum(account.revised for account in accounts) == pytest.approx(0.0, abs=1e-9)
    for step in found.steps:
        assert sum(share.value for share in step.moved) == pytest.approx(0.0, abs=1e-9)


def test_every_part_of_the_account_is_something(sumeria: Review) -> None:
    for account in sumeria.accounts:
        assert account.luck.value != 0
        assert account.own.value != 0
        assert account.others.value != 0
        assert account.lost.value > 0


def test_a_position_between_two_steps_drops_out_with_its_error() -> None:
    looks = [Look(at, (Share(value, 0.1),)) for at, value in enumerate((0.2, 0.5, 0.4))]
    steps = [
        Step(place, before, after, None)
        for place, (before, after) in zip(_places(2), pairwise(looks), strict=True)
    ]
    (together,) = moved(steps)
    assert together.value == pytest.approx(0.2)
    assert together.error == pytest.approx(0.02**0.5)
    (first,) = steps[0].moved
    assert (first.value, first.error) == pytest.approx((0.3, 0.02**0.5))


def _places(count: int) -> list[Moment]:
    record = edubba.Record.of("sumeria", {"players": 3}, ["~ur", "~kish"])
    return [step.moment for step in review(record, simulations=4).steps][:count]


def test_the_end_of_a_finished_game_is_certain(sumeria: Review) -> None:
    assert [share.value for share in sumeria.looks[-1].shares] == [0, 1, 0]
    assert all(share.error == 0 for share in sumeria.looks[-1].shares)


# --- verdicts ---------------------------------------------------------------------------------


def shares_by_looking_at_everything(pos: edubba.Position) -> list[float]:
    """What each seat gets where everybody who decides takes the most for themselves."""
    if pos.over:
        return [(seat in pos.winners) / len(pos.winners) for seat in range(1, len(pos.scores) + 1)]
    assert not pos.chance
    ends = []
    for text in pos.legal:
        pos.play(text)
        ends.append(shares_by_looking_at_everything(pos))
        pos.undo()
    return max(ends, key=lambda shares: shares[(pos.to_act or 0) - 1])


def test_a_planted_blunder_is_found(planted: edubba.Record, sumeria: Review) -> None:
    pos = edubba.Position.of(planted, BLUNDER - 1)
    worth = {}
    for text in pos.legal:
        pos.play(text)
        worth[text] = shares_by_looking_at_everything(pos)[0]
        pos.undo()
    assert sorted(worth.values())[-3:] == [0, 1, 1]  # two of many actions win
    step = sumeria.steps[BLUNDER - 1]
    assert (step.moment.seat, worth[step.moment.text]) == (1, 0)
    assert step.verdict is not None
    assert step.verdict.grade == "blunder"
    assert step.verdict.loss.value > 0.8
    assert worth[step.verdict.best] == 1
    assert step.verdict.helped == 2
    assert planted.winners == [2]


def test_the_winning_action_in_its_place_is_no_blunder(planted: edubba.Record, sumeria: Review) -> None:
    verdict = sumeria.steps[BLUNDER - 1].verdict
    assert verdict is not None
    known = {look.at: look for look in sumeria.looks[: BLUNDER - 1] if look.simulations}
    better = edubba.Record.of(planted.game, planted.options, [*planted.moves[: BLUNDER - 1], verdict.best])
    again = review(better, simulations=FEW, known=known).steps[-1].verdict
    assert again is not None
    assert (again.grade, again.loss.value) == ("best", 0)


def test_only_a_choice_has_a_verdict_and_a_forced_text_moves_nothing(found: Review) -> None:
    pos = edubba.Position.of(found.record, 0)
    kinds = set()
    for step in found.steps:
        ways = len(pos.chance) or len(pos.legal)
        kinds.add(step.moment.kind)
        assert (step.verdict is not None) == (pos.to_act is not None and ways > 1)
        assert (step.moment.kind == "forced") == (ways == 1)
        if ways == 1:
            assert all(share == Share(0.0, 0.0) for share in step.moved)
        pos.play(step.moment.text)
    assert kinds == {"decision", "draw", "forced"}


def test_losses_are_never_below_nothing_and_the_best_text_loses_nothing(found: Review) -> None:
    verdicts = [(step.moment.text, step.verdict) for step in found.steps if step.verdict]
    assert {verdict.grade for _, verdict in verdicts} > {"best", "good"}
    for text, verdict in verdicts:
        assert verdict.loss.value >= 0
        assert verdict.grade in GRADES
        if text == verdict.best:
            assert (verdict.grade, verdict.loss) == ("best", Share(0.0, 0.0))


@pytest.mark.parametrize(
    ("loss", "error", "word"),
    [
        (0.019, 0.0, "good"),
        (0.02, 0.0, "inaccuracy"),
        (0.05, 0.0, "mistake"),
        (0.119, 0.01, "mistake"),
        (0.12, 0.01, "blunder"),
        (0.12, 0.06, "unclear"),  # not more than two errors
        (0.3, 0.2, "unclear"),
        (0.02, 0.01, "unclear"),
        (0.0199, 0.2, "good"),
    ],
)
def test_a_grade_needs_a_loss_of_more_than_two_errors(loss: float, error: float, word: str) -> None:
    assert grade(Share(loss, error)) == word


def test_whom_a_decision_helped_is_someone_else_and_beyond_two_errors() -> None:
    hoped = (Share(0.5, 0.01), Share(0.3, 0.01), Share(0.2, 0.01))
    before = Look(0, hoped, "+ur.c", hoped)
    after = Look(1, (Share(0.3, 0.01), Share(0.32, 0.01), Share(0.38, 0.01)))
    verdict = judge(1, "+ur.t1", before, after)
    assert verdict is not None
    assert verdict.helped == 3
    assert verdict.loss.value == pytest.approx(0.2)
    unsure = replace(after, shares=tuple(Share(share.value, 0.1) for share in after.shares))
    doubtful = judge(1, "+ur.t1", before, unsure)
    assert doubtful is not None
    assert (doubtful.helped, doubtful.grade) == (None, "unclear")


def test_who_cannot_win_and_decides_who_does_helped_that_seat_and_lost_nothing() -> None:
    record = edubba.read(GAMES / "greedy-1.edubba")
    level = tuple(Share(0.25, 0.0) for _ in range(4))
    known = {at: Look(at, level, record.moves[at]) for at in range(146)}
    found = review(record, simulations=400, known=known)
    verdict = found.steps[146].verdict
    assert verdict is not None
    assert (found.steps[146].moment.seat, verdict.grade, verdict.helped) == (3, "good", 1)
    assert verdict.chosen[0].value > 0.5
    row = next(line for line in table.told(found).splitlines() if line.split()[:1] == ["147"])
    assert row.endswith("helped greedy 1")


def test_unclear_decisions_are_neither_good_nor_lost() -> None:
    hoped = (Share(0.5, 0.01), Share(0.5, 0.01))
    ends = {0: Share(0.49, 0.01), 1: Share(0.4, 0.1), 2: Share(0.3, 0.01)}  # good, unclear, a blunder
    steps = []
    for at, end in ends.items():
        before, after = Look(at, hoped, "+ur.c", hoped), Look(at + 1, (end, Share(1 - end.value, end.error)))
        place = Moment(at + 1, "+ur.t1", "dynasty 1", 1, "decision")
        steps.append(Step(place, before, after, judge(1, "+ur.t1", before, after)))
    found = sums.account(1, steps, hoped[0], ends[2])
    assert {word: count for word, count in found.grades.items() if count} == {
        "good": 1, "unclear": 1, "blunder": 1,
    }  # fmt: skip
    assert found.accuracy == 1 / 2
    assert found.lost.value == pytest.approx(0.2)
    assert sums.account(1, steps[1:2], hoped[0], ends[1]).accuracy is None
    entry = Entry("sumeria", 1, 2, 1, ())
    assert sums.turn(entry, steps, 2).grade == "unclear"
    assert sums.turn(replace(entry, last=3), steps, 2).grade == "blunder"


def test_every_text_is_in_one_turn_and_a_turn_loses_what_its_decisions_lose(found: Review) -> None:
    texts = [step.moment.number for turn in found.turns for step in turn.steps]
    assert texts == [*range(1, len(found.record.moves) + 1)]
    for turn in found.turns:
        sure = [step.verdict.sure for step in turn.steps if step.verdict]
        assert turn.loss.value == pytest.approx(sum(sure))
        assert (turn.grade is None) == (not sure)
    lost = sum(turn.loss.value for turn in found.turns)
    assert lost == pytest.approx(sum(account.lost.value for account in found.accounts))


# --- the work itself --------------------------------------------------------------------------


def test_the_same_simulations_and_seed_find_the_same(beginning: edubba.Record, flood: Review) -> None:
    again = review(beginning, simulations=FEW, jobs=1)
    assert again.json() == flood.json()
    assert review(beginning, simulations=FEW, seed=2).json() != flood.json()


def test_work_that_was_stopped_goes_on_where_it_was(beginning: edubba.Record, flood: Review) -> None:
    kept: dict[int, Look] = {}
    parts: list[float] = []

    def watch(part: float) -> None:
        parts.append(part)
        if part > 0.4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(
            beginning, simulations=FEW, jobs=1, watch=watch, keep=lambda look: kept.update({look.at: look})
        )
    assert parts == sorted(parts)
    assert 10 < len(kept) < 40
    written = {at: loaded(look.json()) for at, look in kept.items()}
    assert written == kept
    fresh: list[int] = []
    found = review(beginning, simulations=FEW, known=written, keep=lambda look: fresh.append(look.at))
    assert found.json() == flood.json()
    assert not {*fresh} & {*kept}


def test_a_record_without_texts_has_a_first_share_and_no_verdict() -> None:
    found = review(edubba.Record.of("sumeria", {"players": 4}, []), simulations=8)
    assert (len(found.looks), found.steps, found.turns) == (1, (), ())
    assert [account.accuracy for account in found.accounts] == [None] * 4
