"""A game at one terminal: the play, who sits where, and what everyone was told."""

import os
from pathlib import Path

import msgspec

from getaway.kernel.capabilities import seats_of_side
from getaway.kernel.deal import Deal, FairDeal, OpenDeal, chance_of
from getaway.kernel.events import AddressedEvent
from getaway.kernel.game import Game
from getaway.kernel.head import Seat, head_of
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RecordError, make_record, read_record, replay, write_record
from getaway.table.fairness import Evidence, check_evidence
from getaway.table.names import names_in_record
from getaway.table.seating import Bots


class Line(msgspec.Struct, frozen=True):
    """One line of the log, with the event's audience."""

    text: str
    event: AddressedEvent | None = None

    def visible_to(self, viewer: int) -> bool:
        """Whether this viewer may read it."""
        return self.event is None or self.event.visible_to(viewer)


class Sitting:
    """People, bots and their game."""

    def __init__(self, play: Play, deal: Deal, seats: tuple[Seat, ...]) -> None:
        self.play = play
        self.game = play.game
        self.deal = deal
        self.seats = seats
        self.names = names_in_record(seats)
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.hotseat = len({self.names[seat] for seat in self.people}) > 1  # one name is one person on several seats
        self.log: list[Line] = []
        self._bots = Bots(deal, [seat.bot for seat in seats], lambda text: self.log.append(Line(text)))
        self._saved_at = -1
        self._own_file: Path | None = None

    def person_to_move(self, preferred: int | None) -> int | None:
        """The person to decide next: whom the others wait for, or the one who is deciding already."""
        waiting = [seat for seat in self.play.waiting_for() if seat in self.people]
        expected = self.play.expected()
        if expected in waiting:
            return expected
        if preferred in waiting:
            return preferred
        return waiting[0] if waiting else None

    def let_bots_move(self) -> None:
        """The bots go on until it is for a person to decide. People decide first where all do so at once."""
        while self.play.outcome() is None and self.person_to_move(None) is None:
            seat = self.play.waiting_for()[0]
            self.submit(seat, self._bots.choose(self.play, seat))

    def submit(self, seat: int, move: Move) -> None:
        """Make a legal move and write down what happens."""
        self.tell(self.play.submit(seat, move))

    def tell(self, events: list[AddressedEvent]) -> None:
        """Write down what happened."""
        self.log += [Line(self.game.describe(event.what, self.names), event) for event in events]

    def told_again(self, viewer: int) -> list[str]:
        """The log as this viewer may read it now; a game may have covered something since (RB-3.5)."""
        lines = [line for line in self.log if line.visible_to(viewer)]
        return [self._again(line.event) if line.event else line.text for line in lines]

    def cover(self) -> None:
        """Forget of the log what may not be told again now."""
        self.log = [Line(self._again(line.event), line.event) if line.event else line for line in self.log]

    def _again(self, event: AddressedEvent) -> str:
        return self.game.describe(self.play.redact(event.what), self.names)

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move; others hear of it unless it was part of an unconfirmed choice."""
        before = len(self.play.journal)
        self.play.take_back(seat)
        if len(self.play.journal) != before:
            self.log.append(Line(f"{self.names[seat]} takes the last move back."))

    def is_saved(self) -> bool:
        """Whether the deal and everything in the journal are in a file."""
        return self._saved_at == len(self.play.journal)

    def suggested_file(self) -> Path:
        """Where `save` writes when it is given no name."""
        if self._own_file is not None:
            return self._own_file
        label = self.deal.table if isinstance(self.deal, FairDeal) else f"seed-{self.deal.seed}"
        return Path(f"{self.game.name}-{label}.json")

    def save(self, path: Path) -> None:
        """Write the record. FileExistsError if the file is there and not this game's own."""
        if path.exists() and path != self._own_file:
            raise FileExistsError(path)
        draft = path.with_name(f".{path.name}.new")
        draft.write_bytes(write_record(make_record(self.play, self.deal, self.seats)))
        os.replace(draft, path)
        self._own_file = path
        self._saved_at = len(self.play.journal)

    def keep_evidence(self, path: Path) -> tuple[Path, bool] | None:
        """Write what this terminal knows of the deal beside the record; the file, and whether the record as it was
        written matches it. None in games from before."""
        if self.play.head is None:
            return None
        commitment = self.deal.commitment if isinstance(self.deal, FairDeal) else None
        kept = Evidence(commitment, head=self.play.head_hash().hex())
        beside = path.with_suffix(".evidence.json")
        beside.write_bytes(msgspec.json.encode(kept))
        checks = check_evidence(read_record(path.read_bytes()), kept)
        return beside, all(check.holds is not False for check in checks)

    def continues(self, path: Path) -> None:
        """Note the file that this game was read from: `save` goes there again."""
        self._own_file = path
        self._saved_at = len(self.play.journal)


def new_sitting(
    game: Game,
    deal: Deal,
    options: Options,
    people: int,
    seats: int,
    side: str | None = None,
    bots: tuple[str, ...] = ("random",),
) -> Sitting:
    """A new game: people on the first seats, or one person on all seats of a side; bots on the others, in the order
    named and the last of them on all that are left."""
    play = game.new_play(chance_of(deal), seats, options)
    names = [game.seat_name(seat, seats) for seat in range(seats)]
    mine = tuple(range(people)) if side is None else seats_of_side(game, play, side)
    waiting = iter(bots)
    last = bots[-1]
    taken = tuple(
        Seat(name if side is None else "You") if seat in mine else Seat(name, next(waiting, last))
        for seat, name in enumerate(names)
    )
    play.cover_head(head_of(deal, taken))
    return Sitting(play, deal, taken)


def resumed_sitting(record: Record, game_type: type[Game], path: Path) -> Sitting:
    """A saved game with its log. RecordError if it does not hold."""
    steps: list[list[AddressedEvent]] = []
    if isinstance(record.deal, OpenDeal):
        raise RecordError("this is a players' record, to be replayed and verified; the GM's goes on")
    play = replay(record, game_type, lambda _, events: steps.append(events))
    sitting = Sitting(play, record.deal, record.seats)
    for entry, events in zip(record.moves, steps[1:], strict=True):
        if entry.move is None:
            sitting.log.append(Line(f"{sitting.names[entry.seat]} takes the last move back."))
        sitting.tell(events)
    sitting.cover()
    sitting.continues(path)
    return sitting
