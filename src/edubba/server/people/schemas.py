"""What comes in and goes out, as JSON; everything from outside has bounds."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from edubba.server.people.passwords import LONGEST

NO_NUL = r"^[^\x00]*$"  # PostgreSQL stores every character but this one
MOST_NUMBER = 2**31 - 1  # what a column of whole numbers holds

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]
Password: TypeAlias = Annotated[str, Meta(max_length=LONGEST)]
Email: TypeAlias = Annotated[str, Meta(max_length=254, pattern=NO_NUL)]
Language: TypeAlias = Literal["en", "de", "hu", "it", "ro"]
MatchId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16, pattern=NO_NUL)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class In(Struct, forbid_unknown_fields=True):
    """Anything from outside: a misspelt field is told, not passed over."""


class NewGuest(In):
    """A guest at once; a name is made up where none is given."""

    name: Name | None = None
    language: Language = "en"


class NewAccount(In):
    """An account; sent by a guest it becomes his own."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"


class Login(In):
    """A name and its password."""

    name: Name
    password: Password


class Change(In):
    """What a person changes about himself; what is left out stays. A new mail address needs the password."""

    language: Language | UnsetType = UNSET
    about: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    mail: bool | UnsetType = UNSET
    digest: bool | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] | UnsetType | None = UNSET
    password: Password | UnsetType = UNSET


class NewPassword(In):
    """A new password in place of the old one."""

    old: Password
    new: Password


class ResetWish(In):
    """Where to send a link that sets a new password."""

    email: Email


class ResetConfirm(In):
    """The secret of the link, and the new password."""

    token: Key
    password: Password


class NewToken(In):
    """What a personal token is for, in the person's own words."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]


class EndSessions(In):
    """Which session is to end, as the list names it; without one, all others. It needs the password."""

    password: Password
    session: Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]*$")] | None = None


class Confirm(In):
    """The secret of a link that confirms a mail address."""

    token: Key


class Farewell(In):
    """An account is erased by its password; a guest has none."""

    password: Password = ""


class NewReport(In):
    """Who did what, and in which match."""

    name: Name
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=NO_NUL)]
    match: MatchId | None = None


class Me(Struct):
    """A person, to himself. `csrf` goes into the header X-Edubba-CSRF.

    A personal token is shown neither that nor the ways of notices.
    """

    id: int
    name: str
    guest: bool
    language: str
    about: str
    email: str | None
    confirmed: bool  # whether the mail address counts: its link was opened
    mail: bool
    digest: bool
    webhook: str | None
    webhook_key: str | None
    created: float
    csrf: str = ""


class Visitor(Struct):
    """Whoever asks; nobody where nothing was shown."""

    me: Me | None


class SessionInfo(Struct):
    """A place where somebody is signed in; `current` is the one that asks."""

    id: str
    created: float
    used: float
    current: bool


class TokenInfo(Struct):
    """A personal token as it is listed."""

    id: int
    name: str
    created: float
    used: float | None = None


class FreshToken(TokenInfo, kw_only=True):
    """A personal token, the only time that it is shown."""

    token: str


class Rating(Struct):
    """How strong a person is, in a game with so many players."""

    game: str
    players: int
    mu: float
    sigma: float
    matches: int


class Profile(Struct):
    """A person, to everybody."""

    name: str
    about: str
    since: float
    ratings: list[Rating]


class Blocked(Struct):
    """Somebody a person does not want to meet."""

    name: str
    since: float


class Done(Struct):
    """There is nothing more to say."""

    done: bool = True


Rows: TypeAlias = list[dict[str, Any]]


class Export(Struct):
    """Everything stored about a person."""

    exported: float
    account: dict[str, Any]
    sessions: Rows
    tokens: Rows
    matches: Rows
    chats: Rows
    ratings: Rows
    notices: Rows
    watches: Rows
    blocks: Rows
    reports: Rows


def given(change: Change) -> dict[str, Any]:
    """The fields that were sent."""
    return {name: value for name, value in msgspec.structs.asdict(change).items() if value is not UNSET}
