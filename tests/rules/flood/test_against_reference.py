"""Random games by the package and by the independent reference side by side, compared at every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import edubba
from edubba._position import Position
from tests.rules.flood.odd_boards import random_board
from tests.rules.flood.reference import LEGAL, PHRASES, WORDS, Play
from tests.rules.flood.walks import MOST, Walker, enriched
from tests.rules.tools import scaled

DECLINES = ("one_each", "all")
#: Games side by side in the short run; the reference alone shows in a test below what happens in them.
GAMES, RICH = 40, 32

pytestmark = pytest.mark.rule(
    "R28", "R33", "R36", "R40", "R41", "R46", "R48", "R50", "R56", "R57", "R60", "R63", "R66", "R69", "R71",
    "R77", "R79", "R82", "R88", "R95", "R97", "R102", "R105", "R106", "R109", "R111", "R112", "R126", "R130",
    "R137", "R138", "R140", "R142", "R151", "R157", "R158", "D1", "D7", "D8", "D20", "D22", "D31",
)  # fmt: skip


def begin(seed: int) -> tuple[Position, Play, Walker]:
    decline = DECLINES[seed % 2]
    return edubba.new("flood", decline=decline), Play(decline), Walker(f"game {seed}")


def texts_of(ref: Play) -> list[str]:
    return ref.legal or [text for text, _ in ref.chance]


def compare(pos: Position, ref: Play) -> list[str]:
    """Everything a caller can see; returns the texts that may come next."""
    legal, chance, view = ref.legal, ref.chance, ref.view()
    assert pos.legal == legal
    assert pos.chance == chance
    assert pos.view() == view
    assert (pos.to_act, pos.winners) == (view["to_act"], view["winners"])
    assert pos.scores == [player["score"] for player in view["players"]]
    return legal or [text for text, _ in chance]


def play_both(pos: Position, ref: Play, walker: Walker, most: int = MOST) -> None:
    """One game to its end, or as far as it is bounded."""
    for _ in range(most):
        texts = compare(pos, ref)
        if not texts:
            assert pos.over
            assert ref.state.phase == "over"
            return
        text = walker.choose(texts, ref.view())
        pos.play(text)
        ref.apply(text)


def rich(seed: int) -> tuple[dict[str, Any], Walker]:
    """A position in the midst of a game, with full hands, scores close to seventy and armies about."""
    walker, ref = Walker(f"rich {seed}"), Play(DECLINES[seed % 2])
    peace: list[dict[str, Any]] = []
    war: list[dict[str, Any]] = []
    while texts := texts_of(ref):
        view = ref.view()
        (war if ref.state.created and ref.state.phase == "actions" else peace).append(view)
        ref.apply(walker.choose(texts, view))
    return enriched(walker.rng.choice(war or peace), walker.rng), walker


def play_rich(seed: int, most: int) -> None:
    view, walker = rich(seed)
    play_both(edubba.position(view), Play.of(view), walker, most)


@pytest.mark.parametrize("part", range(8))
def test_games(part: int) -> None:
    for seed in range(part, scaled(GAMES, GAMES // 2), 8):
        play_both(*begin(seed))


@pytest.mark.parametrize("part", range(8))
def test_rich_games(part: int) -> None:
    for seed in range(part, scaled(RICH, RICH // 2), 8):
        play_rich(seed, MOST)


def play_odd(seed: int) -> None:
    """A game on a board of its own."""
    decline, document = DECLINES[seed % 2], random_board(seed)
    pos = edubba.new("flood", decline=decline, board=document)
    play_both(pos, Play(decline, pos.options["board"]), Walker(f"odd {seed}"))


@pytest.mark.rule("R10", "R12", "R80", "R145")
@pytest.mark.parametrize("part", range(4))
def test_odd_boards(part: int) -> None:
    for seed in range(part * 100, part * 100 + scaled(4, 2)):
        play_odd(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(16))
def test_many_games(part: int) -> None:
    for seed in range(1000 * part, 1000 * part + scaled(40, 12)):
        play_both(*begin(seed))
        play_rich(seed, MOST)
        play_odd(seed)


# --- what happens in the sample ---------------------------------------------------------------------


def note(seen: Counter[str], ref: Play, text: str) -> None:
    """Play one text by the reference and count what it was."""
    state, word = ref.state, text.split(" ")[0]
    fight, waits, turn, prompt = state.pending.get("fight"), state.waits, state.turn, state.prompt
    seen[f"prompt {prompt}"] += 1
    seen[f"draw of {waits}" if waits else f"done of {prompt}" if word == "done" else word] += 1
    if word == "scribe":
        source, target = text.split(" ")[1].split(">")
        seen[f"scribe from {source}"] += 1
        seen[f"scribe to {target}"] += 1
    extra, track = "extra" in state.pending, sum(player.track for player in state.players.values())
    ref.apply(text)
    if waits == "dice":
        rolled = "goes on" if state.waits or state.prompt == "fight" else "is decided"
        ending = {"garrison": "won", "again": "over"}.get(str(state.prompt), "lost")
        seen[f"{fight} {rolled if rolled == 'goes on' else ending}"] += 1
    seen["extra exchange"] += "extra" in state.pending and not extra
    seen["decline"] += state.turn != turn and state.turn in (2, 4)
    seen["fresh scribe"] += "fresh" in state.pending
    seen["seventy"] += sum(player.track for player in state.players.values()) > track
    seen["over"] += state.phase == "over"


def whole_sample() -> Counter[str]:
    seen: Counter[str] = Counter()
    starts = [begin(seed)[1:] for seed in range(GAMES)]
    starts += [(Play.of(view), walker) for view, walker in map(rich, range(RICH))]
    for ref, walker in starts:
        for _ in range(MOST):
            texts = texts_of(ref)
            if not texts:
                break
            note(seen, ref, walker.choose(texts, ref.view()))
    return seen


def test_the_games_get_everywhere() -> None:
    seen = whole_sample()
    wanted = [
        *(f"prompt {prompt}" for prompt in LEGAL),
        *PHRASES,
        *WORDS,
        *(f"done of {prompt}" for prompt in ("workers", "trade", "buy", "equip", "again", "bid", "grow")),
        *(f"scribe from {place}" for place in ("pool", "scribes", "toolmakers*", "self", "guti")),
        *(f"scribe to {place}" for place in ("pool", "irrigation", "scribes", "toolmakers", "dilmun")),
        "draw of order", "draw of dice", "found won", "found lost", "found goes on", "reenter won",
        "reenter lost", "invade over", "invade goes on", "extra exchange", "decline", "fresh scribe",
        "seventy",
    ]  # fmt: skip
    assert [one for one in wanted if not seen[one]] == []
    assert seen["over"] == GAMES + RICH
