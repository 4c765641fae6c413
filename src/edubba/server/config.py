"""The settings of a server: defaults, then a TOML file, then the environment. docs/hosting.md lists them."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import msgspec.inspect
from msgspec import Meta
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from edubba.games.errors import FileError, OptionError, shown
from edubba.games.files import read_text

PREFIX = "EDUBBA_"
LONGEST_FILE = 64 * 1024
LEAST_SECRET = 16  # characters
#: Variables of other parts of the program.
OTHERS = {"EDUBBA_CACHE", "EDUBBA_PLAIN", "EDUBBA_PYTHON", "EDUBBA_FUZZ", "EDUBBA_SCREENS", "EDUBBA_CHROMIUM"}

Port = Annotated[int, Meta(ge=1, le=65535)]
Many = Annotated[int, Meta(ge=1, le=1_000_000)]


def data_folder() -> Path:
    """Where a server keeps its database unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "edubba"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server; the comment is what docs/hosting.md says of each."""

    host: str = "127.0.0.1"  # the address it listens on
    port: Annotated[int, Meta(ge=0, le=65535)] = 8421  # the port it listens on; 0 takes one that is free
    base_url: str = ""  # how people reach it, for links in mails; by default http://HOST:PORT
    database: str = ""  # an SQLAlchemy address; by default an SQLite file in the user's data folder
    secret: str = ""  # signs what must not be forged; by default made once and kept in the database
    registration: bool = True  # whether visitors may open accounts
    guests: bool = True  # whether visitors may play without an account
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that serve; more than one need PostgreSQL
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes of each worker in which bots think
    proxies: str = "127.0.0.1"  # whose X-Forwarded-… headers count: addresses, separated by commas
    log_level: Literal["debug", "info", "warning", "error"] = "info"  # what is logged
    log_format: Literal["text", "json"] = "text"  # for people, or a JSON object a line
    metrics: bool = True  # whether /metrics answers
    smtp_host: str = ""  # the mail server; empty: no mail is sent
    smtp_port: Port = 587  # its port
    smtp_user: str = ""  # the name to log in there
    smtp_password: str = ""  # and the password
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"  # how the connection is protected
    mail_from: str = ""  # the sender's address of mails
    private_webhooks: bool = False  # whether webhooks may call one's own network, and by plain http
    joins_per_hour: Many = 60  # new guests and accounts from one address
    logins_per_minute: Many = 5  # attempts for one name from one address
    resets_per_hour: Many = 5  # mails for a new password asked for from one address
    commands_per_second: Many = 20  # of one person, on average
    open_matches: Many = 100  # that one person may have at a time
    reads_per_second: Many = 100  # questions from one address, on average
    hsts_subdomains: bool = True  # with https: whether browsers are told that subdomains speak TLS alone, too

    @property
    def secure_cookies(self) -> bool:
        """Whether cookies go over TLS only."""
        return self.base_url.startswith("https://")

    @property
    def database_url(self) -> str:
        """The address of the database with the driver that is used here."""
        if not self.database:
            return f"sqlite+aiosqlite:///{data_folder() / 'edubba.sqlite'}"
        for plain, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.database.startswith(plain):
                return _with_ssl(driver + self.database.removeprefix(plain))
        return _with_ssl(self.database)


def _with_ssl(address: str) -> str:
    """An address with asyncpg's `ssl` for libpq's `sslmode`, which people know; raises as make_url does."""
    if "sslmode=" not in address:
        return address
    url = make_url(address)
    if "sslmode" not in url.query or "ssl" in url.query:  # of both, the driver says what it does not know
        return address
    query = {{"sslmode": "ssl"}.get(name, name): value for name, value in url.query.items()}
    return url.set(query=query).render_as_string(hide_password=False)


_FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}
#: Whose value never stands in a sentence or a log.
SECRET = {"secret", "smtp_password", "database"}


def load(file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Defaults, file, environment, and what the command line gives; raises OptionError or FileError."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= _from_file(file)
    values |= _from_environment(environment)
    values |= {name: _checked(name, value, f"--{name}") for name, value in given.items() if value is not None}
    settings = Settings(**values)
    address = settings.base_url.rstrip("/") or _address(settings.host, settings.port)
    if not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", address):
        raise OptionError("config-base-url", value=shown(address))
    settings = msgspec.structs.replace(settings, base_url=address)
    if settings.smtp_host and not re.fullmatch(r"[^\s@<>,;]+@[^\s@<>,;]+", settings.mail_from):
        raise OptionError("config-mail-from")
    _check_proxies(settings.proxies)
    _check_database(settings)
    if re.search(r"^sqlite[^/]*://(/?|/:memory:.*)$|[?&]mode=memory", settings.database_url):
        raise OptionError("config-memory")
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise OptionError("config-workers", workers=settings.workers)
    if 0 < len(settings.secret) < LEAST_SECRET:
        raise OptionError("config-secret", least=LEAST_SECRET)
    return settings


def at_port(settings: Settings, port: int) -> Settings:
    """The settings with the port that was bound: with port 0 nobody knows it before."""
    if settings.port == port:
        return settings
    address = settings.base_url
    if address == _address(settings.host, settings.port):
        address = _address(settings.host, port)
    return msgspec.structs.replace(settings, port=port, base_url=address)


def _address(host: str, port: int) -> str:
    """How a browser on this machine reaches the server; 0.0.0.0 and :: are none that one can call."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _check_proxies(proxies: str) -> None:
    for each in filter(None, map(str.strip, proxies.split(","))):
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            if each != "*":
                raise OptionError("config-proxies", value=shown(each)) from None


