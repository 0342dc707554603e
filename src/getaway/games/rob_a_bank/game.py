"""How To Rob A Bank as the kernel knows it."""

from typing import ClassVar

from getaway.games.rob_a_bank import moves, views, words
from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.pack import SEAT_COUNTS, BankPack
from getaway.games.rob_a_bank.ruleset import BankRuleset
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.capabilities import Teams
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.events import Event
from getaway.kernel.moves import Move, moves_in
from getaway.kernel.options import Options, single_changes
from getaway.kernel.pack import Pack
from getaway.text.messages import Message


class RobABank(CatalogueGame, Teams[BankState]):
    """The Bank against a team of Robbers."""

    name = "rob_a_bank"
    title = "How To Rob A Bank"
    blurb = say("blurb")
    team_names = ("bank", "robbers")
    roles = ("robber",)
    phases = views.PHASES
    seat_counts = SEAT_COUNTS
    default_seats = 4
    rules_version = 1
    options_type = BankOptions
    pack_type = BankPack
    component_keys: ClassVar = {"tiles": "tile", "bank_cards": "card", "robber_cards": "card"}
    move_types = moves_in(moves)
    board_type = views.Board
    pack: BankPack

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box = Box(self.pack)
        self.words = words.Words(self.pack)
        self.rules = BankRuleset(self.box, self.words)

    def variants(self) -> list[tuple[int, Options]]:
        """Team-mates with hands of their own are there from three players on."""
        return [(2, BankOptions()), *((3, options) for options in single_changes(BankOptions)), (4, BankOptions())]

    def teams(self, state: BankState, seats: int) -> tuple[tuple[int, ...], ...]:
        bank = int(state.bank)
        return ((bank,), tuple(seat for seat in range(seats) if seat != bank))

    def all_moves(self) -> list[Move]:
        return moves.all_moves(self.box)

    def ruleset(self, seats: int) -> BankRuleset:
        return self.rules

    def describe(self, event: Event) -> Message:
        return self.words.describe(event)
