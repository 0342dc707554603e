"""Bots think elsewhere, and are told nothing that their seat does not know."""

import asyncio

import msgspec
import pytest

from getaway.games.registry import STANDARD_PACK
from getaway.kernel.chance import KeyedStream
from getaway.kernel.deal import chance_of
from getaway.kernel.play import Play
from getaway.table.bots import LEVELS, as_commands, choose, sample_of
from getaway.table.commands import Choose, Make
from getaway.table.workers import WorkerPool
from tests.table.conftest import Open
from tests.table.tables import StoredTable


def test_a_sample_holds_neither_key_nor_seed(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    chance = chance_of(stored.table.deal.opened())
    assert isinstance(chance, KeyedStream)
    assert chance.key in play.dump()
    for seat in (0, 1):
        sample = msgspec.msgpack.encode(sample_of("random", play, seat))
        assert chance.key not in sample
        assert b"11" * 32 not in sample


def test_a_sample_of_the_games_own_box_does_not_carry_it(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    play = stored.again().play
    assert play is not None
    assert sample_of("random", play, 0).pack == STANDARD_PACK


def test_a_bot_in_a_process_of_its_own_makes_a_legal_move(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    seat = play.waiting_for()[0]
    pool = WorkerPool(1)
    try:
        numbers = asyncio.run(pool.run(choose, sample_of("normal", play, seat)))
    finally:
        pool.close()
    legal = [Make(offer.move) for offer in play.offers(seat)]
    assert as_commands(play, seat, numbers, late=False)[0] in legal


def at_the_plan(open_table: Open) -> tuple[StoredTable, Play]:
    """A table of Masters where both have some crew and are to plan."""
    stored = open_table()
    play = stored.begin()
    while play.view(0).phase != "plan":
        for seat in play.waiting_for():
            stored.do(seat, Make(play.offers(seat)[0].move))
    return stored, play


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_any_level_makes_a_sealed_choice_whole(level: str, open_table: Open) -> None:
    stored, play = at_the_plan(open_table)
    (command,) = as_commands(play, 0, choose(sample_of(level, play, 0)), late=False)
    assert isinstance(command, Choose)
    assert stored.do(0, command) is None
    assert play.waiting_for() == (1,)


def test_what_is_begun_of_a_sealed_choice_is_finished_move_by_move(open_table: Open) -> None:
    stored, play = at_the_plan(open_table)
    stored.do(0, Make(play.offers(0)[0].move))
    for command in as_commands(play, 0, choose(sample_of("random", play, 0)), late=False):
        assert isinstance(command, Make)
        assert stored.do(0, command) is None
    assert play.waiting_for() == (1,)
