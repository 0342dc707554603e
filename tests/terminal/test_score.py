"""Score at a terminal: alone, and a group with a GM round one screen."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.kernel.deal import SimulatedDeal
from getaway.terminal.interactive import Interactive
from getaway.terminal.local_table import LocalTable, new_table

from .at_a_terminal import play


def sit_down(seats: int, **options: Any) -> LocalTable:
    return new_table(Score.from_toml(), SimulatedDeal(3, 0), ScoreOptions(**options), seats, seats)


def number_of(local: LocalTable, seat: int, words: str) -> str:
    """The number of the offer that begins so."""
    texts = [str(offer.text) for offer in local.play.offers(seat)]
    return str(next(at for at, text in enumerate(texts, start=1) if text.startswith(words)))


def test_alone_with_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    local = sit_down(1)
    played = play(
        monkeypatch,
        local,
        ["1", "Faye", "7", "1", "Faye", "1", "", "", "1", "1", "2", "look", "log", "help", "quit", "n"],
    )
    assert "Faye" in played.shown
    assert "Threat Meter: □□□□□□ 0/6" in played.shown
    assert "The way in" in played.shown
    assert "success" in played.shown
    assert "Cool goal: Talk your way in" in played.shown
    assert "“7” is not a number from 1 to 5." in played.shown


STEPS: list[tuple[int, str, list[str]]] = [
    (1, "New Criminal: Tech", ["Tess", "4", "", "a tablet"]),
    (2, "New Criminal: Hammer", ["Hal", "3", "2", ""]),
    (0, "Standard: 6 segments", []),
    (0, "Generate a heist", []),
    (0, "Add a penalty: ", ["1", "2", "a leak"]),
    (0, "Add a clock", ["", "4", "2"]),
    (0, "Add a clock", ["Sirens", "", ""]),
    (0, "Prepare a complication", ["a dog"]),
    (0, "Write a note", ["the dog is called Rex"]),
    (0, "Roll dice behind the screen", ["2", "is Rex awake"]),
    (0, "Start the heist", []),
    (0, "Set a scene", ["The yard", "A dog sleeps."]),
    (0, "Use: a dog", []),
    (0, "Prepare a complication", ["another dog"]),
    (1, "Tess tries something else", ["the gate panel", "", ""]),
    (0, "Call for a roll", ["6", "3, 6"]),
    (1, "Roll (", []),
    (1, "Keep the dice", []),
    (1, "Pass it to the crew", []),
    (0, "It takes longer", ["a minute too long"]),
    (1, "Hand Tess over", ["1"]),
    (0, "Hand Tess over", [""]),
    (0, "Hal is hurt", ["bitten"]),
    (0, "Hal is hurt", ["bitten again"]),
    (0, "Set Hal's Cool", ["3", "well done"]),
]


def test_a_group_round_one_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    local = sit_down(3, gm="seat", meter="hidden")
    console = Console(file=io.StringIO(), width=80)
    table = Interactive(local, console)
    steps, typed = list(STEPS), ["seat 9", "seat", "look", "story", "export"]
    kept = tmp_path / "story.md"
    typed += [f"story {kept}", f"story {kept}"]
    ending = number_of_later("End the heist: failure")
    typed += [ending, "so much for that", ending, "so much for that", "look", "story", "quit", "n"]
    queue: list[str] = []

    def read(prompt: str) -> str:
        if "press Enter" in prompt:
            return ""
        if queue:
            return queue.pop(0)
        if not steps:
            line = typed.pop(0)
            return number_of(local, 0, line[1:]) if line.startswith("=") else line
        seat, words, blanks = steps[0]
        if table.seat != seat:
            return f"seat {seat + 1}"
        steps.pop(0)
        queue.extend(blanks)
        return number_of(local, seat, words)

    monkeypatch.setattr("builtins.input", read)
    table.run()
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert kept.read_text().startswith("# Score\n\nPlayed by ")
    assert "bitten again" in kept.read_text()
    assert shown.replace("\n", "").count("Saved as ") == 1, "it does not replace a file"
    for words in (
        "Pass the device to Player 1",
        "Behind the screen",
        "Threat Meter: hidden",
        "· A: hidden",
        "Sirens: □□□□ 0/4",
        "Penalty 1: a leak",
        "Hurt: bitten again",
        "Blind roll:",
        "Note: the dog is called Rex",
        "Complication 1: another dog",
        "Type `seat` and a number: 2 (Player 2), 3 (Player 3).",
        "A campaign can be saved between heists.",
        "Heist 1, ",
        "Ready for the next heist: Tess (Cool 1, Heat 1)",
    ):
        assert words in shown, words


def number_of_later(words: str) -> str:
    """To be looked up when its time has come."""
    return f"={words}"


def test_one_shot_sheets_and_a_system_that_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    local = sit_down(1, mode="one_shot", difficulty="2")
    game = local.play
    game.submit(0, m.CreateCriminal("Tess", "tech"))
    game.submit(0, m.StartHeist())
    for _ in range(30):
        if game.view(0).board.system_reached:
            break
        ways = game.view(0).board.scene.approaches
        into_the_system = [way for way in ways if {"hacking", "system"} <= set(way.marks)]
        game.submit(0, m.Declare(0, "", (into_the_system or list(ways))[0].id))
        game.submit(0, m.Roll())
        if game.view(0).board.roll.stage == "choice":
            game.submit(0, m.TakeConsequence("heat"))
    assert game.view(0).board.system_reached
    played = play(monkeypatch, local, ["look", "quit", "n"])
    assert "The security system is yours." in played.shown
    assert "Cool goal" not in played.shown
