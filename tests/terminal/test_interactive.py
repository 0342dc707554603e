"""Playing at a terminal."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from getaway.games.masters.game import Masters
from getaway.games.masters.moves import BuyCrew
from getaway.kernel.chance import seeded
from getaway.kernel.record import read_record, verify
from getaway.table.commands import Make
from getaway.table.from_record import table_from_record
from getaway.terminal.local_table import LocalTable
from getaway.text.render import Texts
from tests.contract.toy import Whispers

from .at_a_terminal import Played, Typed, play, sit_down

MASTERS = Masters.from_toml()
SMALL = Masters.from_toml(files("tests.contract.adapters").joinpath("masters_small.toml").read_bytes())


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def log(local: LocalTable) -> list[str]:
    return [str(event.words) for event in local.table.redacted_events_after(0, 0)]


def duel(monkeypatch: pytest.MonkeyPatch, *typed: Typed) -> Played:
    """Seed 4: the bot has the Right, and spends all it has on a Bribe."""
    local = sit_down(MASTERS)
    assert local.submit(1, Make(BuyCrew("cop_on_the_payroll"))) is None
    return play(monkeypatch, local, list(typed))


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (2, 2), (1, 1)])
def test_whole_games(monkeypatch: pytest.MonkeyPatch, people: int, seats: int) -> None:
    local = sit_down(SMALL, people=people, seats=seats)
    rng = seeded(9)

    def choose() -> str:
        seat = local.person_to_move(None)
        return "" if seat is None else str(rng.below(len(local.play.offers(seat))) + 1)

    played = play(monkeypatch, local, [], choose=choose)
    outcome = local.play.outcome()
    assert outcome is not None
    assert Texts("en", local.table.names, local.people[0] if people == 1 else None)(outcome.words) in played.shown
    assert max(map(len, played.shown.replace("> ", "\n").splitlines())) <= 80
    assert ("Pass the device" in played.shown) == (people > 1)


def test_the_screen_has_news_board_prompt_and_numbered_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = duel(monkeypatch).screens[0]
    assert "• Player 2 buys Cop on the Payroll for $8K." in screen
    assert "Sketchy Bar" in screen
    assert "Buy a card. You have $8K." in screen
    assert "1 Buy Fall Guy (Grifter, Skill 2, Muscle 2) for $3K" in screen


def test_a_refused_move_cites_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = duel(monkeypatch, "buycrew kingpin", "pass", '{"move": "PlanSelector", "number": 1}', "buy kingpn")
    _, kingpin, pass_, selector, unknown, *_ = refused.screens
    assert "(MH-2.1)" in kingpin
    assert "MH-2.1  Sort the" in kingpin
    assert "(MH-3.3)" in pass_
    assert "(MH-" in selector
    assert "(HR-3)" in unknown
    assert "Did you mean BuyCrew kingpin?" in unknown
    assert not any(entry.seat == 0 for entry in refused.local.play.journal)


def test_a_move_may_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = duel(monkeypatch, "buy fall guy", '{"move": "BuyCrew", "card": "pickpocket"}')
    assert [msgspec.to_builtins(entry.move) for entry in played.local.play.journal[1:3]] == [
        {"move": "BuyCrew", "card": "fall_guy"},
        {"move": "BuyCrew", "card": "pickpocket"},
    ]


def test_what_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    _, number, words, nothing, endless, *_ = duel(monkeypatch, "77", "dance", "", "9" * 5000).screens
    assert "There is no move 77. Choose a number from 1 to 6." in number
    assert "“dance” is neither a command nor a move" in words
    assert nothing.strip() in ("", ">")
    assert "There is no move 999999999. Choose a number from 1 to 6." in endless


def test_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    played = duel(monkeypatch, "undo", "1", "undo", "log")
    assert "(HR-4)" in played.screens[1]
    assert "HR-4  You may undo your move" in played.screens[1]
    assert "You have $5K" in played.screens[2]
    assert "You have $8K" in played.screens[3]
    assert "• You undo your last move." in played.screens[4]
    assert [entry.move is None for entry in played.local.play.journal] == [False, False, True]


def test_a_sealed_choice_may_be_undone_and_started_over(monkeypatch: pytest.MonkeyPatch) -> None:
    played = duel(monkeypatch, "reset", "1", "pass", "1", "1", "undo", "2", "reset", "1", "help")
    assert "(HR-5)" in played.screens[1]
    assert "Fall Guy · Selectors 1" in played.screens[5]
    assert "Selectors" not in played.screens[6].split("Your plan so far")[1].splitlines()[0]
    assert "Selectors 2" in played.screens[7]
    assert "Your plan so far: nobody" in played.screens[8]
    assert "Start an unconfirmed choice over." in played.screens[10]
    assert not any("undo" in words for words in log(played.local))


def test_rules_log_look_and_help(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("rules mh-3.4", "rules welfare cheapest", "rules", "rules MH-9.9", "log", "log 1", "look", "help", "?")
    screens = duel(monkeypatch, *typed).screens
    assert "MH-3.4  Welfare" in screens[1]
    assert "MH-3.4" in screens[2]
    assert "MH-8.1" in screens[3]
    assert "There is no rule MH-9.9. Did you mean" in screens[4]
    assert "• Player 2 buys Cop on the Payroll for $8K." in screens[5]
    assert screens[6].count("•") == 1
    assert "Kingpin" in screens[7]
    assert "2 above it" in screens[7]
    assert "Start an unconfirmed choice over." not in screens[8]
    assert "as in `BuyCrew fall_guy`" in screens[8]
    assert "`rules MH-1.1` shows one rule" in screens[8]
    assert screens[9].removeprefix("?") == screens[8].removeprefix("help")


def test_the_log_of_a_game_just_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, sit_down(MASTERS, seats=1), ["log"])
    assert "Nothing has happened yet." in played.screens[1]


def test_save_and_resume(monkeypatch: pytest.MonkeyPatch) -> None:
    played = duel(monkeypatch, "1", "undo", "1", "save", "pass", "1", "save", "quit")
    assert "Saved as masters-seed-4.json. To continue: getaway play masters --resume" in played.shown
    assert "Your unconfirmed choice isn't saved." in played.shown
    assert "before you leave" not in played.shown
    path = Path("masters-seed-4.json")
    record = read_record(path.read_bytes())
    assert record.result is None
    verify(record, Masters)
    local = LocalTable(table_from_record(record), path)
    assert log(local) == log(played.local)
    resumed = play(monkeypatch, local, ["1", "1", "1", "1", "1", "save", "quit"])
    assert "Your crew is one card. Put it in the plan." in resumed.screens[0]
    assert len(read_record(path.read_bytes()).moves) > len(record.moves)


def test_save_overwrites_nothing_and_says_what_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("mine.json").write_text("precious")
    bad = ("save mine.json", "save no/where.json", "save a\0b", "save ~nobody-of-that-name/x")
    played = duel(monkeypatch, *bad, "save ours.json", "save ours.json")
    _, exists, nowhere, null, homeless, saved, again, *_ = played.screens
    assert "mine.json already exists." in exists
    assert Path("mine.json").read_text() == "precious"
    assert "Can't write no/where.json: no such file or folder." in nowhere
    assert "Can't write" in null
    assert "Can't write ~nobody-of-that-name/x: " in homeless
    assert "Saved as ours.json" in saved
    assert "Saved as ours.json" in again


@pytest.mark.parametrize("leave", [KeyboardInterrupt, EOFError, "quit", "q", "exit"])
def test_leaving_offers_to_save(monkeypatch: pytest.MonkeyPatch, leave: Typed) -> None:
    saved = duel(monkeypatch, "1", leave, "yes")
    assert "Save the game before you leave?" in saved.screens[2]
    assert Path("masters-seed-4.json").exists()
    assert "Saved as masters-seed-4.json" in saved.last


@pytest.mark.parametrize("answer", ["no", KeyboardInterrupt, EOFError])
def test_leaving_without_saving(monkeypatch: pytest.MonkeyPatch, answer: Typed) -> None:
    duel(monkeypatch, "1", KeyboardInterrupt, answer)
    assert not list(Path().iterdir())


def test_leaving_may_be_thought_better_of(monkeypatch: pytest.MonkeyPatch) -> None:
    played = duel(monkeypatch, KeyboardInterrupt, "", "1")
    assert "You have $8K" in played.screens[2]
    assert "You have $5K" in played.screens[3]


def test_leaving_where_nothing_can_be_written_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("masters-seed-4.json").mkdir()
    played = duel(monkeypatch, "quit", "yes", "quit", "no")
    assert "masters-seed-4.json already exists." in played.screens[2]


def test_the_end_offers_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    local = sit_down(MASTERS, seats=1)
    typed = iter(["1", "save end.json", "look", ""])

    def choose() -> str:
        return "1" if local.play.outcome() is None else next(typed)

    played = play(monkeypatch, local, [], choose=choose)
    assert "The game is over. You can type save, log, look or rules, or press Enter" in played.shown
    assert "Saved as end.json." in played.shown
    assert verify(read_record(Path("end.json").read_bytes()), Masters).outcome() is not None
    quits = play(monkeypatch, local, ["quit", "n"])
    assert len(quits.screens) == 2


def test_a_hot_seat_hides_plans_from_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    plan: list[Typed] = ["1", "3", "1", "1", "1"]
    typed: list[Typed] = ["1", "1", "pass", "pass", "", *plan, "", *plan]
    played = play(monkeypatch, sit_down(MASTERS, people=2), typed, terminal=True)
    pauses = [at for at, screen in enumerate(played.screens) if "Pass the device" in screen]
    assert len(pauses) == 2
    first, second = pauses
    assert "Pass the device to Player 1" in played.screens[first]
    assert any("Selectors 3" in screen for screen in played.screens[first:second])
    assert "Pass the device to Player 2" in played.screens[second]
    # All there was to see of the first plan is cleared, what can be scrolled back to as well.
    assert "\x1b[2J" in played.screens[second]
    assert "\x1b[3J" in played.screens[second]
    for screen in played.screens[second : second + 2]:
        assert "Selectors 3" not in screen
        assert "Your plan so far: Con Artist" not in screen
    after = played.screens[second + 1 + len(plan)]
    assert "\x1b[3J" in after
    assert "Player 1 turns up Selector 3" in after or "You turn up Selector 3" in after


def test_a_game_without_drawing_bots_or_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    typed: list[Typed] = ["", "1", "a word far too long", "1", "hello", "", "whisper my word", "", "fly", "Raise 3"]
    typed += ["undo", "raise 44", "", "1", "4", "", "look", "call", "log"]
    played = play(monkeypatch, sit_down(Whispers.from_toml(), people=2), typed)
    assert "Text (up to 12 characters, Enter for x): " in played.screens[2]
    assert "Whisper: The text must have at most 12" in played.screens[3]
    assert "Number" in played.shown
    assert "Raised" in played.shown
    assert "The highest number is" in played.shown
    log = played.screens[-2]
    assert "hello" in log
    assert "WhisperKept" not in log


def test_a_game_without_a_move_may_be_saved_too(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, sit_down(MASTERS, seats=1), [EOFError, "yes"])
    assert "Save the game before you leave?" in played.screens[1]
    assert read_record(Path("masters-seed-4.json").read_bytes()).moves == ()
