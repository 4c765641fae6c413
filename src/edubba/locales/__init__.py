"""Sentences in five languages, from Fluent files that the page reads too."""

from __future__ import annotations

import functools
import os
import re
import threading
from collections.abc import Mapping
from importlib import resources
from typing import Any

from edubba.games.errors import Term, speak_with

LANGUAGES = ("en", "de", "hu", "it", "ro")
LONGEST_FACT = 1000

_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")


def say(key: str, lang: str = "en", **facts: Any) -> str:
    """A message in one language; English where the language is not one of ours."""
    try:
        return _said(key, lang, tuple((name, type(value), value) for name, value in facts.items()))
    except TypeError:  # a fact that cannot be remembered by
        return sentence(key, facts, lang)


@functools.lru_cache(maxsize=5_000)  # pictures say the same things again and again; 1 is not the word “1”
def _said(key: str, lang: str, facts: tuple[tuple[str, type, Any], ...]) -> str:
    return sentence(key, {name: value for name, _, value in facts}, lang)


def sentence(key: str, facts: Mapping[str, Any], lang: str) -> str:
    """The same with the facts in a mapping, so that a fact may have any name."""
    messages = _messages(lang if lang in LANGUAGES else "en")
    told = {name: _plain(value, lang) for name, value in facts.items()}
    text, errors = messages.bundle.format_pattern(messages.pattern(key), told)
    if errors:
        raise ValueError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)


def named(name: str, lang: str) -> str:
    """A name of the game in a language, if it is one that is told."""
    return sentence(name.family, name.facts, lang) if isinstance(name, Term) else name


def _plain(value: Any, lang: str) -> Any:
    """A fact as Fluent takes it: names translated, numbers ungrouped, texts no longer than it allows."""
    if isinstance(value, Term):
        return named(value, lang)
    if isinstance(value, tuple):  # several names
        return ", ".join(str(_plain(each, lang)) for each in value)
    if isinstance(value, str):
        return value if len(value) <= LONGEST_FACT else value[:LONGEST_FACT] + "…"
    if isinstance(value, int) and not isinstance(value, bool):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    return value


class _Messages:
    """The messages of a language; a file is parsed when something in it is said for the first time."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle  # heavy: only when something is said

        self.lang, self.bundle = lang, FluentBundle([lang], use_isolating=False)
        self._lock = threading.RLock()
        self._texts = {file.name: file.read_text(encoding="utf-8") for file in files(lang)}
        self._home = {key: name for name, text in self._texts.items() for key in _KEY.findall(text)}

    def pattern(self, key: str) -> Any:
        """What a message says; raises KeyError."""
        if key not in self._home:
            raise KeyError(f"no message {key!r} in {self.lang}")
        self._parse(self._home[key])
        return self.bundle.get_message(key).value

    def read_all(self) -> None:
        """Parse all files now."""
        for name in list(self._texts):
            self._parse(name)

    def _parse(self, name: str) -> None:
        from edubba.locales.reading import read

        with self._lock:  # several threads may ask for the first time
            text = self._texts.get(name)
            if text is None:
                return
            self.bundle.add_resource(read(text))
            del self._texts[name]
            for key in _REFERENCE.findall(text):  # a message may name one of another file
                self._parse(self._home[key])


@functools.cache
def _messages(lang: str) -> _Messages:
    return _Messages(lang)


def read_all() -> None:
    """Parse the messages of all languages now, for those who must not wait later."""
    for lang in LANGUAGES:
        _messages(lang).read_all()


def files(lang: str) -> list[Any]:
    """The Fluent files of a language."""
    folder = resources.files("edubba.locales") / lang
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The user's language by the usual variables, if it is one of ours, else English."""
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return "en"
    for choice in [*environment.get("LANGUAGE", "").split(":"), locale]:
        language = re.split(r"[^a-zA-Z]", choice, maxsplit=1)[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


speak_with(sentence)
