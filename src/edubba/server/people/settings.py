"""What this folder must be told about the server."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Settings(Protocol):
    """The part of the server's settings that concerns people."""

    @property
    def secret(self) -> str:
        """Signs what is derived from cookies and reset links; the same after a restart."""

    @property
    def secure_cookies(self) -> bool:
        """Whether browsers reach the server by https only."""

    @property
    def base_url(self) -> str:
        """The address people see, without a slash at its end."""

    @property
    def guests(self) -> bool:
        """Whether anybody may come in without an account."""

    @property
    def registration(self) -> bool:
        """Whether anybody may make an account."""

    @property
    def logins_per_minute(self) -> int:
        """Attempts for one name from one address (5)."""

    @property
    def joins_per_hour(self) -> int:
        """New guests and accounts from one address (60)."""

    @property
    def resets_per_hour(self) -> int:
        """Reset mails asked for from one address (5)."""
