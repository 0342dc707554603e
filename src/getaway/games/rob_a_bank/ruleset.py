"""The rules of How To Rob A Bank."""

from getaway.games.rob_a_bank import layout, planning, resolution, views, words
from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ACTION, LAYOUT, PLANNING
from getaway.games.rob_a_bank.state import BankState, deal, load
from getaway.kernel.chance import Chance
from getaway.kernel.events import Event, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer


class BankRuleset(Ruleset[BankState]):
    """The Bank against a team of Robbers."""

    def __init__(self, box: Box, in_words: words.Words) -> None:
        self.box = box
        self.words = in_words

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

    def why_not(self, state: BankState, seat: int, number: int) -> Rejection | None:
        if number in state.legal(seat):
            return None
        if state.phase == ACTION:
            return resolution.why_not(state, number)
        if state.phase == PLANNING:
            return planning.why_not(state, number)
        if state.phase == LAYOUT:
            return layout.why_not_turn(state, number)
        return layout.why_not_place(number)

    def offer(self, state: BankState, seat: int, move: Move) -> Offer:
        return views.offer(self.words, state, move)

    def prompt(self, state: BankState, viewer: int) -> str:
        return views.prompt(state, viewer)

    def phase(self, state: BankState) -> str:
        return views.PHASES[state.phase]

    def rule(self, state: BankState) -> str:
        return views.RULES[state.phase]

    def board(self, state: BankState, viewer: int) -> views.Board:
        return views.board(self.box, state, viewer)

    def redact(self, state: BankState, event: Event) -> Event:
        return views.redact(state, event)

    def verdict(self, state: BankState) -> str:
        return words.verdict(state)
