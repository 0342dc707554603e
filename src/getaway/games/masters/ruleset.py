"""The rules of Masters of the Heist, for two players and for the solo campaign."""

from getaway.games.masters import carry_over, heist, plan, purchase, views, words
from getaway.games.masters.box import Box
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.phases import PHASES, PLAN, PURCHASE
from getaway.games.masters.say import say
from getaway.games.masters.state import MastersState, deal, load
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer
from getaway.text.messages import Message, Text


class MastersRuleset(Ruleset[MastersState]):
    """One for both: the campaign is the same table with one side."""

    def __init__(self, box: Box, in_words: words.Words) -> None:
        self.box = box
        self.words = in_words

    def new_state(self, chance: Chance, seats: int, options: Options) -> MastersState:
        assert isinstance(options, MastersOptions)
        return deal(self.box, chance, seats, options)

    def load_state(self, data: bytes) -> MastersState:
        return load(self.box, data)

    def why_not(self, state: MastersState, seat: int, number: int) -> Rejection | None:
        if number in state.legal(seat):
            return None
        if state.phase == PURCHASE:
            return purchase.why_not(state, seat, number)
        if state.phase == PLAN:
            return plan.why_not(state, seat, number)
        return carry_over.why_not(state, number)

    def offer(self, state: MastersState, seat: int, move: Move) -> Offer:
        return views.offer(self.words, state, seat, move)

    def prompt(self, state: MastersState, viewer: int) -> Message:
        return views.prompt(state, viewer)

    def phase(self, state: MastersState) -> str:
        return PHASES[state.phase]

    def rule(self, state: MastersState) -> str:
        return views.RULES[state.phase]

    def board(self, state: MastersState, viewer: int) -> views.Board:
        return views.board(self.box, state, viewer)

    def warning(self, state: MastersState, seat: int, number: int) -> Text:
        """A plan whose first heist lacks Skill fails there, whatever the other player does (MH-5.4)."""
        placed = len(state.sides[seat].selectors)
        if state.phase != PLAN or number < self.box.selector_at or placed + 1 < self.box.selectors:
            return ""
        sealed = state.clone()
        sealed.sides[seat].selectors.append(number - self.box.selector_at)
        first = heist.first_heist(sealed, seat)
        if heist.enough(sealed, first):
            return ""
        mark = self.words.marks[self.box.mark_ids[first.mark]]
        skill = int(heist.skill(sealed, first))
        return say("plan-fails", mark=self.words.mark(mark.id), difficulty=mark.difficulty, skill=skill)

    def verdict(self, state: MastersState) -> Message:
        return words.verdict(state)
