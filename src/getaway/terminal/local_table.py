"""A table at this terminal: its people share one screen, its bots move at once, and it is saved in a file."""

import os
import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec

from getaway.bots.registry import DEFAULT
from getaway.kernel.capabilities import seats_of_team
from getaway.kernel.deal import Deal, Entropy, SimulatedDeal, chance_of
from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import Rejection
from getaway.kernel.game import Game
from getaway.kernel.head import Seat, head_of
from getaway.kernel.options import Options
from getaway.kernel.record import make_record, read_record, write_record
from getaway.table.bots import TIMEOUT_BOT, Sample, as_commands, choose, sample_of
from getaway.table.commands import Command, Odds
from getaway.table.deal import Dealer, secret
from getaway.table.fairness import Evidence, check_evidence
from getaway.table.from_record import table_around
from getaway.table.names import ONE_PERSON, standard_name
from getaway.table.table import Table
from getaway.terminal.say import say
from getaway.text.messages import Text


class LocalTable:
    """A table without a store: whose turn it is, the moves of its bots, and its file."""

    def __init__(self, table: Table, path: Path | None = None) -> None:
        assert table.play is not None
        self.table = table
        self.game = table.game
        self.play = table.play
        self.people = [seat for seat, place in enumerate(table.seats) if place.holders]
        self.hotseat = len({holder for place in table.seats.people() for holder in place.holders}) > 1
        self.bot_errors: list[Text] = []
        """Errors in moves that bots chose."""
        deal = table.deal.opened()
        self._seed = deal.seed if isinstance(deal, SimulatedDeal) else None
        self._own_file = path
        self._saved_at = None if path is None else len(self.play.journal)

    def submit(self, seat: int, command: Command) -> Rejection | None:
        """Apply a command of a seat. Returns the rule against it, or None."""
        rejection = self.table.why_not(seat, "", command)
        if rejection is None:
            self.table.deliver(self.table.apply(seat, command, now=0.0).events)  # nothing here depends on the time
        return rejection

    def person_to_move(self, preferred: int | None = None) -> int | None:
        """The person to decide next: the one the others wait for, or one who has already started."""
        waiting = [seat for seat in self.play.waiting_for() if seat in self.people]
        expected = self.play.expected()
        if expected in waiting:
            return expected
        if preferred in waiting:
            return preferred
        return waiting[0] if waiting else None

    # Bots.

    def let_bots_move(self, before: Callable[[int], None] = lambda seat: None) -> None:
        """Let bots move until a person has to decide; `before` is called with each seat. Where all decide at once,
        people go first.
        """
        while not self.table.is_over() and self.person_to_move() is None:
            seat = self.play.waiting_for()[0]
            before(seat)
            for command in as_commands(self.play, seat, self._choose(seat), late=False):
                rejection = self.submit(seat, command)
                assert rejection is None, rejection

    def sample(self, seat: int, level: str = TIMEOUT_BOT) -> Sample:
        """What a seat may know. In a game with a seed the sample follows from the seed and the length of the journal
        alone, so that the game continues the same way when it is saved and resumed.
        """
        seed = None if self._seed is None else (self._seed + 1) << 32 | len(self.play.journal)
        return sample_of(level, self.play, seat, seed=seed)

    def _choose(self, seat: int) -> list[int]:
        """What the bot at a seat does. In a game with a seed it uses no clock; if it makes an error, a random move is
        made.
        """
        for level in (self.table.bot_at(seat) or TIMEOUT_BOT, TIMEOUT_BOT):
            sample = self.sample(seat, level)
            try:
                return choose(sample) if self._seed is None else choose(sample, DEFAULT)
            except IllegalMove as defect:
                self.bot_errors.append(say("bot-error", why=defect.text))
        raise AssertionError("a random move is legal")

    # The file.

    def is_saved(self) -> bool:
        """Whether the deal and everything in the journal are in a file."""
        return self._saved_at == len(self.play.journal)

    def suggested_file(self) -> Path:
        """Where `save` writes without a name."""
        return self._own_file or Path(f"{self.game.name}-{self.table.id}.json")

    def save(self, path: Path) -> None:
        """Write the record, including the seed: the machine is the players' own. Raises FileExistsError if the file
        belongs to something else.
        """
        if path.exists() and path != self._own_file:
            raise FileExistsError(path)
        draft = path.with_name(f".{path.name}.new")
        record = make_record(self.play, self.table.deal.opened(), self.table.record_seats())
        draft.write_bytes(write_record(record))
        os.replace(draft, path)
        self._own_file = path
        self._saved_at = len(self.play.journal)

    def keep_evidence(self, path: Path) -> tuple[Path, bool] | None:
        """Write what this terminal knows about the deal beside the record. Returns the file, and whether the record as
        written matches it; None for games from older versions.
        """
        deal = self.table.deal_view()
        if deal.head is None:
            return None
        kept = Evidence(deal.commitment, head=deal.head)
        beside = path.with_suffix(".evidence.json")
        beside.write_bytes(msgspec.json.encode(kept))
        return beside, all(check.holds for check in check_evidence(read_record(path.read_bytes()), kept))


def local_deal(seats: int, seed: int | None) -> Deal:
    """A deal from a seed, to get the same game again; without one, from the operating system's generator. The machine
    is the players' own, so the seed is open from the start and seats add no bytes.
    """
    if seed is not None:
        return SimulatedDeal(seed, 0)
    dealer = Dealer(secrets.token_hex(8), secret(), secret())
    return dealer.opened((Entropy(dealer.bytes, "server"),) * seats)


def new_table(
    game: Game,
    deal: Deal,
    options: Options,
    people: int,
    seats: int,
    side: str | None = None,
    bots: tuple[str, ...] = ("random",),
    odds: Odds = "live",
) -> LocalTable:
    """A new game: people in the first seats, or one person in all seats of a side; bots in the others, in the order
    named, the last one in all that are left.
    """
    play = game.new_play(chance_of(deal), seats, options)
    mine = range(people) if side is None else seats_of_team(game, play, side)
    waiting = iter(bots)
    taken = []
    for seat in range(seats):
        bot = None if seat in mine else next(waiting, bots[-1])
        name = standard_name(game, seat, seats) if bot or side is None else ONE_PERSON
        taken.append(Seat(name, bot))
    play.cover_head(head_of(deal, tuple(taken)))
    return LocalTable(table_around(play, deal, tuple(taken), odds))
