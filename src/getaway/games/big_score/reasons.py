"""What speaks for a move, from what its maker knows: at a table, or alone."""

from getaway.games.big_score import reasons_table
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.solo import reasons as reasons_solo
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.moves import Move
from getaway.kernel.state import State


def reason(game: BigScore, state: State, seat: int, move: Move) -> str:
    """In a sentence or two."""
    if isinstance(state, SoloState):
        return reasons_solo.reason(game, state, move)
    assert isinstance(state, BigScoreState)
    return reasons_table.reason(game, state, seat, move)
