"""Notices as letters: plain text, sent by SMTP."""

from __future__ import annotations

import asyncio
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit

import aiosmtplib

from edubba.locales import say
from edubba.server.config import Settings
from edubba.server.notices.links import notices_link
from edubba.server.notices.wording import Wording, plain

TIMEOUT = 30.0
_POLICY = SMTP.clone(max_line_length=900)  # long links stay whole


class Refused(Exception):
    """It cannot be sent, now or later."""


class Parcel(NamedTuple):
    """A letter to be written."""

    to: str
    lang: str
    wording: Wording
    link: str  # empty: none
    at: float
    optional: bool = True  # whether the reader can do without such letters
    told: tuple[int, ...] = ()  # the notices that a digest tells


class Mailer(Protocol):
    """Whatever sends letters."""

    async def send(self, letter: EmailMessage) -> None:
        """Send one; raises what went wrong."""


def letter(parcel: Parcel, settings: Settings) -> EmailMessage:
    """The letter; raises Refused where an address cannot be one."""
    message = EmailMessage(policy=_POLICY)
    message["Subject"] = plain(parcel.wording.subject)
    message["From"] = _address(settings.mail_from, "Edubba")
    message["To"] = _address(parcel.to)
    message["Date"] = formatdate(parcel.at)
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.base_url).hostname or "localhost")
    message["Auto-Submitted"] = "auto-generated"  # no answer by machines on holiday
    lines = [parcel.wording.text, *([parcel.link] if parcel.link else [])]
    if parcel.optional:
        message["List-Unsubscribe"] = f"<{notices_link(settings)}>"
        lines.append("-- \n" + say("notice-footer", parcel.lang, link=notices_link(settings)))
    message.set_content("\n\n".join(lines) + "\n", cte="quoted-printable")
    return message


def _address(text: str, name: str = "") -> Address:
    try:
        return Address(name, addr_spec=text)
    except (ValueError, IndexError) as error:  # a line break, no @, …
        raise Refused("the address is none") from error


class Smtp:
    """Sends through the server of the settings, one connection a letter."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._context: ssl.SSLContext | None = None

    async def send(self, letter: EmailMessage) -> None:
        """Send one."""
        settings = self._settings
        if not settings.smtp_host:
            raise Refused("this server sends no mail")
        encrypted = settings.smtp_tls != "none"
        if encrypted and self._context is None:
            self._context = await asyncio.to_thread(ssl.create_default_context)  # reads all certificates
        await aiosmtplib.send(
            letter,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            tls_context=self._context if encrypted else None,
            timeout=TIMEOUT,
        )
