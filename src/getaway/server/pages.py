"""The built page, or one that says what to install."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"

SCREENS = ("solo", "replays", "rules", "about", "heist", "join")
SCREENS_OF = ("new", "learn", "rules", "join", "table", "replay")
"""The addresses that the page draws itself, without and with a name behind them (web/src/router.svelte.ts)."""

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Getaway: the page is not built</title>
<h1>The page is not built</h1>
<p>The server works, but its page has to be built with Node.js, and there was none when Getaway was installed.
<p>Install Node.js 20.19 or newer with npm, then run <code>make run</code> again in the checkout.
<p>The games can be played without it in a terminal: <code>getaway play masters</code>.
</html>
"""


def pages(static: Path = STATIC) -> list[BaseRoute]:
    """The routes of what a browser loads."""
    index = static / "index.html"

    async def home(request: Request) -> Response:
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def unbuilt(request: Request) -> Response:
        return HTMLResponse(UNBUILT, status_code=503)

    if not index.exists():
        return [Route("/", unbuilt)]
    return [
        Route("/", home),
        *(Route(f"/{screen}", home) for screen in SCREENS),
        *(Route(f"/{screen}/{{what}}", home) for screen in SCREENS_OF),
        Mount("/assets", StaticFiles(directory=static / "assets")),
    ]
