"""The built page, or one that says what to install."""

import asyncio
import gzip
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from getaway.games.registry import plugins

STATIC = Path(__file__).parents[1] / "static"

PAGES = ("solo", "replays", "rules", "about", "join", *(page for each in plugins().values() for page in each.pages))
PAGES_OF = ("new", "learn", "rules", "join", "table", "replay")
"""The addresses that the page draws itself, with or without a name after them; also in web/src/wire/pages.ts."""

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Getaway: the page is not built</title>
<h1>The page is not built</h1>
<p>The server works, but its page has to be built with Node.js, and there was none when Getaway was installed.
<p>Install Node.js 20.19 or newer with npm, then run <code>make run</code> again in the checkout.
<p>The games can be played without it in a terminal: <code>getaway play GAME</code>.
</html>
"""
FOREVER = "public, max-age=31536000, immutable"
"""The name of an asset changes with its content."""
PACKED = (".js", ".css", ".svg", ".json", ".html", ".txt")
"""What is worth compressing; fonts and pictures already are compressed."""


class Assets:
    """The files that the page loads, each compressed once, when it is first requested."""

    def __init__(self, folder: Path) -> None:
        self._files = {path.name: path for path in folder.iterdir()} if folder.is_dir() else {}
        self._packed: dict[str, bytes] = {}

    async def file(self, request: Request) -> Response:
        path = self._files.get(request.path_params["name"])
        if path is None:
            return PlainTextResponse("There is no such file.\n", 404, {"cache-control": "no-cache"})
        headers = {"cache-control": FOREVER}
        if path.suffix not in PACKED:
            return FileResponse(path, headers=headers)
        headers["vary"] = "accept-encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(path, headers=headers)
        if path.name not in self._packed:
            self._packed[path.name] = await asyncio.to_thread(_compressed, path)
        kind = mimetypes.guess_type(path.name)[0]
        return Response(self._packed[path.name], 200, {**headers, "content-encoding": "gzip"}, kind)


def _compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def is_built(static: Path) -> bool:
    return (static / "index.html").exists()


def page(static: Path, status: int = 200) -> Response:
    """The page itself, whichever address it draws."""
    if not is_built(static):
        return HTMLResponse(UNBUILT, status_code=max(status, 503))
    return FileResponse(static / "index.html", status, headers={"cache-control": "no-cache"})


def page_routes(static: Path = STATIC) -> list[BaseRoute]:
    async def home(request: Request) -> Response:
        return page(static)

    return [
        Route("/", home),
        *(Route(f"/{screen}", home) for screen in PAGES),
        *(Route(f"/{screen}/{{what}}", home) for screen in PAGES_OF),
        Route("/assets/{name}", Assets(static / "assets").file),
    ]
