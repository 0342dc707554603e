"""The message catalogs, as the page loads them: `/texts/de/masters`, `/texts/de/common`."""

import gzip
from functools import cache
from hashlib import blake2b

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from getaway.server.http import RefusedRequest
from getaway.text.catalogs import catalog_source, common_catalogs, game_packages, languages

COMMON = "common"
_NOT_FOR_PAGES = ("cli", "terminal")


async def texts(request: Request) -> Response:
    """Fluent source by the name of the catalog: of one game, or of all that belongs to none."""
    language, part = request.path_params["language"], request.path_params["part"]
    if language not in languages() or (part != COMMON and part not in game_packages()):
        raise RefusedRequest(404, "HR-3", "there are no texts at this address")
    tag, packed, plain = _encoded(language, part)
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(plain, 200, headers, "application/json")


@cache
def _encoded(language: str, part: str) -> tuple[str, bytes, bytes]:
    """The entity tag, and the sources with and without compression."""
    names = [name for name in common_catalogs() if name not in _NOT_FOR_PAGES] if part == COMMON else [part]
    plain = msgspec.json.encode({name: catalog_source(name, language) for name in names})
    return f'"{blake2b(plain, digest_size=8).hexdigest()}"', gzip.compress(plain, 9, mtime=0), plain


TEXT_ROUTES = [Route("/texts/{language}/{part}", texts)]
