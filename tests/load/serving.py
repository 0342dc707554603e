"""The server as it is, with the example game among its games: `python -m tests.load.serving PORT DATABASE [plain]`.

With `plain` the sockets are served by Uvicorn's own WebSocket protocol, to compare ours with it.
"""

import sys
from pathlib import Path
from typing import Any

import uvicorn

from getaway.games.registry import plugins
from getaway.server import run
from getaway.server.messages import FRAME_LIMIT
from getaway.server.service import GameService
from getaway.server.settings import Settings

sys.path.append(str(Path(__file__).parents[2] / "examples" / "tic-tac-toe" / "src"))
MANY = 1_000_000

make_server = run.make_server


def make_plain_server(service: GameService, **options: Any) -> uvicorn.Server:
    """Uvicorn with a protocol of its own for WebSockets, set as ours is."""
    ours = make_server(service, **options).config
    config = uvicorn.Config(
        ours.app,
        http=ours.http,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        proxy_headers=False,
        log_config=None,
        log_level="error",
        access_log=False,
    )
    return uvicorn.Server(config)


def main(port: int, database: str, protocol: str = "ours") -> None:
    from getaway_tic_tac_toe.plugin import PLUGIN

    plugins()["tic_tac_toe"] = PLUGIN
    if protocol == "plain":
        run.make_server = make_plain_server  # type: ignore[assignment]
    run.serve(Settings(port=port, database=database, tables=MANY, sockets_per_address=MANY, cpu_share=MANY))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
