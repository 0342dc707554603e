"""The language of commands: --lang, GETAWAY_LANG and the locale."""

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

import getaway as package
from getaway.cli.app import run
from getaway.cli.language import language_of_environment

from .conftest import Getaway

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
    ],
)
def test_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


@pytest.mark.parametrize(
    "command",
    [
        ["--lang", "de", "games"],
        ["games", "--lang", "de"],
        ["games", "--lang=de"],
        ["--lang=de_AT.UTF-8", "games"],
        ["games", "--lang", "DE"],
    ],
)
def test_the_option_may_stand_anywhere(getaway: Getaway, command: list[str]) -> None:
    ran = getaway(*command)
    assert ran.code == 0
    assert "Personen" in ran.out


def test_the_option_goes_before_the_variable_and_that_before_the_locale(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Personen" in getaway("games").out
    monkeypatch.setenv("GETAWAY_LANG", "en")
    assert "Personen" not in getaway("games").out
    assert "Personen" in getaway("games", "--lang", "de").out
    monkeypatch.setenv("GETAWAY_LANG", "")
    assert "Personen" in getaway("games").out
    assert "Personen" not in getaway("games", "--lang", "en").out


@pytest.mark.parametrize("wanted", ["fr", "", "english", "d", "-1"])
def test_a_language_that_there_is_not(getaway: Getaway, monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    sentence = f"there is no language “{wanted}” here. Choose en (English) or de (Deutsch).\n"
    assert getaway("games", "--lang", wanted) == (2, "", f"getaway: --lang: {sentence}")
    if wanted:
        monkeypatch.setenv("GETAWAY_LANG", wanted)
        assert getaway("games") == (2, "", f"getaway: GETAWAY_LANG: {sentence}")
        assert getaway("games", "--lang", "en").code == 0
    assert getaway("games", "--lang").code == 2


def test_a_refused_language_is_refused_in_that_of_the_locale(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Eine Sprache „fr“ gibt es hier nicht" in getaway("games", "--lang", "fr").err


@pytest.mark.parametrize(
    "command",
    [["games", "--json"], ["sim", "masters", "--games", "3", "--json"], ["odds", "big_score", "--json"]],
)
def test_what_programs_read_is_the_same_in_every_language(getaway: Getaway, command: list[str]) -> None:
    def printed(language: str) -> object:
        found = json.loads(getaway(*command, "--lang", language).out)
        if isinstance(found, dict):
            for speed in ("seconds", "games_per_s", "decisions_per_s"):
                found.pop(speed, None)
        return found

    assert printed("de") == printed("en")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("gamse", "Einen Befehl „gamse“ gibt es nicht. Meintest du „games“?"),
        ("xyz", "Einen Befehl „xyz“ gibt es nicht. Die Befehle sind games, rules, play"),
        ("games --jsn", "Eine Option --jsn gibt es nicht. Meintest du --json?"),
        ("games --zzz", "Eine Option --zzz gibt es nicht. Siehe getaway games --help."),
        ("games --json=yes", "Die Option --json nimmt keinen Wert."),
        ("games extra words", "Zu viele Argumente: „extra words“. Siehe getaway games --help."),
        ("play", "SPIEL fehlt. Siehe getaway play --help."),
        ("arena masters", "Die Option --bots fehlt. Siehe getaway arena --help."),
        ("play masters --seats", "Die Option --seats braucht einen Wert."),
        ("play masters --seats two", "--seats muss eine ganze Zahl sein."),
        ("sim masters --games 0", "--games muss eine ganze Zahl sein, mindestens 1."),
        ("arena masters --bots a --time x", "--time muss eine Zahl sein, mindestens 0.001."),
        ("serve --port 99999", "--port muss eine ganze Zahl von 0 bis 65535 sein."),
        ("play masters --odds never", "--odds muss off, after oder live sein."),
        ("play mastres", "Meintest du „masters“?"),
        ("rules masters 99.9", "Eine Regel MH-99.9 gibt es nicht."),
        ("verify none.json", "none.json kann nicht gelesen werden: Datei oder Ordner nicht gefunden"),
    ],
)
def test_mistakes_are_told_in_the_language(getaway: Getaway, command: str, sentence: str) -> None:
    ran = getaway("--lang", "de", *command.split())
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_results_are_told_in_the_language(getaway: Getaway) -> None:
    simulated = getaway("--lang", "de", "sim", "masters", "--games", "1200", "--seats", "1", "--jobs", "2").out
    assert "1.200 zufällige Spiele, Startwert 0" in simulated
    assert "Prüfsumme: " in simulated
    contest = getaway("--lang", "de", "arena", "masters", "--bots", "greedy,random", "--games", "2").out
    assert "Masters of the Heist, 2 Plätze: 2 Spiele, Startwert 0" in contest
    getaway("--lang", "de", "play", "masters", "--seed", "5", stdin="1\n" * 2000 + "save game.json\n")
    checked = getaway("--lang", "de", "verify", "game.json").out
    assert checked.startswith("Geprüft: game.json, Masters of the Heist, 2 Plätze. Alle ")
    assert "Nicht bewiesen: " in checked
    replayed = getaway("--lang", "de", "replay", "game.json", "--seat", "1").out
    assert "· Beginn" in replayed
    assert "Schritt 1 von " in replayed
    assert "geschrieben. Ändere die Datei" in getaway("--lang", "de", "pack", "new", "masters").out
    assert "normale Kartensatz" in getaway("--lang", "de", "pack", "check", "masters", "masters-pack.toml").out
    assert "rekonstruiert: von uns gewählt" in getaway("--lang", "de", "pack", "show", "masters").out


def test_a_rulebook_in_the_language(getaway: Getaway) -> None:
    english, german = (getaway("rules", "masters", "MH-3.1", "--lang", code).out for code in ("en", "de"))
    assert english.startswith("MH-3.1")
    assert german.startswith("MH-3.1")
    assert english != german
    assert getaway("rules", "house", "HR-4", "--lang", "de").out != getaway("rules", "house", "HR-4").out


def test_a_language_lasts_for_one_command(getaway: Getaway) -> None:
    getaway("games", "--lang", "de")
    assert run(["games"]) == 0
    assert "Personen" not in getaway("games").out


def test_a_person_at_a_real_terminal_answers_in_german(tmp_path: Path) -> None:
    """Through a pseudo-terminal: prompts, a refusal, and `ja` to save."""
    main, side = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parents[1]), "LANG": "de_DE.UTF-8"}
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "GETAWAY_LANG"):
        environment.pop(name, None)
    environment |= {"COLUMNS": "80", "LINES": "24", "TERM": "dumb"}
    command = [sys.executable, "-m", "getaway", "play", "masters", "--seed", "4", "--bots", "random"]
    game = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment, cwd=tmp_path)
    os.close(side)
    shown = ""

    def read_until(words: str) -> None:
        nonlocal shown
        while words not in shown:
            ready, _, _ = select.select([main], [], [], 120)
            assert ready, shown
            shown += os.read(main, 65536).decode("utf-8", "replace")

    def type_line(line: str) -> None:
        nonlocal shown
        shown = ""
        os.write(main, f"{line}\n".encode())

    read_until("Eine Nummer oder: ")
    read_until("> ")
    type_line("77")
    read_until("Einen Zug 77 gibt es nicht.")
    read_until("> ")
    type_line("quit")
    read_until("weiterzuspielen)")
    type_line("ja")
    read_until("Gespeichert als masters-seed-4.json.")
    os.close(main)
    assert game.wait(60) == 0
    assert (tmp_path / "masters-seed-4.json").exists()
