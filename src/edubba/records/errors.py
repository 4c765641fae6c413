"""What is wrong with a record, as a message key and facts; a refusal inside says its own sentence."""

from __future__ import annotations

from typing import Any

from edubba.games.errors import EdubbaError, RecordError, Refusal


class BadRecordError(RecordError):
    """A record that cannot be read, replayed or written.

    Facts: `file` and `line` say where; `reason`, where a rule or a board stands behind it, is the game's own
    Refusal or error, with its key and facts; `rule` is then the rule's id, empty where no rule is broken.
    """

    def text(self, lang: str = "en") -> str:
        """One sentence; a reason inside it speaks the same language."""
        said = {name: _said(fact, lang) for name, fact in self.facts.items()}
        return RecordError(self.key, **said).text(lang)


def _said(fact: Any, lang: str) -> Any:
    if isinstance(fact, (Refusal, EdubbaError)):
        return fact.text(lang)
    return str(fact) if isinstance(fact, int) else fact  # line 1234, not line 1,234
