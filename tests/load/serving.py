"""The server as it is, with the example game among its games: `python -m tests.load.serving PORT DATABASE`."""

import sys
from pathlib import Path

from getaway.games.registry import plugins
from getaway.server.run import serve
from getaway.server.settings import Settings

sys.path.append(str(Path(__file__).parents[2] / "examples" / "tic-tac-toe" / "src"))

if __name__ == "__main__":
    from getaway_tic_tac_toe.plugin import PLUGIN

    plugins()["tic_tac_toe"] = PLUGIN
    many = 1_000_000
    serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], tables=many, sockets_per_address=many, cpu_share=many))
