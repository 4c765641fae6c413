"""Links in notices."""

from __future__ import annotations

from edubba.server.config import Settings
from edubba.server.people.keys import confirm_key, reset_key


def match_link(settings: Settings, match: str) -> str:
    """Where a match is seen."""
    return f"{settings.base_url}/match/{match}"


def notices_link(settings: Settings) -> str:
    """Where a person chooses what notices to get."""
    return f"{settings.base_url}/account#notices"


def account_link(settings: Settings) -> str:
    """Where a person looks after his account."""
    return f"{settings.base_url}/account"


def confirm_link(settings: Settings, account: int, email: str, until: int) -> str:
    """Where a mail address is confirmed; the secret is behind the #, as below."""
    return f"{settings.base_url}/confirm#{confirm_key(settings.secret, account, email, until)}"


def reset_link(settings: Settings, nonce: str) -> str:
    """Where a new password is set. The secret is behind the #, which browsers send to no server."""
    return f"{settings.base_url}/reset#{reset_key(settings.secret, nonce)}"
