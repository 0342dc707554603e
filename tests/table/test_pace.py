"""A bot's sealed choice takes as long, whether there was much to choose or nothing."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from getaway.table import commands as c
from getaway.table.pace import NO_PACE, SEALED_SECONDS, Pace, is_sealed
from getaway.table.room import Room
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import StoredTable

A = TypeVar("A")
T = TypeVar("T")
LEAST = {"random": 3.0}
PLACES = (c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("bot", "random"))


class Times(Clock):
    """A clock that goes on only while somebody thinks or waits."""

    def __init__(self, thought: float) -> None:
        super().__init__(now=0.0)
        self.thought = thought
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.advance(seconds)

    async def think(self, work: Callable[[A], T], argument: A, *args: Any, **options: Any) -> T:
        self.advance(self.thought)
        return work(argument)


def sealed_phase(stored: StoredTable) -> None:
    """On to the first choice that both make at once and in secret."""
    play = stored.begin()
    while len(play.waiting_for()) < 2:
        seat = play.waiting_for()[0]
        assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None


@pytest.mark.parametrize("thought", [0.0, 0.5, 2.5])
def test_a_sealed_choice_takes_the_same_time_however_long_the_thought(open_table: Open, thought: float) -> None:
    stored = open_table(places=PLACES)
    sealed_phase(stored)
    times = Times(thought)
    stored.wait(moved(stored, times))
    assert times.monotonic() == LEAST["random"]
    assert stored.again().play is not None


def test_a_move_that_all_see_is_made_at_once(open_table: Open) -> None:
    stored = open_table(places=PLACES)
    play = stored.begin()
    if play.waiting_for() == (0,):
        stored.do(0, c.Make(play.offers(0)[0].move))
    assert play.waiting_for() == (1,)
    times = Times(0.5)
    stored.wait(moved(stored, times))
    assert times.slept == []


def test_a_card_played_from_a_secret_hand_takes_the_same_time_as_any_other(open_table: Open) -> None:
    """All see the card. At once, it would tell that it was the only one."""
    stored = open_table("rob_a_bank", places=PLACES)
    play = stored.begin()
    while play.waiting_for() != (1,) or play.view(1).phase != "planning":
        seat = play.waiting_for()[0]
        assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    times = Times(0.5)
    stored.wait(moved(stored, times))
    assert times.monotonic() == LEAST["random"]


async def moved(stored: StoredTable, times: Times, pace: Pace = LEAST) -> None:
    """One choice of the bot in the second seat."""
    room = Room(stored.store, stored.table, times.think, pace=pace, clock=times)
    seq = stored.table.seq
    work = room._background
    honest = work._to_move
    work._to_move = lambda: honest() if stored.table.seq == seq else []  # type: ignore[method-assign]
    room.listeners.add(Nobody())
    await work._move_bots()
    assert stored.table.seq > seq


class Nobody:
    """Someone who is at the table and hears nothing."""

    viewer = -1
    visitor = "ann"
    address = ""

    def refresh_permissions(self, table: object) -> bool:
        return True

    def on_table_changed(self, table: object, view: object) -> None:
        """Nothing."""


def test_without_a_setting_nothing_waits(open_table: Open) -> None:
    stored = open_table(places=PLACES)
    sealed_phase(stored)
    times = Times(0.0)
    stored.wait(moved(stored, times, NO_PACE))
    assert times.slept == []
    assert set(SEALED_SECONDS) == {"random", "easy", "normal", "hard"}


def test_no_choice_is_sealed_in_a_game_without_a_catalogue(open_table: Open) -> None:
    stored = open_table("score", seats=2)
    assert not is_sealed(stored.begin(), 0, [0])
