"""The house: the games with their boxes, and new tables."""

from collections.abc import Callable

from getaway.games.registry import GAMES
from getaway.table.bots import Bot, random_bot
from getaway.table.seating import bots_can_play
from getaway.table.table import Table

VISITOR = 0
"""The seat of whoever opens a table; bots take the others."""


class House:
    """What all connections share."""

    def __init__(self, make_bot: Callable[[], Bot] = random_bot) -> None:
        loaded = [kind.from_toml() for kind in GAMES.values()]
        self.games = {game.name: game for game in loaded if bots_can_play(game)}
        self._make_bot = make_bot

    def open_table(self, name: str) -> Table | None:
        """A table for the visitor against bots; None if there is no such game."""
        game = self.games.get(name)
        if game is None:
            return None
        seats = game.default_seats
        bots = {seat: self._make_bot() for seat in range(seats) if seat != VISITOR}
        return Table(game, game.options_type(), seats, bots)
