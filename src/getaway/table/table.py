"""A table: a game, its seats, its deal, and what each viewer was told. All of it follows from the table's log."""

import time
from collections import defaultdict
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Literal

import msgspec

from getaway.kernel.capabilities import campaign_of, scenario_of, team_of, whispers_of
from getaway.kernel.deal import Deal, Entropy, SimulatedDeal, chance_of, commit_seat
from getaway.kernel.events import SPECTATOR, Event, Fact
from getaway.kernel.game import Game
from getaway.kernel.head import Seat, VoidRound, head_of
from getaway.kernel.pack import differences
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RulesChange, make_sealed_record, record_for
from getaway.store.store import Listing
from getaway.table.bots import Sample
from getaway.table.clocks import restart_at
from getaway.table.codes import code_of
from getaway.table.commands import Create
from getaway.table.dealer import Dealer
from getaway.table.delayed import Delayed
from getaway.table.events import TableEvent, describe
from getaway.table.feed import Feeds, LoggedEvent, Told
from getaway.table.game_cache import game_of
from getaway.table.names import name_at_table
from getaway.table.seats import DealShown, SeatShown, SeatState
from getaway.table.storage import Use, fullness

Status = Literal["waiting", "playing", "over", "abandoned", "closed"]


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatShown, ...]
    own_pack: bool
    code: str = ""
    at: float = 0.0
    """When something last happened of which lists tell, in seconds since 1970."""
    result: str | None = None
    """How it ended, in words."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """When something last happened at a table of which lists tell, and the seats that are to decide."""

    at: float
    waiting_for: tuple[int, ...]


class AtEnd(msgspec.Struct, frozen=True):
    """What a record says of the seats when the game ends: who has them, how often that changed, and the last check."""

    seats: tuple[Seat, ...]
    changes: int
    check: str


class Table:
    """What the log says so far."""

    def __init__(self, name: str, setup: Create, game: Game) -> None:
        self.id = name
        self.setup = setup
        self.game = game
        self.seq = 0
        self.bytes = 0
        """How long the entries of its log are together."""
        self.entry_bytes = 0
        """How long the last of them is."""
        self.uses: defaultdict[str, Use] = defaultdict(Use)
        """What each person has stored here."""
        self.done: defaultdict[int, set[str]] = defaultdict(set)
        """The ids of the commands that were done, of each seat, and of a host without one. An id begins with who sent
        it; older logs have them without."""
        self.status: Status = "waiting"
        self.closed_because: str | None = None
        self.began_by = game.rules_version
        """The version of the rules that the first entries of the journal were played by."""
        self.rules_changed: tuple[RulesChange, ...] = ()
        """Where the journal goes on by other ones."""
        self.host = setup.host
        self.host_removed = False
        """Whether a host has put somebody out of a seat since the deal."""
        self.paused = False
        self.paused_by_consent = False
        self.rematch: str | None = None
        self.play: Play | None = None
        self.before: dict[int, Sample] = {}
        """What a seat knew before its last move, where odds are shown after the fact."""
        self.active_at = 0.0
        """When anything was last done here that everybody saw."""
        self.moved_at = 0.0
        """When a decision was last made that everybody saw, or the game went on; what time is counted from."""
        self.asked_at = [0.0]
        """Where there is a deadline: since when each decision was waited for that could be taken back, now the last."""
        self.clock_turned = False
        """Whether the game has begun, paused or gone on with the command that is being done."""
        self.options = msgspec.convert(setup.options, game.options_type)
        seats = len(setup.places)
        self.seats: list[SeatState] = []
        for seat, place in enumerate(setup.places):
            called = name_at_table(place.name, game.seat_name(seat, seats), [place.name for place in self.seats])
            self.seats.append(SeatState.from_setup(place, called))
        self.two_steps = setup.two_steps
        """Whether seats commit to their bytes before they reveal them."""
        self.round = 1
        """Rises when a commitment of a seat counts no more, so that nobody reveals to others than they saw."""
        self.void: list[VoidRound] = []
        self.barred: set[str] = set()
        """Who did not reveal their bytes: they take no seat before the deal."""
        self.revealing_since: float | None = None
        self._dealt: tuple[Entropy, ...] = ()
        self._head_hash: str | None = None
        self._at_end: AtEnd | None = None
        self.left: tuple[float, ...] = () if setup.clock is None else (float(setup.clock.base),) * seats
        """What each seat's clock showed then."""
        self.feeds = Feeds(seats)
        self.delayed = Delayed(setup.delay)
        self._dealer = Dealer(name, setup.seed, setup.salt)
        self.revision = 0
        """Rises when something changes that is not the game's: who sits where, the state of the table."""
        self.names: list[str] = []
        """What the seats are called."""
        self.is_tended = False
        """Whether the house may have something to do here: bots, limits of time, reminders."""
        self._seat_views: tuple[SeatShown, ...] | None = None
        self.seats_changed()

    # Questions.

    @property
    def commitment(self) -> str:
        """What the table's seed was committed to when the table was made."""
        return self._dealer.commitment

    @property
    def revealing(self) -> bool:
        """Whether every seat has committed to its bytes, and not all are revealed yet."""
        if not self.two_steps or self.play is not None or self.setup.lesson is not None:
            return False
        return all(place.taken and place.ready for place in self.seats)

    @property
    def some_revealed(self) -> bool:
        """Whether somebody has revealed bytes and the game is not dealt yet: who goes now may know too much."""
        return self.two_steps and self.play is None and any(place.entropy for place in self.seats)

    def deal_shown(self) -> DealShown:
        """What everybody may know of the deal."""
        head = None if self.play is None else self.play.head
        seats = self.seats if head is None else head.seats
        return DealShown(
            commitment=None if self.setup.lesson is not None else self.commitment,
            commitments=tuple(seat.commitment for seat in seats),
            revealed=tuple(place.revealed for place in self.seats),
            round=self.round,
            revealing=self.revealing,
            restart_at=restart_at(self),
            head=self._head_hash,
        )

    def promise(self, seat: int, entropy: str) -> str:
        """The commitment of a seat to these bytes, in this deal."""
        return commit_seat(self.id, self.commitment, seat, entropy)

    @property
    def code(self) -> str:
        """By what people find it who are told six letters."""
        return code_of(self.id)

    def is_over(self) -> bool:
        """Whether nothing of the game is secret any more."""
        return self.status in ("over", "abandoned")

    def is_full(self) -> bool:
        """Whether it has stored all that a table may, so that nobody moves any more."""
        return fullness(self) >= 1

    def seats_of(self, visitor: str) -> list[int]:
        """The seats for which a visitor may act."""
        return [seat for seat, place in enumerate(self.seats) if visitor in place.holders]

    def may_return(self, visitor: str) -> list[int]:
        """The seats that a visitor has left and may take again."""
        return [seat for seat, place in enumerate(self.seats) if not place.taken and visitor in place.last_holders]

    def is_asking(self, visitor: str) -> bool:
        """Whether a visitor waits for the table to agree that they take a seat."""
        return any(place.asking is not None and place.asking.visitor == visitor for place in self.seats)

    def may_act(self, visitor: str, seat: int) -> bool:
        """Whether a visitor may act for a seat, or (-1) as a host without one."""
        return visitor == self.host if seat < 0 else visitor in self.seats[seat].holders

    def is_host(self, seat: int) -> bool:
        """Whether the host sits there, or (-1) acts without a seat."""
        return seat < 0 or self.host in self.seats[seat].holders

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays at a seat: its own, or one that stands in while nobody has it."""
        place = self.seats[seat]
        return place.bot if place.taken else self.setup.stand_in

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that hear what this one says to its team."""
        return () if self.play is None or seat < 0 else team_of(self.game, self.play, seat)

    def whispers(self, seat: int) -> tuple[int, ...]:
        """The seats to which this one may whisper."""
        return () if self.play is None or seat < 0 else whispers_of(self.game, self.play, seat)

    def may_talk(self, seat: int) -> bool:
        """Whether game and host let a seat talk now."""
        if seat < 0 or self.seats[seat].muted:
            return False
        return self.play is None or self.is_over() or seat in self.play.talk()

    def seat_views(self) -> tuple[SeatShown, ...]:
        """The seats as everyone sees them."""
        if self._seat_views is None:
            self._seat_views = tuple(place.view(host=self.host) for place in self.seats)
        return self._seat_views

    def pack_differences(self) -> tuple[str, ...]:
        """In what the pack is not the game's own."""
        return () if self.setup.pack is None else tuple(differences(self.game.pack, game_of(self.game.name).pack))

    def listing(self) -> Listing:
        """By what it is found."""
        visitors = tuple({visitor for place in self.seats for visitor in place.holders})
        return Listing(
            status=self.status,
            listed=self.setup.listed,
            visitors=visitors,
            summary=msgspec.json.encode(self.summary()),
            won=self.won(),
            host=self.host,
            people=msgspec.json.encode([place.holders for place in self.seats]),
        )

    def turn(self) -> Turn:
        """Whose turn it is, for the lists of those who sit here."""
        return Turn(self.active_at, self.waiting_for())

    def won(self) -> str | None:
        """The scenario that was won here by who played it alone, with the game's own pack: `game/scenario`."""
        outcome = None if self.play is None else self.play.outcome()
        if self.play is None or outcome is None or self.setup.pack is not None or self.setup.lesson is not None:
            return None
        scenario = scenario_of(self.game, self.play) if outcome.shares[0] > 0 else None
        return None if scenario is None else f"{self.game.name}/{scenario.name}"

    def summary(self) -> Summary:
        """A few words for a list."""
        outcome = None if self.play is None else self.play.outcome()
        return Summary(
            table=self.id,
            game=self.game.name,
            title=self.game.title,
            status=self.status,
            seats=self.seat_views(),
            own_pack=self.setup.pack is not None,
            code=self.code,
            at=self.active_at,
            result=None if outcome is None else outcome.words,
        )

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that are to decide; where all may, the one whom the others wait for."""
        if self.play is None or self.status != "playing":
            if self.play is not None:
                return ()
            places = enumerate(self.seats)
            return tuple(seat for seat, place in places if not (place.revealed if self.revealing else place.ready))
        expected = self.play.expected()
        return self.play.waiting_for() if expected is None else (expected,)

    def snapshot(self) -> bytes:
        """The game's position, secrets included."""
        return b"" if self.play is None else self.play.dump()

    def record(self, viewer: int) -> Record:
        """The record so far; it tells every move that this viewer may ever know, so it is for the end of the game."""
        assert self.play is not None, "there is no record of a game that has not begun"
        deal = self.deal() if self.is_over() else self._dealer.closed(self._dealt)
        return self._finished(record_for(self.play, deal, self.record_seats(), viewer))

    def sealed_record(self) -> Record:
        """The record as every seat may have it, where some may know more. Raises RecordError."""
        assert self.play is not None
        return self._finished(make_sealed_record(self.play, self._dealer.closed(self._dealt), self.record_seats()))

    def record_seats(self) -> tuple[Seat, ...]:
        """Who plays where, as records have it: for who has left, the bot that stands in."""
        return tuple(Seat(place.name, self.bot_at(seat)) for seat, place in enumerate(self.seats))

    def _finished(self, record: Record) -> Record:
        """With the rules that it was played by, and the seats as they were when it ended."""
        if (end := self._at_end) is not None:
            record = msgspec.structs.replace(record, seats=end.seats)
            if record.seat_changes is not msgspec.UNSET:
                kept = record.seat_changes[: end.changes]
                record = msgspec.structs.replace(record, seat_changes=kept, check=end.check)
        if not self.rules_changed:
            return record
        return msgspec.structs.replace(record, rules_version=self.began_by, rules_changed=self.rules_changed)

    def is_behind(self, viewer: int) -> bool:
        """Whether this viewer is shown the game with a delay."""
        return viewer == SPECTATOR and self.setup.delay > 0 and self.play is not None and not self.is_over()

    # Changes.

    def tell(self, lines: list[LoggedEvent], at: float) -> None:
        """Write down for each viewer what he may see, and what who looks on may see later."""
        self.feeds.append(lines)
        if self.is_behind(SPECTATOR) and self.play is not None:
            self.delayed.note(self.play, self.feeds.count(SPECTATOR), at)

    def resume_campaign(self) -> list[Event]:
        """The first move at a table that goes on with a campaign, when the game has just begun."""
        if self.play is None or self.setup.campaign is None:
            return []
        move = campaign_of(self.game).resume(self.play, msgspec.json.encode(self.setup.campaign))
        return self.play.submit(0, move)

    def seats_changed(self) -> None:
        """A command was done that is not a move: what follows from the seats is found out again."""
        self.revision += 1
        self.names = [place.name for place in self.seats]
        self._seat_views = None
        setup = self.setup
        limited = setup.deadline is not None or setup.clock is not None or setup.stand_in is not None
        self.is_tended = limited or any(place.bot is not None or place.reminder is not None for place in self.seats)

    def forget_old_ids(self, seat: int) -> None:
        """Somebody else may come to a seat: ids of older logs do not say whose they were."""
        self.done[seat] = {name for name in self.done[seat] if ":" in name}

    def begin_if_all_are_ready(self) -> bool:
        """Deal, when every seat is taken and has revealed its bytes; a lesson needs none."""
        if self.play is not None or not all(place.taken and place.ready for place in self.seats):
            return False
        fixed = self.setup.lesson is not None
        if not fixed and not all(place.revealed for place in self.seats):
            return False
        of_bots = self._dealer.bytes if self.two_steps else self.setup.bot_entropy
        self._dealt = tuple(place.entropy or Entropy(of_bots, "server") for place in self.seats)
        deal = self.deal()
        self.play = self.game.new_play(chance_of(deal), len(self.seats), self.options)
        if self.two_steps:
            promised = () if fixed else tuple(place.commitment for place in self.seats)
            self.play.cover_head(head_of(deal, self.record_seats(), promised, tuple(self.void)))
            self._head_hash = self.play.head_hash().hex()
        self.status = "playing"
        self.clock_turned = True
        return True

    def use_two_steps(self) -> None:
        """A table from before: what was sent in one step is known to who reads the log, and counts no more."""
        if not self.two_steps:
            self.two_steps = True
            for place in self.seats:
                place.forget_bytes()

    def forget_bytes(self, seat: int) -> None:
        """What a seat has committed to counts no more: who has seen it and not revealed yet looks again."""
        if self.seats[seat].commitment is not None:
            self.round += 1
            self.revealing_since = None  # everybody has the full time for the new list
        self.seats[seat].forget_bytes()

    def restart_deal(self, silent: tuple[int, ...], *, left: bool) -> None:
        """Start over, because these seats do not reveal their bytes: with another seed, and new commitments of all."""
        promised = tuple(place.commitment for place in self.seats)
        names = tuple(self.seats[seat].name for seat in silent)
        self.void.append(VoidRound(self.commitment, promised, silent, names, left))
        self._dealer = self._dealer.again()
        self.round += 1
        for place in self.seats:
            place.forget_bytes()

    def note_seats(self, before: tuple[Seat, ...]) -> None:
        """Put under the checks who plays where from now on."""
        assert self.play is not None
        for seat, now in enumerate(self.record_seats()):
            if now != before[seat]:
                self.play.change_seat(seat, now)

    def note_end(self) -> None:
        """Once the game is over, its record stays as it is, whoever leaves or takes another name."""
        if self.is_over() and self.play is not None and self._at_end is None:
            self._at_end = AtEnd(self.record_seats(), len(self.play.seat_changes), self.play.check)

    def pause(self, *, on: bool, consent: bool) -> None:
        """Stop the game, or let it go on; who wanted a pause has had it."""
        self.paused, self.paused_by_consent = on, on and consent
        self.clock_turned = True
        for place in self.seats:
            place.wants_to_pause = False

    def deal(self) -> Deal:
        """To deal by: with the seed."""
        lesson = self.setup.lesson
        return self._dealer.opened(self._dealt) if lesson is None else SimulatedDeal(lesson, 0)

    def lines(self, events: list[Event]) -> list[LoggedEvent]:
        """Events as the log keeps them."""
        names = self.names
        return [
            LoggedEvent(event.audience, msgspec.Raw(msgspec.json.encode(event.what)), self._words(event, names))
            for event in events
        ]

    def view_for(self, viewer: int) -> msgspec.Raw | None:
        """The game as a viewer sees it, as JSON; None before it begins, and while it is too young for who looks on."""
        if self.play is None:
            return None
        if self.is_behind(viewer):
            self.delayed.advance(time.time())
            return self.delayed.view
        return msgspec.Raw(msgspec.json.encode(self.play.view(viewer)))

    def told_count(self, viewer: int) -> int:
        """How much a viewer has been told by now."""
        return self.delayed.told if self.is_behind(viewer) else self.feeds.count(viewer)

    def told(self, viewer: int, after: int) -> tuple[Told, ...]:
        """What a viewer is told after that number of his, as it happened."""
        told = self.feeds.events_after(viewer, after)
        return told[: max(0, self.delayed.told - after)] if self.is_behind(viewer) else told

    def told_again(self, viewer: int, after: int) -> tuple[Told, ...]:
        """The same to who has been told it before, or was not there: a game may have covered something since."""
        told = self.told(viewer, after)
        play = self.play
        if self.is_behind(viewer):
            play = None if self.delayed.position is None else self.game.load(self.delayed.position)
        return told if play is None else tuple(self._again(play, line) for line in told)

    def _again(self, play: Play, told: Told) -> Told:
        try:
            fact = _facts(type(self.game)).decode(told.what)
        except msgspec.ValidationError:
            return told  # of the house, or of older rules
        shown = play.as_shown_now(fact)
        if shown == fact:
            return told
        what = msgspec.Raw(msgspec.json.encode(shown))
        return Told(told.number, what, self.game.describe(shown, self.names), told.opens)

    def _words(self, event: Event, names: list[str]) -> str:
        what = event.what
        return describe(what, names) if isinstance(what, TableEvent) else self.game.describe(what, names)


@lru_cache
def _facts(game: type[Game]) -> msgspec.json.Decoder[Fact]:
    union: Any = reduce(or_, game.fact_types())
    return msgspec.json.Decoder(union)
