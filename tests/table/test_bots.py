"""Bots think elsewhere, and are told nothing that their seat does not know."""

import asyncio

import msgspec

from getaway.kernel.chance import KeyedStream
from getaway.kernel.deal import chance_of
from getaway.table.bots import choose, move_number, sample_of
from getaway.table.thinking import Thinkers
from tests.table.conftest import Open


def test_a_sample_holds_neither_key_nor_seed(open_table: Open) -> None:
    sitting = open_table()
    play = sitting.begin()
    chance = chance_of(sitting.table.deal())
    assert isinstance(chance, KeyedStream)
    assert chance.key in play.dump()
    for seat in (0, 1):
        sample = msgspec.msgpack.encode(sample_of("random", play, seat))
        assert chance.key not in sample
        assert b"11" * 32 not in sample


def test_a_bot_in_a_process_of_its_own_makes_a_legal_move(open_table: Open) -> None:
    sitting = open_table()
    play = sitting.begin()
    seat = play.waiting_for()[0]
    thinkers = Thinkers(1)
    try:
        number = asyncio.run(thinkers.think(sample_of("random", play, seat)))
    finally:
        thinkers.close()
    legal = [offer.move for offer in play.offers(seat)]
    assert move_number(play, number) in legal
    assert move_number(play, choose(sample_of("random", play, seat))) in legal
