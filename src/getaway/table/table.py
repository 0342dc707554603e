"""A table: a game, its seats, its deal, and what each viewer was told. All of it follows from the table's log."""

from typing import Literal

import msgspec

from getaway.kernel.deal import Entropy, FairDeal, chance_of
from getaway.kernel.events import Event
from getaway.kernel.game import Game
from getaway.kernel.pack import differences
from getaway.kernel.play import Play
from getaway.kernel.record import Record, Seat, record_for
from getaway.store.store import Listing
from getaway.table.chairs import SeatShown, chair_of, shown
from getaway.table.commands import Create
from getaway.table.dealer import Dealer
from getaway.table.events import HouseFact, describe
from getaway.table.feed import Feeds, Line

Status = Literal["waiting", "playing", "over", "abandoned", "closed"]


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatShown, ...]
    own_pack: bool


class Table:
    """What the log says so far."""

    def __init__(self, name: str, setup: Create, game: Game) -> None:
        self.id = name
        self.setup = setup
        self.game = game
        self.seq = 0
        self.done: set[tuple[int, str]] = set()
        self.status: Status = "waiting"
        self.closed_because: str | None = None
        self.resumed_at: int | None = None
        """The first journal entry that was played by newer rules than those before it."""
        self.host = setup.host
        self.paused = False
        self.paused_by_consent = False
        self.rematch: str | None = None
        self.play: Play | None = None
        self.moved_at = 0.0
        """When a decision was last made that everybody saw, or the game went on; what time is counted from."""
        self.clock_turned = False
        """Whether the game has begun, paused or gone on with the command that is being done."""
        self.options = msgspec.convert(setup.options, game.options_type)
        seats = len(setup.places)
        self.chairs = [
            chair_of(place, game.seat_name(seat, seats), setup.bot_entropy) for seat, place in enumerate(setup.places)
        ]
        self.left: tuple[float, ...] = () if setup.clock is None else (float(setup.clock.base),) * seats
        """What each seat's clock showed then."""
        self.feeds = Feeds(seats)
        self._dealer = Dealer(name, setup.seed, setup.salt)
        self.revision = 0
        """Rises when something changes that is not the game's: who sits where, the state of the table."""
        self.names: list[str] = []
        """What the seats are called."""
        self.is_tended = False
        """Whether the house may have something to do here: bots, limits of time, reminders."""
        self._seats_shown: tuple[SeatShown, ...] | None = None
        self.seats_changed()

    # Questions.

    @property
    def commitment(self) -> str:
        """What the table's seed was committed to when the table was made."""
        return self._dealer.commitment

    def is_over(self) -> bool:
        """Whether nothing of the game is secret any more."""
        return self.status in ("over", "abandoned")

    def seats_of(self, visitor: str) -> list[int]:
        """The seats for which a visitor may act."""
        return [seat for seat, chair in enumerate(self.chairs) if visitor in chair.holders]

    def is_host(self, seat: int) -> bool:
        """Whether the host sits there, or (-1) acts without a seat."""
        return seat < 0 or self.host in self.chairs[seat].holders

    def seats_shown(self) -> tuple[SeatShown, ...]:
        """The seats as everyone sees them."""
        if self._seats_shown is None:
            self._seats_shown = tuple(shown(chair, host=self.host) for chair in self.chairs)
        return self._seats_shown

    def pack_differences(self) -> tuple[str, ...]:
        """In what the pack is not the game's own."""
        return () if self.setup.pack is None else tuple(differences(self.game.pack, type(self.game).from_toml().pack))

    def listing(self) -> Listing:
        """By what it is found."""
        summary = Summary(
            self.id, self.game.name, self.game.title, self.status, self.seats_shown(), self.setup.pack is not None
        )
        visitors = tuple({visitor for chair in self.chairs for visitor in chair.holders})
        return Listing(self.status, self.setup.listed, visitors, msgspec.json.encode(summary))

    def snapshot(self) -> bytes:
        """The game's position, secrets included."""
        return b"" if self.play is None else self.play.dump()

    def record(self, viewer: int) -> Record:
        """The record so far; it tells every move that this viewer may ever know, so it is for the end of the game."""
        assert self.play is not None, "there is no record of a game that has not begun"
        deal = self._dealer.opened(self._bytes()) if self.is_over() else self._dealer.closed(self._bytes())
        seats = tuple(Seat(chair.name, chair.bot) for chair in self.chairs)
        return record_for(self.play, deal, seats, viewer)

    # Changes.

    def seats_changed(self) -> None:
        """A command was done that is not a move: what follows from the seats is found out again."""
        self.revision += 1
        self.names = [chair.name for chair in self.chairs]
        self._seats_shown = None
        limited = self.setup.deadline is not None or self.setup.clock is not None
        self.is_tended = limited or any(chair.bot is not None or chair.reminder is not None for chair in self.chairs)

    def begin_if_all_are_ready(self) -> bool:
        """Deal, when every seat is taken and has given its bytes."""
        if self.play is not None or not all(chair.taken and chair.entropy for chair in self.chairs):
            return False
        self.play = self.game.start(chance_of(self.deal()), len(self.chairs), self.options)
        self.status = "playing"
        self.clock_turned = True
        return True

    def pause(self, *, on: bool, consent: bool) -> None:
        """Stop the game, or let it go on; who wanted a pause has had it."""
        self.paused, self.paused_by_consent = on, on and consent
        self.clock_turned = True
        for chair in self.chairs:
            chair.wants_to_pause = False

    def deal(self) -> FairDeal:
        """To deal by: with the seed."""
        return self._dealer.opened(self._bytes())

    def lines(self, events: list[Event]) -> list[Line]:
        """Events as the log keeps them."""
        names = self.names
        return [
            Line(event.audience, msgspec.Raw(msgspec.json.encode(event.what)), self._words(event, names))
            for event in events
        ]

    def _words(self, event: Event, names: list[str]) -> str:
        what = event.what
        return describe(what, names) if isinstance(what, HouseFact) else self.game.describe(what, names)

    def _bytes(self) -> tuple[Entropy, ...]:
        return tuple(chair.entropy for chair in self.chairs if chair.entropy is not None)
