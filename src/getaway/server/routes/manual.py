"""The manual under /docs, as `make docs` builds it, or a page that says how to build it."""

import asyncio
import base64
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from getaway.server.routes.pages import FOREVER, PACKED

MANUAL = Path(__file__).parents[1] / "manual"

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Getaway: the manual is not built</title>
<h1>The manual is not built</h1>
<p>Run <code>make docs</code> in the checkout, then reload this page. The server can keep running.
<p>You can also read the pages as they are: they are Markdown files in the folder <code>docs</code>.
<p><a href="/">Back to the games</a>
</html>
"""
HASHED = re.compile(r"\.[0-9a-f]{8}\.min\.(js|css)$")
"""Files of the theme whose names change with their content."""
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.S)


class ManualFile(msgspec.Struct, frozen=True):
    """One file of the manual, ready to send."""

    version: tuple[int, int]
    """Its modification time and size: after a new build the file is read again."""
    data: bytes
    packed: bytes | None
    """The compressed data, if compression helps."""
    headers: dict[str, str]


class Manual:
    """The built manual. Each file is read, hashed and compressed when it is first requested."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, ManualFile] = {}

    async def respond(self, request: Request) -> Response:
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(UNBUILT, 503, {"cache-control": "no-cache"})
        address = request.path_params.get("path")
        if address is None:
            return RedirectResponse(f"{request.url.path}/")
        path, status = self._find(address), 200
        if path is not None and path.is_dir():
            return RedirectResponse(f"{request.url.path}/")
        if path is None:
            path, status = self._folder / "404.html", 404
        return _response(await self._load(path), request, status)

    def _find(self, address: str) -> Path | None:
        """The file at an address, or the folder if the address lacks its slash. Never a file outside the manual."""
        try:
            path = (self._folder / address).resolve()
            if path.is_dir() and (not address or address.endswith("/")):
                path /= "index.html"
            is_there = path.is_file() or (path / "index.html").is_file()
        except (OSError, ValueError):  # too long, or a null byte
            return None
        return path if is_there and path.is_relative_to(self._folder) else None

    async def _load(self, path: Path) -> ManualFile:
        found = path.stat()
        version = (found.st_mtime_ns, found.st_size)
        file = self._files.get(path)
        if file is None or file.version != version:
            file = self._files[path] = await asyncio.to_thread(_read, path, version)
        return file


def _read(path: Path, version: tuple[int, int]) -> ManualFile:
    data = path.read_bytes()
    headers = {
        "cache-control": FOREVER if HASHED.search(path.name) else "no-cache",
        "content-type": mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        "etag": f'"{hashlib.sha256(data).hexdigest()[:32]}"',
    }
    if path.suffix == ".html":
        headers["content-type"] = "text/html; charset=utf-8"
        headers["content-security-policy"] = content_security_policy(data)
    packed = None
    if path.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        packed = gzip.compress(data, 9, mtime=0)
    return ManualFile(version, data, packed, headers)


def content_security_policy(page: bytes) -> str:
    """As strict as for the games, except for the theme's own inline scripts (by hash) and its icons (data: URLs)."""
    hashes = {base64.b64encode(hashlib.sha256(script).digest()).decode() for script in INLINE_SCRIPT.findall(page)}
    scripts = " ".join(["'self'", *sorted(f"'sha256-{each}'" for each in hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; object-src 'none'"
    )


def _response(file: ManualFile, request: Request, status: int) -> Response:
    etag = file.headers["etag"]
    if status == 200 and etag in request.headers.get("if-none-match", ""):
        return Response(None, 304, file.headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, status, {**file.headers, "content-encoding": "gzip"})
    return Response(file.data, status, file.headers)


def manual_routes(folder: Path = MANUAL) -> list[BaseRoute]:
    manual = Manual(folder)
    return [Route("/docs", manual.respond), Route("/docs/{path:path}", manual.respond)]
