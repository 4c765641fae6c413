"""Draws that can be checked: the page's example, and what is found in a record that somebody changed."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from random import Random

import pytest

import edubba
from edubba import records
from edubba.games.errors import RecordError
from edubba.locales import LANGUAGES
from edubba.records import Line, Node, Record, proof
from edubba.records.proof import METHOD, Seeds, commitment, drawn
from tests.records import mini_verifier

PAGE = (Path(__file__).parents[2] / "docs" / "fair-draws.md").read_text("utf-8")
NAMES = dict(re.findall(r"^(seed|commitment|seat \d|shared) +(\S+)$", PAGE, re.MULTILINE))
SEEDS = Seeds(NAMES["seed"], "example-1", {1: NAMES["seat 1"], 3: NAMES["seat 3"]})


# --- the page -----------------------------------------------------------------------------------------


def test_the_example_has_the_commitment_and_the_shared_text_of_the_page() -> None:
    assert SEEDS.commitment == NAMES["commitment"]
    assert SEEDS.shared().hex() == NAMES["shared"]
    text = f"edubba-draws-1\nexample-1\n{NAMES['seed']}\n"
    assert hashlib.sha256(text.encode()).hexdigest() == NAMES["commitment"]


def test_the_draws_of_the_page_are_real() -> None:
    row = r"^\| (\d+) \| `(\w{64})` \| (\d+) \| (\d+) \| (\d+) \| `(~\w+)` \|$"
    rows = re.findall(row, PAGE, re.MULTILINE)
    assert len(rows) == 3
    moves = example().moves
    for number, digest, first, total, value, draw in rows:
        message = bytes.fromhex(NAMES["shared"]) + f"{number} 0\n".encode()
        assert hmac.new(bytes.fromhex(NAMES["seed"]), message, "sha256").hexdigest() == digest
        assert int(digest[:16], 16) == int(first)
        assert int(first) % int(total) == int(value)
        assert moves[int(number)] == draw
        pos = edubba.new("sumeria")
        for text in moves[: int(number)]:
            pos.play(text)
        assert sum(weight for _, weight in pos.chance) == int(total)


def test_too_high_numbers_are_passed_over_as_the_page_says() -> None:
    total = 2**63 + 1
    value = int(re.findall(r"\b4\d{18}\b", PAGE)[0])
    assert "attempts 0, 1 and 2 are too high" in PAGE
    values = []
    for attempt in range(4):
        message = SEEDS.shared() + f"0 {attempt}\n".encode()
        digest = hmac.digest(bytes.fromhex(SEEDS.server), message, "sha256")
        values.append(int.from_bytes(digest[:8], "big"))
    assert [each >= 2**64 - 2**64 % total for each in values] == [True, True, True, False]
    assert values[3] % total == value
    assert drawn(SEEDS, 0, [2**62, 2**62 + 1]) == 0
    assert drawn(SEEDS, 0, [value, total - value]) == 1
    assert drawn(SEEDS, 0, [value + 1, total - value - 1]) == 0


def example() -> Record:
    found = re.search(r"```edubba\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    record = records.loads(found[1])
    assert records.dumps(record) == found[1]
    return record


def test_the_record_of_the_page_is_right_by_both_programs() -> None:
    assert proof.check(example()) == mini_verifier.check(example()) == 15


def test_draws_come_by_their_weights() -> None:
    counts = [0, 0, 0]
    for number in range(6000):
        counts[drawn(SEEDS, number, [1, 2, 3])] += 1
    assert all(abs(count - want) < 150 for count, want in zip(counts, (1000, 2000, 3000), strict=True))


# --- many games ---------------------------------------------------------------------------------------


def fair_game(game: str, seed: int) -> Record:
    """A game by lot with fair draws; a turn before a draw is sometimes taken back."""
    rng = Random(f"{game} {seed}")
    seats = {seat: f"s{seat}_{seed}" for seat in (1, 2, 3) if rng.random() < 0.6}
    seeds = Seeds(rng.randbytes(32).hex(), f"m-{seed}", seats)
    pos, line, number = edubba.new(game), Line(), 0
    while not pos.over:
        if pos.chance:
            line.nodes.append(_draw(pos, seeds, number))
            number += 1
            continue
        text, undone = rng.choice(pos.legal), list[Line]()
        for _ in range(rng.choice([0, 0, 0, 0, 1, 3])):
            trial, tried = pos.copy(), Line([Node(text, [("undone", "")])])
            trial.play(text)
            while trial.chance:
                tried.nodes.append(_draw(trial, seeds, number))
                number += 1
            undone.insert(0, tried)
        line.nodes.append(Node(text, variations=undone))
        pos.play(text)
    headers = {f"proof.seat.{seat}": given for seat, given in seats.items()}
    headers |= {"proof.method": METHOD, "proof.match": seeds.match, "proof.seed": seeds.server}
    headers["proof.commitment"] = seeds.commitment
    return Record(game, pos.options, line, headers)


def _draw(pos: edubba.Position, seeds: Seeds, number: int) -> Node:
    text = pos.chance[drawn(seeds, number, [weight for _, weight in pos.chance])][0]
    pos.play(text)
    return Node(text, [("proof", str(number))])


@pytest.mark.parametrize("game", ["sumeria", "flood"])
@pytest.mark.parametrize("seed", range(8))
def test_two_programs_agree_on_a_fair_game(game: str, seed: int) -> None:
    record = records.loads(records.dumps(fair_game(game, seed)))
    assert proof.check(record) == mini_verifier.check(record) > 0


# --- changed records ----------------------------------------------------------------------------------


def draws(record: Record) -> list[Node]:
    """The draws of the main line."""
    return [node for node in record.line.nodes if node.text.startswith("~")]


def number(node: Node, value: str | None) -> None:
    node.annotations = [] if value is None else [("proof", value)]


def swap_numbers(record: Record) -> None:
    one, two = draws(record)[3:5]
    one.annotations, two.annotations = two.annotations, one.annotations


def swap_tiles(record: Record) -> None:
    """Two tiles of the opening change places: it stays legal."""
    one, two = draws(record)[0:2]
    one.text, two.text = two.text, one.text


def leave_out(record: Record) -> None:
    """The last draw was not liked: the next number came in its place."""
    number(draws(record)[-1], str(len(draws(record))))


def other_seed(record: Record) -> None:
    record.headers["proof.seed"] = "ab" * 32


def other_seed_committed_later(record: Record) -> None:
    other_seed(record)
    record.headers["proof.commitment"] = commitment("ab" * 32, record.headers["proof.match"])


def header(name: str, value: str | None) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        if value is None:
            del record.headers[name]
        else:
            record.headers[name] = value

    return change


CHANGES: list[tuple[Callable[[Record], None], str]] = [
    (swap_tiles, "proof-wrong"),
    (swap_numbers, "proof-number-order"),
    (leave_out, "proof-number-missing"),
    (lambda record: number(draws(record)[5], "4"), "proof-number-twice"),
    (lambda record: number(draws(record)[5], None), "proof-number"),
    (lambda record: number(draws(record)[5], "05"), "proof-number"),
    (lambda record: number(draws(record)[5], "-5"), "proof-number"),
    (other_seed, "proof-commitment"),
    (other_seed_committed_later, "proof-wrong"),
    (header("proof.seat.1", "Ninsun"), "proof-wrong"),
    (header("proof.seat.1", None), "proof-wrong"),
    (header("proof.seat.2", "ground"), "proof-seat-nobody"),  # a bot sits there
    (header("proof.seat.4", "ground"), "proof-seat-nobody"),
    (header("proof.seat.0", "ground"), "proof-seat-seed"),
    (header("proof.seat.3", "two words"), "proof-seat-seed"),
    (header("proof.match", "example-2"), "proof-commitment"),
    (header("proof.match", "example-1\n1 ninsun"), "proof-match"),
    (header("proof.method", "edubba-draws-2"), "proof-method"),
    (header("proof.seed", NAMES["seed"].upper()), "proof-seed"),
    (header("proof.commitment", None), "proof-header-missing"),
]


@pytest.mark.parametrize(("change", "key"), CHANGES)
def test_a_changed_record_gets_its_own_sentence(change: Callable[[Record], None], key: str) -> None:
    record = example()
    change(record)
    record = records.loads(records.dumps(record))
    with pytest.raises(RecordError) as caught:
        proof.check(record)
    assert caught.value.key == key
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_every_sentence_of_the_file_is_among_them() -> None:
    page = (resources.files("edubba.locales") / "en" / "records.ftl").read_text("utf-8")
    assert set(re.findall(r"^(proof-[a-z-]+) =", page, re.MULTILINE)) == {key for _, key in CHANGES}


@pytest.mark.parametrize("change", [swap_tiles, swap_numbers, leave_out, other_seed])
def test_the_second_program_refuses_them_too(change: Callable[[Record], None]) -> None:
    record = example()
    change(record)
    with pytest.raises(mini_verifier.Unfair):
        mini_verifier.check(record)


def test_a_draw_that_was_hidden_with_its_variation_is_missed() -> None:
    record = next(each for each in (fair_game("sumeria", seed) for seed in range(30)) if _undone_draws(each))
    node = _undone_draws(record)[0]
    node.variations = []
    with pytest.raises(RecordError) as caught:
        proof.check(record)
    assert caught.value.key == "proof-number-missing"


def _undone_draws(record: Record) -> list[Node]:
    return [
        node
        for node in record.line.nodes
        if any(inner.text.startswith("~") for line in node.variations for inner in line.nodes)
    ]


def test_variations_that_nobody_played_are_comments() -> None:
    record = example()
    nodes = record.line.nodes
    other = next(text for text, _ in edubba.new("sumeria").chance if text != nodes[0].text)
    nodes[0].variations.append(Line([Node(other, variations=[Line([Node(other, [("undone", "")])])])]))
    record = records.loads(records.dumps(record))
    assert proof.check(record) == mini_verifier.check(record) == 15
