"""What happens to accounts and who is refused, a line each, for whoever looks into a break-in afterwards.

In it are numbers of accounts, networks of clients, codes and patterns of routes. Never in it: what somebody
typed, for a password may stand where a name should, nor cookies, tokens, mail addresses or talk.
"""

from __future__ import annotations

import logging

from edubba.server.limits import address_key

logger = logging.getLogger("edubba.security")
_SIGNS = frozenset("-_.:/#{}")
LONGEST = 80


def note(event: str, *, account: int | None = None, address: str | None = None, **facts: str) -> None:
    """Write one event down."""
    told: dict[str, str | int] = {"event": event}
    if account is not None:
        told["account"] = account
    if address is not None:
        told["address"] = address_key(address)
    told |= facts
    clean = {name: value if isinstance(value, int) else _plain(value) for name, value in told.items()}
    line = " ".join(f"{name}={value}" for name, value in clean.items() if name != "event")
    logger.info("%s %s", clean["event"], line, extra={"facts": clean})


def _plain(text: str) -> str:
    """Nothing that could begin a line or a field of its own."""
    return "".join(sign if sign.isalnum() or sign in _SIGNS else "?" for sign in text[:LONGEST])
