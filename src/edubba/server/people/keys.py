"""Secrets that a client holds: how they are made, and what of them is stored.

A cookie or token is 32 random bytes. Stored is its SHA-256 alone: no salt is needed where nothing can be
guessed. What is derived from one (CSRF tokens, reset links) is an HMAC with the server's secret, so that a
copy of the database opens nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_MARK = "edubba_"  # lets scanners of public code recognise a leaked personal token


def new_key() -> str:
    """A fresh secret, safe in addresses and headers."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    """A fresh personal token."""
    return TOKEN_MARK + new_key()


def digest(key: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()


def csrf_of(secret: str, cookie: str) -> str:
    """The token that proves a request comes from a page that could read an answer of ours."""
    return _derived(secret, "csrf", cookie)


def reset_key(secret: str, nonce: str) -> str:
    """The secret of a reset link: the outbox holds the nonce, whoever sends the mail derives it."""
    return _derived(secret, "reset", nonce)


def confirm_key(secret: str, account: int, email: str, until: int) -> str:
    """The secret of a link that confirms a mail address, good for this account and this address alone."""
    return f"{account}.{until}." + _derived(secret, "confirm", f"{account}:{until}:{email}")


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def _derived(secret: str, purpose: str, key: str) -> str:
    message = f"{purpose}:{key}".encode("utf-8", "surrogateescape")
    return hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