def _check_database(settings: Settings) -> None:
    """Whether the address can be read; it may hold a password and is not repeated."""
    try:
        address = settings.database_url
        port = make_url(address).port
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise OptionError("config-database-address") from None
    if port is not None and not 0 < port < 65536:
        raise OptionError("config-database-address")
    if not address.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        raise OptionError("config-database")


def _from_file(file: Path) -> dict[str, Any]:
    name = shown(str(file), 200)
    try:
        table = tomllib.loads(read_text(file, limit=LONGEST_FILE))
    except tomllib.TOMLDecodeError as error:
        raise FileError("config-not-toml", file=name, reason=shown(str(error))) from None
    for key in table:
        if key not in _FIELDS:
            raise OptionError("config-unknown", place=name, name=shown(key), known=", ".join(_FIELDS))
    return {key: _checked(key, value, name) for key, value in table.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    for variable in environment:
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and name not in _FIELDS and variable not in OTHERS:
            raise OptionError("config-unknown", place=variable, name=name, known=", ".join(_FIELDS))
    values = {}
    for name in _FIELDS:
        variable = PREFIX + name.upper()
        if variable in environment:
            values[name] = _checked(name, environment[variable], variable)
    if "database" not in values and environment.get("DATABASE_URL"):
        values["database"] = environment["DATABASE_URL"]
    return values


def _checked(name: str, value: Any, place: str) -> Any:
    """A value as its setting wants it; texts from the environment pass for numbers and truth values."""
    strict = not isinstance(value, str)
    try:
        return msgspec.convert(value, _FIELDS[name].type, strict=strict)
    except msgspec.ValidationError:
        said = "…" if name in SECRET else shown(value)
        key, wanted = _wanted(name)
        raise OptionError(key, place=place, name=name, value=said, **wanted) from None


def _wanted(name: str) -> tuple[str, dict[str, Any]]:
    """The sentence that tells what a setting takes, and its facts: msgspec speaks English alone."""
    kind = msgspec.inspect.type_info(_FIELDS[name].type)
    if isinstance(kind, msgspec.inspect.IntType):
        return "config-number", {"least": kind.ge, "most": kind.le}
    if isinstance(kind, msgspec.inspect.BoolType):
        return "config-truth", {}
    if isinstance(kind, msgspec.inspect.LiteralType):
        return "config-choice", {"known": ", ".join(get_args(_FIELDS[name].type))}
    return "config-text", {}
