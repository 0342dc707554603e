"""A table: one game in progress, its seats, its deal, and what each viewer was told."""

import secrets

from getaway.kernel.deal import Entropy, FairDeal, chance_of
from getaway.kernel.events import SPECTATOR, Event, Fact, Rejection
from getaway.kernel.game import Game
from getaway.kernel.options import Options
from getaway.kernel.play import Play
from getaway.kernel.record import Record, Seat, record_for
from getaway.table.bots import Bot
from getaway.table.dealer import Dealer, server_entropy
from getaway.table.events import MoveTakenBack, describe
from getaway.table.feed import Feed, News


class Table:
    """Seats without a bot are people's. The game begins when each of them has sent its bytes for the deal."""

    def __init__(self, game: Game, options: Options, seats: int, bots: dict[int, Bot]) -> None:
        game.check_seats(seats, options)
        self.id = secrets.token_hex(8)
        self.game = game
        self.bots = bots
        self.seats = tuple(
            Seat(game.seat_name(seat, seats), bots[seat].name if seat in bots else None) for seat in range(seats)
        )
        self.names = [seat.name for seat in self.seats]
        self.play: Play | None = None
        self._options = options
        self._dealer = Dealer(self.id)
        self._entropy = {seat: server_entropy() for seat in bots}
        self._feeds = {viewer: Feed() for viewer in range(SPECTATOR, seats)}

    @property
    def commitment(self) -> str:
        """What the table's seed was committed to when the table was made."""
        return self._dealer.commitment

    def ready(self, seat: int, entropy: str) -> Rejection | None:
        """A person's bytes for the deal, sent after seeing the commitment. With the last of them the game begins."""
        if seat in self._entropy:
            return Rejection("HR-2", "you are ready already")
        self._entropy[seat] = Entropy(entropy, "seat")
        if len(self._entropy) == len(self.seats):
            self.play = self.game.start(chance_of(self._dealer.opened(self._bytes())), len(self.seats), self._options)
        return None

    def tell(self, events: list[Event]) -> None:
        """Write events into the logs of those who may see them."""
        for event in events:
            words = self._words(event.what)
            for viewer, feed in self._feeds.items():
                if event.visible_to(viewer):
                    feed.tell(event.what, words)

    def news(self, viewer: int) -> News | None:
        """What this viewer has not been sent yet; None when nothing it may see is new."""
        return None if self.play is None else self._feeds[viewer].news(self.play.view(viewer))

    def is_over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.play is not None and self.play.outcome() is not None

    def record(self, viewer: int) -> Record:
        """The record so far; it tells every move that this viewer may ever know, so it is for the end of the game."""
        assert self.play is not None, "there is no record of a game that has not begun"
        return record_for(self.play, self._deal(), self.seats, viewer)

    def _words(self, fact: Fact) -> str:
        return describe(fact, self.names) if isinstance(fact, MoveTakenBack) else self.game.describe(fact, self.names)

    def _deal(self) -> FairDeal:
        return self._dealer.opened(self._bytes()) if self.is_over() else self._dealer.closed(self._bytes())

    def _bytes(self) -> tuple[Entropy, ...]:
        return tuple(self._entropy[seat] for seat in range(len(self.seats)))
