"""Settings from the command line, the environment and a file."""

import subprocess
import sys
from pathlib import Path

import pytest

from getaway.server.settings import Settings, SettingsError, read_settings

GETAWAY = str(Path(sys.executable).with_name("getaway"))


def test_without_any_there_are_defaults() -> None:
    assert read_settings({}, {}) == Settings()


def test_an_option_goes_before_a_variable_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('host = "::1"\nport = 1\ndatabase = "a.db"\nlan = true\nreminders = ["a.org", "b.org:8443"]\n')
    variables = {"GETAWAY_CONFIG": str(file), "GETAWAY_PORT": "2", "GETAWAY_HOST": "::2", "GETAWAY_NOTIFY": "false"}
    found = read_settings({"host": "::3", "port": None}, variables)
    assert found == Settings(
        host="::3", port=2, database="a.db", lan=True, notify=False, reminders=("a.org", "b.org:8443")
    )
    assert read_settings({}, {"GETAWAY_REMINDERS": "a.org, b.org"}).reminders == ("a.org", "b.org")
    assert read_settings({}, {"GETAWAY_LAN": "1", "GETAWAY_BOT_WORKERS": "3"}) == Settings(lan=True, bot_workers=3)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("port = 99999", "{}: port is 99999, but it must be at most 65535"),
        ('port = "80"', "{}: port is '80', but it must be a whole number"),
        ("prot = 80", "{}: there is no setting prot; there are host, port, database,"),
        ("port 80", "cannot use {}: it is not valid TOML: look at line 1, column 6"),
        ('reminders = ["https://a.org/"]', "{}: reminders is ['https://a.org/'], but entry 1 must be a host name"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as problem:
        read_settings({}, {}, file)
    assert str(problem.value).startswith(why.format(file))


def test_what_is_wrong_in_a_variable_is_said_with_its_name() -> None:
    with pytest.raises(SettingsError, match="GETAWAY_PORT is 'eighty', but it must be a whole number"):
        read_settings({}, {"GETAWAY_PORT": "eighty"})
    with pytest.raises(SettingsError, match="GETAWAY_LAN is 'perhaps', but it must be true or false"):
        read_settings({}, {"GETAWAY_LAN": "perhaps"})


def test_what_is_wrong_in_an_option_is_said_with_its_name() -> None:
    with pytest.raises(SettingsError, match="--public-url is 'nowhere', but it must be an address such as "):
        read_settings({"public_url": "nowhere"}, {})
    assert read_settings({"public_url": "https://play.example.org:8443/"}, {}).public_url
    with pytest.raises(SettingsError, match="--reminders is "):
        read_settings({"reminders": ("https://a.org/",)}, {})


def test_a_file_that_is_not_there_is_said_in_a_sentence() -> None:
    done = subprocess.run([GETAWAY, "serve", "--config", "nowhere.toml"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "getaway: cannot read nowhere.toml: No such file or directory\n"
