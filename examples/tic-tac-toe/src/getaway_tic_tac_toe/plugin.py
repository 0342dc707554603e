"""The parts of tic-tac-toe."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(game="getaway_tic_tac_toe.game:TicTacToe", contract="getaway_tic_tac_toe.contract:ADAPTER")
