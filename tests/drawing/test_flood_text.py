"""After the Flood in words: what is told of a turn, what the table shows, what is asked."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import edubba
from edubba.drawing.text import flood
from edubba.drawing.text.flood.words import Words
from edubba.drawing.text.log import Event
from edubba.locales import LANGUAGES

from . import flood_views

NAMES = ["Green", "Red", "Blue"]
OPENING = ("~123",)


def played(*texts: str) -> edubba.Position:
    pos = edubba.new("flood")
    for text in (*OPENING, *texts):
        pos.play(text)
    return pos


def last(*texts: str, lang: str = "en") -> str:
    """The last entry after these texts."""
    return str(played(*texts).log(lang=lang, names=NAMES)[-1])


def told(*events: tuple[str, dict[str, Any]], lang: str = "en", seat: int = 1) -> str:
    return flood.told([Event(kind, {"seat": seat} | facts) for kind, facts in events], lang, NAMES)


def positions(seed: int, every: int = 9) -> Iterator[edubba.Position]:
    chooser, pos = random.Random(seed), edubba.new("flood")
    while not pos.over:
        texts = [text for text, _ in pos.chance] or pos.legal
        lively = [text for text in texts if text not in ("pass", "done", "stop")]
        pos.play(chooser.choice(lively if lively and chooser.random() < 0.9 else texts))
        if pos.over or len(pos.moves) % every == 0:
            yield pos


# --- turns as they are played -------------------------------------------------------------------------


def test_workers_spent_and_placed_are_one_clause() -> None:
    sentence = last("workers", "spend textile", "place mitanni*2", "done")
    assert sentence == "Green spent a textile and placed two workers in Mitanni."


def test_a_city_and_the_worker_it_brings() -> None:
    assert last("found uruk") == "Green founded a city in Uruk and gained a scribe."
    assert last("found umma") == "Green founded a city in Umma."


def test_scribes_come_where_they_were_used() -> None:
    before = ("found uruk", "pass", "done", "pass", "done", "pay worker")
    sentence = last(*before, "workers", "spend textile", "place mitanni*2", "scribe irrigation>egypt", "done")
    assert sentence == (
        "Green spent a textile and placed two workers in Mitanni, then moved a worker from Irrigation to "
        "Egypt, after paying a worker."
    )
    assert last(*before, "workers", "scribe self>egypt", "done") == (
        "Green moved a scribe to Egypt, after paying a worker."
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "had two scribes place a worker in Mitanni and one among the Amorites"),
        ("de", "setzte mit zwei Schreibern je einen Arbeiter in Mitanni und bei den Amoritern ein"),
        ("hu", "két írnokkal egy-egy munkást helyezett el Mitanniban és az amoritáknál"),
        ("it", "ha piazzato con due scribi un lavoratore a Mitanni e uno presso gli Amorrei"),
        ("ro", "a plasat cu doi scribi un muncitor în Mitanni și unul la amoriți"),
    ],
)
def test_two_scribes_that_place_workers_share_a_clause(lang: str, sentence: str) -> None:
    mitanni, amorites = (("deployed", {"area": area}) for area in ("mitanni", "amorites"))
    assert told(mitanni, amorites, lang=lang) == f"Green {sentence}."
    assert told(mitanni, mitanni) == "Green had two scribes place two workers in Mitanni."
    assert told(mitanni) == "Green had a scribe place a worker in Mitanni."


def test_exchanges_in_a_row_are_listed_by_area() -> None:
    sentence = last(
        *("workers", "spend tool", "place mitanni*3", "done", "pass", "done", "pass", "done", "pay worker"),
        *("workers", "spend wood", "place egypt*1", "done", "pay worker"),
        *(
            "trade",
            "swap mitanni grain>wood",
            "swap mitanni textile>metal",
            "swap egypt textile>gold",
            "done",
        ),
    )
    assert sentence == (
        "Green traded grain for wood and a textile for metal in Mitanni and a textile for gold in Egypt, "
        "after paying a worker."
    )


def test_an_empire_from_its_word_to_its_garrison() -> None:
    sentence = last(
        *("workers", "spend metal", "place guti*1", "done", "pass", "done", "pass", "done", "pay worker"),
        *("empire guti", "buy tool", "buy grain", "buy grain", "done", "equip gold", "equip oil", "done"),
        "garrison 2",
    )
    assert sentence == (
        "Green created the empire of Guti with eight armies, bought five armies with two grain and a tool, "
        "spent one oil and one gold on equipment (rank A), then stationed two armies in Guti, after paying a "
        "worker."
    )


def test_an_expansion_lists_areas_and_what_going_on_cost() -> None:
    sentence = last(
        *(
            "empire sumer",
            "buy tool",
            "done",
            "done",
            "at uruk",
            "garrison 1",
            "pass",
            "done",
            "pass",
            "done",
        ),
        *("pay worker", "expand", "invade ur", "again", "invade shuruppak", "done"),
    )
    assert sentence == "Green invaded Ur and Shuruppak, giving up an army to go on, after paying a worker."


def test_bids_are_summed() -> None:
    assert last("pass", "done") == "Green passed."
    sentence = last("pass", "bid grain", "bid oil", "bid grain", "done")
    assert sentence == "Green passed and bid two grain and one oil."


def test_phases_that_run_by_themselves_are_an_entry_of_their_own() -> None:
    entry = played("pass", "done", "pass", "bid grain", "done", "pass", "done").log(names=NAMES)[-1]
    assert (entry.first, entry.last, entry.seat) == (9, 8, None)
    assert str(entry) == (
        "The new order of play is Red, Green and Blue. Turn 2 begins. "
        "Green receives three grain and three textiles; Red five grain and three textiles. "
        "Everybody receives eight workers."
    )
    assert str(played().log(names=NAMES)[0]) == "The order of play is Green, Red and Blue."


def test_the_decline_tells_whom_it_cost_workers() -> None:
    texts = [
        "workers",
        "spend textile",
        "place dilmun*2",
        "done",
        "pass",
        "done",
        "pass",
        "done",
        "pass",
        "done",
    ]
    entry = played(*texts).log(names=NAMES)[-1]
    assert str(entry).endswith("The decline costs Green two workers.")
    lost = next(event for event in entry.events if event.kind == "declined")
    assert lost.facts == {"seat": 1, "places": {"dilmun": 2}, "workers": 2}


@pytest.mark.parametrize(
    ("lang", "alike", "unlike"),
    [
        (
            "en",
            "The decline costs everybody nine workers.",
            "The decline costs Green nine workers; Red a worker.",
        ),
        (
            "de",
            "Durch den Niedergang verliert jeder neun Arbeiter.",
            "Durch den Niedergang verliert Green neun Arbeiter; Red einen Arbeiter.",
        ),
        (
            "hu",
            "A hanyatlás miatt mindenki elveszít kilenc munkást.",
            "A hanyatlás miatt Green elveszít kilenc munkást; Red egy munkást.",
        ),
        (
            "it",
            "Per il declino tutti perdono nove lavoratori.",
            "Per il declino Green perde nove lavoratori; Red un lavoratore.",
        ),
        (
            "ro",
            "Din cauza declinului fiecare pierde nouă muncitori.",
            "Din cauza declinului Green pierde nouă muncitori; Red un muncitor.",
        ),
    ],
)
def test_losses_of_a_decline_are_told_together_where_they_are_equal(
    lang: str, alike: str, unlike: str
) -> None:
    lost = [Event("declined", {"seat": seat, "places": {"dilmun": 9}, "workers": 9}) for seat in (1, 2, 3)]
    other = Event("declined", {"seat": 2, "places": {"elam": 1}, "workers": 1})
    assert flood.told(lost, lang, [*NAMES, "Nobody"]) == alike
    assert flood.told([lost[0], other], lang, NAMES) == unlike
    assert flood.told(lost[:2], "en", NAMES) == "The decline costs Green nine workers; Red nine workers."


def test_an_unfinished_action_is_told_as_far_as_it_went() -> None:
    entry = played("workers", "spend textile").log(names=NAMES)[-1]
    assert not entry.finished
    assert str(entry) == "Green spent a textile."


# --- turns from their events --------------------------------------------------------------------------

FIGHT = {"area": "nippur", "defender": 2}


def roll(*, hit: bool, won: bool = False, over: bool = False) -> tuple[str, dict[str, Any]]:
    return "rolled", FIGHT | {"dice": [3, 4], "hit": hit, "won": won, "over": over}


def test_a_fight_is_summarised() -> None:
    lost, open_hit, won = roll(hit=False), roll(hit=True), roll(hit=True, won=True, over=True)
    attacked = ("attacked", FIGHT)
    assert told(attacked, lost, lost, won) == (
        "Green invaded Nippur, losing two armies and destroying an army of Red’s."
    )
    assert told(attacked, open_hit, won) == "Green invaded Nippur, destroying two armies of Red’s."
    assert told(attacked, lost, ("stopped", FIGHT)) == "Green attacked Nippur in vain, losing an army."
    assert told(roll(hit=False, over=True), ("went_on", {})).startswith("Green attacked Nippur in vain")
    assert told(("began", FIGHT), won, ("garrisoned", {"area": "nippur", "count": 1})) == (
        "Green took Nippur by force, destroying an army of Red’s, then stationed an army in Nippur."
    )
    assert told(lost) == "Green rolled 3 and 4: a miss."


def test_growth_tells_goods_and_points() -> None:
    grown = ("grew", {"area": "uruk", "goods": ["tool", "oil"], "points": 10})
    assert (
        told(grown, ("grew_no_more", {}))
        == "Green grew the city in Uruk with a tool and one oil for 10 points."
    )
    assert (
        told(("grew", {"area": "ur", "goods": [], "points": 4})) == "Green grew the city in Ur for 4 points."
    )
    assert told(("grew_no_more", {})) == "Green grew no city."


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "baute für ein Werkzeug und einen Lapislazuli die Stadt in Eridu aus (12 Punkte)"),
        (
            "hu",
            "megnövelte városát Eriduban, beadott hozzá egy szerszámot és egy lapis lazulit, "
            "és 12 pontot kapott",
        ),
        (
            "it",
            "ha fatto crescere la città ad Eridu con un attrezzo e un’unità di lapislazzuli per 12 punti",
        ),
        ("ro", "a dezvoltat orașul din Eridu cu o unealtă și o unitate de lapislazuli pentru 12 puncte"),
    ],
)
def test_growth_in_other_languages(lang: str, sentence: str) -> None:
    grown = ("grew", {"area": "eridu", "goods": ["tool", "lapis"], "points": 12})
    assert told(grown, lang=lang) == f"Green {sentence}."


def test_a_razed_city_and_an_exchange_made_twice() -> None:
    razed = ("razed", {"area": "uruk", "owner": 3, "armies": 3})
    assert told(razed) == "Green razed Blue’s city in Uruk at the cost of three armies."
    swap = ("swapped", {"area": "amorites", "given": "grain", "received": "wood"})
    assert told(swap, swap) == "Green traded grain for wood twice among the Amorites."


def test_a_long_action_takes_a_second_sentence() -> None:
    steps = [("founded", {"area": area}) for area in ("ur", "uruk", "umma", "eridu", "nippur", "sippar")]
    sentence = told(*steps, ("paid", {"piece": "worker"}))
    first, second, _ = sentence.split(".")
    assert first.count("founded") == 5
    assert first.endswith("after paying a worker")
    assert second == " Green then founded a city in Sippar"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "de",
            "setzte für ein Textil zwei Arbeiter in Mitanni ein und versetzte einen Schreiber nach Ägypten",
        ),
        (
            "hu",
            "beadott egy textilt, és két munkást helyezett el Mitanniban, "
            "majd áthelyezett egy írnokot Egyiptomba",
        ),
        (
            "it",
            "ha speso un tessuto e piazzato due lavoratori a Mitanni, poi ha spostato uno scriba in Egitto",
        ),
        ("ro", "a cheltuit o țesătură și a plasat doi muncitori în Mitanni, apoi a mutat un scrib în Egipt"),
    ],
)
def test_a_turn_in_other_languages(lang: str, sentence: str) -> None:
    placed = ("placed", {"area": "mitanni", "count": 2})
    moved = ("moved_scribe", {"area": "egypt"})
    assert told(("spent", {"resource": "textile"}), placed, moved, lang=lang) == f"Green {sentence}."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_and_good_has_its_words(lang: str) -> None:
    words = Words(lang, NAMES)
    for place in (*flood_views.board_of(flood_views.opening()).areas, "irrigation", "weaving", "scribes"):
        for phrase in (words.into(place), words.out_of(place), words.within(place)):
            assert phrase
            assert ":" not in phrase, phrase  # the way out where a name has no case of its own
    for good in flood_views.RESOURCES:
        assert len({words.good(good, count) for count in (1, 2, 5, 11, 21)}) == 5


# --- table, sentences, prompts ------------------------------------------------------------------------


def test_the_table_shows_map_boxes_hands_and_players() -> None:
    table = flood.table(flood_views.midgame(), "en", NAMES)
    rows = {line.split()[0]: line.split() for line in table.splitlines() if line}
    assert rows["Ur"][:3] == ["Ur", "#1", "grown"]
    assert rows["Shuruppak"][1:4] == ["–", "#2", "×2"]
    assert rows["Elam"][1:4] == ["–", "3", "1"]
    assert rows["Amorites"][4:8] == ["#1", "×2", "10", "#1"]
    assert rows["Scribes"][1:4] == ["1+0", "0+2", "1+1"]
    assert rows["grain"][1:6] == ["5", "5", "5", "1", "1"]
    assert rows["#3"][1:] == ["Blue", "31", "4/7", "4/9", "2", "Larsa", "A", "5", "to", "act"]
    assert table.startswith("Turn 2 of 5, actions · order Blue, Green, Red · passed Green\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fit_the_terminal_and_words_never_fail(lang: str) -> None:
    names = ["Player 1", "random 2", "greedy 3"]
    for pos in positions(5, every=7 + LANGUAGES.index(lang)):
        view = pos.view()
        assert [line for line in flood.table(view, lang, names).splitlines() if len(line) > 80] == []
        assert all(line.endswith(".") for line in flood.describe(view, lang, names))
        assert flood.prompt(view, lang, names)
    assert any(names[seat - 1] in flood.prompt(view, lang, names) for seat in view["winners"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_views_from_outside_are_told_too(lang: str) -> None:
    for view in (
        flood_views.before_order(),
        flood_views.opening(),
        flood_views.midgame(),
        flood_views.over(),
    ):
        for text in (flood.table(view, lang, NAMES), *flood.describe(view, lang, NAMES)):
            assert text.strip()
            assert not re.search(r"[{}]|None", text)
    assert flood.headline(flood_views.before_order(), lang, NAMES)


def test_a_prompt_tells_what_one_needs_for_the_answer() -> None:
    pos = played("workers", "spend gold")
    assert flood.prompt(pos.view(), "en", NAMES) == (
        "Green: place up to 4 workers in one place.\nIn the pool: workers 10, armies 0.\n"
        "You may type: place irrigation*1 …"
    )
    lines = flood.prompt(played("pass", "bid tool").view(), "en", NAMES).splitlines()
    assert lines[0].endswith("Bid so far: 3.")
    assert lines[1] == "In hand: grain 5, wood 1, metal 1, textile 3, oil 1, gold 1."


def test_who_has_paid_is_not_offered_to_pass() -> None:
    pos = played("pass", "done")
    assert flood.prompt(pos.view(), "en", NAMES).endswith(", pay gold, pay worker, pass")
    pos.play("pay grain")
    assert "pass" not in flood.prompt(pos.view(), "en", NAMES)


def test_a_fight_is_asked_with_the_ranks() -> None:
    pos = played("empire sumer", "done", "done", "at nippur", "garrison 1")
    for text in ("workers", "spend gold", "place guti*2", "done", "found ur", "found uruk"):
        pos.play(text)
    for text in ("empire guti", "done", "equip tool", "done", "garrison 1", "found eridu", "found umma"):
        pos.play(text)
    for text in ("expand", "invade nippur", "~11"):
        pos.play(text)
    asked = flood.prompt(pos.view(), "en", NAMES)
    assert "one army of Green still defends Nippur" in asked
    assert "Your rank is A, theirs B" in asked
    assert asked.endswith("You may type: roll, stop")


@pytest.mark.parametrize("texts", [(), ("found uruk",), ("workers",), ("pass", "done"), ("pass", "bid tool")])
def test_what_may_be_typed_is_what_is_legal(texts: tuple[str, ...]) -> None:
    pos = played(*texts)
    named = flood.prompt(pos.view(), "en", NAMES).partition("You may type: ")[2].split(", ")
    assert named == pos.legal


def test_of_much_that_may_be_typed_each_word_has_an_example() -> None:
    pos = played("found uruk", "found eridu", "found ur", "workers")
    asked = flood.prompt(pos.view(), "en", NAMES)
    assert asked.endswith("You may type: spend grain …, scribe pool>irrigation …")


def test_a_word_that_only_opens_something_tells_nothing() -> None:
    pos = played()
    before = pos.view()
    pos.play("workers")
    assert flood.tell(before, "workers", pos.view(), "en", NAMES) == ""
