"""The rules of The Big Score for one player alone."""

from getaway.games.big_score.box import Box
from getaway.games.big_score.options import BigScoreOptions, FirstOptions
from getaway.games.big_score.solo import flow, scenarios, views, words
from getaway.games.big_score.solo.state import SoloState, deal, load
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer


class SoloRuleset(Ruleset[SoloState]):
    """A scenario of the solitaire."""

    def __init__(self, box: Box, in_words: words.SoloWords) -> None:
        self.box = box
        self.words = in_words

    def new_state(self, chance: Chance, seats: int, options: Options) -> SoloState:
        assert isinstance(options, BigScoreOptions | FirstOptions)
        later = options if isinstance(options, BigScoreOptions) else None
        return deal(
            self.box,
            chance,
            -1 if options.scenario == "random" else scenarios.NAMES.index(options.scenario),
            extreme=options.extreme,
            majority=options.majority,
            choose_boss=later is not None and later.bosses == "chosen",
            jacks_again=later is not None and later.jacks == "again",
            gold_frees=later is not None and later.gold == "key",
        )

    def load_state(self, data: bytes) -> SoloState:
        return load(self.box, data)

    def why_not(self, state: SoloState, seat: int, number: int) -> Rejection | None:
        return flow.why_not(state, number)

    def offer(self, state: SoloState, seat: int, move: Move) -> Offer:
        return views.offer(self.words, state, move)

    def prompt(self, state: SoloState, viewer: int) -> str:
        return views.prompt(state)

    def phase(self, state: SoloState) -> str:
        return flow.DECISIONS[state.phase].name

    def rule(self, state: SoloState) -> str:
        return flow.DECISIONS[state.phase].rule

    def board(self, state: SoloState, viewer: int) -> views.SoloBoard:
        return views.board(state)

    def verdict(self, state: SoloState) -> str:
        return words.verdict(state)
