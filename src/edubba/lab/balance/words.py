"""What a balance report calls things in the reader's language: variants, places, first moves, figures."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Any

from edubba.drawing.scene import stage
from edubba.drawing.text import teller
from edubba.drawing.text.figures import decimal, percent
from edubba.games import core
from edubba.games.core import check_options
from edubba.lab.balance.intervals import Estimate
from edubba.lab.balance.study import BOARD, Study, Variant
from edubba.locales import say

POWERS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Words:
    """The words of one study in one language."""

    def __init__(self, study: Study, lang: str) -> None:
        self._plan, self.lang = study.variants[0].plan, lang

    def say(self, key: str, **facts: Any) -> str:
        """A message in the language of the report."""
        return say(key, self.lang, **facts)

    # --- names --------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's title."""
        return teller(self._plan.game).title(self.lang)

    @property
    def board(self) -> str:
        """The board of the rules asked for."""
        board = self._plan.options[BOARD]
        return str(board if isinstance(board, str) else board["name"])

    @cached_property
    def standard(self) -> bool:
        """Whether the rules asked for are those the game has by itself."""
        return dict(self._plan.options) == check_options(core.game(self._plan.game).about, {})

    def variant(self, variant: Variant) -> str:
        """What is different in a variant, in a few words."""
        if variant.change is None:
            return self.say("balance-standard" if self.standard else "balance-asked")
        name, value = variant.change
        if name == BOARD:
            return f"{self.say('page-board')}: {value}"
        option = self.say("learning-option", name=name)
        return f"{option}: {self.say('page-option-value', value=str(value))}"

    def place(self, number: int) -> str:
        """Who comes first, second, …"""
        return self.say("balance-place", number=number)

    def action(self, text: str) -> str:
        """A first move in words."""
        return stage(self._plan.game).worded(text, self._view, self.lang)

    @cached_property
    def _view(self) -> dict[str, Any]:
        rules = core.game(self._plan.game)
        setting = rules.setting(self._plan.options, rules=self._plan.rules)
        return rules.view(setting, rules.initial(setting))

    # --- figures ------------------------------------------------------------------------------------

    def percent(self, value: float) -> str:
        """A share in whole per cent."""
        return percent(value, self.lang, digits=0)

    def fine(self, value: float) -> str:
        """A share in per cent with a decimal."""
        return percent(value, self.lang)

    def share(self, one: Estimate) -> str:
        """A share and the ends of its interval."""
        return f"{self.fine(one.value)} ({self.span(100 * one.low, 100 * one.high, 0)})"

    def signed_percent(self, value: float) -> str:
        """A difference of shares in hundredths, with its sign."""
        return self.signed(100 * value)

    def signed(self, value: float) -> str:
        """A difference as an axis shows it."""
        return self._with_sign(value, 0 if abs(value - round(value)) < 1e-6 else 1)

    def points_of_share(self, one: Estimate) -> str:
        """A difference of shares and its interval, in hundredths."""
        ends = self.span(100 * one.low, 100 * one.high, 1)
        return f"{self._with_sign(100 * one.value, 1)} ({ends})"

    def change(self, one: Estimate) -> str:
        """A difference and its interval."""
        return f"{self._with_sign(one.value, 1)} ({self.span(one.low, one.high, 1)})"

    def mean(self, one: Estimate) -> str:
        """A mean and its interval."""
        value = f"{self.one(one.value)} ({self.span(one.low, one.high, 1)})"
        return self.say("balance-mean", value=value)

    def spread(self, one: Estimate) -> str:
        """A figure and its interval, with a decimal."""
        return f"{self.one(one.value)} ({self.span(one.low, one.high, 1)})"

    def span(self, low: float, high: float, digits: int) -> str:
        """An interval; ends that are not known are dots."""
        told = [decimal(end, digits, self.lang) if math.isfinite(end) else "…" for end in (low, high)]
        return self.say("balance-span", low=told[0], high=told[1])

    def whole(self, value: float) -> str:
        """A number without needless decimals."""
        return decimal(value, 0 if abs(value - round(value)) < 1e-6 else 1, self.lang)

    def one(self, value: float) -> str:
        """A number with a decimal."""
        return decimal(value, 1, self.lang)

    def power(self, exponent: float) -> str:
        """A power of ten."""
        return "10" + str(round(exponent)).translate(POWERS)

    def _with_sign(self, value: float, digits: int) -> str:
        text = decimal(value, digits, self.lang)
        return text if text[0] == "−" or not text.strip("0.,") else f"+{text}"
