"""What the sending of notices has to be told by whoever runs the server."""

from __future__ import annotations

from typing import Protocol

from edubba.server.people.keys import reset_key

TLS, STARTTLS, PLAIN = "tls", "starttls", "none"


class Settings(Protocol):
    """The part of the server's settings that is read here."""

    @property
    def base_url(self) -> str:
        """The server's address, without a slash at its end."""

    @property
    def secret(self) -> str:
        """What the links for new passwords are made with."""

    @property
    def smtp_host(self) -> str:
        """The mail server; empty: no mail is sent."""

    @property
    def smtp_port(self) -> int:
        """Its port."""

    @property
    def smtp_user(self) -> str:
        """Empty: without a login."""

    @property
    def smtp_password(self) -> str:
        """Of the login."""

    @property
    def smtp_tls(self) -> str:
        """How mail is encrypted: tls, starttls or none."""

    @property
    def mail_from(self) -> str:
        """The address that mail comes from."""

    @property
    def private_webhooks(self) -> bool:
        """Whether webhooks may go to any address and without encryption."""


def match_link(settings: Settings, match: str) -> str:
    """Where a match is seen."""
    return f"{settings.base_url}/match/{match}"


def notices_link(settings: Settings) -> str:
    """Where a person chooses what notices to get."""
    return f"{settings.base_url}/account#notices"


class Linking(Protocol):
    """What the link to a new password is made of."""

    @property
    def base_url(self) -> str:
        """The address people see."""

    @property
    def secret(self) -> str:
        """What the links are made with."""


def reset_link(settings: Linking, nonce: str) -> str:
    """Where a new password is set. The secret is behind the #, which browsers send to no server."""
    return f"{settings.base_url}/reset#{reset_key(settings.secret, nonce)}"
