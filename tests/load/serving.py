"""The server as it is, with tic-tac-toe among its games: `python -m tests.load.serving PORT DATABASE`."""

import sys

from getaway.games.registry import plugins
from getaway.kernel.plugin import Plugin
from getaway.server.run import serve
from getaway.server.settings import Settings
from tests.load.tic_tac_toe import TicTacToe

if __name__ == "__main__":
    plugins()[TicTacToe.name] = Plugin(game="tests.load.tic_tac_toe:TicTacToe")
    many = 1_000_000
    serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], tables=many, sockets_per_address=many, cpu_share=many))
