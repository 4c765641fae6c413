"""Settings: defaults, file, environment, command line; a wrong one is named, a secret one never shown."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from edubba.games.errors import EdubbaError, OptionError
from edubba.locales import LANGUAGES
from edubba.server.config import Settings, at_port, load

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def _file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "edubba.toml"
    path.write_text(text)
    return path


def test_the_environment_counts_more_than_the_file_and_the_command_line_most(tmp_path: Path) -> None:
    file = _file(tmp_path, 'port = 1000\nhost = "10.0.0.1"\nthinkers = 3\n')
    settings = load(file, {"EDUBBA_PORT": "2000", "EDUBBA_HOST": "10.0.0.2"}, port=3000, host=None)
    assert (settings.port, settings.host, settings.thinkers) == (3000, "10.0.0.2", 3)


def test_without_anything_it_listens_here_on_an_sqlite_file() -> None:
    settings = load(None, {})
    assert settings.base_url == "http://127.0.0.1:8421"
    assert settings.database_url.startswith("sqlite+aiosqlite:///")
    assert not settings.secure_cookies


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:////var/x.sqlite", "sqlite+aiosqlite:////var/x.sqlite"),
        ("postgres://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
        ("postgresql://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
        ("postgresql://u:p@h/n?sslmode=require", "postgresql+asyncpg://u:p@h/n?ssl=require"),
        (
            "postgresql+asyncpg://u:%3F@h/n?a=b&sslmode=prefer",
            "postgresql+asyncpg://u:%3F@h/n?a=b&ssl=prefer",
        ),
        ("postgresql://u:&sslmode=p@h/n", "postgresql+asyncpg://u:&sslmode=p@h/n"),  # a password
    ],
)
def test_a_database_address_gets_its_driver(given: str, driver: str) -> None:
    assert load(None, {"DATABASE_URL": given}).database_url == driver


def test_tls_is_told_by_the_base_url() -> None:
    settings = load(None, {"EDUBBA_BASE_URL": "https://play.example.org/"})
    assert settings.base_url == "https://play.example.org"
    assert settings.secure_cookies


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("prot = 1", "prot"),
        ("port = 70000", "port"),
        ('port = "x"', "port"),
        ('log_level = "loud"', "log_level"),
        ('registration = "perhaps"', "registration"),
        ('smtp_host = "mail"', "mail_from"),
        ('smtp_host = "mail"\nmail_from = "edubba"', "mail_from"),
        ('smtp_host = "mail"\nmail_from = "not one@ x"', "mail_from"),
        ('proxies = "127.0.0.1, caddy"', "caddy"),
        ('base_url = "https://a b/?x#y"', "base_url"),
        ('base_url = "https://play.example.org/?x"', "base_url"),
        ('secret = "x"', "secret"),
        ('database = "sqlite://"', "database"),
        ('database = "sqlite:///"', "database"),
        ('database = "sqlite:///:memory:"', "database"),
        ('database = "mysql://x"', "database"),
        ('database = "nonsense"', "database"),
        ('database = "postgresql://u:p@127.0.0.1:notaport/x"', "database"),
        ('database = "postgresql://u:p@127.0.0.1:notaport/x?sslmode=require"', "database"),
        ('database = "postgresql://u:p@127.0.0.1:70000/x"', "database"),
        ('base_url = "play.example.org"', "base_url"),
        ("port = ", "edubba.toml"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, named: str, lang: str) -> None:
    with pytest.raises(EdubbaError) as caught:
        load(_file(tmp_path, text), {})
    assert named in caught.value.text(lang)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://127.0.0.1:8421"),
        ("::", "http://[::1]:8421"),
        ("::1", "http://[::1]:8421"),
        ("10.0.0.7", "http://10.0.0.7:8421"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str) -> None:
    assert load(None, {}, host=host).base_url == address


def test_proxies_are_addresses_or_networks_or_all() -> None:
    for proxies in ("", "*", "127.0.0.1,10.0.0.0/8", "::1"):
        assert load(None, {"EDUBBA_PROXIES": proxies}).proxies == proxies


def test_a_wrong_variable_is_named() -> None:
    with pytest.raises(OptionError, match="EDUBBA_WORKERS"):
        load(None, {"EDUBBA_WORKERS": "many"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("workers", "0", ("1", "64")),
        ("workers", "many", ("1", "64")),
        ("port", 70000, ("0", "65535")),
        ("port", 1.5, ("0", "65535")),
        ("open_matches", 0, ("1", "1000000")),
        ("guests", "perhaps", ("true", "false")),
        ("log_level", "loud", ("debug, info, warning, error",)),
        ("host", 3, ()),
    ],
)
def test_what_a_setting_takes_is_said_in_ones_own_language(
    name: str, value: object, wanted: tuple[str, ...], lang: str
) -> None:
    with pytest.raises(OptionError) as caught:
        load(None, {}, **{name: value})
    said = caught.value.text(lang)
    assert all(re.search(rf"\b{each}\b", said) for each in (name, *wanted)), said
    assert not re.search("Expected|Invalid|None", said)


def test_every_setting_says_what_it_takes() -> None:
    for field in msgspec.structs.fields(Settings):
        with pytest.raises(OptionError, match=field.name) as caught:
            load(None, {}, **{field.name: [4711]})
        assert "None" not in str(caught.value)


def test_secrets_never_stand_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as caught:
        load(_file(tmp_path, "smtp_password = [4711]"), {})
    assert "4711" not in str(caught.value)


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", HOSTING.read_text(), re.MULTILINE))
    fields = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    assert set(rows) == set(fields)
    for name, default in fields.items():
        if default not in ("", msgspec.NODEFAULT):
            said = str(default).lower() if isinstance(default, bool) else str(default)
            assert rows[name] == f"`{said}`", name


def test_a_port_that_is_free_is_known_once_it_is_bound() -> None:
    settings = load(None, {"EDUBBA_PORT": "0", "EDUBBA_HOST": "0.0.0.0"})
    assert at_port(settings, 4711).base_url == "http://127.0.0.1:4711"
    named = load(None, {"EDUBBA_PORT": "0", "EDUBBA_BASE_URL": "https://play.example.org"})
    assert at_port(named, 4711).base_url == "https://play.example.org"
    assert at_port(named, 4711).port == 4711
