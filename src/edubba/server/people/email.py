"""Mail and webhook addresses: whether they can be ones."""

from __future__ import annotations

import re
import unicodedata
from urllib.parse import urlsplit

from edubba.games.errors import shown
from edubba.server.errors import Problem

#: A form that mail servers take, and nothing that could become a second header or address.
_EMAIL = re.compile(r"[^\s@<>()\[\],;:\\\"]{1,64}@(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+[^\W\d_]{2,63}")


def clean_email(email: str | None) -> str | None:
    """The address as it is stored; None for none."""
    if email is None or not email.strip():
        return None
    plain = unicodedata.normalize("NFKC", email.strip())
    if len(plain) > 254 or not plain.isprintable() or not _EMAIL.fullmatch(plain):
        raise Problem(400, "people-email-form", email=shown(email))
    return plain


def email_key(email: str | None) -> str | None:
    """Two addresses with the same key are the same address."""
    return None if email is None else unicodedata.normalize("NFKC", email.strip()).casefold()[:254]


def clean_webhook(address: str | None, *, private: bool = False) -> str | None:
    """An https address with a host and without a password in it; None for none. `private`: http will do."""
    if address is None or not address.strip():
        return None
    schemes = ("https", "http") if private else ("https",)
    try:
        parts = urlsplit(address.strip())
        sound = bool(parts.scheme in schemes and parts.hostname and parts.username is None)
        sound = sound and (parts.port is None or parts.port > 0)
    except ValueError:  # a port that is no number, half an IPv6 address
        sound = False
    if not sound or not address.isprintable() or " " in address.strip():
        raise Problem(400, "people-webhook-form", address=shown(address))
    return address.strip()
