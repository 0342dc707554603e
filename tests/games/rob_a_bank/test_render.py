"""The floor of How To Rob A Bank on the screen: walls, movers, bags, locks and the car, in every phase."""

import io
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from getaway.games.rob_a_bank import render
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_OUT, ALARM_READY
from getaway.games.rob_a_bank.state import BankState
from getaway.games.rob_a_bank.views import PHASES
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.record import read_record
from getaway.table.from_record import table_from_record
from getaway.terminal.local_table import LocalTable, new_table
from getaway.text.render import Texts
from tests.games.rob_a_bank.scenes import GAME, Scene
from tests.terminal.at_a_terminal import play as at_a_terminal

DRAWINGS = (render.draw_board, render.draw_everything)

NAMES = ["Ann", "Ben", "Cid", "Dot"]


def drawn(what: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def floor_of(scene: Scene, viewer: int = -1, language: str = "en") -> list[str]:
    view = scene.play().view(viewer)
    return drawn(render.draw_board(GAME, view, Texts(language, NAMES), 80), 80).splitlines()


def cell(lines: list[str], room: int) -> list[str]:
    """The four lines inside a room."""
    row, column = divmod(room - 1, 3)
    return [line[5 + 17 * column : 21 + 17 * column].strip() for line in lines[3 + 5 * row : 7 + 5 * row]]


def positions(seats: int) -> dict[str, list[BankState]]:
    """Positions of random games, by phase."""
    found: dict[str, list[BankState]] = {}
    for seed in range(6):
        state = GAME.rules.new_state(seeded(seed), seats, BankOptions())
        rng = seeded(seed, 3)
        while state.actor() >= 0:
            found.setdefault(PHASES[state.phase], []).append(state.clone())
            state.random_step(rng)
    return found


def test_everything_has_the_decks() -> None:
    play = CataloguePlay(GAME, 4, BankOptions(), GAME.rules.new_state(seeded(1), 4, BankOptions()))
    shown = drawn(render.draw_everything(GAME, play.view(0), Texts(names=NAMES), 110), 110)
    assert "The decks" in shown
    assert all(card.name in shown for card in (*GAME.pack.bank_cards, *GAME.pack.robber_cards))


@pytest.mark.many
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits(seats: int, language: str) -> None:
    """Every phase for every viewer in every width, each at another moment."""
    texts = Texts(language, NAMES)
    found = positions(seats)
    assert set(found) == {"layout", "car", "planning", "action"}
    for states in found.values():
        for n, (viewer, width) in enumerate(product(range(-1, seats), (60, 80, 130))):
            state = states[n * 37 % len(states)]
            view = CataloguePlay(GAME, seats, BankOptions(), state).view(viewer)
            lines = drawn(DRAWINGS[n % 2](GAME, view, texts, width), width).splitlines()
            assert max(map(len, lines)) <= width
            assert lines[0].startswith(
                {"en": f"Round {state.round} of 3", "de": f"Runde {state.round} von 3"}[language]
            )
            # A line that is too long would be wrapped and push the edges between the rooms down.
            assert [at for at, line in enumerate(lines) if line.startswith("    +")] == [2, 7, 12, 17]


def test_movers_bags_and_locks_stand_in_their_rooms() -> None:
    lines = floor_of(
        Scene(
            seats=4, guards=(5, 5, 1), robbers=(5, 9, 9), down=(2, "red"), carried={"yellow": 2}, bags=(5, 3, 3),
            locked=(5,), alarm=(5, ALARM_LOCKED), scored=1,
        )
    )  # fmt: skip
    assert lines[0] == "Round 1 of 3 · Money Bags scored: 1 of 5"
    assert cell(lines, 5)[1:] == ["G1 (G2)", "Ye$$", "$ [$] [ALARM]"]
    assert cell(lines, 1)[1:] == ["G3", "", ""]
    assert cell(lines, 9)[1:] == ["", "Gr (Re)", ""]
    assert cell(lines, 3)[3] == "$$"
    assert cell(floor_of(Scene(alarm=(5, ALARM_READY))), 5)[3] == "ALARM"
    assert cell(floor_of(Scene(alarm=(5, ALARM_OUT))), 5)[3] == "pulled"


@pytest.mark.parametrize(("language", "used"), [("en", "pulled"), ("de", "benutzt")])
@pytest.mark.parametrize("bags", range(5))
def test_a_room_shows_all_that_can_be_in_it(bags: int, language: str, used: str) -> None:
    for alarm, label in ((ALARM_READY, "ALARM"), (ALARM_LOCKED, "[ALARM]"), (ALARM_OUT, used)):
        scene = Scene(bags=(5,) * bags, locked=(5,) * (4 - bags), alarm=(5, alarm))
        tokens = cell(floor_of(scene, language=language), 5)[3]
        assert tokens.count("$") == 4
        assert tokens.endswith(label)


@pytest.mark.parametrize("awake", [(), ("green",), ("yellow", "red"), ("yellow", "green", "red")])
def test_a_room_shows_all_movers_and_what_they_carry(awake: tuple[str, ...]) -> None:
    asleep = [robber for robber in ("yellow", "green", "red") if robber not in awake]
    carried = {awake[0]: 3} if awake else {}
    lines = floor_of(Scene(seats=4, guards=(5, 5, 5), robbers=(5, 5, 5), down=(1, 2, *asleep), carried=carried))
    guards, robbers = cell(lines, 5)[1:3]
    assert guards == "(G1) (G2) G3"
    assert robbers.count("$") == sum(carried.values())
    assert robbers.count("(") == robbers.count(")") == len(asleep)
    assert [name.strip("()$") for name in robbers.split()] == ["Ye", "Gr", "Re"]


def test_walls_stand_where_they_are() -> None:
    lines = floor_of(Scene(walls=((5, "west"), (5, "north"), (3, "east"), (8, "south"))[1:]))
    assert lines[7][22:38] == "━" * 16  # between rooms 2 and 5
    assert lines[7][5:21] == "┄" * 16
    assert {line[55] for line in lines[3:7]} == {"┃"}  # room 3 towards the street
    assert lines[17][22:38] == "━" * 16
    assert {line[21] for line in lines[8:12]} == {"┊"}  # between rooms 4 and 5


@pytest.mark.parametrize(
    ("space", "line", "column"), [("T1", 1, 11), ("B3", 18, 45), ("L2", 9, 0), ("R3", 14, 57), ("R1", 4, 57)]
)
def test_the_car_is_where_it_is(space: str, line: int, column: int) -> None:
    lines = floor_of(Scene(car=space))
    assert lines[line][column:].strip().startswith("CAR")
    assert sum("CAR" in line for line in lines[:19]) == 1


def test_who_may_not_see_a_hand_sees_its_size() -> None:
    bank = "\n".join(floor_of(Scene(), 0))
    robbers = "\n".join(floor_of(Scene(), 1))
    assert bank.count("8 cards") == 2
    assert robbers.count("8 cards") == 1
    assert "Bank, card 1: Double Patrol (Move + Move). Left: Move ×2." in bank


def sit(side: str) -> LocalTable:
    return new_table(GAME, SimulatedDeal(4, 0), BankOptions(), 1, 4, side)


def test_one_person_plays_a_whole_side() -> None:
    assert sit("bank").people == [0]
    robbers = sit("robbers")
    assert robbers.people == [1, 2, 3]
    assert [seat.name for seat in robbers.table.record_seats()] == ["Player 1", "You", "You", "You"]
    assert not robbers.hotseat
    for seed in range(5):
        local = new_table(GAME, SimulatedDeal(seed, 0), BankOptions(bank="random"), 1, 3, "bank")
        assert local.people == [local.play.view(-1).board.bank]


def test_nobody_is_asked_to_pass_the_device_within_a_side(monkeypatch: pytest.MonkeyPatch) -> None:
    played = at_a_terminal(monkeypatch, sit("robbers"), ["1"] * 30)
    assert "Pass the device" not in played.shown
    assert "Red: play card 2 of 5." in played.shown


@pytest.mark.rule("RB-3.5")
def test_the_log_leaves_out_what_is_covered_also_in_a_game_that_is_resumed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    local = sit("robbers")
    first = at_a_terminal(monkeypatch, local, [*["1"] * 7, "log", f"save {path}", "quit"])
    heard = next(screen for screen in first.screens if "The Bank plays card 1" in screen)
    assert "now covered" not in heard  # it lay open when it was played
    log = first.screens[-3]
    assert "Yellow plays card 1 (now covered)." in log
    assert "Red plays card 2 (now covered)" not in log
    again = LocalTable(table_from_record(read_record(path.read_bytes())), path)
    assert not again.hotseat
    resumed = at_a_terminal(monkeypatch, again, ["log"])
    assert "Yellow plays card 1 (now covered)." in resumed.screens[1]
