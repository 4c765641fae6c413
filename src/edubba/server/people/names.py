"""Names of people: what may be one, when two are the same, and pleasant ones for guests."""

from __future__ import annotations

import secrets
import unicodedata

from edubba.games.errors import shown
from edubba.search import BOTS, LEVELS
from edubba.server.errors import Problem

SHORTEST, LONGEST = 2, 24
GONE = "—"  # stands where a person was; no name, for it has no letter
RESERVED = frozenset({*BOTS, *LEVELS, "admin", "administrator", "moderator", "edubba", "system"})

_SIGNS = frozenset(" -_.")
_MARKS_IN_A_ROW = 2
#: Letters and marks by their category, and yet nothing to be seen: fillers, joiners, selectors.
_INVISIBLE = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0100, 0xE01EF),
)

_FIRST = ("Ur", "Lu", "Nin", "Geme", "Amar", "Shu", "Ku", "Inim", "Ama", "Puzur", "Ninda", "Silim")
_SECOND = ("Nanna", "Utu", "Bau", "Enlil", "Inanna", "Namma", "Shara", "Gula", "Zababa", "Ningal", "Dumuzi")


def clean_name(name: str) -> str:
    """The name as it is stored: NFKC, single spaces; raises a problem where it cannot be one."""
    plain = " ".join(part for part in unicodedata.normalize("NFKC", name).split(" ") if part)
    if not SHORTEST <= len(plain) <= LONGEST:
        raise Problem(400, "people-name-length", least=SHORTEST, most=LONGEST)
    if not _is_made_of_letters(plain):
        raise Problem(400, "people-name-letters", name=shown(name))
    if name_key(plain) in RESERVED:
        raise Problem(400, "people-name-reserved", name=plain)
    return plain


def name_key(name: str) -> str:
    """Two names with the same key are the same name."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def random_name() -> str:
    """A name for a guest who gives none; the number keeps guests apart."""
    return f"{secrets.choice(_FIRST)}-{secrets.choice(_SECOND)} {secrets.randbelow(9000) + 1000}"


def _is_made_of_letters(name: str) -> bool:
    """Letters and digits of any script, each with few marks, and at least one letter."""
    marks, letters = _MARKS_IN_A_ROW, 0
    for sign in name:
        kind = unicodedata.category(sign)[0]
        if _is_invisible(sign):
            return False
        if kind == "M":
            marks += 1
            if marks > _MARKS_IN_A_ROW:  # none may come first, where nothing carries it
                return False
            continue
        if kind not in "LN" and sign not in _SIGNS:
            return False
        marks = 0 if kind in "LN" else _MARKS_IN_A_ROW
        letters += kind == "L"
    return letters > 0


def _is_invisible(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in _INVISIBLE)
