"""From a command to what it leads to: events, or a changed draft. Nothing changes here; wrong ones raise."""

from __future__ import annotations

from edubba.tables import attendance, commands, gathering, talks, turns
from edubba.tables.commands import Command
from edubba.tables.errors import TableError
from edubba.tables.events import Event, TimedOut
from edubba.tables.match import Match
from edubba.tables.turns import Outcome

__all__ = ["Outcome", "decide", "overdue"]


def decide(match: Match, command: Command, who: int, now: float) -> Outcome:
    """What `who` brings about by a command; raises TableError, IllegalAction or ParseError."""
    if command.version != match.version:
        raise TableError("table-stale", yours=command.version, now=match.version)
    match command:
        case commands.Join() | commands.Leave() | commands.Fill() | commands.Cancel():
            return Outcome(gathering.decide(match, command, who, now))
        case commands.Play() | commands.Undo() | commands.Reset() | commands.Commit():
            return turns.decide(match, command, who, now)
        case commands.TakeBack() | commands.Abandon() | commands.Answer():
            return Outcome(talks.decide(match, command, who, now))
        case commands.Resign() | commands.Return() | commands.Away():
            return Outcome(attendance.decide(match, command, who, now))


def overdue(match: Match, now: float) -> list[Event]:
    """What the clock brings about: nothing before the deadline."""
    seat, deadline = match.ticking(), match.deadline()
    if seat is None or deadline is None or now < deadline:
        return []
    return [TimedOut(at=now, seat=seat)]
