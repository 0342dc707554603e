"""A game at one machine, without a table: its deal, and the bots at the seats that have no person."""

import secrets
from collections.abc import Callable
from time import monotonic

from getaway.bots.choice import whole_choice
from getaway.bots.random_bot import RandomBot
from getaway.bots.registry import DEFAULT, PATIENCE, Budget, make_bot
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import Deal, Entropy, SimulatedDeal
from getaway.kernel.errors import IllegalMove
from getaway.kernel.moves import Move
from getaway.kernel.observation import Observation
from getaway.kernel.play import Play
from getaway.table.dealer import Dealer, secret


def own_deal(seats: int, seed: int | None) -> Deal:
    """Dealt by a seed, to have the same game again; without one by the operating system's generator.

    The machine is the players' own, so the seed is open from the start and no seat adds bytes of its own.
    """
    if seed is not None:
        return SimulatedDeal(seed, 0)
    dealer = Dealer(secrets.token_hex(8), secret(), secret())
    return dealer.opened((Entropy(dealer.bytes, "server"),) * seats)


class Bots:
    """The bots at the seats that have no person.

    In a game with a seed what they do follows from it and the length of the journal alone, so that it goes the same
    way when it is saved and resumed; in others they look at the clock too, and nobody waits long.
    """

    def __init__(self, deal: Deal, names: list[str | None], report: Callable[[str], None]) -> None:
        self._report = report
        if isinstance(deal, SimulatedDeal):
            self._seed, self._budget = deal.seed, DEFAULT
        else:
            self._seed, self._budget = secrets.randbits(64), Budget(seconds=PATIENCE, clock=monotonic)
        self._names = names
        self._seat = -1
        self._to_come: list[int] = []  # the rest of the choice that this seat is making

    def choose(self, play: Play, seat: int) -> Move:
        """What the bot does at this seat now."""
        assert isinstance(play, CataloguePlay)
        if seat != self._seat or not self._to_come:
            rng = seeded(self._seed, 2 * len(play.journal) + 1)
            bot = make_bot(self._names[seat] or "random", play.game, play.seats, rng, self._budget)
            self._seat = seat
            try:
                self._to_come = whole_choice(bot, Observation.from_play(play, seat, rng), rng)
            except IllegalMove as defect:
                self._report(f"A bot made a mistake, so a random legal move was made instead: {defect}.")
                self._to_come = whole_choice(RandomBot(rng), Observation.from_play(play, seat, rng), rng)
        return play.game.catalogue[self._to_come.pop(0)]
