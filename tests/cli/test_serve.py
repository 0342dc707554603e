"""`getaway serve`: settings from the command line, the environment and a file."""

from pathlib import Path

import pytest

from getaway.server import run
from getaway.server.settings import Settings
from tests.cli.conftest import Getaway

VALUES = ("", " ", "x" * 3000, "-1", "1.5", "99999999", "ann", "no such", "\x1b[31m", "a\tb", "[]", "10.0.0.1/8", "Ü")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that servers were started with; none is."""
    found: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda settings, language: found.append(settings))
    return found


def test_without_any_there_are_defaults(getaway: Getaway, served: list[Settings]) -> None:
    assert getaway("serve").code == 0
    assert served == [Settings()]


def test_the_server_says_where_it_is_open_in_the_language(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(run, "serve", lambda settings, language: spoken.append(language))
    assert getaway("serve").code == 0
    assert getaway("serve", "--lang", "de").code == 0
    assert spoken == ["en", "de"]


def test_an_option_goes_before_a_variable_and_that_before_the_file(
    getaway: Getaway, served: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('host = "::1"\nport = 1\ndatabase = "a.db"\nlan = true\nreminders = ["a.org", "b.org:8443"]\n')
    for name, value in (("CONFIG", str(file)), ("PORT", "2"), ("HOST", "::2"), ("NOTIFY", "false"), ("TABLES", "")):
        monkeypatch.setenv(f"GETAWAY_{name}", value)
    assert getaway("serve", "--host", "::3").code == 0
    reminders = ("a.org", "b.org:8443")
    assert served == [Settings(host="::3", port=2, database="a.db", lan=True, notify=False, reminders=reminders)]


def test_lists_and_switches(getaway: Getaway, served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GETAWAY_REMINDERS", "a.org, b.org,c.org")
    monkeypatch.setenv("GETAWAY_LAN", "1")
    command = "serve --trusted-proxies 10.0.0.2 --trusted-proxies 10.1.0.0/16 --public-url https://a.org:8443/"
    assert getaway(*command.split(), "--no-notify").code == 0
    assert served == [
        Settings(
            lan=True,
            notify=False,
            reminders=("a.org", "b.org", "c.org"),
            trusted_proxies=("10.0.0.2", "10.1.0.0/16"),
            public_url="https://a.org:8443/",
        )
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("port = 99999", "{}: port must be a whole number from 0 to 65535."),
        ('port = "80"', "{}: port must be a whole number, not “80”."),
        ("port = true", "{}: port must be a whole number, not “True”."),
        ("lan = 1", "{}: lan must be true or false, not “1”."),
        ('reminders = "a.org"', "{}: reminders must be a list of strings, not “a.org”."),
        ("prot = 80", "{}: there is no setting “prot”. Settings: host, port, database,"),
        ("port 80", "Can't use {}. It is not valid TOML: look at line 1, column 6."),
        ('reminders = ["https://a.org/"]', "{}: reminders has “https://a.org/”, but an entry must be a host name"),
        ('host = ""', "{}: host must not be empty"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(getaway: Getaway, tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    ran = getaway("serve", "--config", str(file))
    assert ran.code == 2
    assert ran.err.startswith(f"getaway: {why.format(file)}")


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("PORT", "eighty", "GETAWAY_PORT must be a whole number from 0 to 65535."),
        ("LAN", "perhaps", "GETAWAY_LAN must be true or false."),
        ("CONFIG", "nowhere.toml", "Can't read nowhere.toml: no such file or folder."),
    ],
)
def test_what_is_wrong_in_a_variable_is_said_with_its_name(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    monkeypatch.setenv(f"GETAWAY_{name}", value)
    assert getaway("serve") == (2, "", f"getaway: {why}\n")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--public-url nowhere", "--public-url must be an address such as https://play.example.org, without a path"),
        ("--reminders https://a.org/", "--reminders has “https://a.org/”, but an entry must be a host name"),
        ("--trusted-proxies 10.0.0.1/8", "--trusted-proxies has “10.0.0.1/8”, but an entry must be an IP address"),
        ("--allowed-hosts a.org:80", "--allowed-hosts has “a.org:80”, but an entry must be a host name"),
        ("--database=", "--database must not be empty"),
        ("--config nowhere.toml", "Can't read nowhere.toml: no such file or folder."),
    ],
)
def test_what_is_wrong_in_an_option_is_said_with_its_name(getaway: Getaway, words: str, why: str) -> None:
    ran = getaway("serve", *words.split())
    assert ran.code == 2
    assert ran.err.startswith(f"getaway: {why}")


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_whatever_a_setting_holds_it_is_taken_or_refused_in_a_sentence(
    getaway: Getaway, served: list[Settings], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for value in VALUES:
        monkeypatch.setenv(f"GETAWAY_{name.upper()}", value)
        ran = getaway("serve")
        if ran.code:
            assert ran.err.startswith(f"getaway: GETAWAY_{name.upper()} ")
            assert ran.err.removesuffix("\n").isprintable()
            assert len(ran.err) < 300
    assert served
