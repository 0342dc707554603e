"""Every game at a table: read again it is the same, for every viewer."""

from random import Random
from typing import Any

import msgspec
import pytest

from getaway.games.registry import game_types
from getaway.kernel.views import Offer
from getaway.table.commands import Make
from tests.table.conftest import Open


def harmless(offers: list[Offer]) -> list[Offer]:
    """The offers that need no second thought. The others may end the game before it has begun."""
    return [offer for offer in offers if not offer.ask]


def filled(offer: Offer, rng: Random) -> dict[str, Any]:
    """The offered move with its blanks filled in."""
    move: dict[str, Any] = msgspec.to_builtins(offer.move)
    for blank in offer.blanks:
        number = rng.randint(blank.least, min(blank.most, blank.least + 3))
        values = [choice.value for choice in blank.choices]
        if blank.kind == "text":
            move[blank.field] = "x" * max(1, blank.least)
        elif blank.kind == "several":
            move[blank.field] = rng.sample(values, number)
        else:
            move[blank.field] = number if blank.kind == "number" else rng.choice(values)
    return move


@pytest.mark.parametrize("game", game_types())
def test_a_table_of_any_game_is_the_same_when_it_is_read_again(game: str, open_table: Open) -> None:
    seats = game_types()[game].default_seats
    stored = open_table(game, seats=seats)
    play = stored.begin()
    rng = Random(game)
    made = 0
    for _ in range(60):
        seat = rng.choice(play.waiting_for() or (0,))
        offers = harmless(play.offers(seat))
        if offers:
            move = play.game.codec.read(filled(rng.choice(offers), rng))
            made += stored.do(seat, Make(move)) is None
    assert made >= 5
    again = stored.again()
    assert again.closed_because is None
    assert again.play is not None
    for viewer in range(-1, seats):
        assert msgspec.json.encode(again.play.view(viewer)) == msgspec.json.encode(play.view(viewer))
        assert again.feeds.events_after(viewer, 0) == stored.table.feeds.events_after(viewer, 0)
