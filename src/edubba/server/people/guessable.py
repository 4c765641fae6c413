"""Passwords that are tried first: by whoever has a list of what people choose, or knows this site.

Nobody's list is copied here. Lists of leaked passwords are made of few parts put together in few ways, and it
is these parts and ways that are refused: common words, names and runs of keys, alone, twice, one after the
other, in capitals, with digits or signs before and behind, with digits in place of letters. Any composition
is allowed, and no kind of character is asked for.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable
from importlib import resources

LEAST_LEFT = 6  # characters beyond what is guessed first
LEAST_DIFFERENT = 5  # characters

_RUNS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiopu",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "zaq12wsxcde34rfvbgt56yhnmju78ik",
    "147258369",
    "789456123",
    "159357",
    "123123",
    "112233445566778899",
)
SHORTEST_RUN, RUN = 3, 5
_LOOKS_LIKE = str.maketrans("0134578@$!|€", "oieastbasiie")
_PIECES = {
    piece
    for run in (*_RUNS, *(each[::-1] for each in _RUNS))
    for piece in (run[first : first + RUN] for first in range(len(run) - RUN + 1))
}
_WORDS = re.compile(r"[^\W\d_]+|\d+|[\W_]+")


def is_guessable(password: str, known: Iterable[str] = ()) -> bool:
    """Whether it is among what is tried first; `known` are words of the person: a name, a mail address."""
    plain = unicodedata.normalize("NFKC", password).casefold()
    if len(set(plain)) < LEAST_DIFFERENT:
        return True
    words = common_words() | {part for text in known for part in _parts(text)}
    return min(_left(plain, words), _left(plain.translate(_LOOKS_LIKE), words)) < LEAST_LEFT


@functools.cache
def common_words() -> frozenset[str]:
    """The words of `common_words.txt`."""
    lines = (resources.files("edubba.server.people") / "common_words.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def _parts(text: str) -> set[str]:
    """A name as a whole and in words, of which very short ones say nothing."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return {part for part in (re.sub(r"\W", "", plain), *re.split(r"[\W_]+", plain)) if len(part) >= 3}


def _left(plain: str, words: Iterable[str]) -> int:
    """How many characters remain when all that is guessed first is taken out."""
    rest = _without_runs(plain)
    for word in sorted(words, key=len, reverse=True):
        rest = rest.replace(word, " ")
    return sum(_worth(part, alone=rest == plain) for part in _WORDS.findall(rest))


def _without_runs(plain: str) -> str:
    """Without keys that lie side by side, wherever they stand."""
    covered = [False] * len(plain)
    for first in range(len(plain) - RUN + 1):
        if plain[first : first + RUN] in _PIECES:
            covered[first : first + RUN] = [True] * RUN
    return "".join(" " if gone else sign for sign, gone in zip(plain, covered, strict=True))


def _worth(part: str, *, alone: bool) -> int:
    """How much a part adds: digits and signs beside a word are tried with it, and numbers in order."""
    if not alone and not part[0].isalpha():
        return 0
    if _is_run(part) or (len(part) >= SHORTEST_RUN and len(set(part)) <= 2):
        return 0
    return (len(part) + 1) // 2 if part.isdigit() else len(_once(part))


def _is_run(part: str) -> bool:
    if len(part) < SHORTEST_RUN:
        return False
    return any(part in run or part[::-1] in run for run in _RUNS)


def _once(part: str) -> str:
    """`nabunabu` is `nabu` twice: it counts once."""
    for size in range(1, len(part) // 2 + 1):
        if len(part) % size == 0 and part == part[:size] * (len(part) // size):
            return part[:size]
    return part
