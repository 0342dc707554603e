"""What speaks for a move, in the game's own terms and from what its maker knows. A file to each game."""

from getaway.bots.reasons import big_score, masters, rob_a_bank, solitaire
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.games.masters.game import Masters
from getaway.games.masters.state import MastersState
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.state import State


def reason(game: CatalogueGame, state: State, seat: int, number: int) -> str:
    """In a sentence or two. `state` is any world that the seat holds possible."""
    move = game.catalogue[number]
    if isinstance(game, Masters):
        assert isinstance(state, MastersState)
        return masters.reason(game, state, seat, move)
    if isinstance(game, RobABank):
        assert isinstance(state, BankState)
        return rob_a_bank.reason(state, move)
    if isinstance(game, BigScore):
        if isinstance(state, SoloState):
            return solitaire.reason(game, state, move)
        assert isinstance(state, BigScoreState)
        return big_score.reason(game, state, seat, move)
    return ""
