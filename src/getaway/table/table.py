"""A table: a game, its seats, its deal, its clock and what each viewer has received. All of it follows from the log.

`Table.apply` is the only way to change it. What a command does is in apply.py and admin.py, which change a table only
through the methods here and those of its parts; tests/project/test_table_state.py enforces that.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec

from getaway.kernel.capabilities import campaign_of, game_has_state, team_of, whispers_of
from getaway.kernel.deal import Deal, chance_of
from getaway.kernel.events import SPECTATOR, AddressedEvent, Event, Rejection
from getaway.kernel.game import Game
from getaway.kernel.head import Seat
from getaway.kernel.journal import JournalEntry
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RulesChange, make_sealed_record, record_for
from getaway.kernel.state import EVERYONE
from getaway.store.store import StoredEntry
from getaway.table.apply import apply_command, why_not
from getaway.table.bots import Sample
from getaway.table.checkpoint import Checkpoint
from getaway.table.clocks import TableClock, running
from getaway.table.commands import Command, Create, TakeBack
from getaway.table.deal import DealView, TableDeal
from getaway.table.delayed import Delayed
from getaway.table.entries import DeliveredEvent, LogEntry, LoggedEvent, PendingEntry, seat_of
from getaway.table.events import TableEvent, table_message
from getaway.table.feed import Feeds, redacted
from getaway.table.handouts import Handout, Handouts
from getaway.table.history import History
from getaway.table.names import name_at_table, shown_name, standard_name
from getaway.table.seats import Seats, SeatState, SeatView
from getaway.table.storage import OWN_SENDERS, StorageUse
from getaway.table.summary import Status
from getaway.text.messages import Text

_encoder = msgspec.json.Encoder()


class Table:
    """A table as its log describes it so far."""

    def __init__(self, name: str, setup: Create, game: Game, opened_at: float = 0.0) -> None:
        self.id = name
        self.setup = setup
        self.game = game
        self.options = msgspec.convert(setup.options, game.options_type)
        self.seq = 0
        self.use = StorageUse()
        self._command_ids: defaultdict[int | None, set[str]] = defaultdict(set)
        """Ids of the commands that were applied, by seat. An id begins with its sender, except in older logs."""
        self.status: Status = "waiting"
        self.closed_because: Text | None = None
        self.history = History()
        self.host = setup.host
        self.host_removed = False
        """Whether a host has removed somebody from a seat since the deal."""
        self.paused = self.paused_by_consent = False
        self.pause_card = False
        """Whether the pause card lies on the table. It is apart from the host's pause and that by consent."""
        self.handouts = Handouts()
        self.rematch: str | None = None
        self.play: Play | None = None
        self._samples: dict[int, Sample] = {}
        """What a seat knew before its last move, where odds are shown afterward."""
        seats: list[SeatState] = []
        for seat, place in enumerate(setup.places):
            standard = standard_name(game, seat, len(setup.places))
            called = name_at_table(place.name, standard, [other.name for other in seats], game, setup.spoken)
            seats.append(SeatState.from_setup(place, called))
        self.seats = Seats(seats)
        self.clock = TableClock(setup, opened_at)
        self.deal = TableDeal(name, setup, self.seats)
        self.feeds = Feeds(len(seats))
        self.delayed = Delayed(setup.delay)
        self.revision = 0
        """Incremented when something besides the game changes: who sits where, or the state of the table."""
        self.names: tuple[Text, ...] = ()
        """The names of the seats, for each reader in their language."""
        self.needs_server = False
        """Whether the server may have something to do here: bots, time limits, reminders."""
        self._seat_views: tuple[SeatView, ...] | None = None
        self.seats_changed()

    # Questions.

    def is_over(self) -> bool:
        """Whether nothing about the game is secret anymore."""
        return self.status in ("over", "abandoned")

    @property
    def goes_on(self) -> bool:
        """Whether somebody may decide now."""
        return self.play is not None and not self.is_paused and self.status == "playing" and self.use.fullness() < 1

    @property
    def is_paused(self) -> bool:
        """Whether nobody may move now: by the host, by consent, or by the pause card."""
        return self.paused or self.pause_card

    def seats_of(self, visitor: str) -> list[int]:
        """The seats for which a visitor may act."""
        return self.seats.held_by(visitor)

    def may_act(self, visitor: str, seat: int | None) -> bool:
        """Whether a visitor may act for a seat, or (None) as a host without one."""
        return visitor == self.host if seat is None else visitor in self.seats[seat].holders

    def may_watch(self, visitor: str) -> bool:
        """Whether a visitor may see what a spectator sees: people of this table, anyone if spectators are allowed or
        the game has not begun, and people who wait for the others to agree that they take a seat. After the game nobody
        can agree anymore, and having asked for a seat opens no record.
        """
        if self.setup.spectators or self.status == "waiting" or visitor == self.host or self.seats_of(visitor):
            return True
        return self.status == "playing" and self.seats.asked_for_by(visitor)

    def is_host(self, seat: int | None) -> bool:
        """Whether the host sits there, or (None) acts without a seat."""
        return seat is None or self.host in self.seats[seat].holders

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays at a seat: its own, or one that stands in while the seat is empty."""
        place = self.seats[seat]
        return place.bot if place.taken else self.setup.stand_in

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that receive what this one says to its team."""
        return () if self.play is None or seat == SPECTATOR else team_of(self.game, self.play, seat)

    def whispers(self, seat: int) -> tuple[int, ...]:
        """The seats to which this one may whisper."""
        return () if self.play is None or seat == SPECTATOR else whispers_of(self.game, self.play, seat)

    def may_talk(self, seat: int) -> bool:
        """Whether game and host let a seat talk now."""
        if seat == SPECTATOR or self.seats[seat].muted:
            return False
        return self.play is None or self.is_over() or seat in self.play.talk()

    def seat_views(self) -> tuple[SeatView, ...]:
        """The seats as everyone sees them."""
        if self._seat_views is None:
            self._seat_views = tuple(
                place.view(self.host, partial(self.shown, seat)) for seat, place in enumerate(self.seats)
            )
        return self._seat_views

    def shown(self, seat: int, name: str) -> Text:
        """What a seat with this name is called, for each reader in their language."""
        return shown_name(name, self.game, seat, len(self.seats))

    def name_of(self, seat: int) -> Text:
        """The name of a seat while a command is applied."""
        return self.shown(seat, self.seats[seat].name)

    def deal_view(self) -> DealView:
        """What everybody may know about the deal."""
        return self.deal.view(None if self.play is None else self.play.head)

    def sample_before(self, seat: int) -> Sample | None:
        """What a seat knew before its last move, where odds are shown afterward."""
        return self._samples.get(seat)

    def snapshot(self) -> bytes:
        """The game's position, secrets included."""
        return b"" if self.play is None else self.play.dump()

    # Records.

    def record_seats(self) -> tuple[Seat, ...]:
        """Who plays where, as records have it: for a player who has left, the bot that stands in."""
        return tuple(Seat(place.name, self.bot_at(seat)) for seat, place in enumerate(self.seats))

    def record(self, viewer: int) -> Record:
        """The record so far, with every move that this viewer may ever know. It is for the end of the game."""
        assert self.play is not None, "there is no record of a game that has not begun"
        deal = self.deal.opened() if self.is_over() else self.deal.closed()
        return self.history.complete(record_for(self.play, deal, self.record_seats(), viewer))

    def sealed_record(self) -> Record:
        """The record as every seat may have it, if some may know more. Raises RecordError."""
        assert self.play is not None
        return self.history.complete(make_sealed_record(self.play, self.deal.closed(), self.record_seats()))

    # What viewers see.

    def is_behind(self, viewer: int) -> bool:
        """Whether this viewer is shown the game with a delay."""
        return viewer == SPECTATOR and self.setup.delay > 0 and self.play is not None and not self.is_over()

    def view_for(self, viewer: int, now: float) -> msgspec.Raw | None:
        """The game as a viewer sees it, as JSON; None before it begins, and during a spectator's delay."""
        if self.play is None:
            return None
        if self.is_behind(viewer):
            self.delayed.advance(now)
            return self.delayed.view
        return msgspec.Raw(_encoder.encode(self.play.view(viewer)))

    def event_count(self, viewer: int) -> int:
        """How many events a viewer may have by now."""
        return self.delayed.events if self.is_behind(viewer) else self.feeds.count(viewer)

    def events_after(self, viewer: int, number: int) -> tuple[DeliveredEvent, ...]:
        """A viewer's events after this number in their own count, as they happened."""
        events = self.feeds.events_after(viewer, number)
        return events[: max(0, self.delayed.events - number)] if self.is_behind(viewer) else events

    def redacted_events_after(self, viewer: int, number: int) -> tuple[DeliveredEvent, ...]:
        """The same for a viewer who has seen them before, or was not there: something may have been hidden since."""
        events = self.events_after(viewer, number)
        play = self.play
        if self.is_behind(viewer):
            play = None if self.delayed.position is None else self.game.load(self.delayed.position)
        return events if play is None else tuple(redacted(play, event) for event in events)

    # The life of a command: checked, applied, stored, delivered.

    def has_applied(self, seat: int | None, name: str) -> bool:
        """Whether this seat's command with this id was already applied."""
        known = self._command_ids.get(seat)
        if not known:
            return False
        sender, _, bare = name.partition(":")
        return name in known or (bare in known and sender not in OWN_SENDERS)  # older logs have ids without a sender

    def why_not(self, seat: int | None, name: str, command: Command) -> Rejection | None:
        """The rule against a command with this id; None if it may be applied. The table does not change."""
        return self.use.why_not(name, command) or why_not(self, seat, command)

    def apply(self, seat: int | None, command: Command, now: float, logged: LogEntry | None = None) -> PendingEntry:
        """Apply a checked command. Returns what happened, ready to be stored. `logged` is the entry if it is already in
        the log; its time is used.
        """
        ran = () if self.setup.clock is None else running(self)
        journal = 0 if self.play is None else len(self.play.journal)
        events = self.logged(apply_command(self, seat, command))
        made = [] if self.play is None else self.play.journal[journal:]
        left = self.clock.after(ran, now, seat if made else None, taken_back=isinstance(command, TakeBack))
        entry = PendingEntry(self.game.rules_version, command, events, made, now, left)
        self.keep_time(entry if logged is None else logged)
        return entry

    def logged(self, events: Sequence[AddressedEvent]) -> list[LoggedEvent]:
        """Events as the log stores them."""
        return [
            LoggedEvent(event.audience, msgspec.Raw(_encoder.encode(event.what)), self._words(event.what))
            for event in events
        ]

    def _words(self, event: Event) -> Text:
        if isinstance(event, TableEvent):
            return table_message(event, self.names.__getitem__)
        return self.game.describe(event)

    def keep_time(self, entry: LogEntry | PendingEntry) -> None:
        """Count time from what everybody saw."""
        seen = any(event.audience == EVERYONE for event in entry.events)
        # In a game with a catalog, a secret choice reaches the journal when it is confirmed, and everyone sees that. In
        # others, secret moves are in the journal too, and no clock may reveal them.
        decided = bool(entry.made) and (seen or game_has_state(self.game))
        taken_back = entry.command_name == TakeBack.__name__
        self.clock.advance(entry.at, entry.left, seen=seen, decided=decided, taken_back=taken_back)
        self.deal.note_time(entry.at)
        if self.needs_server and self.play is not None and any(place.reminded for place in self.seats):
            self.seats.keep_reminded(self.play.waiting_for())

    def mark_applied(self, entry: StoredEntry, command: str = "", *, advanced: bool = True) -> None:
        """The entry is in the log, with a command of this kind; `advanced` if it added to the journal."""
        self.seq = entry.seq
        self._command_ids[seat_of(entry)].add(entry.command)
        self.use.add(entry, command, advanced=advanced)

    def deliver(self, events: Sequence[LoggedEvent], at: float | None = None) -> None:
        """Add events to their viewers' feeds. With `at`, the game at that time is kept for delayed spectators."""
        self.feeds.append(events)
        if at is not None and self.is_behind(SPECTATOR) and self.play is not None:
            self.delayed.note(self.play, self.feeds.count(SPECTATOR), at)

    # Steps of a command, for apply.py and admin.py.

    def begin_if_ready(self) -> bool:
        """Deal when every seat is taken and has revealed its bytes."""
        if self.play is not None or not self.deal.is_complete():
            return False
        deal = self.deal.finish()
        self.play = self.game.new_play(chance_of(deal), len(self.seats), self.options)
        if self.deal.two_steps:
            self.play.cover_head(self.deal.head(deal, self.record_seats()))
            self.deal.set_head_hash(self.play.head_hash().hex())
        self.status = "playing"
        self.clock.restart()
        return True

    def resume_campaign(self) -> list[AddressedEvent]:
        """Make the first move at a table that continues a campaign, when the game has just begun."""
        if self.play is None or self.setup.campaign is None:
            return []
        return self.play.submit(0, campaign_of(self.game).resume(self.play, msgspec.json.encode(self.setup.campaign)))

    def pause(self, *, on: bool, consent: bool) -> None:
        """Pause the game, or resume it."""
        self.paused, self.paused_by_consent = on, on and consent
        self.clock.restart()
        self.seats.end_pause_votes()

    def show_pause_card(self, *, on: bool) -> None:
        """Put the pause card on the table, or take it away."""
        self.pause_card = on
        self.clock.restart()

    def hand_out(self, handout: Handout) -> None:
        """Put a handout on the table."""
        self.handouts.add(handout)

    def take_handout(self, name: str) -> Handout:
        """Take a handout off the table."""
        return self.handouts.remove(name)

    def end(self, status: Literal["over", "abandoned"]) -> None:
        self.status = status

    def make_host(self, visitor: str) -> None:
        self.host = visitor

    def note_removal(self) -> None:
        """The host has removed somebody from a seat. Once dealt, that limits whom the host alone may let in (HR-30)."""
        self.host_removed |= self.play is not None

    def set_rematch(self, table: str) -> None:
        """Set the table where the same people play again."""
        self.rematch = table

    def remember_sample(self, seat: int, sample: Sample | None) -> None:
        """Keep what a seat knew before its last move; None if that move was taken back."""
        self._samples.pop(seat, None)
        if sample is not None:
            self._samples[seat] = sample

    def forget_old_ids(self, seat: int) -> None:
        """Somebody else may take a seat, and ids of older logs do not say whose they were: drop them."""
        self._command_ids[seat] = {name for name in self._command_ids[seat] if ":" in name}

    def note_seats(self, before: tuple[Seat, ...]) -> None:
        """Make the checks cover who plays where from now on."""
        for seat, now in enumerate(self.record_seats()):
            if self.play is not None and now != before[seat]:
                self.play.change_seat(seat, now)

    def note_end(self) -> None:
        """Once the game is over, its record stays the same, whoever leaves or changes their name."""
        if self.is_over() and self.play is not None:
            self.history.end(self.play, self.record_seats())
            self.revision += 1

    def seats_changed(self) -> None:
        """A command that is not a move was applied: recompute what depends on the seats."""
        self.revision += 1
        self.names = tuple(self.name_of(seat) for seat in range(len(self.seats)))
        self._seat_views = None
        helped = self.clock.is_limited or self.setup.stand_in is not None
        self.needs_server = helped or any(place.bot is not None or place.reminder is not None for place in self.seats)

    # Reading a log or a record, and going back.

    def adopt(self, play: Play, deal: Deal, seats: tuple[Seat, ...], names: Sequence[str]) -> None:
        """Continue with a game that was dealt elsewhere, to these seats. Seats whose `names` differ are recorded as
        changed, under the checks.
        """
        for place, name in zip(self.seats, names, strict=True):
            place.rename(name)
        self.play, self.status = play, "playing"
        self.deal.adopt(deal)
        if play.head is not None:
            self.deal.set_head_hash(play.head_hash().hex())
        self.note_seats(seats)
        self.seats_changed()

    def resume_position(
        self, snapshot: bytes, journal: list[JournalEntry], first: int, changes: list[RulesChange]
    ) -> None:
        """Continue from the snapshot of a game that was played under other rules, starting with version `first`."""
        assert self.play is not None
        dealt, self.play = self.play, self.game.load(snapshot)
        self.play.head, self.play.seat_changes = dealt.head, dealt.seat_changes
        self.play.journal[:] = journal
        self.history.change_rules(first, changes)
        if self.play.outcome() is not None:
            self.status = "over"

    def close(self, why: Text, *, readable: bool) -> None:
        """Close the table: it can be read but not played. If not even its position is `readable`, only its feeds are
        left.
        """
        self.status, self.closed_because = "closed", why
        if not readable:
            self.play = None

    def restore(self, before: Checkpoint) -> None:
        """Go back to a checkpoint, and drop everything done since."""
        play = self.game.load(before.position)
        play.restore(before.kept)
        if self.play is not None:  # no move changes them
            play.head, play.seat_changes = self.play.head, self.play.seat_changes
        vars(self).update(before.fields)
        self.play = play
        for place, reminded in zip(self.seats, before.reminded, strict=True):
            place.set_reminded(reminded)
