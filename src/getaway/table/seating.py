"""Who sits where when all of them sit at one machine, and the deal they play."""

import secrets

from getaway.bots.random_bot import RandomBot
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import Deal, SimulatedDeal
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.kernel.peek import peek
from getaway.kernel.play import Play
from getaway.table.dealer import Dealer, secret, server_entropy


def own_deal(seats: int, seed: int | None) -> Deal:
    """Dealt by a seed, to have the same game again; without one by the operating system's generator.

    The machine is the players' own, so the seed is open from the start and no seat adds bytes of its own.
    """
    if seed is not None:
        return SimulatedDeal(seed, 0)
    return Dealer(secrets.token_hex(8), secret(), secret()).opened(tuple(server_entropy() for _ in range(seats)))


def bots_can_play(game: Game) -> bool:
    """Whether the game's moves can be listed beforehand: a bot chooses them by number."""
    return isinstance(game, CatalogueGame)


class Bots:
    """The random bot at every seat that has no person.

    What it does follows from the deal's seed and the length of the journal alone, so that a game with a seed goes
    the same way when it is saved and resumed.
    """

    def __init__(self, deal: Deal) -> None:
        self._seed = deal.seed if isinstance(deal, SimulatedDeal) else secrets.randbits(64)
        self._rng = seeded(self._seed, 1)
        self._at = 0

    def choose(self, play: Play, seat: int) -> Move:
        """What the bot does at this seat now."""
        assert isinstance(play, CataloguePlay)
        if len(play.journal) != self._at:
            self._at = len(play.journal)
            self._rng = seeded(self._seed, 2 * self._at + 1)
        return play.game.catalogue[RandomBot(self._rng).choose(peek(play, seat, self._rng))]
