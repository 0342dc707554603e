"""The front door: what `import getaway` offers, and that its documentation is true."""

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import getaway
from getaway.bots.random_bot import RandomBot
from getaway.kernel.chance import Chance
from getaway.kernel.game import NoState
from getaway.kernel.record import RecordError
from getaway.lab.contests import TooManyBots
from tests.contract.duel import Duel

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def saved_game(folder: Path) -> Path:
    """The record of a simulated game."""
    getaway.simulate("masters", 1, seed=1, records=folder)
    return (folder / "masters-1-000000.json").rename(folder / "game.json")


def python(*lines: str) -> str:
    """What a fresh interpreter prints."""
    ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, check=True, text=True)
    return ran.stdout.strip()


def test_the_example_of_the_package_runs() -> None:
    ran = doctest.testmod(getaway)
    assert ran.attempted >= 6
    assert ran.failed == 0


def test_every_example_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_game(tmp_path)
    monkeypatch.chdir(tmp_path)
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert ran.attempted > 25
    assert ran.failed == 0


def test_the_page_names_everything_that_is_stable() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [name for name in getaway.__all__ if not re.search(rf"\b{name}\b", text)] == []


def test_every_name_is_there() -> None:
    assert all(getattr(getaway, name) is not None for name in getaway.__all__)
    assert set(getaway.__all__) <= set(dir(getaway))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = getaway.nothing


@pytest.mark.parametrize("first", ["import getaway.games.registry", "import getaway.games as games; games()", "pass"])
def test_games_is_a_list_and_a_package(first: str) -> None:
    printed = python(first, "import getaway", "print(getaway.games() == list(getaway.games.registry.plugins()))")
    assert printed == "True"


def test_importing_it_loads_nothing() -> None:
    printed = python("import sys, getaway", "print([name for name in sys.modules if name.startswith('getaway.')])")
    assert printed == "[]"


def test_a_pack_from_a_path_or_from_bytes(tmp_path: Path) -> None:
    text = getaway.load("masters").standard_pack_text().replace(b"start_money = 8", b"start_money = 80")
    (tmp_path / "mine.toml").write_bytes(text)
    by_path, by_bytes = getaway.load("masters", tmp_path / "mine.toml"), getaway.load("masters", text)
    assert by_path.pack_hash == by_bytes.pack_hash != getaway.load("masters").pack_hash
    assert getaway.load("masters", str(tmp_path / "mine.toml")).pack_hash == by_path.pack_hash


def test_the_same_seed_is_the_same_deal_in_state_and_play() -> None:
    game = getaway.load("rob_a_bank")
    state, play = game.new(seed=5, seats=4, bank="random"), game.start(seed=5, seats=4, bank="random")
    assert state.pending() == sum(1 << seat for seat in play.waiting_for())
    assert game.new(seed=5, seats=4).dump() == game.new(seed=5, seats=4).dump() != game.new(seed=6, seats=4).dump()


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    score = getaway.load("score")
    for wrong in (
        lambda: getaway.load("chess"),
        lambda: getaway.load("masters").new(seats=9),
        lambda: getaway.load("masters").start(seats=9),
        lambda: getaway.load("masters").new(speed="fast"),
        lambda: getaway.arena("masters", ["clever"], 2),
        lambda: getaway.read_record(b"{}"),
    ):
        with pytest.raises(getaway.GetawayError, match=r"\w"):
            wrong()
    for without_state in (
        score.new,
        lambda: score.catalogue,
        lambda: getaway.simulate(score),
        lambda: getaway.arena(score, ["random"]),
    ):
        with pytest.raises(NoState, match="Score"):
            without_state()
    with pytest.raises(TooManyBots, match="3 bots are too many for Masters of the Heist with 2 seats"):
        getaway.arena("masters", ["random", "greedy", "random"], seats=2)


def test_a_record_is_read_and_verified(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    record = getaway.read_record(str(file))
    assert repr(record).startswith("<Record of masters, 2 seats, 485 moves: ")
    for given in (record, file, file.read_bytes()):
        assert getaway.verify(given).outcome() == record.result
    with pytest.raises(RecordError, match="Entry"):
        getaway.verify(file.read_bytes().replace(b'"seat": 0', b'"seat": 1', 1))


class Odd(RandomBot):
    """A bot of somebody else's."""

    name = "odd"

    def __init__(self, game: getaway.Game, seats: int, chance: Chance) -> None:
        super().__init__(chance)


def test_a_bot_from_outside_plays_in_any_process() -> None:
    here, there = (getaway.arena("masters", [Odd, "greedy"], 6, seed=2, jobs=jobs) for jobs in (1, 2))
    assert here.bots == there.bots
    assert set(here.bots) == {"odd", "greedy"}
    assert repr(here).startswith("<6 games of Masters of the Heist: odd 0.")


class OddToo(Odd):
    """Another one that calls itself the same."""


def test_bots_that_results_cannot_tell_apart_are_refused() -> None:
    with pytest.raises(getaway.GetawayError, match=r"Two bots are called “odd”\. Give them different names\."):
        getaway.arena("masters", [Odd, OddToo], 2)
    assert set(getaway.arena("masters", [Odd, Odd], 2).bots) == {"odd"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_game_that_is_given_is_played(tmp_path: Path, jobs: int) -> None:
    """With its class, which is that of an older version of the rules here, and not one found by its name."""
    older = type(getaway.load("big_score")).by_version(1)
    assert older is not None
    getaway.simulate(older.from_toml(), 2, seats=1, records=str(tmp_path / "new"), jobs=jobs)
    for file in (tmp_path / "new").iterdir():
        record = getaway.read_record(file)
        assert record.rules_version == 1
        getaway.verify(record)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_need_not_be_installed(jobs: int) -> None:
    game = Duel.from_toml()
    assert getaway.simulate(game, 40, jobs=jobs).games == 40
    assert set(getaway.arena(game, ["random", "ismcts:5"], 4, jobs=jobs).bots) == {"random", "ismcts:5"}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda: getaway.simulate("masters", 0), "Play at least 1 game, not 0"),
        (lambda: getaway.simulate("masters", 2, jobs=0), "Use at least 1 process, not 0"),
        (lambda: getaway.arena("masters", ["random"], -2), "Play at least 1 game, not -2"),
        (lambda: getaway.arena("masters", []), "Give a list of bots"),
        (lambda: getaway.arena("masters", "greedy,random"), "Give a list of bots"),
        (lambda: getaway.arena("masters", ["greedy", 3]), "A bot is a name or a factory, not 3"),  # type: ignore[list-item]
    ],
)
def test_what_cannot_be_played_is_refused_in_words(wrong: Callable[[], object], why: str) -> None:
    with pytest.raises(getaway.GetawayError, match=why):
        wrong()


def test_a_contest_can_stop_early() -> None:
    contest = getaway.arena("masters", ["greedy", "random"], 500, seed=1, stop_early=True)
    assert contest.stopped_early
    assert contest.games < 500
