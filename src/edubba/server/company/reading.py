"""What others wrote to many matches, in one question to the database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from edubba.server.storage.matches import stored_draft
from edubba.tables.events import decode
from edubba.tables.store import Later

_LATER = text("""
SELECT known.match, drafts.draft, log.event
FROM unnest(CAST(:names AS text[]), CAST(:versions AS int[])) AS known (match, version)
LEFT JOIN drafts ON drafts.match = known.match
LEFT JOIN log ON log.match = known.match AND log.version > known.version
ORDER BY known.match, log.version
""")
_NOW = text("""
SELECT matches.id, matches.version, drafts.draft
FROM matches LEFT JOIN drafts ON drafts.match = matches.id
WHERE matches.id = ANY(CAST(:names AS text[]))
""")


async def later(connection: AsyncConnection, known: Mapping[str, int]) -> dict[str, Later]:
    """The events after the version known of each match, and its draft."""
    facts = {"names": list(known), "versions": list(known.values())}
    found: dict[str, Later] = {}
    for name, draft, event in await connection.execute(_LATER, facts):
        there = found.setdefault(name, Later([], stored_draft(draft)))
        if event is not None:
            there.events.append(decode(event))
    return found


async def versions(connection: AsyncConnection, names: list[str]) -> dict[str, tuple[int, int]]:
    """The version of each match, and the revision of its draft."""
    found = {}
    for name, version, text_of_draft in await connection.execute(_NOW, {"names": names}):
        draft = stored_draft(text_of_draft)
        found[name] = version, draft.revision if draft else 0
    return found
