"""What the contract suite cannot find out about tic-tac-toe by itself."""

from getaway.testing import Adapter
from getaway_tic_tac_toe.game import MatchOptions


class TicTacToeAdapter(Adapter):
    small_cases = ((2, MatchOptions(), 3),)
    longest = 450


ADAPTER = TicTacToeAdapter()
