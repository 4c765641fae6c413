"""Which rule a refusal cites in every step, what it says, and what is no text of the game at all."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from edubba import Position
from edubba.locales import sentence
from tests.rules.flood.tools import SUMERIAN, Scene, ending, every_text, fresh, roll, rule_of, scaled

LANGUAGES = ("en", "de", "hu", "it", "ro")
#: nowhere to found or to move a city to
FULL = dict(zip(SUMERIAN, (1, 1, 1, 1, 2, 2, 2, 2, 3), strict=True))
FOUR = {"ur": 1, "umma": 1, "lagash": 1, "eridu": 1}


@dataclass
class At:
    """Where a text is refused: a scene, and what was played since."""

    scene: Scene
    texts: tuple[str, ...] = ()

    def position(self) -> Position:
        return self.scene.play(*self.texts)


# --- a word of another step ------------------------------------------------------------------------------

PLAIN = Scene(workers={"guti": (1, 0, 0), "elam": (1, 0, 0), "scribes": (1, 0, 0)})
FRONT = Scene(
    armies={"guti": (1, 1), "umma": (2, 2)}, army_pool={1: 5, 2: 2}, empires={1: "guti", 2: "sumer"},
    cities={"umma": 3},
)  # fmt: skip

#: each step: a position, the rule of the step, its words
STEPS: dict[str, tuple[At, str, set[str]]] = {
    "surcharge": (At(replace(PLAIN, bids={2: ""})), "R50", {"pay", "pass"}),
    "action": (
        At(PLAIN), "R47", {"found", "move-city", "workers", "trade", "empire", "expand", "pass"}
    ),
    "paid action": (
        At(replace(PLAIN, bids={2: ""}), ("pay oil",)), "R47",
        {"found", "move-city", "workers", "trade", "empire", "expand", "pass"},
    ),
    "workers": (At(PLAIN, ("workers",)), "R63", {"spend", "scribe", "done"}),
    "place": (At(PLAIN, ("workers", "spend gold")), "R65", {"place"}),
    "trade": (At(PLAIN, ("trade",)), "R79", {"swap", "tool", "done"}),
    "buy": (At(PLAIN, ("empire guti",)), "R102", {"buy", "done"}),
    "equip": (At(PLAIN, ("empire guti", "done")), "R105", {"equip", "done"}),
    "at": (At(PLAIN, ("empire sumer", "done", "done")), "R96", {"at"}),
    "garrison": (At(PLAIN, ("empire guti", "done", "done")), "R108", {"garrison"}),
    "expand": (At(FRONT, ("expand",)), "R112", {"invade", "raze", "reinforce", "reenter"}),
    "fight": (At(FRONT, ("expand", "invade umma", roll(2))), "R118", {"roll", "stop"}),
    "again": (At(FRONT, ("expand", "invade nippur")), "R126", {"again", "done"}),
    "expand again": (
        At(FRONT, ("expand", "invade nippur", "again")), "R112", {"invade", "raze", "reinforce", "reenter"}
    ),
    "bid": (At(PLAIN, ("pass",)), "R137", {"bid", "done"}),
    "grow": (At(ending(cities={"ur": 1}, hands={1: "wood*2 oil"}), ("done",)), "R142", {"grow", "done"}),
    "dice": (At(FRONT, ("expand", "invade umma")), "R130", set()),
    "the end": (At(ending(turn=5), ("done",)), "R156", set()),
}  # fmt: skip
ALL_TEXTS = list(every_text())


def rule_by_step(step: str, text: str) -> str | None:
    """The rule by which a text does not belong to a step at all; None where it may."""
    _, rule, words = STEPS[step]
    if step == "the end":
        return rule
    if text.startswith("~"):
        dice = len(text) == 3
        return None if dice and step == "dice" else "R130" if dice else "R21"
    if step == "workers" and re.fullmatch(r"place (\w+)\*\d", text) and text[6:-2] in SUMERIAN:
        return "R66"  # no worker stands there in any step
    return None if text.split()[0] in words else rule


@pytest.mark.rule(
    "R21", "R47", "R50", "R63", "R65", "R79", "R96", "R102", "R105", "R108", "R112", "R118", "R126", "R130",
    "R137", "R142", "R156",
)  # fmt: skip
@pytest.mark.parametrize("step", STEPS)
def test_a_word_of_another_step_is_refused_with_the_rule_of_this_one(step: str) -> None:
    pos = STEPS[step][0].position()
    allowed = {*pos.legal, *(text for text, _ in pos.chance)}
    assert allowed <= set(ALL_TEXTS)
    for text in ALL_TEXTS[:: scaled(1, 9)]:
        rule = rule_by_step(step, text)
        if rule is not None:
            no = pos.why_not(text)
            assert no is not None, text
            assert no.rule == rule, text


COMMANDS = {
    "found", "move-city", "workers", "trade", "empire", "expand", "pass", "pay", "spend", "scribe", "done",
    "place", "swap", "tool", "at", "buy", "equip", "garrison", "invade", "raze", "reinforce", "reenter",
    "roll", "stop", "again", "bid", "grow",
}  # fmt: skip
ITALIAN = {"invade"}  # one word in both languages


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_refusal_uses_no_word_that_is_typed_at_a_terminal(step: str, lang: str) -> None:
    pos = STEPS[step][0].position()
    for told in {no.text(lang) for text in ALL_TEXTS[::7] if (no := pos.why_not(text)) is not None}:
        assert COMMANDS & set(re.findall(r"[\w-]+", told)) <= ITALIAN, told


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_names_a_refusal_calls_players_by_them(step: str, lang: str) -> None:
    """The facts stay numbers; without a name the player is a seat."""
    pos = STEPS[step][0].position()
    names = ["Ana", "Béla", "Cem"]
    for text in ALL_TEXTS[::7]:
        no = pos.why_not(text)
        if no is None or "seat" not in no.facts:
            continue
        seat = no.facts["seat"]
        assert type(seat) is int
        name, plain = names[seat - 1], sentence("refusal-seat", {"seat": seat}, lang)
        assert name in no.text(lang, names)
        assert no.text(lang, names).replace(name, plain) == no.text(lang) == no.text(lang, [])


@pytest.mark.rule("R47", "R49")
@pytest.mark.parametrize("step", STEPS)
def test_every_text_is_legal_or_refused(step: str) -> None:
    pos = STEPS[step][0].position()
    allowed = {*pos.legal, *(text for text, _ in pos.chance)}
    before = pos.hash
    for text in ALL_TEXTS[:: scaled(1, 9)]:
        no = pos.why_not(text)
        assert (no is None) == (text in allowed), text
        if no is not None:
            assert re.fullmatch(r"R\d+", no.rule)
    assert pos.hash == before  # asking changes nothing


@pytest.mark.rule("R21")
def test_before_the_order_is_drawn_nothing_else_is_done() -> None:
    pos = edubba.new("flood")
    for text in ALL_TEXTS[::3]:
        verdict = rule_of(pos, text)
        dice = text.startswith("~") and len(text) == 3
        assert verdict == ("ok" if text in dict(pos.chance) else "R130" if dice else "R21"), text


# --- and within a step ------------------------------------------------------------------------------------

POOR = Scene(bids={2: ""}, hands={1: "grain"}, pool={1: 0}, turn=2)
STUCK = Scene(bids={2: ""}, hands={1: "grain"}, pool={1: 1}, turn=2, cities=FULL)
PLACED = Scene(
    cities={**FOUR, "sippar": 2}, armies={"babylon": (2, 1), "akkad": (2, 1)}, empires={2: "akkad"}
)
RAISED = Scene(cities={"ur": 2}, armies={"uruk": (3, 1)}, empires={3: "sumer"})
EMPTY = Scene(hands={1: ""}, pool={1: 0}, turn=2)
SCRIBE = Scene(
    workers={"scribes": (1, 0, 0), "toolmakers": (1, 0, 0), "guti": (1, 0, 0)}, hands={1: "grain*2 oil"}
)
TWO = Scene(workers={"scribes": (2, 0, 0)})
NO_POOL = Scene(workers={"scribes": (1, 0, 0), "guti": (1, 0, 0)}, pool={1: 0}, turn=2)
USED = Scene(workers={"scribes*": (1, 0, 0)})
SPENT = At(SCRIBE, ("workers", "spend oil"))
MARKET = Scene(
    workers={**dict.fromkeys(("elam", "amorites", "egypt", "guti"), (1, 0, 0)), "mitanni": (0, 1, 0)},
    armies={"amorites": (2, 1), "uruk": (1, 1), "ur": (1, 1), "mitanni": (2, 1)},
    empires={1: "sumer", 2: "mitanni"},
    hands={1: "grain*2 textile metal wood", 2: "gold*3", 3: "gold*4"}, turn=3,
)  # fmt: skip
MAKERS = Scene(workers={"elam": (1, 0, 0), "toolmakers": (1, 0, 0)}, hands={1: "grain"})
GUTI = Scene(workers={"guti": (1, 0, 0), "akkad": (1, 2, 0)}, hands={1: "metal gold"})
WAR = Scene(
    armies={"nippur": (1, 2), "umma": (1, 1), "ur": (1, 1), "uruk": (2, 1), "guti": (2, 1)},
    army_pool={1: 2, 2: 3}, empires={1: "sumer", 2: "guti"},
    cities={"nippur": 1, "ur": 2, "shuruppak": 2, "uruk": 3},
)  # fmt: skip
DRAINED = Scene(
    armies={"nippur": (1, 1)}, army_pool={1: 1}, empires={1: "sumer"}, cities={"nippur": 2}, turn=3
)
WIPED = Scene(
    armies={"guti": (2, 1), "umma": (2, 1)}, army_pool={1: 4, 2: 3}, empires={1: "guti", 2: "sumer"}
)
GROWTH = At(
    ending(
        cities={"ur": 1, "uruk": 1, "umma": 2}, grown=["uruk"], hands={1: "wood*2 oil"}, turn=2, score={1: 4}
    ),
    ("done",),
)

#: what is wrong, where, the text, the rule, what the sentence names
TABLE: list[tuple[str, At, str, str, str]] = [
    ("pay what one has not", At(POOR), "pay oil", "R53", "oil"),
    ("pay a worker one has not", At(POOR), "pay worker", "R53", ""),
    ("pay an army one has not", At(POOR), "pay army", "R53", ""),
    ("pay and be unable to act", At(STUCK), "pay grain", "R56", "grain"),
    ("pay the last worker", At(STUCK), "pay worker", "R56", ""),
    ("act before paying", At(POOR), "found ur", "R50", ""),
    ("pass after paying", At(POOR, ("pay grain",)), "pass", "R54", ""),
    ("found a fifth city", At(PLACED), "found uruk", "R60", ""),
    ("found on a city", At(RAISED), "found ur", "R57", "ur"),
    ("found under an army", At(RAISED), "found uruk", "R57", "uruk"),
    ("found outside Sumer", At(RAISED), "found guti", "R58", "guti"),
    ("move with markers left", At(RAISED), "move-city ur>uruk", "R60", ""),
    ("move no city", At(PLACED), "move-city uruk>nippur", "R61", "uruk"),
    ("move another's city", At(PLACED), "move-city sippar>nippur", "R61", "sippar"),
    ("move to where it stands", At(PLACED), "move-city ur>ur", "R60", "ur"),
    ("move onto a city", At(PLACED), "move-city ur>sippar", "R57", "sippar"),
    ("move onto an own city", At(PLACED), "move-city ur>umma", "R57", "umma"),
    ("move under an army", At(PLACED), "move-city ur>babylon", "R57", "babylon"),
    ("nobody to place", At(EMPTY), "workers", "R49", ""),
    ("nowhere to trade", At(EMPTY), "trade", "R49", ""),
    ("nothing to expand", At(EMPTY), "expand", "R49", ""),
    ("no army left to expand", At(replace(DRAINED, army_pool={})), "expand", "R49", ""),
    ("spend twice", At(SCRIBE, ("workers", "spend grain", "place guti*1")), "spend grain", "R63", ""),
    ("spend what one has not", At(SCRIBE, ("workers",)), "spend gold", "R63", "gold"),
    ("spend with nobody to place", At(NO_POOL, ("workers",)), "spend grain", "R63", ""),
    ("place before spending", At(SCRIBE, ("workers",)), "place guti*1", "R63", "guti"),
    ("place in Sumer before spending", At(SCRIBE, ("workers",)), "place uruk*1", "R66", "uruk"),
    ("place in passing", At(SCRIBE), "place guti*1", "R47", "“place workers”"),
    ("exchange in passing", At(SCRIBE), "swap elam grain>metal", "R47", "“trade”"),
    ("invade in passing", At(SCRIBE), "invade ur", "R47", "“expand the empire”"),
    ("armies before they are bought", At(GUTI, ("empire guti",)), "at ur", "R102", "bought"),
    ("armies before they are equipped", At(GUTI, ("empire guti", "done")), "invade ur", "R105", "equipped"),
    ("place while bidding", At(GUTI, ("pass",)), "place guti*1", "R137", "no more actions"),
    ("workers left at once", At(SCRIBE, ("workers",)), "done", "R49", ""),
    ("no scribe", At(PLAIN, ("workers", "scribe pool>guti")), "scribe pool>guti", "R69", ""),
    ("a scribe that has worked", At(USED, ("workers",)), "scribe pool>guti", "R69", ""),
    (
        "a scribe just placed", At(USED, ("workers", "spend oil", "place scribes*1")), "scribe pool>guti",
        "R76", "",
    ),
    ("a scribe takes nobody", At(SCRIBE, ("workers",)), "scribe egypt>guti", "R71", "egypt"),
    ("a scribe takes no used toolmaker", At(SCRIBE, ("workers",)), "scribe toolmakers*>guti", "R71", ""),
    ("a scribe takes no other scribe", At(SCRIBE, ("workers",)), "scribe scribes>guti", "R71", ""),
    ("a scribe finds an empty pool", At(NO_POOL, ("workers",)), "scribe pool>guti", "R70", ""),
    ("a third scribe", At(TWO, ("workers",)), "scribe pool>scribes", "R66", ""),
    ("a toolmaker stays", At(SCRIBE, ("workers",)), "scribe toolmakers>toolmakers", "R71", ""),
    ("a scribe stays", At(SCRIBE, ("workers",)), "scribe self>scribes", "R71", ""),
    ("a worker stays", At(SCRIBE, ("workers",)), "scribe guti>guti", "R71", "guti"),
    ("a worker stays in a box", At(SCRIBE, ("workers",)), "scribe weaving>weaving", "R71", "weaving"),
    ("a scribe sends to Sumer", At(SCRIBE, ("workers",)), "scribe pool>uruk", "R66", "uruk"),
    ("place in Sumer", SPENT, "place uruk*1", "R66", "uruk"),
    ("place more than allowed", SPENT, "place guti*4", "R63", ""),
    ("place more than there are", At(replace(SCRIBE, pool={1: 2}), SPENT.texts), "place guti*3", "R63", ""),
    ("place a third scribe", SPENT, "place scribes*2", "R66", ""),
    ("trade left at once", At(MARKET, ("trade",)), "done", "R49", ""),
    ("swap in Sumer", At(MARKET, ("trade",)), "swap uruk grain>wood", "R85", "uruk"),
    ("swap where one has nobody", At(MARKET, ("trade",)), "swap hittites grain>metal", "R79", "hittites"),
    ("swap under an army", At(MARKET, ("trade",)), "swap amorites grain>wood", "R84", "amorites"),
    ("swap for what is not offered", At(MARKET, ("trade",)), "swap elam grain>wood", "R80", "wood"),
    ("swap in an area that offers nothing", At(MARKET, ("trade",)), "swap guti grain>wood", "R80", "guti"),
    ("swap for grain", At(MARKET, ("trade",)), "swap elam textile>grain", "R92", "grain"),
    ("swap for a textile", At(MARKET, ("trade",)), "swap elam grain>textile", "R92", "textile"),
    ("swap for a tool", At(MARKET, ("trade",)), "swap elam metal>tool", "R92", "tool"),
    ("swap what is not accepted", At(MARKET, ("trade",)), "swap elam wood>metal", "R80", "wood"),
    ("swap what one has not", At(MARKET, ("trade",)), "swap elam tool>metal", "R80", "tool"),
    ("swap for what is gone", At(MARKET, ("trade",)), "swap egypt textile>gold", "R81", "gold"),
    (
        "swap for the same again", At(MARKET, ("trade", "swap elam grain>metal")), "swap elam grain>metal",
        "R82", "elam",
    ),
    (
        "swap without a unit left",
        At(Scene(workers={"dilmun": (1, 0, 0)}), ("trade", "swap dilmun grain>wood")),
        "swap dilmun grain>metal", "R82", "dilmun",
    ),
    ("a tool without metal", At(MAKERS, ("trade",)), "tool", "R88", "metal"),
    ("a tool without a toolmaker", At(MARKET, ("trade",)), "tool", "R88", ""),
    (
        "a tool of one who has worked",
        At(Scene(workers={"elam": (1, 0, 0), "toolmakers*": (1, 0, 0)}), ("trade",)),
        "tool", "R91", "",
    ),
    (
        "a tool that is not there",
        At(replace(MAKERS, hands={1: "metal grain", 2: "tool*6", 3: "tool*6"}, turn=2), ("trade",)),
        "tool", "R88", "tool",
    ),
    (
        "a second empire", At(GUTI, ("empire guti", "done", "done", "garrison 1", "found ur", "found umma")),
        "empire sumer", "R94", "",
    ),
    ("an empire of another turn", At(GUTI), "empire elam", "R95", "elam"),
    ("an empire of no turn", At(GUTI), "empire dilmun", "R95", "dilmun"),
    (
        "an empire of another player", At(replace(GUTI, armies={"umma": (2, 1)}, empires={2: "sumer"})),
        "empire sumer", "R95", "sumer",
    ),
    ("an empire without a worker", At(Scene()), "empire guti", "R97", "guti"),
    ("an empire where another has more", At(GUTI), "empire akkad", "R97", "akkad"),
    ("buy with wood", At(PLAIN, ("empire guti",)), "buy wood", "R102", "wood"),
    ("buy with lapis one has not", At(PLAIN, ("empire guti",)), "buy lapis", "R102", "lapis"),
    ("buy with what one has not", At(GUTI, ("empire guti",)), "buy tool", "R102", "tool"),
    (
        "buy from an empty stock",
        At(
            Scene(workers={"assyria": (1, 0, 0)}, turn=5, hands={1: "tool*4"}),
            ("empire assyria", *["buy tool"] * 3),
        ),
        "buy tool", "R104", "",
    ),
    ("equip with what one has not", At(GUTI, ("empire guti", "done")), "equip oil", "R105", "oil"),
    ("start outside Sumer", At(PLAIN, ("empire sumer", "done", "done")), "at guti", "R96", "guti"),
    (
        "two of one army",
        At(replace(WIPED, army_pool={1: 1, 2: 1}), ("expand", "reenter guti", roll(12))),
        "garrison 2", "R108", "",
    ),
    ("invade afar", At(WAR, ("expand",)), "invade sippar", "R114", "sippar"),
    ("invade Dilmun", At(WAR, ("expand",)), "invade dilmun", "R13", "dilmun"),
    ("invade Akkad", At(WAR, ("expand",)), "invade akkad", "R14", "akkad"),
    ("invade against an arrow", At(WAR, ("expand",)), "invade chaldea", "R12", "chaldea"),
    ("invade oneself", At(WAR, ("expand",)), "invade umma", "R115", "umma"),
    ("raze without an army there", At(WAR, ("expand",)), "raze uruk", "R121", "uruk"),
    ("raze where no city is", At(WAR, ("expand",)), "raze umma", "R121", "umma"),
    ("raze one's own city", At(WAR, ("expand",)), "raze nippur", "R124", "nippur"),
    ("raze with too few", At(DRAINED, ("expand",)), "raze nippur", "R121", "nippur"),
    ("raze with too few for Shuruppak", At(WAR, ("expand",)), "raze ur", "R122", "ur"),
    ("reinforce without an army there", At(WAR, ("expand",)), "reinforce eridu", "R125", "eridu"),
    ("reinforce another's army", At(WAR, ("expand",)), "reinforce uruk", "R125", "uruk"),
    ("reinforce two", At(WAR, ("expand",)), "reinforce nippur", "R125", "nippur"),
    ("re-enter with armies left", At(WAR, ("expand",)), "reenter uruk", "R111", ""),
    ("re-enter elsewhere", At(WIPED, ("expand",)), "reenter umma", "R111", "umma"),
    ("again without a pool", At(DRAINED, ("expand", "invade umma")), "again", "R128", ""),
    (
        "again without an option", At(replace(DRAINED, army_pool={1: 2}), ("expand", "invade umma")), "again",
        "R128", "",
    ),
    ("bid what one has not", At(GUTI, ("pass",)), "bid lapis", "R137", "lapis"),
    ("grow another's city", GROWTH, "grow umma", "R142", "umma"),
    ("grow where no city is", GROWTH, "grow eridu", "R142", "eridu"),
    ("grow again", GROWTH, "grow uruk", "R146", "uruk"),
    ("grow with what one has not", GROWTH, "grow ur oil+gold", "R144", "gold"),
    ("decide where dice are due", STEPS["dice"][0], "roll", "R130", ""),
    ("draw where a seat decides", At(PLAIN), "~34", "R130", ""),
    ("draw an order", At(PLAIN), "~213", "R21", ""),
    ("act after the end", STEPS["the end"][0], "found ur", "R156", ""),
]  # fmt: skip


@pytest.mark.rule(
    "R12", "R13", "R14", "R49", "R50", "R53", "R54", "R56", "R57", "R58", "R60", "R61", "R63", "R66", "R69",
    "R70", "R71", "R76", "R79", "R80", "R81", "R82", "R84", "R85", "R88", "R91", "R92", "R94", "R95", "R96",
    "R97", "R102", "R104", "R105", "R108", "R111", "R114", "R115", "R121", "R122", "R124", "R125", "R128",
    "R137", "R142", "R144", "R146",
)  # fmt: skip
@pytest.mark.parametrize(
    ("where", "text", "rule", "named"), [pytest.param(*row[1:], id=row[0]) for row in TABLE]
)
def test_a_refusal_cites_its_rule_in_one_line(where: At, text: str, rule: str, named: str) -> None:
    pos = where.position()
    before = pos.hash
    no = pos.why_not(text)
    assert no is not None
    assert no.rule == rule
    for lang in LANGUAGES:
        told = no.text(lang)
        assert told.startswith(f"{rule}: ")
        assert len(told) > len(rule) + 12
        assert not set("\n{}$") & set(told)
    told = no.text("en")
    assert named in told.casefold()
    with pytest.raises(edubba.IllegalAction) as error:
        pos.play(text)
    assert (error.value.rule, str(error.value)) == (rule, told)
    assert (pos.hash, text in pos.legal) == (before, False)


# --- what is no text ---------------------------------------------------------------------------------------

NO_TEXTS = [
    "", " ", "pass ", " pass", "PASS", "Pass", "found", "found ", "found babel", "found uruk ur",
    "found  uruk", "move-city ur", "move-city ur>", "move-city >ur", "move-city ur>ur>ur",
    "move-city ur > uruk", "move ur>uruk", "spend", "spend silver", "spend grain grain", "scribe",
    "scribe pool", "scribe pool>", "scribe >guti", "scribe scribes*>guti", "scribe pool>toolmakers*",
    "scribe guti>self", "scribe pool>moon", "place guti", "place guti*0", "place guti*9", "place guti*",
    "place guti*-1", "place guti*1.5", "place guti*٣", "place guti*²", "place guti * 1", "place *1",
    "swap elam", "swap elam grain", "swap elam grain>", "swap elam >metal", "swap elam grain>silver",
    "swap moon grain>metal", "swap grain>metal", "tool grain", "buy", "buy silver", "equip", "equip army",
    "at", "at moon", "garrison", "garrison 0", "garrison 3", "garrison 12", "garrison two", "invade",
    "invade moon", "raze", "raze moon", "reinforce", "reenter", "roll 6", "stop now", "again 1", "bid",
    "bid 3", "grow", "grow moon", "grow uruk oil+tool", "grow uruk oil+oil", "grow uruk tool oil",
    "grow uruk +", "grow uruk tool+", "grow uruk +oil", "grow uruk tool+oil+gold+lapis+lapis", "pay",
    "pay city", "pay silver", "~", "~7", "~0", "~07", "~70", "~34 ", "~111", "~124", "~1234",
    "~11234", "+ur.t1", "*EM", "found\turuk", "found uruk\n", "\x00", "found\x00uruk", "done done",
    "dance", "empire", "empire moon", "found " + "u" * 10_000, "x" * 10_000, "place guti*" + "9" * 10_000,
    "grow uruk " + "tool+" * 3_000, "\ud800", "found ürük",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_TEXTS, ids=lambda text: ascii(text)[:30])
def test_what_is_no_text_of_the_game_is_a_parse_error_that_quotes_it(text: str) -> None:
    for pos in (edubba.new("flood"), fresh()):
        with pytest.raises(edubba.ParseError) as error:
            pos.why_not(text)
        with pytest.raises(edubba.ParseError):
            pos.play(text)
        sentence = str(error.value)
        assert len(sentence) < 400
        assert "\n" not in sentence
        quoted = error.value.facts["text"]
        assert (len(quoted) <= 70, quoted.isprintable()) == (True, True)
        if text.isprintable() and len(text) <= 60:
            assert quoted == text


@pytest.mark.parametrize("text", [None, 3, 3.5, True, b"pass", ["pass"], ("found", "ur"), {"pass": 1}])
def test_only_strings_are_texts(text: Any) -> None:
    pos = fresh()
    with pytest.raises(edubba.ParseError):
        pos.why_not(text)
    with pytest.raises(edubba.ParseError):
        pos.play(text)


ALPHABET = st.sampled_from(
    [
        *"~>*+ 123456", "found ", "move-city ", "scribe ", "place ", "swap ", "grow ", "pay ", "bid ", "at ",
        "garrison ", "invade ", "uruk", "ur", "guti", "pool", "self", "toolmakers*", "grain", "tool", "oil",
        "done", "pass", "\n", "é", "\ud800",
    ]
)  # fmt: skip
KNOWN = set(ALL_TEXTS)


@settings(max_examples=scaled(400, 100))
@given(text=st.text(max_size=40) | st.lists(ALPHABET, max_size=7).map("".join))
def test_any_string_is_a_text_or_a_parse_error(text: str) -> None:
    pos = fresh()
    if text in KNOWN:
        verdict = pos.why_not(text)
        assert verdict is None or re.fullmatch(r"R\d+", verdict.rule)
        return
    with pytest.raises(edubba.ParseError) as error:
        pos.why_not(text)
    assert "text" in error.value.facts
