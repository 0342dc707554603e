"""Several servers on one database: each move exactly once, whoever receives it."""

import asyncio

import pytest

from tests.conftest import NewDatabase
from tests.server.racing import race

MOVES = 4_000
KILLS = 4


@pytest.mark.rule("HR-11")
def test_two_servers_on_one_database_do_each_move_once_though_they_are_killed(new_database: NewDatabase) -> None:
    assert asyncio.run(race(new_database(), MOVES, KILLS)).moves >= MOVES
