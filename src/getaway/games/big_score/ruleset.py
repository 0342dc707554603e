"""The rules of The Big Score for 2 to 6 players."""

from collections.abc import Callable

from getaway.games.big_score import assign, hire, jobs, setup, trade, vault, views, words
from getaway.games.big_score.box import Box
from getaway.games.big_score.options import BigScoreOptions, FirstOptions
from getaway.games.big_score.phases import ASSIGN, BOSSES, GREASE, GUN, HIRE, JOATS, MUSCLES, START_ITEMS, TRADE, VAULT
from getaway.games.big_score.state import BigScoreState, deal, load
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer

REFUSALS: dict[int, Callable[[BigScoreState, int, int], Rejection | None]] = {
    BOSSES: setup.why_not_boss,
    START_ITEMS: setup.why_not_item,
    HIRE: hire.why_not,
    ASSIGN: assign.why_not,
    JOATS: jobs.why_not,
    VAULT: vault.why_not,
    GREASE: vault.why_not_grease,
    MUSCLES: trade.why_not_muscle,
    TRADE: trade.why_not,
    GUN: trade.why_not_gun,
}
"""Why a move cannot be made, by phase."""


class TableRuleset(Ruleset[BigScoreState]):
    """A table of 2 to 6 players."""

    def __init__(self, box: Box, in_words: words.Words) -> None:
        self.box = box
        self.words = in_words

    def new_state(self, chance: Chance, seats: int, options: Options) -> BigScoreState:
        assert isinstance(options, BigScoreOptions | FirstOptions)
        youngest = -1 if options.youngest == "drawn" else int(options.youngest[-1]) - 1
        return deal(
            self.box,
            chance,
            seats,
            simple=options.simple,
            talk=options.talk,
            aid=options.memory,
            bust_at=seats + self.box.cops_over_players if options.bust == "players_plus_1" else int(options.bust),
            youngest=youngest if youngest < seats else -1,
            choose_bosses=options.bosses == "chosen",
        )

    def load_state(self, data: bytes) -> BigScoreState:
        return load(self.box, data)

    def why_not(self, state: BigScoreState, seat: int, number: int) -> Rejection | None:
        if number >= self.box.solo_at:
            return Rejection("SO-1.1", "this is a move of the solitaire, for one player alone")
        return REFUSALS[state.phase](state, seat, number)

    def offer(self, state: BigScoreState, seat: int, move: Move) -> Offer:
        return views.offer(self.words, state, seat, move)

    def prompt(self, state: BigScoreState, viewer: int) -> str:
        return views.prompt(self.words, state, viewer)

    def phase(self, state: BigScoreState) -> str:
        return views.PHASES[state.phase]

    def rule(self, state: BigScoreState) -> str:
        return views.RULES[state.phase]

    def board(self, state: BigScoreState, viewer: int) -> views.Board:
        return views.board(state, viewer)

    def verdict(self, state: BigScoreState) -> str:
        return words.verdict(state)

    def talk(self, state: BigScoreState, seats: int) -> tuple[int, ...]:
        """No table talk from the start of the assign phase until all have confirmed (BS-3.28)."""
        return () if state.phase == ASSIGN and not state.talk else super().talk(state, seats)
