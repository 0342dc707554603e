"""How To Rob A Bank as the kernel knows it."""

from typing import Annotated, ClassVar, Literal

from getaway.games.rob_a_bank import action, layout, moves, planning, views, words
from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.pack import SEAT_COUNTS, BankPack
from getaway.games.rob_a_bank.phases import ACTION, LAYOUT, PLANNING
from getaway.games.rob_a_bank.state import BankState, deal, load
from getaway.kernel.capabilities import Teams
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import Fact, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options, option, single_changes
from getaway.kernel.pack import Pack
from getaway.kernel.state import State
from getaway.kernel.views import Offer


class BankOptions(Options, frozen=True):
    """Settings of a table."""

    bank: Annotated[
        Literal["chosen", "random"],
        option(
            "Who is the Bank",
            "the Bank is chosen: whoever takes the first seat; or it is drawn at random (RB-1.6)",
            {"chosen": "the first seat", "random": "drawn at random"},
        ),
    ] = "chosen"
    open_team_hands: Annotated[
        bool, option("Open team hands", "Robbers see each other's hands (RB-3.4)", seats=(3, 4))
    ] = True
    played_cards: Annotated[
        Literal["memory", "open"],
        option(
            "Cards that were played",
            "covered cards are to be remembered, or stay readable for everyone (RB-3.5)",
            {"memory": "to be remembered", "open": "stay readable"},
        ),
    ] = "memory"


class RobABank(CatalogueGame, Teams):
    """The Bank against a team of Robbers."""

    name = "rob_a_bank"
    title = "How To Rob A Bank"
    blurb = "Plan the heist card by card, then watch the guards ruin it."
    sides = ("bank", "robbers")
    phases: ClassVar[dict[str, str]] = {
        "layout": "The Bank lays out the floor",
        "car": "The getaway car",
        "planning": "Planning",
        "action": "Action",
        "over": "The end",
    }
    seat_counts = SEAT_COUNTS
    default_seats = 4
    rules_version = 1
    options_type = BankOptions
    pack_type = BankPack
    move_types = moves.MOVES
    board_type = views.Board
    pack: BankPack

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box = Box(self.pack)
        self.words = words.Words(self.pack)

    def variants(self) -> list[tuple[int, Options]]:
        """Team-mates with hands of their own are there from three players on."""
        return [(2, BankOptions()), *((3, options) for options in single_changes(BankOptions)), (4, BankOptions())]

    def camps(self, state: State, seats: int) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, BankState)
        bank = int(state.bank)
        return ((bank,), tuple(seat for seat in range(seats) if seat != bank))

    def all_moves(self) -> list[Move]:
        return moves.all_moves(self.box)

    def new_state(self, chance: Chance, seats: int, options: Options) -> BankState:
        assert isinstance(options, BankOptions)
        return deal(
            self.box,
            chance,
            seats=seats,
            random_bank=options.bank == "random",
            open_hands=options.open_team_hands,
            covered=options.played_cards == "memory",
        )

    def load_state(self, data: bytes) -> BankState:
        return load(self.box, data)

    def why_not(self, state: State, seat: int, number: int) -> Rejection | None:
        assert isinstance(state, BankState)
        if number in state.legal(seat):
            return None
        if state.phase == ACTION:
            return action.why_not(state, number)
        if state.phase == PLANNING:
            return planning.why_not(state, number)
        if state.phase == LAYOUT:
            return layout.why_not_turn(state, number)
        return layout.why_not_place(number)

    def offer(self, state: State, seat: int, number: int) -> Offer:
        assert isinstance(state, BankState)
        return views.offer(self.words, state, self.catalogue[number])

    def prompt(self, state: State, viewer: int) -> str:
        assert isinstance(state, BankState)
        return views.prompt(state, viewer)

    def phase(self, state: State) -> str:
        assert isinstance(state, BankState)
        return views.PHASES[state.phase]

    def rule(self, state: State) -> str:
        assert isinstance(state, BankState)
        return views.RULES[state.phase]

    def board(self, state: State, viewer: int) -> views.Board:
        assert isinstance(state, BankState)
        return views.board(self.box, state, viewer)

    def as_shown_now(self, state: State, fact: Fact) -> Fact:
        assert isinstance(state, BankState)
        return views.as_shown_now(state, fact)

    def verdict(self, state: State) -> str:
        assert isinstance(state, BankState)
        return words.verdict(state)

    def describe(self, fact: Fact, names: list[str]) -> str:
        return self.words.describe(fact, names)
