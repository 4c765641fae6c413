"""Writes the types of the wire as a JSON schema; `npm run wire` makes src/wire.ts of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from edubba.drawing.outline import Section
from edubba.drawing.scene import Change, Choice, Fact, Part, Token
from edubba.server import about, hub, problems, ratings, scenes
from edubba.server.editing import schemas as editing
from edubba.server.learning import schemas as learning
from edubba.server.matches import chat, live, schemas
from edubba.server.notices.deliveries import Delivery
from edubba.server.people import schemas as people
from edubba.server.replays import schemas as replays
from edubba.server.reviews import schemas as reviews
from edubba.tables import commands, view

TYPES = {
    "Me": people.Me,
    "Visitor": people.Visitor,
    "Profile": people.Profile,
    "SessionInfo": people.SessionInfo,
    "TokenInfo": people.TokenInfo,
    "FreshToken": people.FreshToken,
    "Blocked": people.Blocked,
    "NewMatch": schemas.NewMatch,
    "Opened": schemas.Opened,
    "Listed": schemas.Listed,
    "LogEntry": schemas.LogEntry,
    "Verdict": schemas.Verdict,
    "Acknowledged": schemas.Acknowledged,
    "ChatLine": schemas.ChatLine,
    "SiteAbout": about.SiteAbout,
    "RatingLine": ratings.Line,
    "Delivery": Delivery,
    "ProblemDocument": problems.Document,
    "Study": replays.Study,
    "Moment": replays.Moment,
    "Replay": replays.Replay,
    "RulesTold": learning.RulesTold,
    "ExampleStep": learning.ExampleStep,
    "LessonAbout": learning.LessonAbout,
    "LessonWish": learning.LessonWish,
    "LessonState": learning.LessonState,
    "SeenReview": reviews.SeenReview,
    "SeenPosition": reviews.SeenPosition,
    "Hint": reviews.Hint,
    "Command": commands.Command,
    "Seen": view.Seen,
    "SeenScene": scenes.SeenScene,
    "Roll": scenes.Roll,
    "Part": Part,
    "Section": Section,
    "Choice": Choice,
    "Fact": Fact,
    "Token": Token,
    "Change": Change,
    "SnapshotMessage": live.SnapshotMessage,
    "EventsMessage": hub.EventsMessage,
    "DraftMessage": hub.DraftMessage,
    "PresenceMessage": hub.PresenceMessage,
    "ChatMessage": chat.ChatMessage,
    "ChatsMessage": live.ChatsMessage,
    "AckMessage": live.AckMessage,
    "ProblemMessage": live.ProblemMessage,
    "EditableBoards": editing.EditableBoards,
    "CheckedBoard": editing.CheckedBoard,
    "EditedPosition": editing.EditedPosition,
}


def main() -> None:
    """Write one object with a property for each type."""
    schemas_of, components = msgspec.json.schema_components(
        TYPES.values(), ref_template="#/definitions/{name}"
    )
    document = {
        "title": "Wire", "type": "object", "additionalProperties": False,
        "properties": dict(zip(TYPES, schemas_of, strict=True)), "required": list(TYPES),
        "definitions": components,
    }  # fmt: skip
    Path(sys.argv[1]).write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
